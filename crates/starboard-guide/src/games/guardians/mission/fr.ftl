mission-move = Voici votre chasseur, en c1. Il est toujours tourné vers le haut et vole aussi loin qu’il veut en ligne droite. Volez sous l’envahisseur à cinq yeux : choisissez e1.
mission-fire = Maintenant, tirez. Le rayon monte tout droit et touche la première chose sur son chemin. Cinq yeux, cinq points.
mission-mine = C’était le dernier envahisseur de sa colonne : tous les autres sont descendus d’une rangée, et de nouveaux sont arrivés. Poussez maintenant la mine en b2, juste devant votre rival.
mission-buy = Votre rival a touché la mine, qui ne vaut rien. Vous avez 15 points, et les points servent aussi d’argent : achetez un missile pour 10. Cela prend tout le tour, et ce que vous dépensez ne compte plus.
mission-aim = Un vaisseau amiral est descendu dans la rangée 7. Volez dessous : choisissez d1.
mission-launch = Lancez le missile ! Il prend toute la rangée, et la moitié d’un vaisseau amiral vaut dix à elle seule.
mission-done = Seize points avec un seul missile ! Vous savez voler, tirer, pousser la mine et acheter. Une dernière chose : si un envahisseur franchit la rangée 1, tout le monde perd.
