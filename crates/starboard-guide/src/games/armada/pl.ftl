## Before a roll of phase 1.

welcome-title = Sześć statków do zbudowania
welcome = Każdy rzut to trzy kości: jedna daje wartość, jedna buduje, jedna odlicza.
welcome-aim = Celuj w statek 4, bo jest mały, i w statek 3, bo daje rzuty w drugiej fazie.
roll-title = Następny rzut
roll-open = Otwarte statki: { $ships }.
roll-short = Jeden kwadracik paska został na statkach: { $ships }.
roll-so-far = Statki dają na razie: { $list }.

## A value.

first-title = Pierwsza wartość
first = Wybierz kość i wpisz ją w puste kółko; potem inna buduje, a ostatnia odlicza.
value-title = Daj wartość
pair-title = Dwie kości pokazują { $face }
pair-builds = Możesz wpisać { $face } w dwóch polach: { $third } zbuduje wtedy { $circles } i nic nie odlicza.
pair-builds-not = Możesz wpisać { $face } w dwóch polach, ale { $third } nie ma czego budować i będzie odliczać.
pair-usual = Albo wpisz jedno { $face }, a drugim buduj, razem z nowym polem.
lost-title = Nie ma pustego kółka
lost = Nie ma już gdzie wpisać wartości, więc jedna kość przepada.
lost-choose = Poświęć kość, która niewiele zbuduje, a której nie chcesz zostawić do odliczania.
fit-4-right = 6 pasuje do { $circle }: tylko z nią statek 4 ma z prawej więcej niż 8.
fit-4-ten = 1 w { $circle } da statkowi 4 razem z szóstką dokładnie 10, a to 5 odwróceń.
fit-4-left = { $face } pasuje do { $circle }: statek 4 prawie zawsze warto ukończyć.
fit-1 = { $face } w { $circle } da jednakową parę: to joker, gdy oba pola są zbudowane.
fit-2 = { $face } w { $circle } da w kolumnie 6; na cały statek 2 jednak nie licz.
fit-3 = { $face } przyda się w { $circle }: statek 3 daje rzuty, najwięcej za kolumny obok siebie.
fit-5 = { $face } pasuje do { $circle }: statek 5 potrzebuje niskich wartości.
fit-6 = { $face } pasuje do { $circle }: statek 6 potrzebuje wysokich wartości.
fit-none = Żadna kość nie pasuje teraz do warunku: wpisz tam, gdzie to najmniej szkodzi.
could-build = Wtedy { $face } może zbudować { $circles }.
could-build-none = Pozostałe kości nie mają czego budować, chyba że wpiszesz wartość jednej z nich.
last-square = Jeśli możesz, nie zostawiaj { $face } na koniec: skreśli ostatni kwadracik statku { $face }.

## Building.

build-title = Która kość buduje?
complete-title = Możesz ukończyć statek { $ship }
build-only = Tylko { $face } może budować: { $circles }.
build-either = { $first } buduje { $circles }; { $second } buduje { $others }.
build-same = Obie kości pokazują { $face } i budują { $circles }.
build-best = Lepiej wygląda { $face }.
build-completes = { $face } kończy statek { $ship }!
then-counts = Potem { $die } odlicza; na pasku statku { $die } będzie: { $left }.
then-collapses = Potem { $die } skreśla ostatni kwadracik i statek { $die } się wali.
then-choose = Statek { $die } już nie odlicza, więc dla { $die } wybierzesz inny pasek.
then-hits = Statek { $die } już nie odlicza, więc { $die } skreśli kwadracik statku { $ship }.
then-nothing = Potem nic nie odlicza.

## A bar to choose.

count-title = Wybierz pasek
count-closed = Statek { $die } jest zamknięty, więc { $die } skreśla kwadracik statku, który wybierzesz.
count-best = Najłatwiej odda go statek { $ship }: ma { $left }.
count-best-last = Teraz każdy wybór boli; najmniej strata statku { $ship }.
count-careful = Jeden kwadracik dzieli od zawalenia statki: { $ships }.

## Phase 2.

