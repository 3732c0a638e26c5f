summary = Rzuć trzema kośćmi. Jedną wpisz w pole statku, drugą zbuduj każde pole z jej liczbą, a trzecia odlicza czas w doku: gdy pasek się skończy, statek przepada. Każdy statek wymaga czegoś innego, na przykład jednakowych par, małej albo dużej sumy, a to, co ukończysz, przyda się później. Potem najeżdżasz Ziemię: każdy rzut może zdobyć poziom regionu, a statki pozwalają przerzucać, odwracać i zmieniać kości. Za podbicie wszystkich sześciu regionów jest 100 punktów.
feat = Admirał
feat-how =
    { $points ->
        [one] Zdobądź { $points } punkt.
        [few] Zdobądź { $points } punkty.
       *[many] Zdobądź { $points } punktów.
    }
