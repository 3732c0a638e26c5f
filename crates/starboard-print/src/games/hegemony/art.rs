//! The drawings of Cosmic Hegemony.
//!
//! Portraits, planets, weapons, dice and marks have a box of 100 × 100; encounters and
//! locations a scene of 160 × 100 ([`SCENE_BOX`]) whose middle square is shown where there is
//! no room for all of it; arrows ([`LOOKS_BOX`]) and the cover ([`COVER_BOX`]) have boxes of their
//! own.
//!
//! What is always the same is a file in `art/`, without any `id`; the pictures of cards are in
//! folders by their kind, named by the ids of the cards. The class of such a file is its palette
//! (`.h-…` of `games/hegemony/style`); the other colours are the classes of `style/art.css`.
//! No words are drawn. The views are at the end of the file.

use crate::Drawing;
use crate::markup::{Markup, Piece, svg};
use crate::shape::{group, path, placed, words};

/// The box of [`cover`].
pub const COVER_BOX: &str = "0 0 400 300";
/// The box of [`encounter`] and [`place`].
pub const SCENE_BOX: &str = "0 0 160 100";
/// The box of [`look_arrow`]: the line from edge to edge, with `preserveAspectRatio="none"`.
pub const LOOKS_BOX: &str = "0 0 400 44";

// ---------------------------------------------------------------------------------
// The pictures of cards

/// The picture of a card: its palette and its shapes.
struct Picture {
    palette: &'static str,
    shapes: Markup,
}

impl Picture {
    /// The first class in a file is that of the whole picture.
    fn of(file: &'static str) -> Picture {
        let after = file.split("class=\"").nth(1);
        let palette = after.and_then(|rest| rest.split('"').next());
        Picture {
            palette: palette.unwrap_or_default(),
            shapes: Markup::inside(file),
        }
    }
}

/// Functions that find a picture by the id of a card; `other` is for cards without one.
macro_rules! pictures {
    ($($folder:ident: $($id:literal)*;)*) => {
        $(fn $folder(id: &str) -> Picture {
            Picture::of(match id {
                $($id => include_str!(concat!("art/", stringify!($folder), "/", $id, ".svg")),)*
                _ => include_str!(concat!("art/", stringify!($folder), "/other.svg")),
            })
        })*
    };
}

pictures! {
    aliens: "quietus" "mirrorkin" "ledger" "choir" "thrum" "drift";
    captains: "brandt" "moreau" "okafor" "kade" "tesse" "varga" "unit-seven" "quill";
    planets:
        "cinder" "glasswater" "lantern" "moorings" "ironroot" "doors" "murmur" "spindle"
        "stillness" "orchard" "anvil" "farewell";
    weapons:
        "starcloak" "prism-drill" "null-bell" "sunlance" "twin-comet" "echo-key"
        "gravity-lasso" "world-engine" "mind-lathe" "dawn-hammer";
    guardforce:
        "picket" "cutter" "lancer" "bulwark" "warden" "jammer" "hound" "siege"
        "dreadnought" "boarders" "tollship" "minelayer" "escort" "sleeper" "gunboat"
        "sentries" "interceptor" "prism-guard" "tender" "decoy" "buoy" "marauder"
        "hullbreaker" "phalanx" "whisperer" "lookout";
    agents: "turncoat" "smuggler" "defector" "archivist" "mechanic" "hunter" "informant" "envoy";
    events: "flare" "cargo" "distress" "ceasefire" "storm" "eclipse";
    places: "shipyard" "checkpoint" "nebula" "relay" "debris" "bazaar" "singularity" "monument";
}

// ---------------------------------------------------------------------------------
// Signs

/// Weapons: a reticle; Engineering: a gear; Infiltration: an eye behind a mask.
fn ability_markup(colour: &str) -> Markup {
    match colour {
        "red" => svg!("art/ability-red.svg"),
        "orange" => svg!("art/ability-orange.svg"),
        _ => svg!("art/ability-blue.svg"),
    }
}

