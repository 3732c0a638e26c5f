//! Positions for tests: written as ships, played by notation.

use rescue::{Action, Rescue, Square};
use serde_json::{Value, json};
use starboard_kernel::testing::{self, Scene as _, set_field};
use starboard_kernel::{FastRng, Game, Lang, Silent, Turn, Wording};

/// A position under test.
#[derive(Clone, Debug)]
pub(crate) struct Scene(pub(crate) Rescue);

/// What a position is made of, with everything that a test does not care about left usual.
#[derive(Clone, Debug)]
pub(crate) struct Setting(Value);

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// The usual: seat 1 to move, nobody has a power. Ships as in documents, separated by spaces.
pub(crate) fn setting(players: u8, ships: &str) -> Setting {
    let powers: Vec<&str> = vec!["none"; players.into()];
    Setting(json!({
        "game": "rescue",
        "options": { "players": players, "layout": "choose", "powers": powers },
        "powers": powers,
        "phase": "play",
        "ships": words(ships),
        "lost": [],
        "turn": 1,
        "quiet": 0,
        "over": null,
    }))
}

impl Setting {
    /// By seat, from the first; seats that are not listed have none.
    pub(crate) fn powers(mut self, powers: &str) -> Self {
        for (seat, power) in words(powers).into_iter().enumerate() {
            self.0["powers"][seat] = power.into();
            self.0["options"]["powers"][seat] = power.into();
        }
        self
    }
    pub(crate) fn lost(self, lost: &str) -> Self {
        self.with("/lost", words(lost))
    }
    pub(crate) fn turn(self, seat: u8) -> Self {
        self.with("/turn", seat)
    }
    pub(crate) fn quiet(self, quiet: u16) -> Self {
        self.with("/quiet", quiet)
    }
    /// With another value at a JSON pointer; a field that is not there is added.
    pub(crate) fn with(mut self, pointer: &str, value: impl Into<Value>) -> Self {
        set_field(&mut self.0, pointer, value);
        self
    }
    pub(crate) fn document(self) -> Value {
        self.0
    }
    #[track_caller]
    pub(crate) fn scene(self) -> Scene {
        Scene(Rescue::from_document(&self.0).unwrap_or_else(|why| panic!("{why}\n{}", self.0)))
    }
}

/// Two players without powers; seat 1 to move.
#[track_caller]
pub(crate) fn duel(ships: &str) -> Scene {
    setting(2, ships).scene()
}

/// Two players, the first with a power; seat 1 to move.
#[track_caller]
pub(crate) fn with(power: &str, ships: &str) -> Scene {
    setting(2, ships).powers(power).scene()
}

/// A new game.
pub(crate) fn start(options: &Value) -> Scene {
    let options = options.as_object().expect("options are an object");
    Scene(Rescue::start(
        &Rescue::read_options(options).expect("possible options"),
    ))
}

impl testing::Scene for Scene {
    type Game = Rescue;

    fn position(&self) -> &Rescue {
        &self.0
    }

    fn position_mut(&mut self) -> &mut Rescue {
        &mut self.0
    }
}

impl Scene {
    /// Exactly where the ship on a square may go by plain moves, squares separated by spaces.
    #[track_caller]
    pub(crate) fn moves(&self, from: &str, expected: &str) -> &Self {
        self.targets(from, '-', expected)
    }

    /// Exactly what the ship on a square may attack.
    #[track_caller]
    pub(crate) fn attacks(&self, from: &str, expected: &str) -> &Self {
        self.targets(from, 'x', expected)
    }

    #[track_caller]
    fn targets(&self, from: &str, between: char, expected: &str) -> &Self {
        let start = format!("{from}{between}");
        let actions = self.legal_actions();
        let mut found: Vec<&str> = actions
            .iter()
            .filter_map(|action| action.strip_prefix(&start))
            .filter(|target| !target.contains(' '))
            .collect();
        let mut expected = words(expected);
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "\n{}", self.0.render(Lang::En));
        self
    }

    /// Plays actions in a row.
    #[track_caller]
    pub(crate) fn play(&mut self, actions: &[&str]) -> &mut Self {
        for text in actions {
            self.step(text);
        }
        self
    }

    /// The ships on the board, separated by spaces.
    #[track_caller]
    pub(crate) fn ships(&self, expected: &str) -> &Self {
        self.shows("/ships", words(expected))
    }

    #[track_caller]
    pub(crate) fn lost(&self, expected: &str) -> &Self {
        self.shows("/lost", words(expected))
    }

    #[track_caller]
    pub(crate) fn quiet(&self, expected: u16) -> &Self {
        self.shows("/quiet", expected)
    }

    /// The game is not over, with this seat to act.
    #[track_caller]
    pub(crate) fn to_move(&self, seat: u8) -> &Self {
        self.shows("/over", Value::Null).shows("/turn", seat)
    }

    #[track_caller]
    pub(crate) fn won_by(&self, seat: u8) -> &Self {
        assert_eq!(self.0.turn(), Turn::Over);
        assert!(self.legal_actions().is_empty());
        self.shows("/over", json!({ "winner": seat }))
    }

    #[track_caller]
    pub(crate) fn drawn(&self) -> &Self {
        assert_eq!(self.0.turn(), Turn::Over);
        assert!(self.legal_actions().is_empty());
        self.shows("/over", "draw")
    }

    /// Where a seat's commander is aboard, if he is.
    pub(crate) fn carrier(&self, seat: usize) -> Option<String> {
        let seat = starboard_kernel::Seat::new(seat - 1);
        self.0.carrier(seat).map(|square| square.to_string())
    }
}

#[track_caller]
pub(crate) fn square(name: &str) -> Square {
    Square::read(name).expect("a square of the board")
}

/// How much the random policy favours an action: homecomings first, then whatever is rare in
/// aimless play.
fn zeal(position: &Rescue, action: Action) -> u8 {
    let seat = position.seat();
    match action {
        Action::Move { to, .. } if to == position.home(seat) => 1,
        Action::Move { to, .. } if to == position.prison(seat) => 4,
        Action::Move { to, .. } if !position.stack(to).is_empty() => 2,
        Action::TakeOver { .. } => 4,
        Action::Attack { .. } | Action::Rebuild { .. } => 3,
        _ => 0,
    }
}

/// One random step of a game in which things happen: half of the time something rare, if there
/// is anything of the kind.
pub(crate) fn random_step(position: &mut Rescue, rng: &mut FastRng) {
    if position.turn() == Turn::Chance {
        let outcome = position.random_outcome(rng, &mut Vec::new());
        position.resolve_unchecked(outcome, &mut Silent);
        return;
    }
    let action = random_choice(position, rng);
    position.play_unchecked(action, &mut Silent);
}

pub(crate) fn random_choice(position: &Rescue, rng: &mut FastRng) -> Action {
    let mut actions = position.legal_actions();
    if rng.below(2) == 0 {
        let most = actions.iter().map(|&action| zeal(position, action)).max();
        actions.retain(|&action| Some(zeal(position, action)) == most);
    }
    actions[rng.below(actions.len() as u32) as usize]
}
