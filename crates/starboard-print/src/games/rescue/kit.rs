//! The kit of Commander Rescue: the board, six fleets with their commanders, and the powers.

use rescue::texts::{power_note, power_title};
use rescue::{Kind, Power, Square};

use super::art;
use super::rules::{before_layout, coordinates, hex};
use crate::Drawing;
use crate::figure::framed;
use crate::markup::{Element, Markup, Piece as _, tag};
use crate::paper::{Board, Kit, Order, Paper, Part, Piece, Refusal};

starboard_kernel::texts!("src/games/rescue/kit");

const FLEETS: usize = 6;
/// The second sheet of the board is cut at the middle and covers a strip of the first.
const STRIP: i32 = 56;
/// R5: ships of each kind in a fleet.
const OF_A_KIND: usize = 2;
/// R30: ships that may be hacked at a time.
const HACKED: usize = 3;

pub(crate) fn kit(order: &Order) -> Result<Kit, Refusal> {
    if order.edition.is_some() {
        return Err(Refusal::Edition { known: Vec::new() });
    }
    let lang = order.lang;
    // A ship has room to spare on its square.
    let (side, class) = match order.board {
        Board::Split => (16.0, "large"),
        Board::One => (12.0, "small"),
    };
    let has_board = match order.board {
        Board::Split => has_board_split(lang),
        Board::One => has_board(lang),
    };
    let powers = powers(order);
    let mut advice = vec![
        advice_fleet(lang),
        advice_carrier(lang),
        advice_hacked(lang),
    ];
    if order.board == Board::Split {
        advice.insert(0, advice_board(lang));
    }
    let mut parts = board(order)?;
    parts.extend([
        Part::Pieces {
            name: ships_name(lang),
            size: (side, side),
            pieces: fleets(class),
        },
        Part::Pieces {
            name: powers_name(lang),
            size: (63.0, 44.0),
            pieces: powers,
        },
    ]);
    Ok(Kit {
        contents: vec![
            has_board,
            has_ships(lang, FLEETS * Kind::ALL.len() * OF_A_KIND),
            has_commanders(lang, FLEETS),
            has_powers(lang, Power::ALL.len()),
            has_hacked(lang, HACKED),
        ],
        bring: Vec::new(),
        advice,
        parts,
    })
}

/// A part of the board, from one height of the drawing to another.
fn cut(class: &str, (top, bottom): (i32, i32)) -> Result<Element, Refusal> {
    let position = before_layout(FLEETS as u8)
        .ok_or_else(|| Refusal::Pages(String::from("there is no board for six fleets")))?;
    let hexes: Vec<Markup> = Square::all()
        .map(|square| hex(&position, square, false, false))
        .collect();
    // What is cut off is left out, or it could still be found as text.
    let inside = f64::from(top + 20)..f64::from(bottom - 20);
    let names: Vec<Markup> = coordinates()
        .into_iter()
        .filter(|(y, _)| inside.contains(y))
        .map(|(_, name)| name)
        .collect();
    Ok(tag("svg")
        .class(format!("board-art hexboard {class}"))
        .attr("viewBox", format!("-620 {top} 1240 {}", bottom - top))
        .child((hexes, tag("g").child(names))))
}

fn board(order: &Order) -> Result<Vec<Part>, Refusal> {
    let lang = order.lang;
    let page = |name: String, landscape: bool, front: Element, pieces: Vec<String>| Part::Page {
        name,
        landscape,
        front: front.markup(),
        back: None,
        pieces,
    };
    if order.board == Board::One {
        let page_of = tag("div")
            .class("board-page one")
            .child((cut("one", (-700, 700))?, key(order)));
        return Ok(vec![page(
            board_name(lang),
            false,
            page_of,
            vec![String::from("board")],
        )]);
    }
    let class = match order.paper {
        Paper::A4 => "on-a4",
        Paper::Letter => "on-letter",
    };
    let upper = tag("div").class("board-page upper").child((
        cut(class, (-700, STRIP))?,
        tag("p").class("seam").child(glue_here(lang)),
    ));
    let lower = tag("div").class("board-page lower").child((
        tag("p").class("seam").child(cut_here(lang)),
        tag("div").class("seam-line"),
        cut(class, (0, 700))?,
    ));
    Ok(vec![
        page(board_upper(lang), true, upper, vec![String::from("board")]),
        page(board_lower(lang), true, lower, Vec::new()),
    ])
}

/// What stands on the squares.
fn key(order: &Order) -> Element {
    let lang = order.lang;
    let item = |drawing: Drawing, words: String| {
        tag("div").class("key-item").child((
            framed("0 0 100 100", "key-art", drawing),
            tag("p").child(words),
        ))
    };
    tag("div").class("key").child((
        item(art::planet(0, Some(0)), key_planet(lang)),
        item(art::ufo(), key_ufo(lang)),
        item(art::red_solar(), key_red(lang)),
        item(art::orange_solar(), key_orange(lang)),
    ))
}

fn token(size: &str, seat: usize, drawing: Drawing) -> Element {
    tag("div")
        .class(format!("token {size} seat-{}", seat + 1))
        .child(framed("0 0 100 100", "token-art", drawing))
}

/// R5: the ships of six fleets, and who is to be rescued.
fn fleets(size: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for seat in 0..FLEETS {
        for kind in Kind::ALL {
            let ship = |carrier| token(size, seat, art::ship(seat, kind, carrier, false));
            // R21: a Speedy F1 cannot carry.
            let back = ship(kind != Kind::Speedy);
            let name = format!("ship-{}-{}", kind.letter(), seat + 1);
            pieces.extend(Piece::new(name, ship(false), back).times(OF_A_KIND));
        }
        let front = token(size, seat, art::commander(seat));
        let back = token(size, seat, art::emblem(seat));
        pieces.push(Piece::new(format!("commander-{}", seat + 1), front, back));
    }
    let marker = || {
        tag("div")
            .class(format!("token {size} hacked"))
            .child(framed(
                "0 0 100 100",
                "token-art",
                art::power(Power::Hacker),
            ))
    };
    pieces.extend(Piece::new("hacked", marker(), marker()).times(HACKED));
    pieces
}

fn powers(order: &Order) -> Vec<Piece> {
    let lang = order.lang;
    Power::ALL
        .into_iter()
        .map(|power| {
            let front = tag("div").class("power-card").child((
                framed("0 0 100 100", "power-picture", art::power(power)),
                tag("div").class("power-words").child((
                    tag("p").class("power-kind").child(special_power(lang)),
                    tag("p")
                        .class("power-title")
                        .child(power_title(lang, Some(power))),
                    tag("p").child(power_note(lang, Some(power))),
                )),
            ));
            let marks: Vec<Element> = (0..FLEETS)
                .map(|seat| framed("0 0 100 100", "back-mark", art::emblem(seat)))
                .collect();
            let back = tag("div").class("power-back").child((
                tag("div").class("back-marks").child(marks),
                tag("p").child(special_power(lang)),
            ));
            Piece::new(format!("power-{}", power.name()), front, back)
        })
        .collect()
}
