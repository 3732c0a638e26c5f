//! The drawings of Dark Side Armada.
//!
//! Digits, crosses, dice and scribbles are drawn in a 100 × 100 box with the origin at the top
//! left; vessels ([`VESSEL_BOX`], seen from above, nose to the right), the world
//! ([`MAP_BOX`]) and the cover ([`COVER_BOX`]) have boxes of their own. What is printed on the sheet has straight, even strokes (`.print`); what the player
//! writes is a pencil stroke (`.pencil`) of length 1, so that `games/armada/style` can draw it
//! by its dash offset.
//!
//! As in the other games, what is always the same is a file in `art/`, without any `id`; colours
//! are the classes of `style/art.css` and of `games/armada/style`. No words are drawn, only
//! numbers and signs: words come in as parameters. The views are at the end of the file.

use armada::{Level, Sum};

use crate::Drawing;
use crate::markup::{Element, Markup, Piece, svg, tag};
use crate::shape::{circle, group, path, placed, rect, words};

/// The box of [`cover`].
pub const COVER_BOX: &str = "0 0 400 300";
/// The box of [`vessel`].
pub const VESSEL_BOX: &str = "0 0 120 60";
/// The box of [`map_ground`], [`region`] and [`region_sign`].
pub const MAP_BOX: &str = "0 0 400 210";

// ---------------------------------------------------------------------------------
// Vessels

fn vessel_markup(ship: u8) -> Markup {
    match ship {
        // Two hulls and three bridges: the ship of pairs.
        1 => svg!("art/twins.svg"),
        // A wheel round a spine: the ship that tries again.
        2 => svg!("art/ring.svg"),
        // A broad deck with bays: the ship that brings the rolls.
        3 => svg!("art/carrier.svg"),
        // Swept wings on three sides of one keel.
        4 => svg!("art/dart.svg"),
        // A cross of fins, a plus seen from above.
        5 => svg!("art/needle.svg"),
        // A heavy head on a long bar.
        _ => svg!("art/hammer.svg"),
    }
}

// ---------------------------------------------------------------------------------
// Dice

/// A dot is a line of no length with round ends.
fn pips(face: u8) -> &'static str {
    match face {
        1 => "M50 50h0",
        2 => "M29 29h0M71 71h0",
        3 => "M27 27h0M50 50h0M73 73h0",
        4 => "M29 29h0M71 29h0M29 71h0M71 71h0",
        5 => "M28 28h0M72 28h0M50 50h0M28 72h0M72 72h0",
        6 => "M30 26h0M70 26h0M30 50h0M70 50h0M30 74h0M70 74h0",
        _ => "",
    }
}

fn die_markup(face: u8) -> Markup {
    let pips = path(
        if face == 1 {
            "die-pips one"
        } else {
            "die-pips"
        },
        pips(face),
    );
    (svg!("art/die.svg"), pips).markup()
}

/// A die of which any face will do.
fn any_die() -> Element {
    rect("die-any", (7, 7), (86, 86)).attr("rx", 18)
}

// ---------------------------------------------------------------------------------
// Pencil and print

fn pencil(class: &str, data: &str) -> Element {
    let strokes = ["lead", "grain"].map(|class| path(class, data).attr("pathLength", 1));
    tag("g").class(format!("pencil {class}")).child(strokes)
}

/// No two strokes of a hand are alike: a small turn and shift for each place.
fn by_hand(variant: usize, drawing: impl Piece) -> Element {
    let turn = [-5, 3, -2, 6, 0, -7][variant % 6];
    let shift = [1, -2, 2, 0, -1, 1][variant / 2 % 6];
    let transform = format!("translate({shift} {}) rotate({turn} 50 50)", -shift);
    group("", transform).child(drawing)
}

fn pencil_digit_path(value: u8) -> &'static str {
    match value {
        1 => "M35 35C43 31 50 24 54 16C53 38 52 60 50 85",
        2 => "M30 36C32 21 46 14 58 20C71 27 68 43 58 54C49 64 38 73 29 82C44 79 58 80 73 79",
        3 => "M31 25C42 14 63 15 66 28C68 40 55 46 44 48C58 45 73 53 70 67C67 83 43 87 29 75",
        4 => "M55 14C50 31 40 46 27 60C44 59 60 58 77 57M62 37C62 54 61 70 59 87",
        5 => "M69 19C58 20 48 20 39 20C38 30 37 38 35 47C46 40 65 41 69 56C73 73 56 88 31 78",
        _ => "M63 15C46 25 32 44 32 62C33 79 48 87 60 81C72 75 73 58 62 52C51 47 38 54 33 67",
    }
}

