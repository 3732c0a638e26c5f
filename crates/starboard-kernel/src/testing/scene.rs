use serde_json::{Value, json};

use super::check_refusal;
use crate::{Game, Lang, Turn, Wording};

/// Items separated by commas: actions have spaces in them.
pub fn listed(text: &str) -> impl Iterator<Item = &str> {
    text.split(", ").filter(|item| !item.is_empty())
}

/// A position under test, played and looked at by notation and documents. A game implements it
/// for a type of its own, which has the checks that only this game needs.
///
/// ```
/// use starboard_kernel::testing::Scene;
/// use starboard_kernel::toy::Pebbles;
/// use starboard_kernel::{Game, OptionValues};
///
/// #[derive(Clone)]
/// struct Pile(Pebbles);
///
/// impl Scene for Pile {
///     type Game = Pebbles;
///
///     fn position(&self) -> &Pebbles {
///         &self.0
///     }
///     fn position_mut(&mut self) -> &mut Pebbles {
///         &mut self.0
///     }
/// }
///
/// let options = Pebbles::read_options(&OptionValues::new()).expect("defaults");
/// let start = Pile(Pebbles::start(&options));
/// start.check("take 3, gamble", "");
/// start.after("gamble, coin 4").check("take 1", "");
/// ```
pub trait Scene: Clone {
    type Game: Wording;

    fn position(&self) -> &Self::Game;
    fn position_mut(&mut self) -> &mut Self::Game;

    /// The legal actions in notation.
    fn legal_actions(&self) -> Vec<String> {
        let legal = self.position().legal_actions();
        legal.iter().map(ToString::to_string).collect()
    }

    fn can(&self, action: &str) -> bool {
        self.legal_actions().iter().any(|legal| legal == action)
    }

    /// The possible outcomes in notation, with weights.
    fn outcomes(&self) -> Vec<(String, u32)> {
        let possible = self.position().outcomes();
        let named = possible
            .iter()
            .map(|(outcome, n)| (outcome.to_string(), *n));
        named.collect()
    }

    fn document(&self) -> Value {
        self.position().document()
    }

    /// A field of the document by its JSON pointer; null if it is missing.
    fn field(&self, pointer: &str) -> Value {
        let document = self.document();
        document.pointer(pointer).cloned().unwrap_or(Value::Null)
    }

    /// Checks a field of the document.
    ///
    /// # Panics
    /// If it has another value.
    #[track_caller]
    fn shows(&self, pointer: &str, expected: impl Into<Value>) -> &Self {
        let document = self.document();
        assert_eq!(
            self.field(pointer),
            expected.into(),
            "{pointer} in {document}"
        );
        self
    }

    /// Checks that exactly these actions are legal, in this order, separated by commas.
    ///
    /// # Panics
    /// If others are.
    #[track_caller]
    fn exactly(&self, expected: &str) -> &Self {
        let expected: Vec<&str> = listed(expected).collect();
        assert_eq!(self.legal_actions(), expected, "\n{}", board(self));
        self
    }

    /// Checks which actions are legal and which are refused, separated by commas.
    ///
    /// # Panics
    /// If it is otherwise.
    #[track_caller]
    fn check(&self, legal: &str, illegal: &str) -> &Self {
        for action in listed(legal) {
            assert!(self.can(action), "{action} is not legal\n{}", board(self));
        }
        for action in listed(illegal) {
            self.refused(action);
        }
        self
    }

    /// The rule that forbids an action, which is refused.
    ///
    /// # Panics
    /// If it is not.
    #[track_caller]
    fn refused(&self, action: &str) -> &'static str {
        let read = action.parse::<<Self::Game as Game>::Action>();
        check_refusal(self.position(), read.expect("notation"))
    }

    /// Plays an action or resolves an outcome, and returns its events.
    ///
    /// # Panics
    /// If it is not possible.
    #[track_caller]
    fn step(&mut self, text: &str) -> Vec<<Self::Game as Game>::Event> {
        let mut events = Vec::new();
        let position = self.position_mut();
        let result = match position.turn() {
            Turn::Chance => position.resolve(text.parse().expect("notation"), &mut events),
            _ => position.play(text.parse().expect("notation"), &mut events),
        };
        if let Err(why) = result {
            let (actions, outcomes) = (self.legal_actions(), self.outcomes());
            panic!("{text}: {why}\n{actions:?} {outcomes:?}\n{}", board(self));
        }
        events
    }

    /// The scene after actions and outcomes, separated by commas.
    ///
    /// # Panics
    /// If one of them is not possible.
    #[must_use]
    #[track_caller]
    fn after(&self, moves: &str) -> Self {
        let mut next = self.clone();
        for text in listed(moves) {
            next.step(text);
        }
        next
    }

    /// The events of one action or outcome, as in the engine protocol.
    ///
    /// # Panics
    /// If it is not possible.
    #[track_caller]
    fn events(&self, text: &str) -> Vec<Value> {
        let events = self.clone().step(text);
        events.iter().map(|event| json!(event)).collect()
    }

    /// The names of these events, separated by spaces.
    ///
    /// # Panics
    /// If the action or outcome is not possible.
    #[track_caller]
    fn told(&self, text: &str) -> String {
        let events = self.events(text);
        let names = events.iter().filter_map(|event| event["event"].as_str());
        names.collect::<Vec<_>>().join(" ")
    }
}

/// The board and the document, for messages.
fn board<S: Scene>(scene: &S) -> String {
    format!("{}{}", scene.position().render(Lang::En), scene.document())
}
