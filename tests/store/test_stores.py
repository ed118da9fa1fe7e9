"""What every store promises, whatever it is made of."""

from __future__ import annotations

import asyncio

import pytest

from hotzone.store.protocol import (
    TALK,
    Chair,
    Change,
    EndingFilter,
    Guest,
    MatchHead,
    Person,
    Retention,
    ReturnLink,
    SharedBoard,
    Store,
    Taken,
    Try,
)
from tests.store.kinds import ENDING, MATCH, Opened, entry, run


def test_where_a_match_began_is_kept(opened: Opened) -> None:
    async def play(store: Store) -> None:
        await store.create(MATCH._replace(code="oak-11", start='{"lines":["a"]}'), Change())
        found = await store.opened("oak-11")
        assert found is not None
        assert found.match.start == '{"lines":["a"]}'

    run(opened, play)


def test_what_was_kept_is_read_again_in_its_order(opened: Opened) -> None:
    async def play(store: Store) -> None:
        for seq in (1, 2, 3):
            await store.append(entry(seq))
        assert [found.seq for found in await store.read("fern-10")] == [1, 2, 3]
        assert await store.read("fern-10", after=2) == [entry(3)]
        assert await store.match("fern-10") == MATCH
        kept = await store.opened("fern-10")
        assert kept is not None
        assert (kept.match, kept.head, list(kept.entries)) == (MATCH, MatchHead(3, 0, 0), [entry(1), entry(2), entry(3)])
        assert list(kept.people) == [Person("fern-10", 1, "Mira", True)]
        assert list(kept.links) == [ReturnLink("fern-10", "hash", 1, -1, 5.0)]
        assert list(kept.guests) == [Guest("fern-10", "browser", 1)]
        assert list(kept.chairs) == [Chair("fern-10", 0, 1, 1), Chair("fern-10", 1, 0, 0, "random")]
        assert await store.opened("oak-11") is None
        assert await store.match("oak-11") is None
        later = await store.opened("fern-10", after=2)
        assert later is not None
        assert list(later.entries) == [entry(3)]

    run(opened, play)


def test_what_a_store_counts_has_names_of_its_own_and_grows(opened: Opened) -> None:
    async def play(store: Store) -> None:
        before = {one.name: one.value for one in store.counted()}
        await store.append(entry(1))
        after = {one.name: one.value for one in store.counted()}
        assert len(after) == len(store.counted())
        assert [name for name in before if after[name] < before[name]] == []
        if after:  # matches in memory are kept by nobody who counts
            assert after["entries_total"] == before["entries_total"] + 1

    run(opened, play)


@pytest.mark.parametrize("seq", [1, 2, 4])
def test_an_entry_that_is_not_the_next_one_is_refused(opened: Opened, seq: int) -> None:
    async def play(store: Store) -> None:
        await store.append(entry(1))
        await store.append(entry(2))
        with pytest.raises(Taken):
            await store.append(entry(seq, action="chop 1,1|1,2"))
        assert [found.action for found in await store.read("fern-10")] == ["end", "end"]

    run(opened, play)


def test_an_action_and_its_dice_are_kept_together_or_not_at_all(opened: Opened) -> None:
    async def play(store: Store) -> None:
        await store.append(entry(1), entry(2), entry(3))
        with pytest.raises(Taken):
            await store.append(entry(4), entry(6))
        with pytest.raises(Taken):
            await store.append(entry(3), entry(4))
        assert [found.seq for found in await store.read("fern-10")] == [1, 2, 3]

    run(opened, play)


def test_of_two_who_write_the_same_entry_one_wins(opened: Opened) -> None:
    async def play(store: Store) -> None:
        tries = (store.append(entry(1, action=f"move {i},1")) for i in range(8))
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert found.count(None) == 1
        assert sum(isinstance(one, Taken) for one in found) == 7
        assert [one.action for one in await store.read("fern-10")] == [f"move {found.index(None)},1"]

    run(opened, play)


