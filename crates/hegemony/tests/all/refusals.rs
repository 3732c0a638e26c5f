//! What is impossible says why, with its rule, in every language.

use std::collections::BTreeSet;

use hegemony::dice::powers;
use hegemony::{Action, Captain, CardSet, Cube, Die, Encounter, Hegemony, Planet, Weapon};
use serde_json::{Map, json};
use starboard_kernel::testing::{check_explained, check_reasons, check_refusal};
use starboard_kernel::{FastRng, Game, Lang, Silent, Turn, Wording};

use crate::setting::{Setting, long_lived_step, setting};

/// What the card that is met costs.
fn due() -> u8 {
    let card = Encounter::read("hunter").expect("a card");
    card.card(CardSet::First).strength
}

/// The most points of Weapons.
fn most() -> u8 {
    let captain = Captain::read("brandt").expect("a captain");
    captain.card(CardSet::First).points[0]
}

/// The numbers of the cards, where a text says DUE, LESS (one less than that), MOST or OVER (one
/// more than that).
fn with_numbers(text: &str) -> String {
    text.replace("DUE", &due().to_string())
        .replace("LESS", &(due() - 1).to_string())
        .replace("MOST", &most().to_string())
        .replace("OVER", &(most() + 1).to_string())
}

/// A card is met that costs points of red.
fn meeting() -> Setting {
    setting(&["decide 1"]).line("hunter picket cutter smuggler")
}

/// A card is met that costs points of orange.
fn meeting_orange() -> Setting {
    setting(&["decide 1"]).line("hunter cutter picket smuggler")
}

fn meeting_zero() -> Setting {
    setting(&["decide 1"]).line("informant picket cutter smuggler")
}

/// Something can be played from the hand, so that the position waits.
fn evading() -> Setting {
    setting(&["evaded 1", "evade draw 2", "evading 1"])
        .line("hunter picket cutter smuggler")
        .hand(&["ceasefire"])
}

fn searching(cubes: i8) -> Setting {
    setting(&["searching"])
        .line("+picket +cutter")
        .hand(&["mechanic"])
        .dice(&[("specialist", 3), ("engineer", 2)])
        .search(cubes)
}

fn in_search(task: &'static str) -> Setting {
    setting(&["searching", task])
        .line("+picket +cutter")
        .search(2)
}

/// Two Super Weapons need red and no ability can be raised by it.
fn keeping() -> Setting {
    in_search("keep red").found(&[
        ("sunlance", [0; 3], false),
        ("prism-drill", [0; 3], false),
        ("starcloak", [0, 0, 1], false),
    ])
}

fn choosing() -> Setting {
    setting(&["choose planet"]).planet(None).hand(&["mechanic"])
}

