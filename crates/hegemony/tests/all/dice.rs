//! H23, H24: every face of the six captain's dice, one test each.

use std::collections::BTreeMap;

use hegemony::cards::Moment;
use hegemony::dice::powers;
use hegemony::{Ability, Cube, Die, Encounter, Kind, Weapon};
use starboard_kernel::testing::Scene as _;
use starboard_kernel::{Game, Turn};

use super::SET;
use super::scene::{
    MEETING, Picker, SEARCH, Scene, Setting, Topic, calm, cubes, is_calm, is_plain,
    is_plain_to_evade,
};

use Ability::{Blue, Orange, Red};
use Die::{Engineer, Infiltrator, Intelligence, Scanner, Specialist, Translator};

/// Another die, which nothing happens with.
fn other(die: Die) -> Die {
    if die == Specialist {
        Infiltrator
    } else {
        Specialist
    }
}

fn dice(die: Die, face: u8) -> String {
    format!("{die} {face}, {} 1", other(die))
}

/// A strong card is met that is engaged with this icon.
fn meeting(icon: Ability, due: u8) -> Setting {
    let mut picker = Picker::default();
    let next = picker.with_icon(icon);
    let met = picker.pick("plain and strong", |c| is_plain(c) && c.strength >= due);
    let setting = calm(&MEETING).line(&[met, next]);
    setting.boost(met.card(SET).strength - due).meeting()
}

/// A card is being evaded; no cube is drawn yet.
fn evading(die: Die, face: u8, bag: &str) -> Scene {
    let mut picker = Picker::default();
    let met = picker.pick("plain to evade", is_plain_to_evade);
    let line = [met, picker.plain()];
    let scene = calm(&MEETING)
        .line(&line)
        .bag(bag)
        .dice(&dice(die, face))
        .meeting();
    scene.scene().play("evade red 1")
}

/// In a search that still draws this many cubes.
fn searching(die: Die, face: u8, cubes: i8, bag: &str) -> Setting {
    let mut picker = Picker::default();
    let line = [picker.pick("plain in a search", |card| {
        is_plain(card) && is_calm(&card.text, &SEARCH)
    })];
    let setting = calm(&SEARCH).line(&line).bag(bag).dice(&dice(die, face));
    setting.searching(cubes)
}

/// H23: the die is turned to 1, if there is a choice.
#[track_caller]
fn turned(scene: Scene) -> Scene {
    if scene.task().starts_with("turn down") {
        scene.play("turn to 1")
    } else {
        scene
    }
}

/// Uses a die for something that needs no choice, and turns it to 1.
#[track_caller]
fn used(scene: &Scene, die: Die, power: &str) -> Scene {
    turned(scene.play(&format!("use {die} {power}")))
}

#[track_caller]
fn check_usable(scene: &Scene, die: Die, power: &str, expected: bool) {
    let uses = scene.ways("use");
    let found = uses.contains(&format!("{die} {power}"));
    assert_eq!(
        found,
        expected,
        "{die} {power}: {uses:?} in {}",
        scene.document()
    );
}

/// "+n colour" lowers what is to be paid if the Engage Icon is that colour, "+n any" always.
#[track_caller]
fn check_boost(die: Die, face: u8, by: u8, colour: Option<Ability>) {
    for &icon in Ability::ALL {
        let scene = meeting(icon, 4).dice(&dice(die, face)).scene();
        let counts = colour.is_none_or(|colour| colour == icon);
        check_usable(&scene, die, "boost", counts);
        if counts {
            let after = used(&scene, die, "boost");
            assert_eq!(
                (after.0.due_at(0), after.task().as_str()),
                (4 - by, "decide 1")
            );
            assert_eq!(after.0.face(die), Some(1));
            assert_eq!(after.0.strength_at(0), scene.0.strength_at(0), "H17");
        }
        // H17: what is left may be zero.
        let weak = meeting(icon, 1).dice(&dice(die, face)).scene();
        if counts {
            assert_eq!(used(&weak, die, "boost").ways("engage"), ["free"]);
        }
    }
    // Nothing to engage: not in the search, not in an evade.
    check_usable(
        &searching(die, face, 1, "white 1 red 1").scene(),
        die,
        "boost",
        false,
    );
    check_usable(&evading(die, face, "red 2 white 2"), die, "boost", false);
}

/// What a face can be used for.
#[track_caller]
fn check_words(die: Die, face: u8, expected: &[&str]) {
    let words: Vec<&str> = powers(die, face).iter().map(|power| power.word()).collect();
    assert_eq!(words, expected);
}

