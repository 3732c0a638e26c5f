//! The kit of Guardians of Space: the board, and all counters.

use starboard_kernel::Game;

use guardians::{EmptyColumn, Guardians, Options, Variant};

use super::art;
use crate::Drawing;
use crate::art::square;
use crate::figure::{framed, put};
use crate::markup::{Element, Markup, Piece as _, tag};
use crate::paper::{Kit, Order, Part, Piece, Refusal};
use crate::shape::words;

starboard_kernel::texts!("src/games/guardians/kit");

/// The side of a counter, in millimetres. A square of the board is a little larger.
const SIDE: f32 = 20.0;

pub(crate) fn kit(order: &Order) -> Result<Kit, Refusal> {
    if order.edition.is_some() {
        return Err(Refusal::Edition { known: Vec::new() });
    }
    let lang = order.lang;
    let players = guardians::MOST_PLAYERS;
    let counters = counters();
    let of = |name: &str| {
        let named = counters.iter().filter(|piece| piece.name.starts_with(name));
        named.count()
    };
    Ok(Kit {
        contents: vec![
            has_board(lang),
            has_monsters(lang, of("monster")),
            has_halves(lang, of("half")),
            has_fighters(lang, players),
            has_markers(lang, players),
            has_mine(lang),
        ],
        bring: vec![bring(lang)],
        advice: vec![advice_draw(lang), advice_fighter(lang), advice_box(lang)],
        parts: vec![
            Part::Page {
                name: board_name(lang),
                landscape: false,
                front: board(order),
                back: None,
                pieces: vec![String::from("board")],
            },
            Part::Pieces {
                name: counters_name(lang),
                size: (SIDE, SIDE),
                pieces: counters,
            },
        ],
    })
}

fn token(class: &str, drawing: Drawing) -> Element {
    tag("div")
        .class(format!("token {class}"))
        .child(framed("0 0 100 100", "token-art", drawing))
}

/// The same with the mark of its pilot, where the colour alone would tell whose it is.
fn marked(class: &str, drawing: Drawing, seat: usize) -> Element {
    let mark = tag("g")
        .attr("transform", "translate(68 68) scale(0.34)")
        .child(art::emblem(seat));
    tag("div").class(format!("token {class}")).child(framed(
        "0 0 100 100",
        "token-art",
        (drawing, mark),
    ))
}

/// The back of every invader: they are drawn from the supply without being seen.
fn back() -> Element {
    let star = tag("path")
        .class("back-star")
        .attr("d", "M50 16L57 43L84 50L57 57L50 84L43 57L16 50L43 43Z");
    let ring = tag("circle")
        .class("back-ring")
        .attr("cx", 50)
        .attr("cy", 50)
        .attr("r", 41);
    tag("div")
        .class("token back")
        .child(framed("0 0 100 100", "token-art", (ring, star)))
}

/// Everything to cut out (G2 to G5).
fn counters() -> Vec<Piece> {
    let options = Options {
        players: guardians::MOST_PLAYERS as u8,
        variant: Variant::Advanced,
        empty_column: EmptyColumn::Shot,
    };
    let all = Guardians::start(&options).supply();
    let mut pieces = Vec::new();
    for (value, count) in (1..=5).zip(all) {
        let front = token("invader", art::monster(value));
        let piece = Piece::new(format!("monster-{value}"), front, back());
        pieces.extend(piece.times(count.into()));
    }
    let halves = [("left", art::ship_left()), ("right", art::ship_right())];
    for ((name, drawing), count) in halves.into_iter().zip(all.into_iter().skip(5)) {
        let front = token(&format!("invader half {name}"), drawing);
        pieces.extend(Piece::new(format!("half-{name}"), front, back()).times(count.into()));
    }
    for seat in 0..guardians::MOST_PLAYERS {
        let of = |what: &str| format!("{what}-{}", seat + 1);
        let class = format!("own seat-{}", seat + 1);
        let both = |name: String, front: Drawing, back: Drawing| {
            Piece::new(name, token(&class, front), token(&class, back))
        };
        pieces.extend([
            both(of("fighter"), art::fighter(seat, 1), art::fighter(seat, 1)),
            both(of("upgraded"), art::fighter(seat, 2), art::fighter(seat, 3)),
            both(of("missile"), art::missile(seat), art::missile(seat)),
            Piece::new(
                of("power-up"),
                marked(&class, art::power_up(false), seat),
                marked(&class, art::power_up(true), seat),
            ),
        ]);
    }
    pieces.push(Piece::new(
        "mine",
        token("", art::mine()),
        token("", art::mine()),
    ));
    pieces
}

fn board(order: &Order) -> Markup {
    let lang = order.lang;
    let (columns, rows) = (i32::from(guardians::COLUMNS), i32::from(guardians::ROWS));
    let mut squares = Vec::new();
    for row in 1..=rows {
        for column in 0..columns {
            // G5: where the mine comes in.
            let entry = column == 0 && row <= 4;
            let class = match ((row + column) % 2, entry) {
                (_, true) => "square entry",
                (0, false) => "square square-alt",
                _ => "square",
            };
            squares.push(put(class, (column * 100, (rows - row) * 100), square()));
        }
    }
    let names: Vec<Element> = (1..=rows)
        .map(|row| {
            let at = (-22, (rows - row) * 100 + 50);
            words("board-name", at, row.to_string())
        })
        .chain((0..columns).map(|column| {
            let letter = guardians::column_letter(column as u8).to_string();
            let at = (column * 100 + 50, rows * 100 + 96);
            words("board-name on-planet", at, letter)
        }))
        .collect();
    let start: Vec<Element> = (rows - 3..=rows)
        .map(|row| {
            let y = (rows - row) * 100;
            tag("path")
                .class("start-rows")
                .attr("d", format!("M608 {y}V{}", y + 100))
        })
        .collect();
    let planet = put("", (0, rows * 100 + 2), art::planet());
    let drawing = tag("svg")
        .class("board-art")
        .attr("viewBox", format!("-44 -6 662 {}", rows * 100 + 132))
        .child((squares, planet, start, tag("g").child(names)));
    let zone = |name: String, note: String| {
        tag("div").class("zone").child((
            tag("p").class("zone-name").child(name),
            tag("p").class("zone-note").child(note),
        ))
    };
    tag("div")
        .class("guardians-page")
        .child((
            drawing,
            tag("div").class("zones").child((
                zone(supply(lang), supply_note(lang)),
                zone(waiting(lang), waiting_note(lang)),
                zone(box_name(lang), box_note(lang)),
            )),
        ))
        .markup()
}
