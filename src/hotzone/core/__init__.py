"""What all games share: tables, graphs, dice, errors and text formats. It knows no game and opens no file."""