#[test]
fn specialist_1() {
    check_words(Specialist, 1, &["boost"]);
    check_boost(Specialist, 1, 1, Some(Red));
}

#[test]
fn specialist_2() {
    check_words(Specialist, 2, &["boost"]);
    check_boost(Specialist, 2, 1, None);
}

#[test]
fn specialist_3() {
    check_words(Specialist, 3, &["boost"]);
    check_boost(Specialist, 3, 2, Some(Red));
}

#[test]
fn specialist_4() {
    check_words(Specialist, 4, &["boost"]);
    check_boost(Specialist, 4, 2, None);
}

// +2 red, or remove 2 white cubes from the bag during an evade.
#[test]
fn specialist_5() {
    check_words(Specialist, 5, &["boost", "clear"]);
    check_boost(Specialist, 5, 2, Some(Red));
    for (whites, left) in [(4, 2), (2, 0), (1, 0)] {
        let scene = evading(Specialist, 5, &format!("red 2 white {whites}"));
        check_usable(&scene, Specialist, "clear", true);
        let after = used(&scene, Specialist, "clear");
        assert_eq!(after.0.bag(), cubes(&format!("red 2 white {left}")));
        assert_eq!(after.0.supply()[3], 12 - left);
        assert_eq!(after.task(), "evade draw 2");
    }
    // Without white cubes it has no use, and not outside an evade.
    let scene = evading(Specialist, 5, "red 2");
    assert_eq!(scene.task(), "evade draw 2");
    check_usable(
        &meeting(Red, 2).dice("specialist 5, scanner 1").scene(),
        Specialist,
        "clear",
        false,
    );
}

#[test]
fn specialist_6() {
    check_words(Specialist, 6, &["boost"]);
    check_boost(Specialist, 6, 3, Some(Red));
}

#[test]
fn engineer_1() {
    check_words(Engineer, 1, &["boost"]);
    check_boost(Engineer, 1, 1, Some(Orange));
}

// +1 orange, or turn a system die up 1.
#[test]
fn engineer_2() {
    check_words(Engineer, 2, &["boost", "tune"]);
    check_boost(Engineer, 2, 1, Some(Orange));
    for face in 1..=6 {
        let dice = format!("engineer 2, scanner {face}");
        let scene = meeting(Red, 2).dice(&dice).scene();
        check_usable(&scene, Engineer, "tune", face < 6);
        if face < 6 {
            let after = used(&scene, Engineer, "tune");
            assert_eq!(after.0.face(Scanner), Some(face + 1));
            assert_eq!(after.0.face(Engineer), Some(1));
            assert_eq!(after.0.due_at(0), 2);
        }
        // H23: in either phase.
        if face < 6 {
            let scene = searching(Engineer, 2, 1, "white 2").dice(&dice).scene();
            let after = used(&scene, Engineer, "tune");
            assert_eq!(after.0.face(Scanner), Some(face + 1));
        }
    }
    // Without a system die there is nothing to turn up.
    let scene = meeting(Red, 2).dice("engineer 2, specialist 3").scene();
    check_usable(&scene, Engineer, "tune", false);
}

#[test]
fn engineer_3() {
    check_words(Engineer, 3, &["boost"]);
    check_boost(Engineer, 3, 2, Some(Orange));
}

#[test]
fn engineer_4() {
    check_words(Engineer, 4, &["boost"]);
    check_boost(Engineer, 4, 2, None);
}

#[test]
fn engineer_5() {
    check_words(Engineer, 5, &["boost"]);
    check_boost(Engineer, 5, 2, Some(Orange));
}

// +2 orange and turn a system die up 2.
#[test]
fn engineer_6() {
    check_words(Engineer, 6, &["boost"]);
    check_boost(Engineer, 6, 2, Some(Orange));
    for face in 1..=6 {
        let dice = format!("engineer 6, scanner {face}");
        let scene = meeting(Orange, 4).dice(&dice).scene();
        let after = used(&scene, Engineer, "boost");
        assert_eq!(after.0.due_at(0), 2);
        assert_eq!(after.0.face(Scanner), Some((face + 2).min(6)));
        assert_eq!(after.0.face(Engineer), Some(1));
        // The one counts only for orange, the other does not ask.
        let scene = meeting(Blue, 4).dice(&dice).scene();
        check_usable(&scene, Engineer, "boost", face < 6);
        if face < 6 {
            let after = used(&scene, Engineer, "boost");
            assert_eq!(after.0.due_at(0), 4);
            assert_eq!(after.0.face(Scanner), Some((face + 2).min(6)));
        }
    }
}

