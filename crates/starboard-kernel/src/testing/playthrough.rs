use std::fmt::{self, Write};

use super::{Move, WalkStep};
use crate::{Lang, Narrate, Wording};

/// The languages of golden games. In more of them nobody could read one, and every better word would change it;
/// other tests go through all languages.
const TOLD: [Lang; 2] = [Lang::En, Lang::Pl];

/// A game as readable text in two languages, for golden tests: each step with its hash and
/// events, the board after steps that `shows_board` accepts, and how it ended.
///
/// ```
/// use starboard_kernel::testing::{playthrough, walk};
/// use starboard_kernel::toy::Pebbles;
/// use starboard_kernel::{Game, OptionValues};
///
/// let options = Pebbles::read_options(&OptionValues::new()).expect("defaults");
/// let start = Pebbles::start(&options);
/// let first = |position: &Pebbles, _: &mut _| position.legal_actions()[0];
/// let text = playthrough(&start, walk(start.clone(), 7, first), |_| false);
/// assert!(text.contains("\n1: take 1 (of 4) | "), "{text}");
/// assert!(text.contains("    Player 1 took 1. | "), "{text}");
/// ```
///
/// # Panics
/// Never: text can always be appended to a string.
pub fn playthrough<G: Wording>(
    start: &G,
    steps: impl IntoIterator<Item = WalkStep<G>>,
    shows_board: impl Fn(&WalkStep<G>) -> bool,
) -> String {
    let mut text = format!("{}\n", start.document()["options"]);
    let mut now = start.clone();
    for step in steps {
        write_step(&mut text, &step).expect("written to a string");
        if shows_board(&step) {
            text.push_str(&step.after.render(Lang::En));
        }
        now = step.after;
    }
    write_end(&mut text, &now).expect("written to a string");
    text
}

fn write_step<G: Wording>(text: &mut String, step: &WalkStep<G>) -> fmt::Result {
    let names: Vec<String> = (1..=step.before.seats())
        .map(|number| format!("Player {number}"))
        .collect();
    match (&step.by, step.before.turn().player()) {
        (Move::Action(action), Some(seat)) => {
            write!(
                text,
                "{seat}: {action} (of {})",
                step.before.legal_actions().len()
            )?;
            for lang in TOLD {
                write!(text, " | {}", step.before.describe(*action, lang))?;
            }
        }
        (Move::Action(other), None) => write!(text, "{other} out of turn")?,
        (Move::Outcome(outcome), _) => write!(text, "  chance: {outcome}")?,
    }
    writeln!(text, " #{}", &step.after.state_hash().to_string()[..8])?;
    for event in &step.events {
        let told = TOLD.map(|lang| event.narrate(lang, &names));
        writeln!(text, "    {}", told.join(" | "))?;
    }
    Ok(())
}

fn write_end<G: Wording>(text: &mut String, position: &G) -> fmt::Result {
    text.push_str(&position.render(Lang::Pl));
    match position.ending() {
        Some(ending) => {
            for lang in TOLD {
                writeln!(text, "{}", G::describe_ending(&ending, lang))?;
            }
            writeln!(text, "{ending:?}")?;
        }
        None => writeln!(text, "(to be continued)")?,
    }
    writeln!(text, "{}", position.document())
}
