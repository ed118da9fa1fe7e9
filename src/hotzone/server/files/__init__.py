"""What is the same for everybody: files of the page and the games, texts of rules, answers that are written once."""