/// One more cube in this round's search.
#[track_caller]
fn check_extra(face: u8) {
    let scene = searching(Infiltrator, face, 2, "white 2 red 1").scene();
    let after = used(&scene, Infiltrator, "extra");
    // The search continues by itself, as nothing else can be used.
    assert_eq!(after.0.cubes(), 3);
    assert_eq!(after.0.face(Infiltrator), Some(1));
    // Even if none is to be drawn any more.
    let scene = searching(Infiltrator, face, 0, "white 2 red 1").scene();
    scene.check("finish", "draw");
    assert_eq!(used(&scene, Infiltrator, "extra").0.cubes(), 1);
}

// 1 more cube in this round's search.
#[test]
fn infiltrator_1() {
    check_words(Infiltrator, 1, &["extra"]);
    check_extra(1);
}

#[test]
fn infiltrator_2() {
    check_words(Infiltrator, 2, &["boost"]);
    check_boost(Infiltrator, 2, 1, Some(Blue));
}

// +1 blue, or 1 more cube in the search.
#[test]
fn infiltrator_3() {
    check_words(Infiltrator, 3, &["boost", "extra"]);
    check_boost(Infiltrator, 3, 1, Some(Blue));
    check_extra(3);
}

#[test]
fn infiltrator_4() {
    check_words(Infiltrator, 4, &["boost"]);
    check_boost(Infiltrator, 4, 1, None);
}

#[test]
fn infiltrator_5() {
    check_words(Infiltrator, 5, &["boost"]);
    check_boost(Infiltrator, 5, 2, Some(Blue));
}

// +2 blue, or remove 2 chosen cubes from the bag during an evade.
#[test]
fn infiltrator_6() {
    check_words(Infiltrator, 6, &["boost", "remove"]);
    check_boost(Infiltrator, 6, 2, Some(Blue));
    let scene = evading(Infiltrator, 6, "red 2 white 1 yellow 3");
    let taking = scene.play("use infiltrator remove");
    taking.exactly("take red, take white, take yellow");
    let second = taking.play("take white");
    second.exactly("take red, take yellow");
    let after = turned(second.play("take red"));
    assert_eq!(after.0.bag(), cubes("red 1 yellow 3"));
    assert_eq!((after.0.supply()[0], after.0.supply()[3]), (13, 12));
    assert_eq!(after.task(), "evade draw 2");
    let yellow = turned(taking.after("take yellow, take yellow"));
    assert_eq!((yellow.0.bag()[5], yellow.0.supply()[5]), (1, 4));
}

/// The Artificial Intelligence borrows a crew die, which comes up with this face: what is left
/// to pay of 4, in the order of the icons, and the uses to choose from.
#[track_caller]
fn check_borrowed(face: u8, crew: Die, rolled: u8, left: [u8; 3], choices: [&str; 3]) {
    for (&icon, (left, choices)) in Ability::ALL.iter().zip(left.into_iter().zip(choices)) {
        let dice = format!("intelligence {face}, {} 1", other(crew));
        let scene = meeting(icon, 4).dice(&dice).scene();
        let rolling = scene.play("use intelligence borrow");
        let weights = rolling.outcomes();
        assert!(weights.len() == 6 && weights.iter().all(|(_, weight)| *weight == 1));
        let mut after = rolling.chance(&format!("die {rolled}"));
        assert_eq!(after.0.face(crew), None, "it is not owned");
        let context = format!("{crew} {rolled} against {icon}");
        if !choices.is_empty() {
            after.exactly(choices);
            after = after.play(choices.split(", ").next().expect("one"));
        }
        let after = turned(after);
        assert_eq!(after.task(), "decide 1", "{context}");
        assert_eq!(after.0.due_at(0), left, "{context}");
        // The face of the system die is turned down, not the borrowed one.
        assert_eq!(after.0.face(Intelligence), Some(1), "{context}");
    }
}

// When engaging, roll a Weapons Specialist die and use that face at once.
#[test]
fn intelligence_1() {
    check_words(Intelligence, 1, &["borrow"]);
    for (rolled, left) in [
        (1, [3, 4, 4]),
        (2, [3, 3, 3]),
        (3, [2, 4, 4]),
        (4, [2, 2, 2]),
        // There is no evade that white cubes could be removed in.
        (5, [2, 4, 4]),
        (6, [1, 4, 4]),
    ] {
        check_borrowed(1, Specialist, rolled, left, ["", "", ""]);
    }
    check_usable(
        &searching(Intelligence, 1, 1, "red 1").scene(),
        Intelligence,
        "borrow",
        false,
    );
}

