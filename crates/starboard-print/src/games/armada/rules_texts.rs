//! What the rules page of Dark Side Armada says and shows, in every language.

use super::rules::{LadderStep, ladder_table, rank_table, region_table, ship_points_table};
use crate::page::{self, Text, rebuilt, rule, text};

type Block = page::Block<Panel>;
type Figure = page::Figure<Panel>;
type Section = page::Section<Panel>;

pub(super) struct Panel {
    pub(super) cut: Cut,
    pub(super) label: Text,
}

/// A part of the sheet; `rules.rs` says how it is drawn.
pub(super) struct Cut {
    /// How the sheet stands, beyond what is printed: `4a1:2` a value, `4a1:2*` a built one, `-5`
    /// a crossed square of ship 5's bar, `4!` a completed ship; in phase 2, where every other
    /// ship has collapsed, also `rolls=5` what is left to do and `africa/1` a crossed level.
    pub(super) setting: &'static str,
    /// Rolls and actions after that, parted by `;`. What happens after a `|` stands out.
    pub(super) played: &'static str,
    /// What is shown: `dice`, `4` a ship (`4#` with numbers), `4b1` a box (with numbers), `africa`
    /// a region, `africa/1` a level, `rolls` what is left to do, `gives:rolls` what the ships
    /// give, `map`, `score`.
    pub(super) show: &'static str,
    /// What holds then, parted by `;` and checked by the tests: `go ACTION` and `no ACTION` are
    /// legal or not; `met`, `unmet`, `barred` speak of a level; `completed`, `collapsed`,
    /// `whole` of a ship; `left 4 2` of its bar; `built`, `unbuilt` of boxes; `gives`, `has` of
    /// what there is to do; `score 42`. Of these `go` and `no` are drawn.
    pub(super) marks: &'static str,
}

const fn panel(
    setting: &'static str,
    played: &'static str,
    show: &'static str,
    marks: &'static str,
    en: &'static str,
    pl: &'static str,
) -> Panel {
    Panel {
        cut: Cut {
            setting,
            played,
            show,
            marks,
        },
        label: text(en, pl),
    }
}

pub(super) const PAGE: page::Page<Panel> = page::Page {
    letter: 'A',
    title: text(
        "Dark Side Armada: the rules",
        "Armada z Ciemnej Strony: zasady gry",
    ),
    lede: text(
        "A game for one with three dice and a pencil. First build six starships before their docks \
         fall in, then conquer the Earth with what they can do.",
        "Gra dla jednej osoby: trzy kości i ołówek. Najpierw zbuduj sześć statków, zanim zawalą się \
         ich doki, a potem podbij Ziemię tym, co potrafią.",
    ),
    sections: SECTIONS,
};

pub(super) const SHIP: Text = text("Ship", "Statek");
pub(super) const COMPLETED_WHEN: Text = text("Completed when:", "Ukończony, gdy:");
pub(super) const GIVES: Text = text("What it gives", "Co daje");
pub(super) const LADDER_CAPTION: Text = text(
    "What the ships give for phase 2",
    "Co statki dają w drugiej fazie",
);
pub(super) const REGION: Text = text("Region", "Region");
pub(super) const POINTS: Text = text("Points", "Punkty");
pub(super) const LEVELS: Text = text("Levels", "Poziomy");
pub(super) const LEVELS_CAPTION: Text = text(
    "The six regions; a dashed die may show anything",
    "Sześć regionów; kość rysowana przerywaną linią może pokazać cokolwiek",
);
pub(super) const SHIP_POINTS_CAPTION: Text =
    text("Points of completed ships", "Punkty za ukończone statki");
pub(super) const RANK: Text = text("Rank", "Ranga");
pub(super) const RANKS_CAPTION: Text = text("Ranks", "Rangi");

const SECTIONS: &[Section] = &[
    Section {
        id: "sheet",
        title: text("The sheet", "Arkusz"),
        blocks: SHEET,
    },
    Section {
        id: "building",
        title: text("Phase 1: building", "Faza 1: budowa"),
        blocks: BUILDING,
    },
    Section {
        id: "worth",
        title: text("What the ships give", "Co dają statki"),
        blocks: WORTH,
    },
    Section {
        id: "invasion",
        title: text("Phase 2: the invasion", "Faza 2: inwazja"),
        blocks: INVASION,
    },
    Section {
        id: "score",
        title: text("Score and rank", "Wynik i ranga"),
        blocks: SCORE,
    },
    Section {
        id: "options",
        title: text("Options", "Opcje"),
        blocks: OPTIONS,
    },
    Section {
        id: "tips",
        title: text("Tips for commanders", "Rady dla dowódców"),
        blocks: TIPS,
    },
    Section {
        id: "credits",
        title: text("Credits", "Autorzy"),
        blocks: CREDITS,
    },
];

// ---------------------------------------------------------------------------------
// The sheet

const SHEET: &[Block] = &[
    rule(
        1,
        "The upper half of the sheet has six ships. Each has a number from 1 to 6 and listens to \
         the die face of that number. It has a plan of *boxes*, a *countdown bar* that tells how \
         long its dock still stands, and a counter for what it will give in phase 2. A box is a \
         circle for its *value* and a square that is filled in once the box is *built*.",
        "Górna połowa arkusza to sześć statków. Każdy ma numer od 1 do 6 i słucha kości z tyloma \
         oczkami. Ma plan złożony z *pól*, *pasek odliczania*, który mówi, jak długo jego dok \
         jeszcze postoi, i licznik tego, co da w drugiej fazie. Pole to kółko na *wartość* \
         i kwadracik, który zamalowujesz, gdy pole jest *zbudowane*.",
    ),
    Block::Figure(&ANATOMY),
    rebuilt(
        2,
        text(
            "Ship 1 has six boxes in three pairs, the columns a, b and c. A pair is good when both \
             of its boxes are built and hold the same value.",
            "Statek 1 ma sześć pól w trzech parach: to kolumny a, b i c. Para jest dobra, gdy oba \
             jej pola są zbudowane i mają tę samą wartość.",
        ),
        text(
            "The rulebook speaks of pairs, but only its picture told how many. With three of them \
             wild cards stay rare.",
            "Instrukcja mówi o parach, ale ich liczbę podawała tylko ilustracja. Przy trzech dzikie \
             karty pozostają rzadkie.",
        ),
    ),
    rebuilt(
        3,
        text(
            "Ship 2 has six boxes too, one above the other in three columns. A column is good when \
             both of its boxes are built and make 6 together.",
            "Statek 2 też ma sześć pól, po dwa jedno nad drugim w trzech kolumnach. Kolumna jest \
             dobra, gdy oba jej pola są zbudowane i razem dają 6.",
        ),
        text(
            "The rulebook pays for one column, for two and for all of them, so there are likely three; \
             how high they are was only in the picture.",
            "Instrukcja płaci za jedną kolumnę, za dwie i za wszystkie, więc pewnie są trzy; ich \
             wysokość pokazywała tylko ilustracja.",
        ),
    ),
    Block::Figure(&PAIRS),
    rule(
        4,
        "Ship 3 has two rows of four boxes. The four in the middle are *double*: two circles and \
         two squares, in which you get two chances. You may fill either circle first, or both, but \
         only one of the two squares is ever built. Then that one is the value of the box, and the \
         other circle takes nothing any more. If both circles hold the same value, the first one \
         is built.",
        "Statek 3 ma dwa rzędy po cztery pola. Cztery środkowe są *podwójne*: mają dwa kółka i dwa \
         kwadraciki, czyli dwie szanse. Możesz wypełnić dowolne z kółek albo oba, ale zbudowany \
         będzie tylko jeden z dwóch kwadracików. To on daje polu wartość, a drugie kółko niczego \
         już nie przyjmie. Jeśli w obu kółkach jest ta sama wartość, budujesz pierwsze.",
    ),
    Block::Figure(&DOUBLE),
    rule(
        5,
        "Ship 4 has three boxes in a row: left `a1`, centre `b1` and right `c1`.",
        "Statek 4 ma trzy pola w rzędzie: lewe `a1`, środkowe `b1` i prawe `c1`.",
    ),
    rule(
        6,
        "Ships 5 and 6 have four boxes each, in a row from `a1` to `d1`.",
        "Statki 5 i 6 mają po cztery pola w rzędzie, od `a1` do `d1`.",
    ),
    Block::Figure(&SUMS),
    Block::Figure(&BALANCE),
    rebuilt(
        7,
        text(
            "One box of every ship comes with a printed value: 6 in ship 1 and 2 in ship 2 (both in \
             their first box), 4 at the top left of ship 3, 3 in the centre of ship 4, 1 in the \
             first box of ship 5 and 5 in the first of ship 6. So there is one box for each face.",
            "Jedno pole każdego statku ma wydrukowaną wartość: 6 na statku 1 i 2 na statku 2 (w \
             pierwszym polu), 4 w lewym górnym polu statku 3, 3 w środku statku 4, 1 w pierwszym \
             polu statku 5 i 5 w pierwszym polu statku 6. Każda liczba oczek jest więc raz.",
        ),
        text(
            "It is known that some values are printed; which ones, only the picture showed. With \
             these every face builds something from the start.",
            "Wiadomo, że niektóre wartości są wydrukowane; które, pokazywała tylko ilustracja. Z tymi \
             każda kość od początku ma co budować.",
        ),
    ),
    rebuilt(
        8,
        text(
            "A countdown bar has three squares, that of ship 3 four.",
            "Pasek odliczania ma trzy kwadraciki, a pasek statku 3 cztery.",
        ),
        text(
            "The lengths were in the lost picture. We tried several by having many games played: \
             with these phase 1 takes about 18 rolls.",
            "Długości były na zaginionej ilustracji. Sprawdziliśmy kilka, rozgrywając wiele partii: \
             z tymi faza 1 trwa około 18 rzutów.",
        ),
    ),
];