/// Every reason there is: a position, an action, the rule that forbids it, and words of the
/// reason, all to be read [`with_numbers`].
fn table() -> Vec<(Setting, &'static str, &'static str, &'static str)> {
    let over = |end: &'static str| setting(&[]).line("hunter").with("end", end);
    let victory = || {
        let all = ["sunlance", "prism-drill", "starcloak", "null-bell"];
        let found = all.map(|weapon| (weapon, [0; 3], false));
        over("victory").search(0).found(&found)
    };
    let exhausted = || setting(&[]).exhausted();
    let drawing = |agenda: &[&'static str]| setting(agenda).planet(None);
    let borrowed = || {
        let agenda = ["decide 1", "turn down intelligence", "borrowed engineer 2"];
        setting(&agenda)
            .line("hunter cutter picket smuggler")
            .captain("tesse", &[("engineer", 6), ("intelligence", 5)])
            .with("die_used", true)
    };
    let with_die = |base: Setting, die: &'static str, face: u8| {
        let other = if die == "specialist" {
            "engineer"
        } else {
            "specialist"
        };
        base.dice(&[(die, face), (other, 6)])
    };
    let empty = [0; 6];
    let sifted = [
        "picket", "cutter", "lancer", "bulwark", "warden", "hound", "siege", "jammer",
    ];
    let text = || setting(&["decide 1", "text card boarders 1 1"]).line("boarders picket");
    vec![
        (victory(), "draw", "H25", "the game is over"),
        (
            over("crippled").points([3, 0, 0]),
            "engage red 1",
            "H26",
            "the game is over",
        ),
        (exhausted(), "finish", "H26", "the game is over"),
        // Chance decides first.
        (
            drawing(&["choose planet", "deal planets 3"]).with("planets", planets_unseen()),
            "planet cinder",
            "H10",
            "chance has to decide first",
        ),
        (
            setting(&["draw line 4"]),
            "draw",
            "H11",
            "The line is being drawn",
        ),
        (
            setting(&["sift 8"]),
            "draw",
            "H24",
            "Eight cards are being drawn",
        ),
        (
            setting(&["evaded 1", "evade draw 2"]).line("hunter picket"),
            "evade red 1",
            "H18",
            "chance has to decide first",
        ),
        (
            in_search("draw cube"),
            "finish",
            "H20",
            "chance has to decide first",
        ),
        (
            in_search("find"),
            "draw",
            "H20",
            "A Super Weapon is being drawn",
        ),
        (
            setting(&["evaded 1", "evade draw 2", "evading 1", "probe"]).line("hunter picket"),
            "draw",
            "H24",
            "chance has to decide first",
        ),
        // Planets and the line.
        (
            choosing(),
            "planet farewell",
            "H10",
            "Farewell is not face up: choose",
        ),
        (meeting(), "planet cinder", "H10", "already chosen Murmur"),
        (
            meeting(),
            "draw",
            "H14",
            "there is nothing to draw now. Bounty Hunter, strength DUE",
        ),
        (choosing(), "draw", "H10", "Round 2: choose the planet"),
        (keeping(), "draw", "H20", "there is nothing to draw now"),
        (searching(0), "draw", "H20", "no cube is left to draw"),
        (searching(3), "finish", "H20", "3 cubes left to draw"),
        (meeting(), "finish", "H20", "only a search can be finished"),
        (
            setting(&["place card"]).with("sifted", json!(sifted)),
            "place hunter",
            "H24",
            "Bounty Hunter is not among the cards",
        ),
        (meeting(), "place hunter", "H24", "not being chosen now"),
        // Engaging and evading.
        (
            choosing(),
            "engage red 1",
            "H14",
            "there is no card to engage or evade",
        ),
        (
            evading(),
            "engage red 3",
            "H14",
            "there is no card to engage or evade",
        ),
        (
            searching(2),
            "evade red 1",
            "H14",
            "there is no card to engage or evade",
        ),
        (
            meeting_zero(),
            "engage free",
            "H16",
            "is zero, so it must be evaded",
        ),
        (
            meeting().points([due() - 2, 1, 3]),
            "engage red 1",
            "H16",
            "you cannot pay DUE against Weapons: you are 1 point short; evade",
        ),
        (
            meeting(),
            "engage red OVER",
            "H16",
            "you have only MOST points of Weapons",
        ),
        (
            meeting(),
            "engage red LESS",
            "H16",
            "this pays LESS, but you owe exactly DUE with Weapons",
        ),
        (
            meeting(),
            "engage red MOST",
            "H16",
            "this pays MOST, but you owe exactly DUE",
        ),
        (
            meeting(),
            "engage red LESS blue 1",
            "H16",
            "two points of Infiltration stand for one",
        ),
        (
            meeting().alien("ledger"),
            "engage red LESS blue 2",
            "H16",
            "no ability stands for another here: pay with Weapons",
        ),
        (
            meeting().with("boost", 5),
            "engage red DUE",
            "H17",
            "nothing is left to pay",
        ),
        (
            meeting().with("boost", 1).with("committed", true),
            "evade red 1",
            "H17",
            "used a die or a hand card to engage this card",
        ),
        (
            meeting(),
            "evade red 2",
            "H18",
            "evading costs exactly 1 point",
        ),
        (
            meeting(),
            "evade free",
            "H18",
            "evading costs exactly 1 point",
        ),
        (
            meeting(),
            "evade red OVER",
            "H18",
            "you have only MOST points of Weapons",
        ),
        (
            meeting().alien("drift"),
            "evade red 1",
            "H18",
            "evading is free here",
        ),
        // Dice.
        (
            choosing(),
            "use specialist boost",
            "H23",
            "no die can be used now. Round 2",
        ),
        (
            meeting(),
            "use scanner take",
            "H23",
            "Scanning Technology is not one of your dice",
        ),
        (
            meeting().with("die_used", true),
            "use specialist boost",
            "H23",
            "you have already used a die this round",
        ),
        (
            meeting(),
            "use specialist clear",
            "H24",
            "shows 6, which does something else: +3 Weapons",
        ),
        (
            borrowed(),
            "use specialist boost",
            "H24",
            "the borrowed die must be used now: Engineer",
        ),
        (
            borrowed(),
            "use engineer extra",
            "H24",
            "Engineer shows 2, which does something else",
        ),
        (
            searching(2),
            "use specialist boost",
            "H24",
            "used when you engage a card",
        ),
        (
            with_die(meeting(), "specialist", 5),
            "use specialist clear",
            "H24",
            "in an evade, before cubes are drawn",
        ),
        (
            with_die(meeting(), "infiltrator", 1),
            "use infiltrator extra",
            "H24",
            "can only be used in the search",
        ),
        (
            with_die(evading(), "engineer", 2),
            "use engineer tune",
            "H24",
            "when you meet a card, or in the search",
        ),
        (
            with_die(meeting(), "translator", 6),
            "use translator sift",
            "H24",
            "before the line is drawn",
        ),
        (
            with_die(meeting(), "scanner", 6),
            "use scanner claim",
            "H24",
            "when a yellow cube is drawn",
        ),
        (
            with_die(
                setting(&["decide 1"]).line("picket cutter"),
                "intelligence",
                4,
            ),
            "use intelligence reroll",
            "H24",
            "when engaging an Agent",
        ),
        (
            with_die(meeting(), "intelligence", 6),
            "use intelligence reroll",
            "H24",
            "when engaging a Guardforce with a Planet Icon",
        ),
        (
            with_die(meeting(), "intelligence", 2),
            "use intelligence trade",
            "H24",
            "when engaging a Guardforce with a Planet Icon",
        ),
        (
            with_die(meeting(), "translator", 1),
            "use translator reroll",
            "H24",
            "can only be used in the search",
        ),
        (
            meeting().with("boost", 5),
            "use specialist boost",
            "H17",
            "nothing is left to pay",
        ),
        (
            meeting_zero(),
            "use specialist boost",
            "H16",
            "is zero, so it must be evaded",
        ),
        (
            meeting_orange(),
            "use specialist boost",
            "H24",
            "does not help against Engineering",
        ),
        (
            with_die(meeting(), "engineer", 2),
            "use engineer tune",
            "H24",
            "no system die below face 6",
        ),
        (
            with_die(evading(), "specialist", 5).bag([4, 4, 4, 0, 4, 4]),
            "use specialist clear",
            "H24",
            "there are no white cubes in the bag",
        ),
        (
            with_die(evading(), "scanner", 4).bag(empty),
            "use scanner probe",
            "H24",
            "the bag has no cubes for that",
        ),
        (
            with_die(searching(2), "infiltrator", 3)
                .dice(&[("infiltrator", 3), ("engineer", 2)])
                .bag(empty),
            "use infiltrator extra",
            "H24",
            "the bag has no cubes for that",
        ),
        (
            with_die(meeting(), "translator", 2),
            "use translator exchange",
            "H24",
            "no Super Weapon has been found",
        ),
        (
            with_die(meeting(), "translator", 5),
            "use translator understand",
            "H24",
            "left to understand",
        ),
        (
            searching(2).dice(&[("scanner", 1), ("engineer", 2)]),
            "use scanner recover",
            "H24",
            "no evaded card has a Planet Icon",
        ),
        (meeting(), "turn to 1", "H23", "there is no die to turn now"),
        (
            meeting(),
            "turn up specialist",
            "H24",
            "there is no die to turn now",
        ),
        (
            setting(&["decide 1", "turn down specialist"]).line("hunter picket"),
            "turn to 6",
            "H23",
            "Weapons Specialist shows 6 and must be turned to a lower face",
        ),
        (
            setting(&["decide 1", "turn up any 3"])
                .line("hunter picket")
                .dice(&[("specialist", 1), ("engineer", 1)]),
            "turn up scanner",
            "H23",
            "not one of your dice",
        ),
        (
            in_search("reroll"),
            "reroll scanner",
            "H23",
            "not one of your dice",
        ),
        (
            meeting(),
            "reroll specialist",
            "H24",
            "there is no die to roll again now",
        ),
        (
            setting(&["decide 1", "trade"]).line("hunter picket"),
            "trade scanner translator",
            "H24",
            "not one of your dice",
        ),
        (
            setting(&["decide 1", "trade"]).line("hunter picket"),
            "trade specialist engineer",
            "H24",
            "Engineer is already yours",
        ),
        (
            meeting(),
            "trade specialist scanner",
            "H24",
            "there is no die to swap now",
        ),
        // The hand and the texts of cards.
        (meeting(), "play mechanic", "H22", "is not in your hand"),
        (
            choosing(),
            "play mechanic",
            "H22",
            "no card from your hand can be played now",
        ),
        (
            meeting().hand(&["archivist"]),
            "play archivist",
            "H22",
            "cannot be played now. In the search",
        ),
        (
            meeting().hand(&["mechanic"]),
            "play mechanic",
            "H22",
            "would do nothing now",
        ),
        (
            evading().hand(&["ceasefire", "mechanic"]),
            "play mechanic",
            "H22",
            "cannot be played now",
        ),
        (
            meeting().hand(&["defector"]).with("boost", 5),
            "play defector",
            "H17",
            "nothing is left to pay",
        ),
        (
            meeting_zero().hand(&["defector"]),
            "play defector",
            "H16",
            "is zero",
        ),
        (meeting(), "choose 1", "H14", "no card offers a choice now"),
        (text(), "gain red", "H14", "there is no point to gain now"),
        (text(), "lose red", "H14", "there is no point to lose now"),
        (
            setting(&["decide 1", "gain 2"])
                .line("hunter picket")
                .points([most(), 1, 1]),
            "gain red",
            "H1",
            "Weapons is at its maximum of MOST",
        ),
        (
            setting(&["decide 1", "lose 1"])
                .line("hunter picket")
                .points([0, 1, 1]),
            "lose red",
            "H14",
            "Weapons is at zero",
        ),
        (
            in_search("lose 1").points([0, 1, 1]),
            "lose red",
            "H20",
            "Weapons is at zero",
        ),
        (
            searching(2),
            "lose red",
            "H20",
            "there is no point to lose now",
        ),
        (
            in_search("take 1 any but yellow").bag([4, 0, 4, 4, 4, 4]),
            "take orange",
            "H24",
            "there is no orange cube in the bag",
        ),
        (
            in_search("take 1 any but yellow"),
            "take yellow",
            "H24",
            "a yellow cube may not be taken",
        ),
        (meeting(), "take white", "H24", "there is no cube to take"),
        (
            in_search("discard").hand(&["mechanic", "smuggler"]),
            "discard cargo",
            "H22",
            "is not in your hand",
        ),
        (
            meeting(),
            "discard cargo",
            "H22",
            "there is no card to discard now",
        ),
        // Cubes and Super Weapons.
        (
            keeping(),
            "raise",
            "H20",
            "Weapons is at its maximum of MOST",
        ),
        (
            keeping().alien("choir").points([1, 1, 1]),
            "raise",
            "H20",
            "cubes raise no ability here",
        ),
        (meeting(), "raise", "H20", "no cube is waiting to be used"),
        (
            searching(2),
            "fit sunlance",
            "H20",
            "no cube is waiting to be used",
        ),
        (
            keeping(),
            "fit null-bell",
            "H20",
            "Null Bell has not been found yet",
        ),
        (
            keeping(),
            "fit starcloak",
            "H21",
            "Starcloak is already understood",
        ),
        (
            in_search("keep red")
                .points([1, 1, 1])
                .found(&[("sunlance", [0; 3], false), ("null-bell", [0; 3], false)]),
            "fit null-bell",
            "H20",
            "Null Bell needs no red cube, only 1 orange cube",
        ),
        (
            in_search("pair red white"),
            "keep blue",
            "H24",
            "no blue cube is among the two",
        ),
        (
            searching(2),
            "keep blue",
            "H24",
            "there are no two cubes to choose from",
        ),
        (
            in_search("understand")
                .found(&[("starcloak", [0, 0, 1], false), ("sunlance", [0; 3], false)]),
            "understand starcloak",
            "H21",
            "already understood",
        ),
        (
            in_search("understand").found(&[("sunlance", [0; 3], false)]),
            "understand null-bell",
            "H24",
            "has not been found yet",
        ),
        (meeting(), "understand sunlance", "H21", "to understand now"),
        (
            in_search("exchange").found(&[("sunlance", [0; 3], false)]),
            "exchange null-bell starcloak",
            "H24",
            "Null Bell has not been found yet",
        ),
        (
            in_search("exchange")
                .found(&[("sunlance", [0; 3], false), ("starcloak", [0; 3], false)]),
            "exchange sunlance starcloak",
            "H24",
            "Starcloak has already been found",
        ),
        (
            meeting(),
            "exchange sunlance starcloak",
            "H24",
            "to swap now",
        ),
        (
            in_search("claim").found(&[("sunlance", [0; 3], false)]),
            "claim sunlance",
            "H24",
            "Sunlance has already been found",
        ),
        (meeting(), "claim sunlance", "H24", "to choose now"),
    ]
}

