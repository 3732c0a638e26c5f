board-name = Plansza
board-upper = Plansza, górna połowa
board-lower = Plansza, dolna połowa
ships-name = Statki i dowódcy
powers-name = Moce
has-board = 1 plansza ze 127 polami
has-board-split = 1 plansza ze 127 polami, na dwóch arkuszach
# $count (usize)
has-ships = Statki, po dwa każdego rodzaju dla sześciu flot, na odwrocie z dowódcą na pokładzie: { $count }
# $count (usize)
has-commanders = Naczelni Dowódcy: { $count }
# $count (usize)
has-powers = Karty mocy specjalnych: { $count }
# $count (usize)
has-hacked = Znaczniki przejętych statków: { $count }
advice-board = Odetnij dolną połowę planszy wzdłuż przerywanej linii, połóż ją na pasku górnej połowy tak, by pola się zeszły, i przyklej.
advice-fleet = Weź flotę, której znak jest na twojej planecie: trójkąt, romb, pierścień, krzyż, gwiazda albo paski.
advice-carrier = Gdy statek zabiera dowódcę na pokład, odwróć go, a dowódcę odłóż obok planszy.
advice-hacked = Pod przejęty statek połóż znacznik.
glue-here = Na tym pasku przyklej dolną połowę
cut-here = Utnij wzdłuż tej linii
key-planet = Planeta ze znakiem swojej floty, a wokół niej osiem pól startowych
key-ufo = Pole UFO: nie może tu stać żaden statek
key-red = Czerwone pole słoneczne, romb z promieniami
key-orange = Pomarańczowe pole słoneczne, okrągłe z pierścieniem
special-power = Moc specjalna