const ANATOMY: Figure = Figure {
    title: text("A ship on the sheet", "Statek na arkuszu"),
    caption: text(
        "(1) The die of the ship, (2) its countdown bar; of a box, (3) the circle with its value \
         and (4) the square that says that it is built. Here the printed 3 is built already (A1, \
         A7).",
        "(1) Kość statku, (2) jego pasek odliczania; w polu (3) kółko z wartością i (4) kwadracik, \
         który mówi, że pole jest zbudowane. Tu zbudowano już wydrukowaną 3 (A1, A7).",
    ),
    panels: &[
        panel(
            "4b1:3* 4c1:6 -4",
            "",
            "4#",
            "left 4 2; built 4b1; unbuilt 4c1",
            "Ship 4",
            "Statek 4",
        ),
        panel("4b1:3*", "", "4b1", "built 4b1", "A box", "Pole"),
    ],
};

const PAIRS: Figure = Figure {
    title: text("Ships 1 and 2", "Statki 1 i 2"),
    caption: text(
        "In the first two drawings all pairs and columns are good, in the last two one is spoilt: 4 \
         and 5 are not alike, 3 and 4 do not make 6. Such a ship cannot be completed any more, but \
         its two good ones still count (A2, A3, A15).",
        "Na dwóch pierwszych rysunkach wszystkie pary i kolumny są dobre, na dwóch ostatnich jedna \
         jest zepsuta: 4 i 5 to nie to samo, a 3 i 4 nie dają 6. Takiego statku nie da się już \
         ukończyć, ale dwie dobre wciąż się liczą (A2, A3, A15).",
    ),
    panels: &[
        panel(
            "1a1:6* 1a2:6* 1b1:2* 1b2:2* 1c1:4* 1c2:4* 1!",
            "",
            "1",
            "completed 1; gives wilds 3",
            "Ship 1, completed",
            "Statek 1, ukończony",
        ),
        panel(
            "2a1:2* 2a2:4* 2b1:1* 2b2:5* 2c1:3* 2c2:3* 2!",
            "",
            "2",
            "completed 2; gives rerolls 10",
            "Ship 2, completed",
            "Statek 2, ukończony",
        ),
        panel(
            "1a1:6* 1a2:6* 1b1:2* 1b2:2* 1c1:4* 1c2:5*",
            "",
            "1",
            "whole 1; gives wilds 2",
            "Ship 1, one pair bad",
            "Statek 1, jedna para zła",
        ),
        panel(
            "2a1:2* 2a2:4* 2b1:1* 2b2:5* 2c1:3* 2c2:4*",
            "",
            "2",
            "whole 2; gives rerolls 5",
            "Ship 2, one column bad",
            "Statek 2, jedna kolumna zła",
        ),
    ],
};

const DOUBLE: Figure = Figure {
    title: text("Double boxes", "Podwójne pola"),
    caption: text(
        "(1) The box `b1` has two values, 3 and 5, and waits for one of these dice. (2) The 3 \
         builds: now it counts as 3, and the 5 is out of use. (3) With two alike the first one is \
         built. (4) Once `b1` is built, its free circle takes no value, while those of `c1` still \
         do (A4).",
        "(1) Pole `b1` ma dwie wartości, 3 i 5, i czeka na jedną z tych kości. (2) Buduje 3: pole \
         liczy się teraz jako 3, a 5 przepada. (3) Przy dwóch takich samych budujesz pierwszą. (4) \
         Gdy `b1` jest zbudowane, jego wolne kółko nie przyjmie wartości, a kółka `c1` wciąż tak \
         (A4).",
    ),
    panels: &[
        panel(
            "3b1:3 3b1':5",
            "",
            "3",
            "unbuilt 3b1; unbuilt 3b1'",
            "1. Two chances",
            "1. Dwie szanse",
        ),
        panel(
            "3b1:3 3b1':5 4b1:3*",
            "roll 2 3 6; value 6@3d1; |; build 3",
            "dice 3",
            "built 3b1; unbuilt 3b1'",
            "2. The 3 builds",
            "2. Buduje 3",
        ),
        panel(
            "3b1:3 3b1':3 4b1:3*",
            "roll 2 3 6; value 6@3d1; |; build 3",
            "dice 3",
            "built 3b1; unbuilt 3b1'",
            "3. Two alike",
            "3. Dwie takie same",
        ),
        panel(
            "3b1:3*",
            "roll 1 2 5",
            "3",
            "no value 5@3b1'; go value 5@3c1; go value 5@3c1'",
            "4. No way back",
            "4. Nie ma powrotu",
        ),
    ],
};

