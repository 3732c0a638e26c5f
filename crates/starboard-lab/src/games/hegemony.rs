//! Captains, aliens, encounter cards, planets, Super Weapons and dice.

use hegemony::{Action, Event, Hegemony, Task};
use starboard_kernel::{Lang, Seat};

use super::{Group, Notes, Origin, Study};

/// Remembers the card that was met last, so that it counts once.
#[derive(Default)]
pub(crate) struct GameStudy {
    met: Option<(u8, u8)>,
}

const ME: Seat = Seat::new(0);

const fn group(
    kind: &'static str,
    what: &'static str,
    title: &'static str,
    origin: Origin,
    of: Option<&'static str>,
) -> Group {
    Group {
        kind,
        what,
        title,
        origin,
        of,
    }
}

impl Study<Hegemony> for GameStudy {
    const GROUPS: &'static [Group] = &[
        group("captain", "dealt", "Captains", Origin::Dealt, None),
        group("alien", "dealt", "Aliens", Origin::Dealt, None),
        group(
            "first sector",
            "dealt",
            "Aliens in the first sector",
            Origin::Dealt,
            None,
        ),
        group("card", "drawn", "Cards drawn", Origin::Play, None),
        group(
            "card",
            "engaged",
            "Cards engaged",
            Origin::Choice,
            Some("met"),
        ),
        group(
            "card",
            "evaded",
            "Cards evaded",
            Origin::Choice,
            Some("met"),
        ),
        group(
            "card",
            "played",
            "Cards played from the hand",
            Origin::Choice,
            Some("kept"),
        ),
        group(
            "planet",
            "chosen",
            "Planets",
            Origin::Choice,
            Some("offered"),
        ),
        group("weapon", "found", "Super Weapons found", Origin::Play, None),
        group(
            "weapon",
            "understood",
            "Super Weapons understood",
            Origin::Play,
            Some("found"),
        ),
        group("die", "used", "Dice used", Origin::Choice, None),
    ];

    fn kind(action: &Action) -> &'static str {
        match action {
            Action::Planet(_) => "planet",
            Action::Draw => "draw",
            Action::Place(_) => "place",
            Action::Engage(_) => "engage",
            Action::Evade(_) => "evade",
            Action::Use { .. } => "use a die",
            Action::Play(_) => "play a card",
            Action::Choose(_) => "choose",
            Action::Raise => "raise",
            Action::Fit(_) => "fit",
            Action::Gain(_) => "gain",
            Action::Lose(_) => "lose",
            Action::Take(_) => "take",
            Action::Keep(_) => "keep",
            Action::Discard(_) => "discard",
            Action::TurnUp(_) | Action::TurnTo(_) => "turn a die",
            Action::Reroll(_) => "re-roll",
            Action::Trade { .. } => "trade",
            Action::Understand(_) => "understand",
            Action::Exchange { .. } => "exchange",
            Action::Claim(_) => "claim",
            Action::Finish => "finish",
        }
    }

    fn decision(&mut self, position: &Hegemony, notes: &mut Notes) {
        match position.task() {
            Task::Decide(place) if self.met != Some((position.round(), place)) => {
                self.met = Some((position.round(), place));
                if let Some(slot) = position.line().nth(usize::from(place)) {
                    notes.add(ME, "card", slot.card.name(Lang::En), "met");
                }
            }
            _ => {}
        }
    }

    fn event(&mut self, event: &Event, position: &Hegemony, notes: &mut Notes) {
        let mut card = |card: hegemony::Encounter, what: &'static str| {
            notes.add(ME, "card", card.name(Lang::En), what);
        };
        match *event {
            Event::CardDrawn { card: drawn } => card(drawn, "drawn"),
            Event::Engaged { card: engaged, .. } => card(engaged, "engaged"),
            Event::Evaded { card: evaded } => card(evaded, "evaded"),
            Event::CardKept { card: kept } => card(kept, "kept"),
            Event::CardPlayed { card: played } => card(played, "played"),
            Event::PlanetChosen { planet: chosen } => {
                notes.add(ME, "planet", chosen.name(Lang::En), "chosen");
                notes.add(ME, "planet", chosen.name(Lang::En), "offered");
                for planet in position.face_up_planets().filter(|&other| other != chosen) {
                    notes.add(ME, "planet", planet.name(Lang::En), "offered");
                }
            }
            Event::WeaponFound { weapon, .. } => {
                notes.add(ME, "weapon", weapon.name(Lang::En), "found");
            }
            Event::Understood { weapon } => {
                notes.add(ME, "weapon", weapon.name(Lang::En), "understood");
            }
            Event::DieUsed { die, .. } => notes.add(ME, "die", die.word(), "used"),
            Event::CaptainTook { captain } => {
                notes.add(ME, "captain", captain.name(Lang::En), "dealt");
            }
            Event::AlienArrived { sector, alien } => {
                notes.add(ME, "alien", alien.name(Lang::En), "dealt");
                if sector == 1 {
                    notes.add(ME, "first sector", alien.name(Lang::En), "dealt");
                }
            }
            _ => {}
        }
    }
}
