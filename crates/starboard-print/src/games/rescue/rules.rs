//! The rules page of Commander Rescue. What it says is `rules.en.md` and its translations, what
//! its figures show is in [`figures`](super::figures); here they are drawn.
//!
//! A figure is a position with actions, and the rules crate says on which way they go: so no
//! figure can show what the rules do not allow.

use std::fmt::Write as _;

use rescue::texts::{kind_name, power_note, power_title};
use rescue::{Action, By, Hop, Kind, Part, Power, Rescue, Ship, Square};
use starboard_kernel::serde_json::json;
use starboard_kernel::{Game, Lang, Seat, Silent, localized};

use super::art;
use super::figures::{Cut, FIGURES, Panel};
use super::geometry::{centre, point};
use crate::Variant;
use crate::book::{self, Book};
use crate::figure::{cut, framed, numbered, put};
use crate::markup::{Markup, Piece, tag};
use crate::shape::{circle, group, path, words};

/// The board that is not split.
pub(crate) const VARIANTS: &[Variant] = &[Variant {
    name: "one",
    words: crate::texts::board_on_one_sheet,
}];

const BOOK: Book<Panel> = Book {
    game: "rescue",
    letter: 'R',
    markdown: |lang| localized!("src/games/rescue/rules.*.md")[lang as usize],
    figures: FIGURES,
    draw,
    inset,
    variants: VARIANTS,
    table_frame: book::table_frame,
};

pub(crate) fn rules_page(lang: Lang) -> Result<String, String> {
    BOOK.print(lang)
}

/// `ship-F` is a ship with its name, `power-wolf` a power with its name and `note-wolf` what it
/// does.
fn inset(name: &str, _: &str, lang: Lang) -> Option<Markup> {
    let (what, which) = name.split_once('-')?;
    let framed = |drawing| framed("0 0 100 100", "piece", drawing);
    if what == "ship" {
        let kind = Kind::from_letter(which.chars().next()?)?;
        let drawing = framed(art::ship(0, kind, false, false));
        return Some(book::token(drawing, &kind_name(lang, kind)));
    }
    let power = Power::from_name(which)?;
    match what {
        "power" => {
            let name = power_title(lang, Some(power));
            Some(book::token(framed(art::power(power)), &name))
        }
        "note" => Some(power_note(lang, Some(power)).markup()),
        _ => None,
    }
}

fn draw(panel: &Panel, title: String) -> Markup {
    match panel {
        Panel::Cut(cut) => draw_cut(cut, title),
        Panel::Places(players) => draw_places(*players, title),
        Panel::Clock(rounds) => draw_clock(*rounds, title),
    }
}

/// The planet at the bottom of every figure.
const BOTTOM: usize = 0;
/// Cuts with more squares than this have the names of rows and numbers at their edge.
const NAMED: usize = 60;

impl Cut {
    fn players(&self) -> usize {
        self.powers.split_whitespace().count()
    }

    /// The position before anything is played; seat 1 is to move.
    fn setting(&self) -> Option<Rescue> {
        let powers: Vec<&str> = self.powers.split_whitespace().collect();
        let (lost, ships): (Vec<&str>, Vec<&str>) = self
            .ships
            .split_whitespace()
            .partition(|ship| ship.ends_with("@-"));
        let lost: Vec<&str> = lost
            .iter()
            .map(|ship| ship.trim_end_matches("@-"))
            .collect();
        Rescue::from_document(&json!({
            "game": "rescue",
            "options": { "players": self.players(), "layout": "choose", "powers": powers },
            "powers": powers,
            "phase": if ships.is_empty() { "layout" } else { "play" },
            "ships": ships, "lost": lost, "turn": 1, "quiet": 0, "over": null,
        }))
        .ok()
    }

    /// The position that is drawn.
    fn position(&self) -> Option<Rescue> {
        let mut position = self.setting()?;
        for text in parts(self.played) {
            let action = text.parse::<Action>().ok()?;
            position.play(action, &mut Silent).ok()?;
        }
        Some(position)
    }

