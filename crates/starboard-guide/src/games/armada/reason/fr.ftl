lets-complete = Ensuite, le { $face } achève le vaisseau { $ship }.
completes = Achève le vaisseau { $ship } : { $points }.
saves = Ainsi, le vaisseau { $ship } ne s’effondre pas.
builds =
    { $count ->
        [one] Construit { $count } case d’un coup.
       *[other] Construit { $count } cases d’un coup.
    }
needs-six = À droite du vaisseau 4, seul un 6 convient.
keeps-ten = Le vaisseau 4 peut encore faire exactement 10, pour 5 retournements.
keeps-left = Le vaisseau 4 reste sous 7 à gauche.
pairs = Fait une bonne paire sur le vaisseau 1.
column = Porte une colonne du vaisseau 2 à 6.
fills-column = Remplit une colonne du vaisseau 3, ce qui donne des lancers.
keeps-low = Le vaisseau 5 peut encore rester sous 8.
keeps-high = Le vaisseau 6 peut encore dépasser 20.
no-countdown = Cette fois, rien ne décompte.
spares = Il reste alors { $squares } au vaisseau { $ship }.
chance = Environ { $percent } lancers sur 100 remplissent un niveau ouvert.
conquers = Conquiert une région ({ $region }) : { $points }.
leaves = { $region } : il manque ensuite { $levels }.
meets = Les dés remplissent alors { $level }.
rerolls =
    { $faces ->
        [one] { $faces } face sur 6 remplit un niveau ouvert.
       *[other] { $faces } faces sur 6 remplissent un niveau ouvert.
    }
rare = Seuls { $percent } lancers sur 100 environ le remplissent.
very-rare = Moins d’un lancer sur 100 le remplit.
keeps-wild = Garde votre joker pour plus tard.