/// What is on the front of a cube, so that its colour is not the only sign.
fn cube_sign(colour: &str) -> &'static str {
    match colour {
        "red" => "M12.5 13V17M12.5 23.5V27.5M5.5 20.2H9.5M15.5 20.2H19.5M12.5 20.2h0",
        "orange" => "M12.5 13.5V26.9M6.7 16.9L18.3 23.5M18.3 16.9L6.7 23.5",
        "blue" => "M4.8 20.2C8.5 14.5 16.5 14.5 20.2 20.2C16.5 25.9 8.5 25.9 4.8 20.2ZM12.5 20.2h0",
        "white" => "M7.5 15.2L17.5 25.2M17.5 15.2L7.5 25.2",
        "black" => "M12.5 13.5V21.5M12.5 26.7h0",
        _ => "M12.5 12.8L14.7 18L20 18.5L16 22L17.2 27.4L12.5 24.6L7.8 27.4L9 22L5 18.5L10.3 18Z",
    }
}

fn cube_markup(colour: &str) -> Markup {
    let sign = path("cube-sign", cube_sign(colour));
    (svg!("art/cube.svg"), sign).markup()
}

fn sign_markup(name: &str) -> Markup {
    match name {
        "guardforce" => svg!("art/sign-guardforce.svg"),
        "location" => svg!("art/sign-location.svg"),
        "agent" => svg!("art/sign-agent.svg"),
        "event" => svg!("art/sign-event.svg"),
        "line" => svg!("art/sign-line.svg"),
        "ship" => svg!("art/sign-ship.svg"),
        "rounds" => svg!("art/sign-rounds.svg"),
        "found" => svg!("art/sign-found.svg"),
        "engaged" => svg!("art/sign-engaged.svg"),
        "evaded" => svg!("art/sign-evaded.svg"),
        "hand" => svg!("art/sign-hand.svg"),
        "cubes" => svg!("art/sign-cubes.svg"),
        "danger" => svg!("art/sign-danger.svg"),
        _ => svg!("art/sign-planets.svg"),
    }
}

// ---------------------------------------------------------------------------------
// Dice

fn die_emblem(kind: &str) -> Markup {
    let markup = match kind {
        "specialist" => ability_markup("red"),
        "engineer" => ability_markup("orange"),
        "infiltrator" => ability_markup("blue"),
        "intelligence" => svg!("art/die-intelligence.svg"),
        "translator" => svg!("art/die-translator.svg"),
        _ => svg!("art/die-scanner.svg"),
    };
    placed((11.0, 13.0), 0.97, "die-emblem", markup)
}

fn die_markup(kind: &str, face: u8) -> Markup {
    // Crew have round corners, systems cut ones.
    let body = match kind {
        "specialist" | "engineer" | "infiltrator" => svg!("art/die-crew.svg"),
        _ => svg!("art/die-system.svg"),
    };
    let number = match face {
        1..=6 => face.to_string(),
        _ => String::from("?"),
    };
    let number = words("die-number", (65, 79), number);
    (body, die_emblem(kind), number).markup()
}

// ---------------------------------------------------------------------------------
// Gauges, arrows

/// Sine and cosine to six places. Those of the standard library bring tables for huge angles with
/// them, which everybody would download.
fn sin_cos(degrees: f64) -> (f64, f64) {
    let quarters = (degrees / 90.0).round();
    let x = (degrees - quarters * 90.0).to_radians();
    let y = x * x;
    let sin = x * (1.0 - y / 6.0 * (1.0 - y / 20.0 * (1.0 - y / 42.0)));
    let cos = 1.0 - y / 2.0 * (1.0 - y / 12.0 * (1.0 - y / 30.0 * (1.0 - y / 56.0)));
    match (quarters as i32).rem_euclid(4) {
        0 => (sin, cos),
        1 => (cos, -sin),
        2 => (-sin, -cos),
        _ => (-cos, sin),
    }
}

