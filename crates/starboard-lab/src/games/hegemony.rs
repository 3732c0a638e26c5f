//! Captains, aliens, encounter cards, planets, Super Weapons and dice; what is done where, and which
//! texts do something.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use hegemony::cards::{ALIENS, CAPTAINS, ENCOUNTERS, PLANETS, WEAPONS};
use hegemony::{
    Action, Alien, CardSet, CardText, Encounter, Event, Hegemony, Kind, Listener, Part, Payment,
    Source, Task,
};
use starboard_kernel::{Game, Lang, Seat};

use super::{Group, Habits, Origin, Places, Ratio, Step, Study, Tally};

/// Follows one game.
#[derive(Default)]
pub(crate) struct GameStudy {
    /// The card that was met last, so that it counts once: its round, its place, and whether both
    /// engaging and evading have been possible.
    met: Option<(u8, u8, bool)>,
    /// The sector, from 0, and whose it is, according to the events.
    here: Option<(usize, Alien)>,
    location: Option<Encounter>,
    /// By the place of a text among all of its card set.
    texts: Vec<Seen>,
    actions: Vec<Action>,
}

/// The use of a text in a game.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// Its card has come into play.
    met: bool,
    /// It has done something.
    applied: bool,
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

/// Facts of a whole game.
const RUN: &str = "run";
/// The cards that can be engaged and evaded, when both are possible.
const EITHER: &str = "open to both";
const TEXT: &str = "text";
/// How the rounds of an alien are played, by the sector.
const PLAYED: [&str; 3] = [
    "play in the first sector",
    "play in the second sector",
    "play in the third sector",
];
const DEALT: [&str; 3] = ["first sector", "second sector", "third sector"];

const fn share(
    title: &'static str,
    part: &'static [&'static str],
    of: &'static [&'static str],
) -> Ratio {
    Ratio {
        title,
        kind: RUN,
        part,
        of,
        share: true,
    }
}

const fn number(
    title: &'static str,
    part: &'static [&'static str],
    of: &'static [&'static str],
) -> Ratio {
    Ratio {
        share: false,
        ..share(title, part, of)
    }
}

impl Study<Hegemony> for GameStudy {
    const GROUPS: &'static [Group] = &[
        group("captain", "dealt", "Captains", Origin::Dealt, None),
        group("alien", "dealt", "Aliens", Origin::Dealt, None),
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
            "engaged by choice",
            "Cards engaged when both are possible",
            Origin::Tally,
            Some(EITHER),
        ),
        group(
            "card",
            "evaded by choice",
            "Cards evaded when both are possible",
            Origin::Tally,
            Some(EITHER),
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
        group(TEXT, "applied", "Texts", Origin::Tally, Some("games met")),
    ];

    const FIGURES: &'static [Ratio] = &[
        share("second sector reached", &["second sector"], &[]),
        share("third sector reached", &["third sector"], &[]),
        number("rounds per game", &["rounds"], &[]),
        share(
            "planet choices with two options or more",
            &["planet choices with two options or more"],
            &["planet choices"],
        ),
        number(
            "options per planet choice",
            &["planet options"],
            &["planet choices"],
        ),
        share(
            "cards engaged when both are possible",
            &["engaged by choice"],
            &["engaged by choice", "evaded by choice"],
        ),
        share(
            "payments of one ability only",
            &["plain payments"],
            &["payments"],
        ),
        share(
            "payments with a choice",
            &["payments with a choice"],
            &["payments"],
        ),
        share(
            "cubes fitted where they could also raise",
            &["fitted by choice"],
            &["fitted by choice", "raised by choice"],
        ),
        number("Super Weapons found", &["found"], &[]),
        number("Super Weapons understood", &["understood"], &[]),
    ];

    const HABITS: Option<Habits> = Some(Habits {
        title: "How aliens are played",
        layers: &PLAYED,
        ratios: &[
            share(
                "engaged when both are possible",
                &["engaged by choice"],
                &["engaged by choice", "evaded by choice"],
            ),
            share(
                "Guardforce evaded when both are possible",
                &["Guardforce evaded by choice"],
                &[
                    "Guardforce engaged by choice",
                    "Guardforce evaded by choice",
                ],
            ),
            share(
                "first card engaged",
                &["first engaged"],
                &["first engaged", "first evaded"],
            ),
            share(
                "last card engaged",
                &["last engaged"],
                &["last engaged", "last evaded"],
            ),
            number("evades per round", &["evaded"], &["rounds"]),
            number("cubes per search", &["cubes"], &["searches"]),
            // Only what could have gone the other way: in the Choir's sector every cube is fitted, in
            // the Ledger's every payment plain, and the others are not to be compared with that.
            share(
                "cubes fitted where they could also raise",
                &["fitted by choice"],
                &["fitted by choice", "raised by choice"],
            ),
            share(
                "payments of one ability where there was a choice",
                &["plain payments by choice"],
                &["payments with a choice"],
            ),
            number("points paid per card engaged", &["paid"], &["engaged"]),
            number("dice used per round", &["dice"], &["rounds"]),
            number("hand cards played per round", &["hand cards"], &["rounds"]),
            number("Super Weapons found per round", &["found"], &["rounds"]),
            number("points lost per round", &["lost"], &["rounds"]),
        ],
    });

    const PLACES: Option<Places> = Some(Places {
        title: "Aliens by their sector",
        kinds: &[
            (DEALT[0], "first"),
            (DEALT[1], "second"),
            (DEALT[2], "third"),
        ],
        what: "dealt",
    });

    const FOLLOWS_STEPS: bool = true;

    fn data() -> String {
        format!("{ALIENS:?}{CAPTAINS:?}{ENCOUNTERS:?}{PLANETS:?}{WEAPONS:?}")
    }

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

    fn step(&mut self, before: &Hegemony, step: Step<'_, Hegemony>, notes: &mut Tally) {
        let names = names(before.card_set());
        if self.texts.is_empty() {
            self.texts = vec![Seen::default(); names.len()];
        }
        let texts = &mut self.texts;
        let step = match step {
            Step::Play(&action) => hegemony::Step::Play(action),
            Step::Resolve(&outcome) => hegemony::Step::Resolve(outcome),
        };
        let mut followed = Followed { names, texts };
        before.each_applied(step, &mut followed);
        if let hegemony::Step::Play(action) = step {
            self.action(before, action, notes);
        }
    }

    fn event(&mut self, event: &Event, position: &Hegemony, notes: &mut Tally) {
        let mut card = |card: Encounter, what: &'static str| {
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
            // What it was swapped for counts as found in its place.
            Event::WeaponExchanged { into: weapon, .. } => {
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
                let sector = DEALT[usize::from(sector.clamp(1, 3) - 1)];
                notes.add(ME, sector, alien.name(Lang::En), "dealt");
            }
            _ => {}
        }
        self.round(event, position, notes);
        self.cards_in_play(event, position.card_set());
    }

    fn end(&mut self, position: &Hegemony, notes: &mut Tally) {
        for (at, name) in names(position.card_set()).values() {
            let seen = self.texts.get(*at).copied().unwrap_or_default();
            if seen.met {
                notes.add(ME, TEXT, name, "games met");
            }
            if seen.applied {
                notes.add(ME, TEXT, name, "applied");
            }
        }
    }
}

