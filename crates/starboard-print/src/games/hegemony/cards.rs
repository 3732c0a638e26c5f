//! Cards large: everything that a card says, as close-ups, the rules page and the docs show it.

use hegemony::cards::wording::{self, Bearer};
use hegemony::cards::{CaptainCard, EncounterCard};
use hegemony::{
    Ability, Alien, Captain, CardSet, Cube, Die, Encounter, Hegemony, Kind, Planet, Source, Weapon,
};
use starboard_kernel::Lang;

use super::art;
use crate::markup::{Element, Markup, Piece, tag};
use crate::texts;

/// Something on the table that can be looked at closely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    Alien(Alien),
    Captain(Captain),
    Planet(Planet),
    Weapon(Weapon),
    /// A card of the line, the location, or one that is sifted.
    Card(Encounter),
    Hand(Encounter),
    Die(Die),
}

impl Face {
    #[must_use]
    pub fn name(self, lang: Lang) -> String {
        match self {
            Face::Alien(alien) => alien.name(lang).to_owned(),
            Face::Captain(captain) => captain.name(lang).to_owned(),
            Face::Planet(planet) => planet.name(lang).to_owned(),
            Face::Weapon(weapon) => weapon.name(lang).to_owned(),
            Face::Card(card) | Face::Hand(card) => card.name(lang).to_owned(),
            Face::Die(die) => wording::die_name(die, lang),
        }
    }
}

/// What a card in force says, in a line or two: of a Location, the text of the current alien.
#[must_use]
pub fn words(source: Source, position: &Hegemony, lang: Lang) -> String {
    let on = match source {
        Source::Alien(_) => Bearer::Alien,
        Source::Planet(_) => Bearer::Planet,
        Source::Weapon(_) => Bearer::Weapon,
        Source::Location(_) => Bearer::Location,
        Source::Card(card) => {
            return wording::encounter(card.card(position.card_set()), lang).join(" ");
        }
        Source::Hand(card) => {
            let hand = card.card(position.card_set()).hand.as_ref();
            return hand.map_or_else(String::new, |hand| wording::hand(hand, lang));
        }
    };
    wording::text(position.text_of(source), on, lang).join(" ")
}

/// Cubes in words: "2 red cubes, 1 white cube".
#[must_use]
pub fn cubes_in_words(cubes: [u8; 6], lang: Lang) -> String {
    let some = Cube::ALL.iter().filter(|cube| cubes[cube.index()] > 0);
    let named: Vec<String> = some
        .map(|&cube| wording::cubes_of(cube, cubes[cube.index()], lang))
        .collect();
    named.join(", ")
}

/// A card with everything that is printed on it.
#[must_use]
pub fn big_card(face: Face, set: CardSet, here: Option<Alien>, lang: Lang) -> String {
    card(face, set, here, lang).markup().into_text()
}

pub(super) fn card(face: Face, set: CardSet, here: Option<Alien>, lang: Lang) -> Element {
    let body = match face {
        Face::Alien(alien) => Body {
            class: "of-alien".to_owned(),
            kind: texts::alien(lang),
            art: art::alien(alien.id()).markup(),
            sign: None,
            signs: Vec::new(),
            texts: sentences(wording::text(&alien.card(set).text, Bearer::Alien, lang)),
            flavour: alien.card(set).flavour.get(lang),
        },
        Face::Captain(captain) => Body {
            class: "of-captain".to_owned(),
            kind: texts::captain(lang),
            art: art::captain(captain.id()).markup(),
            sign: None,
            signs: captain_signs(captain.card(set), lang),
            texts: Markup::default(),
            flavour: captain.card(set).flavour.get(lang),
        },
        Face::Planet(planet) => Body {
            class: "of-planet".to_owned(),
            kind: texts::planet(lang),
            art: art::planet(planet.id()).markup(),
            sign: None,
            signs: Vec::new(),
            texts: sentences(wording::text(&planet.card(set).text, Bearer::Planet, lang)),
            flavour: planet.card(set).flavour.get(lang),
        },
        Face::Weapon(weapon) => {
            let [red, orange, blue] = weapon.card(set).needs;
            let needs = [red, orange, blue, 0, 0, 0];
            Body {
                class: "of-weapon".to_owned(),
                kind: texts::weapon(lang),
                art: art::weapon(weapon.id()).markup(),
                sign: None,
                signs: vec![told(
                    "weapon-needs",
                    cube_signs(needs),
                    &cubes_in_words(needs, lang),
                )],
                texts: sentences(wording::text(&weapon.card(set).text, Bearer::Weapon, lang)),
                flavour: weapon.card(set).flavour.get(lang),
            }
        }
        Face::Card(card) | Face::Hand(card) => {
            let printed = card.card(set);
            Body {
                class: format!("kind-{} icon-{}", printed.kind, printed.icon),
                kind: wording::kind_name(printed.kind, lang),
                art: match printed.kind {
                    Kind::Location => art::place(card.id()).markup(),
                    _ => art::encounter(card.id(), printed.kind.word()).markup(),
                },
                sign: Some(printed.kind.word()),
                signs: encounter_signs(printed, lang),
                texts: encounter_texts(printed, here, lang),
                flavour: printed.flavour.get(lang),
            }
        }
        Face::Die(die) => Body {
            class: format!("of-die die-{die}"),
            kind: if die.is_crew() {
                texts::crew_die(lang)
            } else {
                texts::system_die(lang)
            },
            art: art::die(die.word(), 6).markup(),
            sign: None,
            signs: Vec::new(),
            texts: faces_of(die, lang),
            flavour: "",
        },
    };
    body.print(&face.name(lang))
}