def test_a_code_is_used_once_and_a_refused_match_leaves_no_trace(opened: Opened) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(Taken):
            await store.create(MATCH._replace(title="Other"), Change([Person("fern-10", 2, "Eve", True)]))
        found = await store.opened("fern-10")
        assert found is not None
        assert len(found.people) == 1
        assert found.match.title == "Evening"

    run(opened, play)


def test_people_seats_and_switches_change_and_an_ending_is_written_once(opened: Opened) -> None:
    async def play(store: Store) -> None:
        after = Change([Person("fern-10", 1, "Mirka", False)], [Chair("fern-10", 1, 1, 1)])
        assert await store.arrange("fern-10", 0, after._replace(title="Night", switches='{"chat":"off"}')) == 1
        await store.finish(ENDING)
        await store.finish(ENDING._replace(ended=9.0))
        found = await store.opened("fern-10")
        assert found is not None
        assert (found.match.title, found.match.switches) == ("Night", '{"chat":"off"}')
        assert found.people[0].name == "Mirka"
        assert found.chairs[1] == Chair("fern-10", 1, 1, 1)
        assert await store.endings() == [ENDING._replace(number=1)]

    run(opened, play)


def test_of_two_who_change_the_crew_at_once_the_second_reads_first(opened: Opened) -> None:
    async def play(store: Store) -> None:
        changes = [Change(chairs=[Chair("fern-10", 1, who, who)]) for who in (2, 3)]
        found = await asyncio.gather(*(store.arrange("fern-10", 0, change) for change in changes), return_exceptions=True)
        assert [one for one in found if not isinstance(one, Taken)] == [1]
        kept = await store.opened("fern-10")
        assert kept is not None
        assert (kept.head.crew, kept.chairs[1].owner) == (1, 2 + found.index(1))
        assert await store.arrange("fern-10", 1, changes[1]) == 2

    run(opened, play)


def test_a_match_that_begins_with_entries_goes_on_after_them(opened: Opened) -> None:
    async def play(store: Store) -> None:
        await store.create(MATCH._replace(code="oak-11"), Change(), [entry(1, "oak-11"), entry(2, "oak-11")])
        await store.append(entry(3, "oak-11"))
        assert len(await store.read("oak-11")) == 3

    run(opened, play)


def test_people_links_and_browsers_go_and_come_together(opened: Opened) -> None:
    async def play(store: Store) -> None:
        after = Change([Person("fern-10", 2, "Ota", True)], [Chair("fern-10", 0, 2, 2)], [ReturnLink("fern-10", "new", 0, 1, 6.0)])
        await store.arrange("fern-10", 0, after._replace(gone=[1], void=["hash"], guests=[Guest("fern-10", "browser", 0)]))
        found = await store.opened("fern-10")
        assert found is not None
        assert list(found.people) == [Person("fern-10", 2, "Ota", True)]
        assert [link.secret for link in found.links] == ["new"]
        assert list(found.guests) == [Guest("fern-10", "browser", 0)]
        await store.arrange("fern-10", 1, Change(strangers=["browser"]))
        found = await store.opened("fern-10")
        assert found is not None
        assert list(found.guests) == []

    run(opened, play)


def test_chat_and_what_a_bot_said_stay_and_old_lines_are_forgotten(opened: Opened) -> None:
    async def play(store: Store) -> None:
        await store.append(entry(1)._replace(words='{"reason":"why not"}'))
        for number in range(1, TALK + 4):
            assert await store.say("fern-10", f"line {number}") == number
        found = await store.opened("fern-10")
        assert found is not None
        assert found.entries[0].words == '{"reason":"why not"}'
        assert (found.talk[0], found.talk[-1], found.head.lines) == ("line 4", f"line {TALK + 3}", TALK + 3)

    run(opened, play)