const SUMS: Figure = Figure {
    title: text("Ships 4, 5 and 6", "Statki 4, 5 i 6"),
    caption: text(
        "Ship 4 wants less than 7 in its left and centre boxes, and more than 8 in its right and \
         centre boxes; ship 5 wants less than 8 in all, ship 6 more than 20. Each is shown twice: \
         first the condition holds, then it is missed by one.",
        "Statek 4 chce mniej niż 7 w polu lewym i środkowym razem, a więcej niż 8 w prawym \
         i środkowym; statek 5 mniej niż 8 w sumie, statek 6 więcej niż 20. Każdy jest pokazany dwa \
         razy: najpierw warunek jest spełniony, potem chybiony o jeden.",
    ),
    panels: &[
        panel(
            "4a1:2* 4b1:3* 4c1:6* 4!",
            "",
            "4",
            "completed 4",
            "2 + 3 < 7, 6 + 3 > 8",
            "2 + 3 < 7, 6 + 3 > 8",
        ),
        panel(
            "4a1:4* 4b1:3* 4c1:6*",
            "",
            "4",
            "whole 4",
            "4 + 3 is not below 7",
            "4 + 3 to nie mniej niż 7",
        ),
        panel(
            "5a1:1* 5b1:1* 5c1:3* 5d1:2* 5!",
            "",
            "5",
            "completed 5",
            "7 is below 8",
            "7 to mniej niż 8",
        ),
        panel(
            "5a1:1* 5b1:2* 5c1:3* 5d1:2*",
            "",
            "5",
            "whole 5",
            "8 is not below 8",
            "8 to nie mniej niż 8",
        ),
        panel(
            "6a1:5* 6b1:6* 6c1:4* 6d1:6* 6!",
            "",
            "6",
            "completed 6",
            "21 is above 20",
            "21 to więcej niż 20",
        ),
        panel(
            "6a1:5* 6b1:6* 6c1:4* 6d1:5*",
            "",
            "6",
            "whole 6",
            "20 is not above 20",
            "20 to nie więcej niż 20",
        ),
    ],
};

const BALANCE: Figure = Figure {
    title: text("Ship 3", "Statek 3"),
    caption: text(
        "All eight boxes are built in both; of a double box only the built value counts. The first \
         is balanced: 14 on the left, 16 on the right. In the second 18 and 13 are 5 apart, and no \
         more than 3 is allowed.",
        "W obu zbudowano wszystkie osiem pól; w podwójnym liczy się tylko zbudowana wartość. \
         Pierwszy jest w równowadze: 14 po lewej, 16 po prawej. W drugim 18 i 13 różnią się o 5, \
         a wolno najwyżej o 3.",
    ),
    panels: &[
        panel(
            "3a1:4* 3a2:3* 3b1:5* 3b2:6 3b2':2* 3c1:1* 3c2':6* 3d1:5* 3d2:4* 3!",
            "",
            "3",
            "completed 3; gives rolls 16",
            "Balanced",
            "Równowaga",
        ),
        panel(
            "3a1:4* 3a2:3* 3b1:5* 3b2:6* 3c1:1* 3c2':6* 3d1:2* 3d2:4*",
            "",
            "3",
            "whole 3; gives rolls 12",
            "Not balanced",
            "Brak równowagi",
        ),
    ],
};

// ---------------------------------------------------------------------------------
// Phase 1

const BUILDING: &[Block] = &[
    rule(
        9,
        "Roll three dice and use each of them once. The first *gives a value*: write it into any \
         empty circle of an open ship. The second *builds*: on all open ships together, every box \
         with that value becomes built, the one that you have just written too. The third *counts \
         down*: cross a square of the bar of the ship with its number. Which die does what is your \
         choice.",
        "Rzuć trzema kośćmi i każdej użyj raz. Pierwsza *daje wartość*: wpisz ją w dowolne puste \
         kółko otwartego statku. Druga *buduje*: na wszystkich otwartych statkach naraz każde pole \
         z tą wartością jest zbudowane, także to właśnie wpisane. Trzecia *odlicza*: skreśl \
         kwadracik na pasku statku o jej numerze. Ty wybierasz, która kość co robi.",
    ),
    Block::Figure(&ONE_ROLL),
    rule(
        10,
        "Once the value is written, look at the two other dice. If only one of them can build \
         something, that one must build; if neither can, both count down, the lower one first.",
        "Po wpisaniu wartości spójrz na dwie pozostałe kości. Jeśli tylko jedna może coś zbudować, \
         to ona buduje; jeśli żadna, obie odliczają, najpierw niższa.",
    ),
    Block::Figure(&NOTHING),
    rule(
        11,
        "If exactly two dice are alike you have a second way: write their value into *two* boxes \
         and build with the third die. Then no bar is crossed, unless the third die has nothing \
         to build; in that case it counts down. The two circles of a double box are one box here. \
         You may also use the roll as usual (A9).",
        "Gdy dokładnie dwie kości są jednakowe, masz drugi sposób: wpisz ich wartość w *dwa* pola, \
         a trzecią kością buduj. Wtedy żaden pasek nie traci kwadracika, chyba że trzecia kość nie \
         ma czego budować; w takim razie odlicza. Dwa kółka podwójnego pola to tutaj jedno pole. \
         Możesz też użyć rzutu zwyczajnie (A9).",
    ),
    Block::Figure(&PAIR),
    rule(
        12,
        "If all three are alike the roll is a bad one: you write nothing and build nothing, and \
         the ship with that number loses one square of its bar.",
        "Trzy jednakowe kości to pech: niczego nie wpisujesz ani nie budujesz, a statek o tym \
         numerze traci jeden kwadracik paska.",
    ),
    Block::Figure(&TRIPLE),
    rule(
        13,
        "If the ship that should count down is closed, you choose the bar of an open ship. When no \
         ship is open, the die has no effect.",
        "Jeśli statek, który miałby odliczać, jest zamknięty, wybierasz pasek otwartego statku. Gdy \
         żaden nie jest otwarty, kość nic nie robi.",
    ),
    Block::Figure(&CLOSED),
    rule(
        14,
        "A ship closes in one of two ways. It is *completed* when all its boxes are built and its \
         condition holds; you look at that as soon as a die has built, before another counts down. \
         It *collapses* when the last square of its bar is crossed. A closed ship gets no values, \
         is not built and does not count down, but what is built on it stays.",
        "Statek zamyka się na dwa sposoby. Jest *ukończony*, gdy wszystkie jego pola są zbudowane \
         i warunek jest spełniony; sprawdzasz to zaraz po budowaniu, zanim inna kość odliczy. *Wali \
         się*, gdy skreślisz ostatni kwadracik paska. Zamknięty statek nie dostaje wartości, nie \
         buduje się i nie odlicza, ale to, co na nim zbudowano, zostaje.",
    ),
    Block::Figure(&CLOSING),
    rule(
        15,
        "You may write and build a value even where it breaks a ship's condition, be it to get rid \
         of a die. Then that pair or column is lost, or the whole ship cannot be completed any \
         more. If no open ship has an empty circle, you still choose a die to give its value, and \
         it is lost.",
        "Wartość możesz wpisać i zbudować nawet tam, gdzie psuje warunek statku, choćby po to, żeby \
         pozbyć się kości. Przepada wtedy ta para lub kolumna albo nie da się już ukończyć całego \
         statku. Jeśli żaden otwarty statek nie ma pustego kółka, i tak wybierasz kość, która daje \
         wartość, a ta przepada.",
    ),
    rule(
        16,
        "Phase 1 is over as soon as all six ships are closed.",
        "Faza 1 kończy się, gdy wszystkie sześć statków jest zamkniętych.",
    ),
];

