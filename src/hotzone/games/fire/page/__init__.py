"""What the page is sent: plain data that carries what is legal, so that the page needs no rule."""