    /// Each mark's word with what follows it.
    fn marks(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        parts(self.marks).map(|mark| mark.split_once(' ').unwrap_or((mark, "")))
    }

    fn squares(&self) -> Vec<Square> {
        let ends: Vec<(f64, f64)> = squares(self.reach).map(|at| centre(at, BOTTOM)).collect();
        let within = |values: &dyn Fn(&(f64, f64)) -> f64, at: f64, slack: f64| {
            let least = ends.iter().map(values).fold(f64::MAX, f64::min);
            let most = ends.iter().map(values).fold(f64::MIN, f64::max);
            (least - slack..=most + slack).contains(&at)
        };
        Square::all()
            .filter(|&square| {
                let (x, y) = centre(square, BOTTOM);
                within(&|end| end.0, x, 1.0) && within(&|end| end.1, y, 51.0)
            })
            .collect()
    }
}

fn parts(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.split(';')
        .map(str::trim)
        .filter(|part| !part.is_empty())
}

fn squares(text: &str) -> impl Iterator<Item = Square> {
    text.split_whitespace().filter_map(Square::read)
}

/// Where the box of 100 × 100 of a square is.
fn corner(square: Square) -> (i32, i32) {
    let (x, y) = centre(square, BOTTOM);
    ((x - 50.0).round() as i32, (y - 50.0).round() as i32)
}

fn draw_cut(figure: &Cut, title: String) -> Markup {
    let Some(position) = figure.position() else {
        return ().markup();
    };
    let shown = figure.squares();
    let named = shown.len() <= NAMED;
    let mut hexes = Vec::new();
    let mut ships = Vec::new();
    let mut targets = Vec::new();
    let mut layers = Layers::default();
    for &square in &shown {
        let last = figure
            .marks()
            .any(|(word, rest)| word == "last" && squares(rest).any(|at| at == square));
        hexes.push(hex(&position, square, last, true));
        ships.extend(ship(&position, square));
        if named {
            let arrives = figure.marks().any(|(word, rest)| {
                word == "go"
                    && rest
                        .parse::<Action>()
                        .is_ok_and(|action| brings_stack(&position, action, square))
            });
            layers.name(&position, square, arrives);
        }
    }
    if !named {
        layers
            .words
            .extend(coordinates().into_iter().map(|(_, name)| name));
    }
    for (word, rest) in figure.marks() {
        match word {
            "go" => {
                if let Ok(action) = rest.parse::<Action>() {
                    match ghost(&position, action) {
                        Some(ghost) => ships.push(ghost),
                        None => layers.goal(&position, action),
                    }
                    // A sight leaves its target to be seen.
                    if matches!(action, Action::Attack { .. } | Action::TakeOver { .. }) {
                        targets.extend(target(&position, action));
                    }
                    layers.way(&position, action);
                }
            }
            "no" => {
                if let Ok(action) = rest.parse::<Action>() {
                    layers.crossed_out(action);
                }
            }
            "to" => {
                let action = rest.split_whitespace().map(str::parse::<Action>);
                targets.extend(action.filter_map(|action| target(&position, action.ok()?)));
            }
            "steps" => targets.extend(
                steps(&position, rest)
                    .into_iter()
                    .filter_map(|action| target(&position, action)),
            ),
            "block" => squares(rest).for_each(|square| layers.blocked(square)),
            "last" => {}
            number => squares(rest).for_each(|square| {
                let (x, y) = corner(square);
                let scale = if named { 1.0 } else { 1.5 };
                let place = format!("translate({} {}) scale({scale})", x + 27, y + 22);
                let number = group("", place).child(numbered((0, 0), number));
                layers.words.push(number.markup());
            }),
        }
    }
    let room = if named { 6 } else { 52 };
    let corners: Vec<(i32, i32)> = shown.iter().map(|&square| corner(square)).collect();
    let xs = || corners.iter().map(|at| at.0);
    let ys = || corners.iter().map(|at| at.1);
    let edges = (
        xs().min().unwrap_or(0) - 8 - room,
        ys().min().unwrap_or(0) - room,
        xs().max().unwrap_or(0) + 108 + room,
        ys().max().unwrap_or(0) + 100 + room,
    );
    cut(
        "cut hexboard",
        edges,
        title,
        (
            tag("g").class("hexes").child(hexes),
            tag("g").class("marks").child(layers.below),
            tag("g").class("ships").child(ships),
            tag("g").class("targets").child(targets),
            tag("g").class("routes").child(layers.ways),
            tag("g").child(layers.words),
        ),
    )
}

