//! What the rules page of Guardians of Space says and shows, in every language.

use super::rules::{score_table, token_table};
use crate::page::{self, Text, rebuilt, rule, text};

type Block = page::Block<Panel>;
type Figure = page::Figure<Panel>;
type Section = page::Section<Panel>;

/// A cut of the board in a few signs; `rules.rs` says how it is drawn.
pub(crate) struct Panel {
    /// The upper left square of the cut, or nothing for tokens beside the board.
    pub(crate) corner: &'static str,
    /// Rows from the top, parted by `/`: `.` an empty square, `1`–`5` monsters, `<` `>` halves
    /// of a ship, `x` a damaged ship, `*` the mine, `A`–`D` fighters of level 1, `a`–`d` of
    /// level 2, `^` the missile of the first seat in flight.
    pub(crate) rows: &'static str,
    /// Marks, parted by `;`, each a word and its squares:
    /// `legal`, `entry`, `last`, `selected` — the square is shown as on the board;
    /// `go c1-f4`, `shot c1-c7` — an arrow, a shot; `A c3`, `a c3` — where a fighter passes or
    /// ends; `aim`, `blast` — a sight, a burst; `1`–`9` — a number in the square's corner.
    pub(crate) marks: &'static str,
    /// The planet below row 1.
    pub(crate) planet: bool,
    pub(crate) label: Text,
}

const fn panel(
    corner: &'static str,
    rows: &'static str,
    marks: &'static str,
    en: &'static str,
    pl: &'static str,
) -> Panel {
    Panel {
        corner,
        rows,
        marks,
        planet: false,
        label: text(en, pl),
    }
}

pub(crate) const PAGE: page::Page<Panel> = page::Page {
    letter: 'G',
    title: text(
        "Guardians of Space: the rules",
        "Strażnicy Kosmosu: zasady gry",
    ),
    lede: text(
        "Two to four pilots defend one planet. All shoot at the same invaders, and whoever collects \
         the most points wins, provided the planet survives.",
        "Od dwóch do czterech pilotów broni jednej planety. Wszyscy strzelają do tych samych \
         najeźdźców, a wygrywa ten, kto zbierze najwięcej punktów – o ile planeta ocaleje.",
    ),
    sections: SECTIONS,
};

pub(crate) const TOKEN: Text = text("Token", "Żeton");
pub(crate) const TOKENS: Text = text("Tokens", "Żetony");
pub(crate) const IN_THE_BOX: Text = text("In the game", "W grze");
pub(crate) const POINTS: Text = text("Points", "Punkty");
pub(crate) const TOTAL: Text = text("Total", "Razem");
pub(crate) const SHIP_HALF: Text = text("Half of a command ship", "Połówka statku dowodzenia");
pub(crate) const SHIP_POINTS: Text =
    text("10 when damaged, else 0", "10, gdy uszkodzony; inaczej 0");
pub(crate) const MONSTERS: [Text; 5] = [
    text("Monster with one eye", "Potwór z jednym okiem"),
    text("Monster with two eyes", "Potwór z dwojgiem oczu"),
    text("Monster with three eyes", "Potwór z trojgiem oczu"),
    text("Monster with four eyes", "Potwór z czworgiem oczu"),
    text("Monster with five eyes", "Potwór z pięciorgiem oczu"),
];
pub(crate) const TOKENS_CAPTION: Text = text("The invaders", "Najeźdźcy");
pub(crate) const SCORE_CAPTION: Text = text(
    "An example: what a collection is worth",
    "Przykład: ile jest warta kolekcja żetonów",
);

const SECTIONS: &[Section] = &[
    Section {
        id: "components",
        title: text("What there is", "Elementy gry"),
        blocks: COMPONENTS,
    },
    Section {
        id: "setup",
        title: text("Setup", "Przygotowanie"),
        blocks: SETUP,
    },
    Section {
        id: "turn",
        title: text("A turn", "Tura"),
        blocks: TURN,
    },
    Section {
        id: "descent",
        title: text(
            "Empty column, descent, reinforcements",
            "Pusta kolumna, zejście, posiłki",
        ),
        blocks: DESCENT,
    },
    Section {
        id: "missile",
        title: text("The missile", "Rakieta"),
        blocks: MISSILE,
    },
    Section {
        id: "end",
        title: text("The end", "Koniec gry"),
        blocks: END,
    },
    Section {
        id: "advanced",
        title: text("Advanced variant", "Wariant zaawansowany"),
        blocks: ADVANCED,
    },
    Section {
        id: "options",
        title: text("Options", "Opcje"),
        blocks: OPTIONS,
    },
    Section {
        id: "tips",
        title: text("Tips for pilots", "Rady dla pilotów"),
        blocks: TIPS,
    },
    Section {
        id: "credits",
        title: text("Credits", "Autorzy"),
        blocks: CREDITS,
    },
];

