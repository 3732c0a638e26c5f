//! What the rules page of Commander Rescue says and shows, in every language.

use super::rules::{power_table, ship_table};
use crate::page::{self, Text, rebuilt, rule, text};

type Block = page::Block<Panel>;
type Figure = page::Figure<Panel>;
type Section = page::Section<Panel>;

pub(crate) struct Panel {
    pub(crate) drawing: Drawing,
    pub(crate) label: Text,
}

pub(crate) enum Drawing {
    Cut(Cut),
    /// Where so many players begin, and where their commanders are held.
    Places(u8),
    /// R26, after so many rounds.
    Clock(u8),
}

/// A cut of the board; `rules.rs` says how it is drawn.
pub(crate) struct Cut {
    /// Some squares on its edges: the cut is the box round them.
    pub(crate) reach: &'static str,
    /// The power of each seat; as many words as there are players.
    pub(crate) powers: &'static str,
    /// As in position documents, and `1H@-` for a ship that was lost. Without any the ships are
    /// still to be laid out. Every fleet needs one, if only outside the cut.
    pub(crate) ships: &'static str,
    /// What has been played before the moment that is shown, parted by `;`.
    pub(crate) played: &'static str,
    /// Marks, parted by `;`, each a word and what it speaks of:
    /// `go ACTION` — the way of a legal action; `no ACTION` — one that is not legal, crossed out;
    /// `to ACTION ACTION` — only where they end; `steps h4` — all step moves from there;
    /// `block e3` — what is in the way; `last e3` — a square as after a move; a number and its
    /// squares — a number in the square's corner.
    pub(crate) marks: &'static str,
}

const fn drawn(drawing: Drawing, en: &'static str, pl: &'static str) -> Panel {
    Panel {
        drawing,
        label: text(en, pl),
    }
}

/// A cut with two fleets without powers.
const fn panel(
    reach: &'static str,
    ships: &'static str,
    marks: &'static str,
    en: &'static str,
    pl: &'static str,
) -> Panel {
    panel_after(reach, "none none", ships, "", marks, text(en, pl))
}

const fn panel_with(
    powers: &'static str,
    reach: &'static str,
    ships: &'static str,
    marks: &'static str,
    label: Text,
) -> Panel {
    panel_after(reach, powers, ships, "", marks, label)
}

const fn panel_after(
    reach: &'static str,
    powers: &'static str,
    ships: &'static str,
    played: &'static str,
    marks: &'static str,
    label: Text,
) -> Panel {
    Panel {
        drawing: Drawing::Cut(Cut {
            reach,
            powers,
            ships,
            played,
            marks,
        }),
        label,
    }
}

pub(crate) const PAGE: page::Page<Panel> = page::Page {
    letter: 'R',
    title: text(
        "Commander Rescue: the rules",
        "Na ratunek Dowódcy: zasady gry",
    ),
    lede: text(
        "Two, three, four or six fleets on a hexagonal board. Your Supreme Commander is held on \
         an enemy planet: fetch him, and be the first to bring him home.",
        "Dwie, trzy, cztery albo sześć flot na sześciokątnej planszy. Twój Naczelny Dowódca jest \
         uwięziony na wrogiej planecie: odbij go i jako pierwszy sprowadź do domu.",
    ),
    sections: SECTIONS,
};

pub(crate) const SHIP: Text = text("Ship", "Statek");
pub(crate) const SPECIAL: Text = text("What is special", "Co potrafi");
pub(crate) const CARRIES: Text = text("Carries", "Zabiera dowódcę");
pub(crate) const YES: Text = text("yes", "tak");
pub(crate) const NO: Text = text("no", "nie");
pub(crate) const SHIP_CAPTION: Text = text("The four kinds of ships", "Cztery rodzaje statków");
/// In the order of the kinds.
pub(crate) const SPECIALS: [Text; 4] = [
    text("Takes one or two steps", "Robi jeden krok albo dwa"),
    text("Attacks enemy ships", "Atakuje wrogie statki"),
    text(
        "Cannot be attacked while the commander is aboard",
        "Z dowódcą na pokładzie nie można go zaatakować",
    ),
    text("Jumps over UFO squares", "Skacze nad polami UFO"),
];
pub(crate) const POWER: Text = text("Power", "Moc");
pub(crate) const WHAT_IT_DOES: Text = text("What it does", "Co daje");
pub(crate) const POWERS_CAPTION: Text = text("The six powers", "Sześć mocy");

const SECTIONS: &[Section] = &[
    Section {
        id: "board",
        title: text("Board and fleets", "Plansza i floty"),
        blocks: BOARD,
    },
    Section {
        id: "setup",
        title: text("Setup", "Przygotowanie"),
        blocks: SETUP,
    },
    Section {
        id: "moving",
        title: text("Moving: steps and jumps", "Ruch: kroki i skoki"),
        blocks: MOVING,
    },
    Section {
        id: "attack",
        title: text("Attack", "Atak"),
        blocks: ATTACK,
    },
    Section {
        id: "commander",
        title: text("Planets and the commander", "Planety i dowódca"),
        blocks: COMMANDER,
    },
    Section {
        id: "end",
        title: text("The end", "Koniec gry"),
        blocks: END,
    },
    Section {
        id: "powers",
        title: text("Special powers", "Moce specjalne"),
        blocks: POWERS,
    },
    Section {
        id: "options",
        title: text("Options", "Opcje"),
        blocks: OPTIONS,
    },
    Section {
        id: "tips",
        title: text("Tips for admirals", "Rady dla admirałów"),
        blocks: TIPS,
    },
    Section {
        id: "credits",
        title: text("Credits", "Autorzy"),
        blocks: CREDITS,
    },
];

// ---------------------------------------------------------------------------------
// Board and fleets

