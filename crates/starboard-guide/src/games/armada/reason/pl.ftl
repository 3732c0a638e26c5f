lets-complete = Potem { $face } kończy statek { $ship }.
completes = Kończy statek { $ship }: { $points }.
saves = Dzięki temu statek { $ship } się nie wali.
builds =
    { $count ->
        [one] Buduje od razu { $count } pole.
        [few] Buduje od razu { $count } pola.
       *[many] Buduje od razu { $count } pól.
    }
needs-six = Po prawej stronie statku 4 pasuje tylko szóstka.
keeps-ten = Statek 4 może jeszcze mieć równe 10, za 5 odwróceń.
keeps-left = Statek 4 ma po lewej wciąż mniej niż 7.
pairs = Daje jednakową parę na statku 1.
column = Daje w kolumnie statku 2 sumę 6.
fills-column = Wypełnia kolumnę statku 3, a to rzuty.
keeps-low = Statek 5 może jeszcze mieć mniej niż 8.
keeps-high = Statek 6 może jeszcze mieć więcej niż 20.
no-countdown = Tym razem nic nie odlicza.
spares = Statek { $ship } będzie miał jeszcze { $squares }.
chance = Około { $percent } na 100 rzutów spełnia otwarty poziom.
conquers = Podbija region { $region }: { $points }.
leaves = { $region } potrzebuje potem jeszcze { $levels }.
meets = Wtedy kości spełnią: { $level }.
rerolls =
    { $faces ->
        [one] Otwarty poziom spełnia { $faces } z 6 ścianek.
        [few] Otwarty poziom spełniają { $faces } z 6 ścianek.
       *[many] Otwarty poziom spełnia { $faces } z 6 ścianek.
    }
rare = Spełnia go tylko około { $percent } na 100 rzutów.
very-rare = Spełnia go mniej niż 1 na 100 rzutów.
keeps-wild = Joker zostaje na później.
