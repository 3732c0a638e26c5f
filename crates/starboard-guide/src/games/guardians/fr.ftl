setup-title = Les envahisseurs se rassemblent
setup = 24 monstres tirés au hasard remplissent les rangées 7 à 10 ; tirés pour l’instant : { $drawn }. Un monstre vaut autant de points qu’il a d’yeux, de 1 à 5. Les vaisseaux amiraux viendront plus tard, avec les renforts.
place-title = Choisissez votre départ
place = Votre chasseur commence sur une case vide de la rangée 1 et tire tout droit dans sa colonne.
place-best = Depuis { $square }, votre première cible serait en { $target } : { $points }.
place-free = Vous pourrez encore bouger avant votre premier tir : aucune case n’est donc mauvaise.
place-last = Vous placez votre chasseur en dernier : à vous de placer aussi la mine.
mine-setup-title = Placez la mine
mine-setup = Vous avez placé en dernier : à vous de choisir où commence la mine ({ $squares }). À la fin d’un tour, un joueur peut la pousser d’une case vers la droite, et elle détruit le premier envahisseur qu’elle rencontre. Les cases basses gardent la rangée 1, qu’aucun tir ne peut atteindre.
move-title = Votre déplacement
move-how = Depuis { $square }, vous pouvez voler en ligne droite par des cases vides, ou rester ; puis vous tirez tout droit vers le haut.
danger-one = Danger : il y a un envahisseur dans la rangée 1 ({ $squares }). Aucun tir ne peut l’atteindre, et à la prochaine descente tout le monde perd la partie.
danger-mine = À la fin de votre tour, poussez la mine en { $square } pour le détruire.
danger-careful = Évitez donc d’abattre le dernier envahisseur d’une colonne.
danger-two = Un envahisseur a atteint la rangée 2 ({ $squares }) ; bientôt, aucun tir ne l’atteindra.
danger-two-reach = Vous pouvez l’abattre depuis { $from }.
best-stay = Il y a un bon tir juste au-dessus de vous : { $target }, { $points }.
best-fly = Un bon tir : depuis { $to }, vous touchez { $target }, { $points }.
best-many =
    { $shots ->
        [one] Un bon endroit : { $to }. { $shots } tir y rapporte { $points }.
       *[other] Un bon endroit : { $to }. Vos { $shots } tirs y rapportent { $points }.
    }
best-fighter = Un bon tir : depuis { $to }, vous touchez le chasseur en { $target } et prenez un jeton, { $points }.
best-none = Cette fois, aucun tir ne rapporte de points : cherchez une case qui vous aidera au prochain tour.
descends = Mais cela vide la colonne { $column } : tous les envahisseurs descendent d’une rangée et des renforts arrivent.
last-chance = Tous les autres ont manqué leur tir depuis la dernière cible touchée : si vous manquez aussi, la partie s’arrête.
can-boost = Votre turbo est chargé : il vous donne en chemin des tirs supplémentaires, { $level } à votre niveau.
can-upgrade = Vous avez { $points } : au lieu de ce tour, vous pourriez améliorer votre chasseur et tirer une fois de plus à chaque tour.
can-buy-missile = Vous avez { $points } : au lieu de ce tour, vous pourriez acheter le missile, qui pourra vider toute une rangée.
can-charge = Vous avez { $points } : au lieu de ce tour, vous pourriez charger le turbo, mais c’est cher.
boost-shots-title = Tirs supplémentaires
boost-shots =
    { $shots ->
        [one] Votre turbo vous donne encore { $shots } tir ici avant de continuer votre vol.
       *[other] Votre turbo vous donne encore { $shots } tirs ici avant de continuer votre vol.
    }
boost-move-title = Continuer ou rester
boost-move = Vos tirs supplémentaires sont faits. Depuis { $square }, vous pouvez continuer dans la même direction ou rester ; vos tirs normaux suivent.
shoot-title = Vous devez tirer
shoot-monster = La première chose au-dessus de vous est le monstre en { $target } : vous le prenez, { $points }.
shoot-half = La première chose au-dessus de vous est la moitié d’un vaisseau amiral en { $target }. Elle va dans la boîte, sans points ; l’autre moitié vaut ensuite 10 au pilote qui la touche.
shoot-damaged = La première chose au-dessus de vous est le vaisseau endommagé en { $target } : vous le prenez, { $points } !
shoot-fighter = La première chose au-dessus de vous est un chasseur en { $target } ({ $name }). Il reste là, mais vous prenez le jeton de plus faible valeur de son pilote, s’il en a un.
shoot-mine = La première chose au-dessus de vous est la mine en { $target } : elle arrête votre tir, et rien ne se passe.
shoot-nothing = Il n’y a rien au-dessus de { $square }, mais vous devez quand même tirer : le tir sera manqué.
shots-left =
    { $shots ->
        [one] Il vous reste { $shots } tir à cette étape.
       *[other] Il vous reste { $shots } tirs à cette étape, tous depuis la même case.
    }