const ONE_ROLL: Figure = Figure {
    title: text("One roll", "Jeden rzut"),
    caption: text(
        "(1) You have rolled 1, 3 and 6. (2) The 6 gives its value to the right box of ship 4. (3) \
         The 3 builds both boxes that hold a 3, on ship 4 and on ship 1. The 1 is left: ship 1 \
         loses a square of its bar (A9).",
        "(1) Wypadły 1, 3 i 6. (2) 6 daje wartość prawemu polu statku 4. (3) 3 buduje oba pola \
         z trójką, na statku 4 i na statku 1. Zostaje 1: statek 1 traci kwadracik paska (A9).",
    ),
    panels: &[
        panel(
            "1b1:3 5a1:1*",
            "roll 1 3 6",
            "dice 4 1",
            "go value 6@4c1",
            "1. The roll",
            "1. Rzut",
        ),
        panel(
            "1b1:3 5a1:1*",
            "roll 1 3 6; value 6@4c1",
            "dice 4 1",
            "go build 3; no build 1",
            "2. A value",
            "2. Wartość",
        ),
        panel(
            "1b1:3 5a1:1*",
            "roll 1 3 6; value 6@4c1; |; build 3",
            "dice 4 1",
            "built 1b1 4b1; left 1 2",
            "3. Build and count",
            "3. Budowa i odliczanie",
        ),
    ],
};

const NOTHING: Figure = Figure {
    title: text("Nothing to build", "Nie ma co budować"),
    caption: text(
        "The 1 is written on ship 5. No unbuilt box holds a 4 or a 5, so both dice count down, \
         on ship 4 and on ship 5 (A10).",
        "1 trafia na statek 5. Żadne niezbudowane pole nie ma 4 ani 5, więc obie kości odliczają: \
         na statku 4 i na statku 5 (A10).",
    ),
    panels: &[panel(
        "3a1:4* 6a1:5*",
        "roll 1 4 5; value 1@5b1",
        "dice 4 5",
        "left 4 2; left 5 2",
        "Both count down",
        "Obie odliczają",
    )],
};

const PAIR: Figure = Figure {
    title: text("Two dice alike", "Dwie jednakowe kości"),
    caption: text(
        "The roll is 2, 4 and 4. (1) Both fours are written, the 2 builds, no bar is crossed. (2) \
         Or one 4 is written and the other builds, the new box as well; then the 2 counts down. \
         (3) If the 2 has nothing to build, two values cost a square all the same (A11).",
        "Wypadły 2, 4 i 4. (1) Wpisujesz obie czwórki, 2 buduje, pasków nie ruszasz. (2) Albo jedną \
         czwórkę wpisujesz, a druga buduje, także nowe pole; wtedy 2 odlicza. (3) Jeśli 2 nie ma \
         czego budować, dwie wartości też kosztują kwadracik (A11).",
    ),
    panels: &[
        panel(
            "",
            "roll 2 4 4; values 4@2a2,3a2; build 2",
            "dice 2 3",
            "built 2a1; unbuilt 3a1; left 2 3",
            "1. Two values",
            "1. Dwie wartości",
        ),
        panel(
            "",
            "roll 2 4 4; value 4@3a2; build 4",
            "dice 2 3",
            "built 3a1 3a2; left 2 2",
            "2. As usual",
            "2. Zwyczajnie",
        ),
        panel(
            "2a1:2*",
            "roll 2 4 4; values 4@2a2,3a2",
            "dice 2 3",
            "left 2 2",
            "3. Two values, no building",
            "3. Dwie wartości bez budowy",
        ),
    ],
};

const TRIPLE: Figure = Figure {
    title: text("Three dice alike", "Trzy jednakowe kości"),
    caption: text(
        "Three sixes: ship 6 loses one square, and that is all (A12).",
        "Trzy szóstki: statek 6 traci jeden kwadracik i to wszystko (A12).",
    ),
    panels: &[panel(
        "",
        "roll 6 6 6",
        "dice 6",
        "left 6 2; unbuilt 6a1",
        "Only the bar",
        "Tylko pasek",
    )],
};

const CLOSED: Figure = Figure {
    title: text("A closed ship", "Zamknięty statek"),
    caption: text(
        "The 6 has been written, the 5 has built, the 4 should count down. But ship 4 is completed: \
         (1) choose one of the open bars, (2) here that of ship 5 (A13).",
        "6 wpisano, 5 zbudowała, 4 ma odliczać. Ale statek 4 jest ukończony: (1) wybierz jeden \
         z otwartych pasków, (2) tutaj statku 5 (A13).",
    ),
    panels: &[
        panel(
            "4a1:1* 4b1:3* 4c1:6* 4!",
            "roll 4 5 6; value 6@6b1; build 5; |",
            "dice 4 5 6",
            "go count 5; go count 6; no count 4",
            "1. Which bar?",
            "1. Który pasek?",
        ),
        panel(
            "4a1:1* 4b1:3* 4c1:6* 4!",
            "roll 4 5 6; value 6@6b1; build 5; |; count 5",
            "dice 4 5 6",
            "left 5 2; left 6 3",
            "2. That of ship 5",
            "2. Statku 5",
        ),
    ],
};

const CLOSING: Figure = Figure {
    title: text("Completed or collapsed", "Ukończony albo zawalony"),
    caption: text(
        "Ship 4 lacks only its centre, and its bar has one square left. (1) The 3 builds: the ship \
         is completed first, so the 4 must look for another bar. (2) No 3 has come, and the 4 is \
         left over: it crosses the last square, and the dock collapses with two built boxes \
         (A14).",
        "Statkowi 4 brakuje tylko środka, a na pasku został jeden kwadracik. (1) 3 buduje: statek \
         najpierw jest ukończony, więc 4 musi poszukać innego paska. (2) Trójka nie wypadła, \
         a zostaje 4: skreśla ostatni kwadracik i dok wali się z dwoma zbudowanymi polami (A14).",
    ),
    panels: &[
        panel(
            "4a1:1* 4c1:6* -4 -4",
            "roll 3 4 5; value 5@6b1; |; build 3",
            "dice 4",
            "completed 4; no count 4; go count 6",
            "1. Just in time",
            "1. W ostatniej chwili",
        ),
        panel(
            "4a1:1* 4c1:6* -4 -4",
            "roll 4 5 6; value 6@6b1; |; build 5",
            "dice 4",
            "collapsed 4",
            "2. Too late",
            "2. Za późno",
        ),
    ],
};

// ---------------------------------------------------------------------------------
// What the ships give