const BOARD: &[Block] = &[
    rebuilt(
        1,
        text(
            "The board is a hexagon with seven squares on each side, 127 in all. Rows have the \
             letters `a` to `m`; the number counts along the row, so that the squares with the \
             same number form lines too. Away from the edge a square has six neighbours: in its \
             row one number up or down, in the next row the same number or one more, in the row \
             before the same number or one less.",
            "Plansza jest sześciokątem o siedmiu polach na każdym boku, razem 127 pól. Rzędy mają \
             litery od `a` do `m`; numer rośnie wzdłuż rzędu, a pola o tym samym numerze też \
             tworzą linie. Pole z dala od brzegu ma sześciu sąsiadów: w swoim rzędzie numer \
             o jeden większy albo mniejszy, w następnym rzędzie ten sam numer albo o jeden większy, \
             w poprzednim ten sam albo o jeden mniejszy.",
        ),
        text(
            "The rulebook showed its board only in a picture, which is lost. This size leaves open \
             space between the fleets, even when there are six of them.",
            "Instrukcja pokazywała planszę tylko na ilustracji, a ta zaginęła. Przy tej wielkości \
             między flotami zostaje wolna przestrzeń, nawet gdy jest ich sześć.",
        ),
    ),
    Block::Figure(&WHOLE_BOARD),
    rebuilt(
        2,
        text(
            "There are six planets, one step in from each corner. In this order round the board \
             they are P1 `b2`, P2 `g2`, P3 `l7`, P4 `l12`, P5 `g12` and P6 `b7`. Opposite each \
             other lie P1 and P4, P2 and P5, P3 and P6.",
            "Planet jest sześć, każda o krok od rogu planszy. Idąc dookoła, są to: P1 `b2`, P2 \
             `g2`, P3 `l7`, P4 `l12`, P5 `g12` i P6 `b7`. Naprzeciw siebie leżą P1 i P4, P2 i P5, \
             P3 i P6.",
        ),
        text(
            "The places were only in the picture. A planet must be surrounded by starting \
             squares, and all fleets should have the same way to go.",
            "Miejsca były tylko na ilustracji. Planetę muszą otaczać pola startowe, a wszystkie \
             floty powinny mieć taką samą drogę.",
        ),
    ),
    rebuilt(
        3,
        text(
            "Each planet has eight *starting squares*: the six round it and two more in front. \
             They have an order, the same seen from every planet: three in front, two beside, two \
             behind, the corner. For P1 these are `d3 c3 c4`, `c2 b3`, `b1 a2` and `a1`.",
            "Każda planeta ma osiem *pól startowych*: sześć dookoła i jeszcze dwa z przodu. Mają \
             one kolejność, z każdej planety tę samą: trzy z przodu, dwa z boków, dwa z tyłu i róg. \
             Dla P1 są to `d3 c3 c4`, `c2 b3`, `b1 a2` i `a1`.",
        ),
        text(
            "The rulebook lets eight ships surround a planet, which has only six neighbours; the \
             two others stand where the fleet sets out.",
            "Według instrukcji osiem statków otacza planetę, a ta ma tylko sześciu sąsiadów; dwa \
             pozostałe stoją tam, skąd flota rusza.",
        ),
    ),
    rebuilt(
        4,
        text(
            "There are three kinds of special squares: seven *UFO squares* (`g7 g4 j7 j10 g10 d7 \
             d4`), where no ship may stand (R14), six *red solar squares* (`h9 i8 h6 f5 e6 f8`) \
             and six *orange solar squares* (`i11 k9 i5 e3 c5 e9`), which draw ships to each \
             other (R16).",
            "Są trzy rodzaje pól specjalnych: siedem *pól UFO* (`g7 g4 j7 j10 g10 d7 d4`), na \
             których nie może stać żaden statek (R14), sześć *czerwonych pól słonecznych* (`h9 i8 \
             h6 f5 e6 f8`) i sześć *pomarańczowych* (`i11 k9 i5 e3 c5 e9`), które przyciągają \
             statki do siebie nawzajem (R16).",
        ),
        text(
            "What they do is known, where they lie was only in the picture; here they lie the \
             same for every fleet.",
            "Wiadomo, co robią, ale ich miejsca były tylko na ilustracji; tu dla każdej floty leżą \
             tak samo.",
        ),
    ),
    rebuilt(
        5,
        text(
            "A fleet has eight ships, two of each kind, and one commander. The kinds are Speedy F1 \
             (`F`), ICE Hunter (`H`), Bounty Cargo (`C`) and TIE UFO (`T`).",
            "Flota ma osiem statków, po dwa każdego rodzaju, i jednego dowódcę. Rodzaje to Speedy \
             F1 (`F`), ICE Hunter (`H`), Bounty Cargo (`C`) i TIE UFO (`T`).",
        ),
        text(
            "The rulebook counts eight tokens in each colour and names four kinds, but not how \
             many there are of each.",
            "Instrukcja liczy po osiem żetonów w kolorze i nazywa cztery rodzaje, ale nie mówi, \
             ile jest których.",
        ),
    ),
    Block::Table(ship_table),
];

const WHOLE_BOARD: Figure = Figure {
    title: text("The board", "Plansza"),
    caption: text(
        "(1) A planet in the colour of its fleet, and in the bubble the commander whom it holds. \
         (2) Its eight starting squares. (3) A UFO square. (4) A red solar square, a diamond with \
         rays. (5) An orange one, round with a ring. Letters stand at the rows, numbers at the \
         lines that cross them.",
        "(1) Planeta w kolorze swojej floty, a w bańce dowódca, którego więzi. (2) Jej osiem pól \
         startowych. (3) Pole UFO. (4) Czerwone pole słoneczne, romb z promieniami. (5) \
         Pomarańczowe, okrągłe z pierścieniem. Litery stoją przy rzędach, numery przy liniach, \
         które je przecinają.",
    ),
    panels: &[panel_with(
        "none none none none none none",
        "a1 a7 g1 g13 m7 m13",
        "",
        "1 b2; 2 d3; 3 d4; 4 f5; 5 e3",
        text(
            "Six fleets, before the ships come",
            "Sześć flot, jeszcze bez statków",
        ),
    )],
};

// ---------------------------------------------------------------------------------
// Setup

const SETUP: &[Block] = &[
    rule(
        6,
        "*Who sits where.* With two players, seats 1 and 2 have P1 and P4; with three, P1, P3 and \
         P5; with four, P1, P2, P5 and P4; with six, P1 to P6. Five players are not possible.",
        "*Kto gdzie zaczyna.* Przy dwóch graczach gracz 1 ma P1, a gracz 2 P4; przy trzech kolejno \
         P1, P3 i P5; przy czterech P1, P2, P5 i P4; przy sześciu od P1 do P6. W pięcioro grać się \
         nie da.",
    ),
    rule(
        7,
        "*Who holds your commander.* Two players hold each other's. With three, the commander of \
         seat 1 is held by seat 2, that of 2 by 3, that of 3 by 1. With four, seats 1 and 4 hold \
         each other's, and so do 2 and 3. With six, it is 1 and 4, 2 and 5, 3 and 6.",
        "*Kto więzi twojego dowódcę.* Dwóch graczy więzi sobie dowódców nawzajem. Przy trzech \
         dowódcę gracza 1 więzi gracz 2, dowódcę gracza 2 więzi gracz 3, a dowódcę gracza 3 więzi \
         gracz 1. Przy czterech robią to sobie nawzajem gracze 1 i 4 oraz gracze 2 i 3, a przy \
         sześciu 1 i 4, 2 i 5, 3 i 6.",
    ),
    Block::Figure(&PLACES),
    rule(
        8,
        "*Layout.* In seat order, every player puts eight ships on their eight starting squares as \
         they like. An option gives all fleets the same proven layout instead. Seat 1 begins; \
         turns go round in seat order, and who is out is skipped.",
        "*Rozstawienie.* Gracze po kolei ustawiają po osiem statków na swoich ośmiu polach \
         startowych, jak im się podoba. Opcja daje zamiast tego wszystkim flotom ten sam sprawdzony \
         szyk. Zaczyna gracz 1; tury idą po kolei, a kto odpadł, tego się pomija.",
    ),
    Block::Figure(&LAYOUT),
];