def test_chat_goes_on_from_the_highest_number_when_the_store_is_opened_again(opened: Opened) -> None:
    async def play(store: Store) -> None:
        for number in range(1, TALK + 6):
            await store.say("fern-10", f"line {number}")
        if store.kind != "memory":
            await store.close()
            store = opened()
            await store.start()
        assert await store.say("fern-10", "after") == TALK + 6
        found = await store.opened("fern-10")
        assert found is not None
        assert list(found.talk) == [*(f"line {number}" for number in range(7, TALK + 6)), "after"]
        await store.close()

    run(opened, play)


def test_numbers_of_people_are_given_once(opened: Opened) -> None:
    async def play(store: Store) -> None:
        found = await asyncio.gather(*(store.person("fern-10") for _ in range(10)))
        assert sorted(found) == list(range(2, 12))  # Mira is the first

    run(opened, play)


def test_a_setting_is_put_only_if_it_is_still_what_it_was(opened: Opened) -> None:
    async def play(store: Store) -> None:
        assert await store.setting("server") == ""
        found = await asyncio.gather(*(store.put_setting("server", f"name {i}", was="") for i in range(5)))
        assert found.count(True) == 1
        assert await store.setting("server") == f"name {found.index(True)}"
        assert not await store.put_setting("server", "other", was="something else")
        assert await store.put_setting("server", "two", was=f"name {found.index(True)}")
        assert await store.put_setting("server", "three")
        assert await store.setting("server") == "three"

    run(opened, play)


def test_heads_say_how_far_matches_are(opened: Opened) -> None:
    async def play(store: Store) -> None:
        await store.append(entry(1), entry(2))
        await store.say("fern-10", "hello")
        await store.arrange("fern-10", 0, Change())
        heads = await store.heads(["fern-10", "oak-11", "none-12"])
        assert heads == {"fern-10": MatchHead(2, 1, 1), "oak-11": MatchHead(0, 0, 0)}

    run(opened, play, "fern-10", "oak-11")


def test_the_station_log_is_paged_chosen_from_and_summed_up(opened: Opened) -> None:
    codes = [f"fern-{number}" for number in range(10, 16)]
    rows = [
        ENDING._replace(match=code, title=f"Вечер {i}", created=0.0, ended=86_400.0 * i + 60, actions=i, number=i)
        for i, code in enumerate(codes, 1)
    ]
    rows[1] = rows[1]._replace(
        result='{"won": 0, "lost": 5, "ending": "collapse"}', people='["\\u0418\\u0433\\u043e\\u0440\\u044c"]'
    )
    rows[2] = rows[2]._replace(origin="record")
    rows[3] = rows[3]._replace(private=True)
    rows[4] = rows[4]._replace(game="reactor", setup="board=field", line="1 level heroic rescued 3")

    async def chosen(store: Store, wanted: EndingFilter) -> list[int]:
        found = [row.number for row in await store.endings(wanted)]
        assert (await store.totals(wanted)).matches == len(found)
        return found

    async def play(store: Store) -> None:
        for row in rows:
            await store.finish(row)
        assert await store.endings() == rows[::-1]
        assert await store.endings(limit=2) == [rows[5], rows[4]]
        assert await store.endings(before=5, limit=2) == [rows[3], rows[2]]
        assert await chosen(store, EndingFilter(game="reactor")) == [5]
        assert await chosen(store, EndingFilter(won="0", ending="collapse")) == [2]
        assert await chosen(store, EndingFilter(settings={"level": "heroic", "board": "field"})) == [5]
        assert await chosen(store, EndingFilter(settings={"level": "family"})) == []
        assert await chosen(store, EndingFilter(name="ВЕЧЕР 3")) == [3]
        assert await chosen(store, EndingFilter(name="игорь")) == [2]
        assert await chosen(store, EndingFilter(name="FERN-15")) == [6]
        assert await chosen(store, EndingFilter(since="1970-01-04", until="1970-01-05")) == [4, 3]
        assert await chosen(store, EndingFilter(own=True)) == [6, 5, 4, 2, 1]
        assert await chosen(store, EndingFilter(guest="")) == [6, 5, 3, 2, 1]
        assert await chosen(store, EndingFilter(guest="browser")) == [6, 5, 4, 3, 2, 1]
        await store.arrange("fern-11", 0, Change(switches='{"watchers":false}'))
        await store.arrange("fern-13", 0, Change(switches='{"watchers":true}'))
        assert await chosen(store, EndingFilter(guest="")) == [6, 5, 4, 3, 1]
        totals = await store.totals(EndingFilter(until="1970-01-03"))
        assert (totals.matches, dict(totals.sums)) == (2, {"won": 1, "lost": 7})
        assert totals.minutes == pytest.approx(1440 + 1 + 2880 + 1)

    run(opened, play, *codes)


