//! Turns the card files into constants, so that correcting a card needs no code and reading it
//! costs nothing at play. A card set with a mistake does not compile.

// A build script reads and writes.
#![allow(clippy::disallowed_macros, clippy::disallowed_methods)]

#[path = "src/cards/file.rs"]
pub mod file;
#[path = "src/cards/language.rs"]
pub mod language;

use std::fmt::{Debug, Write};
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use file::{CardFiles, Effects, FILES, Occasion};
use language::{Deed, Kind, Lasting, Which};
use starboard_catalogue::Catalogue;

const FOLDER: &str = "cards";
/// The card sets, in the order of `CardSet`: each a folder.
const SETS: [&str; 2] = ["first", "second"];

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/cards/file.rs");
    println!("cargo::rerun-if-changed=src/cards/language.rs");
    println!("cargo::rerun-if-changed={FOLDER}");
    let names = match Catalogue::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(FOLDER)) {
        Ok(names) => names,
        Err(error) => {
            println!("cargo::error={error}");
            return ExitCode::FAILURE;
        }
    };
    let sets: Result<Vec<CardFiles>, ()> = SETS.into_iter().map(read_set).collect();
    let Ok(sets) = sets else {
        return ExitCode::FAILURE;
    };
    if !file::have_same_cards(&sets) {
        println!(
            "cargo::error={FOLDER}: all sets must have the same cards, by id, in the same order"
        );
        return ExitCode::FAILURE;
    }
    let folder = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&folder).join("cards.rs"), code(&sets, &names))
        .expect("the output folder is writable");
    ExitCode::SUCCESS
}

fn read_set(set: &str) -> Result<CardFiles, ()> {
    let folder = Path::new(FOLDER).join(set);
    let texts = FILES.map(|file| {
        let path = folder.join(file);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    });
    file::read(texts.each_ref().map(String::as_str)).map_err(|violations| {
        for violation in violations {
            println!("cargo::error={}/{violation}", folder.display());
        }
    })
}

fn code(sets: &[CardFiles], names: &Catalogue) -> String {
    let mut code = names.to_rust_static("hegemony/cards");
    let mut cards = |name: &str, ty: &str, list: &dyn Fn(&CardFiles) -> Vec<String>| {
        let sets: Vec<Vec<String>> = sets.iter().map(list).collect();
        let lists: Vec<String> = sets
            .iter()
            .map(|set| format!("[\n{}]", set.concat()))
            .collect();
        writeln!(
            code,
            "pub static {name}: [[{ty}; {}]; {}] = [{}];",
            sets[0].len(),
            sets.len(),
            lists.join(", ")
        )
        .expect("a string takes it");
    };
    cards("ALIENS", "AlienCard", &|files| {
        let aliens = files.aliens.iter().map(|card| {
            let text = text(&card.always, &card.when);
            let head = head(&card.id, names);
            format!("AlienCard {{ {head}, text: {text} }},\n")
        });
        aliens.collect()
    });
    cards("CAPTAINS", "CaptainCard", &|files| {
        let captains = files.captains.iter().map(|card| {
            let head = head(&card.id, names);
            let points = card.points.array();
            let dice = list(&card.dice, |die| variant("Die", die));
            format!("CaptainCard {{ {head}, points: {points:?}, dice: [{dice}] }},\n")
        });
        captains.collect()
    });
    cards("PLANETS", "PlanetCard", &|files| {
        let planets = files.planets.iter().map(|card| {
            let text = text(&card.always, &card.when);
            let head = head(&card.id, names);
            format!("PlanetCard {{ {head}, text: {text} }},\n")
        });
        planets.collect()
    });
    cards("WEAPONS", "WeaponCard", &|files| {
        let weapons = files.weapons.iter().map(|card| {
            let text = text(&card.always, &card.when);
            let head = head(&card.id, names);
            let needs = card.needs.array();
            format!("WeaponCard {{ {head}, needs: {needs:?}, text: {text} }},\n")
        });
        weapons.collect()
    });
    cards("ENCOUNTERS", "EncounterCard", &|files| {
        encounters(files, names)
    });
    code
}

fn encounters(files: &CardFiles, names: &Catalogue) -> Vec<String> {
    files
        .sorted_encounters()
        .map(|card| {
            let at: String = match card.kind {
                Kind::Location => list(&files.aliens, |alien| {
                    let Effects { always, when } = &card.at[&alien.id];
                    text(always, when)
                }),
                _ => String::new(),
            };
            let hand = card.hand.as_ref().map(|hand| {
                format!(
                    "Hand {{ time: {}, deeds: {} }}",
                    variant("Time", &hand.time),
                    deeds(&hand.deeds, hand.one_of.as_ref())
                )
            });
            format!(
                "EncounterCard {{ {}, kind: {}, cubes: {:?}, strength: {}, icon: {}, \
                 planet_icons: {}, passes: {}, text: {}, at: &[{at}], hand: {} }},\n",
                head(&card.id, names),
                variant("Kind", &card.kind),
                card.cubes.array(),
                card.strength,
                variant("Ability", &card.icon),
                card.planet_icons,
                card.passes,
                text(&card.always, &card.when),
                optional(hand.as_ref(), String::clone),
            )
        })
        .collect()
}

