//! The tables of encodings in `docs/research.md`, made from what the games say of themselves.
//! Update them with `STARBOARD_UPDATE=1 cargo test -p starboard-games --test encodings`.

use std::fmt::Write;
use std::fs;

use starboard_kernel::serde_json::Value;
use starboard_kernel::{Encodings, Legend, OptionValues, Space};

const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/research.md");
const BEGIN: &str = "<!-- encodings -->\n";
const END: &str = "<!-- end of encodings -->\n";

fn space(game: &dyn Encodings, options: &OptionValues) -> Space {
    game.space(options).expect("options of the schema")
}

fn written(options: &OptionValues) -> String {
    let named = options.iter().map(|(name, value)| match value.as_str() {
        Some(text) => format!("{name}={text}"),
        None => format!("{name}={value}"),
    });
    named.collect::<Vec<_>>().join(" ")
}

/// The sizes of one encoding.
fn sizes(legend: &Legend) -> [usize; 4] {
    [
        legend.action_count(),
        legend.outcome_count(),
        legend.observation_size(),
        legend.symmetries.len(),
    ]
}

/// Every set of options but lists by seat, those of the same size together.
fn size_table() -> String {
    let mut text = String::from(
        "| Game | Options | Actions | Outcomes | Bytes | Symmetries |\n|---|---|---|---|---|---|\n",
    );
    for game in starboard_games::encodings() {
        let schema = starboard_games::registry()
            .get(game.name())
            .expect("a game")
            .schema();
        let mut rows: Vec<([usize; 4], Vec<String>)> = Vec::new();
        let combinations = schema.combinations().into_iter();
        for options in combinations.filter(|options| !options.values().any(Value::is_array)) {
            let sizes = sizes(space(game, &options).legend());
            let options = written(&options);
            match rows.iter_mut().find(|(known, _)| *known == sizes) {
                Some((_, same)) => same.push(options),
                None => rows.push((sizes, vec![options])),
            }
        }
        for ([actions, outcomes, bytes, symmetries], same) in rows {
            let options = match same.len() {
                1 => same[0].clone(),
                2 => format!("{}; {}", same[0], same[1]),
                more => format!("{} and {} more", same[0], more - 1),
            };
            let _ = writeln!(
                text,
                "| {} | {options} | {actions} | {outcomes} | {bytes} | {symmetries} |",
                game.name()
            );
        }
    }
    text
}

/// What the numbers of a game mean, for its default options.
fn legend_tables(game: &dyn Encodings) -> String {
    let space = space(game, &OptionValues::new());
    let legend = space.legend();
    let mut text = format!("\n### {}\n{}\n\n", game.name(), written(space.options()));
    text.push_str("| Actions | First | Count | Meaning |\n|---|---|---|---|\n");
    let mut first = 0;
    for group in &legend.actions {
        let _ = writeln!(
            text,
            "| {} | {first} | {} | {} |",
            group.name, group.count, group.meaning
        );
        first += group.count;
    }
    if !legend.outcomes.is_empty() {
        text.push_str("\n| Outcomes | First | Count | Meaning |\n|---|---|---|---|\n");
        let mut first = 0;
        for group in &legend.outcomes {
            let _ = writeln!(
                text,
                "| {} | {first} | {} | {} |",
                group.name, group.count, group.meaning
            );
            first += group.count;
        }
    }
    text.push_str("\n| Field | First byte | Shape | Greatest | Meaning |\n|---|---|---|---|---|\n");
    for (place, field) in legend.places() {
        let shape: Vec<String> = field.shape.iter().map(ToString::to_string).collect();
        let names = match field.names.len() {
            0 => String::new(),
            1..=10 => format!(" ({})", field.names.join(", ")),
            _ => format!(
                " ({}, {}, {}, … {})",
                field.names[0],
                field.names[1],
                field.names[2],
                field.names[field.names.len() - 1]
            ),
        };
        let _ = writeln!(
            text,
            "| {} | {place} | {} | {} | {}{names} |",
            field.name,
            shape.join(" × "),
            field.most,
            field.meaning
        );
    }
    if !legend.symmetries.is_empty() {
        text.push_str("\n| Symmetry | Meaning |\n|---|---|\n");
        for symmetry in &legend.symmetries {
            let _ = writeln!(text, "| {} | {} |", symmetry.name, symmetry.meaning);
        }
    }
    text
}

#[test]
fn the_tables_of_encodings_are_up_to_date() {
    let docs = fs::read_to_string(DOCS).expect("docs/research.md");
    let (before, rest) = docs.split_once(BEGIN).expect("where the tables begin");
    let (old, after) = rest.split_once(END).expect("where the tables end");
    let mut new = size_table();
    for game in starboard_games::encodings() {
        new.push_str(&legend_tables(game));
    }
    if std::env::var_os("STARBOARD_UPDATE").is_some() {
        let docs = format!("{before}{BEGIN}{new}{END}{after}");
        fs::write(DOCS, docs).expect("docs/research.md can be written");
    } else {
        assert_eq!(old, new, "run it with STARBOARD_UPDATE=1");
    }
}

/// The encodings are those of the registry's games, and refuse options that are not theirs.
#[test]
fn every_game_has_an_encoding() {
    let registry = starboard_games::registry();
    let names: Vec<&str> = registry.iter().map(|rules| rules.name()).collect();
    let encodings = starboard_games::encodings();
    let encoded: Vec<&str> = encodings.iter().map(|game| game.name()).collect();
    assert_eq!(names, encoded);
    for game in encodings {
        let mut options = OptionValues::new();
        options.insert("no such option".into(), true.into());
        let refused = game.space(&options).expect_err("unknown options");
        assert!(refused.to_string().contains("no such option"), "{refused}");
    }
}