const COMPONENTS: &[Block] = &[
    rule(
        1,
        "The board has 6 columns, `a` to `f` from left to right, and 10 rows. Row 1 lies next to \
         the planet, row 10 at the top. A square is called by its column and its row, from `a1` \
         to `f10`.",
        "Plansza ma 6 kolumn, od `a` do `f` licząc od lewej, i 10 rzędów. Rząd 1 leży tuż przy \
         planecie, rząd 10 na samej górze. Pole nazywamy od kolumny i rzędu: od `a1` do `f10`.",
    ),
    Block::Figure(&BOARD),
    rebuilt(
        2,
        text(
            "The invaders are 66 tokens: 56 monsters and 10 halves of command ships. A monster is \
             worth as many points as it has eyes, 1 to 5. There are 12 monsters of value 1 and 11 \
             of each other value.",
            "Najeźdźcy to 66 żetonów: 56 potworów i 10 połówek statków dowodzenia. Potwór jest \
             wart tyle punktów, ile ma oczu, od 1 do 5. Potworów o wartości 1 jest 12, a każdej \
             innej wartości po 11.",
        ),
        text(
            "The list of components gives 11 tokens for four kinds, so the fifth must have 12; \
             which kind that is, only a lost picture tells.",
            "Spis elementów podaje po 11 żetonów dla czterech rodzajów, więc piąty musi mieć 12; \
             który to rodzaj, pokazywała tylko zaginiona ilustracja.",
        ),
    ),
    Block::Table(token_table),
    rebuilt(
        3,
        text(
            "A command ship is made of a left and a right half; there are five of each, and any \
             left half fits any right half. A whole ship stands on two neighbouring squares of \
             one row, its left half on the left. A half whose partner is gone is a *damaged \
             ship*.",
            "Statek dowodzenia składa się z lewej i prawej połówki; jest ich po pięć, a każda lewa \
             pasuje do każdej prawej. Cały statek stoi na dwóch sąsiednich polach jednego rzędu, \
             lewą połówką po lewej. Połówka, która straciła drugą, to *uszkodzony statek*.",
        ),
        text(
            "It cannot be seen any more whether each ship has a picture of its own; halves that \
             all fit make no difference to the play and never leave two that cannot meet.",
            "Nie widać już, czy każdy statek ma własny rysunek; gdy wszystkie połówki pasują do \
             siebie, gra się tak samo, a żadne dwie nie zostaną na zawsze osobno.",
        ),
    ),
    rule(
        4,
        "Every player has a fighter of level 1 and a missile marker. The advanced variant adds \
         the upgraded fighter, level 2 (medium) and 3 (strong), and a power-up marker: see G32 \
         and G35.",
        "Każdy gracz ma myśliwiec poziomu 1 i znacznik rakiety. Wariant zaawansowany dodaje \
         ulepszony myśliwiec, poziomu 2 (średni) i 3 (mocny), oraz znacznik dopalacza: zob. G32 \
         i G35.",
    ),
    rebuilt(
        5,
        text(
            "There is one mine, and it belongs to nobody. It enters the board on one of four mine \
             squares: `a1`, `a2`, `a3` or `a4`.",
            "Jest jedna mina i nie należy do nikogo. Wchodzi na planszę na jedno z czterech pól \
             miny: `a1`, `a2`, `a3` albo `a4`.",
        ),
        text(
            "The rulebooks mark four squares with a sign that is lost. The mine circles close to \
             the planet and only ever moves right, so it should come in low on the left.",
            "Instrukcje oznaczają cztery pola symbolem, którego nie znamy. Mina krąży blisko \
             planety i porusza się tylko w prawo, więc powinna wchodzić nisko, z lewej.",
        ),
    ),
];

const BOARD: Figure = Figure {
    title: text("The board and its parts", "Plansza i jej części"),
    caption: text(
        "(1) Row 10, where reinforcements arrive. (2) The invaders at the start, rows 7 to 10. \
         (3) The mine on one of its four squares, which carry corner marks. (4) Two fighters in \
         row 1. Below them the planet.",
        "(1) Rząd 10, tu przybywają posiłki. (2) Najeźdźcy na początku gry, rzędy od 7 do 10. \
         (3) Mina na jednym z czterech swoich pól, oznaczonych narożnikami. (4) Dwa myśliwce \
         w rzędzie 1. Pod nimi planeta.",
    ),
    panels: &[Panel {
        corner: "a10",
        rows: "241353/513242/325114/142535/....../....../....../*...../....../.A..B.",
        marks: "entry a1 a2 a3 a4; 1 a10; 2 a7; 3 a3; 4 b1 e1",
        planet: true,
        label: text(
            "At the start of the first turn",
            "Na początku pierwszej tury",
        ),
    }],
};

const SETUP: &[Block] = &[
    rule(
        6,
        "Rows 7 to 10 are filled with 24 monsters drawn at random. Command ships do not take part \
         yet. The other 42 tokens, 32 monsters and 10 halves, are the *supply*: reinforcements \
         will be drawn from it at random (G21).",
        "Rzędy od 7 do 10 wypełniają 24 losowo wybrane potwory. Statki dowodzenia jeszcze nie \
         biorą udziału. Pozostałe 42 żetony, czyli 32 potwory i 10 połówek, tworzą *zapas*: \
         z niego będą losowane posiłki (G21).",
    ),
    rule(
        7,
        "In seat order, every player places a fighter on an empty square of row 1. Whoever placed \
         last then puts the mine on a mine square (G5) without a fighter.",
        "Gracze po kolei ustawiają swoje myśliwce na wolnych polach rzędu 1. Kto ustawił myśliwiec \
         jako ostatni, umieszcza też minę na jednym z jej pól (G5), na którym nie ma myśliwca.",
    ),
    rule(
        8,
        "Whoever placed first has the first turn; after that, turns go round in seat order.",
        "Pierwszą turę ma ten, kto pierwszy ustawił myśliwiec; dalej gra toczy się w kolejności \
         miejsc przy stole.",
    ),
];

