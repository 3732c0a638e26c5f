of-red = Waffen
of-orange = Technik
of-blue = Infiltration
points-of = { $points } { $ability }
nothing = nichts

## Setting up.

setup-title = Der Flug beginnt
setup-aliens = Drei Aliens werden gezogen: Ihre Sektoren durchquerst du von links nach rechts, je vier Runden lang.
setup-aim = Finde { $weapons } Superwaffen in zwölf Runden und lass nie zwei Fähigkeiten auf null sinken.
captain-title = Wer übernimmt das Kommando?
captain = Die Karte des Captains bestimmt deine drei Fähigkeiten; mehr Punkte bekommst du nie.
captain-dice = Sie gibt dir auch zwei Würfel; einen davon darfst du in jeder Runde nutzen.
roll-title = Ein Wurf: { $die }
roll-setup = Crewwürfel beginnen auf 6, Systemwürfel aber werden geworfen.
roll-again = Der Würfel wird geworfen, und die Seite, die oben liegt, bleibt.
roll-look = Öffne den Würfel, um zu sehen, was jede Seite bewirkt.
planets-title = Planeten werden aufgedeckt
planets = Drei Planeten werden ausgelegt; jeder verändert die Runde, in der du ihn durchsuchst.
planets-later = Die du jetzt nicht wählst, bleiben für spätere Runden.
reveal = { $planet } deckt noch einen Planeten auf, bevor es weitergeht.
reveal-later = So hast du in der nächsten Runde mehr Auswahl.

## A planet.

planet-title = Wo willst du suchen?
planet-round =
    { $left ->
        [one] Runde { $round } von 12, { $left } Superwaffe ist noch versteckt.
       *[other] Runde { $round } von 12, { $left } Superwaffen sind noch versteckt.
    }
planet-best = Vergleiche, was sie ändern, etwa { $planet }: { $says }.
planet-sector = Dein Sektor, { $alien }: { $says }.
planet-low = Deine schwächste Fähigkeit ist { $ability }, jetzt auf { $points }: Schone sie in dieser Runde.

## The line.

before-line-title = Bevor du die Reihe ziehst
before-line = Mit dem Würfel „{ $die }“ siehst du acht Karten und legst vier davon aus, wie du willst.
before-line-now = Nutze den Würfel jetzt: Du hast wenig Punkte, und eine sanfte Reihe ist ihn wert.
before-line-save = Am meisten bringt er in einer schweren Runde; fühlst du dich stark, dann zieh einfach.
one-die = Pro Runde ist nur ein Würfel erlaubt.
line-title = Die Reihe wird gezogen
line-four =
    { $left ->
        [one] Vom aktuellen Stapel werden vier Karten gezogen ({ $alien }, { $left } Karte).
       *[other] Vom aktuellen Stapel werden vier Karten gezogen ({ $alien }, { $left } Karten).
    }
line-cubes = Ihre Klötzchen kommen in den Beutel, und der letzte Ort unter ihnen wird der Ort, an dem du bist.
sift-title = Acht Karten zur Auswahl
sift = Du siehst acht Karten, legst vier aus und mischst die anderen zurück.
sift-think = Jede Karte bezahlst du in der Farbe ihrer rechten Nachbarin, also kommt es auf die Reihenfolge an.
place-title = Karte { $number } deiner Reihe
place-best = Eine gute Wahl wäre { $card }: Stärke { $strength }, Planetensymbole { $icons }.
place-left = Ihr Symbol entscheidet, womit du { $before } bezahlst; am meisten hast du von { $ability } ({ $have }).
place-first = Die erste Karte bezahlst du in der Farbe der zweiten.

## Engage or evade.