const WORTH: &[Block] = &[
    Block::Paragraph(text(
        "When phase 1 is over, what is built on each ship tells what you may do in phase 2. For \
         each kind only the best step that you have reached counts. Ship 3 decides how often you \
         roll: without it there is hardly an invasion.",
        "Po pierwszej fazie to, co zbudowano na każdym statku, mówi, co możesz zrobić w drugiej. \
         W każdym rodzaju liczy się tylko najlepszy osiągnięty stopień. Statek 3 decyduje, ile \
         razy rzucasz: bez niego prawie nie ma inwazji.",
    )),
    Block::Table(ladder_table),
    Block::Paragraph(text(
        "Ship 4 gives its two extra rolls and its flips only when it is completed, the flips only \
         if its three values make exactly 10. Ships 1, 2 and 3 pay for what is built, completed or \
         not.",
        "Statek 4 daje dwa dodatkowe rzuty i odwrócenia tylko ukończony, a odwrócenia tylko wtedy, \
         gdy jego trzy wartości dają dokładnie 10. Statki 1, 2 i 3 płacą za to, co zbudowane, \
         ukończone czy nie.",
    )),
    Block::Figure(&BLOCKS),
    Block::Figure(&TEN),
    rebuilt(
        17,
        text(
            "Of ships 5 and 6 exactly two built boxes give 2 actions, three give *none*, and the \
             completed ship gives 5. Four built boxes that miss the condition give none either.",
            "Na statkach 5 i 6 dokładnie dwa zbudowane pola dają 2 akcje, trzy nie dają *żadnej*, \
             a ukończony statek daje 5. Cztery zbudowane pola, które nie spełniają warunku, też nie \
             dają żadnej.",
        ),
        text(
            "The rulebook says nothing of four boxes without the condition. They have gone further \
             than three, which give nothing.",
            "O czterech polach bez warunku instrukcja milczy. Zaszły dalej niż trzy, a te nie dają \
             nic.",
        ),
    ),
    Block::Figure(&FOUR),
];

const ALL_OF_1: &str = "1a1:6* 1a2:6* 1b1:2* 1b2:2* 1c1:4* 1c2:4* 1!";
const ALL_OF_2: &str = "2a1:2* 2a2:4* 2b1:1* 2b2:5* 2c1:3* 2c2:3* 2!";
const ALL_OF_3: &str = "3a1:4* 3a2:3* 3b1:5* 3b2:2* 3c1:1* 3c2:6* 3d1:5* 3d2:4* 3!";

const fn step(
    scheme: (usize, usize, usize),
    counter: &'static str,
    sample: &'static str,
    en: &'static str,
    pl: &'static str,
) -> LadderStep {
    LadderStep {
        scheme,
        sample,
        counter,
        words: text(en, pl),
    }
}

/// By ship. The numbers are what the rules make of the samples.
pub(super) const LADDER: [&[LadderStep]; 6] = [
    &[
        step(
            (3, 1, 1),
            "wilds",
            "1a1:6* 1a2:6*",
            "one good pair",
            "jedna dobra para",
        ),
        step(
            (3, 1, 2),
            "wilds",
            "1a1:6* 1a2:6* 1b1:2* 1b2:2*",
            "two good pairs",
            "dwie dobre pary",
        ),
        step(
            (3, 1, 3),
            "wilds",
            ALL_OF_1,
            "three: completed",
            "trzy: ukończony",
        ),
    ],
    &[
        step(
            (3, 1, 1),
            "rerolls",
            "2a1:2* 2a2:4*",
            "one good column",
            "jedna dobra kolumna",
        ),
        step(
            (3, 1, 2),
            "rerolls",
            "2a1:2* 2a2:4* 2b1:1* 2b2:5*",
            "two good columns",
            "dwie dobre kolumny",
        ),
        step(
            (3, 1, 3),
            "rerolls",
            ALL_OF_2,
            "three: completed",
            "trzy: ukończony",
        ),
    ],
    &[
        step(
            (4, 2, 1),
            "rolls",
            "3a1:4*",
            "a box or more",
            "choć jedno pole",
        ),
        step(
            (4, 2, 4),
            "rolls",
            "3a1:4* 3a2:3* 3b1:5* 3b2:2*",
            "a block of 2 × 2",
            "blok 2 × 2",
        ),
        step(
            (4, 2, 6),
            "rolls",
            "3a1:4* 3a2:3* 3b1:5* 3b2:2* 3c1:1* 3c2:6*",
            "a block of 2 × 3",
            "blok 2 × 3",
        ),
        step((4, 2, 8), "rolls", ALL_OF_3, "completed", "ukończony"),
    ],
    &[
        step(
            (3, 1, 3),
            "rolls",
            "4a1:2* 4b1:3* 4c1:6* 4!",
            "completed",
            "ukończony",
        ),
        step(
            (3, 1, 3),
            "flips",
            "4a1:1* 4b1:3* 4c1:6* 4!",
            "and if it makes exactly 10",
            "i jeśli suma to dokładnie 10",
        ),
    ],
    &[
        step((4, 1, 2), "plus", "5a1:1* 5b1:2*", "two boxes", "dwa pola"),
        step(
            (4, 1, 3),
            "plus",
            "5a1:1* 5b1:2* 5c1:1*",
            "three boxes",
            "trzy pola",
        ),
        step(
            (4, 1, 4),
            "plus",
            "5a1:1* 5b1:2* 5c1:1* 5d1:3* 5!",
            "completed",
            "ukończony",
        ),
    ],
    &[
        step((4, 1, 2), "minus", "6a1:5* 6b1:6*", "two boxes", "dwa pola"),
        step(
            (4, 1, 3),
            "minus",
            "6a1:5* 6b1:6* 6c1:4*",
            "three boxes",
            "trzy pola",
        ),
        step(
            (4, 1, 4),
            "minus",
            "6a1:5* 6b1:6* 6c1:4* 6d1:6* 6!",
            "completed",
            "ukończony",
        ),
    ],
];

const BLOCKS: Figure = Figure {
    title: text("The rolls of ship 3", "Rzuty statku 3"),
    caption: text(
        "A block must be two rows high and stand together. (1) Two columns side by side give 9 \
         rolls, (2) three give 12. (3) Two columns with a gap are no block: five boxes, and still \
         only 4 rolls.",
        "Blok ma dwa rzędy wysokości i nie może mieć przerwy. (1) Dwie kolumny obok siebie dają 9 \
         rzutów, (2) trzy dają 12. (3) Dwie kolumny z przerwą to nie blok: pięć pól, a rzutów wciąż \
         tylko 4.",
    ),
    panels: &[
        panel(
            "3a1:4* 3a2:3* 3b1:5* 3b2:2*",
            "",
            "3 gives:rolls",
            "gives rolls 9",
            "1. Two columns",
            "1. Dwie kolumny",
        ),
        panel(
            "3b1:5* 3b2:2* 3c1:1* 3c2:6* 3d1:5* 3d2:4*",
            "",
            "3 gives:rolls",
            "gives rolls 12",
            "2. Three columns",
            "2. Trzy kolumny",
        ),
        panel(
            "3a1:4* 3a2:3* 3c1:1* 3c2:6* 3d1:5*",
            "",
            "3 gives:rolls",
            "gives rolls 4",
            "3. With a gap",
            "3. Z przerwą",
        ),
    ],
};

const TEN: Figure = Figure {
    title: text("Exactly ten", "Dokładnie dziesięć"),
    caption: text(
        "Both ships are completed and give two extra rolls, but only 1 + 3 + 6 is exactly 10 and \
         gives the flips as well.",
        "Oba statki są ukończone i dają dwa dodatkowe rzuty, ale tylko 1 + 3 + 6 to dokładnie 10 \
         i daje też odwrócenia.",
    ),
    panels: &[
        panel(
            "4a1:1* 4b1:3* 4c1:6* 4!",
            "",
            "4 gives:rolls gives:flips",
            "completed 4; gives rolls 2; gives flips 5",
            "Ten",
            "Dziesięć",
        ),
        panel(
            "4a1:2* 4b1:3* 4c1:6* 4!",
            "",
            "4 gives:rolls gives:flips",
            "completed 4; gives rolls 2; gives flips 0",
            "Eleven",
            "Jedenaście",
        ),
    ],
};

