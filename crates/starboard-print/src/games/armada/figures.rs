//! What the figures of the rules page show, in the order of the page, and what its table of ships
//! is made from.

use crate::book::Figures;

/// A part of the sheet; `rules.rs` says how it is drawn.
pub(crate) struct Cut {
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
    /// the possible actions; `score 42`. Of these `go` and `no` are drawn.
    pub(super) marks: &'static str,
}

const fn cut(
    setting: &'static str,
    played: &'static str,
    show: &'static str,
    marks: &'static str,
) -> Cut {
    Cut {
        setting,
        played,
        show,
        marks,
    }
}

pub(super) const FIGURES: Figures<Cut> = &[
    (
        "anatomy",
        &[
            cut(
                "4b1:3* 4c1:6 -4",
                "",
                "4#",
                "left 4 2; built 4b1; unbuilt 4c1",
            ),
            cut("4b1:3*", "", "4b1", "built 4b1"),
        ],
    ),
    (
        "pairs",
        &[
            cut(
                "1a1:6* 1a2:6* 1b1:2* 1b2:2* 1c1:4* 1c2:4* 1!",
                "",
                "1",
                "completed 1; gives wilds 3",
            ),
            cut(
                "2a1:2* 2a2:4* 2b1:1* 2b2:5* 2c1:3* 2c2:3* 2!",
                "",
                "2",
                "completed 2; gives rerolls 10",
            ),
            cut(
                "1a1:6* 1a2:6* 1b1:2* 1b2:2* 1c1:4* 1c2:5*",
                "",
                "1",
                "whole 1; gives wilds 2",
            ),
            cut(
                "2a1:2* 2a2:4* 2b1:1* 2b2:5* 2c1:3* 2c2:4*",
                "",
                "2",
                "whole 2; gives rerolls 5",
            ),
        ],
    ),
    (
        "double",
        &[
            cut("3b1:3 3b1':5", "", "3", "unbuilt 3b1; unbuilt 3b1'"),
            cut(
                "3b1:3 3b1':5 4b1:3*",
                "roll 2 3 6; value 6@3d1; |; build 3",
                "dice 3",
                "built 3b1; unbuilt 3b1'",
            ),
            cut(
                "3b1:3 3b1':3 4b1:3*",
                "roll 2 3 6; value 6@3d1; |; build 3",
                "dice 3",
                "built 3b1; unbuilt 3b1'",
            ),
            cut(
                "3b1:3*",
                "roll 1 2 5",
                "3",
                "no value 5@3b1'; go value 5@3c1; go value 5@3c1'",
            ),
        ],
    ),
    (
        "sums",
        &[
            cut("4a1:2* 4b1:3* 4c1:6* 4!", "", "4", "completed 4"),
            cut("4a1:4* 4b1:3* 4c1:6*", "", "4", "whole 4"),
            cut("5a1:1* 5b1:1* 5c1:3* 5d1:2* 5!", "", "5", "completed 5"),
            cut("5a1:1* 5b1:2* 5c1:3* 5d1:2*", "", "5", "whole 5"),
            cut("6a1:5* 6b1:6* 6c1:4* 6d1:6* 6!", "", "6", "completed 6"),
            cut("6a1:5* 6b1:6* 6c1:4* 6d1:5*", "", "6", "whole 6"),
        ],
    ),
    (
        "balance",
        &[
            cut(
                "3a1:4* 3a2:3* 3b1:5* 3b2:6 3b2':2* 3c1:1* 3c2':6* 3d1:5* 3d2:4* 3!",
                "",
                "3",
                "completed 3; gives rolls 16",
            ),
            cut(
                "3a1:4* 3a2:3* 3b1:5* 3b2:6* 3c1:1* 3c2':6* 3d1:2* 3d2:4*",
                "",
                "3",
                "whole 3; gives rolls 12",
            ),
        ],
    ),
    (
        "one-roll",
        &[
            cut("1b1:3 5a1:1*", "roll 1 3 6", "dice 4 1", "go value 6@4c1"),
            cut(
                "1b1:3 5a1:1*",
                "roll 1 3 6; value 6@4c1",
                "dice 4 1",
                "go build 3; no build 1",
            ),
            cut(
                "1b1:3 5a1:1*",
                "roll 1 3 6; value 6@4c1; |; build 3",
                "dice 4 1",
                "built 1b1 4b1; left 1 2",
            ),
        ],
    ),
    (
        "nothing",
        &[cut(
            "3a1:4* 6a1:5*",
            "roll 1 4 5; value 1@5b1",
            "dice 4 5",
            "left 4 2; left 5 2",
        )],
    ),
    (
        "pair",
        &[
            cut(
                "",
                "roll 2 4 4; values 4@2a2,3a2; build 2",
                "dice 2 3",
                "built 2a1; unbuilt 3a1; left 2 3",
            ),
            cut(
                "",
                "roll 2 4 4; value 4@3a2; build 4",
                "dice 2 3",
                "built 3a1 3a2; left 2 2",
            ),
            cut(
                "2a1:2*",
                "roll 2 4 4; values 4@2a2,3a2",
                "dice 2 3",
                "left 2 2",
            ),
        ],
    ),
    (
        "triple",
        &[cut("", "roll 6 6 6", "dice 6", "left 6 2; unbuilt 6a1")],
    ),
    (
        "closed",
        &[
            cut(
                "4a1:1* 4b1:3* 4c1:6* 4!",
                "roll 4 5 6; value 6@6b1; build 5; |",
                "dice 4 5 6",
                "go count 5; go count 6; no count 4",
            ),
            cut(
                "4a1:1* 4b1:3* 4c1:6* 4!",
                "roll 4 5 6; value 6@6b1; build 5; |; count 5",
                "dice 4 5 6",
                "left 5 2; left 6 3",
            ),
        ],
    ),
    (
        "closing",
        &[
            cut(
                "4a1:1* 4c1:6* -4 -4",
                "roll 3 4 5; value 5@6b1; |; build 3",
                "dice 4",
                "completed 4; no count 4; go count 6",
            ),
            cut(
                "4a1:1* 4c1:6* -4 -4",
                "roll 4 5 6; value 6@6b1; |; build 5",
                "dice 4",
                "collapsed 4",
            ),
        ],
    ),
    (
        "blocks",
        &[
            cut(
                "3a1:4* 3a2:3* 3b1:5* 3b2:2*",
                "",
                "3 gives:rolls",
                "gives rolls 9",
            ),
            cut(
                "3b1:5* 3b2:2* 3c1:1* 3c2:6* 3d1:5* 3d2:4*",
                "",
                "3 gives:rolls",
                "gives rolls 12",
            ),
            cut(
                "3a1:4* 3a2:3* 3c1:1* 3c2:6* 3d1:5*",
                "",
                "3 gives:rolls",
                "gives rolls 4",
            ),
        ],
    ),
    (
        "ten",
        &[
            cut(
                "4a1:1* 4b1:3* 4c1:6* 4!",
                "",
                "4 gives:rolls gives:flips",
                "completed 4; gives rolls 2; gives flips 5",
            ),
            cut(
                "4a1:2* 4b1:3* 4c1:6* 4!",
                "",
                "4 gives:rolls gives:flips",
                "completed 4; gives rolls 2; gives flips 0",
            ),
        ],
    ),
    (
        "four",
        &[
            cut("5a1:1* 5b1:2*", "", "5 gives:plus", "gives plus 2"),
            cut("5a1:1* 5b1:2* 5c1:1*", "", "5 gives:plus", "gives plus 0"),
            cut(
                "5a1:1* 5b1:2* 5c1:1* 5d1:3* 5!",
                "",
                "5 gives:plus",
                "completed 5; gives plus 5",
            ),
            cut(
                "5a1:1* 5b1:2* 5c1:1* 5d1:4*",
                "",
                "5 gives:plus",
                "whole 5; gives plus 0",
            ),
        ],
    ),
    (
        "world",
        &[cut(
            "rolls=5 wilds=1 oceania/1 oceania/2 africa/1",
            "",
            "map",
            "score 5; go wild africa 2; no wild asia 1",
        )],
    ),
    (
        "demands",
        &[
            cut(
                "rolls=5",
                "attack; roll 3 4 6",
                "dice africa/1",
                "met africa 1; go cross africa 1",
            ),
            cut(
                "rolls=5",
                "attack; roll 3 4 5",
                "dice africa/1",
                "unmet africa 1; no cross africa 1",
            ),
            cut(
                "rolls=5",
                "attack; roll 4 5 6",
                "dice europe/3",
                "met europe 3",
            ),
            cut(
                "rolls=5",
                "attack; roll 4 4 5",
                "dice europe/3",
                "unmet europe 3",
            ),
            cut("rolls=5", "attack; roll 2 6 6", "dice asia/1", "met asia 1"),
            cut(
                "rolls=5",
                "attack; roll 3 4 5",
                "dice oceania/2",
                "met oceania 2",
            ),
        ],
    ),
    (
        "attack",
        &[
            cut(
                "rolls=5 wilds=1 plus=2",
                "attack; roll 3 4 6",
                "dice africa rolls",
                "go cross africa 1; go let go; no plus 1; no plus 2; has rolls 4",
            ),
            cut(
                "rolls=5 wilds=1 plus=2",
                "attack; roll 3 4 6; |; cross africa 1",
                "dice africa rolls",
                "go attack; go wild africa 2; no wild asia 1; has rolls 4",
            ),
        ],
    ),
    (
        "focus",
        &[cut(
            "rolls=5 plus=2 africa/1",
            "attack; roll 2 4 5",
            "dice africa asia/2",
            "barred asia 2; unmet africa 2; unmet africa 3; unmet africa 4; go plus 1; go plus 2; go plus 3",
        )],
    ),
    (
        "skills",
        &[
            cut(
                "rolls=5 rerolls=2 africa/1",
                "attack; roll 1 1 4; reroll 3; die 2",
                "dice africa/3",
                "met africa 3",
            ),
            cut(
                "rolls=5 flips=2 africa/1",
                "attack; roll 1 1 5; flip 3",
                "dice africa/3",
                "met africa 3",
            ),
            cut(
                "rolls=5 plus=2 africa/1",
                "attack; roll 4 5 6; plus 1",
                "dice africa/4",
                "met africa 4",
            ),
            cut(
                "rolls=5 minus=2 africa/1",
                "attack; roll 1 1 3; minus 3",
                "dice africa/3",
                "met africa 3",
            ),
        ],
    ),
    (
        "one-change",
        &[
            cut(
                "rolls=5 rerolls=2 flips=2 plus=2 africa/1",
                "attack; roll 2 3 4; flip 1",
                "dice",
                "no plus 1; no reroll 1; go plus 2; go reroll 2; go plus 3; go reroll 3",
            ),
            cut(
                "rolls=5 rerolls=2 flips=2 plus=2 africa/1",
                "attack; roll 2 3 4; reroll 1; die 4",
                "dice",
                "go plus 1; no reroll 1; go plus 2; go reroll 2; go plus 3; go reroll 3",
            ),
        ],
    ),
    (
        "wild",
        &[
            cut(
                "rolls=3 wilds=2 africa/1",
                "wild africa 3",
                "africa rolls wilds",
                "has rolls 3; has wilds 1; go attack",
            ),
            cut(
                "rolls=3 wilds=2 africa/1",
                "attack; roll 2 2 3; wild africa 3",
                "dice africa rolls wilds",
                "has rolls 2; has wilds 1; go attack",
            ),
        ],
    ),
    (
        "added",
        &[cut(
            "4a1:1* 4b1:3* 4c1:6* 4! 5a1:1* 5b1:2* 5c1:1* 5d1:3* 5! rolls=1 oceania/1 oceania/2 asia/1 asia/2 asia/3 europe/1 europe/2 europe/3 africa/1",
            "attack; roll 2 2 3; let go",
            "score",
            "score 42",
        )],
    ),
];