begin-title = Zaczyna się inwazja
begin = Twoja armada ma: { $list }.
begin-choose = Punkty dają tylko całe regiony, a zaczęty region trzeba skończyć: dobrze zacząć od małego.
attack-title = Atakuj
focus-title = Dalej: { $region }
last-title = Ostatni rzut
wild-title = Zostały tylko jokery
wild-must = Nie ma już rzutów, więc grasz teraz jokera.
wild-finish = Poziom, który kończy region: { $level }.
wild-no-finish = Żadnego regionu już nie skończy, więc poziom jest obojętny.
left-to-do = Masz: { $list }.
focus-left = { $region }: brakuje { $levels }, a niczego innego nie można skreślać.
free-choice = Możesz zacząć dowolny region; najłatwiej trafić: { $region }, za { $points }.
chance = Około { $percent } na 100 rzutów od razu spełnia otwarty poziom.
last-finish = Poziom, który podbije region: { $level }.
last-only = Ten jeden rzut nie podbije już regionu.
wild-for = Jokera najlepiej użyć na: { $level }, bo kości rzadko to spełniają.
dice-fly-title = Kości w ruchu
dice-fly = Rzut jest zużyty; zobacz, czy spełni otwarty poziom.
dice-fly-skills = Jeśli nie, mogą pomóc umiejętności.
one-fly = Przerzucasz jedną kość; dwie pozostałe się nie zmieniają.
one-fly-once = W tym ataku już jej nie przerzucisz, ale możesz ją jeszcze zmienić.
met-title = Kości spełniają poziom
met-one = Kości spełniają: { $level } ({ $asks }).
met-many = Możesz wybrać jeden z { $count } poziomów; najtrudniej powtórzyć: { $level }.
met-small = Możesz wybrać jeden z { $count } poziomów; najbliżej całego regionu: { $level }.
met-conquers = Skreślenie podbija region { $region }: { $points }!
met-binds = To zobowiązuje: { $region } potrzebuje potem jeszcze { $levels }.
met-on = Potem brakuje { $levels } ({ $region }).
met-no-skill = Umiejętności nie można teraz użyć.
unmet-title = Żaden otwarty poziom nie jest spełniony
one-skill = Wystarczy jedna umiejętność, żeby spełnić: { $level } („{ $action }”).
two-skills = Wystarczą dwie umiejętności, żeby spełnić: { $level }. Zacznij od „{ $action }”.
try-reroll =
    { $faces ->
        [one] Przerzuć kość { $die }: { $faces } z 6 ścianek spełnia otwarty poziom.
        [few] Przerzuć kość { $die }: { $faces } z 6 ścianek spełniają otwarty poziom.
       *[many] Przerzuć kość { $die }: { $faces } z 6 ścianek spełnia otwarty poziom.
    }
skills-left = Zostało: { $list }.
skills-no-help = Żadna umiejętność od razu nie pomoże: zachowaj je i odpuść rzut.
reroll-once = W jednym ataku żadnej kości nie przerzuca się dwa razy.
each-once = W jednym ataku każdą kość można zmienić tylko raz.
no-skills-wild = Nie masz umiejętności na te kości, ale joker skreśla dowolny otwarty poziom.
wild-better-before = Jeśli masz jeszcze rzuty, lepiej zagraj go później zamiast rzutu.
no-skills = Nie masz umiejętności na te kości: odpuść rzut.
rolls-after = Potem masz jeszcze: { $count }.

## The end.

over-score = { $points } i ranga „{ $rank }”.
over-victory = Cała Ziemia jest twoja!
over-list = Podbite regiony: { $regions }, ukończone statki: { $ships }.
over-rolls = Następnym razem buduj więcej statku 3, kolumna przy kolumnie: rzutów było mało.
over-ship-4 = Następnym razem ukończ statek 4: 10 punktów i dwa rzuty za trzy pola.
over-begun = { $region }: zaczęty region nic nie daje; pod koniec wybieraj mniejsze.
over-more = Do lepszego wyniku brakuje jokerów i odwróceń.

## Counted

squares =
    { $count ->
        [one] { $count } kwadracik
        [few] { $count } kwadraciki
       *[many] { $count } kwadracików
    }
levels-count =
    { $count ->
        [one] { $count } poziomu
        [few] { $count } poziomów
       *[many] { $count } poziomów
    }
level-name = { $region }, poziom { $number }