const FOUR: Figure = Figure {
    title: text("The boxes of ship 5", "Pola statku 5"),
    caption: text(
        "With the third box you give up what two gave you, in the hope of the fourth. Ship 6 pays \
         in the same way (A17).",
        "Z trzecim polem oddajesz to, co dały dwa, w nadziei na czwarte. Statek 6 płaci tak samo \
         (A17).",
    ),
    panels: &[
        panel(
            "5a1:1* 5b1:2*",
            "",
            "5 gives:plus",
            "gives plus 2",
            "Two",
            "Dwa",
        ),
        panel(
            "5a1:1* 5b1:2* 5c1:1*",
            "",
            "5 gives:plus",
            "gives plus 0",
            "Three",
            "Trzy",
        ),
        panel(
            "5a1:1* 5b1:2* 5c1:1* 5d1:3* 5!",
            "",
            "5 gives:plus",
            "completed 5; gives plus 5",
            "Completed",
            "Ukończony",
        ),
        panel(
            "5a1:1* 5b1:2* 5c1:1* 5d1:4*",
            "",
            "5 gives:plus",
            "whole 5; gives plus 0",
            "Four, but 8",
            "Cztery, ale 8",
        ),
    ],
};

// ---------------------------------------------------------------------------------
// Phase 2

const INVASION: &[Block] = &[
    rebuilt(
        18,
        text(
            "The lower half of the sheet is the Earth: six regions with two to four levels each, as \
             in the table below. You cross every level once, those of a region in any order. Once \
             you have begun a region, finish it before you cross a level anywhere else; a wild card \
             must keep to that as well.",
            "Dolna połowa arkusza to Ziemia: sześć regionów, każdy z dwoma do czterech poziomów, jak \
             w tabeli poniżej. Każdy poziom skreślasz raz, w regionie w dowolnej kolejności. Gdy \
             zaczniesz region, musisz go skończyć, zanim skreślisz poziom gdzie indziej; dzika karta \
             też musi się tego trzymać.",
        ),
        text(
            "The levels were printed only in the lost picture; ours were chosen by having many games \
             played, so that all of them can be conquered, but rarely are. The rulebook does not \
             say whether a wild card may leave a region.",
            "Poziomy były tylko na zaginionej ilustracji; nasze dobraliśmy, rozgrywając wiele partii, \
             tak żeby dało się podbić wszystkie, ale rzadko. Instrukcja nie mówi, czy dzika karta \
             może opuścić region.",
        ),
    ),
    Block::Table(region_table),
    Block::Figure(&WORLD),
    rule(
        19,
        "A level shows dice faces, a number, or both. Each face must be there on a die of its own. \
         A number is the least that the dice left over must add up to; where no face is shown, it \
         is meant for all three dice, or for the best two if the level says so.",
        "Poziom pokazuje oczka, liczbę albo jedno i drugie. Każde oczka muszą być na osobnej kości. \
         Liczba mówi, ile co najmniej muszą dać razem pozostałe kości; gdzie nie ma oczek, chodzi \
         o wszystkie trzy kości albo o dwie najlepsze, jeśli tak mówi poziom.",
    ),
    Block::Figure(&DEMANDS),
    rule(
        20,
        "To *attack*, spend one of your rolls and roll three dice. If they meet a level that is \
         open to you, you may cross one such level, and the attack is over. As long as they meet \
         one you cannot use a skill: cross it, play a wild card, or let the roll go.",
        "Żeby *zaatakować*, zużyj jeden ze swoich rzutów i rzuć trzema kośćmi. Jeśli spełniają \
         otwarty dla ciebie poziom, możesz jeden taki skreślić i atak się kończy. Dopóki jakiś \
         spełniają, nie możesz użyć umiejętności: skreśl go, zagraj dziką kartę albo odpuść rzut.",
    ),
    Block::Figure(&ATTACK),
    Block::Figure(&FOCUS),
    rebuilt(
        21,
        text(
            "*Skills* are for rolls that meet no open level. A *re-roll* rolls one die again, but \
             no die twice in one attack. A *flip* turns a die upside down: opposite \
             faces make 7, so that a 5 becomes a 2. *+1* raises a die by one, unless it \
             shows 6, and *−1* lowers it, unless it shows 1. Of flip, +1 and −1 a die takes only \
             one in an attack. A die that was rolled again may still be changed, a changed one may \
             not be rolled again.",
            "*Umiejętności* są na rzuty, które nie spełniają żadnego otwartego poziomu. *Przerzut* to \
             ponowny rzut jedną kością, ale w jednym ataku żadną dwa razy. *Odwrócenie* stawia kość \
             do góry nogami: przeciwne ścianki dają razem 7, więc z 5 robi się 2. *+1* podnosi \
             kość o jeden, o ile nie pokazuje 6, a *−1* obniża, o ile nie pokazuje 1. Z odwrócenia, \
             +1 i −1 kość przyjmie w jednym ataku tylko jedno. Kość po przerzucie można jeszcze \
             zmienić, ale zmienionej nie można przerzucić.",
        ),
        text(
            "The rulebook lets a re-rolled die be changed; whether it works the other way round, it \
             does not say.",
            "Instrukcja pozwala zmienić kość po przerzucie; czy można na odwrót, nie mówi.",
        ),
    ),
    Block::Figure(&SKILLS),
    Block::Figure(&ONE_CHANGE),
    rule(
        22,
        "A *wild card* crosses any level that is open to you, whatever the dice show. Play it \
         instead of rolling, which costs no roll, or after a roll, which is then used up. When you \
         have no roll left, the wild cards that you still have must be played.",
        "*Dzika karta* skreśla dowolny otwarty dla ciebie poziom bez względu na kości. Zagraj ją \
         zamiast rzutu, a wtedy rzutu nie tracisz, albo po rzucie, który wtedy przepada. Gdy nie \
         masz już rzutów, musisz zagrać dzikie karty, które ci zostały.",
    ),
    Block::Figure(&WILD),
    rule(
        23,
        "The invasion ends when every level is crossed, or when you have neither a roll nor a wild \
         card left.",
        "Inwazja kończy się, gdy wszystkie poziomy są skreślone albo gdy nie masz już ani rzutu, \
         ani dzikiej karty.",
    ),
];

const WORLD: Figure = Figure {
    title: text("The Earth", "Ziemia"),
    caption: text(
        "The numbers are points. Oceania is conquered, Africa has been begun: until it is finished \
         all other regions are barred (A18).",
        "Liczby to punkty. Oceania jest podbita, Afryka zaczęta: dopóki nie jest skończona, inne \
         regiony są niedostępne (A18).",
    ),
    panels: &[panel(
        "rolls=5 wilds=1 oceania/1 oceania/2 africa/1",
        "",
        "map",
        "score 5; go wild africa 2; no wild asia 1",
        "Africa first",
        "Najpierw Afryka",
    )],
};