const PLACES: Figure = Figure {
    title: text(
        "Who sits where, and who holds whose commander",
        "Kto gdzie zaczyna i kto czyjego dowódcę więzi",
    ),
    caption: text(
        "The number is the seat, colour and sign are those of its fleet. The bubble shows, in the \
         colour of his own fleet, the commander who is held (R6, R7). Planets of nobody are grey.",
        "Numer oznacza gracza, kolor i znak jego flotę. W bańce widać uwięzionego dowódcę \
         w kolorze jego własnej floty (R6, R7). Planety niczyje są szare.",
    ),
    panels: &[
        drawn(Drawing::Places(2), "Two players", "Dwóch graczy"),
        drawn(Drawing::Places(3), "Three players", "Trzech graczy"),
        drawn(Drawing::Places(4), "Four players", "Czterech graczy"),
        drawn(Drawing::Places(6), "Six players", "Sześciu graczy"),
    ],
};

const LAYOUT: Figure = Figure {
    title: text("The layout", "Rozstawienie"),
    caption: text(
        "Left, the order of the starting squares: 1 to 3 look to the middle of the board, 8 lies \
         in the corner (R3). Right, the standard layout: two ICE Hunters and a Bounty Cargo in \
         front (R8).",
        "Po lewej kolejność pól startowych: od 1 do 3 patrzą na środek planszy, 8 leży w rogu \
         (R3). Po prawej standardowy szyk: z przodu dwa ICE Hunter i Bounty Cargo (R8).",
    ),
    panels: &[
        panel(
            "a1 b1 b3 d4",
            "",
            "1 d3; 2 c3; 3 c4; 4 c2; 5 b3; 6 b1; 7 a2; 8 a1",
            "In this order",
            "W tej kolejności",
        ),
        panel(
            "a1 b1 b3 d4",
            "1H@d3 1H@c3 1C@c4 1T@c2 1F@b3 1F@b1 1C@a2 1T@a1 2F@m13",
            "",
            "The standard layout",
            "Standardowy szyk",
        ),
    ],
};

// ---------------------------------------------------------------------------------
// Moving

const MOVING: &[Block] = &[
    Block::Callout(text(
        "Two words: a square is *free* if no ship stands on it and it is neither a planet nor a \
         UFO square. *Enemy* is everything that belongs to another seat.",
        "Dwa słowa: pole jest *wolne*, jeśli nie stoi na nim żaden statek i nie jest to ani \
         planeta, ani pole UFO. *Wrogie* jest wszystko, co należy do innego gracza.",
    )),
    rule(
        9,
        "On your turn you move one ship, either by steps or by jumps, never by both. You must move \
         if you can; if nothing can move, you pass.",
        "W swojej turze ruszasz jeden statek: albo krokami, albo skokami, nigdy jednym i drugim. \
         Jeśli możesz się ruszyć, musisz; jeśli nic nie może się ruszyć, pasujesz.",
    ),
    rule(
        10,
        "*Step.* The ship goes one square in any of the six directions, onto a free square. A \
         Speedy F1 may take one or two steps; it may turn in between, and the square in the middle \
         must be free.",
        "*Krok.* Statek przechodzi o jedno pole w dowolnym z sześciu kierunków, na wolne pole. \
         Speedy F1 może zrobić jeden krok albo dwa; między nimi może skręcić, a pole pośrodku musi \
         być wolne.",
    ),
    Block::Figure(&STEP),
    rule(
        11,
        "*Jump.* The ship flies in a straight line over exactly one *pivot* and lands as far \
         behind it as it stood before it: with k squares between ship and pivot, k squares lie \
         between pivot and landing. All these squares must be empty (R13). Jumps may be chained \
         as often as you like, each in a direction of its own, and you may stop after any of \
         them. Every landing but the last must be on a free square.",
        "*Skok.* Statek leci po linii prostej nad dokładnie jedną *osią* i ląduje tak daleko za \
         nią, jak daleko stał przed nią: jeśli między statkiem a osią jest k pól, to k pól leży też \
         między osią a lądowaniem. Wszystkie te pola muszą być puste (R13). Skoki można łączyć \
         w serię, ile ich tylko się uda, każdy w swoim kierunku, a zakończyć wolno po dowolnym. \
         Każde lądowanie poza ostatnim musi być na wolnym polu.",
    ),
    Block::Figure(&JUMP),
    rule(
        12,
        "*Pivots* are all ships, your own and enemy ones, and all planets; a planet with a ship on \
         it is one pivot. A UFO square is a pivot only for a TIE UFO.",
        "*Osią* skoku może być każdy statek, własny i wrogi, oraz każda planeta; planeta, na której \
         stoi statek, to jedna oś. Pole UFO jest osią tylko dla TIE UFO.",
    ),
    Block::Figure(&UFO),
    rebuilt(
        13,
        text(
            "*Empty* to fly over is a square without a ship that is neither a planet nor a UFO \
             square. The square that the ship has left counts as empty too, unless it is a planet \
             or ships of a stack stay there (R28).",
            "*Puste*, czyli takie, nad którym można przelecieć, jest pole bez statku, które nie \
             jest planetą ani polem UFO. Pole, które statek właśnie opuścił, też jest puste, chyba \
             że to planeta albo zostały tam statki ze stosu (R28).",
        ),
        text(
            "The rulebook only says that squares flown over must be empty; we take planets and \
             UFOs for bodies that stand in the way.",
            "Instrukcja mówi tylko, że przelatywane pola mają być puste; planety i UFO uznajemy za \
             ciała, które stoją na drodze.",
        ),
    ),
    Block::Figure(&BLOCKED),
    Block::Figure(&CHAIN),
    rule(
        14,
        "No ship may ever stand on a UFO square. There is one ship on a square at most; only the \
         Space Wolf stacks ships (R28).",
        "Na polu UFO nigdy nie może stać żaden statek. Na jednym polu stoi najwyżej jeden statek; \
         tylko Kosmiczny Wilk układa je w stosy (R28).",
    ),
    rebuilt(
        15,
        text(
            "A move may never land where it began, not even on its way.",
            "Ruch nigdy nie może wylądować tam, gdzie się zaczął, nawet po drodze.",
        ),
        text(
            "Else a ship could jump round in a circle and so pass its turn, though R9 says that \
             you must move.",
            "Inaczej statek mógłby obskoczyć kółko i w ten sposób spasować, choć według R9 ruszyć \
             się trzeba.",
        ),
    ),
    rule(
        16,
        "*Solar attraction.* A ship that lands on an orange square, by a step (either one of a \
         Speedy F1) or by a jump, may at once go to any free orange square; then its move is over. \
         Red squares work in the same way. An ICE Hunter may even go onto an enemy ship there, \
         which is an attack (R17). Any ship may also leave the attraction alone and go on or stay.",
        "*Przyciąganie słoneczne.* Statek, który wyląduje na polu pomarańczowym, krokiem (dowolnym \
         z dwóch, jeśli to Speedy F1) albo skokiem, może od razu przenieść się na dowolne wolne \
         pole pomarańczowe; na tym jego ruch się kończy. Tak samo działają pola czerwone. ICE \
         Hunter może się przenieść nawet na wrogi statek, a to już atak (R17). Każdy statek może \
         też przyciąganie pominąć i lecieć dalej albo zostać.",
    ),
    Block::Figure(&SOLAR),
];