decide-title = { $card }: meistern oder umgehen?
must-evade-title = { $card }: Du musst umgehen
must-engage-title = { $card }: jetzt meistern
help-title = { $card }: nur mit Hilfe
desperate-title = { $card }: deine letzte Karte?
price = { $card } kostet { $due }, denn die Karte blickt auf { $other }.
price-own = { $card } kostet { $due }: Keine andere Karte ist mehr da, also zählt das eigene Symbol.
price-free = { $card }: Es ist nichts mehr zu zahlen, das Meistern ist kostenlos.
best-engage = Meistere die Karte mit { $payment }; dann hast du { $points }.
best-free = Also meistere die Karte.
best-evade = Besser umgehen: Das kostet { $payment } und dann { $cubes }.
best-evade-free = Besser umgehen: Das ist hier kostenlos; danach: { $cubes }.
evade-dearer = Umgehen wäre kaum billiger: Es hat seinen Preis, und dann: { $cubes }.
engage-costs = Das Meistern würde { $payment } kosten.
icons-gain = Bei der Suche bringt sie { $cubes }.
icons-none = Sie hat kein Planetensymbol, bringt also bei der Suche nichts.
to-hand = Gemeistert kommt sie außerdem für später auf deine Hand.
two-for-one = Zwei Punkte einer anderen Fähigkeit ersetzen einen.
helps = Hilfe zur Hand: { $what }.
is-zero = { $card } hat Stärke 0, und so eine Karte kann man nur umgehen.
cannot-pay = { $card } kostet { $due }, mehr als du zahlen kannst ({ $points }).
pay-evade = Umgehen zahlst du am besten mit { $payment }; danach: { $cubes }.
pay-evade-free = Umgehen ist hier kostenlos; danach: { $cubes }.
committed = Du hast Hilfe zum Meistern genutzt, also kannst du nicht mehr umgehen.
doom-some = Vorsicht: Das Risiko, dass die Partie durch das Umgehen endet, liegt bei { $percent } %.
doom-sure = Vorsicht: Nach dem Umgehen wären zwei Fähigkeiten auf null, und die Partie wäre zu Ende.
engage-ends = Vorsicht: Nach dieser Zahlung wären zwei Fähigkeiten auf null, und die Partie wäre zu Ende.
hopeless = Was du auch tust, wohl sinken zwei Fähigkeiten auf null; nimm die bessere Chance.
needs-help = Ohne Hilfe kannst du { $due } nicht zahlen: { $card }.
needs-help-worth = Ihre Planetensymbole machen das überlegenswert; sonst umgehe sie.
needs-help-save = Sie hat kein Planetensymbol: Spar die Hilfe lieber auf und umgehe sie.
cubes-cost = { $cubes } aus dem Beutel, jedes für einen Punkt
one-cube-costs = 1 Klötzchen aus dem Beutel, für einen Punkt
cubes-none = kein Klötzchen

## The evade.

evading-title = Umgehen: { $card }
evading = Der Preis ist gezahlt; jetzt: { $cubes }.
evading-helps = Vorher darfst du etwas nutzen: { $what }.
evading-safe = Das kannst du dir leisten, also hat Hilfe noch Zeit.
evading-danger = Das Risiko, dass die Klötzchen die Partie beenden, liegt bei { $percent } %, also nutze Hilfe.
cubes-title = Klötzchen werden gezogen
evade-odds = Das nächste Klötzchen, das zählt: { $list }.
evade-back = Weiße, schwarze und gelbe kommen zurück und zählen nicht.

## The search.

search-title = Die Suche: { $cubes } zu ziehen
search-odds = Das nächste Klötzchen: gelb { $yellow } %, weiß { $white } %, schwarz { $black } %.
search-left =
    { $left ->
        [one] { $left } Superwaffe ist noch versteckt.
       *[other] { $left } Superwaffen sind noch versteckt.
    }
search-helps = Nutzen darfst du auch: { $what }.
search-first = Was Klötzchen bringt oder den Beutel säubert, nutzt du am besten vor dem Ziehen.
search-draw = Jedes Klötzchen, das noch aussteht, musst du ziehen, ob es hilft oder schadet.
search-done-title = Nichts mehr zu ziehen
search-done = Alle Klötzchen sind gezogen, also kannst du die Runde beenden.
search-done-save = Was du jetzt nicht brauchst, ist später vielleicht mehr wert.
black-quietus = Schwarze Klötzchen sammeln sich auf Quietus.
black-costs = Ein schwarzes kostet einen Punkt.
keep-title = Wohin mit dem Klötzchen ({ $cube })?
keep-choice = Es erhöht { $ability } ({ $points } von { $most }) oder kommt auf eine Superwaffe: { $weapons }.
keep-raise = Erhöhe die Fähigkeit: Sie ist niedrig, und null ist nah.
keep-fit-last = Erforscht wäre dann { $weapon }: { $says }.
keep-fit = Du kannst es dir leisten, es auf eine Superwaffe zu legen: { $weapon } hilft dann in jeder weiteren Runde.
keep-which = Die Fähigkeit kann nicht steigen, also wähle eine Superwaffe: { $weapons }.
find-title = Eine Superwaffe!
find-draw =
    { $left ->
        [one] Ein gelbes Klötzchen: Eine der verschollenen Waffen taucht auf, und { $left } ist dann noch versteckt.
       *[other] Ein gelbes Klötzchen: Eine der verschollenen Waffen taucht auf, und { $left } sind dann noch versteckt.
    }
find-last = Ein gelbes Klötzchen: Die letzte der verschollenen Waffen taucht auf. Damit gewinnst du!
find-works = Sie wirkt, sobald sie die Klötzchen hat, die sie braucht.
find-costs = Das Alien des Sektors nimmt dafür { $points }, jeden von der Fähigkeit, die gerade am höchsten ist.
find-die = Mit dem Würfel „{ $die }“ darfst du wählen, welche es ist.
find-die-tip = Das lohnt sich früh in der Partie, wenn sie noch viele Runden hilft.

## Choices that cards and dice ask for.

