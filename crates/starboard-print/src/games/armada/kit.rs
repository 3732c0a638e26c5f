//! The kit of Dark Side Armada: the sheet, large and two to a page, and a reference.

use armada::texts::{condition, rank_name, region_name};
use armada::{Circle, Region, Ship};
use starboard_kernel::{Lang, capital};

use super::art;
use super::figures::LADDER;
use super::rules::{counter_name, ranks};
use crate::markup::{Element, Markup, Piece as _, tag};
use crate::paper::{Kit, Order, Part, Refusal};

starboard_kernel::texts!("src/games/armada/kit");

/// The most that ships can give of each action: a square to cross for every use.
const COUNTERS: [(&str, u8); 6] = [
    ("rolls", 18),
    ("wilds", 3),
    ("rerolls", 10),
    ("flips", 5),
    ("plus", 5),
    ("minus", 5),
];

pub(crate) fn kit(order: &Order) -> Result<Kit, Refusal> {
    if order.edition.is_some() {
        return Err(Refusal::Edition { known: Vec::new() });
    }
    let lang = order.lang;
    let small = tag("div")
        .class("two-sheets")
        .child((sheet("small", lang), sheet("small", lang)))
        .markup();
    let large = sheet("large", lang).markup();
    let on_large = places(&large).chain([String::from("reference")]).collect();
    let on_small = places(&small).collect();
    Ok(Kit {
        contents: vec![has_sheet(lang), has_small(lang), has_reference(lang)],
        bring: vec![bring_dice(lang), bring_pencil(lang)],
        advice: vec![advice(lang)],
        parts: vec![
            Part::Page {
                name: sheet_name(lang),
                landscape: false,
                front: large,
                back: Some(reference(lang)),
                pieces: on_large,
            },
            Part::Page {
                name: small_name(lang),
                landscape: true,
                front: small,
                back: None,
                pieces: on_small,
            },
        ],
    })
}

/// What a page has to write on, counted in the drawing that is printed.
fn places(page: &Markup) -> impl Iterator<Item = String> {
    let kinds = [
        ("sheet", "class=\"sheet "),
        ("dock", "class=\"dock "),
        ("circle", "class=\"box\""),
        ("notch", "class=\"notch\""),
        ("counter", "class=\"counter\""),
        ("tick", "class=\"tick\""),
        ("region", "class=\"realm\""),
        ("level", "class=\"level\""),
    ];
    kinds.into_iter().flat_map(|(name, start)| {
        let count = page.text().matches(start).count();
        std::iter::repeat_n(name.to_owned(), count)
    })
}

/// Everything that is written on, for one game.
fn sheet(size: &str, lang: Lang) -> Element {
    let docks: Vec<Element> = Ship::ALL.into_iter().map(|ship| dock(ship, lang)).collect();
    let counters: Vec<Element> = COUNTERS
        .into_iter()
        .map(|(name, most)| {
            tag("div").class("counter").child((
                art::sign(name),
                tag("p")
                    .class("counter-name")
                    .child(capital(&counter_name(lang, name))),
                squares(most),
            ))
        })
        .collect();
    let realms: Vec<Element> = Region::ALL
        .into_iter()
        .map(|region| realm(region, lang))
        .collect();
    let line = |words: String| {
        tag("div")
            .class("fill-in")
            .child((tag("p").child(words), tag("div").class("fill-line")))
    };
    tag("div").class(format!("sheet {size}")).child((
        tag("div").class("sheet-head").child((
            tag("p").class("sheet-title").child(armada_title(lang)),
            line(date(lang)),
            line(score(lang)),
        )),
        tag("p").class("sheet-phase").child(phase_one(lang)),
        tag("div").class("docks").child(docks),
        tag("p").class("sheet-phase").child(phase_two(lang)),
        tag("div").class("counters").child(counters),
        tag("div").class("realms").child(realms),
    ))
}

fn armada_title(lang: Lang) -> String {
    <armada::Armada as starboard_kernel::Wording>::title(lang)
}

/// Squares to cross off.
fn squares(count: u8) -> Element {
    let squares: Vec<Element> = (0..count).map(|_| tag("i").class("tick")).collect();
    tag("div").class("ticks-row").child(squares)
}