/// A gauge of as many parts as the ability has points, over 220 degrees.
fn dial_markup(points: u8, most: u8, after: Option<u8>) -> Markup {
    let most = most.max(1);
    let sweep = 220.0_f64;
    let each = sweep / f64::from(most);
    let at = |degrees: f64, r: f64| {
        let (sin, cos) = sin_cos(degrees - 200.0);
        (50.0 + r * cos, 50.0 + r * sin)
    };
    let parts: Vec<_> = (0..most)
        .map(|index| {
            let (from, to) = (
                f64::from(index) * each + 1.8,
                f64::from(index + 1) * each - 1.8,
            );
            let kept = after.unwrap_or(points);
            let class = match (index < points, index < kept) {
                (true, true) => "seg full",
                (true, false) => "seg lost",
                (false, true) => "seg won",
                (false, false) => "seg",
            };
            let ((a, b), (c, d)) = (at(from, 46.0), at(to, 46.0));
            let ((e, f), (g, h)) = (at(to, 32.0), at(from, 32.0));
            let outer = format!("M{a:.1} {b:.1}A46 46 0 0 1 {c:.1} {d:.1}");
            let inner = format!("L{e:.1} {f:.1}A32 32 0 0 0 {g:.1} {h:.1}Z");
            path(class, outer + &inner)
        })
        .collect();
    // The needle stands between what is there and what is not.
    let here = f64::from(points.min(most)) * each;
    let ((a, b), (c, d)) = (at(here, 24.0), at(here, 30.0));
    let needle = path("needle", format!("M{a:.1} {b:.1}L{c:.1} {d:.1}"));
    (parts, needle).markup()
}

fn look_markup(from: usize, to: usize, of: usize) -> Markup {
    let step = 400.0 / of.max(1) as f64;
    let middle = |index: usize| (index as f64 + 0.5) * step;
    let (a, b) = (middle(from), middle(to));
    // Starts and ends beside the middle, so that what comes and what goes do not meet.
    let aside = (step * 0.12).min(12.0);
    let apart = from.abs_diff(to);
    // Past the end of the line: over everything.
    let around = apart + 1 == of && (of > 2 || to < from);
    let (start, end, top) = if apart == 0 {
        (a - aside * 1.6, a + aside * 1.6, 2.0)
    } else {
        let side = if (to > from) == around { -aside } else { aside };
        let top = if around {
            -11.0
        } else if apart > 1 {
            4.0
        } else {
            16.0
        };
        (a + side, b - side, top)
    };
    let (low, tip) = (43.0, 41.0);
    let curve =
        |tip: f64| format!("M{start:.1} {low}C{start:.1} {top} {end:.1} {top} {end:.1} {tip}");
    let head = format!("M{:.1} 32L{end:.1} 43L{:.1} 32Z", end - 4.4, end + 4.4);
    (
        path("look-halo", curve(tip)),
        path("look-line", curve(tip - 6.0)),
        path("look-tip", head),
    )
        .markup()
}

// ---------------------------------------------------------------------------------
// The cover

/// A lone ship over a planet, three watchers above, the Guardforce ahead.
fn cover_markup() -> Markup {
    // Not by their ids: the cover comes with the first page, all other pictures later.
    let shown = |file: &'static str, transform: &str| {
        let Picture { palette, shapes } = Picture::of(file);
        group(format!("heg {palette}"), transform).child(shapes)
    };
    let watchers = [
        shown(
            include_str!("art/aliens/choir.svg"),
            "translate(6 26) scale(1.18)",
        ),
        shown(
            include_str!("art/aliens/thrum.svg"),
            "translate(276 26) scale(1.18)",
        ),
        shown(
            include_str!("art/aliens/quietus.svg"),
            "translate(113 2) scale(1.74)",
        ),
    ];
    let guards = [
        shown(
            include_str!("art/guardforce/dreadnought.svg"),
            "translate(276 122) scale(.8)",
        ),
        shown(
            include_str!("art/guardforce/interceptor.svg"),
            "translate(318 196) scale(.5)",
        ),
    ];
    // The captain's ship, nose to the right.
    let captain = shown(
        include_str!("art/dart.svg"),
        "translate(200 124) rotate(-6) scale(-1.8 1.16)",
    );
    let cubes = [
        ("red", (38, 262), -16),
        ("orange", (98, 248), 9),
        ("blue", (158, 255), -7),
        ("white", (218, 252), 12),
        ("black", (278, 258), -10),
        ("yellow", (338, 256), 14),
    ]
    .map(|(colour, (x, y), turn)| {
        let place = format!("translate({x} {y}) rotate({turn}) scale(1.16) translate(-16 -16)");
        group(format!("heg cube cube-{colour}"), place).child(cube_markup(colour))
    });
    // The rim of a planet, and dusk over what is above it.
    let sky = (
        svg!("art/cover-sky.svg"),
        watchers,
        svg!("art/cover-veil.svg"),
    );
    (sky, guards, svg!("art/cover-fire.svg"), captain, cubes).markup()
}