const TURN: &[Block] = &[
    rule(
        9,
        "On your turn you either go through three steps in this order, *move, shoot, mine*, or \
         you make exactly one purchase: a missile (G24), an upgrade (G32) or a power-up (G35). A \
         purchase is your whole turn.",
        "W swojej turze wykonujesz trzy kroki w tej kolejności: *ruch, strzał, mina* – albo robisz \
         dokładnie jeden zakup: rakietę (G24), ulepszenie (G32) lub dopalacz (G35). Zakup to cała \
         twoja tura.",
    ),
    rule(
        10,
        "*Move.* If you like, fly in a straight line in one of the eight directions, as far as \
         you wish. Every square on the way and the one where you stop must be empty: invaders, \
         other fighters and the mine block. Wherever it flies, your fighter keeps looking up.",
        "*Ruch.* Jeśli chcesz, leć po linii prostej w jednym z ośmiu kierunków, tak daleko, jak ci \
         pasuje. Każde pole po drodze i to, na którym się zatrzymasz, musi być puste: najeźdźcy, \
         inne myśliwce i mina blokują drogę. Dokądkolwiek leci, myśliwiec patrzy w górę planszy.",
    ),
    Block::Figure(&MOVE),
    rule(
        11,
        "*Shoot.* You must shoot, whether you have moved or not and even if there is nothing to \
         hit. The shot goes straight up your column and hits the first thing above your fighter.",
        "*Strzał.* Musisz strzelić, po ruchu czy bez niego, nawet jeśli nie ma w co trafić. Strzał \
         biegnie prosto w górę twojej kolumny i trafia w pierwszą rzecz nad myśliwcem.",
    ),
    rule(
        12,
        "A *monster*: you take the token. Everybody can always see what you have collected.",
        "*Potwór*: zdobywasz żeton. Twoje żetony są jawne, każdy może je zawsze obejrzeć.",
    ),
    Block::Figure(&SHOT),
    rule(
        13,
        "Half of a *whole command ship*: that half goes to the box and earns you nothing. The \
         other half stays where it is, as a damaged ship (G3).",
        "Połówka *całego statku dowodzenia*: trafia do pudełka i nic ci nie daje. Druga połówka \
         zostaje na swoim miejscu jako uszkodzony statek (G3).",
    ),
    rule(
        14,
        "A *damaged ship*: you take the token. It is worth 10 points.",
        "*Uszkodzony statek*: zdobywasz żeton wart 10 punktów.",
    ),
    Block::Figure(&SHIP),
    rule(
        15,
        "*Another fighter*: it stays where it is, but its owner hands you their token of lowest \
         value. If they have none, you get nothing; it is a hit all the same.",
        "*Inny myśliwiec*: zostaje na miejscu, ale jego właściciel oddaje ci swój żeton \
         o najniższej wartości. Jeśli żadnego nie ma, nic nie dostajesz, lecz to i tak trafienie.",
    ),
    rule(
        16,
        "The *mine*: nothing happens, and it is no hit. With nothing above you, the shot is a \
         miss.",
        "*Mina*: nic się nie dzieje i nie jest to trafienie. Gdy nad tobą nic nie ma, strzał jest \
         chybiony.",
    ),
    rule(
        17,
        "*Mine.* At the end of a turn in which you had to shoot, you may move the mine one square \
         to the right, as long as it is in play. From column `f` it leaves the board and comes \
         straight back on a mine square of your choice (G5). It may not enter a fighter's square; \
         if that leaves it no square, it stays. If it enters a square with an invader, also when \
         it comes back, both go to the box and nobody scores; of a whole ship only the half that \
         it touches is lost.",
        "*Mina.* Na koniec tury, w której był strzał, możesz przesunąć minę o jedno pole w prawo, \
         o ile mina jest w grze. Z kolumny `f` mina opuszcza planszę i od razu wraca na wybrane \
         przez ciebie pole miny (G5). Nie może wejść na pole z myśliwcem; jeśli nie ma dokąd się \
         ruszyć, zostaje. Jeśli wejdzie na pole z najeźdźcą, także przy powrocie, oboje trafiają \
         do pudełka i nikt nie dostaje punktów; cały statek traci tylko tę połówkę, której mina \
         dotknęła.",
    ),
    Block::Figure(&MINE),
];

const MOVE: Figure = Figure {
    title: text(
        "A fighter on c3 and all squares that it can reach",
        "Myśliwiec na c3 i wszystkie pola, na które może polecieć",
    ),
    caption: text(
        "From c3 the fighter can reach every bright square. The monsters on c6 and a5, the \
         mine on a3 and the other fighter on e3 stop it (G10).",
        "Z c3 myśliwiec może polecieć na każde jasne pole. Zatrzymują go potwory na c6 i a5, \
         mina na a3 i drugi myśliwiec na e3 (G10).",
    ),
    panels: &[panel(
        "a6",
        "2.3.1./4...../....../*.A.B./....../......",
        "legal c4 c5 d4 e5 f6 d3 d2 e1 c2 c1 b2 a1 b3 b4; go c3-c5 c3-f6 c3-d3 c3-e1 c3-c1 c3-a1 \
         c3-b3 c3-b4",
        "The eight directions",
        "Osiem kierunków",
    )],
};

const SHOT: Figure = Figure {
    title: text("A move and a shot", "Ruch i strzał"),
    caption: text(
        "The fighter flies from b4 to d4 and shoots. The first thing above it is the monster on \
         d6: its pilot takes 3 points. Column d is not empty, d7 is still there, so nothing else \
         happens.",
        "Myśliwiec leci z b4 na d4 i strzela. Pierwszy nad nim jest potwór na d6: pilot zdobywa \
         3 punkty. Kolumna d nie jest pusta, został w niej d7, więc nic więcej się nie dzieje.",
    ),
    panels: &[
        panel(
            "a7",
            "132415/2..3.4/....../.A....",
            "go b4-d4; A d4; shot d4-d6; aim d6",
            "Move, then shoot",
            "Ruch, potem strzał",
        ),
        panel(
            "a7",
            "132415/2....4/....../...A..",
            "last d6",
            "Afterwards",
            "Po strzale",
        ),
    ],
};