text-title = { $card } lässt dir die Wahl
text-both = Entweder { $first } oder { $second }.
text-best = Meist ist besser: { $best }.
text-close = Hier ist beides etwa gleich viel wert: Achte auf deine schwächste Fähigkeit.
gain-title = Ein Geschenk: { $points }
gain-where = Wähle, welche Fähigkeit steigt; du hast { $points }.
gain-lowest = Die niedrigste Fähigkeit steigt (bei Gleichstand wählst du); du hast { $points }.
gain-best = Am nötigsten hat es { $ability }.
lose-title = Ein Verlust: { $points }
lose-where = Wähle, welche Fähigkeit zahlt; du hast { $points }.
lose-highest = Die höchste Fähigkeit zahlt (bei Gleichstand wählst du); du hast { $points }.
lose-best = Am ehesten entbehren kannst du { $ability }.
lose-zero = Lass keine zweite Fähigkeit auf null sinken: Damit wäre die Partie verloren.
take-title = Aus dem Beutel: { $cubes }
take-bag = Im Beutel: { $list }.
take-best = Auf diese Farbe verzichtest du am besten: { $cube }.
take-yellow = Nimm nie ein gelbes: Du brauchst sie alle.
discard-title = Eine Karte muss weg
discard = Wähle eine Karte deiner Hand; sie ist ohne Wirkung verloren.
discard-best = Kaum fehlen wird dir { $card }.
turn-up-title = Ein Würfel wird hochgedreht
turn-up = Zur Wahl: { $list }.
turn-up-best = { $die } bewirkt dann: { $says }.
turn-down-title = Dreh herunter: { $die }
turn-down = Ein genutzter Würfel muss auf eine niedrigere Seite; er steht auf { $face }.
turn-down-next = Die nächste nach unten ist { $face }: { $says }.
turn-down-skip = Du darfst Seiten überspringen: Eine niedrigere kann mehr wert sein, aber dann bleiben weniger übrig.
reroll-title = Wirf einen Würfel neu
reroll = Deine Würfel: { $list }.
reroll-best = Nimm den, der am wenigsten zu verlieren hat: { $die }.
trade-title = Tausch einen Würfel
trade = Gib einen Würfel weg und wirf einen neuen anderer Art.
trade-best = Gib den niedrigsten weg: { $die }.
trade-keep = Ein Crewwürfel deiner schwächsten Farbe ist eine gute Wahl.
understand-title = Ein Geheimnis ist gelüftet
understand = Eine gefundene Superwaffe gilt von jetzt an als erforscht.
understand-best = Am meisten Klötzchen fehlen für { $weapon }: { $says }.
exchange-title = Tausch eine Superwaffe
exchange = Gib eine gefundene weg und nimm dafür eine beliebige andere.
exchange-best = Schnell erforscht ist { $weapon } ({ $says }).
claim-title = Wähle deine Superwaffe
claim = Du darfst jede nehmen, die noch nicht gefunden ist.
borrow-title = Nur für diese Karte: { $die }
borrow = Der Würfel wird geworfen, seine Seite gilt sofort, und dann ist er weg.
borrow-luck = Eine Seite, die nicht zu dieser Karte passt, ist verloren.
borrowed = Er zeigt { $face }: { $says }.
borrowed-choose = Wähle, was dir jetzt hilft.
probe-title = Ein zufälliges Klötzchen geht
probe = Ein Klötzchen wird aus dem Beutel gezogen und kommt in den Vorrat; ein gelbes kommt zurück.
probe-then = Danach geht das Umgehen weiter.
pair-title = Zwei Klötzchen für eines
pair = Zwei Klötzchen werden gezogen, und du nutzt eines davon.
pair-other = Das andere kommt in den Vorrat, auch ein gelbes.
pair-yellows = Das andere kommt in den Vorrat, auch ein gelbes; sind beide gelb, kommt es zurück in den Beutel.
pair-best = Behalte dieses: { $cube }.
pair-seen = Gezogen: { $first } und { $second }.

## The end.

won-title = Sieg!
won = Du hast alle Superwaffen gefunden, in Runde { $round }.
won-next = Versuch die nächste Schwierigkeit oder einen Captain mit schwächeren Fähigkeiten.
won-hardest = Schwerer geht es nicht; versuch es jetzt mit einem anderen Captain.
crippled-title = Das Schiff ist ein Wrack
crippled = Zwei Fähigkeiten sind auf null gesunken: { $points }.
crippled-second = Behalte nächstes Mal Punkte für den Preis einer Superwaffe, und erhöhe Fähigkeiten, bevor du Klötzchen auf Waffen legst.
crippled-next = Umgehe nächstes Mal weniger Karten, wenn der Beutel voll von deiner schwachen Farbe ist, und erhöhe Fähigkeiten, bevor du Klötzchen auf Waffen legst.
exhausted-title = Die Spur verliert sich
exhausted =
    { $left ->
        [one] Zwölf Runden sind vorbei, und { $left } Superwaffe ist noch versteckt.
       *[other] Zwölf Runden sind vorbei, und { $left } Superwaffen sind noch versteckt.
    }
exhausted-next = Meistere nächstes Mal mehr Karten mit Planetensymbolen: Lange Suchen finden mehr.

## Counted

cube-count =
    { $count ->
        [one] { $count } Klötzchen
       *[other] { $count } Klötzchen
    }
race = Das Schiff über die Runden
weapons-found = Superwaffen