const STEP: Figure = Figure {
    title: text("Step moves from h4", "Ruchy krokami z h4"),
    caption: text(
        "From h4 a Bounty Cargo can step to the marked squares. Its own ship on h5, the enemy on \
         g3 and the UFO square g4 are not free. A Speedy F1 may add a second step and turn before \
         it: by i5 to i6, for example (R10).",
        "Z h4 Bounty Cargo może przejść na zaznaczone pola. Własny statek na h5, wrogi na g3 i pole \
         UFO g4 nie są wolne. Speedy F1 może dodać drugi krok i przed nim skręcić: na przykład \
         przez i5 na i6 (R10).",
    ),
    panels: &[
        panel(
            "h2 h6 f2 j6",
            "1C@h4 1T@h5 2F@g3",
            "steps h4",
            "One step",
            "Jeden krok",
        ),
        panel(
            "h2 h6 f2 j6",
            "1F@h4 1T@h5 2F@g3",
            "steps h4",
            "Speedy F1: up to two",
            "Speedy F1: do dwóch",
        ),
    ],
};

const JUMP: Figure = Figure {
    title: text("Three jumps", "Trzy skoki"),
    caption: text(
        "The pivot is always in the middle. With no square between (k = 0) the ship lands right \
         behind it; with one or two squares between, one or two follow. Friends and enemies serve \
         alike, and solar squares are no obstacle (R11, R12).",
        "Oś jest zawsze dokładnie w połowie drogi. Gdy między statkiem a osią nie ma pól (k = 0), \
         statek ląduje tuż za nią; gdy są jedno albo dwa, tyle samo jest za nią. Statki własne \
         i wrogie nadają się tak samo, a pola słoneczne nie przeszkadzają (R11, R12).",
    ),
    panels: &[
        panel(
            "f2 h4 f1 f3",
            "1C@f2 1F@g3 2F@m13",
            "go f2-h4",
            "k = 0",
            "k = 0",
        ),
        panel("f2 j6 f1 f3", "1C@f2 2T@h4", "go f2-j6", "k = 1", "k = 1"),
        panel(
            "e1 k7 f1 f3",
            "1C@e1 1H@h4 2F@m13",
            "go e1-k7",
            "k = 2",
            "k = 2",
        ),
    ],
};

const UFO: Figure = Figure {
    title: text("A UFO square as pivot", "Pole UFO jako oś"),
    caption: text(
        "From its starting square c3 a TIE UFO jumps over the UFO square d4 to e5. For every other \
         kind a UFO square is no pivot; it is only in the way (R12, R13).",
        "Ze swojego pola startowego c3 TIE UFO skacze nad polem UFO d4 na e5. Dla innych rodzajów \
         pole UFO nie jest osią, a tylko zawadza (R12, R13).",
    ),
    panels: &[
        panel(
            "b2 e5 c2 c4",
            "1T@c3 2F@m13",
            "go c3-e5",
            "TIE UFO",
            "TIE UFO",
        ),
        panel(
            "b2 e5 c2 c4",
            "1H@c3 2F@m13",
            "no c3-e5; block d4",
            "ICE Hunter",
            "ICE Hunter",
        ),
    ],
};

const BLOCKED: Figure = Figure {
    title: text(
        "What stops a jump, and what does not",
        "Co blokuje skok, a co nie",
    ),
    caption: text(
        "(1) From e1 over e3 the jump would fly over e4 too, where a second ship stands. (2) From \
         d1 over d3 it would fly over the UFO square d4. (3) From e7 over f8 the landing g9 is \
         taken. (4) A planet is a pivot: from c3 over b2 to a1 (R11, R12, R13).",
        "(1) Z e1 nad e3 skok przeleciałby też nad e4, gdzie stoi drugi statek. (2) Z d1 nad d3 \
         przeleciałby nad polem UFO d4. (3) Z e7 nad f8 lądowanie g9 jest zajęte. (4) Planeta jest \
         osią: z c3 nad b2 na a1 (R11, R12, R13).",
    ),
    panels: &[
        panel(
            "e1 e5",
            "1C@e1 1F@e3 2T@e4",
            "no e1-e5; block e4",
            "1. Two ships",
            "1. Dwa statki",
        ),
        panel(
            "d1 d5",
            "1C@d1 2F@d3",
            "no d1-d5; block d4",
            "2. A UFO square",
            "2. Pole UFO",
        ),
        panel(
            "e7 g9 e6 e8",
            "1C@e7 2T@f8 1F@g9",
            "no e7-g9; block g9",
            "3. No room",
            "3. Brak miejsca",
        ),
        panel(
            "c3 a1 b1 b3",
            "1C@c3 2F@m13",
            "go c3-a1",
            "4. Over a planet",
            "4. Nad planetą",
        ),
    ],
};

const CHAIN: Figure = Figure {
    title: text("A chain of three jumps", "Seria trzech skoków"),
    caption: text(
        "One move: from a4 over b5 to c6, over e6 (k = 1) to g6, over i8 (k = 1) to k10. At every \
         landing the ship may turn, and on c6 or g6 it might as well have stopped (R11).",
        "Jeden ruch: z a4 nad b5 na c6, nad e6 (k = 1) na g6, nad i8 (k = 1) na k10. Po każdym \
         lądowaniu statek może skręcić, a na c6 albo g6 mógłby też ruch zakończyć (R11).",
    ),
    panels: &[panel(
        "a4 k10",
        "1C@a4 1F@b5 2H@e6 2T@i8",
        "go a4-k10",
        "Across the board",
        "Przez całą planszę",
    )],
};

const SOLAR: Figure = Figure {
    title: text(
        "Solar attraction between red squares",
        "Przyciąganie między czerwonymi polami",
    ),
    caption: text(
        "A jump over d6 ends on the red square e6. From there the Bounty Cargo may at once go to \
         any free red square, here to i8 (R16). An ICE Hunter may also come down on an enemy: the \
         one on h6 is removed (R17).",
        "Skok nad d6 kończy się na czerwonym polu e6. Stamtąd Bounty Cargo może od razu przenieść \
         się na dowolne wolne czerwone pole, tu na i8 (R16). ICE Hunter może też spaść na wroga: \
         statek na h6 zostaje usunięty (R17).",
    ),
    panels: &[
        panel(
            "c6 i8 h6 f8",
            "1C@c6 2F@d6",
            "to c6-h9 c6-h6 c6-f5 c6-f8; go c6-i8",
            "Attraction",
            "Przyciąganie",
        ),
        panel(
            "c6 i8 h6 f8",
            "1H@c6 2F@d6 2C@h6",
            "go c6xh6",
            "Attraction and attack",
            "Przyciąganie i atak",
        ),
    ],
};