fn planets_unseen() -> serde_json::Value {
    // One has been searched in the first round.
    let unseen: Vec<&str> = Planet::all().map(Planet::id).skip(1).collect();
    json!({ "unseen": unseen, "face_up": [], "searched": null })
}

#[test]
fn every_reason_names_its_rule() {
    let rules = check_reasons(table().into_iter().map(|(setting, text, rule, words)| {
        (
            setting.place(),
            with_numbers(text),
            rule,
            with_numbers(words),
        )
    }));
    let expected = "H1 H10 H11 H14 H16 H17 H18 H20 H21 H22 H23 H24 H25 H26";
    assert_eq!(Vec::from_iter(rules).join(" "), expected);
}

/// Setup is nobody's turn.
#[test]
fn while_the_game_is_set_up_chance_decides() {
    let options = Hegemony::read_options(&Map::new()).expect("defaults");
    let mut position = Hegemony::start(&options);
    let mut rules = Vec::new();
    let mut rng = FastRng::new(3);
    while position.turn() == Turn::Chance {
        for lang in Lang::ALL {
            let refusal = position.why_not(Action::Draw, lang);
            assert!(refusal.text.len() > 20, "{}", refusal.text);
            if rules.last() != Some(&refusal.rule) {
                rules.push(refusal.rule);
            }
        }
        let outcome = position.random_outcome(&mut rng, &mut Vec::new());
        position.resolve_unchecked(outcome, &mut Silent);
    }
    assert_eq!(rules, ["H5", "H6", "H9"]);
}

