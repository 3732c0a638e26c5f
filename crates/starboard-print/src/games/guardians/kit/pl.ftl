board-name = Plansza
counters-name = Żetony
has-board = 1 plansza
# $count (usize)
has-monsters = Potwory wartości od 1 do 5 punktów: { $count }
# $count (usize)
has-halves = Połówki statków dowodzenia: { $count }
# $count (usize)
has-fighters = Myśliwce poziomu 1: { $count }, ulepszone myśliwce (poziom 2, na odwrocie poziom 3): { $count }
# $count (usize)
has-markers = Rakiety: { $count }, dopalacze (na odwrocie naładowane): { $count }
has-mine = 1 mina
bring = Woreczek albo kubek do losowania żetonów
advice-draw = Najeźdźców losuj z woreczka albo wymieszaj ich zakrytych: wszystkie odwrotne strony są takie same.
advice-fighter = Ulepszając myśliwiec, zamień go na żeton ulepszony: najpierw stroną poziomu 2, potem poziomu 3.
advice-box = Pilotów odróżniają znaki: trójkąt, romb, pierścień i krzyż.
supply = Zapas
supply-note = Woreczek albo pozostałe żetony, zakryte
waiting = Oczekujące
waiting-note = Połówki i całe statki dowodzenia, które czekają na falę
box-name = Pudełko
box-note = To, co opuściło grę
