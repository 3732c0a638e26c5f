//! What every game must guarantee, whatever its rules. Each rules crate calls [`check_game`] from
//! its tests; a violation panics with the position and the promise that was broken.

mod encoding;

use std::collections::BTreeMap;

use serde_json::{Value, json};

pub use encoding::{EncodingCheck, check_symmetry};

use crate::erased::Position;
use crate::{
    Actor, Day, Edition, Encoding, Ending, FastRng, History, Lang, Narrate, OptionValues,
    PlayError, Record, RecordedSeat, Registry, Seat, Seed, Silent, StateHash, Turn, Wording,
    erased::rules_of,
};

/// How much random play to check.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Random games for every combination of options.
    pub games: u64,
    /// How often the expensive checks are made, in steps.
    pub stride: usize,
    /// No random game may take more steps than this.
    pub longest: usize,
}

impl Default for Effort {
    fn default() -> Self {
        Effort {
            games: 20,
            stride: 7,
            longest: 20_000,
        }
    }
}

/// Plays random games with every combination of options and checks every promise on the way.
///
/// # Panics
/// If the game breaks a promise.
pub fn check_game<G: Wording + Encoding>(effort: Effort) {
    let mut seen = Seen::default();
    check_options::<G>();
    for (index, options) in G::schema().combinations().iter().enumerate() {
        for game in 0..effort.games {
            let seed = index as u64 * 1_000_003 + game;
            check_random_game::<G>(options, seed, effort, &mut seen);
        }
        encoding::check_encoding::<G>(options, index as u64, effort);
    }
    check_record::<G>();
}

/// Documents by hash: two positions share a hash only if they are the same.
#[derive(Default)]
struct Seen(BTreeMap<StateHash, String>);

fn check_options<G: Wording>() {
    let schema = G::schema();
    if schema.player_counts() == [1] {
        let day = Day::new(2026, 11, 1).expect("a day of the calendar");
        assert!(
            G::of_day(day).is_some(),
            "a solo game has a game of the day"
        );
    }
    let defaults = G::read_options(&OptionValues::new()).expect("every option has a default");
    assert_eq!(
        G::start(&defaults).option_values(),
        schema.defaults(),
        "options left out take their defaults"
    );
    let mut unknown = OptionValues::new();
    unknown.insert("no such option".into(), Value::Bool(true));
    unknown.insert("nor this".into(), Value::Null);
    let refused = G::read_options(&unknown).expect_err("unknown options are refused");
    assert_eq!(refused.0.len(), 2, "every unknown option is named");
    for spec in &schema.0 {
        let mut wrong = OptionValues::new();
        wrong.insert(spec.name.into(), Value::String("no such value".into()));
        let refused = G::read_options(&wrong).expect_err("unknown values are refused");
        assert!(refused.to_string().contains(spec.name), "{refused}");
        for lang in Lang::ALL {
            assert!(!G::option_label(spec.name, None, lang).is_empty());
            let by_seat = spec.by_seat.iter().flat_map(|by_seat| &by_seat.values);
            for value in spec.values.iter().chain(by_seat) {
                assert!(!G::option_label(spec.name, Some(value), lang).is_empty());
                assert_ne!(G::option_note(spec.name, value, lang).as_deref(), Some(""));
            }
        }
    }
    for options in schema.combinations() {
        let typed = G::read_options(&options).expect("every listed value is possible");
        check_edition(&G::start(&typed));
        assert_eq!(
            G::start(&typed).option_values(),
            options,
            "a position knows its options"
        );
    }
}

/// A game with these options can be started again from its written options.
fn check_edition<G: Wording>(start: &G) {
    let edition = start.edition();
    let same = |other: &&Edition| **other == edition;
    assert_eq!(
        G::EDITIONS.iter().filter(same).count(),
        1,
        "the editions of a game are listed, each once: {edition}"
    );
    let rules = rules_of::<G>();
    let again = rules.start_pinned(edition, &start.written_options());
    assert_eq!(again, Ok(Position::new(start.clone())));
    let again = rules.read_pinned_document(edition, &start.document());
    assert_eq!(again, Ok(Position::new(start.clone())));
    let unknown = Edition::new("no such edition", edition.rules_version);
    assert!(
        start.clone().under(unknown).is_none(),
        "a position is of no edition but those listed"
    );
}

