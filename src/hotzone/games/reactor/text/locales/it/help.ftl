# Quello che dice --help; l'inglese sta nei comandi stessi.
option-board = la plancia, per nome
option-players = quante persone giocano
option-third = chi è il terzo di tre: soldier il soldato, doctor il medico
option-hearts = quanto sopporta il reattore: da 1 a 3