def test_a_store_that_is_well_says_nothing_and_one_process_has_no_others(opened: Opened) -> None:
    async def play(store: Store) -> None:
        await store.ping()
        beat = await store.beat()
        assert (list(beat.nodes), list(beat.died)) == ([store.node], [])
        await store.here("fern-10", "[]")
        assert await store.others(["fern-10"]) == []
        await store.tell("fern-10", "anything")

    run(opened, play)


def test_of_the_tries_of_a_browser_at_a_fire_one_counts(opened: Opened) -> None:
    async def play(store: Store) -> None:
        for number, code in enumerate(("a", "b", "c")):
            await store.begin_try(Try("daily 2026-01-01", code, "me" if code != "c" else "ai", 1.0 + number, code != "b"))
        await store.arrange("a", 0, Change(guests=[Guest("a", "mate", 2), Guest("a", "stranger", 0)]))
        with pytest.raises(Taken):
            await store.begin_try(Try("daily 2026-01-01", "d", "me", 9.0, True))
        await store.name_try("a", "Night shift", True)
        await store.end_try("a", "{}")
        await store.end_try("a", '{"late": true}')  # the first result stays
        first = Try("daily 2026-01-01", "a", "me", 1.0, True, "Night shift", True, "{}")
        assert await store.try_of("a") == first
        assert await store.try_of("nobody") is None
        assert [one.match for one in await store.tries("daily 2026-01-01")] == ["a", "b", "c"]
        assert [one.match for one in await store.tries_of("me")] == ["a", "b"]
        assert await store.tries_of("mate", "daily 2026-01-01") == [first]
        assert await store.tries_of("mate", "daily 2026-01-02") == []
        assert await store.tries_of("stranger") == []

    run(opened, play, "a", "b", "c", "d")


BOARD = SharedBoard("rye-loaf-2741", "fire", "w-00", "Bakery", "Mira", "CC BY 4.0", 'name = "b"', "browser", 100.0, 100.0)


def test_a_shared_board_is_found_by_its_code_and_taken_down_by_who_shared_it(opened: Opened) -> None:
    async def play(store: Store) -> None:
        await store.share_board(BOARD)
        with pytest.raises(Taken):
            await store.share_board(BOARD._replace(title="Another"))
        assert await store.shared_board("rye-loaf-2741", 200.0) == BOARD._replace(seen=200.0)
        assert await store.shared_board("oak-11", 200.0) is None
        assert not await store.drop_board("rye-loaf-2741", "another")
        assert await store.drop_board("rye-loaf-2741", "browser")
        assert await store.shared_board("rye-loaf-2741", 300.0) is None

    run(opened, play)


def test_a_board_that_nobody_looked_at_for_a_year_goes(opened: Opened) -> None:
    async def play(store: Store) -> None:
        await store.share_board(BOARD)
        await store.tidy(Retention(), 100.0 + 364 * 86_400.0)
        assert await store.shared_board("rye-loaf-2741", 100.0) is not None
        await store.tidy(Retention(), 101.0 + 365 * 86_400.0)
        assert await store.shared_board("rye-loaf-2741", 100.0) is None or store.kind == "memory"

    run(opened, play)
