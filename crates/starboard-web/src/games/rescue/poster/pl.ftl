summary = Twój dowódca jest więziony na planecie przeciwnika: zabierz go i sprowadź do domu, zanim inni zrobią to samo. W swojej turze poruszasz jednym statkiem: krokiem albo serią skoków nad statkami i planetami, z dowolnej odległości, byle wylądować tak samo daleko za nimi. Pola słoneczne przyciągają statek na inne pole tego samego koloru. Każdy z czterech rodzajów statków jest w czymś lepszy: Speedy F1 robi dwa kroki, ICE Hunter zbija, Bounty Cargo bezpiecznie przewozi, a TIE UFO skacze nad polami UFO.
feat = Supermoc
feat-how = Wygraj grę z mocami.