const ALL_OF_1: &str = "1a1:6* 1a2:6* 1b1:2* 1b2:2* 1c1:4* 1c2:4* 1!";
const ALL_OF_2: &str = "2a1:2* 2a2:4* 2b1:1* 2b2:5* 2c1:3* 2c2:3* 2!";
const ALL_OF_3: &str = "3a1:4* 3a2:3* 3b1:5* 3b2:2* 3c1:1* 3c2:6* 3d1:5* 3d2:4* 3!";

/// A step of what a ship gives: the number is what the rules crate makes of the step's sample.
pub(super) struct LadderStep {
    /// A small scheme: columns, rows, and how many of its boxes are built.
    pub(super) scheme: (usize, usize, usize),
    pub(super) counter: &'static str,
    pub(super) sample: &'static str,
}

const fn step(
    scheme: (usize, usize, usize),
    counter: &'static str,
    sample: &'static str,
) -> LadderStep {
    LadderStep {
        scheme,
        counter,
        sample,
    }
}

/// By ship.
pub(super) const LADDER: [&[LadderStep]; 6] = [
    &[
        step((3, 1, 1), "wilds", "1a1:6* 1a2:6*"),
        step((3, 1, 2), "wilds", "1a1:6* 1a2:6* 1b1:2* 1b2:2*"),
        step((3, 1, 3), "wilds", ALL_OF_1),
    ],
    &[
        step((3, 1, 1), "rerolls", "2a1:2* 2a2:4*"),
        step((3, 1, 2), "rerolls", "2a1:2* 2a2:4* 2b1:1* 2b2:5*"),
        step((3, 1, 3), "rerolls", ALL_OF_2),
    ],
    &[
        step((4, 2, 1), "rolls", "3a1:4*"),
        step((4, 2, 4), "rolls", "3a1:4* 3a2:3* 3b1:5* 3b2:2*"),
        step(
            (4, 2, 6),
            "rolls",
            "3a1:4* 3a2:3* 3b1:5* 3b2:2* 3c1:1* 3c2:6*",
        ),
        step((4, 2, 8), "rolls", ALL_OF_3),
    ],
    &[
        step((3, 1, 3), "rolls", "4a1:2* 4b1:3* 4c1:6* 4!"),
        step((3, 1, 3), "flips", "4a1:1* 4b1:3* 4c1:6* 4!"),
    ],
    &[
        step((4, 1, 2), "plus", "5a1:1* 5b1:2*"),
        step((4, 1, 3), "plus", "5a1:1* 5b1:2* 5c1:1*"),
        step((4, 1, 4), "plus", "5a1:1* 5b1:2* 5c1:1* 5d1:3* 5!"),
    ],
    &[
        step((4, 1, 2), "minus", "6a1:5* 6b1:6*"),
        step((4, 1, 3), "minus", "6a1:5* 6b1:6* 6c1:4*"),
        step((4, 1, 4), "minus", "6a1:5* 6b1:6* 6c1:4* 6d1:6* 6!"),
    ],
];