/// A position on the whole board.
#[cfg(feature = "pictures")]
pub(crate) fn board(position: &Rescue, title: String) -> Markup {
    let hexes: Vec<Markup> = Square::all()
        .map(|square| hex(position, square, false, true))
        .collect();
    let ships: Vec<Markup> = Square::all()
        .filter_map(|square| ship(position, square))
        .collect();
    let names: Vec<Markup> = coordinates().into_iter().map(|(_, name)| name).collect();
    cut(
        "cut hexboard",
        (-640, -710, 640, 710),
        title,
        (
            tag("g").class("hexes").child(hexes),
            tag("g").class("ships").child(ships),
            tag("g").child(names),
        ),
    )
}

/// Whether a whole stack goes to a square.
fn brings_stack(position: &Rescue, action: Action, square: Square) -> bool {
    let whole = |(from, part)| part == Part::Whole && position.stack(from).height() > 1;
    action.target() == Some(square) && action.mover().is_some_and(whole)
}

fn seat_class(seat: Seat) -> String {
    format!("seat-{}", seat.number())
}

/// The seat whose planet this is.
fn owner(position: &Rescue, planet: Square) -> Option<Seat> {
    position
        .all_seats()
        .find(|&seat| position.home(seat) == planet)
}

/// The seat whose commander is held on this planet.
fn held(position: &Rescue, planet: Square) -> Option<Seat> {
    position
        .all_seats()
        .find(|&seat| position.prison(seat) == planet && position.carrier(seat).is_none())
}

/// A square of the board without its ship; a planet with the commander that it holds, if wanted.
pub(super) fn hex(position: &Rescue, square: Square, last: bool, captives: bool) -> Markup {
    let mut class = String::from("hex");
    let start = position
        .all_seats()
        .find(|&seat| position.starting_squares(seat).contains(&square));
    if let Some(seat) = start {
        let _ = write!(class, " start {}", seat_class(seat));
    }
    if last {
        class += " last";
    }
    let planet = Rescue::planets().iter().position(|&at| at == square);
    let inside = if let Some(index) = planet {
        class += " planet";
        let owner = owner(position, square).map(Seat::index);
        let held = held(position, square).filter(|_| captives);
        let held = held.map(|seat| art::captive(seat.index()));
        (art::planet(index, owner), held).markup()
    } else if Rescue::ufo_squares().contains(square) {
        class += " ufo";
        art::ufo().markup()
    } else if Rescue::red_squares().contains(square) {
        class += " red";
        art::red_solar().markup()
    } else if Rescue::orange_squares().contains(square) {
        class += " orange";
        art::orange_solar().markup()
    } else {
        ().markup()
    };
    put(&class, corner(square), (art::hex_face(), inside))
}

/// What stands on a square.
fn ship(position: &Rescue, square: Square) -> Option<Markup> {
    let ships: Vec<Ship> = position.stack(square).ships().collect();
    standing("ship-at", &ships, square)
}

/// Ships on a square, from the bottom up: the top one, and what it stands on.
fn standing(class: &str, ships: &[Ship], at: Square) -> Option<Markup> {
    let (top, below) = ships.split_last()?;
    let mut class = format!("{class} {}", seat_class(top.seat()));
    if !below.is_empty() {
        class += " stacked";
    }
    let below: Vec<_> = below
        .iter()
        .rev()
        .map(|ship| (ship.kind(), ship.is_carrier()))
        .collect();
    let below = (!below.is_empty()).then(|| art::stack(&below));
    let seat = top.seat().index();
    let drawing = art::ship(seat, top.kind(), top.is_carrier(), top.is_hacked());
    Some(put(&class, corner(at), (below, drawing)))
}