/// A line whose first card is as said, if the set has such a card; it can be paid.
fn meeting_card(kind: Kind, with_icon: bool) -> Option<Setting> {
    let mut picker = Picker::default();
    let topics = [&MEETING[..7]].concat();
    let met = picker.try_pick(|card| {
        card.kind == kind
            && !card.passes
            && (card.planet_icons > 0) == with_icon
            && card.strength > 0
            && is_calm(&card.text, &topics)
    })?;
    let line = [met, picker.plain()];
    Some(calm(&MEETING).line(&line).meeting())
}

fn meeting_planet_guard() -> Setting {
    meeting_card(Kind::Guardforce, true).expect("a Guardforce with a Planet Icon")
}

/// What serves engaging a Guardforce with a Planet Icon serves no other card.
#[track_caller]
fn check_planet_guards_only(dice: &str, word: &str) {
    let agent = meeting_card(Kind::Agent, true).expect("an Agent with a Planet Icon");
    // A Guardforce without one may be missing from the set.
    let others = [Some(agent), meeting_card(Kind::Guardforce, false)];
    for setting in others.into_iter().flatten() {
        check_usable(&setting.dice(dice).scene(), Intelligence, word, false);
    }
}

// Swap and roll an unowned die for an owned one when engaging a Guardforce with a Planet Icon.
#[test]
fn intelligence_2() {
    check_words(Intelligence, 2, &["trade"]);
    let dice = "intelligence 2, scanner 5";
    let scene = meeting_planet_guard().dice(dice).scene();
    let trading = scene.play("use intelligence trade");
    let mut expected = Vec::new();
    for out in ["intelligence", "scanner"] {
        for into in ["specialist", "engineer", "infiltrator", "translator"] {
            expected.push(format!("trade {out} {into}"));
        }
    }
    trading.exactly(&expected.join(", "));
    let rolling = trading.play("trade scanner engineer");
    assert_eq!(rolling.outcomes().len(), 6);
    let after = rolling.chance("die 4");
    assert_eq!(
        (after.0.face(Scanner), after.0.face(Engineer)),
        (None, Some(4))
    );
    // H23: the used die is turned down; the new one may not be used in this round.
    assert_eq!(after.0.face(Intelligence), Some(1));
    assert!(after.ways("use").is_empty());
    // It may be swapped itself.
    let after = trading.after("trade intelligence specialist, die 6");
    assert_eq!(
        (after.0.face(Intelligence), after.0.face(Specialist)),
        (None, Some(6))
    );
    assert_eq!(after.task(), "decide 1");
    check_planet_guards_only(dice, "trade");
    // One that cannot be paid cannot be engaged (H16).
    let poor = meeting_planet_guard().points([0, 1, 1]).dice(dice);
    let poor = poor.scene();
    let payable = !poor.ways("engage").is_empty();
    check_usable(&poor, Intelligence, "trade", payable);
}

// As face 1 with an Infiltration Agent.
#[test]
fn intelligence_3() {
    check_words(Intelligence, 3, &["borrow"]);
    let choice = "use infiltrator boost, use infiltrator extra";
    for (rolled, left, choices) in [
        (1, [4, 4, 4], ["", "", ""]),
        (2, [4, 4, 3], ["", "", ""]),
        (3, [4, 4, 3], ["", "", choice]),
        (4, [3, 3, 3], ["", "", ""]),
        (5, [4, 4, 2], ["", "", ""]),
        (6, [4, 4, 2], ["", "", ""]),
    ] {
        check_borrowed(3, Infiltrator, rolled, left, choices);
    }
    // One more cube in this round's search, which has not begun yet.
    let scene = meeting(Red, 4).dice("intelligence 3, specialist 1").scene();
    for rolled in [1, 3] {
        let after = scene.after(&format!("use intelligence borrow, die {rolled}"));
        assert_eq!(turned(after).0.cubes(), 1);
    }
}

/// Re-rolls an owned die; the used die is turned down from what it shows then.
#[track_caller]
fn check_reroll(scene: &Scene, die: Die, second: Die) {
    let rerolling = scene.play(&format!("use {die} reroll"));
    rerolling.exactly(&format!("reroll {die}, reroll {second}"));
    let rolling = rerolling.play(&format!("reroll {second}"));
    let weights = rolling.outcomes();
    assert!(weights.len() == 6 && weights.iter().all(|(_, weight)| *weight == 1));
    let after = turned(rolling.chance("die 5"));
    assert_eq!(
        (after.0.face(second), after.0.face(die)),
        (Some(5), Some(1))
    );
    let itself = rerolling.after(&format!("reroll {die}, die 4"));
    itself.exactly("turn to 1, turn to 2, turn to 3");
}