/// Every action of the notation but for most payments and pairs.
fn pool() -> Vec<Action> {
    let mut texts: Vec<String> = ["draw", "finish", "raise", "choose 1", "choose 2"]
        .map(str::to_owned)
        .to_vec();
    texts.extend(Planet::all().map(|card| format!("planet {card}")));
    for verb in ["place", "play", "discard"] {
        texts.extend(Encounter::all().map(|card| format!("{verb} {card}")));
    }
    for verb in ["fit", "understand", "claim"] {
        texts.extend(Weapon::all().map(|card| format!("{verb} {card}")));
    }
    let others = Weapon::all().skip(1);
    texts.extend(
        Weapon::all()
            .zip(others)
            .map(|(a, b)| format!("exchange {a} {b}")),
    );
    for colour in ["red", "orange", "blue"] {
        texts.push(format!("gain {colour}"));
        texts.push(format!("lose {colour}"));
        for points in 1..=6 {
            texts.push(format!("engage {colour} {points}"));
            texts.push(format!("evade {colour} {points}"));
        }
    }
    texts.extend(["engage free", "evade free", "engage red 1 blue 2"].map(str::to_owned));
    for cube in Cube::ALL {
        texts.push(format!("take {cube}"));
        texts.push(format!("keep {cube}"));
    }
    for die in Die::ALL {
        texts.push(format!("reroll {die}"));
        texts.push(format!("turn up {die}"));
        texts.extend(Die::ALL.iter().map(|into| format!("trade {die} {into}")));
        let words: BTreeSet<&str> = (1..=6)
            .flat_map(|face| powers(*die, face).iter().map(|power| power.word()))
            .collect();
        texts.extend(words.iter().map(|word| format!("use {die} {word}")));
    }
    texts.extend((1..=6).map(|face| format!("turn to {face}")));
    let read = |text: &String| text.parse::<Action>().expect("notation");
    texts.iter().map(read).collect()
}