// ---------------------------------------------------------------------------------
// Attack

const ATTACK: &[Block] = &[
    rebuilt(
        17,
        text(
            "An ICE Hunter may end its move, by step, jump or attraction, on the square of an enemy \
             ship: that ship is removed. The attack ends the move. No other ship may land on an \
             occupied square; R22 and R28 name the exceptions.",
            "ICE Hunter może zakończyć ruch, krokiem, skokiem albo przyciąganiem, na polu wrogiego \
             statku: ten statek zostaje usunięty. Atak kończy ruch. Żaden inny statek nie może \
             wylądować na zajętym polu; wyjątki podają R22 i R28.",
        ),
        text(
            "The rulebook does not say whether a chain goes on after an attack; one victim in a \
             turn is enough.",
            "Instrukcja nie mówi, czy po ataku seria trwa dalej; jedna ofiara w turze wystarczy.",
        ),
    ),
    rule(
        18,
        "A Bounty Cargo that carries its commander cannot be attacked.",
        "Bounty Cargo, które wiezie swojego dowódcę, nie można zaatakować.",
    ),
    Block::Figure(&HUNT),
    rule(
        19,
        "When a ship is removed that carries its commander, he goes back to the planet that held \
         him. He can be fetched again.",
        "Gdy zostaje usunięty statek z dowódcą na pokładzie, dowódca wraca na planetę, która go \
         więziła. Można go odbić jeszcze raz.",
    ),
    Block::Figure(&SENT_BACK),
    rule(
        20,
        "A ship that stands on a planet cannot be attacked: nobody else may land there, but for \
         R22.",
        "Statku, który stoi na planecie, nie można zaatakować: nikt inny nie może tam wylądować, \
         poza przypadkiem z R22.",
    ),
];

const HUNT: Figure = Figure {
    title: text("Attacks of an ICE Hunter", "Ataki ICE Huntera"),
    caption: text(
        "The ICE Hunter on e4 can attack the ship on f4 by a step, or the one on e6 by a jump over \
         its own ship (R17). A Bounty Cargo with its commander aboard, in a golden ring, is safe; \
         without him it is not (R18).",
        "ICE Hunter z e4 może zaatakować statek na f4 krokiem albo ten na e6 skokiem nad własnym \
         statkiem (R17). Bounty Cargo z dowódcą na pokładzie, w złotym pierścieniu, jest bezpieczne; \
         bez niego nie (R18).",
    ),
    panels: &[
        panel(
            "d3 f4 e6 f6",
            "1H@e4 1F@e5 2C@f4 2T@e6",
            "go e4xf4; go e4xe6",
            "Step or jump",
            "Krokiem albo skokiem",
        ),
        panel(
            "d3 f4 e6 f6",
            "1H@e4 1F@e5 2C*@f4",
            "no e4xf4",
            "Protected",
            "Chronione",
        ),
    ],
};

const SENT_BACK: Figure = Figure {
    title: text("A commander is sent back", "Dowódca wraca do niewoli"),
    caption: text(
        "The TIE UFO on c4 has just left planet b2 with its commander. The ICE Hunter on d5 removes \
         it, and the commander is held on b2 again (R19).",
        "TIE UFO na c4 dopiero co opuścił planetę b2 ze swoim dowódcą. ICE Hunter z d5 go usuwa, \
         a dowódca znów jest uwięziony na b2 (R19).",
    ),
    panels: &[
        panel(
            "b2 d5 c2 c5",
            "1H@d5 2T*@c4 2F@m13",
            "go d5xc4",
            "The attack",
            "Atak",
        ),
        panel_after(
            "b2 d5 c2 c5",
            "none none",
            "1H@d5 2T*@c4 2F@m13",
            "d5xc4",
            "last d5 c4",
            text("Afterwards", "Potem"),
        ),
    ],
};

// ---------------------------------------------------------------------------------
// The commander

const COMMANDER: &[Block] = &[
    rule(
        21,
        "*Pick-up.* A ship may land on an enemy planet only while its own commander is held there. \
         Landing ends the move and takes him aboard. A Speedy F1 cannot carry him, so it may not \
         land there.",
        "*Odbicie.* Statek może wylądować na wrogiej planecie tylko wtedy, gdy jest tam uwięziony \
         jego własny dowódca. Lądowanie kończy ruch, a dowódca wchodzi na pokład. Speedy F1 nie \
         może go zabrać, więc nie może tam lądować.",
    ),
    Block::Figure(&PICK_UP),
    rebuilt(
        22,
        text(
            "*Homecoming.* A ship may land on its own planet only when it carries its commander; \
             then its player *wins at once*. It does not matter who stands there: a parked ship \
             stays where it is. Landing on a planet always ends the move.",
            "*Powrót.* Statek może wylądować na własnej planecie tylko ze swoim dowódcą na \
             pokładzie; wtedy jego gracz *od razu wygrywa*. Nie ma znaczenia, kto tam stoi: \
             zaparkowany statek zostaje na miejscu. Lądowanie na planecie zawsze kończy ruch.",
        ),
        text(
            "The rulebook does not speak of occupied planets; this way nobody can block a \
             homecoming by parking on a planet, where R20 makes a ship safe.",
            "Instrukcja nie mówi o zajętych planetach; w ten sposób nikt nie zablokuje powrotu, \
             parkując na planecie, gdzie według R20 statek jest bezpieczny.",
        ),
    ),
    Block::Figure(&HOME),
    rule(
        23,
        "A ship with the commander aboard moves as before. He cannot change ships.",
        "Statek z dowódcą na pokładzie rusza się tak jak przedtem. Dowódca nie może się przesiąść.",
    ),
];

const PICK_UP: Figure = Figure {
    title: text("Fetching the commander", "Odbicie dowódcy"),
    caption: text(
        "The Bounty Cargo jumps over the enemy on k12 and lands on l12, where its commander is \
         held: he is aboard, and the move is over. A Speedy F1 may not land there (R21).",
        "Bounty Cargo skacze nad wrogiem na k12 i ląduje na l12, gdzie jest uwięziony jego dowódca: \
         ma go na pokładzie, a ruch się kończy. Speedy F1 nie może tam wylądować (R21).",
    ),
    panels: &[
        panel(
            "j12 m13 l11",
            "1C@j12 2H@k12",
            "go j12-l12",
            "The pick-up",
            "Odbicie",
        ),
        panel_after(
            "j12 m13 l11",
            "none none",
            "1C@j12 2H@k12",
            "j12-l12",
            "last j12 l12",
            text("Aboard", "Na pokładzie"),
        ),
        panel(
            "j12 m13 l11",
            "1F@k11 2H@k12",
            "no k11-l12",
            "Not a Speedy F1",
            "Nie Speedy F1",
        ),
    ],
};

