# Pozvánky, návrat, hostitel.
qr-alt = QR kód odkazu na partii
invite-link = Odkaz na tuto partii
invite-local = Tento odkaz funguje jen na tomto počítači. Aby se připojily i telefony, spusťte server s --host 0.0.0.0.
revoke-mine = Zneplatnit mé odkazy
seat-link = Kopírovat odkaz místa
give-to = Předat…
give-to-seat = Předat místo { $seat } někomu
make-host = Udělat hostitelem
be-host = Hostitel je pryč: převzít jeho roli
moment-link = Kopírovat odkaz na tento okamžik
dice-seed = Partie skončila; semínko kostek:
dice-check = Ověřte podle uloženého záznamu:
error-sent-away = Hostitel vás požádal, abyste partii opustili.
error-server-full = Všechny místnosti tohoto serveru jsou obsazené. Přijďte později.
error-bot-lost = Tato AI se z přemýšlení nevrátila.