impl GameStudy {
    /// Notes an action, with what was possible instead.
    fn action(&mut self, before: &Hegemony, action: Action, notes: &mut Tally) {
        match (before.task(), action) {
            (Task::ChoosePlanet, _) => {
                let options = before.face_up_planets().count();
                self.add(notes, "planet choices", 1);
                self.add(notes, "planet options", options);
                if options >= 2 {
                    let what = "planet choices with two options or more";
                    self.add(notes, what, 1);
                }
            }
            (Task::Decide(place), _) => self.decision(before, place, action, notes),
            (Task::Keep(_), Action::Raise | Action::Fit(_)) => {
                self.actions.clear();
                before.legal_actions_into(&mut self.actions);
                let fits = |action: &Action| matches!(action, Action::Fit(_));
                if self.actions.contains(&Action::Raise) && self.actions.iter().any(fits) {
                    let what = match action {
                        Action::Raise => "raised by choice",
                        _ => "fitted by choice",
                    };
                    self.add(notes, what, 1);
                }
            }
            _ => {}
        }
    }

    fn decision(&mut self, before: &Hegemony, place: u8, action: Action, notes: &mut Tally) {
        let Some(slot) = before.line().nth(usize::from(place)) else {
            return;
        };
        let name = slot.card.name(Lang::En);
        self.actions.clear();
        before.legal_actions_into(&mut self.actions);
        let engagements = |action: &&Action| matches!(action, Action::Engage(_));
        let ways = self.actions.iter().filter(engagements).count();
        let evades = self.actions.iter().any(|a| matches!(a, Action::Evade(_)));
        let known = self
            .met
            .filter(|met| (met.0, met.1) == (before.round(), place));
        if known.is_none() {
            notes.add(ME, "card", name, "met");
        }
        // A player who has used something for engaging had the choice before.
        let open = known.is_some_and(|met| met.2) || (ways > 0 && evades);
        self.met = Some((before.round(), place, open));
        let last = before.line().count() == usize::from(place) + 1;
        let (by_choice, first_or_last) = match action {
            Action::Engage(payment) => {
                self.payment(before, place, payment, ways, notes);
                ("engaged by choice", ["first engaged", "last engaged"])
            }
            Action::Evade(_) => {
                self.add(notes, "evaded", 1);
                ("evaded by choice", ["first evaded", "last evaded"])
            }
            _ => return,
        };
        if open {
            notes.add(ME, "card", name, EITHER);
            notes.add(ME, "card", name, by_choice);
            self.add(notes, by_choice, 1);
            if slot.card.kind() == Kind::Guardforce {
                let guardforce = match action {
                    Action::Engage(_) => "Guardforce engaged by choice",
                    _ => "Guardforce evaded by choice",
                };
                self.add(notes, guardforce, 1);
            }
            if place == 0 {
                self.add(notes, first_or_last[0], 1);
            }
            if last {
                self.add(notes, first_or_last[1], 1);
            }
        }
    }