// Re-roll an owned die when engaging an Agent.
#[test]
fn intelligence_4() {
    check_words(Intelligence, 4, &["reroll"]);
    let dice = "intelligence 4, scanner 1";
    let agent = meeting_card(Kind::Agent, true).expect("an Agent");
    let scene = agent.dice(dice).scene();
    check_reroll(&scene, Intelligence, Scanner);
    let scene = meeting_planet_guard().dice(dice).scene();
    check_usable(&scene, Intelligence, "reroll", false);
}

// As face 1 with an Engineer.
#[test]
fn intelligence_5() {
    check_words(Intelligence, 5, &["borrow"]);
    let choice = "use engineer boost, use engineer tune";
    for (rolled, left, choices) in [
        (1, [4, 3, 4], ["", "", ""]),
        // The Artificial Intelligence is a system die that can be turned up itself.
        (2, [4, 3, 4], ["", choice, ""]),
        (3, [4, 2, 4], ["", "", ""]),
        (4, [2, 2, 2], ["", "", ""]),
        (5, [4, 2, 4], ["", "", ""]),
        (6, [4, 2, 4], ["", "", ""]),
    ] {
        check_borrowed(5, Engineer, rolled, left, choices);
    }
    let scene = meeting(Red, 4).dice("intelligence 5, scanner 2").scene();
    for (rolled, up) in [(2, 1), (6, 2)] {
        let tuning = scene.after(&format!("use intelligence borrow, die {rolled}"));
        tuning.exactly("turn up intelligence, turn up scanner");
        let after = turned(tuning.play("turn up scanner"));
        assert_eq!(after.0.face(Scanner), Some(2 + up));
    }
}

// Re-roll an owned die when engaging a Guardforce with a Planet Icon.
#[test]
fn intelligence_6() {
    check_words(Intelligence, 6, &["reroll"]);
    let dice = "intelligence 6, scanner 1";
    let scene = meeting_planet_guard().dice(dice).scene();
    check_reroll(&scene, Intelligence, Scanner);
    check_planet_guards_only(dice, "reroll");
}

// Re-roll an owned die during the search.
#[test]
fn translator_1() {
    check_words(Translator, 1, &["reroll"]);
    let setting = searching(Translator, 1, 2, "white 2");
    check_reroll(
        &setting.dice("translator 1, engineer 1").scene(),
        Translator,
        Engineer,
    );
    let scene = meeting(Red, 2).dice("translator 1, engineer 1").scene();
    check_usable(&scene, Translator, "reroll", false);
}

/// Swaps an owned Super Weapon for one of choice; what the new one does not need of the cubes
/// goes to the supply.
#[track_caller]
fn check_exchange(face: u8) {
    let base = searching(Translator, face, 2, "white 2");
    assert_eq!(base.clone().scene().ways("use"), [""; 0], "nothing to swap");
    for out in Weapon::all() {
        let scene = base.clone().understood(out).scene();
        let exchanging = scene.play("use translator exchange");
        assert_eq!(exchanging.legal_actions().len(), Weapon::COUNT - 1);
        for into in Weapon::all().filter(|into| *into != out) {
            let after = turned(exchanging.play(&format!("exchange {out} {into}")));
            let found = after.0.found().next().expect("one");
            assert_eq!((found.weapon, after.0.found().count()), (into, 1));
            assert_eq!(after.0.weapons_left(), scene.0.weapons_left());
            for at in 0..3 {
                let (had, needs) = (out.card(SET).needs[at], into.card(SET).needs[at]);
                assert_eq!(found.cubes[at], had.min(needs), "{out} {into}");
                let back = had - had.min(needs);
                assert_eq!(after.0.supply()[at], scene.0.supply()[at] + back);
            }
            assert_eq!(found.is_understood(), found.cubes == into.card(SET).needs);
        }
    }
    // One that only counted as understood has no cubes to give.
    let [out, into] = [0, 1].map(|at| Weapon::all().nth(at).expect("two"));
    let scene = base.deciphered(out).scene();
    let after = turned(scene.after(&format!("use translator exchange, exchange {out} {into}")));
    assert!(!after.0.found().next().expect("one").is_understood());
    // H23: in either phase.
    let setting = meeting(Red, 2)
        .dice(&dice(Translator, face))
        .found(out, [0; 3]);
    check_usable(&setting.scene(), Translator, "exchange", true);
}

#[test]
fn translator_2() {
    check_words(Translator, 2, &["exchange"]);
    check_exchange(2);
}