const SHIP: Figure = Figure {
    title: text(
        "A command ship that is hit twice",
        "Statek dowodzenia trafiony dwa razy",
    ),
    caption: text(
        "The first hit sends the half on c8 to the box, without points (G13). The other half is a \
         damaged ship now; whoever hits it, on d8, takes 10 points (G14).",
        "Pierwsze trafienie wysyła połówkę z c8 do pudełka, bez punktów (G13). Druga połówka jest \
         teraz uszkodzonym statkiem; kto trafi ją na d8, zdobywa 10 punktów (G14).",
    ),
    panels: &[
        panel(
            "b9",
            "314/2<>/.../.A.",
            "shot c6-c8; aim c8",
            "First hit: 0",
            "Pierwsze: 0",
        ),
        panel(
            "b9",
            "314/2.x/.../..A",
            "shot d6-d8; aim d8",
            "Second hit: 10",
            "Drugie: 10",
        ),
        panel("b9", "314/2../.../..A", "last d8", "Afterwards", "Potem"),
    ],
};

const MINE: Figure = Figure {
    title: text(
        "The mine leaves the board and comes back",
        "Mina opuszcza planszę i wraca",
    ),
    caption: text(
        "From f2 the mine leaves the board. It may come back on a1, a3 or a4, but not on a2, where \
         a fighter stands. On a4 it would explode with the monster there (G17).",
        "Z f2 mina opuszcza planszę. Może wrócić na a1, a3 albo a4, ale nie na a2, bo stoi tam \
         myśliwiec. Na a4 wybuchłaby razem ze stojącym tam potworem (G17).",
    ),
    panels: &[panel(
        "a4",
        "2...../....../B....*/......",
        "entry a1 a2 a3 a4; legal a1 a3 a4; go f2-g2",
        "Off on the right, in on the left",
        "Wychodzi z prawej, wraca z lewej",
    )],
};

const DESCENT: &[Block] = &[
    rule(
        18,
        "When a shot takes the last invader token out of a column, two things happen at once, \
         before any further shot: all invaders descend (G19), then reinforcements arrive (G21). \
         Every token of the column counts, also below the fighter, and so does the half of a \
         whole ship that a shot sends to the box. Tokens lost in the collisions of a descent or a \
         wave never set off another descent. The English rulebook speaks of shooting down the \
         last token, the Polish one of its removal; so the options let you choose whether a \
         column emptied by the moving mine counts as well.",
        "Gdy strzał usuwa ostatni żeton najeźdźcy z kolumny, natychmiast, przed kolejnym strzałem, \
         dzieją się dwie rzeczy: wszyscy najeźdźcy schodzą niżej (G19), a potem przybywają posiłki \
         (G21). Liczy się każdy żeton w kolumnie, także poniżej myśliwca, i tak samo połówka \
         całego statku, którą strzał wysyła do pudełka. Żetony stracone w zderzeniach podczas \
         zejścia albo fali nigdy nie wywołują kolejnego zejścia. Angielska instrukcja mówi \
         o zestrzeleniu ostatniego żetonu, polska o jego usunięciu; dlatego w opcjach wybierasz, \
         czy liczy się też kolumna opróżniona przez ruch miny.",
    ),
    Block::Figure(&EMPTY_COLUMN),
    rule(
        19,
        "*Descent.* Every invader moves one row down, all at the same moment, whole and damaged \
         ships included. One that moves off row 1 ends the game (G30). One that enters the mine's \
         square explodes with it: both go to the box. One that enters a fighter's square goes to \
         the box, and the fighter is *destroyed* and put beside the board (G23). Nobody scores \
         for any of this. Of a whole ship only the half that collides is lost.",
        "*Zejście.* Każdy najeźdźca przesuwa się o jeden rząd w dół, wszyscy w tej samej chwili, \
         także całe i uszkodzone statki. Jeśli któryś zejdzie z rzędu 1, gra się kończy (G30). \
         Jeśli wejdzie na pole miny, wybucha razem z nią: oboje trafiają do pudełka. Jeśli wejdzie \
         na pole myśliwca, żeton trafia do pudełka, a myśliwiec jest *zniszczony* i czeka obok \
         planszy (G23). Nikt nie dostaje za to punktów. Cały statek traci tylko tę połówkę, która \
         się zderzyła.",
    ),
    Block::Figure(&COLLISION),
    rule(
        20,
        "If a token moves off row 1, the game is lost, whatever else happens in the same descent. \
         The collisions are still carried out, the token that got through goes to the box, and no \
         reinforcements come.",
        "Jeśli żeton zejdzie z rzędu 1, gra jest przegrana, bez względu na to, co jeszcze wydarzy \
         się w tym samym zejściu. Zderzenia przeprowadza się do końca, żeton, który się przedarł, \
         trafia do pudełka, a posiłki już nie przybywają.",
    ),
    rule(
        21,
        "*Reinforcements* fill row 10 from left to right. Whole ships that wait beside the board \
         come first, each on the next two squares. Then tokens are drawn from the supply one by \
         one. A monster takes the next square. A half is laid beside the board; as soon as a left \
         and a right half lie there they form a ship, which takes the next two squares or, if \
         only one is left, waits for the next wave. The wave ends when row 10 is full or the \
         supply is empty.",
        "*Posiłki* wypełniają rząd 10 od lewej do prawej. Najpierw wchodzą całe statki czekające \
         obok planszy, każdy na dwa kolejne pola. Potem losuje się z zapasu żeton po żetonie. \
         Potwór zajmuje następne pole. Połówka statku ląduje obok planszy; gdy tylko leżą tam lewa \
         i prawa, tworzą statek, który zajmuje dwa następne pola albo, jeśli zostało tylko jedno, \
         czeka na następną falę. Fala kończy się, gdy rząd 10 jest pełny albo zapas pusty.",
    ),
    Block::Figure(&WAVE),
    rebuilt(
        22,
        text(
            "A fighter in row 10 does not stop the wave: the token that reaches its square \
             collides with it as in G19, of a ship only the half that collides. That square then \
             stays empty, and the wave goes on with the next one.",
            "Myśliwiec w rzędzie 10 nie zatrzymuje fali: żeton, który dociera na jego pole, zderza \
             się z nim jak w G19, a ze statku tylko ta połówka, która się zderza. To pole zostaje \
             puste, a fala przechodzi na następne.",
        ),
        text(
            "The rulebooks let invaders collide at any moment, but do not say what becomes of the \
             square; a wave that simply goes on needs no exception.",
            "Instrukcje dopuszczają zderzenia w każdej chwili, ale nie mówią, co dzieje się z tym \
             polem; fala, która po prostu idzie dalej, nie wymaga wyjątków.",
        ),
    ),
    rebuilt(
        23,
        text(
            "If your fighter is destroyed, you may come back at the start of your next turn: pay \
             10 points (G27), place it on an empty square of row 1 and take a normal turn, which \
             may also be a purchase. If you cannot pay, find no empty square there or do not want \
             to, you retire: you are out of the game and can no longer win. Retiring is not a \
             turn for G29.",
            "Jeśli twój myśliwiec jest zniszczony, możesz wrócić na początku swojej następnej tury: \
             płacisz 10 punktów (G27), ustawiasz go na wolnym polu rzędu 1 i rozgrywasz zwykłą \
             turę, którą może być też zakup. Jeśli nie możesz zapłacić, nie ma tam wolnego pola \
             albo nie chcesz wracać, wycofujesz się: wypadasz z gry i nie możesz już wygrać. \
             Wycofanie się nie jest turą w rozumieniu G29.",
        ),
        text(
            "Of a purchase the rulebooks say that it is all you do in that turn; of coming back \
             they do not, so a normal turn follows.",
            "O zakupach instrukcje mówią, że są jedyną czynnością w turze; o powrocie tak nie \
             mówią, więc następuje po nim zwykła tura.",
        ),
    ),
];