    fn payment(
        &self,
        before: &Hegemony,
        place: u8,
        payment: Payment,
        ways: usize,
        notes: &mut Tally,
    ) {
        let paid: usize = payment.iter().map(|&points| usize::from(points)).sum();
        self.add(notes, "engaged", 1);
        self.add(notes, "paid", paid);
        if paid > 0 {
            let icon = before.icon_at(place.into());
            let plain = usize::from(payment[icon.index()]) == paid;
            self.add(notes, "payments", 1);
            self.add(notes, "plain payments", usize::from(plain));
            if ways > 1 {
                self.add(notes, "payments with a choice", 1);
                self.add(notes, "plain payments by choice", usize::from(plain));
            }
        }
    }

    /// Counts for the game, and for the alien whose sector it is.
    fn add(&self, notes: &mut Tally, what: &'static str, times: usize) {
        let times = times as u32;
        notes.add_many(ME, RUN, "game", what, times);
        if let Some((sector, alien)) = self.here {
            notes.add_many(ME, PLAYED[sector], alien.name(Lang::En), what, times);
        }
    }

    /// Notes which cards have come into play, whose texts could do something from now on.
    fn cards_in_play(&mut self, event: &Event, set: CardSet) {
        match *event {
            Event::RoundBegan { alien, .. } => {
                self.in_play(set, Source::Alien(alien), None);
                self.location_in_play(set);
            }
            Event::PlanetChosen { planet } => self.in_play(set, Source::Planet(planet), None),
            Event::WeaponFound { weapon, .. } | Event::WeaponExchanged { into: weapon, .. } => {
                self.in_play(set, Source::Weapon(weapon), None);
            }
            Event::LocationLeft { .. } => self.location = None,
            Event::LocationReached { card } => self.location = Some(card),
            Event::Met { card, .. } => {
                self.in_play(set, Source::Card(card), None);
                self.in_play(set, Source::Hand(card), None);
                self.location_in_play(set);
            }
            Event::SearchBegan { .. } => self.location_in_play(set),
            _ => {}
        }
    }

    /// H13: of several Locations in a line only the last one counts, so that this is asked once the
    /// line is laid out.
    fn location_in_play(&mut self, set: CardSet) {
        if let (Some(card), Some((_, alien))) = (self.location, self.here) {
            self.in_play(set, Source::Location(card), Some(alien));
        }
    }

    fn in_play(&mut self, set: CardSet, source: Source, with: Option<Alien>) {
        let first = CardText {
            source,
            with,
            part: Part::Always(0),
        };
        let texts = names(set).range(first..);
        for (text, (at, _)) in texts.take_while(|(text, _)| text.source == source) {
            if text.with == with
                && let Some(seen) = self.texts.get_mut(*at)
            {
                seen.met = true;
            }
        }
    }

    fn round(&mut self, event: &Event, position: &Hegemony, notes: &mut Tally) {
        match *event {
            Event::RoundBegan { alien, .. } => {
                let aliens = position.aliens();
                let sector = aliens.iter().position(|&other| other == Some(alien));
                let before = self.here.map_or(0, |(sector, _)| sector);
                self.here = sector.map(|sector| (sector, alien));
                for reached in DEALT
                    .iter()
                    .take(sector.map_or(0, |s| s + 1))
                    .skip(before + 1)
                {
                    notes.add(ME, RUN, "game", reached);
                }
                self.add(notes, "rounds", 1);
            }
            Event::SearchBegan { .. } => self.add(notes, "searches", 1),
            Event::CubeDrawn { .. } => self.add(notes, "cubes", 1),
            Event::Lost { points, .. } => self.add(notes, "lost", points.into()),
            Event::DieUsed { .. } => self.add(notes, "dice", 1),
            Event::CardPlayed { .. } => self.add(notes, "hand cards", 1),
            Event::WeaponFound { .. } => self.add(notes, "found", 1),
            Event::Understood { .. } => self.add(notes, "understood", 1),
            _ => {}
        }
    }
}

/// Marks the texts that do something. One that has done something in this game is known.
struct Followed<'a> {
    names: &'static BTreeMap<CardText, (usize, String)>,
    texts: &'a mut [Seen],
}

impl Listener for Followed<'_> {
    fn knows(&self, text: CardText) -> bool {
        let place = self.names.get(&text);
        place.is_none_or(|&(at, _)| self.texts[at].applied)
    }

    fn tell(&mut self, text: CardText) {
        if let Some(&(at, _)) = self.names.get(&text) {
            self.texts[at].applied = true;
        }
    }
}

/// Every text of a card set by its place and its words.
fn names(set: CardSet) -> &'static BTreeMap<CardText, (usize, String)> {
    static NAMES: [OnceLock<BTreeMap<CardText, (usize, String)>>; 2] =
        [const { OnceLock::new() }; 2];
    NAMES[set as usize].get_or_init(|| {
        let all = CardText::all(set).into_iter().enumerate();
        all.map(|(at, text)| (text, (at, text.words(set, Lang::En))))
            .collect()
    })
}