/// The ship or stack where it will be, if nothing else is there.
fn ghost(position: &Rescue, action: Action) -> Option<Markup> {
    const CLASS: &str = "cut-ghost ship-at";
    let drawn = |kind, hacked, at: Square| {
        let seat = position.seat();
        let drawing = art::ship(seat.index(), kind, false, hacked);
        let class = format!("{CLASS} {}", seat_class(seat));
        put(&class, corner(at), drawing)
    };
    match action {
        Action::Move { from, to, part } if position.stack(to).is_empty() => {
            let ships: Vec<Ship> = position.stack(from).ships().collect();
            let staying = match part {
                Part::Whole => 0,
                Part::Top => ships.len().saturating_sub(1),
            };
            let planets = Rescue::planets();
            let moved = standing(CLASS, &ships[staying..], to)?;
            (!planets.contains(&to)).then_some(moved)
        }
        Action::TakeOver { to, home, .. } => {
            let taken = position.stack(to).top()?;
            Some(drawn(taken.kind(), true, home))
        }
        Action::Rebuild { kind, on } => Some(drawn(kind, false, on)),
        _ => None,
    }
}

/// The mark of what an action does where it ends, as on the board.
fn target(position: &Rescue, action: Action) -> Option<Markup> {
    let (at, kind) = match action {
        Action::Move { to, .. } if to == position.home(position.seat()) => (to, "home"),
        Action::Move { to, .. } if to == position.prison(position.seat()) => (to, "pickup"),
        Action::Move { to, .. } if !position.stack(to).is_empty() => (to, "stack"),
        Action::Move { to, .. } => match position.route_of(action)?.hops.last()?.by {
            By::Step => (to, "step"),
            By::Jump(_) => (to, "jump"),
            By::Attraction => (to, "attraction"),
        },
        Action::Attack { to, .. } | Action::TakeOver { to, .. } => (to, "attack"),
        Action::Rebuild { on, .. } => (on, "rebuild"),
        Action::Lay(_) | Action::Pass => return None,
    };
    Some(put(
        &format!("target {kind}"),
        corner(at),
        art::target(kind),
    ))
}

/// The step moves of the ship on a square.
fn steps(position: &Rescue, square: &str) -> Vec<Action> {
    let from = Square::read(square);
    let is_step = |action: &Action| {
        position
            .route_of(*action)
            .is_some_and(|route| route.hops.iter().all(|hop| hop.by == By::Step))
    };
    let mut legal = position.legal_actions();
    legal.retain(|action| action.mover().map(|(from, _)| from) == from && is_step(action));
    legal
}

/// As on the board: rows on one edge, numbers on the other. Each with the height of its middle.
pub(super) fn coordinates() -> Vec<(f64, Markup)> {
    let word = |(x, y): (f64, f64), name: String| {
        let at = (format!("{x:.0}"), format!("{y:.0}"));
        (y, words("cut-coord", at, name).markup())
    };
    let rows = (0..13_u8).map(|row| {
        let first = f64::from(row.saturating_sub(5).max(1));
        let name = char::from(b'a' + row).to_string();
        word(point(row.into(), first - 0.85, BOTTOM), name)
    });
    let numbers = (1..=13_u8).map(|number| {
        let lowest = f64::from(number.saturating_sub(7));
        word(
            point(lowest - 0.85, number.into(), BOTTOM),
            number.to_string(),
        )
    });
    rows.chain(numbers).collect()
}

/// What is drawn over and under the ships, as markup.
#[derive(Default)]
struct Layers {
    below: Vec<Markup>,
    ways: Vec<Markup>,
    words: Vec<Markup>,
}

