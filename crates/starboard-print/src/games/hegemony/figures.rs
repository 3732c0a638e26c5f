//! What the figures of the rules page show, in the order of the page.

use hegemony::Cube;

use crate::book::Figures;

/// What a panel shows; `rules.rs` looks for the cards, plays and draws it.
#[derive(Clone, Copy)]
pub(crate) enum Cut {
    /// H3: a card with numbers.
    Anatomy,
    /// H13: four cards with two Locations among them, as they were drawn.
    Drawn,
    /// H13: what is laid out then.
    Location,
    /// H15: a line, `+` engaged, `-` evaded, `?` met, `.` still to be met.
    Looks(&'static str),
    /// H16: strength 3 against red with red 1, orange 3 and blue 4; how it is paid.
    Pay(&'static str),
    /// H17: how a strength comes about, without and with a die.
    Order,
    OrderHelp,
    /// H18: 0 before, 1 paid, 2 drawn.
    Evade(u8),
    /// H20: what a cube of this colour does.
    Search(Cube),
    /// H21: a Super Weapon with this many cubes.
    Understand(usize),
    /// H20: 0 an alert is drawn, 1 they count, 2 Quietus is passed.
    Alerts(u8),
    /// H23: 0 before, 1 used, 2 turned down, 3 used on face 1.
    DieUse(u8),
    /// H11: the decks after this many rounds.
    Decks(u8),
    /// H26.
    Crippled,
    /// H25.
    Victory,
}

pub(super) const FIGURES: Figures<Cut> = &[
    ("anatomy", &[Cut::Anatomy]),
    ("decks", &[Cut::Decks(1), Cut::Decks(4), Cut::Decks(8)]),
    ("location", &[Cut::Drawn, Cut::Location]),
    (
        "looks",
        &[
            Cut::Looks("?..."),
            Cut::Looks("+-?."),
            Cut::Looks("--+?"),
            Cut::Looks("---?"),
        ],
    ),
    (
        "pay",
        &[Cut::Pay(""), Cut::Pay("engage red 1 orange 2 blue 2")],
    ),
    ("order", &[Cut::Order, Cut::OrderHelp]),
    ("steps", &[Cut::Evade(0), Cut::Evade(1), Cut::Evade(2)]),
    (
        "cubes",
        &[
            Cut::Search(Cube::Red),
            Cut::Search(Cube::Orange),
            Cut::Search(Cube::Blue),
            Cut::Search(Cube::Yellow),
            Cut::Search(Cube::White),
            Cut::Search(Cube::Black),
        ],
    ),
    ("alerts", &[Cut::Alerts(0), Cut::Alerts(1), Cut::Alerts(2)]),
    (
        "understand",
        &[Cut::Understand(0), Cut::Understand(1), Cut::Understand(2)],
    ),
    (
        "turned",
        &[
            Cut::DieUse(0),
            Cut::DieUse(1),
            Cut::DieUse(2),
            Cut::DieUse(3),
        ],
    ),
    ("endings", &[Cut::Crippled, Cut::Decks(12), Cut::Victory]),
];
