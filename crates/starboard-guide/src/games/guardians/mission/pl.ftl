mission-move = To twój myśliwiec, na c1. Zawsze celuje w górę, a leci w linii prostej tak daleko, jak chcesz. Leć pod najeźdźcę o pięciu oczach: wybierz e1.
mission-fire = Teraz strzelaj. Promień leci prosto w górę i trafia w to, co napotka najpierw. Pięć oczu to pięć punktów.
mission-mine = To był ostatni najeźdźca w swojej kolumnie: wszyscy pozostali zeszli o rząd i przybyli nowi. Teraz przesuń minę na b2, tuż przed rywala.
mission-buy = Rywal trafił w minę, a to nic nie daje. Masz 15 punktów, a punkty to też pieniądze: kup rakietę za 10 z nich. Zajmuje to całą turę, a wydane punkty już się nie liczą.
mission-aim = Statek dowodzenia zszedł do rzędu 7. Leć pod niego: wybierz d1.
mission-launch = Odpal rakietę! Zabiera cały rząd, a sama połówka statku dowodzenia jest warta dziesięć.
mission-done = Szesnaście punktów jedną rakietą! Umiesz latać, strzelać, przesuwać minę i kupować. I jeszcze jedno: gdy jakiś najeźdźca minie rząd 1, przegrywają wszyscy.
