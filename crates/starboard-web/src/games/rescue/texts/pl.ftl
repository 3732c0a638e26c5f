quiet = Cisza { $turns }/{ $limit }
prompt-layout = Ustaw osiem statków wokół swojej planety i zatwierdź.
step-powers = Moce
step-layout = Szyk
step-move = Ruch
step-over = Koniec
player-out = poza grą
held-short = na { $planet }
home-short = w domu
aboard-short = leci: { $square }
board-label = Sześciokątna plansza, rzędy od a do m. Strzałki zmieniają pole, przecinek i kropka przechodzą między możliwymi, Enter wybiera.
brief-move = { $kind } z { $from } na { $to }
brief-attack = { $kind } z { $from } atakuje { $to }
brief-hack = { $kind } z { $from } przejmuje { $to }, na { $home }
told-took-yours = { $name } niszczy twój statek { $kind } na { $square }.
told-took = { $name } niszczy statek { $kind } gracza { $owner } na { $square }.
told-you-hacked = { $name } przejmuje twój statek { $kind }.
told-you-returned = Twój dowódca wraca do niewoli na { $planet }.

## What is on a square.

empty = puste
ufo = pole UFO
red = czerwone pole słoneczne
orange = pomarańczowe pole słoneczne
planet-of = planeta gracza { $name }
planet-free = planeta niczyja
holds = tu jest więziony dowódca gracza { $name }
ship-of = { $kind } gracza { $name }
with-commander = { $ship } z dowódcą na pokładzie
above = pod nim { $ship }
hacked = przejęty
starting-square = pole startowe gracza { $name }
drafted = { $kind }, jeszcze bez zatwierdzenia

## What a square would mean.

can-move = może się ruszyć
chosen = wybrane
aim-step = krok
aim-jump =
    { $count ->
        [one] skok, { $count } lądowanie
        [few] skok, { $count } lądowania
       *[many] skok, { $count } lądowań
    }
aim-attraction = przyciąganie słoneczne
aim-attack = atak
aim-pickup = odbij dowódcę
aim-home = do domu i wygrana
aim-stack = dołóż do stosu
aim-rebuild = odbuduj tu statek
aim-receive = ustaw tu przejęty statek
aim-lay = ustaw tu statek

## What to do.

choose-ship = Wybierz statek, który może się ruszyć
stuck = Ten statek nie może się teraz ruszyć
choose-target = Wybierz cel ruchu
tap-again = Dotknij jeszcze raz, by zagrać
put-down = Anuluj
whole-stack = Cały stos
top-only = Tylko górny
destroy = Zniszcz
take-over = Przejmij: wybierz pole startowe
rebuild = Odbuduj { $kind }
pass = Spasuj
turn-board = Twoja planeta na dole
turn-on = Obróć planszę (na dole planeta gracza { $name })
legend = Legenda
sign-own = może się ruszyć
sign-step = krok
sign-jump = skok
sign-attraction = przyciąganie
sign-attack = atak
sign-pickup = odbicie
sign-home = dom
sign-rebuild = ustaw statek
sign-stack = stos

## Layout.

tray = Statki do ustawienia
tray-ship = { $kind }, zostało: { $left }
standard = Standard
clear = Wyczyść
ready = Gotowe
lay-how = Wybierz statek poniżej i pole startowe, przeciągnij go tam albo naciśnij na polu F, H, C lub T
lay-ready = Statki stoją na miejscach: naciśnij „Gotowe” albo jeszcze je przestaw
not-your-start = To nie jest twoje pole startowe (R8)
laid-already = Ten statek już stoi; „Cofnij” go zabierze
none-left = Oba twoje statki { $kind } już stoją (R5)
pick-first = Najpierw wybierz statek

## The end in one line, and the chart of a finished game.

you-win-by-squares =
    { $squares ->
        [one] Wygrywasz z przewagą { $squares } pola
        [few] Wygrywasz z przewagą { $squares } pól
       *[many] Wygrywasz z przewagą { $squares } pól
    }
wins-by-squares =
    { $squares ->
        [one] { $name } wygrywa z przewagą { $squares } pola
        [few] { $name } wygrywa z przewagą { $squares } pól
       *[many] { $name } wygrywa z przewagą { $squares } pól
    }
you-are-last = Wygrywasz: zostaje tylko twoja flota
is-last = { $name } wygrywa: reszta flot jest rozbita