// Once in a search draw two cubes instead of one, use one, the other to the supply.
#[test]
fn translator_3() {
    check_words(Translator, 3, &["pair"]);
    let setting = searching(Translator, 3, 2, "red 2 white 1 black 1 yellow 3").tired(1);
    let scene = setting.scene();
    let first = scene.play("use translator pair");
    let bag = |scene: &Scene| {
        scene
            .outcomes()
            .into_iter()
            .collect::<BTreeMap<String, u32>>()
    };
    let weights = |text: &str| {
        let of_cube = |&cube: &Cube| {
            let weight = u32::from(cubes(text)[cube.index()]);
            (weight > 0).then_some((format!("cube {cube}"), weight))
        };
        Cube::ALL
            .iter()
            .filter_map(of_cube)
            .collect::<BTreeMap<String, u32>>()
    };
    assert_eq!(bag(&first), weights("red 2 white 1 black 1 yellow 3"));
    let second = first.chance("cube red");
    assert_eq!(bag(&second), weights("red 1 white 1 black 1 yellow 3"));
    let choosing = second.chance("cube white");
    choosing.exactly("keep red, keep white");
    let points = scene.points();
    let red = turned(choosing.play("keep red"));
    assert_eq!(red.points(), [points[0] + 1, points[1], points[2]]);
    assert_eq!((red.0.supply()[0], red.0.supply()[3]), (13, 12));
    assert_eq!(red.0.cubes(), 1, "instead of one");
    let white = turned(choosing.play("keep white"));
    assert_eq!(white.0.bag(), cubes("red 1 white 1 black 1 yellow 3"));
    assert_eq!(white.0.supply()[0], 13);
    // Two of a kind leave no choice; a yellow cube may go to the supply.
    let both = turned(second.chance("cube red"));
    assert_eq!(both.points()[0], points[0] + 1);
    assert_eq!((both.0.bag()[0], both.0.supply()[0]), (0, 14));
    let lost = turned(second.after("cube yellow, keep red"));
    assert_eq!((lost.0.bag()[5], lost.0.supply()[5]), (2, 3));
    let found = second.after("cube yellow, keep yellow");
    assert_eq!(found.task(), "find");
    // Two cubes are needed, and one to draw.
    let scene = searching(Translator, 3, 2, "red 1").scene();
    check_usable(&scene, Translator, "pair", false);
    let scene = searching(Translator, 3, 2, "white 1").scene();
    assert_eq!(scene.0.turn(), Turn::Chance);
}

#[test]
fn translator_4() {
    check_words(Translator, 4, &["exchange"]);
    check_exchange(4);
}

/// An owned Super Weapon counts as understood.
#[track_caller]
fn check_understand(die: Die, face: u8) {
    let [a, b] = [0, 1].map(|at| Weapon::all().nth(at).expect("two"));
    let base = searching(die, face, 1, "white 2");
    let scene = base.clone().found(a, [0; 3]).found(b, [0; 3]).scene();
    let choosing = scene.play(&format!("use {die} understand"));
    choosing.exactly(&format!("understand {a}, understand {b}"));
    let after = turned(choosing.play(&format!("understand {b}")));
    let understood: Vec<bool> = after.0.found().map(|found| found.is_understood()).collect();
    assert_eq!(understood, [false, true]);
    // Its cubes stay where they are.
    assert_eq!(after.0.supply(), scene.0.supply());
    // Nothing to understand.
    assert_eq!(base.understood(a).scene().ways("use"), [""; 0]);
    let setting = meeting(Red, 2).dice(&dice(die, face)).found(a, [0; 3]);
    check_usable(&setting.scene(), die, "understand", true);
}

#[test]
fn translator_5() {
    check_words(Translator, 5, &["understand"]);
    check_understand(Translator, 5);
}

/// Before the line is drawn, with some cards known to be in the deck.
fn before_line(decks: [u8; 3], known: &[Encounter]) -> Scene {
    let setting = calm(&[Topic::At(Moment::Round)])
        .decks(decks, 1)
        .shuffled_back(known);
    setting
        .dice("translator 6, scanner 1")
        .agenda("before line")
        .scene()
}

#[track_caller]
fn check_weights(scene: &Scene, known: &[Encounter], each_known: u32, each_unseen: u32) {
    let weights: BTreeMap<String, u32> = scene.outcomes().into_iter().collect();
    let named = |card: &Encounter| format!("card {card}");
    for card in known {
        assert_eq!(weights.get(&named(card)), Some(&each_known), "{card}");
    }
    let unseen: Vec<Encounter> = scene.0.unseen().collect();
    for card in &unseen {
        let weight = weights.get(&named(card)).copied().unwrap_or(0);
        assert_eq!(weight, each_unseen, "{card}");
    }
    let expected = if each_unseen == 0 { 0 } else { unseen.len() };
    assert_eq!(weights.len(), known.len() + expected);
}