fn print_digit_path(value: u8) -> &'static str {
    match value {
        1 => "M37 32L52 19V81M36 81H68",
        2 => "M31 34C31 24 39 19 50 19C62 19 69 26 69 36C69 50 31 60 31 81H70",
        3 => "M32 19H68L48 44C62 44 70 52 70 63C70 76 60 81 49 81C40 81 34 78 30 72",
        4 => "M59 81V19L29 63H73",
        5 => {
            "M67 19H36L34 47C39 43 45 41 51 41C63 41 70 49 70 61C70 74 61 81 49 81C40 81 34 78 30 72"
        }
        _ => {
            "M65 20C44 22 32 41 32 60C32 74 41 81 51 81C62 81 69 74 69 63C69 52 62 45 51 45C42 45 34 51 32 60"
        }
    }
}

const CROSS: &str = "M19 23C38 41 60 62 83 79M81 18C61 39 40 61 17 83";
const SCRIBBLE: &str = "M12 34C20 28 28 20 36 11C30 27 21 41 11 58C30 44 46 29 62 12C48 36 30 58 13 80C38 62 62 40 86 18C70 44 48 66 27 89C50 76 70 60 89 43C80 60 68 74 54 89C66 84 78 78 89 69";

// ---------------------------------------------------------------------------------
// Levels

fn level_markup(faces: &[u8], sum: Sum) -> Markup {
    // The first die that counts for the sum, and what the sum must reach.
    let sum = match sum {
        Sum::None => None,
        Sum::Rest(least) => Some((faces.len().min(2), least)),
        Sum::All(least) => Some((0, least)),
        Sum::BestTwo(least) => Some((1, least)),
    };
    let shown = match sum {
        None => faces.len(),
        Some(_) => 3,
    };
    let (size, top) = match (sum, shown) {
        (Some(_), _) => (28.0, 3.0),
        (None, 3) => (29.5, 15.0),
        _ => (36.0, 12.0),
    };
    let gap = 3.5;
    let left = (96.0 - shown as f64 * (size + gap) + gap) / 2.0;
    let at = |index: usize| left + index as f64 * (size + gap);
    let dice: Vec<_> = (0..shown)
        .map(|index| {
            let die = match faces.get(index) {
                Some(&face) => die_markup(face),
                None => any_die().markup(),
            };
            placed((at(index), top), size / 100.0, "die-art", die)
        })
        .collect();
    let sum = sum.map(|(first, number)| {
        let (from, to) = (at(first), at(2) + size);
        let brace = path("level-brace", format!("M{from} 33.5V37H{to}V33.5"));
        // A sum of one die is no sum.
        let sign = if first == 2 { "≥" } else { "Σ≥" };
        let middle = ((from + to) / 2.0).min(74.0);
        let sum = words("level-sum", (middle, 55.0), format!("{sign}{number}"));
        (brace, sum)
    });
    (dice, sum).markup()
}

// ---------------------------------------------------------------------------------
// The world

