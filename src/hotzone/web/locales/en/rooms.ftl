# Inviting, coming back, hosting.
qr-alt = QR code of the match’s link
invite-link = Link of this match
invite-local = This link works on this computer only. Start the server with --host 0.0.0.0 to let phones in.
revoke-mine = Void my return links
seat-link = Copy this seat’s link
give-to = Give to…
give-to-seat = Give seat { $seat } to somebody
make-host = Make host
be-host = The host is away: become host
moment-link = Copy link to this moment
dice-seed = The match is over; the dice seed:
dice-check = Check it with the saved record:
error-sent-away = The host asked you to leave this match.
error-server-full = All rooms of this server are in use. Come back later.
error-bot-lost = This AI does not come back from its thinking.