const EMPTY_COLUMN: Figure = Figure {
    title: text(
        "A column is emptied, all invaders descend, reinforcements arrive",
        "Kolumna pustoszeje, najeźdźcy schodzą niżej, przybywają posiłki",
    ),
    caption: text(
        "The monster on c8 is the last one of column c. Once it is shot, all others move one row \
         down, and six new tokens fill row 10 (G18, G19, G21).",
        "Potwór na c8 jest ostatnim w kolumnie c. Po jego zestrzeleniu wszyscy pozostali schodzą \
         o jeden rząd, a sześć nowych żetonów wypełnia rząd 10 (G18, G19, G21).",
    ),
    panels: &[
        panel(
            "a10",
            "41.532/25.143/132415/....../..A...",
            "shot c6-c8; aim c8",
            "1. The shot",
            "1. Strzał",
        ),
        panel(
            "a10",
            "....../41.532/25.143/13.415/..A...",
            "",
            "2. The descent",
            "2. Zejście",
        ),
        panel(
            "a10",
            "253142/41.532/25.143/13.415/..A...",
            "last a10 b10 c10 d10 e10 f10",
            "3. Reinforcements",
            "3. Posiłki",
        ),
    ],
};

const COLLISION: Figure = Figure {
    title: text(
        "A descent with two collisions",
        "Zejście z dwoma zderzeniami",
    ),
    caption: text(
        "In this descent the monster from a3 meets the mine on a2: both are gone. The left half \
         of the ship meets the fighter on d2: both are gone as well, and the other half is a \
         damaged ship on e2 (G19).",
        "W tym zejściu potwór z a3 wpada na minę na a2: oboje znikają. Lewa połówka statku wpada \
         na myśliwiec na d2: ich też już nie ma, a druga połówka jest uszkodzonym statkiem na e2 \
         (G19).",
    ),
    panels: &[
        panel(
            "a4",
            "....../1.5<>./*..B../......",
            "",
            "Before the descent",
            "Przed zejściem",
        ),
        panel(
            "a4",
            "....../....../..5.x./......",
            "blast a2 d2",
            "Afterwards",
            "Po zejściu",
        ),
    ],
};

const WAVE: Figure = Figure {
    title: text(
        "A wave of six tokens with a command ship",
        "Fala sześciu żetonów ze statkiem dowodzenia",
    ),
    caption: text(
        "The third token drawn is a left half, so it waits. The fourth, a monster, takes the third \
         square. The fifth is a right half: the ship is complete and takes the next two squares. \
         The sixth closes the row (G21).",
        "Trzeci wylosowany żeton to lewa połówka, więc czeka. Czwarty, potwór, zajmuje trzecie \
         pole. Piąty to prawa połówka: statek jest cały i zajmuje dwa następne pola. Szósty \
         zamyka rząd (G21).",
    ),
    panels: &[
        panel(
            "",
            "12<3>4",
            "1 a1; 2 b1; 3 c1; 4 d1; 5 e1; 6 f1",
            "Drawn in this order",
            "Wylosowane w tej kolejności",
        ),
        panel(
            "a10",
            "123<>4",
            "1 a10; 2 b10; 4 c10; 3 d10; 5 e10; 6 f10",
            "Row 10 after the wave",
            "Rząd 10 po fali",
        ),
    ],
};

