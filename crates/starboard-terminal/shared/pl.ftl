turn = { $name }: { $prompt }
nothing-to-do = Nikt przy tej klawiaturze nie ma teraz nic do zrobienia.
restarted = Zaczęła się nowa gra.
log-empty = Jeszcze nic się nie wydarzyło.
step-player = { $number }. { $name }: { $text }
step-chance = { $number }. los: { $text }
hint-none = Tu nie ma czego podpowiedzieć.
no-help = W grze dnia nie ma podpowiedzi.
guide-title = Przewodnik: { $title }
guide-off = Przewodnik jest wyłączony.
score = { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
turning-points = Punkty zwrotne
no-turning-points = Żadna decyzja nie kosztowała wiele.
nobody-to-protect = Nie masz imienia na tym serwerze: nie ma czego zmieniać ani usuwać.
