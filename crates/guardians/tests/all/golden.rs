//! Golden playthroughs: one readable game per variant. After a change that is meant, write them
//! again with `INSTA_UPDATE=always cargo test -p guardians golden`.

use std::fmt::Write;

use guardians::Guardians;
use starboard_kernel::erased::rules_of;
use starboard_kernel::{Actor, FastRng, Game, History, Lang, OptionValues, Seed, Turn, Wording};

fn playthrough(options: &[(&str, serde_json::Value)], number: u64) -> String {
    let options: OptionValues = options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), value.clone()))
        .collect();
    let rules = rules_of::<Guardians>();
    let mut history = History::new(rules.start(&options).unwrap());
    let seed = Seed::from_number(number);
    let mut rng = FastRng::new(number);
    let mut text = format!("{}\n", history.now().document()["options"]);
    let names: Vec<String> = (1..=history.now().seats())
        .map(|n| format!("Pilot {n}"))
        .collect();
    loop {
        let legal = history.now().actions();
        let step = match history.now().turn() {
            Turn::Over => break,
            Turn::Chance => history.resolve_by(&seed).unwrap(),
            Turn::Player(_) => {
                let action = &legal[rng.below(legal.len() as u32) as usize];
                history.play(action).unwrap()
            }
        };
        match step.actor {
            Actor::Chance => write!(text, "  chance: {}", step.text),
            Actor::Player(seat) => {
                write!(text, "{seat}: {} (of {})", step.text, legal.len())
            }
        }
        .unwrap();
        for event in &step.events {
            write!(text, " | {}", event.narrate(Lang::En, &names)).unwrap();
        }
        writeln!(text, " #{}", &step.after.state_hash().to_string()[..8]).unwrap();
        if matches!(step.actor, Actor::Player(_)) && step.text.starts_with("mine") {
            text.push_str(&step.after.render(Lang::En));
        }
    }
    let last = history.now();
    writeln!(text, "{}\n{}", last.render(Lang::En), last.document()).unwrap();
    writeln!(text, "{:?}", last.ending().unwrap()).unwrap();
    text
}

#[test]
fn golden_basic() {
    insta::assert_snapshot!("basic", playthrough(&[], 11));
}

#[test]
fn golden_advanced() {
    let options = [
        ("variant", "advanced".into()),
        ("players", 4.into()),
        ("empty_column", "removed".into()),
    ];
    insta::assert_snapshot!("advanced", playthrough(&options, 12));
}

#[test]
fn rendering_in_polish() {
    let start = Guardians::start(&Guardians::read_options(&OptionValues::new()).unwrap());
    insta::assert_snapshot!("polish_start", start.render(Lang::Pl));
}