// ---------------------------------------------------------------------------------
// Views

fn portrait(class: &str, Picture { palette, shapes }: Picture) -> Drawing {
    Drawing::picture("0 0 100 100", format!("heg {class} {palette}"), shapes)
}

fn scene((view_box, fit): (&'static str, &'static str), palette: &str, shapes: Markup) -> Drawing {
    let drawing = (path("h-stars", STARS), shapes);
    Drawing::picture(view_box, format!("heg scene {palette}"), drawing).fitted(fit)
}

/// How a scene stands in its frame: what does not fit is seen around it, or cut off.
const FILLED: (&str, &str) = (SCENE_BOX, "xMidYMid slice");
const STANDING: (&str, &str) = ("30 0 100 100", "xMidYMax meet");
const MIDDLE: (&str, &str) = ("30 0 100 100", "xMidYMid meet");

const STARS: &str = "M12 14h0M34 84h0M58 8h0M104 92h0M146 22h0M150 74h0M20 56h0M126 12h0M8 88h0";

/// The head of an alien, by its id.
pub fn alien(id: &str) -> Drawing {
    portrait("alien-art", aliens(id))
}

/// The portrait of a captain, by its id.
pub fn captain(id: &str) -> Drawing {
    portrait("captain-art", captains(id))
}

/// The emblem of a Super Weapon, by its id.
pub fn weapon(id: &str) -> Drawing {
    portrait("weapon-art", weapons(id))
}

/// The back of a Super Weapon that is still to be found.
pub fn weapon_back() -> Drawing {
    Drawing::picture(
        "0 0 100 100",
        "heg weapon-back",
        svg!("art/weapon-back.svg"),
    )
}

/// A planet seen from space, by its id.
pub fn planet(id: &str) -> Drawing {
    portrait("planet-disc", planets(id))
}

/// A location, by its id.
pub fn place(id: &str) -> Drawing {
    let Picture { palette, shapes } = places(id);
    scene(FILLED, palette, shapes)
}

/// An encounter card's picture, by its id and kind (`guardforce`, `location`, `agent` or
/// `event`).
pub fn encounter(id: &str, kind: &str) -> Drawing {
    let (fit, Picture { palette, shapes }) = match kind {
        "agent" => {
            let Picture { palette, shapes } = agents(id);
            let shapes = placed((30.0, 0.0), 1.0, "part", shapes);
            (STANDING, Picture { palette, shapes })
        }
        "event" => (MIDDLE, events(id)),
        "location" => (FILLED, places(id)),
        _ => ((SCENE_BOX, "xMidYMid meet"), guardforce(id)),
    };
    scene(fit, palette, shapes)
}

/// The sign of an ability: `red` (Weapons), `orange` (Engineering) or `blue`
/// (Infiltration).
pub fn ability(colour: &str) -> Drawing {
    Drawing::picture(
        "-1 -1 34 34",
        format!("heg ability-art ability-{colour}"),
        ability_markup(colour),
    )
}

