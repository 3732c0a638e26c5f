summary = Wirf drei Würfel. Trage einen davon in ein Modul eines Schiffs ein, baue jedes Modul, das den zweiten zeigt, und lass den dritten ein Dock herunterzählen: Ist seine Leiste verbraucht, ist das Schiff darin verloren. Jedes Schiff verlangt etwas anderes, etwa gleiche Paare, eine kleine Summe oder eine große, und was du fertig baust, gibt dir später neue Möglichkeiten. Dann greifst du die Erde an: Jeder Wurf kann eine Stufe einer Region erobern, und deine Schiffe lassen dich Würfel neu werfen, drehen oder verändern. Erobere alle sechs Regionen für 100 Punkte.
feat = Admiral
feat-how =
    { $points ->
        [one] Erreiche { $points } Punkt.
       *[other] Erreiche { $points } Punkte.
    }
