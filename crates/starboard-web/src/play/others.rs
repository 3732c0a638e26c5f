//! What the others have done since the player's last action: trails on the board, and the most important
//! of it in words. Both stay until the player's next action. When a game is over, what its last turn did
//! stays.

use std::ops::Range;
use std::sync::Arc;

use leptos::prelude::*;
use starboard_kernel::{Actor, Ending, History, Lang, Seat, Step};
use starboard_table::Play;

use super::aside::{Aside, names_in_line};
use super::rings::{self, Trail};
use super::session::Session;
use crate::controls::icon_button;
use crate::games::Mark;
use crate::games::erased::Notes;
use crate::prefs::lang;
use crate::{art, texts};

/// The steps from the first action of another player after the last one of this seat.
fn since(history: &History, seat: Seat) -> Range<usize> {
    let steps = history.steps();
    let own = steps
        .iter()
        .rposition(|step| step.actor == Actor::Player(seat))
        .map_or(0, |step| step + 1);
    let acted = steps[own..]
        .iter()
        .position(|step| step.actor != Actor::Chance);
    acted.map_or(steps.len(), |after| own + after)..steps.len()
}

/// Where others have been, as far as it has been shown.
pub(super) fn trails(session: Session, notes: &'static dyn Notes) -> impl IntoView {
    let trails = Memo::new(move |_| {
        let shown = session.stage.get().step;
        session.play.with(|play| match session.viewer() {
            _ if play.ending().is_some() && !session.host.is_mission() => {
                last_trails(notes, play, shown)
            }
            Some(viewer) if has_others(session) => trails_of(notes, play, viewer, shown),
            _ => Vec::new(),
        })
    });
    rings::trails(trails)
}

/// What the last turn that is shown did, which stays when the game is over. A resignation is not a
/// move.
fn last_trails(notes: &dyn Notes, play: &Play, shown: usize) -> Vec<Trail> {
    let steps = play.history().steps();
    let steps = &steps[..shown.min(steps.len())];
    let is_resigned = play
        .ending()
        .is_some_and(|end| end.reason == Ending::RESIGNED);
    let last = steps.iter().rev().find_map(|step| seat_of(step));
    let Some(seat) = last.filter(|_| !is_resigned) else {
        return Vec::new();
    };
    let before = |step: &Arc<Step>| seat_of(step).is_some_and(|other| other != seat);
    let first = steps.iter().rposition(before).map_or(0, |step| step + 1);
    let events = steps[first..].iter().flat_map(|step| &step.events);
    let ways = events.map(|event| notes.trail(event));
    let mut ways: Vec<Vec<Mark>> = ways.filter(|marks| !marks.is_empty()).collect();
    // A solo game is a single long turn: its end is what counts.
    if play.players().len() == 1 {
        ways.drain(..ways.len().saturating_sub(1));
    }
    let trails = ways.into_iter().map(|squares| Trail { seat, squares });
    trails.collect()
}

fn seat_of(step: &Step) -> Option<Seat> {
    match step.actor {
        Actor::Player(seat) => Some(seat),
        Actor::Chance => None,
    }
}

fn trails_of(notes: &dyn Notes, play: &Play, viewer: Seat, shown: usize) -> Vec<Trail> {
    let range = since(play.history(), viewer);
    let steps = &play.history().steps()[range.start..range.end.min(shown).max(range.start)];
    let mut trails = Vec::new();
    for step in steps {
        let Some(seat) = seat_of(step) else { continue };
        let ways = step.events.iter().map(|event| notes.trail(event));
        let ways = ways.filter(|squares| !squares.is_empty());
        trails.extend(ways.map(|squares| Trail { seat, squares }));
    }
    trails
}

fn has_others(session: Session) -> bool {
    !session.screens.poster().for_one && !session.host.is_mission()
}

/// What others did, in a few words.
#[derive(Clone, PartialEq)]
pub(super) struct Told {
    words: String,
    /// After this many steps it began.
    first: usize,
}

/// The most important thing that others did, for the person who acts now, until they do.
pub(super) fn told(session: Session, notes: &'static dyn Notes) -> Memo<Option<Told>> {
    Memo::new(move |_| {
        let viewer = session.person_to_act().filter(|_| has_others(session))?;
        session
            .play
            .with(|play| most_important(notes, play, viewer, lang()))
    })
}

fn most_important(notes: &dyn Notes, play: &Play, viewer: Seat, lang: Lang) -> Option<Told> {
    let steps = since(play.history(), viewer);
    let first = steps.start;
    // What chance brings about was caused by somebody's action.
    let mut by = viewer;
    let events = play.history().steps()[steps].iter().flat_map(|step| {
        if let Actor::Player(seat) = step.actor {
            by = seat;
        }
        step.events.iter().map(move |event| (by, event))
    });
    let weighed = events.map(|(by, event)| (notes.weight(event, viewer), by, event));
    let (_, by, event) = weighed
        .filter(|(weight, ..)| *weight > 0)
        .max_by_key(|(weight, ..)| *weight)?;
    let names = names_in_line(play, lang);
    let words = notes.told(event, viewer, lang, &names);
    Some(Told {
        words: naming(words, &names[by.index()], lang),
        first,
    })
}

/// Words that name the player, if they do not already.
fn naming(words: String, name: &str, lang: Lang) -> String {
    match words.contains(name) {
        true => words,
        false => texts::done_by(lang, name, &words),
    }
}

pub(super) fn words(told: &Option<Told>) -> Option<String> {
    told.as_ref().map(|told| told.words.clone())
}

/// The words before the prompt, and a button that shows it once more.
pub(super) fn strip(aside: Aside, prompt: Signal<String>) -> impl IntoView {
    let (session, told) = (aside.table.session, aside.told);
    let words = move || told.with(words);
    let again = move || {
        if let Some(first) = told.with_untracked(|told| told.as_ref().map(|told| told.first)) {
            session.show_again(first);
        }
    };
    view! {
        <div class="others-strip">
            <p class="status-text">
                <span class="told">{words}</span>
                " "
                {move || prompt.get()}
            </p>
            {icon_button(texts::show_again, art::rematch(), again)}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::table;
    use super::*;
    use crate::games::all_notes;

    #[test]
    fn the_strip_names_the_acting_player() {
        let mut told = 0;
        for (rules, notes) in all_notes() {
            for length in (4..240).step_by(7) {
                let table = table(rules, 3, length);
                let play = table.play();
                let Some(viewer) = play.whose_turn() else {
                    continue;
                };
                let acted: Vec<String> = play.history().steps()[since(play.history(), viewer)]
                    .iter()
                    .filter_map(|step| match step.actor {
                        Actor::Player(seat) => {
                            Some(names_in_line(play, Lang::En)[seat.index()].clone())
                        }
                        Actor::Chance => None,
                    })
                    .collect();
                for lang in Lang::ALL {
                    if let Some(said) = most_important(notes, play, viewer, lang) {
                        told += 1;
                        let words = &said.words;
                        assert!(acted.iter().any(|name| words.contains(name)), "{words}");
                    }
                }
            }
        }
        assert!(told > 30, "{told}");
        let naming = |words: &str| naming(words.to_owned(), "Bot 2", Lang::En);
        assert_eq!(naming("Bot 2 fired."), "Bot 2 fired.");
        assert_eq!(naming("A row was lost."), "Bot 2: A row was lost.");
    }
}