fn check_random_game<G: Wording>(
    options: &OptionValues,
    seed: u64,
    effort: Effort,
    seen: &mut Seen,
) {
    let typed = G::read_options(options).expect("options of the schema");
    let mut position = G::start(&typed);
    let names: Vec<String> = (1..=position.seats()).map(|n| format!("P{n}")).collect();
    let mut rng = FastRng::new(seed);
    for step in 0.. {
        assert!(
            step < effort.longest,
            "every random game ends: seed {seed}, {options:?}"
        );
        if step % effort.stride == seed as usize % effort.stride {
            check_position(&position, seen);
        }
        let before = position.clone();
        let mut events = Vec::new();
        match position.turn() {
            Turn::Player(_) => {
                let actions = position.legal_actions();
                let action = actions[rng.below(actions.len() as u32) as usize];
                position.play_unchecked(action, &mut events);
                let mut silent = before.clone();
                silent.play_unchecked(action, &mut Silent);
                assert_eq!(silent, position, "events change nothing: {action}");
            }
            Turn::Chance => {
                let outcomes = position.outcomes();
                let (outcome, _) = outcomes[rng.below(outcomes.len() as u32) as usize];
                position.resolve_unchecked(outcome, &mut events);
                let mut silent = before.clone();
                silent.resolve_unchecked(outcome, &mut Silent);
                assert_eq!(silent, position, "events change nothing: {outcome}");
            }
            Turn::Over => break,
        }
        assert_ne!(before, position, "every step leads on");
        for event in &events {
            for lang in Lang::ALL {
                assert!(!event.narrate(lang, &names).is_empty(), "{event:?}");
            }
        }
    }
    check_position(&position, seen);
    let ending = position.ending().expect("a finished game has an ending");
    assert_eq!(ending.scores.len(), position.seats());
    assert_ne!(ending.reason, Ending::RESIGNED, "a word of tables");
    assert_eq!(
        ending.drawn,
        G::HAS_DRAWS && ending.winners.is_empty(),
        "what a record says tells a draw from a game that everybody has lost"
    );
    assert!(
        ending.winners.iter().all(|w| w.index() < position.seats()),
        "winners sit at the table"
    );
    for lang in Lang::ALL {
        assert!(!G::describe_ending(&ending, lang).is_empty());
    }
}

/// The promises of one position.
fn check_position<G: Wording>(position: &G, seen: &mut Seen) {
    let context = || position.render(Lang::En);
    let actions = position.legal_actions();
    let outcomes = position.outcomes();
    match position.turn() {
        Turn::Player(seat) => {
            assert!(seat.index() < position.seats(), "{}", context());
            assert!(!actions.is_empty(), "a player can act: {}", context());
            assert!(outcomes.is_empty(), "{}", context());
        }
        Turn::Chance => {
            assert!(actions.is_empty(), "{}", context());
            assert!(!outcomes.is_empty(), "something can happen: {}", context());
            assert!(outcomes.iter().all(|&(_, weight)| weight > 0));
        }
        Turn::Over => {
            assert!(actions.is_empty() && outcomes.is_empty());
        }
    }
    assert_eq!(position.ending().is_some(), position.turn() == Turn::Over);
    assert_eq!(actions, position.legal_actions(), "the order is fixed");
    check_texts(position, &actions, &outcomes);
    check_checked_play(position, &actions);
    check_document(position, seen);
    for lang in Lang::ALL {
        assert!(!position.render(lang).is_empty());
        assert!(!position.prompt(lang).is_empty());
    }
}