fn head(id: &str, names: &Catalogue) -> String {
    let words = |message: String| match names.number(&message) {
        Some(number) => format!("Words({number})"),
        // A card without a name does not compile.
        None => format!("compile_error!(\"{FOLDER}/en.ftl has no {message}\")"),
    };
    format!(
        "id: {id:?}, name: {}, flavour: {}",
        words(id.to_owned()),
        words(format!("{id}-flavour"))
    )
}

fn text(always: &[Lasting], when: &[Occasion]) -> String {
    format!(
        "Text::new(&[{}], &[{}])",
        list(always, lasting),
        list(when, |occasion| format!(
            "Occasion {{ moment: {}, kind: {}, deeds: {} }}",
            variant("Moment", &occasion.moment),
            optional(occasion.kind.as_ref(), |kind| variant("Kind", kind)),
            deeds(&occasion.deeds, occasion.one_of.as_ref()),
        ))
    )
}

fn deeds(deeds: &[Deed], one_of: Option<&[Deed; 2]>) -> String {
    match one_of {
        Some(pair) => format!("Deeds::OneOf([{}])", list(pair, deed)),
        None => format!("Deeds::All(&[{}])", list(deeds, deed)),
    }
}

fn lasting(lasting: &Lasting) -> String {
    match lasting {
        Lasting::Strength {
            by,
            cards,
            per,
            least,
        } => format!(
            "Lasting::Strength {{ by: {by}, cards: {}, per: {}, least: {least} }}",
            which(cards),
            variant("Per", per)
        ),
        Lasting::Icons { by, cards } => {
            format!("Lasting::Icons {{ by: {by}, cards: {} }}", which(cards))
        }
        Lasting::SearchCubes { by, per } => {
            let per = variant("Per", per);
            format!("Lasting::SearchCubes {{ by: {by}, per: {per} }}")
        }
        Lasting::Shield { ability } => {
            let ability = variant("Ability", ability);
            format!("Lasting::Shield {{ ability: {ability} }}")
        }
        Lasting::StandIn { ability } => {
            let ability = variant("Ability", ability);
            format!("Lasting::StandIn {{ ability: {ability} }}")
        }
        // The rest holds plain numbers or nothing, which print as they are written.
        Lasting::EvadePrice { .. }
        | Lasting::EvadeCubes { .. }
        | Lasting::NoStandIn
        | Lasting::LooksLeft
        | Lasting::WhitesLeave
        | Lasting::Hush { .. }
        | Lasting::NoRaising
        | Lasting::Surge
        | Lasting::DiceBoost { .. } => variant("Lasting", lasting),
    }
}

fn which(which: &Which) -> String {
    format!(
        "Which {{ kind: {}, icon: {}, planet: {:?}, place: {} }}",
        optional(which.kind.as_ref(), |kind| variant("Kind", kind)),
        optional(which.icon.as_ref(), |icon| variant("Ability", icon)),
        which.planet,
        optional(which.place.as_ref(), |place| variant("Place", place)),
    )
}

fn deed(deed: &Deed) -> String {
    match deed {
        Deed::Gain { what, n } => {
            format!("Deed::Gain {{ what: {}, n: {n} }}", variant("Points", what))
        }
        Deed::Lose { what, n } => {
            format!("Deed::Lose {{ what: {}, n: {n} }}", variant("Points", what))
        }
        Deed::AddCubes { cube, n } => {
            format!(
                "Deed::AddCubes {{ cube: {}, n: {n} }}",
                variant("Cube", cube)
            )
        }
        Deed::RemoveCubes { cube, n } => {
            let cube = variant("Cube", cube);
            format!("Deed::RemoveCubes {{ cube: {cube}, n: {n} }}")
        }
        Deed::TurnUp { dice, by } => {
            format!(
                "Deed::TurnUp {{ dice: {}, by: {by} }}",
                variant("Dice", dice)
            )
        }
        Deed::Boost { by, icon } => {
            let icon = optional(icon.as_ref(), |icon| variant("Ability", icon));
            format!("Deed::Boost {{ by: {by}, icon: {icon} }}")
        }
        // The rest holds plain numbers or nothing, which print as they are written.
        Deed::TakeCubes { .. }
        | Deed::RemoveAlerts { .. }
        | Deed::SearchCubes { .. }
        | Deed::Reveal { .. }
        | Deed::Reroll
        | Deed::Understand
        | Deed::Discard
        | Deed::SlipAway => variant("Deed", deed),
    }
}

/// A value that prints as it is written, but for the name of its type.
fn variant(ty: &str, value: &impl Debug) -> String {
    format!("{ty}::{value:?}")
}

fn optional<T>(value: Option<&T>, code: impl Fn(&T) -> String) -> String {
    value.map_or_else(
        || "None".to_owned(),
        |value| format!("Some({})", code(value)),
    )
}

fn list<T>(values: &[T], code: impl Fn(&T) -> String) -> String {
    let code: Vec<String> = values.iter().map(code).collect();
    code.join(", ")
}