// When drawing the line draw 8, choose 4 in any order, shuffle the other 4 back.
#[test]
fn translator_6() {
    check_words(Translator, 6, &["sift"]);
    let scene = before_line([16, 16, 16], &[]);
    scene.exactly("draw, use translator sift");
    let mut sifting = turned(scene.play("use translator sift"));
    let mut drawn = Vec::new();
    for left in (1..=8).rev() {
        assert_eq!(sifting.task(), format!("sift {left}"));
        check_weights(&sifting, &[], 16 - (8 - left), 16 - (8 - left));
        let (name, _) = sifting.outcomes().pop().expect("a card");
        sifting = sifting.chance(&name);
        drawn.push(name.replace("card ", ""));
    }
    assert_eq!(sifting.ways("place").len(), 8);
    // In any order.
    let line = [&drawn[7], &drawn[0], &drawn[5], &drawn[2]];
    for card in &line[..3] {
        sifting = sifting.play(&format!("place {card}"));
        assert!(!sifting.ways("place").contains(card));
    }
    let events = sifting.events(&format!("place {}", line[3]));
    let back = events
        .iter()
        .find(|event| event["event"] == "shuffled_back");
    let back = back.expect("four go back")["cards"]
        .as_array()
        .expect("a list")
        .clone();
    assert_eq!(back.len(), 4);
    let after = sifting.play(&format!("place {}", line[3]));
    assert_eq!(after.0.decks(), [12, 16, 16]);
    assert_eq!(after.0.shuffled_back().count(), 4);
    assert!(
        after
            .0
            .shuffled_back()
            .all(|card| back.contains(&card.id().into()))
    );
    let printed: Vec<&str> = after.0.line().map(|slot| slot.card.id()).collect();
    let expected = line
        .iter()
        .copied()
        .filter(|id| Encounter::read(id).expect("a card").card(SET).kind != Kind::Location);
    assert_eq!(printed, expected.collect::<Vec<_>>());
}

// H7, H24: a card that was shuffled back is in this deck, one never seen may be elsewhere.
#[test]
fn known_cards_are_weighted_rightly() {
    let known: Vec<Encounter> = Encounter::all().skip(3).take(4).collect();
    let sift = |decks| turned(before_line(decks, &known).play("use translator sift"));
    // 12 cards: 4 known, 8 of the 40 unseen. 40 : 8 each, so that any card is one in twelve.
    let scene = sift([12, 16, 16]);
    check_weights(&scene, &known, 40, 8);
    let total: u32 = scene.outcomes().iter().map(|(_, weight)| weight).sum();
    assert_eq!(total, 12 * 40);
    let after = scene.chance(&format!("card {}", known[0]));
    check_weights(&after, &known[1..], 40, 8);
    let unseen = scene.0.unseen().next().expect("one");
    let after = scene.chance(&format!("card {unseen}"));
    check_weights(&after, &known, 39, 7);
    // The last four of a deck are known for sure.
    let scene = sift([4, 16, 16]);
    check_weights(&scene, &known, 1, 0);
    // The same without the die.
    let scene = before_line([8, 16, 16], &known).play("draw");
    assert_eq!(scene.task(), "draw line 4");
    check_weights(&scene, &known, 36, 4);
}

// A deck of four has no eight cards.
#[test]
fn sifting_the_last_four() {
    let mut scene = turned(before_line([4, 16, 16], &[]).play("use translator sift"));
    for _ in 0..4 {
        scene = scene.chance(&scene.outcomes()[0].0);
    }
    assert_eq!(
        (scene.task().as_str(), scene.ways("place").len()),
        ("place card", 4)
    );
}