const DEMANDS: Figure = Figure {
    title: text("Met or not", "Spełniony czy nie"),
    caption: text(
        "(1) A 3, and 4 + 6 reach 10. (2) A 3 is there, but 4 + 5 are only 9. (3) A 4, a 5, and the \
         third die is at least 5. (4) The third die is only a 4. (5) Two sixes; the third die may \
         show anything. (6) Only the sum of all three counts: exactly 12 is enough (A19).",
        "(1) Jest 3, a 4 + 6 daje 10. (2) 3 jest, ale 4 + 5 to tylko 9. (3) 4, 5, a trzecia kość ma \
         co najmniej 5. (4) Trzecia kość to tylko 4. (5) Dwie szóstki; trzecia kość może pokazać \
         cokolwiek. (6) Liczy się tylko suma wszystkich trzech: dokładnie 12 wystarczy (A19).",
    ),
    panels: &[
        panel(
            "rolls=5",
            "attack; roll 3 4 6",
            "dice africa/1",
            "met africa 1; go cross africa 1",
            "1. Met",
            "1. Spełniony",
        ),
        panel(
            "rolls=5",
            "attack; roll 3 4 5",
            "dice africa/1",
            "unmet africa 1; no cross africa 1",
            "2. Not met",
            "2. Niespełniony",
        ),
        panel(
            "rolls=5",
            "attack; roll 4 5 6",
            "dice europe/3",
            "met europe 3",
            "3. Met",
            "3. Spełniony",
        ),
        panel(
            "rolls=5",
            "attack; roll 4 4 5",
            "dice europe/3",
            "unmet europe 3",
            "4. Not met",
            "4. Niespełniony",
        ),
        panel(
            "rolls=5",
            "attack; roll 2 6 6",
            "dice asia/1",
            "met asia 1",
            "5. Met",
            "5. Spełniony",
        ),
        panel(
            "rolls=5",
            "attack; roll 3 4 5",
            "dice oceania/2",
            "met oceania 2",
            "6. Met",
            "6. Spełniony",
        ),
    ],
};

const ATTACK: Figure = Figure {
    title: text("An attack", "Atak"),
    caption: text(
        "(1) The roll is spent and meets the first level of Africa: no skill may be used now. (2) \
         The level is crossed, and the attack is over. From now on it must be Africa (A18, A20).",
        "(1) Rzut jest zużyty i spełnia pierwszy poziom Afryki: żadnej umiejętności nie można teraz \
         użyć. (2) Poziom jest skreślony i atak się kończy. Odtąd musi to być Afryka (A18, A20).",
    ),
    panels: &[
        panel(
            "rolls=5 wilds=1 plus=2",
            "attack; roll 3 4 6",
            "dice africa rolls",
            "go cross africa 1; go let go; no plus 1; no plus 2; has rolls 4",
            "1. It is met",
            "1. Spełniony",
        ),
        panel(
            "rolls=5 wilds=1 plus=2",
            "attack; roll 3 4 6; |; cross africa 1",
            "dice africa rolls",
            "go attack; go wild africa 2; no wild asia 1; has rolls 4",
            "2. It is crossed",
            "2. Skreślony",
        ),
    ],
};

const FOCUS: Figure = Figure {
    title: text("A barred level", "Niedostępny poziom"),
    caption: text(
        "Africa has been begun. The 2 and the 4 would do for Asia, but that is barred, and no level \
         of Africa is met: so skills may be used, here +1 on any of the dice (A18, A20, A21).",
        "Afryka jest zaczęta. 2 i 4 wystarczyłyby w Azji, ale ta jest niedostępna, a żaden poziom \
         Afryki nie jest spełniony: można więc użyć umiejętności, tu +1 na dowolnej kości \
         (A18, A20, A21).",
    ),
    panels: &[panel(
        "rolls=5 plus=2 africa/1",
        "attack; roll 2 4 5",
        "dice africa asia/2",
        "barred asia 2; unmet africa 2; unmet africa 3; unmet africa 4; go plus 1; go plus 2; go plus 3",
        "Nothing open is met",
        "Nic otwartego nie jest spełnione",
    )],
};

const SKILLS: Figure = Figure {
    title: text("The four skills", "Cztery umiejętności"),
    caption: text(
        "Above the dice as they were rolled, below after one skill, which makes them meet a level \
         of Africa: (1) the 4 is rolled again and becomes 2; (2) the 5 is flipped to 2; (3) the 4 is \
         raised, and 16 is reached; (4) the 3 is lowered (A21).",
        "U góry kości po rzucie, na dole po jednej umiejętności, dzięki której spełniają poziom \
         Afryki: (1) 4 po przerzucie staje się 2; (2) odwrócona 5 to 2; (3) 4 idzie w górę i jest \
         16; (4) 3 idzie w dół (A21).",
    ),
    panels: &[
        panel(
            "rolls=5 rerolls=2 africa/1",
            "attack; roll 1 1 4; reroll 3; die 2",
            "dice africa/3",
            "met africa 3",
            "1. Re-roll",
            "1. Przerzut",
        ),
        panel(
            "rolls=5 flips=2 africa/1",
            "attack; roll 1 1 5; flip 3",
            "dice africa/3",
            "met africa 3",
            "2. Flip",
            "2. Odwrócenie",
        ),
        panel(
            "rolls=5 plus=2 africa/1",
            "attack; roll 4 5 6; plus 1",
            "dice africa/4",
            "met africa 4",
            "3. +1",
            "3. +1",
        ),
        panel(
            "rolls=5 minus=2 africa/1",
            "attack; roll 1 1 3; minus 3",
            "dice africa/3",
            "met africa 3",
            "4. −1",
            "4. −1",
        ),
    ],
};

const ONE_CHANGE: Figure = Figure {
    title: text("One change for a die", "Jedna zmiana na kość"),
    caption: text(
        "(1) The first die has been flipped from 2 to 5: for the rest of the attack it is neither \
         raised nor rolled again, while the others may be. (2) The first die has been rolled again \
         and shows 4 now: it may still be raised, but not rolled a third time (A21).",
        "(1) Pierwsza kość została odwrócona z 2 na 5: do końca ataku nie można jej podnieść ani \
         przerzucić, a inne można. (2) Pierwsza kość została przerzucona i pokazuje 4: można ją \
         jeszcze podnieść, ale nie rzucić po raz trzeci (A21).",
    ),
    panels: &[
        panel(
            "rolls=5 rerolls=2 flips=2 plus=2 africa/1",
            "attack; roll 2 3 4; flip 1",
            "dice",
            "no plus 1; no reroll 1; go plus 2; go reroll 2; go plus 3; go reroll 3",
            "1. After a flip",
            "1. Po odwróceniu",
        ),
        panel(
            "rolls=5 rerolls=2 flips=2 plus=2 africa/1",
            "attack; roll 2 3 4; reroll 1; die 4",
            "dice",
            "go plus 1; no reroll 1; go plus 2; go reroll 2; go plus 3; go reroll 3",
            "2. After a re-roll",
            "2. Po przerzucie",
        ),
    ],
};

const WILD: Figure = Figure {
    title: text("A wild card", "Dzika karta"),
    caption: text(
        "(1) Instead of rolling: the rolls stay as they are. (2) After a roll that brought nothing: \
         this roll is used up too (A22).",
        "(1) Zamiast rzutu: rzutów nie ubywa. (2) Po rzucie, który nic nie dał: ten rzut też \
         przepada (A22).",
    ),
    panels: &[
        panel(
            "rolls=3 wilds=2 africa/1",
            "wild africa 3",
            "africa rolls wilds",
            "has rolls 3; has wilds 1; go attack",
            "1. Instead of a roll",
            "1. Zamiast rzutu",
        ),
        panel(
            "rolls=3 wilds=2 africa/1",
            "attack; roll 2 2 3; wild africa 3",
            "dice africa rolls wilds",
            "has rolls 2; has wilds 1; go attack",
            "2. After a roll",
            "2. Po rzucie",
        ),
    ],
};

