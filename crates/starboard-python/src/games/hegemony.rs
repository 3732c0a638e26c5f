//! The card sets of Cosmic Hegemony.

use hegemony::cards::wording;
use hegemony::{Ability, Alien, Captain, CardSet, Cube, Encounter, Hegemony, Planet, Weapon};
use serde_json::{Map, Value, json};
use starboard_kernel::{Game, Lang};

pub(super) const NAME: &str = Hegemony::NAME;

fn by_colour<const N: usize>(counts: [u8; N]) -> Value {
    let colours = Cube::ALL.iter().map(|cube| cube.word().to_owned());
    let named: Map<String, Value> = colours.zip(counts.map(Value::from)).collect();
    Value::Object(named)
}

/// The card set of this name, as in the options.
pub(super) fn card_set(edition: &str) -> Option<CardSet> {
    serde_json::from_value(edition.into()).ok()
}

/// By kind of card, in the order of the numbers of the encoding.
pub(super) fn cards(set: CardSet, lang: Lang) -> Value {
    let captains = Captain::all().map(|captain| {
        let card = captain.card(set);
        json!({
            "id": card.id,
            "name": card.name.get(lang),
            "flavour": card.flavour.get(lang),
            "points": by_colour(card.points),
            "dice": card.dice,
        })
    });
    let aliens = Alien::all().map(|alien| {
        let card = alien.card(set);
        json!({
            "id": card.id,
            "name": card.name.get(lang),
            "flavour": card.flavour.get(lang),
            "text": wording::text(&card.text, wording::Bearer::Alien, lang),
        })
    });
    let planets = Planet::all().map(|planet| {
        let card = planet.card(set);
        json!({
            "id": card.id,
            "name": card.name.get(lang),
            "flavour": card.flavour.get(lang),
            "text": wording::text(&card.text, wording::Bearer::Planet, lang),
        })
    });
    let weapons = Weapon::all().map(|weapon| {
        let card = weapon.card(set);
        json!({
            "id": card.id,
            "name": card.name.get(lang),
            "flavour": card.flavour.get(lang),
            "needs": by_colour(card.needs),
            "text": wording::text(&card.text, wording::Bearer::Weapon, lang),
        })
    });
    let encounters = Encounter::all().map(|encounter| {
        let card = encounter.card(set);
        // A location says something else with every alien.
        let at: Map<String, Value> = Alien::all()
            .zip(card.at)
            .map(|(alien, text)| {
                let text = wording::text(text, wording::Bearer::Location, lang);
                (alien.id().to_owned(), text.into())
            })
            .collect();
        json!({
            "id": card.id,
            "name": card.name.get(lang),
            "flavour": card.flavour.get(lang),
            "kind": card.kind,
            "strength": card.strength,
            "icon": card.icon,
            "planet_icons": card.planet_icons,
            "cubes": by_colour(card.cubes),
            "text": wording::encounter(card, lang),
            "at": at,
            "hand": card.hand.map(|hand| wording::hand(&hand, lang)),
        })
    });
    json!({
        "captains": captains.collect::<Value>(),
        "aliens": aliens.collect::<Value>(),
        "planets": planets.collect::<Value>(),
        "weapons": weapons.collect::<Value>(),
        "encounters": encounters.collect::<Value>(),
        "abilities": Ability::ALL,
    })
}