/// A cube: `red`, `orange`, `blue`, `white`, `black` or `yellow`. `class` says how it stands:
/// `fresh`, `kept`, `spent`, `missing`, or nothing.
pub fn cube(colour: &str, class: &str) -> Drawing {
    Drawing::picture(
        "0 0 32 32.5",
        format!("heg cube cube-{colour} {class}"),
        cube_markup(colour),
    )
}

/// A line icon: of a kind of card (`guardforce`, `location`, `agent`, `event`), of a view
/// (`line`, `ship`), of the figures of a run (`rounds`, `found`, `engaged`, `evaded`, `hand`,
/// `cubes`, `planets`) or `danger`.
pub fn sign(name: &str) -> Drawing {
    Drawing::picture("0 0 24 24", "icon", sign_markup(name))
}

/// A Planet Icon.
pub fn planet_sign() -> Drawing {
    Drawing::picture("0 0 32 32", "heg planet-sign", svg!("art/planet-sign.svg"))
}

/// A deck of encounter cards.
pub fn deck() -> Drawing {
    Drawing::picture("0 0 32 32.5", "heg deck-art", svg!("art/deck.svg"))
}

/// The back of an encounter card, for places of the line without a card.
pub fn card_back() -> Drawing {
    Drawing::picture("0 0 100 150", "heg card-back", svg!("art/card-back.svg"))
}

/// A captain's die: its kind (`specialist`, `engineer`, `infiltrator`, `intelligence`,
/// `translator` or `scanner`) and its face; 0 is a die that rolls.
pub fn die(kind: &str, face: u8) -> Drawing {
    Drawing::picture(
        "0 0 100 100",
        format!("heg hero-die die-{kind}"),
        die_markup(kind, face),
    )
}

/// The gauge of an ability; `after` is what a payment or a gain would leave.
pub fn dial(points: u8, most: u8, after: Option<u8>) -> Drawing {
    Drawing::picture(
        "0 0 100 72",
        "heg dial-art",
        dial_markup(points, most, after),
    )
}

/// An arrow from a card of the line to the card whose icon it looks at, both counted from 0,
/// `of` cards in all, in [`LOOKS_BOX`]. `class`: `ability-red`, `ability-orange` or
/// `ability-blue`, and `now` for the card that is met. Put them into an
/// `<svg class="looks-art" viewBox=LOOKS_BOX preserveAspectRatio="none" aria-hidden="true">`.
pub fn look_arrow(from: usize, to: usize, of: usize, class: &str) -> Drawing {
    Drawing::group(format!("look {class}"), look_markup(from, to, of))
}

/// The mark of the player, for lists: a box of 100 × 100.
pub fn mark(seat: usize) -> Drawing {
    Drawing::group(
        format!("art hegemony-mark seat-{}", seat % 6 + 1),
        svg!("art/mark.svg"),
    )
}

/// The cover of the game for the home screen, in [`COVER_BOX`]; no words in it.
pub fn cover() -> Drawing {
    Drawing::group("art cover-art", cover_markup())
}

#[cfg(test)]
mod tests {
    use hegemony::{Alien, Captain, Encounter, Kind, Planet, Weapon};

    use super::*;

    /// No card of the set has the picture that stands in for missing ones.
    #[test]
    fn every_card_has_a_picture_of_its_own() {
        let check = |find: fn(&str) -> Picture, id: &str| {
            let text = |id| find(id).shapes.into_text();
            assert_ne!(text(id), text(""), "{id}");
        };
        Alien::all().for_each(|card| check(aliens, card.id()));
        Captain::all().for_each(|card| check(captains, card.id()));
        Planet::all().for_each(|card| check(planets, card.id()));
        Weapon::all().for_each(|card| check(weapons, card.id()));
        for card in Encounter::all() {
            let find = match card.kind() {
                Kind::Guardforce => guardforce,
                Kind::Location => places,
                Kind::Agent => agents,
                Kind::Event => events,
            };
            check(find, card.id());
        }
    }
}