const HOME: Figure = Figure {
    title: text("Coming home", "Powrót do domu"),
    caption: text(
        "An enemy TIE UFO has just fetched its own commander on b2 and still stands there. The \
         Bounty Cargo jumps over c2 onto its planet all the same and wins (R22, R24).",
        "Wrogi TIE UFO dopiero co odbił na b2 swojego dowódcę i jeszcze tam stoi. Bounty Cargo \
         i tak skacze nad c2 na swoją planetę i wygrywa (R22, R24).",
    ),
    panels: &[panel(
        "d2 a1 b3 b1",
        "1C*@d2 1H@c2 2T*@b2",
        "go d2-b2",
        "Home, and the game is won",
        "W domu – wygrana",
    )],
};

// ---------------------------------------------------------------------------------
// The end

const END: &[Block] = &[
    rule(
        24,
        "The first commander home wins the game for his player.",
        "Grę wygrywa ten, czyj dowódca pierwszy jest w domu.",
    ),
    rebuilt(
        25,
        text(
            "A player without ships is out; with the power of Space Robots only when there is \
             nothing to rebuild either (R32). If only one player is not out, that player wins.",
            "Gracz bez statków odpada; z mocą Kosmicznych Robotów dopiero wtedy, gdy nie ma też \
             czego odbudować (R32). Jeśli został tylko jeden gracz, wygrywa.",
        ),
        text(
            "The rulebook knows only the homecoming, but somebody can lose all ships.",
            "Instrukcja zna tylko powrót do domu, a przecież można stracić wszystkie statki.",
        ),
    ),
    rebuilt(
        26,
        text(
            "*Draw.* The game is drawn when the same position is there for the third time since \
             play began: the same ships of the same owners on the same squares, in the same order \
             of their stacks, with the same commanders aboard and the same player to move. Lost \
             ships do not matter, nor which ships were hacked. It is also drawn after 40 rounds, \
             that is 40 turns for each player who is not out, without an attack (a take-over \
             counts as one) or a pick-up. Passing and rebuilding count as turns.",
            "*Remis.* Gra kończy się remisem, gdy ta sama pozycja pojawi się po raz trzeci od \
             początku rozgrywki: te same statki tych samych graczy na tych samych polach, w tej \
             samej kolejności w stosach, z tymi samymi dowódcami na pokładach i z tym samym graczem \
             na ruchu. Nie liczą się stracone statki ani to, które statki przejęto. Remis jest też \
             po 40 rundach, czyli po 40 turach każdego gracza, który nie odpadł, bez ataku \
             (przejęcie to też atak) i bez odbicia dowódcy. Pas i odbudowa liczą się jako tury.",
        ),
        text(
            "The rulebook knows no draw; but players who only guard their planets must come to an \
             end some time.",
            "Instrukcja nie zna remisu; ale gracze, którzy tylko pilnują swoich planet, też muszą \
             kiedyś skończyć.",
        ),
    ),
    Block::Figure(&CLOCK),
];

const CLOCK: Figure = Figure {
    title: text("The clock of quiet rounds", "Zegar cichych rund"),
    caption: text(
        "Each round without an attack or a pick-up is one dot more; the fortieth is a draw. An \
         attack (cross hairs) or a pick-up (arrow) sets the clock back to nothing (R26). The app \
         counts along.",
        "Każda runda bez ataku i bez odbicia dowódcy to jedna kropka więcej; czterdziesta oznacza \
         remis. Atak (celownik) albo odbicie (strzałka) cofa zegar do zera (R26). Aplikacja liczy \
         za ciebie.",
    ),
    panels: &[drawn(
        Drawing::Clock(27),
        "After 27 quiet rounds",
        "Po 27 cichych rundach",
    )],
};

// ---------------------------------------------------------------------------------
// Powers

const POWERS: &[Block] = &[
    Block::Paragraph(text(
        "With an option every fleet has a power of its own. In your first game leave them out.",
        "Dzięki opcji każda flota ma własną moc. W pierwszej grze lepiej zagrać bez nich.",
    )),
    rule(
        27,
        "There are six powers. No two fleets have the same one; they are dealt by chance, seat by \
         seat, before the layout, or chosen when the game is set up.",
        "Mocy jest sześć. Żadne dwie floty nie mają tej samej; losuje się je po kolei przed \
         rozstawieniem albo wybiera, przygotowując grę.",
    ),
    Block::Table(power_table),
    rebuilt(
        28,
        text(
            "*Space Wolf.* Your ships may stack, up to three on a square: a ship or stack that \
             ends its move (step, jump or attraction) on your own ship or stack comes on top, in \
             its order. In a turn you move either the whole stack or only its top ship. A stack \
             moves, attacks, picks up and is protected as its top ship would; a Bounty Cargo on \
             top is protected only if it carries the commander itself. A stack is one pivot. An \
             attack removes only its top ship, and if ships remain, the attacker stays where it \
             began its move. A stack with the carrier in it wins on its own planet, whatever is on \
             top. You may also stack on the planet that holds your commander, with a top ship that \
             may land there (R21); but ships that stand there already do not take up a commander \
             who comes back later, and while he is aboard, nobody lands there.",
            "*Kosmiczny Wilk.* Twoje statki mogą tworzyć stosy, do trzech na polu: statek albo stos, \
             który kończy ruch (krokiem, skokiem albo przyciąganiem) na twoim statku lub stosie, \
             staje na górze, w swojej kolejności. W turze ruszasz albo cały stos, albo tylko górny \
             statek. Stos rusza się, atakuje, odbija dowódcę i jest chroniony tak jak jego górny \
             statek; Bounty Cargo na górze jest chronione tylko wtedy, gdy samo wiezie dowódcę. \
             Stos to jedna oś. Atak usuwa tylko górny statek, a jeśli jakieś zostaną, atakujący \
             pozostaje tam, gdzie zaczął ruch. Stos ze statkiem wiozącym dowódcę wygrywa na własnej \
             planecie bez względu na to, co jest na górze. Stos może stanąć też na planecie, która \
             więzi twojego dowódcę, jeśli górny statek może tam lądować (R21); ale statki, które już \
             tam stoją, nie zabiorą dowódcy, który wróci później, a póki jest on na pokładzie, nikt \
             tam nie ląduje.",
        ),
        text(
            "The rulebook has the top ship destroyed, but does not say where the attacker goes \
             when the square is still taken.",
            "Według instrukcji ginie górny statek, ale nie wiadomo, dokąd trafia atakujący, gdy \
             pole jest nadal zajęte.",
        ),
    ),
    Block::Figure(&WOLF),
    rule(
        29,
        "*Space Cheetah.* One move may combine one step move (R10) and one chain of jumps, in \
         either order. An attraction, an attack or a planet ends it. The two steps of a Speedy F1 \
         stay together.",
        "*Kosmiczny Gepard.* Jeden ruch może połączyć jeden ruch krokami (R10) i jedną serię skoków, \
         w dowolnej kolejności. Przyciąganie, atak albo planeta go kończą. Dwa kroki Speedy F1 idą \
         zawsze razem.",
    ),
    Block::Figure(&CHEETAH),
    rule(
        30,
        "*Space Hacker.* An attack by your ICE Hunter may, instead of removing the ship, take it \
         over: put it on a free starting square of your planet, which may be the one that the \
         Hunter has just left. It is yours now, with your power, and may do all that your ships \
         do. At most three hacked ships may be on the board at a time. A hacked carrier drops its \
         commander as in R19. Of a stack the top ship is taken. A hacked ship that is removed is \
         lost for good; nobody rebuilds it.",
        "*Kosmiczny Haker.* Atakując, twój ICE Hunter może zamiast usunąć statek przejąć go: \
         ustawiasz go na wolnym polu startowym swojej planety, także na tym, które Hunter właśnie \
         opuścił. Statek jest odtąd twój, z twoją mocą, i może wszystko to, co twoje statki. Na \
         planszy mogą być naraz najwyżej trzy przejęte statki. Przejęty statek z dowódcą traci go \
         jak w R19. Ze stosu przejmuje się górny statek. Usunięty przejęty statek przepada na \
         dobre; nikt go nie odbuduje.",
    ),
    Block::Figure(&HACKER),
    rule(
        31,
        "*Space Rooster.* Your Bounty Cargos attack like ICE Hunters, but R18 does not protect \
         them.",
        "*Kosmiczny Kogut.* Twoje Bounty Cargo atakują jak ICE Hunter, ale R18 ich nie chroni.",
    ),
    Block::Figure(&ROOSTER),
    rule(
        32,
        "*Space Robots.* Instead of moving, you may put one of your own ships that an attack has \
         removed back on a free starting square of your planet.",
        "*Kosmiczne Roboty.* Zamiast ruchu możesz postawić jeden ze swoich statków usuniętych \
         w ataku z powrotem na wolnym polu startowym swojej planety.",
    ),
    Block::Figure(&ROBOTS),
    rule(
        33,
        "*Ancient Astronauts.* Your ICE Hunters and Speedy F1s use UFO squares as pivots too, as \
         TIE UFOs do. Your Bounty Cargos do not.",
        "*Starożytni Astronauci.* Twoje ICE Hunter i Speedy F1 też używają pól UFO jako osi, tak \
         jak TIE UFO. Twoje Bounty Cargo nie.",
    ),
    Block::Figure(&ASTRONAUTS),
];

