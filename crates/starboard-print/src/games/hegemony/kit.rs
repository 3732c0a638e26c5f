//! The kit of Cosmic Hegemony: the cards of an edition, the ability board, the tables of the
//! dice, the cube mat, and cubes as counters.

use hegemony::cards::wording::{self, Bearer};
use hegemony::{
    Ability, Alien, Captain, CardSet, Cube, Die, Difficulty, Encounter, Hegemony, Kind, Options,
    Planet, Weapon,
};
use starboard_kernel::{Game, Lang, capital};

use super::art;
use crate::markup::{Element, Markup, Piece as _, tag};
use crate::paper::{Kit, Order, Part, Piece, Refusal};

starboard_kernel::texts!("src/games/hegemony/kit");

/// The size of a playing card, in millimetres.
const CARD: (f32, f32) = (63.0, 88.0);
/// The side of a cube.
const SIDE: f32 = 12.0;

/// The names of editions in an order.
const EDITIONS: [(&str, CardSet); 2] = [("first", CardSet::First), ("second", CardSet::Second)];

pub(crate) fn kit(order: &Order) -> Result<Kit, Refusal> {
    let lang = order.lang;
    let wanted = order.edition.as_deref().unwrap_or("second");
    let (_, set) = EDITIONS
        .into_iter()
        .find(|(name, _)| *name == wanted)
        .ok_or_else(|| Refusal::Edition {
            known: EDITIONS.map(|(name, _)| name).to_vec(),
        })?;
    let edition = match set {
        CardSet::First => edition_first(lang),
        CardSet::Second => edition_second(lang),
    };
    let encounters: Vec<Piece> = Encounter::all()
        .map(|card| encounter(card, set, lang))
        .collect();
    let aliens: Vec<Piece> = Alien::all().map(|card| alien(card, set, lang)).collect();
    let captains: Vec<Piece> = Captain::all()
        .map(|card| captain(card, set, lang))
        .collect();
    let planets: Vec<Piece> = Planet::all().map(|card| planet(card, set, lang)).collect();
    let weapons: Vec<Piece> = Weapon::all().map(|card| weapon(card, set, lang)).collect();
    let contents = vec![
        has_edition(lang, &edition),
        has_encounters(lang, encounters.len()),
        has_people(lang, captains.len(), aliens.len()),
        has_places(lang, planets.len(), weapons.len()),
        has_boards(lang),
        has_cubes(
            lang,
            Cube::ALL.iter().map(|cube| usize::from(cube.total())).sum(),
        ),
    ];
    let mut cards = encounters;
    cards.extend(captains);
    cards.extend(aliens);
    cards.extend(planets);
    cards.extend(weapons);
    let page = |name: String, front: Markup, piece: &str| Part::Page {
        name,
        landscape: true,
        front,
        back: None,
        pieces: vec![piece.to_owned()],
    };
    Ok(Kit {
        contents,
        bring: vec![bring_dice(lang), bring_bag(lang)],
        advice: vec![advice_cubes(lang), advice_dice(lang)],
        parts: vec![
            Part::Pieces {
                name: format!("{}, {edition}", cards_name(lang)),
                size: CARD,
                pieces: cards,
            },
            page(
                abilities_name(lang),
                ability_board(set, lang),
                "ability-board",
            ),
            page(dice_name(lang), dice_tables(lang), "dice-tables"),
            page(mat_name(lang), cube_mat(set, lang), "cube-mat"),
            Part::Pieces {
                name: cubes_name(lang),
                size: (SIDE, SIDE),
                pieces: cubes(),
            },
        ],
    })
}

// ---------------------------------------------------------------------------------
// Cards

/// A card from its parts, from above; its picture takes what the words leave.
fn card(
    class: &str,
    head: Element,
    art: Markup,
    signs: Option<Element>,
    words: Vec<Element>,
    flavour: &str,
) -> Element {
    let flavour = (!flavour.is_empty()).then(|| tag("p").class("flavour").child(flavour));
    tag("div").class(format!("card {class}")).child((
        head,
        tag("div").class("card-art").child(art),
        signs,
        tag("div").class("card-words").child(words),
        flavour,
    ))
}