/// Uses Planet Icons of evaded cards in the search.
#[track_caller]
fn check_recover(face: u8, cards: i8) {
    let mut picker = Picker::default();
    let mut icons = || {
        picker.pick("plain with Planet Icons", |card| {
            is_plain(card) && is_calm(&card.text, &SEARCH) && card.planet_icons > 0
        })
    };
    let with_icons = [icons(), icons(), icons()];
    let without = picker.pick("without Planet Icons", |card| {
        card.kind != Kind::Location && is_calm(&card.text, &SEARCH) && card.planet_icons == 0
    });
    let line = [with_icons[0], with_icons[1], without, with_icons[2]];
    let base = calm(&SEARCH)
        .line(&line)
        .bag("white 3")
        .dice(&dice(Scanner, face));
    for (states, evaded) in [
        ("evaded evaded engaged engaged", 2),
        ("evaded engaged evaded engaged", 1),
        ("engaged engaged evaded engaged", 0),
        ("evaded evaded evaded evaded", 3),
    ] {
        let mut states: Vec<&str> = states.split(' ').collect();
        if without.card(SET).passes {
            states[2] = "passed";
        }
        let states = states.join(" ");
        let scene = base.clone().states(&states).searching(2).scene();
        check_usable(&scene, Scanner, "recover", evaded > 0);
        if evaded > 0 {
            let after = used(&scene, Scanner, "recover");
            assert_eq!(after.0.cubes(), 2 + cards.min(evaded), "{states}");
        }
    }
}

// Use 1 Planet Icon of one evaded card in the search.
#[test]
fn scanner_1() {
    check_words(Scanner, 1, &["recover"]);
    check_recover(1, 1);
}

// During an evade take a cube of your choice except yellow from the bag to the supply.
#[test]
fn scanner_2() {
    check_words(Scanner, 2, &["take"]);
    let scene = evading(Scanner, 2, "red 2 black 1 yellow 3");
    let taking = scene.play("use scanner take");
    taking.exactly("take red, take black");
    let after = turned(taking.play("take red"));
    assert_eq!(
        (after.0.bag(), after.0.supply()[0]),
        (cubes("red 1 black 1 yellow 3"), 13)
    );
    assert_eq!(evading(Scanner, 2, "yellow 3").task(), "decide 2");
}

#[test]
fn scanner_3() {
    check_words(Scanner, 3, &["understand"]);
    check_understand(Scanner, 3);
}

// During an evade draw one random cube: yellow goes back, others to the supply.
#[test]
fn scanner_4() {
    check_words(Scanner, 4, &["probe"]);
    let bag = "red 2 orange 1 white 4 black 1 yellow 3";
    let probing = evading(Scanner, 4, bag).play("use scanner probe");
    let weights: Vec<u32> = probing
        .outcomes()
        .iter()
        .map(|(_, weight)| *weight)
        .collect();
    assert_eq!(weights, [2, 1, 4, 1, 3]);
    let points = probing.points();
    for &cube in Cube::ALL {
        if probing.0.bag()[cube.index()] == 0 {
            continue;
        }
        let after = turned(probing.chance(&format!("cube {cube}")));
        let mut bag = probing.0.bag();
        let mut supply = probing.0.supply();
        if cube != Cube::Yellow {
            bag[cube.index()] -= 1;
            supply[cube.index()] += 1;
        }
        assert_eq!((after.0.bag(), after.0.supply()), (bag, supply));
        // It costs nothing, and the evade continues.
        assert_eq!(after.points(), points);
        assert_eq!(after.task(), "evade draw 2");
    }
}

// Use 1 Planet Icon of each of two evaded cards.
#[test]
fn scanner_5() {
    check_words(Scanner, 5, &["recover"]);
    check_recover(5, 2);
}

// When you draw yellow in the search choose which Super Weapon you get.
#[test]
fn scanner_6() {
    check_words(Scanner, 6, &["claim"]);
    let owned = Weapon::all().next().expect("one");
    let setting = searching(Scanner, 6, 2, "white 1").found(owned, [0; 3]);
    let scene = setting.bag("white 1 yellow 3").scene();
    check_usable(&scene, Scanner, "claim", false);
    let finding = scene.chance("cube yellow");
    finding.exactly("draw, use scanner claim");
    let claiming = turned(finding.play("use scanner claim"));
    assert_eq!(claiming.ways("claim").len(), Weapon::COUNT - 1);
    for weapon in Weapon::all().filter(|weapon| *weapon != owned) {
        let after = claiming.play(&format!("claim {weapon}"));
        assert_eq!(
            after.0.found().last().map(|found| found.weapon),
            Some(weapon)
        );
        assert_eq!(after.0.weapons_left(), scene.0.weapons_left() - 1);
    }
    // Or by chance.
    assert_eq!(finding.play("draw").task(), "find");
}

// H23: nothing may be used twice, whatever the other die is.
#[test]
fn no_second_die_in_a_round() {
    for &die in Die::ALL {
        for face in 1..=6 {
            for setting in [
                meeting(Red, 2).dice(&dice(die, face)).die_used(),
                searching(die, face, 1, "white 2 red 2").die_used(),
            ] {
                assert_eq!(setting.scene().ways("use"), [""; 0], "{die} {face}");
            }
        }
    }
}