const MISSILE: &[Block] = &[
    rule(
        24,
        "*Buying.* For 10 points (G27) and as your whole turn, you get your missile. There is one \
         per player and game; once launched, its marker goes to the box.",
        "*Zakup.* Za 10 punktów (G27) i kosztem całej tury dostajesz swoją rakietę. Każdy ma jedną \
         na całą grę; po wystrzeleniu znacznik trafia do pudełka.",
    ),
    rebuilt(
        25,
        text(
            "*Launching.* In place of a normal shot you may launch the missile. It flies straight \
             up like a shot; the first thing in its way must be an invader, and the whole row of \
             that invader is destroyed. You may not launch it at a row in which another player's \
             fighter stands. You take every invader token of the row; of each whole ship one half \
             goes to the box, and you get the other.",
            "*Wystrzelenie.* Zamiast zwykłego strzału możesz wystrzelić rakietę. Leci prosto w górę \
             jak strzał; pierwszą rzeczą na jej drodze musi być najeźdźca, a zniszczony zostaje \
             cały jego rząd. Nie wolno jej wystrzelić w rząd, w którym stoi myśliwiec innego \
             gracza. Zdobywasz wszystkie żetony najeźdźców z tego rzędu; z każdego całego statku \
             jedna połówka trafia do pudełka, a drugą dostajesz.",
        ),
        text(
            "The rulebooks only say that it replaces the normal shot and destroys the row that \
             was hit; so it finds its row as a shot finds its target.",
            "Instrukcje mówią tylko, że zastępuje zwykły strzał i niszczy trafiony rząd; znajduje \
             więc swój rząd tak, jak strzał swój cel.",
        ),
    ),
    Block::Figure(&LAUNCH),
    rule(
        26,
        "Then all invaders *above* that row move one square down, with collisions as in G19, and \
         reinforcements arrive (G21). Nobody looks for empty columns (G18) after that.",
        "Następnie wszyscy najeźdźcy *powyżej* tego rzędu schodzą o jedno pole, ze zderzeniami jak \
         w G19, i przybywają posiłki (G21). Pustych kolumn (G18) już się potem nie sprawdza.",
    ),
    rule(
        27,
        "*Paying.* You pay with your tokens: choose some that are together worth at least the \
         price and put them into the box. There is no change, and you may not add a token without \
         which it would already be enough.",
        "*Płacenie.* Płacisz swoimi żetonami: wybierz takie, które razem są warte co najmniej tyle, \
         ile wynosi cena, i odłóż je do pudełka. Reszty się nie wydaje, a dokładać żetonu, bez \
         którego i tak by wystarczyło, nie wolno.",
    ),
];

const LAUNCH: Figure = Figure {
    title: text("A missile takes a row", "Rakieta zdobywa rząd"),
    caption: text(
        "From b5 the missile hits the ship on b8, so row 8 is destroyed: its pilot takes 1 + 10 + 3 \
         + 2 = 16 points, and one half of the ship goes to the box (G25). Rows 9 and 10 come down, \
         and a new wave fills row 10 (G26).",
        "Z b5 rakieta trafia w statek na b8, więc niszczy rząd 8: pilot zdobywa 1 + 10 + 3 + 2 = 16 \
         punktów, a jedna połówka statku trafia do pudełka (G25). Rzędy 9 i 10 schodzą niżej, \
         a nowa fala wypełnia rząd 10 (G26).",
    ),
    panels: &[
        panel(
            "a10",
            "314255/2.<>41/1<>.32/....../.^..../.A....",
            "shot b5-b8; selected a8 b8 c8 d8 e8 f8",
            "The launch",
            "Wystrzelenie",
        ),
        panel(
            "a10",
            "<>2513/314255/2.<>41/....../....../.A....",
            "last a10 b10 c10 d10 e10 f10",
            "After descent and wave",
            "Po zejściu i fali",
        ),
    ],
};