/// The land of a region, its outline with the box of that, and where its sign stands.
struct Land {
    land: Markup,
    outline: (&'static str, Markup),
    sign: (f64, f64),
}

fn land(region: &str) -> Land {
    let (land, outline, sign) = match region {
        "oceania" => (
            svg!("art/land-oceania.svg"),
            ("318 126 82 66", svg!("art/shape-oceania.svg")),
            (345.0, 159.0),
        ),
        "south_america" => (
            svg!("art/land-south-america.svg"),
            ("98 113 62 91", svg!("art/shape-south-america.svg")),
            (127.0, 140.0),
        ),
        "asia" => (
            svg!("art/land-asia.svg"),
            ("222 12 178 130", svg!("art/shape-asia.svg")),
            (300.0, 64.0),
        ),
        "europe" => (
            svg!("art/land-europe.svg"),
            ("166 28 106 62", svg!("art/shape-europe.svg")),
            (221.0, 62.0),
        ),
        "africa" => (
            svg!("art/land-africa.svg"),
            ("172 83 84 93", svg!("art/shape-africa.svg")),
            (211.0, 114.0),
        ),
        _ => (
            svg!("art/land-north-america.svg"),
            ("0 0 178 124", svg!("art/shape-north-america.svg")),
            (76.0, 64.0),
        ),
    };
    Land {
        land,
        outline,
        sign,
    }
}

/// The flag on conquered ground, its foot at (50, 92).
const FLAG: Markup = svg!("art/flag.svg");

// ---------------------------------------------------------------------------------
// The cover

/// Something that flies, turned about its centre.
fn flying(
    class: String,
    (x, y): (f64, f64),
    turn: f64,
    scale: f64,
    (middle, drawing): (&str, Markup),
) -> Element {
    let place = format!("translate({x} {y}) rotate({turn}) scale({scale}) translate({middle})");
    group(class, place).child(drawing)
}

fn cover_markup() -> Markup {
    let ships = [
        (5, (128.0, 34.0), 0.46),
        (6, (38.0, 142.0), 0.6),
        (4, (228.0, 58.0), 0.6),
        (2, (96.0, 88.0), 0.66),
        (1, (128.0, 178.0), 0.72),
        (3, (210.0, 128.0), 1.16),
    ]
    .map(|(ship, at, scale)| {
        let class = format!("fleet-{ship}");
        flying(class, at, 24.0, scale, ("-60 -30", vessel_markup(ship)))
    });
    let dice = [
        (6, (40.0, 246.0), -16.0, 0.5),
        (3, (96.0, 262.0), 12.0, 0.42),
        (1, (140.0, 270.0), -28.0, 0.34),
    ]
    .map(|(face, at, turn, scale)| {
        let class = "die-art".to_owned();
        flying(class, at, turn, scale, ("-50 -50", die_markup(face)))
    });
    let back = svg!("art/cover-back.svg");
    (back, ships, dice, svg!("art/cover-sight.svg")).markup()
}

// ---------------------------------------------------------------------------------
// Views

/// One of the six ships (1–6), nose to the right, in [`VESSEL_BOX`]. On a `.dock` it is a plan
/// in lines until the ship is completed.
#[must_use]
pub fn vessel(ship: u8) -> Drawing {
    Drawing::picture(
        VESSEL_BOX,
        format!("vessel-art fleet-{ship}"),
        vessel_markup(ship),
    )
}

/// A die face (1–6), as an `<svg class="die-art">`; 0 is a die that has not been rolled.
#[must_use]
pub fn die(face: u8) -> Drawing {
    let markup = match face {
        1..=6 => die_markup(face),
        _ => any_die().markup(),
    };
    Drawing::picture("0 0 100 100", "die-art", markup)
}

/// The circle and the square of a box. `variant` makes the hand differ from box to box; any
/// number that stays the same for a box will do. The scribble in the square is always there:
/// `.built` and `.would` on the surrounding `.box` show it.
#[must_use]
pub fn slot(value: Option<u8>, printed: bool, variant: usize) -> Drawing {
    let inner = printed.then(|| circle("slot-inner", ("21", "21"), "15.5"));
    let value = value.map(|value| {
        if printed {
            let digit = path("print", print_digit_path(value));
            placed((5.0, 5.0), 0.32, "slot-value", digit)
        } else {
            let digit = by_hand(variant, pencil("digit", pencil_digit_path(value)));
            placed((4.0, 3.5), 0.34, "slot-value", digit)
        }
    });
    let scribble = by_hand(variant + 1, pencil("scribble", SCRIBBLE));
    let parts = (
        circle("slot-ring", (21, 21), 19),
        inner,
        rect("slot-square", (29, 29), (18, 18)).attr("rx", 2.5),
        value,
        placed((29.0, 29.0), 0.18, "slot-built", scribble),
    );
    Drawing::picture("0 0 48 48", "slot", parts)
}

/// A cross in pencil: over a square of a countdown bar, over a level.
#[must_use]
pub fn pencil_cross(variant: usize) -> Drawing {
    Drawing::picture(
        "0 0 100 100",
        "pencil-art cross-art",
        by_hand(variant, pencil("cross", CROSS)),
    )
}

/// The sign of a skill or counter, by its name in the position document: `rolls`, `wilds`,
/// `rerolls`, `flips`, `plus` or `minus`; of a role of a
/// die: `value`, `build` or `countdown`; `world` and `dock` are for tabs, `points` for scores.
#[must_use]
pub fn sign(name: &str) -> Drawing {
    Drawing::picture("0 0 24 24", "icon", sign_markup(name))
}

fn sign_markup(name: &str) -> Markup {
    match name {
        "rolls" => svg!("art/sign-rolls.svg"),
        "wilds" => svg!("art/sign-wilds.svg"),
        "rerolls" => svg!("art/sign-rerolls.svg"),
        "flips" => svg!("art/sign-flips.svg"),
        "plus" => svg!("art/sign-plus.svg"),
        "minus" => svg!("art/sign-minus.svg"),
        "world" => svg!("art/sign-world.svg"),
        "points" => svg!("art/sign-points.svg"),
        "value" => svg!("art/sign-value.svg"),
        "build" => svg!("art/sign-build.svg"),
        "countdown" => svg!("art/sign-countdown.svg"),
        _ => svg!("art/sign-dock.svg"),
    }
}

/// What a step of a ladder asks for: a small scheme of columns × rows with the first boxes
/// filled, column by column.
#[must_use]
pub fn scheme_sign(columns: usize, rows: usize, filled: usize) -> Drawing {
    let mut full = String::new();
    let mut empty = String::new();
    let (left, top) = (
        (32.0 - columns as f64 * 8.0 + 1.6) / 2.0,
        (20.0 - rows as f64 * 8.0 + 1.6) / 2.0,
    );
    for index in 0..columns * rows {
        let (x, y) = (
            left + (index / rows) as f64 * 8.0,
            top + (index % rows) as f64 * 8.0,
        );
        let into = if index < filled {
            &mut full
        } else {
            &mut empty
        };
        *into += &format!("M{x:.1} {y:.1}h6.4v6.4h-6.4Z");
    }
    Drawing::picture(
        "0 0 32 20",
        "scheme-sign",
        (path("cell-empty", empty), path("cell-full", full)),
    )
}

/// A row of small squares, one for each use of an action; spent ones are crossed out.
#[must_use]
pub fn ticks(total: u8, left: u8) -> Drawing {
    const ROW: u8 = 9;
    let mut open = String::new();
    let mut used = String::new();
    for index in 0..total.min(2 * ROW) {
        let (x, y) = (
            f64::from(index % ROW) * 10.0 + 1.5,
            f64::from(index / ROW) * 10.0 + 1.5,
        );
        // They are crossed from the left, as on paper.
        let crossed = index < total.saturating_sub(left);
        let frame = format!("M{x} {y}h7v7h-7Z");
        open += &frame;
        if crossed {
            used += &format!("M{x} {y}l7 7m0-7l-7 7");
        }
    }
    Drawing::picture(
        "0 0 92 20",
        "ticks",
        (path("tick-open", open), path("tick-used", used)),
    )
}

/// What a level asks for: dice faces, dice of any face, and the sum these must reach.
#[must_use]
pub fn level(level: Level) -> Drawing {
    let demand = level.demand();
    let faces: Vec<u8> = demand.shown().collect();
    Drawing::picture("0 0 96 60", "level-art", level_markup(&faces, demand.sum))
}

/// The sea: a net of meridians in [`MAP_BOX`].
#[must_use]
pub fn map_ground() -> Drawing {
    Drawing::group("map-ground", svg!("art/ground.svg"))
}

/// The land of a region, by its name in the position document, in [`MAP_BOX`]. The
/// surrounding `<g class="region …">` says how it stands.
#[must_use]
pub fn region(name: &str) -> Drawing {
    Drawing::group("land", land(name).land)
}

/// The outline of a region in a box of its own, for the head of its levels.
#[must_use]
pub fn region_shape(name: &str) -> Drawing {
    let (view_box, outline) = land(name).outline;
    Drawing::picture(view_box, "region-shape", outline)
}

/// The sign on a region: its points in a disc and, once conquered, a flag. Drawn after all
/// regions.
#[must_use]
pub fn region_sign(name: &str, points: u32, conquered: bool) -> Drawing {
    let (x, y) = land(name).sign;
    let flag = conquered.then(|| placed((x - 3.0, y - 29.0), 0.3, "flag", FLAG));
    let sign = (
        flag,
        circle("sign-halo", (x, y), 13.5),
        circle("sign-disc", (x, y), 10.0),
        words("sign-points", (x, y), points.to_string()),
    );
    Drawing::group("region-sign", sign)
}

/// The flag of a conquered region, alone.
#[must_use]
pub fn flag() -> Drawing {
    Drawing::picture("0 0 100 100", "flag-art", FLAG)
}

/// The mark of the player, for lists: a box of 100 × 100.
#[must_use]
pub fn mark(seat: usize) -> Drawing {
    Drawing::group(
        format!("art armada-mark seat-{}", seat % 6 + 1),
        svg!("art/mark.svg"),
    )
}

/// The cover of the game for the home screen, in [`COVER_BOX`]; no words in it.
#[must_use]
pub fn cover() -> Drawing {
    Drawing::group("art cover-art", cover_markup())
}