fn check_texts<G: Wording>(position: &G, actions: &[G::Action], outcomes: &[(G::Outcome, u32)]) {
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    for (action, text) in actions.iter().zip(&texts) {
        assert_eq!(
            text.parse::<G::Action>().as_ref(),
            Ok(action),
            "actions round-trip: {text}"
        );
        for lang in Lang::ALL {
            assert!(!position.describe(*action, lang).is_empty(), "{text}");
        }
    }
    texts.sort_unstable();
    let before = texts.len();
    texts.dedup();
    assert_eq!(texts.len(), before, "no action is listed twice");
    for (index, (outcome, _)) in outcomes.iter().enumerate() {
        let text = outcome.to_string();
        assert_eq!(text.parse::<G::Outcome>(), Ok(*outcome), "{text}");
        assert!(!outcomes[..index].iter().any(|(other, _)| other == outcome));
    }
    for garbage in [
        "",
        " ",
        "\0",
        "ż",
        "no such action",
        "1",
        "{}",
        "move",
        "draw",
    ] {
        if let Ok(action) = garbage.parse::<G::Action>() {
            assert_eq!(
                action.to_string(),
                garbage,
                "text is exact to the character"
            );
        }
        if let Ok(outcome) = garbage.parse::<G::Outcome>() {
            assert_eq!(
                outcome.to_string(),
                garbage,
                "text is exact to the character"
            );
        }
    }
}

/// Exactly the generated actions are accepted, and a refusal changes nothing.
fn check_checked_play<G: Wording>(position: &G, actions: &[G::Action]) {
    for &action in actions {
        let mut checked = position.clone();
        let mut events = Vec::new();
        checked
            .play(action, &mut events)
            .expect("a generated action is accepted");
        let mut unchecked = position.clone();
        unchecked.play_unchecked(action, &mut Silent);
        assert_eq!(checked, unchecked, "checked and unchecked agree: {action}");
        // What was legal before and no longer is, is refused.
        if checked.turn().player().is_some() && !checked.legal_actions().contains(&action) {
            let untouched = checked.clone();
            let error = checked
                .play(action, &mut Silent)
                .expect_err("what is not generated is refused");
            let rule = checked.rule_against(action);
            let text = action.to_string();
            assert_eq!(error, PlayError::Illegal { action: text, rule });
            assert_eq!(checked, untouched, "a refusal changes nothing");
            for lang in Lang::ALL {
                let refusal = checked.why_not(action, lang);
                assert!(!refusal.text.is_empty() && !refusal.rule.is_empty());
                assert_eq!(refusal.rule, rule, "the rule is the same in every language");
            }
        }
    }
    if position.turn() == Turn::Over {
        let mut finished = Position::new(position.clone());
        for text in ["pass", "move a1-a2"] {
            if text.parse::<G::Action>().is_ok() {
                assert_eq!(finished.play(text), Err(PlayError::Over));
            }
        }
        assert_eq!(finished, Position::new(position.clone()));
    }
}