const END: &[Block] = &[
    rule(
        28,
        "*Cleared.* When no invader is left on the board, the planet is saved and points are \
         counted (G31). This is checked after every shot, launch and mine move with everything it \
         caused; the game then ends at once, even in the middle of a turn and with tokens left in \
         the supply.",
        "*Czysto.* Gdy na planszy nie ma już żadnego najeźdźcy, planeta jest ocalona i liczy się \
         punkty (G31). Sprawdza się to po każdym strzale, wystrzeleniu rakiety i ruchu miny, razem \
         ze wszystkim, co wywołały; gra kończy się wtedy od razu, nawet w środku tury i z żetonami \
         w zapasie.",
    ),
    rebuilt(
        29,
        text(
            "*Quiet.* The game also ends, and points are counted, when since the last hit by \
             anybody every player still in the game has shot and hit nothing. A hit is a hit on \
             an invader token, ship halves and launches included, or on another fighter, by a \
             normal or an additional shot. A turn with a purchase neither counts as a miss nor \
             breaks the series. A player whose fighter is destroyed is still in the game. This is \
             checked at the end of each turn and when somebody retires. Finally, the game ends \
             after five rounds (five turns for each player still in the game) in which no invader \
             token left the board.",
            "*Cisza.* Gra kończy się, a punkty się liczy, także wtedy, gdy od ostatniego czyjegokolwiek \
             trafienia każdy gracz pozostający w grze strzelał i w nic nie trafił. Trafienie to \
             trafienie w żeton najeźdźcy (także w połówkę statku lub rakietą) albo w inny \
             myśliwiec, strzałem zwykłym lub dodatkowym. Tura z zakupem nie liczy się jako pudło \
             ani nie przerywa serii. Gracz, którego myśliwiec jest zniszczony, wciąż jest w grze. \
             Sprawdza się to na koniec każdej tury i gdy ktoś się wycofuje. Wreszcie gra kończy \
             się po pięciu rundach (po pięć tur na każdego gracza pozostającego w grze), w których \
             żaden żeton najeźdźcy nie opuścił planszy.",
        ),
        text(
            "The rulebooks do not mention purchases here and know no limit of rounds; the limit \
             makes sure that every game comes to an end.",
            "Instrukcje nie wspominają tu o zakupach i nie znają limitu rund; limit sprawia, że \
             każda gra ma koniec.",
        ),
    ),
    rebuilt(
        30,
        text(
            "*Raided.* If an invader gets past row 1, the planet is raided: all players lose and \
             nobody scores. The same happens if every player is out of the game. When several \
             endings come together, this order decides: raided, all out, cleared (G28), quiet, \
             limit of rounds (G29).",
            "*Najazd.* Jeśli najeźdźca przedrze się za rząd 1, planeta zostaje splądrowana: \
             wszyscy przegrywają i nikt nie dostaje punktów. Tak samo jest, gdy wszyscy gracze \
             wypadną z gry. Gdy zbiegnie się kilka zakończeń, decyduje kolejność: najazd, wszyscy \
             poza grą, czysto (G28), cisza, limit rund (G29).",
        ),
        text(
            "The rulebooks do not say what happens when no pilot is left; a planet that nobody \
             defends cannot be saved.",
            "Instrukcje nie mówią, co się dzieje, gdy nie ma już pilotów; planety, której nikt nie \
             broni, nie da się ocalić.",
        ),
    ),
    rule(
        31,
        "*Score.* Add up your tokens: monsters by their eyes, ship halves 10 each. Most points \
         win; equal points share the win. A player who is out keeps the points but cannot win; \
         one whose fighter is merely destroyed can.",
        "*Wynik.* Zsumuj swoje żetony: potwory według liczby oczu, połówki statków po 10. Wygrywa \
         największa liczba punktów; przy równej zwycięstwo jest wspólne. Kto wypadł z gry, \
         zachowuje punkty, ale nie może wygrać; kto ma tylko zniszczony myśliwiec, może.",
    ),
    Block::Table(score_table),
];

const ADVANCED: &[Block] = &[
    rule(
        32,
        "*Upgrade.* For 10 points (G27) and as your whole turn, your fighter rises by one level: \
         from 1 to 2, or from 2 to 3.",
        "*Ulepszenie.* Za 10 punktów (G27) i kosztem całej tury twój myśliwiec zyskuje jeden \
         poziom: z 1 na 2 albo z 2 na 3.",
    ),
    rule(
        33,
        "A fighter of level 2 shoots twice in its shoot step, one of level 3 three times: all of \
         them, and all from the same square. After each shot, check for an empty column (G18). A \
         missile takes the place of one of these shots.",
        "Myśliwiec poziomu 2 oddaje w kroku strzału dwa strzały, a poziomu 3 trzy: wszystkie są \
         obowiązkowe i padają z tego samego pola. Po każdym sprawdza się, czy kolumna nie jest \
         pusta (G18). Rakieta zastępuje jeden z tych strzałów.",
    ),
    rule(
        34,
        "A destroyed fighter that comes back (G23) still has its level.",
        "Zniszczony myśliwiec, który wraca (G23), zachowuje swój poziom.",
    ),
    rule(
        35,
        "*Power-up.* For 15 points (G27) and as your whole turn, you charge your power-up. That \
         is possible once per game.",
        "*Dopalacz.* Za 15 punktów (G27) i kosztem całej tury ładujesz swój dopalacz. Można to \
         zrobić raz w grze.",
    ),
    rebuilt(
        36,
        text(
            "*Boost.* A charged power-up can be used once, in your move step. Fly at least one \
             square and take there as many additional shots as your level, at once and with all \
             that they cause. Then you may fly on in the same direction over squares that are \
             empty by now, or stay; you may no longer buy anything. Your normal shots follow, and \
             the marker goes to the box. A missile cannot replace an additional shot.",
            "*Użycie dopalacza.* Naładowanego dopalacza możesz użyć raz, w kroku ruchu. Przeleć co \
             najmniej jedno pole i od razu oddaj tam tyle dodatkowych strzałów, ile wynosi twój \
             poziom, ze wszystkim, co wywołają. Potem możesz lecieć dalej w tym samym kierunku \
             przez pola, które są już puste, albo zostać; kupować już nie możesz. Następują zwykłe \
             strzały, a znacznik trafia do pudełka. Rakieta nie zastępuje dodatkowych strzałów.",
        ),
        text(
            "The rulebooks allow a missile only in place of a normal shot, and these are extra \
             ones.",
            "Instrukcje pozwalają na rakietę tylko zamiast zwykłego strzału, a te są dodatkowe.",
        ),
    ),
    Block::Figure(&BOOST),
];

