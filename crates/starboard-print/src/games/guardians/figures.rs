//! What the figures of the rules page show, in the order of the page.

use crate::book::Figures;

/// A cut of the board in a few signs; `rules.rs` says how it is drawn.
pub(crate) struct Panel {
    /// The upper left square of the cut, or nothing for tokens beside the board.
    pub(super) corner: &'static str,
    /// Rows from the top, parted by `/`: `.` an empty square, `1`–`5` monsters, `<` `>` halves
    /// of a ship, `x` a damaged ship, `*` the mine, `A`–`D` fighters of level 1, `a`–`d` of
    /// level 2, `^` the missile of the first seat in flight.
    pub(super) rows: &'static str,
    /// Marks, parted by `;`, each a word and its squares:
    /// `legal`, `entry`, `last`, `selected` — the square is shown as on the board;
    /// `go c1-f4`, `shot c1-c7` — an arrow, a shot; `A c3`, `a c3` — where a fighter passes or
    /// ends; `aim`, `blast` — a sight, a burst; `1`–`9` — a number in the square's corner.
    pub(super) marks: &'static str,
    /// The planet below row 1.
    pub(super) planet: bool,
}

const fn panel(corner: &'static str, rows: &'static str, marks: &'static str) -> Panel {
    Panel {
        corner,
        rows,
        marks,
        planet: false,
    }
}

pub(super) const FIGURES: Figures<Panel> = &[
    (
        "board",
        &[Panel {
            corner: "a10",
            rows: "241353/513242/325114/142535/....../....../....../*...../....../.A..B.",
            marks: "entry a1 a2 a3 a4; 1 a10; 2 a7; 3 a3; 4 b1 e1",
            planet: true,
        }],
    ),
    (
        "move",
        &[panel(
            "a6",
            "2.3.1./4...../....../*.A.B./....../......",
            "legal c4 c5 d4 e5 f6 d3 d2 e1 c2 c1 b2 a1 b3 b4; go c3-c5 c3-f6 c3-d3 c3-e1 c3-c1 c3-a1 c3-b3 c3-b4",
        )],
    ),
    (
        "shot",
        &[
            panel(
                "a7",
                "132415/2..3.4/....../.A....",
                "go b4-d4; A d4; shot d4-d6; aim d6",
            ),
            panel("a7", "132415/2....4/....../...A..", "last d6"),
        ],
    ),
    (
        "ship",
        &[
            panel("b9", "314/2<>/.../.A.", "shot c6-c8; aim c8"),
            panel("b9", "314/2.x/.../..A", "shot d6-d8; aim d8"),
            panel("b9", "314/2../.../..A", "last d8"),
        ],
    ),
    (
        "mine",
        &[panel(
            "a4",
            "2...../....../B....*/......",
            "entry a1 a2 a3 a4; legal a1 a3 a4; go f2-g2",
        )],
    ),
    (
        "empty-column",
        &[
            panel(
                "a10",
                "41.532/25.143/132415/....../..A...",
                "shot c6-c8; aim c8",
            ),
            panel("a10", "....../41.532/25.143/13.415/..A...", ""),
            panel(
                "a10",
                "253142/41.532/25.143/13.415/..A...",
                "last a10 b10 c10 d10 e10 f10",
            ),
        ],
    ),
    (
        "collision",
        &[
            panel("a4", "....../1.5<>./*..B../......", ""),
            panel("a4", "....../....../..5.x./......", "blast a2 d2"),
        ],
    ),
    (
        "wave",
        &[
            panel("", "12<3>4", "1 a1; 2 b1; 3 c1; 4 d1; 5 e1; 6 f1"),
            panel("a10", "123<>4", "1 a10; 2 b10; 4 c10; 3 d10; 5 e10; 6 f10"),
        ],
    ),
    (
        "launch",
        &[
            panel(
                "a10",
                "314255/2.<>41/1<>.32/....../.^..../.A....",
                "shot b5-b8; selected a8 b8 c8 d8 e8 f8",
            ),
            panel(
                "a10",
                "<>2513/314255/2.<>41/....../....../.A....",
                "last a10 b10 c10 d10 e10 f10",
            ),
        ],
    ),
    (
        "boost",
        &[
            panel(
                "a9",
                "2314<>/1.4.5./..2.3./....../a.....",
                "go a5-c5 c5-e5; a c5 e5; shot c5-c8 e5-e8; aim c7 c8 e7 e8; 1 c5; 2 e5",
            ),
            panel(
                "a9",
                "2314<>/1...../....../....../....a.",
                "last c7 c8 e7 e8",
            ),
        ],
    ),
];