impl Layers {
    fn name(&mut self, position: &Rescue, square: Square, stack_arrives: bool) {
        let (x, y) = corner(square);
        let plain = position.stack(square).is_empty()
            && !Rescue::planets().contains(&square)
            && !Rescue::ufo_squares().contains(square);
        let class = if plain { "cut-name" } else { "cut-name over" };
        // Below a stack are the letters of its lower ships.
        let down = if stack_arrives || position.stack(square).height() > 1 {
            7
        } else {
            87
        };
        let name = words(class, (x + 50, y + down), square.to_string());
        self.words.push(name.markup());
    }

    /// The way of an action, hop by hop, with what is jumped over.
    fn way(&mut self, position: &Rescue, action: Action) {
        let (Some((from, _)), Some(route)) = (action.mover(), position.route_of(action)) else {
            return;
        };
        let seat = seat_class(position.seat());
        let mut hops = Vec::new();
        let mut at = from;
        for (index, Hop { to, by }) in route.hops.iter().enumerate() {
            if let By::Jump(over) = by {
                let pivot = tag("g").class(&seat).child(hexagon("pivot", *over, 50.0));
                self.below.push(pivot.markup());
            }
            let class = match by {
                By::Step => "route-hop",
                By::Jump(_) => "route-hop jump",
                By::Attraction => "route-hop attraction",
            };
            let last = index + 1 == route.hops.len();
            let jump = matches!(by, By::Jump(_));
            let planet = Rescue::planets().contains(to);
            let ends = (
                if index == 0 { 26.0 } else { 0.0 },
                if planet { 44.0 } else { 30.0 },
            );
            let (start, end) = (centre(at, BOTTOM), centre(*to, BOTTOM));
            hops.push(hop(class, start, end, jump, ends.0, last.then_some(ends.1)));
            if !last {
                hops.push(circle("route-stop", tenths(end), "11".to_owned()).markup());
            }
            at = *to;
        }
        if let Action::TakeOver { to, home, .. } = action {
            let (from, to) = (centre(to, BOTTOM), centre(home, BOTTOM));
            hops.push(hop(
                "route-hop attraction",
                from,
                to,
                false,
                40.0,
                Some(30.0),
            ));
        }
        let way = tag("g").class(format!("route {seat}")).child(hops);
        self.ways.push(way.markup());
    }

    /// A way that is not possible.
    fn crossed_out(&mut self, action: Action) {
        let (Some((from, _)), Some(to)) = (action.mover(), action.target()) else {
            return;
        };
        let (from, to) = (centre(from, BOTTOM), centre(to, BOTTOM));
        let far = (from.0 - to.0).hypot(from.1 - to.1) > 110.0;
        // Beside the ships of a step, on the landing of a jump.
        let (x, y) = if far {
            to
        } else {
            ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0)
        };
        let cross = path("cut-no-cross", "M-19-19L19 19M19-19L-19 19")
            .attr("transform", format!("translate({x:.1} {y:.1})"));
        let way = hop("cut-no-way", from, to, far, 26.0, None);
        self.ways.push((way, cross).markup());
    }

    /// Where a move ends on something that stays to be seen: a planet, a stack.
    fn goal(&mut self, position: &Rescue, action: Action) {
        let Some(Action::Move { to, .. }) = Some(action) else {
            return;
        };
        let class = if position
            .stack(to)
            .top()
            .is_some_and(|top| top.seat() == position.seat())
        {
            "cut-goal stack"
        } else {
            "cut-goal"
        };
        self.ways.push(hexagon(class, to, 53.0));
    }

    /// Something that is in the way.
    fn blocked(&mut self, square: Square) {
        self.below.push(hexagon("cut-block", square, 51.0));
    }
}

fn tenths((x, y): (f64, f64)) -> (String, String) {
    (format!("{x:.1}"), format!("{y:.1}"))
}

/// A frame around the middle of a square.
fn hexagon(class: &str, square: Square, radius: f64) -> Markup {
    let (x, y) = centre(square, BOTTOM);
    tag("polygon")
        .class(class)
        .attr("transform", format!("translate({x:.1} {y:.1})"))
        .attr("points", art::hex_points(radius))
        .markup()
}

