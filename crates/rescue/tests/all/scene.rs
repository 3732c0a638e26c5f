//! Positions for tests: written as ships, played by notation.

use rescue::{Rescue, Square};
use serde_json::{Value, json};
use starboard_kernel::{Game, Lang, Turn};

/// A position under test.
#[derive(Clone, Debug)]
pub(crate) struct Scene(pub(crate) Rescue);

/// What a position is made of, with everything that a test does not care about left usual.
pub(crate) struct Setting(Value);

/// The usual: seat 1 to move, nobody has a power.
pub(crate) fn setting(players: u8, ships: &[&str]) -> Setting {
    let powers: Vec<&str> = vec!["none"; players.into()];
    Setting(json!({
        "game": "rescue",
        "options": { "players": players, "layout": "choose", "powers": powers },
        "powers": powers,
        "phase": "play",
        "ships": ships,
        "lost": [],
        "turn": 1,
        "quiet": 0,
        "over": null,
    }))
}

impl Setting {
    /// By seat.
    pub(crate) fn powers(mut self, powers: &[&str]) -> Self {
        self.0["powers"] = json!(powers);
        self.0["options"]["powers"] = json!(powers);
        self
    }
    pub(crate) fn lost(mut self, lost: &[&str]) -> Self {
        self.0["lost"] = json!(lost);
        self
    }
    pub(crate) fn turn(mut self, seat: u8) -> Self {
        self.0["turn"] = seat.into();
        self
    }
    pub(crate) fn quiet(mut self, quiet: u16) -> Self {
        self.0["quiet"] = quiet.into();
        self
    }
    pub(crate) fn document(self) -> Value {
        self.0
    }
    pub(crate) fn scene(self) -> Scene {
        Scene(Rescue::from_document(&self.0).unwrap_or_else(|why| panic!("{why}\n{}", self.0)))
    }
}

/// Two players without powers; seat 1 to move.
pub(crate) fn duel(ships: &[&str]) -> Scene {
    setting(2, ships).scene()
}

/// A new game.
pub(crate) fn start(options: &Value) -> Scene {
    let options = options.as_object().expect("options are an object");
    Scene(Rescue::start(
        &Rescue::read_options(options).expect("possible options"),
    ))
}

impl Scene {
    /// The legal actions as text.
    pub(crate) fn actions(&self) -> Vec<String> {
        self.0.legal().iter().map(ToString::to_string).collect()
    }

    /// Where the ship on a square may go, by plain moves.
    pub(crate) fn moves(&self, from: &str) -> Vec<String> {
        self.targets(from, '-')
    }

    /// What the ship on a square may attack.
    pub(crate) fn attacks(&self, from: &str) -> Vec<String> {
        self.targets(from, 'x')
    }

    fn targets(&self, from: &str, between: char) -> Vec<String> {
        let start = format!("{from}{between}");
        self.actions()
            .iter()
            .filter_map(|action| action.strip_prefix(&start))
            .filter(|target| !target.contains(' '))
            .map(str::to_owned)
            .collect()
    }

    pub(crate) fn can(&self, action: &str) -> bool {
        self.actions().iter().any(|legal| legal == action)
    }

    /// Plays actions in a row.
    pub(crate) fn play(&mut self, actions: &[&str]) -> &mut Self {
        for text in actions {
            let action = Rescue::read_action(text).expect("notation");
            self.0
                .play(action, &mut Vec::new(), Lang::En)
                .unwrap_or_else(|why| panic!("{why}\n{}", self.0.render(Lang::En)));
        }
        self
    }

    /// The same, without changing this one.
    pub(crate) fn after(&self, actions: &[&str]) -> Scene {
        let mut next = self.clone();
        next.play(actions);
        next
    }

    /// What happens when an action is played, as in the engine protocol.
    pub(crate) fn events(&self, action: &str) -> Vec<Value> {
        let mut next = self.0.clone();
        let mut events = Vec::new();
        let action = Rescue::read_action(action).expect("notation");
        next.play(action, &mut events, Lang::En).expect("legal");
        events.iter().map(|event| json!(event)).collect()
    }

    /// The rule that forbids an action.
    pub(crate) fn refused(&self, action: &str) -> String {
        assert!(!self.can(action), "{action} is legal");
        let action = Rescue::read_action(action).expect("notation");
        let refusal = self.0.why_not(action, Lang::En);
        assert!(!refusal.text.is_empty());
        refusal.rule.to_owned()
    }

    pub(crate) fn document(&self) -> Value {
        self.0.document()
    }

    pub(crate) fn ships(&self) -> Vec<String> {
        let ships = self.document()["ships"].clone();
        serde_json::from_value(ships).expect("a list of texts")
    }

    pub(crate) fn lost(&self) -> Vec<String> {
        serde_json::from_value(self.document()["lost"].clone()).expect("a list of texts")
    }

    /// The seat to act, from 1; 0 when it is over or chance's turn.
    pub(crate) fn to_move(&self) -> usize {
        match self.0.turn() {
            Turn::Player(seat) => seat.number(),
            Turn::Chance | Turn::Over => 0,
        }
    }

    /// `null`, `"draw"` or `{"winner":1}`.
    pub(crate) fn over(&self) -> Value {
        self.document()["over"].clone()
    }

    /// Whose commander is where: aboard on this square, or held.
    pub(crate) fn carrier(&self, seat: usize) -> Option<String> {
        let seat = starboard_kernel::Seat::new(seat - 1);
        self.0.carrier(seat).map(|square| square.to_string())
    }
}

pub(crate) fn square(name: &str) -> Square {
    Square::read(name).expect("a square of the board")
}