const BOOST: Figure = Figure {
    title: text(
        "A fighter of level 2 uses its power-up",
        "Myśliwiec poziomu 2 używa dopalacza",
    ),
    caption: text(
        "(1) After two of its four squares the fighter uses the power-up on c5: two additional \
         shots, 2 and 4 points. (2) It flies on to e5, and its two normal shots take 3 and 5 \
         points (G33, G36).",
        "(1) Po dwóch z czterech pól myśliwiec używa dopalacza na c5: dwa dodatkowe strzały, 2 i 4 \
         punkty. (2) Leci dalej na e5, a dwa zwykłe strzały dają 3 i 5 punktów (G33, G36).",
    ),
    panels: &[
        panel(
            "a9",
            "2314<>/1.4.5./..2.3./....../a.....",
            "go a5-c5 c5-e5; a c5 e5; shot c5-c8 e5-e8; aim c7 c8 e7 e8; 1 c5; 2 e5",
            "One move, four shots",
            "Jeden ruch, cztery strzały",
        ),
        panel(
            "a9",
            "2314<>/1...../....../....../....a.",
            "last c7 c8 e7 e8",
            "Afterwards",
            "Potem",
        ),
    ],
};

const OPTIONS: &[Block] = &[
    Block::Paragraph(text(
        "When you set up a game you choose:",
        "Przygotowując grę, wybierasz:",
    )),
    Block::List(&[
        text(
            "*Players*: two, three or four, people or bots.",
            "*Gracze*: dwoje, troje albo czworo, ludzie lub boty.",
        ),
        text(
            "*Variant*: the basic game (G1 to G31), or the advanced one with upgrades and power-ups \
             (G32 to G36). Begin with the basic game.",
            "*Wariant*: gra podstawowa (od G1 do G31) albo zaawansowana, z ulepszeniami \
             i dopalaczami (od G32 do G36). Na początek wybierz podstawową.",
        ),
        text(
            "*A column is emptied by*: shots only, as the English rulebook has it, or shots and the \
             moving mine, as the Polish one has it (G18).",
            "*Kolumnę opróżnia*: tylko strzał, jak w instrukcji angielskiej, albo strzał i ruch \
             miny, jak w polskiej (G18).",
        ),
    ]),
];

const TIPS: &[Block] = &[
    Block::Callout(text(
        "No shot reaches row 1: fighters shoot upwards, so only the mine can still remove an \
         invader there. With one in row 1, the next descent raids the planet.",
        "Rzędu 1 nie sięgnie żaden strzał: myśliwce strzelają w górę, więc stojącego tam najeźdźcę \
         może usunąć już tylko mina. Gdy ktoś stoi w rzędzie 1, następne zejście to najazd na \
         planetę.",
    )),
    Block::List(&[
        text(
            "Deal with invaders in rows 2 and 3 while somebody can still get below them.",
            "Rozprawiaj się z najeźdźcami w rzędach 2 i 3, póki ktoś jeszcze może wlecieć pod nich.",
        ),
        text(
            "Before you shoot, count the column. Its last token brings everything one row down: \
             good when the board runs dry, deadly when somebody stands low.",
            "Zanim strzelisz, policz żetony w kolumnie. Ostatni sprowadza wszystkich o rząd niżej: \
             to dobre, gdy plansza pustoszeje, a zabójcze, gdy ktoś stoi nisko.",
        ),
        text(
            "Whoever breaks a command ship gets nothing, the next one gets 10. Break it when your \
             rivals cannot reach the other half, and watch for ships that others break.",
            "Kto rozbija statek dowodzenia, nie dostaje nic; następny dostaje 10. Rozbijaj go, gdy \
             rywale nie sięgną drugiej połówki, i wypatruj statków rozbitych przez innych.",
        ),
        text(
            "Do not end your move right under an invader that your shot leaves standing: a \
             descent would ram you. Further up you are also a target for the fighters below.",
            "Nie kończ ruchu tuż pod najeźdźcą, którego twój strzał nie usunie: zejście by cię \
             staranowało. Im wyżej lecisz, tym łatwiej też trafią cię myśliwce z dołu.",
        ),
        text(
            "A hit on a fighter costs its owner the lowest token, so a few small monsters protect \
             the large ones. With four players, pilots shoot at each other often.",
            "Trafienie w myśliwiec kosztuje właściciela najniższy żeton, więc kilka małych potworów \
             chroni duże. Przy czterech graczach piloci często strzelają do siebie nawzajem.",
        ),
        text(
            "An early upgrade pays: it gives a second shot in every turn that is still to come. \
             The power-up is weak for its price.",
            "Wczesne ulepszenie się opłaca: daje drugi strzał w każdej turze aż do końca gry. \
             Dopalacz jest słaby jak na swoją cenę.",
        ),
        text(
            "Keep 10 points in hand when your fighter flies dangerously: without them a crash puts \
             you out of the game.",
            "Gdy latasz ryzykownie, miej w zapasie 10 punktów: bez nich zderzenie oznacza koniec \
             gry dla ciebie.",
        ),
    ]),
];

const CREDITS: &[Block] = &[
    Block::List(&[
        text(
            "*Guardians of Space* (in Polish *Strażnicy Kosmosu*), a game by Néstor Romeral Andrés.",
            "*Strażnicy Kosmosu* (po angielsku *Guardians of Space*), gra, której autorem jest \
             Néstor Romeral Andrés.",
        ),
        text(
            "Illustrations of the boxed game: Przemysław Fornal.",
            "Ilustracje w wydaniu pudełkowym: Przemysław Fornal.",
        ),
        text(
            "Published by Nasza Księgarnia, 2020.",
            "Wydawca: Nasza Księgarnia, 2020.",
        ),
    ]),
    Block::Paragraph(text(
        "The words of this page and all drawings of this app are our own; nothing is taken from \
         the rulebooks but the rules themselves.",
        "Słowa na tej stronie i wszystkie rysunki w aplikacji są nasze własne; z instrukcji \
         pochodzą tylko same zasady.",
    )),
];