fn check_document<G: Wording>(position: &G, seen: &mut Seen) {
    let document = position.document();
    assert_eq!(document["game"], G::NAME);
    // Through text, as a file or a message would carry it.
    let text = document.to_string();
    let parsed: Value = serde_json::from_str(&text).expect("a document is JSON");
    let read = G::from_document(&parsed)
        .unwrap_or_else(|violations| panic!("own documents are accepted: {violations}\n{text}"));
    assert_eq!(&read, position, "documents round-trip: {text}");
    assert_eq!(read.document(), document);
    assert_eq!(read.state_hash(), position.state_hash());
    let known = seen
        .0
        .entry(position.state_hash())
        .or_insert_with(|| text.clone());
    assert_eq!(known, &text, "different positions have different hashes");

    let mut foreign = parsed.clone();
    foreign["no such field"] = Value::Bool(true);
    foreign["game"] = Value::String("no such game".into());
    let violations = G::from_document(&foreign).expect_err("foreign documents are refused");
    assert!(violations.0.len() >= 2, "every violation is listed");
    let garbage = [Value::Null, json!([]), json!(7), json!(G::NAME)];
    for garbage in garbage {
        let violations = G::from_document(&garbage).expect_err("not an object");
        let text = violations.to_string();
        assert!(text.starts_with("document: expected an object"), "{text}");
        // A field of the wrong kind is refused or, if it may be null, still gives a position.
        for name in parsed.as_object().expect("an object").keys() {
            let mut spoilt = parsed.clone();
            spoilt[name] = garbage.clone();
            let _ = G::from_document(&spoilt);
        }
    }
    for name in parsed.as_object().expect("an object").keys() {
        let mut spoilt = parsed.clone();
        spoilt[name] = Value::String("?".into());
        let violations =
            G::from_document(&spoilt).expect_err("a field that makes no sense is refused");
        assert!(
            violations.0.iter().any(|v| v.at.starts_with(name.as_str())),
            "the field at fault is named: {name}: {violations}"
        );
    }
}

/// A game with a seed is recorded and replayed; a foreign seed and a missing move are detected.
fn check_record<G: Wording>() {
    let registry = Registry::new(vec![rules_of::<G>()]);
    let seed = Seed::from_number(5);
    let start = rules_of::<G>()
        .start(&OptionValues::new())
        .expect("defaults");
    let seats = start.seats();
    let mut history = History::new(start);
    let mut rng = FastRng::new(5);
    loop {
        match history.now().turn() {
            Turn::Chance => {
                history.resolve_by(&seed);
            }
            Turn::Player(_) => {
                let actions = history.now().legal_actions();
                let action = actions[rng.below(actions.len() as u32) as usize].clone();
                history.play(&action).expect("legal");
            }
            Turn::Over => break,
        }
    }
    check_undo(&history, &seed);
    let people = vec![
        RecordedSeat {
            name: "Ada".into(),
            bot: None
        };
        seats
    ];
    let record = Record::of(&history, people, Some(seed));
    let read = Record::read(&record.write()).expect("records round-trip");
    assert_eq!(read, record);
    let replayed = read.replay(&registry).expect("replays");
    assert_eq!(replayed.now(), history.now());
    assert_eq!(replayed.now().state_hash(), record.hash);
    assert_eq!(replayed.chance_mismatches(&seed), []);
    // In a short game another seed may pick the same outcomes.
    let is_found_out =
        |number: u64| !(replayed.chance_mismatches(&Seed::from_number(number))).is_empty();
    let is_random = replayed.chance_turns() > 0;
    assert_eq!(
        (6..38).any(is_found_out),
        is_random,
        "a foreign seed is found out"
    );
    let mut shortened = record;
    shortened.moves.pop();
    let shortened_now = shortened
        .replay(&registry)
        .expect("replays")
        .now()
        .state_hash();
    assert_ne!(shortened_now, shortened.hash, "a missing move is found out");
}

/// Undo follows the promise, and going back and forth again gives the same outcomes.
fn check_undo(history: &History, seed: &Seed) {
    let mut again = history.clone();
    while let Some(last) = again.steps().last().cloned() {
        let length = again.length();
        match last.actor {
            Actor::Player(seat) => {
                assert_eq!(again.undo_for(seat), Ok(length - 1));
                for other in Seat::first(again.now().seats()).filter(|&other| other != seat) {
                    assert!(again.undo_for(other).is_err());
                }
                again.truncate(length - 1);
            }
            Actor::Chance => {
                for seat in Seat::first(again.now().seats()) {
                    assert!(again.undo_for(seat).is_err());
                }
                again.truncate(length - 1);
                let replayed = again.resolve_by(seed).expect("chance's turn").text.clone();
                assert_eq!(
                    replayed, last.text,
                    "the same chance turn, the same outcome"
                );
                again.truncate(length - 1);
            }
        }
    }
}