/// A ship with its die, its bar, its boxes, its condition and what it gives.
fn dock(ship: Ship, lang: Lang) -> Element {
    let notches: Vec<Element> = (0..ship.bar()).map(|_| tag("i").class("notch")).collect();
    let steps: Vec<Element> = LADDER[ship.index()]
        .iter()
        .map(|step| {
            let (columns, rows, filled) = step.scheme;
            tag("div").class("step").child((
                art::scheme_sign(columns, rows, filled),
                art::sign(step.counter),
                tag("b").child(step.count()),
            ))
        })
        .collect();
    tag("div").class(format!("dock fleet-{ship}")).child((
        tag("div").class("dock-head").child((
            tag("span")
                .class("dock-face")
                .child(art::die(ship.number())),
            art::vessel(ship.number()),
            tag("div").class("dock-room"),
            tag("div").class("bar").child(notches),
            tag("span").class("dock-points").child(ship.points()),
        )),
        tag("div")
            .class(format!("scheme scheme-{ship}"))
            .child(scheme(ship)),
        tag("p").class("condition").child(condition(lang, ship)),
        tag("div").class("steps").child(steps),
    ))
}

/// A1–A6: the boxes, with what they must do together.
fn scheme(ship: Ship) -> Markup {
    let at = |place: &str| {
        Circle::in_ship(ship, place).map(|circle| {
            let value = circle.printed();
            tag("span")
                .class("box")
                .child(art::slot(value, value.is_some(), circle.index()))
        })
    };
    let double = |place: &str| {
        tag("div")
            .class("double")
            .child((at(place), at(&format!("{place}'"))))
    };
    let brace = |side: &str, words: &str| tag("p").class(format!("brace {side}")).child(words);
    match ship.number() {
        1 | 2 => {
            let sign = if ship.number() == 1 { "=" } else { "Σ 6" };
            ["a", "b", "c"]
                .map(|column| {
                    tag("div").class("pair").child((
                        at(&format!("{column}1")),
                        tag("p").class("rel").child(sign),
                        at(&format!("{column}2")),
                    ))
                })
                .markup()
        }
        3 => {
            let rows = ["1", "2"].map(|row| {
                let name = |column: &str| format!("{column}{row}");
                (
                    at(&name("a")),
                    double(&name("b")),
                    double(&name("c")),
                    at(&name("d")),
                )
            });
            (rows, brace("whole", "|Σ − Σ| ≤ 3")).markup()
        }
        4 => (
            ["a1", "b1", "c1"].map(at),
            brace("whole", "a + b < 7, b + c > 8"),
        )
            .markup(),
        number => {
            let words = if number == 5 { "Σ < 8" } else { "Σ > 20" };
            (["a1", "b1", "c1", "d1"].map(at), brace("whole", words)).markup()
        }
    }
}

fn realm(region: Region, lang: Lang) -> Element {
    let levels: Vec<Element> = region
        .levels()
        .map(|level| tag("span").class("level").child(art::level(level)))
        .collect();
    tag("div").class("realm").child((
        tag("div").class("realm-head").child((
            art::region_shape(region.id()),
            tag("b")
                .class("realm-name")
                .child(region_name(lang, region)),
            tag("b").class("realm-points").child(region.points()),
        )),
        tag("div").class("levels").child(levels),
    ))
}

/// How a turn goes, in short, and what a score is worth.
fn reference(lang: Lang) -> Markup {
    let list = |title: String, items: Vec<String>| {
        let items: Vec<Element> = items
            .into_iter()
            .map(|item| tag("li").class("how-item").child(item))
            .collect();
        tag("div").class("how-part").child((
            tag("h2").child(title),
            tag("ul").class("how-list").child(items),
        ))
    };
    let ranks: Vec<String> = ranks()
        .into_iter()
        .map(|(rank, lowest, highest)| {
            let name = rank_name(lang, rank);
            let points = if lowest == highest {
                lowest.to_string()
            } else {
                format!("{lowest}–{highest}")
            };
            lang.labelled(&points, &name)
        })
        .collect();
    let columns = [
        tag("div").class("how-column").child((
            list(
                phase_one(lang),
                vec![
                    roll_value(lang),
                    roll_build(lang),
                    roll_count(lang),
                    roll_none(lang),
                    roll_pair(lang),
                    roll_triple(lang),
                    roll_closed(lang),
                ],
            ),
            list(
                gives(lang),
                vec![gives_key(lang), gives_best(lang), gives_three(lang)],
            ),
        )),
        tag("div").class("how-column").child((
            list(
                phase_two(lang),
                vec![
                    attack_roll(lang),
                    attack_skill(lang),
                    attack_once(lang),
                    attack_wild(lang),
                    attack_region(lang),
                    attack_key(lang),
                ],
            ),
            list(score(lang), vec![score_all(lang), score_else(lang)]),
            list(ranks_title(lang), ranks),
        )),
    ];
    tag("div")
        .class("how")
        .child((
            tag("h1").child(reference_name(lang)),
            tag("div").class("how-columns").child(columns),
        ))
        .markup()
}