/// What stands on a card below its name.
struct Body {
    class: String,
    /// The sign of its kind, for encounter cards.
    sign: Option<&'static str>,
    kind: String,
    art: Markup,
    signs: Vec<Element>,
    texts: Markup,
    flavour: &'static str,
}

impl Body {
    fn print(self, name: &str) -> Element {
        let kind = tag("span")
            .class("big-kind")
            .child((self.sign.map(art::sign), self.kind));
        let signs =
            (!self.signs.is_empty()).then(|| tag("div").class("big-signs").child(self.signs));
        let flavour =
            (!self.flavour.is_empty()).then(|| tag("p").class("flavour").child(self.flavour));
        tag("article")
            .class(format!("big-card {}", self.class))
            .child(tag("header").child((tag("h3").child(name), " ", kind)))
            .child(tag("div").class("big-art").child(self.art))
            .child((signs, self.texts, flavour))
    }
}

/// Signs, and what they mean for those who do not see them.
fn told(class: &str, signs: Markup, words: &str) -> Element {
    let words = format!(" {words} ");
    tag("span")
        .class(class)
        .child((signs, tag("span").class("visually-hidden").child(words)))
}

fn sentences(list: Vec<String>) -> Markup {
    let items: Vec<Element> = list.into_iter().map(|text| tag("li").child(text)).collect();
    tag("ul").class("card-sentences").child(items).markup()
}

fn cube_signs(cubes: [u8; 6]) -> Markup {
    let signs: Vec<_> = Cube::ALL
        .iter()
        .flat_map(|cube| {
            let count = usize::from(cubes[cube.index()]);
            std::iter::repeat_n(cube.word(), count)
        })
        .map(|word| art::cube(word, ""))
        .collect();
    signs.markup()
}

fn captain_signs(captain: &CaptainCard, lang: Lang) -> Vec<Element> {
    let abilities = Ability::ALL.iter().map(|&ability| {
        let points = captain.points[ability.index()];
        let signs = (art::ability(ability.word()), points).markup();
        let name = wording::ability_name(ability, lang);
        told(&format!("mini-points ability-{ability}"), signs, &name)
    });
    let dice = captain.dice.into_iter().map(|die| {
        let name = wording::die_name(die, lang);
        told("", art::die(die.word(), 6).markup(), &name)
    });
    abilities.chain(dice).collect()
}

fn encounter_signs(card: &EncounterCard, lang: Lang) -> Vec<Element> {
    let mut signs = Vec::new();
    if card.kind != Kind::Location {
        let number = tag("b").child(card.strength).markup();
        signs.push(told("enc-strength", number, &texts::strength(lang)));
    }
    let icon = texts::own_icon(lang, &wording::ability_name(card.icon, lang));
    signs.push(told(
        "enc-icon",
        art::ability(card.icon.word()).markup(),
        &icon,
    ));
    if card.cubes != [0; 6] {
        let words = texts::adds(lang, &cubes_in_words(card.cubes, lang));
        signs.push(told("enc-cubes", cube_signs(card.cubes), &words));
    }
    if card.planet_icons > 0 {
        let planets: Vec<_> = (0..card.planet_icons).map(|_| art::planet_sign()).collect();
        let words = texts::planet_icons(lang, card.planet_icons);
        signs.push(told("enc-planets", planets.markup(), &words));
    }
    signs
}

fn encounter_texts(card: &EncounterCard, here: Option<Alien>, lang: Lang) -> Markup {
    if card.kind == Kind::Location {
        let texts: Vec<Element> = Alien::all()
            .zip(card.at)
            .map(|(alien, text)| {
                let class = if here == Some(alien) {
                    "at-alien here"
                } else {
                    "at-alien"
                };
                let words = wording::text(text, Bearer::Location, lang).join(" ");
                tag("li").class(class).child((
                    tag("b").child(format!("{}:", alien.name(lang))),
                    " ",
                    words,
                ))
            })
            .collect();
        return tag("ul").class("card-sentences").child(texts).markup();
    }
    let hand = card.hand.as_ref().map(|hand| {
        let title = tag("h4").child(texts::from_hand(lang));
        let words = tag("p").child(wording::hand(hand, lang));
        tag("div").class("big-hand").child((title, words))
    });
    (sentences(wording::encounter(card, lang)), hand).markup()
}

fn faces_of(die: Die, lang: Lang) -> Markup {
    let faces: Vec<Element> = (1..=6)
        .map(|face| {
            tag("li")
                .class("big-face")
                .child((art::die(die.word(), face), " "))
                .child(tag("span").child(wording::face(die, face, lang)))
        })
        .collect();
    tag("ol").class("big-faces").child(faces).markup()
}