mine-follows = Ensuite, vous pourrez pousser la mine.
turn-ends = Ensuite, votre tour est fini.
can-launch = Ou lancez votre missile : il vide la rangée { $row } pour { $points }, et tous les envahisseurs au-dessus descendent.
cannot-launch = Votre missile doit attendre : la première chose au-dessus de vous doit être un envahisseur, sans autre chasseur dans sa rangée.
mine-title = La mine
mine-step = Vous pouvez pousser la mine de { $from } en { $to }, ou la laisser là.
mine-hits = Il y a un envahisseur en { $to } : tous deux seraient détruits, et personne ne marque.
mine-rescue = Dans la rangée 1, c’est le seul moyen de s’en débarrasser.
mine-waste = Plus haut, un tir fait la même chose et rapporte des points.
mine-meets = Elle y serait sous un envahisseur : la prochaine descente l’amènerait sur elle ({ $to }).
mine-walks = Elle détruit l’envahisseur qui descend sur elle : amenez-la donc sous un envahisseur bas.
mine-returns = Depuis { $from }, la mine quitterait le plateau et reviendrait à gauche : { $squares }. Ou laissez-la où elle est.
mine-blocked = La mine en { $from } ne peut pas bouger : un chasseur la bloque. Elle reste, et le tour s’achève.
wave-title = Renforts
wave =
    { $supply ->
        [one] De nouveaux envahisseurs remplissent la rangée 10 de gauche à droite ; la case suivante est { $square }. Il reste { $supply } jeton dans la réserve.
       *[other] De nouveaux envahisseurs remplissent la rangée 10 de gauche à droite ; la case suivante est { $square }. Il reste { $supply } jetons dans la réserve.
    }
wave-half = La moitié d’un vaisseau amiral attend à côté du plateau que l’autre soit tirée.
wave-ship = Un vaisseau amiral entier attend à côté du plateau ; il arrivera en premier dans la prochaine vague.
wave-rams = Le chasseur en { $square } est sur le chemin et sera percuté.
return-title = Votre chasseur est détruit
return-can = Vous avez { $points }. Pour { $price }, votre chasseur revient sur une case vide de la rangée 1, et vous jouez aussitôt un tour normal. Si vous vous retirez, vous gardez vos points mais ne pouvez plus gagner.
return-poor = Vous avez { $points }, et revenir en coûte { $price }. Vous ne pouvez que vous retirer : vous êtes hors jeu et ne pouvez plus gagner.
return-full = Il n’y a pas de case vide dans la rangée 1, votre chasseur ne peut donc pas revenir. Vous ne pouvez que vous retirer : vous êtes hors jeu et ne pouvez plus gagner.
other-title = Tour : { $name }
other-place = { $name } choisit une case vide de la rangée 1. Qui place en dernier placera aussi la mine.
other-mine-setup = { $name } a placé en dernier et choisit maintenant où commence la mine, de a1 à a4. Le premier tour est à { $first }.
other-return = { $name } n’a plus de chasseur : le faire revenir coûte 10 points, sinon c’est le retrait.
other-move = { $name } peut voler en ligne droite, puis doit tirer, à moins de préférer un achat.
other-shoot = { $name } tire dans la colonne { $column } et touche la première chose qui s’y trouve.
other-mine = { $name } peut pousser la mine d’une case vers la droite.
your-risk = Votre chasseur en { $square } est juste sous un envahisseur : une descente le détruirait maintenant.
thin-columns = Colonnes où il ne reste qu’un envahisseur : { $columns }. Quand il est abattu, tous les autres descendent d’une rangée.
all-columns-safe = Chaque colonne a au moins deux envahisseurs : aucun tir ne suffit encore à les faire descendre.
look-ahead = En attendant, cherchez l’envahisseur sous lequel vous voulez être ensuite.
saved-title = La planète est sauvée
lost-title = La planète est perdue
over-won = Vous gagnez avec { $points } !
over-shared = Vous partagez la victoire avec { $points }.
over-behind = Victoire avec { $best } : { $winners }. Vous avez { $own }.
over-winners = Victoire avec { $best } : { $winners }.
over-nobody = Personne n’a marqué. La prochaine fois, abattez tôt les envahisseurs bas, et comptez une colonne avant de la vider.
