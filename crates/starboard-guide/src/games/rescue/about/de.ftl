## Ships.

own-ship = Dein { $kind }.
ship = { $kind } von { $name }.
own-stack = Dein Stapel aus { $height } Schiffen, oben { $kind }.
stack = Stapel aus { $height } Schiffen von { $name }, oben { $kind }.
note-speedy = Macht einen oder zwei Schritte, kann aber den Kommandanten nicht mitnehmen.
note-hunter = Schlägt ein feindliches Schiff, indem er darauf landet.
note-cargo = Mit dem Kommandanten an Bord unangreifbar.
note-rooster = Greift an wie ein ICE Hunter, ist aber mit dem Kommandanten nicht sicher.
note-tie = Springt auch über UFO-Felder.
note-hacked = Von einer anderen Flotte übernommen.
can-reach =
    { $count ->
        [0] Kann jetzt nicht ziehen.
        [one] Kann jetzt { $count } Feld erreichen.
       *[other] Kann jetzt { $count } Felder erreichen.
    }
own-aboard = Dein Kommandant ist an Bord: noch { $squares } bis { $home }.
aboard = Der Kommandant ist an Bord: noch { $squares } bis { $home }.
can-be-attacked = Dein Schiff auf { $from } kann dieses Schiff jetzt angreifen.
protected = Mit dem Kommandanten an Bord unangreifbar.

## Squares.

own-planet = Dein Planet: Wer den eigenen Kommandanten zuerst heimbringt, gewinnt.
planet = Planet von { $name }. Schiffe können darüberspringen.
planet-free = Planet ohne Besitzer. Schiffe können darüberspringen.
prison = Auf dem Planeten von { $name } ist dein Kommandant gefangen: Lande hier, um ihn an Bord zu nehmen, aber nicht mit einem Speedy F1.
holds = Hier gefangen: der Kommandant von { $name }.
ufo = UFO-Feld: Hier darf kein Schiff stehen. Ein TIE UFO kann darüberspringen.
red =
    { $count ->
        [one] Rotes Sonnenfeld: Ein Schiff, das hier landet, darf zu jedem freien roten weiterfliegen; jetzt ist { $count } frei.
       *[other] Rotes Sonnenfeld: Ein Schiff, das hier landet, darf zu jedem freien roten weiterfliegen; jetzt sind { $count } frei.
    }
orange =
    { $count ->
        [one] Orangefarbenes Sonnenfeld: Ein Schiff, das hier landet, darf zu jedem freien orangefarbenen weiterfliegen; jetzt ist { $count } frei.
       *[other] Orangefarbenes Sonnenfeld: Ein Schiff, das hier landet, darf zu jedem freien orangefarbenen weiterfliegen; jetzt sind { $count } frei.
    }
own-start = Startfeld deiner Flotte.
start = Startfeld der Flotte von { $name }.
own-lay = Startfeld deiner Flotte: Stell eines deiner acht Schiffe hierher.
empty = Leeres Feld.
reached-by =
    { $count ->
        [0] Keines deiner Schiffe kommt jetzt hierher.
        [one] Eines deiner Schiffe kommt jetzt hierher.
       *[other] { $count } deiner Schiffe kommen jetzt hierher.
    }

## Players.

you-have = Du hast { $ships }. Ohne Schiff scheidet eine Flotte aus.
player-has = { $name } hat { $ships }. Ohne Schiff scheidet eine Flotte aus.
you = Dein Planet ist { $home }; dein Kommandant wurde nach { $prison } verschleppt.
player = Planet von { $name }: { $home }; der Kommandant wurde nach { $prison } verschleppt.
power = { $power }. { $note }
your-held = Dein Kommandant ist auf { $prison } gefangen: Lande dort mit jedem Schiff außer einem Speedy F1.
held = Der Kommandant von { $name } ist auf { $prison } gefangen.
your-aboard = Dein Kommandant ist an Bord: { $kind } auf { $at }, noch { $squares } bis daheim.
other-aboard = Der Kommandant von { $name } ist an Bord: { $kind } auf { $at }, noch { $squares } bis daheim.
your-home = Dein Kommandant ist daheim: Du gewinnst.
home = Der Kommandant von { $name } ist daheim.

## Kinds, buttons, the count of quiet turns.

act-pass = Keines deiner Schiffe kann ziehen, also passt du.
choose-destroy = Entfernt das feindliche Schiff für immer; willst du es übernehmen, wähle stattdessen eines deiner Startfelder.
choose-whole = Zieht den ganzen Stapel. Das oberste Schiff bestimmt, wohin er kann.
choose-top = Zieht nur das oberste Schiff; die anderen bleiben.
choose-rebuild = Statt zu ziehen, stellst du ein Schiff wieder auf eines deiner Startfelder: { $a_ship }.
choose-put-down = Hebt deine Auswahl auf. Gespielt wird nichts.
choose-standard = Stellt deine acht Schiffe in der Standardordnung auf. Du kannst sie noch ändern.
choose-clear = Nimmt alle Schiffe wieder von den Startfeldern.
choose-ready = Bestätigt deine Aufstellung. Dafür müssen alle acht Schiffe stehen.
quiet = { $quiet } Züge in Folge ohne Angriff oder Befreiung. Bei { $limit } endet die Partie remis.
