//! How often a table runs the rules.

use std::cell::Cell;

use starboard_kernel::erased::rules_of;
use starboard_kernel::serde_json::Value;
use starboard_kernel::toy::{Coin, Pebbles, PebblesAction, PebblesEvent, PebblesOptions};
use starboard_kernel::{
    Edition, Ending, Game, Lang, OptionValues, Registry, Schema, Seat, Seed, Sink, Turn,
    Violations, WhyNot, Wording,
};
use starboard_table::{Decision, LocalTable, Player, Request, SeatFor, Table, verify};

use crate::online::{Club, person, plan};

thread_local! {
    static STEPS: Cell<usize> = const { Cell::new(0) };
}

/// Pebbles, with a count of the actions and outcomes that are carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Counted(Pebbles);

impl Game for Counted {
    type Action = PebblesAction;
    type Outcome = Coin;
    type Event = PebblesEvent;
    type Options = PebblesOptions;

    const NAME: &'static str = Pebbles::NAME;
    const EDITIONS: &'static [Edition] = Pebbles::EDITIONS;
    const HAS_POINTS: bool = Pebbles::HAS_POINTS;
    const HAS_DRAWS: bool = Pebbles::HAS_DRAWS;

    fn schema() -> Schema {
        Pebbles::schema()
    }
    fn start(options: &PebblesOptions) -> Self {
        Counted(Pebbles::start(options))
    }
    fn options(&self) -> PebblesOptions {
        self.0.options()
    }
    fn edition(&self) -> Edition {
        self.0.edition()
    }
    fn seats(&self) -> usize {
        self.0.seats()
    }
    fn turn(&self) -> Turn {
        self.0.turn()
    }
    fn legal_actions_into(&self, into: &mut Vec<PebblesAction>) {
        self.0.legal_actions_into(into);
    }
    fn outcomes_into(&self, into: &mut Vec<(Coin, u32)>) {
        self.0.outcomes_into(into);
    }
    fn play_unchecked(&mut self, action: PebblesAction, sink: &mut impl Sink<PebblesEvent>) {
        STEPS.set(STEPS.get() + 1);
        self.0.play_unchecked(action, sink);
    }
    fn resolve_unchecked(&mut self, coin: Coin, sink: &mut impl Sink<PebblesEvent>) {
        STEPS.set(STEPS.get() + 1);
        self.0.resolve_unchecked(coin, sink);
    }
    fn rule_against(&self, action: PebblesAction) -> &'static str {
        self.0.rule_against(action)
    }
    fn ending(&self) -> Option<Ending> {
        self.0.ending()
    }
    fn document(&self) -> Value {
        self.0.document()
    }
    fn from_document(document: &Value) -> Result<Self, Violations> {
        Pebbles::from_document(document).map(Counted)
    }
    fn encode(&self, into: &mut Vec<u8>) {
        self.0.encode(into);
    }
}

impl Wording for Counted {
    fn title(lang: Lang) -> String {
        Pebbles::title(lang)
    }
    fn tagline(lang: Lang) -> String {
        Pebbles::tagline(lang)
    }
    fn option_label(name: &str, value: Option<&Value>, lang: Lang) -> String {
        Pebbles::option_label(name, value, lang)
    }
    fn option_note(name: &str, value: &Value, lang: Lang) -> Option<String> {
        Pebbles::option_note(name, value, lang)
    }
    fn render(&self, lang: Lang) -> String {
        self.0.render(lang)
    }
    fn prompt(&self, lang: Lang) -> String {
        self.0.prompt(lang)
    }
    fn describe(&self, action: PebblesAction, lang: Lang) -> String {
        self.0.describe(action, lang)
    }
    fn why_not(&self, action: PebblesAction, lang: Lang) -> WhyNot {
        self.0.why_not(action, lang)
    }
    fn describe_ending(ending: &Ending, lang: Lang) -> String {
        Pebbles::describe_ending(ending, lang)
    }
}

fn registry() -> Registry {
    Registry::new(vec![rules_of::<Counted>()])
}

fn act(action: &str) -> Request {
    Request::Act {
        action: action.to_owned(),
    }
}

/// How many actions and outcomes something carries out.
fn steps_of<T>(run: impl FnOnce() -> T) -> (usize, T) {
    let before = STEPS.get();
    let result = run();
    (STEPS.get() - before, result)
}

/// The rules are the larger part of a server's work: a keeper gets the entry and the table after it
/// from one run, and a refusal costs none.
#[test]
fn a_keeper_and_a_reader_run_the_rules_once_per_move() {
    let club = Club::three(plan(&[SeatFor::Person; 3]));
    let [mut keeper, mut reader] =
        [(); 2].map(|()| Table::replay(&club.log, &registry()).expect("a log"));
    for (name, action, steps) in [("Ada", "gamble", 2), ("Ben", "take 1", 1)] {
        let decide = || keeper.decide(&person(name), &act(action), None, club.keeper());
        let (carried_out, decided) = steps_of(decide);
        assert_eq!(carried_out, steps, "{action}");
        let Decision { entry, table } = decided.expect("possible");
        keeper = table;
        let (carried_out, added) = steps_of(|| reader.add(&entry));
        assert_eq!((carried_out, added), (steps, Ok(())), "{action}");
    }
    let decide = || keeper.decide(&person("Cyd"), &act("take 9"), None, club.keeper());
    let (carried_out, refused) = steps_of(decide);
    assert!(refused.is_err());
    assert_eq!(carried_out, 0);
}

#[test]
fn a_local_table_and_a_verification_run_the_rules_once_per_step() {
    let players = [Player::person("Ada"), Player::person("Ben")];
    let rules = rules_of::<Counted>();
    let options = OptionValues::new();
    let table = LocalTable::new(rules, &options, &players, Seed::from_number(1));
    let mut table = table.expect("set up");
    let (carried_out, ()) = steps_of(|| {
        for (seat, action) in [(0, "gamble"), (1, "take 1"), (0, "take 1")] {
            let handled = table.handle(Seat::new(seat), &act(action), 0);
            handled.expect("possible");
        }
    });
    assert_eq!(carried_out, 4);
    let record = table.record();
    let (carried_out, verdict) = steps_of(|| verify(&record, &registry()).expect("replays"));
    assert_eq!((carried_out, verdict.moves), (4, 4));
    assert!(verdict.is_sound());
}