fn head(name: &str, kind: &str) -> Element {
    tag("div")
        .class("card-head")
        .child(tag("div").class("card-names").child((
            tag("p").class("card-name").child(name),
            tag("p").class("card-kind").child(kind),
        )))
}

fn sentences(list: Vec<String>) -> Vec<Element> {
    list.into_iter()
        .map(|text| tag("p").class("sentence").child(text))
        .collect()
}

fn cube_signs(cubes: [u8; 6]) -> Vec<Markup> {
    Cube::ALL
        .iter()
        .flat_map(|cube| {
            let count = usize::from(cubes[cube.index()]);
            std::iter::repeat_n(cube.word(), count)
        })
        .map(|word| art::cube(word, "").markup())
        .collect()
}

fn encounter(card_of: Encounter, set: CardSet, lang: Lang) -> Piece {
    let printed = card_of.card(set);
    let kind = wording::kind_name(printed.kind, lang);
    let is_location = printed.kind == Kind::Location;
    let picture = match printed.kind {
        Kind::Location => art::place(card_of.id()).markup(),
        _ => art::encounter(card_of.id(), printed.kind.word()).markup(),
    };
    let strength = (!is_location).then(|| {
        tag("p")
            .class("strength")
            .child(printed.strength.to_string())
    });
    let names = tag("div").class("card-names").child((
        tag("p").class("card-name").child(card_of.name(lang)),
        tag("div")
            .class("card-kind")
            .child((art::sign(printed.kind.word()), tag("span").child(kind))),
    ));
    let icon = art::ability(printed.icon.word());
    let head = tag("div").class("card-head").child((strength, names, icon));
    let planets: Vec<Markup> = (0..printed.planet_icons)
        .map(|_| art::planet_sign().markup())
        .collect();
    let signs = tag("div").class("card-signs").child((
        tag("div").class("sign-group").child((
            tag("p").class("sign-plus").child("+"),
            cube_signs(printed.cubes),
        )),
        tag("div").class("sign-group").child(planets),
    ));
    let mut words = Vec::new();
    if is_location {
        for (alien, text) in Alien::all().zip(printed.at) {
            let text = wording::text(text, Bearer::Location, lang).join(" ");
            words.push(tag("div").class("at-alien").child((
                art::alien(alien.id()),
                tag("p").child((
                    tag("b").child(lang.labelled(alien.name(lang), "")),
                    tag("span").child(text),
                )),
            )));
        }
    } else {
        words.extend(sentences(wording::encounter(printed, lang)));
    }
    if let Some(hand) = &printed.hand {
        words.push(
            tag("div").class("hand").child((
                tag("p")
                    .class("hand-title")
                    .child(crate::texts::from_hand(lang)),
                tag("p").child(wording::hand(hand, lang)),
            )),
        );
    }
    let class = format!("kind-{} icon-{}", printed.kind, printed.icon);
    let flavour = if is_location {
        ""
    } else {
        printed.flavour.get(lang)
    };
    let front = card(&class, head, picture, Some(signs), words, flavour);
    let back = back(
        "of-encounter",
        art::card_back().markup(),
        encounter_name(lang),
    );
    Piece::new(format!("encounter-{}", card_of.id()), front, back)
}

fn alien(of: Alien, set: CardSet, lang: Lang) -> Piece {
    let kind = crate::texts::alien(lang);
    let printed = of.card(set);
    let words = sentences(wording::text(&printed.text, Bearer::Alien, lang));
    let front = card(
        "of-alien",
        head(of.name(lang), &kind),
        art::alien(of.id()).markup(),
        None,
        words,
        printed.flavour.get(lang),
    );
    let back = back("of-alien", art::sign("danger").markup(), kind);
    Piece::new(format!("alien-{}", of.id()), front, back)
}

