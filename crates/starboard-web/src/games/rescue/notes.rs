//! What is said and shown of Commander Rescue beside its board.

use leptos::prelude::*;
use rescue::{Action, By, Event, Hop, Part, Rescue, Square};
use starboard_guide::Guide;
use starboard_kernel::{Ending, Lang, Narrate, Seat};

use super::super::{GameNotes, Mark, Shown};
use super::{board, texts, turn};

pub(in crate::games) struct Notes;

impl GameNotes for Notes {
    type Game = Rescue;

    fn watch(shown: Memo<Shown<Rescue>>, viewer: Option<Seat>) -> AnyView {
        let (bottom, switch) = turn::any(shown, viewer);
        view! {
            {board::board(shown, bottom, None)}
            {switch}
        }
        .into_any()
    }

    /// By how much the runner-up was behind, or that nobody else was left.
    fn headline(
        position: &Rescue,
        ending: &Ending,
        own: Option<Seat>,
        names: &[String],
        lang: Lang,
    ) -> Option<String> {
        let [winner] = ending.winners[..] else {
            return None;
        };
        let name = names.get(winner.index())?;
        let is_own = own == Some(winner);
        match (ending.reason, is_own) {
            ("rescued", _) => {
                let others = position.all_seats();
                let others = others.filter(|&seat| seat != winner && !position.is_out(seat));
                let lead = others.map(|seat| position.measure(seat.index())).min()?;
                Some(match is_own {
                    true => texts::you_win_by_squares(lang, lead),
                    false => texts::wins_by_squares(lang, name, lead),
                })
            }
            ("last", true) => Some(texts::you_are_last(lang)),
            ("last", false) => Some(texts::is_last(lang, name)),
            _ => None,
        }
    }

    fn named(_position: &Rescue, _lang: Lang) -> Vec<(String, Mark)> {
        let names = Square::all().map(|square| square.to_string());
        names.map(|name| (name.clone(), ("square", name))).collect()
    }

    fn trail(event: &Event) -> Vec<Mark> {
        let squares = match event {
            Event::Moved { from, path, .. } => {
                let hops = path.iter().map(|hop| hop.to);
                std::iter::once(*from).chain(hops).collect()
            }
            Event::Rebuilt { square, .. } => vec![*square],
            _ => Vec::new(),
        };
        let mark = |square: Square| ("square", square.to_string());
        squares.into_iter().map(mark).collect()
    }

    fn weight(event: &Event, viewer: Seat) -> u8 {
        match event {
            Event::Removed { owner, .. } | Event::TakenOver { owner, .. } if *owner == viewer => 9,
            Event::CommanderReturned { seat, .. } if *seat == viewer => 9,
            Event::CameHome { .. } | Event::Out { .. } => 8,
            Event::PickedUp { .. } | Event::CommanderReturned { .. } => 7,
            Event::Removed { .. } | Event::TakenOver { .. } => 6,
            Event::Rebuilt { .. } => 4,
            Event::Moved { .. } | Event::Passed { .. } => 2,
            _ => 0,
        }
    }

    fn told(event: &Event, viewer: Seat, lang: Lang, names: &[String]) -> String {
        let kind_name = |kind| rescue::texts::kind_name(lang, kind);
        match event {
            Event::Removed {
                seat,
                owner,
                kind,
                square,
                ..
            } => {
                let (name, kind) = (&names[seat.index()], kind_name(*kind));
                match *owner == viewer {
                    true => texts::told_took_yours(lang, name, &kind, *square),
                    false => texts::told_took(lang, name, &names[owner.index()], &kind, *square),
                }
            }
            Event::TakenOver {
                seat, owner, kind, ..
            } if *owner == viewer => {
                texts::told_you_hacked(lang, &names[seat.index()], &kind_name(*kind))
            }
            Event::CommanderReturned { seat, planet } if *seat == viewer => {
                texts::told_you_returned(lang, *planet)
            }
            Event::Moved { path, .. } if path.len() > 1 => {
                let mut event = event.clone();
                if let Event::Moved { path, .. } = &mut event
                    && let Some(end) = path.pop()
                {
                    *path = vec![Hop {
                        to: end.to,
                        by: By::Step,
                    }];
                }
                event.narrate(lang, names)
            }
            _ => event.narrate(lang, names),
        }
    }

    fn brief(position: &Rescue, action: Action, lang: Lang) -> Option<String> {
        let (from, part) = action.mover()?;
        // That only a part of a stack moves takes more words.
        if part == Part::Top {
            return None;
        }
        let to = action.target()?;
        let top = position.stack(from).top()?;
        let kind = rescue::texts::kind_name(lang, top.kind());
        Some(match action {
            Action::Attack { .. } => texts::brief_attack(lang, &kind, from, to),
            Action::TakeOver { home, .. } => texts::brief_hack(lang, &kind, from, to, home),
            _ => texts::brief_move(lang, &kind, from, to),
        })
    }
}

#[cfg(test)]
mod tests {
    use rescue::Kind;

    use super::*;

    #[test]
    fn the_reader_is_addressed_directly() {
        let square = Square::read("c2").expect("a square");
        let lost = Event::Removed {
            seat: Seat::new(1),
            owner: Seat::new(0),
            kind: Kind::Tie,
            square,
            stays: false,
        };
        let names = ["Ada", "Ben", "Cyd"].map(str::to_owned);
        let told = |viewer, lang| Notes::told(&lost, Seat::new(viewer), lang, &names);
        assert_eq!(told(0, Lang::En), "Ben took your TIE UFO on c2.");
        assert_eq!(told(0, Lang::Pl), "Ben niszczy twój statek TIE UFO na c2.");
        assert_eq!(told(2, Lang::En), "Ben took Ada’s TIE UFO on c2.");
    }
}
