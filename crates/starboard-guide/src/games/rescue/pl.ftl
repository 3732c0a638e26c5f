powers-title = Losowanie mocy
powers = Każda flota dostaje jedną z sześciu mocy; teraz losuje { $fleet }. Żadne dwie nie mają tej samej.
your-power = Twoja moc to { $power }. { $note }
layout-title = Rozstaw statki
layout = Ustaw swoje osiem statków na polach startowych wokół { $planet }, jak ci się podoba.
layout-front = { $squares } są najbliżej środka planszy: ustaw tam statki, które ruszą pierwsze, na przykład Speedy F1 jako oś skoków i Bounty Cargo, które poleci po dowódcę.
layout-back = Statek w rogu, na { $corner }, rusza ostatni; ICE Hunter blisko planety jej pilnuje.
other-layout = { $fleet } ustawia osiem statków na polach startowych wokół swojej planety. Każdy statek od razu widać.

## Your own turn.

win-title = Możesz wygrać
stop-title = { $fleet } jest prawie w domu
home-title = Sprowadź dowódcę do domu
fetch-title = Odbij dowódcę
move-title = Twój ruch
pass-title = Musisz spasować
pass = Żaden twój statek nie może się ruszyć, więc pasujesz. W następnej turze może być inaczej.
do-this = { $action }.
win-how = Pierwszy dowódca w domu od razu wygrywa, bez względu na to, kto stoi na planecie.
threat-home = Wrogi statek { $kind } na { $from } ma dowódcę na pokładzie i w następnej turze może dolecieć na { $home }.
stop-now = Możesz to powstrzymać. { $action }.
stop-block = Usuń statek, nad którym skacze, albo stań tam, gdzie chce wylądować.
stop-never = Tego już nie powstrzymasz; może przeciwnik przeoczy swoją szansę.
threat-protected = Bounty Cargo z dowódcą nie można zaatakować.
aboard = Twój statek z dowódcą to { $kind } na { $at }: do { $home } ma { $far }.
carrier-danger = Uwaga: wrogi statek { $hunter } z { $from } może go zaatakować, a wtedy dowódca wróci do niewoli.
carrier-protected = Bounty Cargo z dowódcą nikt nie zaatakuje, więc leć prosto do domu.
carrier-on-planet = Na planecie nikt go nie zaatakuje; zanim odlecisz, sprawdź, gdzie będzie bezpieczny.
carrier-safe = Tam, gdzie stoi, nikt nie może go teraz zaatakować.
held = Twój dowódca jest uwięziony na { $planet }; najbliżej, o { $far }, jest { $kind } na { $at }.
held-no-ship = Twój dowódca jest uwięziony na { $planet }, ale Speedy F1 go nie zabierze, a innych statków nie masz.
leap = Dobry ruch: poślij statek { $kind } z { $from } na { $to }, będzie bliżej o { $gain }.
no-leap = Żaden statek nie zbliży się teraz bezpiecznie: przygotuj statek, nad którym inne będą skakać.
fetch-cargo = Bounty Cargo z dowódcą nie można zaatakować, inne statki można.
fetch-ends = Lądowanie kończy ruch; na planecie statek jest bezpieczny, a w następnej turze leci do domu.
can-attack-carrier = { $action }; { $fleet } ma tam dowódcę na pokładzie, a on wróci do niewoli.
can-attack = Twój statek { $kind } z { $from } może zaatakować statek { $victim } na { $to }.
ship-danger = Wrogi statek { $hunter } z { $from } może zaatakować twój statek { $kind } na { $at }.
will-fetch = { $fleet } w następnej turze może odbić dowódcę statkiem z { $from }.
enemy-aboard = { $fleet } ma dowódcę na pokładzie: { $kind } na { $at }, do domu { $far }.
quiet-soon =
    { $turns ->
        [one] Bez ataku i bez odbicia dowódcy za { $turns } turę będzie remis.
        [few] Bez ataku i bez odbicia dowódcy za { $turns } tury będzie remis.
       *[many] Bez ataku i bez odbicia dowódcy za { $turns } tur będzie remis.
    }

## Powers, when they matter.

wolf-now = Możesz ruszyć całym stosem na { $at } albo tylko jego górnym statkiem.
wolf-can = Kosmiczny Wilk może układać stosy, na przykład ze statku { $kind } z { $from } na { $to }.
cheetah-now = To krok i skoki w jednym ruchu: potrafi to tylko Kosmiczny Gepard.
hacker-now = Kosmiczny Haker może przejąć statek { $victim } na { $to }, zamiast go usunąć.
rooster-now = Bounty Cargo Kosmicznego Koguta może zaatakować { $to }.
rooster-risk = Kosmiczny Kogut nie ma chronionych Bounty Cargo.
robots-now = Zamiast ruchu Kosmiczne Roboty mogą odbudować stracony statek { $kind }.
astronauts-now = To skok nad polem UFO { $ufo }: taką moc mają Starożytni Astronauci.

## Somebody else's turn.

other-title = Teraz gra { $fleet }
other-fetch = { $fleet } chce odbić swojego dowódcę z { $planet }; najbliższy statek ma tam { $far }.
other-lost = { $fleet } rusza jednym statkiem, krokami albo skokami.
other-wins = { $fleet } może teraz wrócić do domu.
other-fetches = { $fleet } może teraz odbić swojego dowódcę.
your-carrier-risk = Twój statek z dowódcą na { $at } może teraz zostać zaatakowany.
your-ship-risk = Twój statek { $kind } na { $at } może teraz zostać zaatakowany.
you-are-out = Odpadasz z gry, ale możesz oglądać dalej.
look-ahead = Tymczasem poszukaj szeregu statków, po którym twoje mogłyby skakać.

## The end.

won-title = Wygrywasz
lost-title = Wygrywa { $fleet }
draw-title = Remis
won-by = Grę wygrywa { $fleet }.
won-text = Świetny lot!
lost-text = Twój dowódca jest { $at }. Następnym razem policz, ilu ruchów potrzebuje jeszcze każda flota.
still-held = wciąż uwięziony na { $planet }
still-aboard = na pokładzie statku na { $at }, do domu { $far }
draw-text = Nikt nie wygrywa. Atak albo odbicie dowódcy zaczyna liczenie cichych rund od nowa.

## Counted

squares =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }
squares-to-go = Pola do celu