fn captain(of: Captain, set: CardSet, lang: Lang) -> Piece {
    let kind = crate::texts::captain(lang);
    let printed = of.card(set);
    let points: Vec<Element> = Ability::ALL
        .iter()
        .map(|&ability| {
            tag("div")
                .class(format!("points ability-{ability}"))
                .child((
                    art::ability(ability.word()),
                    tag("p")
                        .class("points-number")
                        .child(printed.points[ability.index()].to_string()),
                    tag("p")
                        .class("points-name")
                        .child(wording::ability_name(ability, lang)),
                ))
        })
        .collect();
    let dice: Vec<Element> = printed
        .dice
        .into_iter()
        .map(|die| {
            let kind = if die.is_crew() {
                crate::texts::crew_die(lang)
            } else {
                crate::texts::system_die(lang)
            };
            tag("div").class("captain-die").child((
                art::die(die.word(), 6),
                tag("p").child((
                    tag("b").child(capital(&wording::die_name(die, lang))),
                    tag("span").child(format!(" · {kind}")),
                )),
            ))
        })
        .collect();
    let front = card(
        "of-captain",
        head(of.name(lang), &kind),
        art::captain(of.id()).markup(),
        Some(tag("div").class("captain-points").child(points)),
        dice,
        printed.flavour.get(lang),
    );
    let back = back("of-captain", art::sign("ship").markup(), kind);
    Piece::new(format!("captain-{}", of.id()), front, back)
}

fn planet(of: Planet, set: CardSet, lang: Lang) -> Piece {
    let kind = crate::texts::planet(lang);
    let printed = of.card(set);
    let words = sentences(wording::text(&printed.text, Bearer::Planet, lang));
    let front = card(
        "of-planet",
        head(of.name(lang), &kind),
        art::planet(of.id()).markup(),
        None,
        words,
        printed.flavour.get(lang),
    );
    let back = back("of-planet", art::planet_sign().markup(), kind);
    Piece::new(format!("planet-{}", of.id()), front, back)
}

fn weapon(of: Weapon, set: CardSet, lang: Lang) -> Piece {
    let kind = crate::texts::weapon(lang);
    let printed = of.card(set);
    let [red, orange, blue] = printed.needs;
    let needs = tag("div")
        .class("card-signs")
        .child(tag("div").class("sign-group needs").child((
            tag("p").child(needs_name(lang)),
            cube_signs([red, orange, blue, 0, 0, 0]),
        )));
    let words = sentences(wording::text(&printed.text, Bearer::Weapon, lang));
    let front = card(
        "of-weapon",
        head(of.name(lang), &kind),
        art::weapon(of.id()).markup(),
        Some(needs),
        words,
        printed.flavour.get(lang),
    );
    let back = back("of-weapon", art::weapon_back().markup(), kind);
    Piece::new(format!("weapon-{}", of.id()), front, back)
}

/// Light, with a margin: fronts and backs need not meet to the hair.
fn back(class: &str, picture: Markup, name: String) -> Element {
    tag("div")
        .class(format!("card-back-side {class}"))
        .child(tag("div").class("back-frame").child((
            tag("div").class("back-picture").child(picture),
            tag("p").class("back-name").child(name),
        )))
}

// ---------------------------------------------------------------------------------
// Boards

fn ability_board(set: CardSet, lang: Lang) -> Markup {
    let most = Captain::all()
        .flat_map(|captain| captain.card(set).points)
        .max()
        .unwrap_or(0);
    let tracks: Vec<Element> = Ability::ALL
        .iter()
        .map(|&ability| {
            let cells: Vec<Element> = (0..=most)
                .map(|value| {
                    let class = if value == 0 {
                        "track-cell none"
                    } else {
                        "track-cell"
                    };
                    tag("div")
                        .class(class)
                        .child(tag("p").child(value.to_string()))
                })
                .collect();
            tag("div").class(format!("track ability-{ability}")).child((
                tag("div").class("track-head").child((
                    art::ability(ability.word()),
                    tag("p").child(capital(&wording::ability_name(ability, lang))),
                )),
                tag("div").class("track-cells").child(cells),
            ))
        })
        .collect();
    let place = |name: String| {
        tag("div")
            .class("place card-place")
            .child(tag("p").child(name))
    };
    let die = |name: String| {
        tag("div")
            .class("place die-place")
            .child(tag("p").child(name))
    };
    tag("div")
        .class("mat")
        .child((
            tag("p").class("mat-title").child(abilities_name(lang)),
            tag("p").class("mat-note").child(abilities_note(lang)),
            tag("div").class("tracks").child(tracks),
            tag("div").class("places").child((
                place(crate::texts::captain(lang)),
                tag("div")
                    .class("die-places")
                    .child((die(first_die(lang)), die(second_die(lang)))),
                place(searched_planet(lang)),
                place(location_place(lang)),
            )),
        ))
        .markup()
}