// ---------------------------------------------------------------------------------
// Score

const SCORE: &[Block] = &[
    rule(
        24,
        "If all six regions are conquered, that is a total victory: 100 points, and nothing else is \
         counted. If not, add up the points of the regions that you have conquered completely and \
         of the ships that you have completed. A region that was only begun gives nothing.",
        "Jeśli wszystkie sześć regionów jest podbitych, to całkowite zwycięstwo: 100 punktów \
         i niczego więcej się nie liczy. Jeśli nie, dodaj punkty regionów podbitych w całości \
         i ukończonych statków. Region tylko zaczęty nic nie daje.",
    ),
    Block::Figure(&ADDED),
    Block::Table(ship_points_table),
    rule(
        25,
        "Your score makes your rank.",
        "Wynik decyduje o twojej randze.",
    ),
    Block::Table(rank_table),
];

const ADDED: Figure = Figure {
    title: text("A score", "Wynik"),
    caption: text(
        "Oceania, Asia and Europe are conquered, ships 4 and 5 completed: 5 + 10 + 12 + 10 + 5 = 42 \
         points. One level of Africa was crossed as well; it gives nothing (A24).",
        "Oceania, Azja i Europa są podbite, statki 4 i 5 ukończone: 5 + 10 + 12 + 10 + 5 = 42 \
         punkty. Skreślono też jeden poziom Afryki; nic nie daje (A24).",
    ),
    panels: &[panel(
        "4a1:1* 4b1:3* 4c1:6* 4! 5a1:1* 5b1:2* 5c1:1* 5d1:3* 5! rolls=1 oceania/1 oceania/2 \
         asia/1 asia/2 asia/3 europe/1 europe/2 europe/3 africa/1",
        "attack; roll 2 2 3; let go",
        "score",
        "score 42",
        "42 points",
        "42 punkty",
    )],
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
            "*Three boxes of ship 5 or 6*: they give nothing, as printed, or they keep the 2 actions \
             of two boxes. Four boxes that miss the condition give nothing in either case (A17).",
            "*Trzy pola statku 5 lub 6*: nie dają nic, jak w oryginale, albo zachowują 2 akcje dwóch \
             pól. Cztery pola, które nie spełniają warunku, w obu wypadkach nie dają nic (A17).",
        ),
        text(
            "*Edition*: so far there is one, the standard one.",
            "*Edycja*: na razie jest jedna, standardowa.",
        ),
    ]),
    Block::Paragraph(text(
        "*How actions are written.* A box has the digit of its ship, the letter of its column and \
         the digit of its row: `3b2`, and `3b2'` for the second circle. `value 4@3b2` gives a value, \
         `values 4@1a1,2a2` gives it twice, `build 5` builds, `count 6` chooses a bar. In phase 2 \
         there are `attack`, `cross africa 1`, `wild asia 3`, `let go`, and `reroll 2`, `flip 2`, \
         `plus 2`, `minus 2` for the second die of the roll, counted from the lowest.",
        "*Jak zapisuje się akcje.* Pole ma cyfrę statku, literę kolumny i cyfrę rzędu: `3b2`, \
         a drugie kółko `3b2'`. `value 4@3b2` daje wartość, `values 4@1a1,2a2` daje ją dwa razy, \
         `build 5` buduje, `count 6` wybiera pasek. W drugiej fazie są `attack`, `cross africa 1`, \
         `wild asia 3`, `let go` oraz `reroll 2`, `flip 2`, `plus 2`, `minus 2` dla drugiej kości \
         rzutu, licząc od najniższej.",
    )),
];

const TIPS: &[Block] = &[
    Block::Callout(text(
        "Rolls win the invasion. Build ship 3 in whole columns that stand side by side: 4 boxes in \
         a block are worth more than 5 here and there.",
        "Inwazję wygrywają rzuty. Buduj statek 3 całymi kolumnami obok siebie: 4 pola w bloku są \
         warte więcej niż 5 tu i tam.",
    )),
    Block::List(&[
        text(
            "Complete ship 4, nearly always: it is small and brings 10 points and two rolls. Its \
             right box must be a 6, its left one 1, 2 or 3, and a 1 brings the flips as well.",
            "Statek 4 kończ prawie zawsze: jest mały, a daje 10 punktów i dwa rzuty. Jego prawe pole \
             musi mieć 6, lewe 1, 2 albo 3, a 1 daje też odwrócenia.",
        ),
        text(
            "Ship 2 is hardly ever completed and gives the fewest points. One good column is welcome; \
             otherwise let its bar take what must be crossed.",
            "Statku 2 prawie nigdy nie udaje się ukończyć i daje najmniej punktów. Jedna dobra kolumna \
             to miły zysk; poza tym niech jego pasek przyjmuje to, co trzeba skreślić.",
        ),
        text(
            "Write values that other boxes wait for too: the more boxes hold a 5, the more one 5 \
             builds.",
            "Wpisuj wartości, na które czekają już inne pola: im więcej pól z 5, tym więcej zbuduje \
             jedna 5.",
        ),
        text(
            "Every die that you write or build with is one that does not count down. Before you \
             choose, look which ship the third die hits, and how long its bar is.",
            "Każda kość, którą wpisujesz albo budujesz, nie odlicza. Zanim wybierzesz, zobacz, w który \
             statek trafi trzecia i jak długi ma pasek.",
        ),
        text(
            "On ships 5 and 6 stop at two boxes unless you can get all four: the third one alone costs \
             you both actions.",
            "Na statkach 5 i 6 zatrzymaj się na dwóch polach, chyba że zdobędziesz wszystkie cztery: \
             samo trzecie kosztuje obie akcje.",
        ),
        text(
            "In phase 2 do not begin a region that you cannot finish: it binds you and gives no points \
             by itself. Keep wild cards for levels that hardly any roll meets, such as three ones.",
            "W drugiej fazie nie zaczynaj regionu, którego nie skończysz: wiąże cię, a sam nie daje \
             punktów. Dzikie karty trzymaj na poziomy, które mało który rzut spełnia, jak trzy \
             jedynki.",
        ),
        text(
            "A skill helps only a roll that meets nothing. If a roll meets a level that you do not \
             want, you can only let it go.",
            "Umiejętność pomaga tylko rzutowi, który niczego nie spełnia. Jeśli rzut spełnia poziom, \
             którego nie chcesz, możesz go tylko odpuścić.",
        ),
    ]),
];

const CREDITS: &[Block] = &[
    Block::List(&[
        text(
            "*Dark Side Armada* follows the rules of a print-and-play game for three dice and a \
             pencil.",
            "*Armada z Ciemnej Strony* opiera się na zasadach gry do wydrukowania, na trzy kości \
             i ołówek.",
        ),
        text(
            "The rulebook, as it has come down to us, names neither its author nor a publisher. The \
             game is theirs; if you know who they are, please tell us.",
            "Instrukcja, w postaci, która do nas dotarła, nie podaje ani autora, ani wydawcy. To ich \
             gra; jeśli wiesz, kim są, daj nam znać.",
        ),
    ]),
    Block::Paragraph(text(
        "The words of this page and all drawings of this app are our own; nothing is taken from \
         the rulebook but the rules themselves.",
        "Słowa na tej stronie i wszystkie rysunki w aplikacji są nasze własne; z instrukcji \
         pochodzą tylko same zasady.",
    )),
];