/// One hop, which begins and ends so far from the middle of its squares. Where a way ends it has
/// a head.
fn hop(
    class: &str,
    from: (f64, f64),
    to: (f64, f64),
    jump: bool,
    begins: f64,
    ends: Option<f64>,
) -> Markup {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let along = |share: f64| (from.0 + dx * share, from.1 + dy * share);
    let start = along(begins / length);
    let end = along(1.0 - ends.unwrap_or(0.0) / length);
    let line = path(class, art::hop_path(start, end, jump));
    let head = ends.map(|_| {
        // Where an arc comes down, see `hop_path`.
        let bend = match (jump, dx < -1.0) {
            (false, _) => 0.0,
            (true, true) => -29.0,
            (true, false) => 29.0,
        };
        let turn = dy.atan2(dx).to_degrees() + 90.0 + bend;
        let (x, y) = end;
        let place = format!("translate({x:.1} {y:.1}) rotate({turn:.0})");
        path("route-head", "M0-16L17 15L0 8L-17 15Z").attr("transform", place)
    });
    (line, head).markup()
}

/// The board before any ship is on it.
pub(super) fn before_layout(players: u8) -> Option<Rescue> {
    let powers = vec!["none"; players.into()];
    Rescue::from_document(&json!({
        "game": "rescue",
        "options": { "players": players, "layout": "choose", "powers": powers },
        "powers": powers, "phase": "layout", "ships": [], "lost": [],
        "turn": 1, "quiet": 0, "over": null,
    }))
    .ok()
}

/// Who plays from which planet, and whose commander is held there.
fn draw_places(players: u8, title: String) -> Markup {
    let Some(position) = before_layout(players) else {
        return ().markup();
    };
    let mut planets = Vec::new();
    let mut numbers = Vec::new();
    for (index, square) in Rescue::planets().into_iter().enumerate() {
        // Closer together than on the board, and larger.
        let (x, y) = centre(square, BOTTOM);
        let (x, y) = ((x * 0.26).round() as i32, (y * 0.26).round() as i32);
        let owner = owner(&position, square);
        let held = held(&position, square).map(|seat| art::captive(seat.index()));
        let class = if owner.is_some() {
            "planet"
        } else {
            "planet cut-idle"
        };
        let drawing = (art::planet(index, owner.map(Seat::index)), held);
        planets.push(put(class, (x - 50, y - 50), drawing));
        if let Some(seat) = owner {
            numbers.push(numbered((x - 38, y - 38), &seat.to_string()));
        }
    }
    cut(
        "cut hexboard",
        (-172, -185, 172, 185),
        title,
        (planets, tag("g").child(numbers)),
    )
}