const WOLF_SHIPS: &str = "1C@e4 1H*@e5 2T@f5 2H@f6 2F@m11";
const WOLF_CUT: &str = "d3 d5 g5 g7";

const WOLF: Figure = Figure {
    title: text("Space Wolf", "Kosmiczny Wilk"),
    caption: text(
        "(1) The Bounty Cargo steps onto its own ICE Hunter on e5, which carries the commander. \
         (2) The letters of the lower ships stand at the foot of a stack; gold, with his bust, is \
         the one that carries him. Later the whole stack jumps over f5 to g5. (3) Or the enemy \
         attacks it first: (4) only the top ship is gone, and the attacker is still on f6 (R28).",
        "(1) Bounty Cargo wchodzi na własnego ICE Huntera na e5, który wiezie dowódcę. (2) Litery \
         niższych statków stoją u podnóża stosu; złota, z popiersiem, należy do tego, który go \
         wiezie. Później cały stos skacze nad f5 na g5. (3) Albo wróg zaatakuje go pierwszy: \
         (4) ginie tylko górny statek, a atakujący zostaje na f6 (R28).",
    ),
    panels: &[
        panel_with(
            "wolf none",
            WOLF_CUT,
            WOLF_SHIPS,
            "go e4-e5",
            text("1. Stacking", "1. Na stos"),
        ),
        panel_after(
            WOLF_CUT,
            "wolf none",
            WOLF_SHIPS,
            "e4-e5; m11-m10",
            "go e5-g5",
            text("2. A stack moves", "2. Ruch stosu"),
        ),
        panel_after(
            WOLF_CUT,
            "wolf none",
            WOLF_SHIPS,
            "e4-e5",
            "go f6xe5",
            text("3. An attack", "3. Atak"),
        ),
        panel_after(
            WOLF_CUT,
            "wolf none",
            WOLF_SHIPS,
            "e4-e5; f6xe5",
            "last e5 f6",
            text("4. Afterwards", "4. Potem"),
        ),
    ],
};

const CHEETAH: Figure = Figure {
    title: text("Space Cheetah", "Kosmiczny Gepard"),
    caption: text(
        "A step from b5 to c6, and in the same move a jump over e6 to g6. Without the power the \
         ship would have to stop on c6 (R9, R29).",
        "Krok z b5 na c6, a w tym samym ruchu skok nad e6 na g6. Bez tej mocy statek musiałby \
         zostać na c6 (R9, R29).",
    ),
    panels: &[panel_with(
        "cheetah none",
        "b5 g6",
        "1C@b5 2F@e6",
        "go b5-g6",
        text("A step and a jump", "Krok i skok"),
    )],
};

const HACKER: Figure = Figure {
    title: text("Space Hacker", "Kosmiczny Haker"),
    caption: text(
        "The ICE Hunter on d5 attacks the TIE UFO on e6 and takes it over: it comes to the starting \
         square c3 in the hacker's colour, and stripes show that it was hacked (R30).",
        "ICE Hunter z d5 atakuje TIE UFO na e6 i go przejmuje: statek trafia na pole startowe c3 \
         w kolorze hakera, a paski pokazują, że jest przejęty (R30).",
    ),
    panels: &[
        panel_with(
            "hacker none",
            "b2 e6 d3 c5",
            "1H@d5 2T@e6 2F@m13",
            "go d5xe6 to c3",
            text("The take-over", "Przejęcie"),
        ),
        panel_after(
            "b2 e6 d3 c5",
            "hacker none",
            "1H@d5 2T@e6 2F@m13",
            "d5xe6 to c3",
            "last d5 e6 c3",
            text("Afterwards", "Potem"),
        ),
    ],
};

const ROOSTER: Figure = Figure {
    title: text("Space Rooster", "Kosmiczny Kogut"),
    caption: text(
        "(1) A Bounty Cargo of the rooster attacks like an ICE Hunter. (2) In return the rooster's \
         Bounty Cargo can be attacked even with its commander aboard (R31).",
        "(1) Bounty Cargo koguta atakuje jak ICE Hunter. (2) W zamian Bounty Cargo koguta można \
         zaatakować nawet z dowódcą na pokładzie (R31).",
    ),
    panels: &[
        panel_with(
            "rooster none",
            "d3 f4 e5 f5",
            "1C@e4 2F@f4",
            "go e4xf4",
            text("1. It attacks", "1. Atakuje"),
        ),
        panel_with(
            "none rooster",
            "d3 f4 e5 f5",
            "1H@e4 2C*@f4",
            "go e4xf4",
            text("2. Not protected", "2. Bez ochrony"),
        ),
    ],
};

