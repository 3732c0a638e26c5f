//! What is touched on the table to take an action, or what it is about.

use hegemony::{Action, Die, Hegemony, Payment, Task, Weapon};

use crate::Thing;

fn card(id: &str) -> Thing {
    ("card", id.to_owned())
}

fn die(die: Die) -> Thing {
    ("die", die.word().to_owned())
}

fn weapon(weapon: Weapon) -> Thing {
    ("weapon", weapon.id().to_owned())
}

/// The button that chooses a way to pay, or what is given away, before the button of the action is there.
fn choice(name: impl ToString) -> Thing {
    ("choice", name.to_string())
}

/// The choice that leads to an action.
pub(super) fn choice_of(action: Action) -> Option<Thing> {
    match action {
        Action::Engage(_) | Action::Evade(_) => Some(choice(action)),
        Action::Exchange { out, .. } => Some(choice(out.id())),
        Action::Trade { out, .. } => Some(choice(out.word())),
        _ => None,
    }
}

/// The payment that a choice stands for.
pub(super) fn payment_of(choice: &str) -> Option<Payment> {
    match choice.parse().ok()? {
        Action::Engage(payment) | Action::Evade(payment) => Some(payment),
        _ => None,
    }
}

pub(super) fn marks(position: &Hegemony, action: Action) -> Vec<Thing> {
    let about = match action {
        Action::Planet(planet) => Some(("planet", planet.id().to_owned())),
        Action::Place(encounter) => Some(card(encounter.id())),
        Action::Engage(_) | Action::Evade(_) => met(position),
        Action::Use { die: used, .. } => Some(die(used)),
        Action::TurnUp(turned) | Action::Reroll(turned) => Some(die(turned)),
        Action::Trade { out, .. } => Some(die(out)),
        Action::TurnTo(_) => match position.task() {
            Task::TurnDown(turned) => Some(die(turned)),
            _ => None,
        },
        Action::Play(encounter) | Action::Discard(encounter) => {
            Some(("hand", encounter.id().to_owned()))
        }
        Action::Fit(found) | Action::Understand(found) => Some(weapon(found)),
        Action::Exchange { out, .. } => Some(weapon(out)),
        Action::Raise => match position.task() {
            Task::Keep(cube) => cube.ability().map(|one| ("ability", one.word().to_owned())),
            _ => None,
        },
        Action::Gain(ability) | Action::Lose(ability) => {
            Some(("ability", ability.word().to_owned()))
        }
        Action::Take(cube) | Action::Keep(cube) => Some(("cube", cube.word().to_owned())),
        Action::Draw | Action::Choose(_) | Action::Claim(_) | Action::Finish => None,
    };
    let marks: Vec<Thing> = about.into_iter().chain(choice_of(action)).collect();
    match marks.is_empty() {
        true => vec![("action", action.to_string())],
        false => marks,
    }
}

/// The card that is to be engaged or evaded.
fn met(position: &Hegemony) -> Option<Thing> {
    let Task::Decide(place) = position.task() else {
        return None;
    };
    let slot = position.line().nth(place.into())?;
    Some(card(slot.card.id()))
}

#[cfg(test)]
mod tests {
    use starboard_kernel::testing::random_walk;
    use starboard_kernel::{Game, OptionValues};

    use super::*;

    /// What an action names can be found on the table.
    #[test]
    fn actions_are_about_cards_dice_and_weapons() {
        let mut kinds = std::collections::BTreeSet::new();
        for seed in 0..40 {
            let options = Hegemony::read_options(&OptionValues::new()).expect("defaults");
            let start = Hegemony::start(&options);
            for step in random_walk(start, seed) {
                for action in step.before.legal_actions() {
                    let marks = marks(&step.before, action);
                    let first = marks.first().expect("something");
                    let names_it = |word: &str| first.1 == word;
                    let words: Vec<String> =
                        action.to_string().split(' ').map(str::to_owned).collect();
                    match action {
                        Action::Engage(_) | Action::Evade(_) => {
                            assert_eq!(first.0, "card");
                            assert_eq!(marks[1], ("choice", action.to_string()));
                        }
                        Action::Planet(_) | Action::Place(_) | Action::Play(_) => {
                            assert!(names_it(&words[1]), "{action}: {first:?}");
                        }
                        Action::Use { .. } | Action::Fit(_) | Action::Reroll(_) => {
                            assert!(names_it(&words[1]), "{action}: {first:?}");
                        }
                        Action::Lose(_) | Action::Gain(_) | Action::Take(_) => {
                            assert!(names_it(&words[1]), "{action}: {first:?}");
                        }
                        _ => {}
                    }
                    kinds.extend(marks.into_iter().map(|(kind, _)| kind));
                }
            }
        }
        for kind in [
            "planet", "card", "die", "weapon", "hand", "ability", "choice",
        ] {
            assert!(kinds.contains(kind), "{kind} is not among {kinds:?}");
        }
    }
}
