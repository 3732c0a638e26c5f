//! What the figures of the rules page show, in the order of the page.

use crate::book::Figures;

pub(crate) enum Panel {
    Cut(Cut),
    /// Where this many players begin, and where their commanders are held.
    Places(u8),
    /// R26, after this many rounds.
    Clock(u8),
}

/// A cut of the board; `rules.rs` says how it is drawn.
pub(crate) struct Cut {
    /// Some squares on its edges: the section is their bounding box.
    pub(super) reach: &'static str,
    /// The power of each seat; as many words as there are players.
    pub(super) powers: &'static str,
    /// As in position documents, and `1H@-` for a ship that was lost. Without any the ships are
    /// still to be laid out. Every fleet needs one, if only outside the cut.
    pub(super) ships: &'static str,
    /// What has been played before the moment that is shown, parted by `;`.
    pub(super) played: &'static str,
    /// Marks, parted by `;`, each a word and what it speaks of:
    /// `go ACTION` — the way of a legal action; `no ACTION` — one that is not legal, crossed out;
    /// `to ACTION ACTION` — only where they end; `steps h4` — all step moves from there;
    /// `block e3` — what is in the way; `last e3` — a square as after a move; a number and its
    /// squares — a number in the square's corner.
    pub(super) marks: &'static str,
}

/// A cut with two fleets without powers.
const fn plain(reach: &'static str, ships: &'static str, marks: &'static str) -> Panel {
    after(reach, "none none", ships, "", marks)
}

const fn with_powers(
    reach: &'static str,
    powers: &'static str,
    ships: &'static str,
    marks: &'static str,
) -> Panel {
    after(reach, powers, ships, "", marks)
}

const fn after(
    reach: &'static str,
    powers: &'static str,
    ships: &'static str,
    played: &'static str,
    marks: &'static str,
) -> Panel {
    Panel::Cut(Cut {
        reach,
        powers,
        ships,
        played,
        marks,
    })
}

const WOLF_SHIPS: &str = "1C@e4 1H*@e5 2T@f5 2H@f6 2F@m11";
const WOLF_CUT: &str = "d3 d5 g5 g7";