const ROBOTS: Figure = Figure {
    title: text("Space Robots", "Kosmiczne Roboty"),
    caption: text(
        "An ICE Hunter was lost. Instead of a move the robots rebuild it on the free starting \
         square c2 (R32).",
        "ICE Hunter został stracony. Zamiast ruchu roboty odbudowują go na wolnym polu startowym c2 \
         (R32).",
    ),
    panels: &[
        panel_with(
            "robots none",
            "a1 b1 b3 d4",
            "1H@- 1T@c3 1C@b3 2F@m13",
            "go rebuild H c2",
            text("The rebuilding", "Odbudowa"),
        ),
        panel_after(
            "a1 b1 b3 d4",
            "robots none",
            "1H@- 1T@c3 1C@b3 2F@m13",
            "rebuild H c2",
            "last c2",
            text("Afterwards", "Potem"),
        ),
    ],
};

const ASTRONAUTS: Figure = Figure {
    title: text("Ancient Astronauts", "Starożytni Astronauci"),
    caption: text(
        "An ICE Hunter of the astronauts jumps over the UFO square d4, and so would a Speedy F1. \
         Their Bounty Cargo cannot (R33).",
        "ICE Hunter astronautów skacze nad polem UFO d4, a Speedy F1 zrobiłby to samo. Ich Bounty \
         Cargo tego nie potrafi (R33).",
    ),
    panels: &[
        panel_with(
            "astronauts none",
            "b2 e5 c2 c4",
            "1H@c3 2F@m13",
            "go c3-e5",
            text("ICE Hunter", "ICE Hunter"),
        ),
        panel_with(
            "astronauts none",
            "b2 e5 c2 c4",
            "1C@c3 2F@m13",
            "no c3-e5; block d4",
            text("Bounty Cargo", "Bounty Cargo"),
        ),
    ],
};

// ---------------------------------------------------------------------------------
// The rest

const OPTIONS: &[Block] = &[
    Block::Paragraph(text(
        "When you set up a game you choose:",
        "Przygotowując grę, wybierasz:",
    )),
    Block::List(&[
        text(
            "*Players*: two, three, four or six, people or bots (R6).",
            "*Gracze*: dwoje, troje, czworo albo sześcioro, ludzie lub boty (R6).",
        ),
        text(
            "*Layout*: by the players, or in the standard order; then play begins at once (R8).",
            "*Rozstawienie*: przez graczy albo w standardowym szyku; wtedy gra rusza od razu (R8).",
        ),
        text(
            "*Powers*: none, dealt by chance, or chosen for each fleet, also for some fleets only \
             (R27).",
            "*Moce*: brak, losowane albo wybrane dla każdej floty, także tylko dla niektórych \
             (R27).",
        ),
    ]),
    Block::Paragraph(text(
        "*How moves are written.* `c3-d3` is a move, whatever its way, for only its end changes \
         anything; `c3xe5` is an attack, `c3xe5 to b1` a take-over, `c3-d3 top` the move of a top \
         ship alone, `rebuild H a1` a rebuilding, `lay F` a ship of the layout.",
        "*Jak zapisuje się ruchy.* `c3-d3` to ruch bez względu na drogę, bo liczy się tylko jego \
         koniec; `c3xe5` to atak, `c3xe5 to b1` przejęcie, `c3-d3 top` ruch samego górnego statku, \
         `rebuild H a1` odbudowa, a `lay F` statek przy rozstawianiu.",
    )),
];

const TIPS: &[Block] = &[
    Block::Callout(text(
        "You win by a race, not by a battle: one ship has to fly there and back. Count your moves \
         to the commander and home, and those of the enemy, before you spend a turn on an attack.",
        "Wygrywa się wyścig, nie bitwę: jeden statek musi polecieć tam i z powrotem. Zanim \
         poświęcisz turę na atak, policz swoje ruchy do dowódcy i do domu oraz ruchy wroga.",
    )),
    Block::List(&[
        text(
            "Build ladders: ships with one free square between them carry the next one far in a \
             single chain. A ladder serves the enemy as well.",
            "Buduj drabiny: statki ustawione co drugie pole niosą następny daleko jedną serią \
             skoków. Z drabiny skorzysta jednak też wróg.",
        ),
        text(
            "Let a Bounty Cargo fetch the commander if you can: on its way home nobody can attack \
             it.",
            "Jeśli się da, wyślij po dowódcę Bounty Cargo: w drodze do domu nikt go nie zaatakuje.",
        ),
        text(
            "Between opposite planets three UFO squares lie in one line: while it is clear, a TIE \
             UFO flies from planet to planet in a single move (R12). Keep something in that line \
             when an enemy TIE UFO is on the way to its commander.",
            "Między przeciwległymi planetami leżą w jednej linii trzy pola UFO: póki jest ona czysta, \
             TIE UFO przelatuje z planety na planetę jednym ruchem (R12). Gdy wrogi TIE UFO leci po \
             dowódcę, postaw coś na tej linii.",
        ),
        text(
            "A Speedy F1 carries nobody. It is a pivot that gets quickly to where it is needed.",
            "Speedy F1 nikogo nie zabierze. To oś, która szybko jest tam, gdzie jej potrzeba.",
        ),
        text(
            "On the planet your carrier is safe; danger begins when it leaves. See which squares \
             enemy ICE Hunters reach, and remember the solar squares: from one red square they \
             reach all red ones.",
            "Na planecie statek z dowódcą jest bezpieczny; groźnie robi się, gdy odlatuje. Sprawdź, \
             dokąd sięgają wrogie ICE Huntery, i pamiętaj o polach słonecznych: z jednego czerwonego \
             sięgają wszystkich czerwonych.",
        ),
        text(
            "Keep an ICE Hunter near your planet: it meets both the ship that comes for a commander \
             and the carrier that leaves.",
            "Trzymaj jednego ICE Huntera blisko swojej planety: spotka i tego, kto leci po dowódcę, \
             i tego, kto z nim ucieka.",
        ),
        text(
            "Of the powers, Space Cheetah is the strongest and Space Wolf the weakest: give the \
             cheetah to whoever plays for the first time.",
            "Najmocniejszą mocą jest Kosmiczny Gepard, najsłabszą Kosmiczny Wilk: geparda daj temu, \
             kto gra pierwszy raz.",
        ),
    ]),
];

const CREDITS: &[Block] = &[
    Block::List(&[
        text(
            "*Commander Rescue* follows the rules of a game by Thomas Rigollet de Mortain.",
            "*Na ratunek Dowódcy* opiera się na zasadach gry, której autorem jest Thomas Rigollet \
             de Mortain.",
        ),
        text(
            "Rulebook: © 2020 Thomas Rigollet de Mortain; it names no other publisher.",
            "Instrukcja: © 2020 Thomas Rigollet de Mortain; innego wydawcy nie podaje.",
        ),
    ]),
    Block::Paragraph(text(
        "The words of this page and all drawings of this app are our own; nothing is taken from \
         the rulebook but the rules themselves.",
        "Słowa na tej stronie i wszystkie rysunki w aplikacji są nasze własne; z instrukcji \
         pochodzą tylko same zasady.",
    )),
];
