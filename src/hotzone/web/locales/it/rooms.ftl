# Inviti, ritorno, l’ospite.
qr-alt = Codice QR del link della partita
invite-link = Link di questa partita
invite-local = Questo link funziona solo su questo computer. Avvia il server con --host 0.0.0.0 per far entrare i telefoni.
revoke-mine = Annulla i miei link
seat-link = Copia il link del posto
give-to = Dai a…
give-to-seat = Dai il posto { $seat } a qualcuno
make-host = Rendi ospite
be-host = L’ospite è via: prendi il suo posto
moment-link = Copia il link a questo momento
dice-seed = La partita è finita; il seme dei dadi:
dice-check = Verificalo con la registrazione salvata:
error-sent-away = L’ospite ti ha chiesto di lasciare la partita.
error-server-full = Tutte le stanze di questo server sono occupate. Torna più tardi.
error-bot-lost = Questa IA non torna dai suoi pensieri.