pub(super) const FIGURES: Figures<Panel> = &[
    (
        "whole-board",
        &[with_powers(
            "a1 a7 g1 g13 m7 m13",
            "none none none none none none",
            "",
            "1 b2; 2 d3; 3 d4; 4 f5; 5 e3",
        )],
    ),
    (
        "places",
        &[
            Panel::Places(2),
            Panel::Places(3),
            Panel::Places(4),
            Panel::Places(6),
        ],
    ),
    (
        "layout",
        &[
            plain(
                "a1 b1 b3 d4",
                "",
                "1 d3; 2 c3; 3 c4; 4 c2; 5 b3; 6 b1; 7 a2; 8 a1",
            ),
            plain(
                "a1 b1 b3 d4",
                "1H@d3 1H@c3 1C@c4 1T@c2 1F@b3 1F@b1 1C@a2 1T@a1 2F@m13",
                "",
            ),
        ],
    ),
    (
        "step",
        &[
            plain("h2 h6 f2 j6", "1C@h4 1T@h5 2F@g3", "steps h4"),
            plain("h2 h6 f2 j6", "1F@h4 1T@h5 2F@g3", "steps h4"),
        ],
    ),
    (
        "jump",
        &[
            plain("f2 h4 f1 f3", "1C@f2 1F@g3 2F@m13", "go f2-h4"),
            plain("f2 j6 f1 f3", "1C@f2 2T@h4", "go f2-j6"),
            plain("e1 k7 f1 f3", "1C@e1 1H@h4 2F@m13", "go e1-k7"),
        ],
    ),
    (
        "ufo",
        &[
            plain("b2 e5 c2 c4", "1T@c3 2F@m13", "go c3-e5"),
            plain("b2 e5 c2 c4", "1H@c3 2F@m13", "no c3-e5; block d4"),
        ],
    ),
    (
        "blocked",
        &[
            plain("e1 e5", "1C@e1 1F@e3 2T@e4", "no e1-e5; block e4"),
            plain("d1 d5", "1C@d1 2F@d3", "no d1-d5; block d4"),
            plain("e7 g9 e6 e8", "1C@e7 2T@f8 1F@g9", "no e7-g9; block g9"),
            plain("c3 a1 b1 b3", "1C@c3 2F@m13", "go c3-a1"),
        ],
    ),
    (
        "chain",
        &[plain("a4 k10", "1C@a4 1F@b5 2H@e6 2T@i8", "go a4-k10")],
    ),
    (
        "solar",
        &[
            plain(
                "c6 i8 h6 f8",
                "1C@c6 2F@d6",
                "to c6-h9 c6-h6 c6-f5 c6-f8; go c6-i8",
            ),
            plain("c6 i8 h6 f8", "1H@c6 2F@d6 2C@h6", "go c6xh6"),
        ],
    ),
    (
        "hunt",
        &[
            plain(
                "d3 f4 e6 f6",
                "1H@e4 1F@e5 2C@f4 2T@e6",
                "go e4xf4; go e4xe6",
            ),
            plain("d3 f4 e6 f6", "1H@e4 1F@e5 2C*@f4", "no e4xf4"),
        ],
    ),
    (
        "sent-back",
        &[
            plain("b2 d5 c2 c5", "1H@d5 2T*@c4 2F@m13", "go d5xc4"),
            after(
                "b2 d5 c2 c5",
                "none none",
                "1H@d5 2T*@c4 2F@m13",
                "d5xc4",
                "last d5 c4",
            ),
        ],
    ),
    (
        "pick-up",
        &[
            plain("j12 m13 l11", "1C@j12 2H@k12", "go j12-l12"),
            after(
                "j12 m13 l11",
                "none none",
                "1C@j12 2H@k12",
                "j12-l12",
                "last j12 l12",
            ),
            plain("j12 m13 l11", "1F@k11 2H@k12", "no k11-l12"),
        ],
    ),
    (
        "home",
        &[plain("d2 a1 b3 b1", "1C*@d2 1H@c2 2T*@b2", "go d2-b2")],
    ),
    ("clock", &[Panel::Clock(27)]),
    (
        "wolf",
        &[
            with_powers(WOLF_CUT, "wolf none", WOLF_SHIPS, "go e4-e5"),
            after(
                WOLF_CUT,
                "wolf none",
                WOLF_SHIPS,
                "e4-e5; m11-m10",
                "go e5-g5",
            ),
            after(WOLF_CUT, "wolf none", WOLF_SHIPS, "e4-e5", "go f6xe5"),
            after(
                WOLF_CUT,
                "wolf none",
                WOLF_SHIPS,
                "e4-e5; f6xe5",
                "last e5 f6",
            ),
        ],
    ),
    (
        "cheetah",
        &[with_powers(
            "b5 g6",
            "cheetah none",
            "1C@b5 2F@e6",
            "go b5-g6",
        )],
    ),
    (
        "hacker",
        &[
            with_powers(
                "b2 e6 d3 c5",
                "hacker none",
                "1H@d5 2T@e6 2F@m13",
                "go d5xe6 to c3",
            ),
            after(
                "b2 e6 d3 c5",
                "hacker none",
                "1H@d5 2T@e6 2F@m13",
                "d5xe6 to c3",
                "last d5 e6 c3",
            ),
        ],
    ),
    (
        "rooster",
        &[
            with_powers("d3 f4 e5 f5", "rooster none", "1C@e4 2F@f4", "go e4xf4"),
            with_powers("d3 f4 e5 f5", "none rooster", "1H@e4 2C*@f4", "go e4xf4"),
        ],
    ),
    (
        "robots",
        &[
            with_powers(
                "a1 b1 b3 d4",
                "robots none",
                "1H@- 1T@c3 1C@b3 2F@m13",
                "go rebuild H c2",
            ),
            after(
                "a1 b1 b3 d4",
                "robots none",
                "1H@- 1T@c3 1C@b3 2F@m13",
                "rebuild H c2",
                "last c2",
            ),
        ],
    ),
    (
        "astronauts",
        &[
            with_powers("b2 e5 c2 c4", "astronauts none", "1H@c3 2F@m13", "go c3-e5"),
            with_powers(
                "b2 e5 c2 c4",
                "astronauts none",
                "1C@c3 2F@m13",
                "no c3-e5; block d4",
            ),
        ],
    ),
];
