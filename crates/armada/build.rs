//! Turns the edition file into constants, so that correcting the edition needs no code and
//! reading it costs nothing at play.

// A build script reads and writes.
#![allow(clippy::disallowed_macros, clippy::disallowed_methods)]

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use serde_json::Value;

const SOURCE: &str = "edition/standard.json";

fn main() {
    println!("cargo::rerun-if-changed={SOURCE}");
    let text = fs::read_to_string(SOURCE).expect("the edition file is there");
    let edition: Value = serde_json::from_str(&text).expect("the edition file is JSON");
    let mut code = String::new();
    let mut constant = |name: &str, ty: &str, value: String| {
        writeln!(code, "pub(crate) const {name}: {ty} = {value};").expect("a string takes it");
    };
    let name = edition["name"].as_str().expect("the edition has a name");
    constant("NAME", "&str", format!("{name:?}"));

    let ships = edition["ships"].as_array().expect("ships is a list");
    assert_eq!(ships.len(), 6, "{SOURCE}: six ships");
    let of_ships = |field: &str| -> Vec<u64> {
        ships
            .iter()
            .map(|ship| number(&ship[field], field))
            .collect()
    };
    constant(
        "COUNTDOWN",
        "[u8; 6]",
        format!("{:?}", of_ships("countdown")),
    );
    constant(
        "SHIP_POINTS",
        "[u8; 6]",
        format!("{:?}", of_ships("points")),
    );
    let printed: Vec<String> = ships
        .iter()
        .enumerate()
        .flat_map(|(ship, entry)| {
            let values = entry["printed"].as_object().expect("printed is an object");
            values.iter().map(move |(place, face)| {
                let face = number(face, place);
                assert!((1..=6).contains(&face), "{SOURCE}: {place} shows {face}");
                format!("({ship}, {place:?}, {face})")
            })
        })
        .collect();
    constant(
        "PRINTED",
        "&[(u8, &str, u8)]",
        format!("&[{}]", printed.join(", ")),
    );

    let gives = &edition["gives"];
    for (field, name) in [
        ("wilds_for_good_pairs", "WILDS"),
        ("rerolls_for_good_columns", "REROLLS"),
    ] {
        let ladder: Vec<u64> = gives[field]
            .as_array()
            .expect("a ladder of four")
            .iter()
            .map(|step| number(step, field))
            .collect();
        constant(name, "[u8; 4]", format!("{ladder:?}"));
    }
    let rolls: Vec<u64> = ["one_box", "block_of_two", "block_of_three", "completed"]
        .iter()
        .map(|step| number(&gives["rolls"][step], step))
        .collect();
    constant("ROLLS", "[u8; 4]", format!("{rolls:?}"));
    for (field, name) in [
        ("extra_rolls", "EXTRA_ROLLS"),
        ("flips", "FLIPS"),
        ("changes_for_two_boxes", "CHANGES_FOR_TWO"),
        ("changes_if_completed", "CHANGES_IF_COMPLETED"),
    ] {
        constant(name, "u8", number(&gives[field], field).to_string());
    }

    let regions = edition["regions"].as_array().expect("regions is a list");
    assert_eq!(regions.len(), 6, "{SOURCE}: six regions");
    let mut levels = Vec::new();
    let mut of_regions = Vec::new();
    for region in regions {
        let id = region["id"].as_str().expect("a region has an id");
        let own = region["levels"].as_array().expect("levels is a list");
        of_regions.push(format!(
            "RegionPlan {{ id: {id:?}, points: {}, first: {}, levels: {} }}",
            number(&region["points"], id),
            levels.len(),
            own.len(),
        ));
        levels.extend(
            own.iter()
                .map(|text| level(text.as_str().expect("a level is a text"))),
        );
    }
    constant(
        "REGIONS",
        "[RegionPlan; 6]",
        format!("[{}]", of_regions.join(", ")),
    );
    constant(
        "LEVELS",
        &format!("[Demand; {}]", levels.len()),
        format!("[{}]", levels.join(", ")),
    );
    constant(
        "TOTAL_VICTORY",
        "u8",
        number(&edition["total_victory"], "total_victory").to_string(),
    );
    let folder = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&folder).join("edition.rs"), code).expect("the output folder is writable");
}

fn number(value: &Value, what: &str) -> u64 {
    value
        .as_u64()
        .unwrap_or_else(|| panic!("{SOURCE}: {what} is not a number"))
}

/// A19: faces such as `4 5`, then `& n` for the dice left over; or `sum3≥n`, `sum2≥n`.
fn level(text: &str) -> String {
    let bound = |digits: &str| -> u8 {
        digits
            .parse()
            .unwrap_or_else(|_| panic!("{SOURCE}: {text:?} is not a level"))
    };
    let demand = |faces: &[u8], sum: String| {
        let mut padded = [0; 3];
        padded[..faces.len()].copy_from_slice(faces);
        format!("Demand {{ faces: {padded:?}, sum: {sum} }}")
    };
    if let Some(least) = text.strip_prefix("sum3≥") {
        return demand(&[], format!("Sum::All({})", bound(least)));
    }
    if let Some(least) = text.strip_prefix("sum2≥") {
        return demand(&[], format!("Sum::BestTwo({})", bound(least)));
    }
    let (faces, sum) = match text.split_once(" & ") {
        None => (text, "Sum::None".to_owned()),
        Some((faces, least)) => (faces, format!("Sum::Rest({})", bound(least))),
    };
    let faces: Vec<u8> = faces.split(' ').map(bound).collect();
    assert!(
        faces.len() <= 3 && faces.iter().all(|face| (1..=6).contains(face)),
        "{SOURCE}: {text:?} asks for dice that there are not"
    );
    demand(&faces, sum)
}