/// Over whole games: any action at any time is either legal or explained.
#[test]
fn any_action_at_any_time_is_legal_or_explained() {
    let pool = pool();
    assert!(pool.len() > 300);
    let (mut rules, mut accepted) = (BTreeSet::new(), BTreeSet::new());
    for (seed, captain) in (0..).zip(Captain::all().cycle().take(16)) {
        let mut options = Map::new();
        options.insert("captain".to_owned(), captain.id().into());
        let set = CardSet::ALL[usize::from(seed % 3 > 0)];
        options.insert("edition".to_owned(), json!(set));
        let options = Hegemony::read_options(&options).expect("options");
        let mut position = Hegemony::start(&options);
        let mut rng = FastRng::new(seed);
        loop {
            let legal = position.legal_actions();
            for &action in &pool {
                if legal.contains(&action) {
                    accepted.insert(action.to_string());
                    continue;
                }
                let rule = check_explained(&position, action);
                assert!(rule.starts_with('H'), "{action}");
                rules.insert(rule);
                // Play lists the legal actions each time: some are enough.
                if rng.below(32) == 0 {
                    check_refusal(&position, action);
                }
            }
            if position.turn() == Turn::Over {
                break;
            }
            long_lived_step(&mut position, &mut rng, &mut Silent);
        }
    }
    assert!(rules.len() >= 12, "{rules:?}");
    assert!(accepted.len() > 100, "only {} were legal", accepted.len());
}