fn dice_tables(lang: Lang) -> Markup {
    let tables: Vec<Element> = Die::ALL
        .iter()
        .map(|&die| {
            let faces: Vec<Element> = (1..=6)
                .map(|face| {
                    tag("div").class("face").child((
                        art::die(die.word(), face),
                        tag("p").child(wording::face(die, face, lang)),
                    ))
                })
                .collect();
            let kind = if die.is_crew() {
                crate::texts::crew_die(lang)
            } else {
                crate::texts::system_die(lang)
            };
            tag("div").class(format!("die-table die-{die}")).child((
                tag("div").class("die-head").child((
                    tag("p")
                        .class("die-name")
                        .child(capital(&wording::die_name(die, lang))),
                    tag("p").class("die-kind").child(kind),
                )),
                tag("div").class("faces").child(faces),
            ))
        })
        .collect();
    tag("div")
        .class("mat")
        .child((
            tag("p").class("mat-title").child(dice_name(lang)),
            tag("p").class("mat-note").child(dice_note(lang)),
            tag("div").class("die-tables").child(tables),
        ))
        .markup()
}

/// H2 and H8: how many cubes there are and where they begin; and room for what is not in the bag.
fn cube_mat(set: CardSet, lang: Lang) -> Markup {
    let bags = [Difficulty::Basic, Difficulty::Normal, Difficulty::Advanced].map(|difficulty| {
        let options = Options {
            edition: set,
            difficulty,
            captain: None,
        };
        Hegemony::start(&options).bag()
    });
    let cell = |name: &'static str, words: String| tag(name).child(words);
    let head = tag("tr").child([
        cell("th", cubes_name(lang)),
        cell("th", in_all(lang)),
        cell("th", basic(lang)),
        cell("th", normal(lang)),
        cell("th", advanced(lang)),
    ]);
    let rows: Vec<Element> = Cube::ALL
        .iter()
        .map(|&cube| {
            let name = lang.labelled(
                &wording::cube_name(cube, lang),
                &wording::cube_meaning(cube, lang),
            );
            let counts = bags.map(|bag| cell("td", bag[cube.index()].to_string()));
            tag("tr").child((
                tag("td").child(
                    tag("div")
                        .class("cube-name")
                        .child((art::cube(cube.word(), ""), tag("p").child(capital(&name)))),
                ),
                cell("td", cube.total().to_string()),
                counts,
            ))
        })
        .collect();
    let zones: Vec<Element> = Cube::ALL
        .iter()
        .filter(|&&cube| cube != Cube::Yellow)
        .map(|&cube| {
            tag("div")
                .class(format!("supply-zone cube-{}", cube.word()))
                .child((
                    art::cube(cube.word(), ""),
                    tag("p").child(capital(&wording::cube_name(cube, lang))),
                ))
        })
        .collect();
    tag("div")
        .class("mat")
        .child((
            tag("p").class("mat-title").child(mat_name(lang)),
            tag("p").class("mat-note").child(mat_note(lang)),
            tag("div").class("mat-row").child((
                tag("table").class("bag-table").child((head, rows)),
                tag("div")
                    .class("place card-place")
                    .child(tag("p").child(discard(lang))),
            )),
            tag("p").class("mat-sub").child(supply(lang)),
            tag("div").class("supply-zones").child(zones),
        ))
        .markup()
}

/// H2: as many of each colour as the game has, and a marker for each ability.
fn cubes() -> Vec<Piece> {
    let cube = |word: &str| tag("div").class("cube-token").child(art::cube(word, ""));
    let mut pieces = Vec::new();
    for of in Cube::ALL {
        let word = of.word();
        let piece = Piece::new(format!("cube-{word}"), cube(word), cube(word));
        pieces.extend(piece.times(of.total().into()));
    }
    for ability in Ability::ALL {
        let marker = || {
            tag("div")
                .class(format!("cube-token marker ability-{ability}"))
                .child(art::ability(ability.word()))
        };
        pieces.push(Piece::new(format!("marker-{ability}"), marker(), marker()));
    }
    pieces
}