/// R26: as many marks as there are rounds until a draw, and what sets them back.
fn draw_clock(rounds: u8, title: String) -> Markup {
    let dots: Vec<_> = (1..=40_u8)
        .map(|round| {
            let (sin, cos) = (f64::from(round) * std::f64::consts::TAU / 41.0).sin_cos();
            let class = if round <= rounds {
                "cut-dot lit"
            } else {
                "cut-dot"
            };
            circle(class, tenths((150.0 * sin, -150.0 * cos)), "9".to_owned())
        })
        .collect();
    let count = words("cut-count", (0, 40), format!("{rounds} / 40"));
    let sign =
        |kind: &'static str, x| put(&format!("target {kind}"), (x, -105), art::target_mark(kind));
    cut(
        "cut hexboard",
        (-170, -170, 170, 170),
        title,
        (
            tag("g").child((dots, count)),
            sign("attack", -108),
            sign("pickup", 8),
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::checks;

    #[test]
    fn the_page_is_complete_and_well_formed() {
        checks::check(&BOOK, 33, &[1, 2, 3, 4, 5, 13, 15, 17, 22, 25, 26, 28]);
    }

    fn cuts() -> impl Iterator<Item = (String, &'static Cut)> {
        checks::panels(&BOOK).filter_map(|(label, panel)| match panel {
            Panel::Cut(cut) => Some((label, cut)),
            _ => None,
        })
    }

    /// What is shown as possible is possible, and what is crossed out is not.
    #[test]
    fn figures_tell_the_truth() {
        for (label, cut) in cuts() {
            let position = cut.position().unwrap_or_else(|| panic!("{label}"));
            let legal = position.legal_actions();
            let is_legal = |text: &str| {
                let action = text.parse::<Action>().unwrap();
                legal.contains(&action)
            };
            let shown = cut.squares();
            assert!(!shown.is_empty(), "{label}");
            for (word, rest) in cut.marks() {
                match word {
                    "go" => assert!(is_legal(rest), "{label}: {rest}"),
                    "no" => assert!(!is_legal(rest), "{label}: {rest}"),
                    "to" => rest
                        .split_whitespace()
                        .for_each(|action| assert!(is_legal(action), "{label}: {action}")),
                    "steps" => assert!(!steps(&position, rest).is_empty(), "{label}"),
                    "block" | "last" => {}
                    number => assert!(number.parse::<u8>().is_ok(), "{label}: {number}"),
                }
                // Everything that a mark speaks of is in the cut.
                let named: Vec<Square> = rest
                    .split(|sign: char| !sign.is_ascii_alphanumeric() || sign == 'x')
                    .filter_map(Square::read)
                    .collect();
                assert!(!named.is_empty(), "{label}: {word} {rest}");
                for square in named {
                    assert!(shown.contains(&square), "{label}: {square} is not shown");
                }
            }
        }
    }

    /// The hops that captions speak of.
    #[test]
    fn ways_are_those_of_the_captions() {
        let mut ways = Vec::new();
        for (label, cut) in cuts() {
            let position = cut.position().unwrap();
            for (_, text) in cut.marks().filter(|(word, _)| *word == "go") {
                let Some(route) = position.route_of(text.parse::<Action>().unwrap()) else {
                    continue;
                };
                let hops: Vec<String> = route
                    .hops
                    .iter()
                    .map(|Hop { to, by }| match by {
                        By::Step => format!("{to}"),
                        By::Jump(over) => format!("[{over}]{to}"),
                        By::Attraction => format!("~{to}"),
                    })
                    .collect();
                ways.push(format!("{label}: {text} {}", hops.join(" ")));
            }
        }
        assert_eq!(ways, WAYS);
    }

    const WAYS: &[&str] = &[
        "jump 1: f2-h4 [g3]h4",
        "jump 2: f2-j6 [h4]j6",
        "jump 3: e1-k7 [h4]k7",
        "ufo 1: c3-e5 [d4]e5",
        "blocked 4: c3-a1 [b2]a1",
        "chain 1: a4-k10 [b5]c6 [e6]g6 [i8]k10",
        "solar 1: c6-i8 [d6]e6 ~i8",
        "solar 2: c6xh6 [d6]e6 ~h6",
        "hunt 1: e4xf4 f4",
        "hunt 1: e4xe6 [e5]e6",
        "sent-back 1: d5xc4 c4",
        "pick-up 1: j12-l12 [k12]l12",
        "home 1: d2-b2 [c2]b2",
        "wolf 1: e4-e5 e5",
        "wolf 2: e5-g5 [f5]g5",
        "wolf 3: f6xe5 e5",
        "cheetah 1: b5-g6 c6 [e6]g6",
        "hacker 1: d5xe6 to c3 e6",
        "rooster 1: e4xf4 f4",
        "rooster 2: e4xf4 f4",
        "astronauts 1: c3-e5 [d4]e5",
    ];

    #[test]
    fn the_standard_layout_is_that_of_the_edition() {
        let Panel::Cut(cut) = &checks::figure(&BOOK, "layout")[1] else {
            panic!("the standard layout is shown");
        };
        let position = cut.position().unwrap();
        let seat = Seat::new(0);
        for (square, kind) in position
            .starting_squares(seat)
            .into_iter()
            .zip(Rescue::standard_layout())
        {
            let top = position.stack(square).top().unwrap();
            assert_eq!((top.seat(), top.kind()), (seat, kind), "{square}");
        }
    }
}
