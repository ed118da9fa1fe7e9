"""A text board of a student project is opened in the workshop like any board file, and is a building to go on with."""

from pathlib import Path

from playwright.sync_api import expect

from tests.boards.own_boards import ROOT
from tests.web.hands import Hands


def test_a_file_of_students_opens_as_a_building_and_a_broken_one_says_where(hands: Hands, tmp_path: Path) -> None:
    page, students = hands.page, ROOT / "tests" / "boards" / "students.txt"
    page.goto(hands.address + "/workshop")
    page.wait_for_selector(".board-card svg")
    broken = tmp_path / "broken.txt"
    broken.write_text(students.read_text("utf-8").replace("2 4 v", "2 9 v"), "utf-8")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.locator(".note.is-refused")).to_contain_text("7")
    page.locator("input[type=file]").set_input_files(students)
    expect(page.locator(".board-title input")).to_have_value("Board of a student project")
