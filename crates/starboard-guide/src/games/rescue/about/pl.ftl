## Ships.

own-ship = Twój statek { $kind }.
ship = { $kind } gracza { $name }.
own-stack = Twój stos, statków: { $height }, na górze { $kind }.
stack = Stos gracza { $name }, statków: { $height }, na górze { $kind }.
note-speedy = Robi jeden lub dwa kroki, ale nie zabierze dowódcy.
note-hunter = Zbija wrogi statek, lądując na jego polu.
note-cargo = Z dowódcą na pokładzie nie można go zaatakować.
note-rooster = Atakuje jak ICE Hunter, ale z dowódcą nie jest bezpieczny.
note-tie = Skacze też nad polami UFO.
note-hacked = Został przejęty od innej floty.
can-reach =
    { $count ->
        [0] Teraz nie może się ruszyć.
        [one] Może teraz dolecieć na { $count } pole.
        [few] Może teraz dolecieć na { $count } pola.
       *[many] Może teraz dolecieć na { $count } pól.
    }
own-aboard = Ma na pokładzie twojego dowódcę; do { $home } zostało { $squares }.
aboard = Ma dowódcę na pokładzie; do { $home } zostało { $squares }.
can-be-attacked = Twój statek z { $from } może go teraz zaatakować.
protected = Z dowódcą na pokładzie nie można go zaatakować.

## Squares.

own-planet = Twoja planeta: wygrywa, kto pierwszy sprowadzi swojego dowódcę do domu.
planet = Planeta gracza { $name }. Można nad nią skakać.
planet-free = Planeta niczyja. Można nad nią skakać.
prison = Planeta gracza { $name }, na której jest twój dowódca: wyląduj tu, by go zabrać, ale nie statkiem Speedy F1.
holds = Więzi dowódcę gracza { $name }.
ufo = Pole UFO: żaden statek nie może tu stanąć. TIE UFO mogą nad nim skakać.
red =
    { $count ->
        [one] Czerwone pole słoneczne: statek, który tu wyląduje, może lecieć dalej na wolne czerwone pole; teraz jest { $count }.
        [few] Czerwone pole słoneczne: statek, który tu wyląduje, może lecieć dalej na wolne czerwone pole; teraz są { $count }.
       *[many] Czerwone pole słoneczne: statek, który tu wyląduje, może lecieć dalej na wolne czerwone pole; teraz jest ich { $count }.
    }
orange =
    { $count ->
        [one] Pomarańczowe pole słoneczne: statek, który tu wyląduje, może lecieć dalej na wolne pomarańczowe pole; teraz jest { $count }.
        [few] Pomarańczowe pole słoneczne: statek, który tu wyląduje, może lecieć dalej na wolne pomarańczowe pole; teraz są { $count }.
       *[many] Pomarańczowe pole słoneczne: statek, który tu wyląduje, może lecieć dalej na wolne pomarańczowe pole; teraz jest ich { $count }.
    }
own-start = Pole startowe twojej floty.
start = Pole startowe floty gracza { $name }.
own-lay = Pole startowe twojej floty: ustaw tu jeden ze swoich ośmiu statków.
empty = Puste pole.
reached-by =
    { $count ->
        [0] Żaden twój statek teraz tu nie doleci.
        [one] Może tu teraz dolecieć { $count } twój statek.
        [few] Mogą tu teraz dolecieć { $count } twoje statki.
       *[many] Może tu teraz dolecieć { $count } twoich statków.
    }

## Players.

you-have = Masz { $ships }. Flota bez statków odpada z gry.
player-has = { $name } ma { $ships }. Flota bez statków odpada z gry.
you = Twoja planeta to { $home }; dowódcę uprowadzono na { $prison }.
player = Planeta gracza { $name } to { $home }; dowódcę uprowadzono na { $prison }.
power = { $power }. { $note }
your-held = Twój dowódca jest uwięziony na { $prison }: wyląduj tam dowolnym statkiem prócz Speedy F1.
held = Dowódca gracza { $name } jest uwięziony na { $prison }.
your-aboard = Twój dowódca jest na pokładzie: { $kind } na { $at }, do domu { $squares }.
other-aboard = Dowódca gracza { $name } jest na pokładzie: { $kind } na { $at }, do domu { $squares }.
your-home = Twój dowódca jest w domu: wygrywasz.
home = Dowódca gracza { $name } jest w domu.

## Kinds, buttons, the count of quiet turns.

act-pass = Żaden twój statek nie może się ruszyć, więc pasujesz.
choose-destroy = Usuwa wrogi statek na dobre; żeby go przejąć, wybierz swoje pole startowe.
choose-whole = Rusza cały stos. Dokąd poleci, decyduje górny statek.
choose-top = Rusza tylko górny statek; pozostałe zostają.
choose-rebuild = Zamiast ruchu odbudowujesz statek ({ $a_ship }) na jednym ze swoich pól startowych.
choose-put-down = Odkłada to, co wybrane. Nic nie zostaje zagrane.
choose-standard = Ustawia twoje osiem statków w standardowym szyku. Możesz go jeszcze zmienić.
choose-clear = Zdejmuje wszystkie statki z pól startowych.
choose-ready = Zatwierdza twój szyk. Najpierw wszystkie osiem statków musi stać na swoich polach.
quiet = Tury z rzędu bez ataku i bez odbicia dowódcy: { $quiet }. Przy { $limit } jest remis.
