//! Every rule, H1 to H26, and the worked cases. The dice of H24 are in `dice.rs`, the effects of
//! cards in `effects.rs`.

use std::collections::BTreeSet;

use hegemony::cards::{EncounterCard, Lasting, Moment, Per};
use hegemony::{
    Ability, Alien, Captain, Cube, Die, Encounter, Hegemony, Kind, Planet, SlotState, Source,
    Weapon,
};
use serde_json::{Value, json};
use starboard_kernel::testing::Scene as _;
use starboard_kernel::{Game, Turn};

use super::SET;
use super::scene::{
    MEETING, Picker, SEARCH, Scene, Topic, calm, calm_aliens, cubes, is_calm, is_plain,
    is_plain_to_engage, is_plain_to_evade, quietus, start,
};

/// Takes the first thing that can come up until the player has something to do.
fn set_up(options: &Value) -> Scene {
    let mut scene = start(options);
    while scene.0.turn() == Turn::Chance {
        scene = scene.chance(&scene.outcomes()[0].0);
    }
    scene
}

fn all_equal(weights: &[(String, u32)]) -> bool {
    weights.iter().all(|(_, weight)| *weight == weights[0].1)
}

/// Plain cards that leave a search alone too.
fn search_card(picker: &mut Picker) -> Encounter {
    let topics = [&SEARCH[..], &[Topic::Icons, Topic::SearchCubes]].concat();
    picker.pick("plain in a search", |card| {
        is_plain_to_engage(card) && is_calm(&card.text, &topics)
    })
}

// H1: the captain's card gives every ability its value, which is also its maximum.
#[test]
fn h1_abilities_begin_at_their_maximum() {
    for captain in Captain::all() {
        let scene = set_up(&json!({ "captain": captain }));
        assert_eq!(scene.points(), captain.card(SET).points);
        for &ability in Ability::ALL {
            assert_eq!(
                scene.0.most(ability),
                captain.card(SET).points[ability.index()]
            );
        }
    }
}

// H1, H20: nothing raises an ability above its maximum.
#[test]
fn h1_nothing_rises_above_the_maximum() {
    let mut picker = Picker::default();
    let line = [search_card(&mut picker)];
    let scene = calm(&SEARCH).line(&line).bag("red 2 white 1").searching(2);
    let scene = scene.scene();
    let most = scene.points();
    assert!(scene.told("cube red").contains("wasted"));
    let after = scene.chance("cube red");
    assert_eq!(after.points(), most);
    after.shows("/bag/red", 1).shows("/supply/red", 13);
}

// H2: 14 of each ability, 12 white, 12 black, 6 yellow.
#[test]
fn h2_cubes_in_all() {
    let totals: Vec<u8> = Cube::ALL.iter().map(|cube| cube.total()).collect();
    assert_eq!(totals, [14, 14, 14, 12, 12, 6]);
}

// H3: 48 cards; cubes, a strength, an icon, 0–2 Planet Icons.
#[test]
fn h3_encounter_cards() {
    assert_eq!(Encounter::COUNT, 48);
    let of_kind = |kind| {
        Encounter::all()
            .filter(move |c| c.card(SET).kind == kind)
            .count()
    };
    assert_eq!(of_kind(Kind::Guardforce), 26);
    assert_eq!(of_kind(Kind::Location), 8);
    assert_eq!(of_kind(Kind::Agent), 8);
    assert_eq!(of_kind(Kind::Event), 6);
    for card in Encounter::all() {
        let printed = card.card(SET);
        assert!(printed.cubes.iter().sum::<u8>() > 0, "{card} adds no cube");
        assert!(printed.strength <= 6 && printed.planet_icons <= 2, "{card}");
        let keeps = matches!(printed.kind, Kind::Agent | Kind::Event);
        assert_eq!(printed.hand.is_some(), keeps, "{card}");
    }
}

// H4: aliens with Quietus among them, captains, 12 planets, Super Weapons, six kinds of dice.
#[test]
fn h4_other_cards() {
    const { assert!(Alien::COUNT >= 5 && Captain::COUNT >= 6 && Weapon::COUNT >= 8) }
    assert_eq!((Planet::COUNT, Die::ALL.len()), (12, 6));
    assert_eq!(Alien::all().filter(|alien| alien.is_quietus()).count(), 1);
    let dice = Captain::all().flat_map(|captain| captain.card(SET).dice);
    let used: BTreeSet<Die> = dice.collect();
    assert_eq!(used.len(), 6, "every kind of die is some captain's");
}

// H5: three random aliens, left to right.
#[test]
fn h5_three_different_aliens() {
    let mut scene = start(&json!({}));
    let mut drawn = Vec::new();
    for sector in 1..=3 {
        let weights = scene.outcomes();
        assert_eq!(weights.len(), Alien::COUNT + 1 - sector);
        assert!(all_equal(&weights));
        let (last, _) = weights.last().expect("an alien").clone();
        assert!(last.starts_with("alien ") && !drawn.contains(&last));
        scene = scene.chance(&last);
        drawn.push(last);
    }
    let aliens = scene
        .0
        .aliens()
        .map(|alien| format!("alien {}", alien.expect("drawn")));
    assert_eq!(aliens.to_vec(), drawn);
}

// H6: a captain at random or by option; crew dice on face 6, system dice rolled.
#[test]
fn h6_captains_and_their_dice() {
    let mut drawing = start(&json!({}));
    for _ in 0..3 {
        drawing = drawing.chance(&drawing.outcomes()[0].0);
    }
    let weights = drawing.outcomes();
    assert!(weights.len() == Captain::COUNT && all_equal(&weights));
    for captain in Captain::all() {
        let mut scene = drawing.chance(&format!("captain {captain}"));
        let dice = captain.card(SET).dice;
        for (&die, face) in dice.iter().filter(|die| !die.is_crew()).zip([3, 5]) {
            assert_eq!(scene.task(), format!("roll {die}"));
            let weights = scene.outcomes();
            assert!(weights.len() == 6 && all_equal(&weights));
            scene = scene.chance(&format!("die {face}"));
            assert_eq!(scene.0.face(die), Some(face));
        }
        for &die in Die::ALL {
            let owned = dice.contains(&die);
            assert_eq!(scene.0.face(die).is_some(), owned, "{captain} {die}");
            if owned && die.is_crew() {
                assert_eq!(scene.0.face(die), Some(6));
            }
        }
        let chosen = set_up(&json!({ "captain": captain }));
        assert_eq!(chosen.0.captain(), Some(captain));
    }
}

// H7: 48 cards in three decks of 16; nobody knows which is where.
#[test]
fn h7_three_decks_of_sixteen() {
    let scene = set_up(&json!({}));
    assert_eq!(scene.0.decks(), [16; 3]);
    assert_eq!(scene.0.unseen().count(), 48);
    let drawing = calm(&[]).decks([16; 3], 1).agenda("draw line 4").scene();
    let weights = drawing.outcomes();
    assert!(weights.len() == 48 && all_equal(&weights));
}

// H8: the bag and the weapons by difficulty.
#[test]
fn h8_setup_counts() {
    for (difficulty, special) in [("basic", 4), ("normal", 5), ("advanced", 6)] {
        let scene = set_up(&json!({ "difficulty": difficulty }));
        assert_eq!(scene.0.bag(), [4, 4, 4, 4, special, special]);
        // Other yellow cubes leave the game.
        assert_eq!(scene.0.supply(), [10, 10, 10, 8, 12 - special, 0]);
        assert_eq!(scene.0.weapons_left(), special);
        assert_eq!((scene.0.found().count(), scene.0.alerts()), (0, 0));
    }
}

// H9: three planets face up.
#[test]
fn h9_three_planets_face_up() {
    let scene = set_up(&json!({}));
    assert_eq!(scene.0.face_up_planets().count(), 3);
    assert_eq!(scene.0.unseen_planets().count(), 9);
    assert_eq!(scene.ways("planet").len(), 3);
}

// H10: one face-up planet is chosen; when none is left three are dealt.
#[test]
fn h10_choosing_and_dealing_planets() {
    let scene = calm(&[Topic::At(Moment::Round)]).choosing().scene();
    let face_up: Vec<String> = scene.0.face_up_planets().map(|p| p.to_string()).collect();
    assert_eq!(scene.ways("planet"), face_up);
    let unseen = scene.0.unseen_planets().next().expect("one");
    scene.check("", &format!("planet {unseen}"));
    let after = scene.play(&format!("planet {}", face_up[1]));
    assert_eq!(after.field("/planets/searched"), face_up[1].as_str());
    assert!(!after.0.face_up_planets().any(|p| p.id() == face_up[1]));

    // The last round of a row of three: nothing is face up when the next one begins.
    let mut picker = Picker::default();
    let line = [search_card(&mut picker)];
    let setting = calm(&SEARCH).line(&line).bag("white 1").searching(1);
    let setting = setting.decks([4, 16, 16], 1);
    let mut document = setting.agenda("searching, draw cube").document();
    let planets = &mut document["planets"];
    for planet in planets["face_up"].take().as_array().expect("a list") {
        let unseen = planets["unseen"].as_array_mut().expect("a list");
        unseen.push(planet.clone());
    }
    planets["face_up"] = json!([]);
    let scene = Scene(Hegemony::from_document(&document).expect("a position"));
    let mut dealt = scene.chance("cube white");
    for left in (7..=9).rev() {
        let weights = dealt.outcomes();
        assert!(weights.len() == left && all_equal(&weights), "{weights:?}");
        dealt = dealt.chance(&weights[0].0);
    }
    assert_eq!(dealt.ways("planet").len(), 3);
}

// H11: the line is of the leftmost deck that is not empty; its alien is the current one.
#[test]
fn h11_the_leftmost_deck() {
    let mut picker = Picker::default();
    let line = [search_card(&mut picker)];
    let base = calm(&SEARCH).line(&line).bag("white 1");
    for (decks, sector, next) in [([4, 16, 16], 1, 1), ([0, 16, 16], 1, 2), ([0, 0, 16], 2, 3)] {
        let searching = base.clone().decks(decks, sector).searching(1).scene();
        let after = searching.chance("cube white");
        assert_eq!(after.0.sector() + 1, next, "{decks:?}");
        assert_eq!(after.0.alien(), after.0.aliens()[next - 1]);
        let mut round = after.play(&after.legal_actions()[0]);
        while round.task() != "draw line 4" {
            let first = match round.0.turn() {
                Turn::Chance => round.outcomes()[0].0.clone(),
                _ => round.legal_actions()[0].clone(),
            };
            round = round.after(&first);
        }
        for _ in 0..4 {
            round = round.chance(&round.outcomes()[0].0);
        }
        assert_eq!(round.0.decks()[next - 1], decks[next - 1] - 4);
    }
}

/// The line is complete after one more card: what each adds must be in the bag.
fn lay_out(first: [Encounter; 3], bag: &str, last: Encounter) -> (Scene, Scene) {
    let before = calm(&[Topic::At(Moment::Evaded)])
        .bag(bag)
        .decks([13, 16, 16], 1)
        .line(&first)
        .agenda("draw line 1")
        .scene();
    let after = before.chance(&format!("card {last}"));
    (before, after)
}

// H12: the cubes on the cards go from the supply into the bag, as far as it has them.
#[test]
fn h12_cubes_of_the_line() {
    let mut picker = Picker::default();
    let line: [Encounter; 4] = std::array::from_fn(|_| picker.pick("plain", is_plain));
    let mut sums = [0; 6];
    for card in line {
        for (sum, cubes) in sums.iter_mut().zip(card.card(SET).cubes) {
            *sum += cubes;
        }
    }
    let [a, b, c, d] = line;
    let bag = "red 4 orange 4 blue 4 white 4 black 5 yellow 5";
    let (before, after) = lay_out([a, b, c], bag, d);
    for (at, sum) in sums.into_iter().enumerate() {
        // Yellow cubes have left the game, so that the supply has none.
        let added = sum.min(before.0.supply()[at]);
        assert_eq!(after.0.bag()[at], before.0.bag()[at] + added);
        assert_eq!(after.0.supply()[at], before.0.supply()[at] - added);
    }
}

// H12: the supply runs out.
#[test]
fn h12_the_supply_runs_out() {
    for &cube in &Cube::ALL[..5] {
        let at = cube.index();
        let adds = |card: &EncounterCard| is_plain(card) && card.cubes[at] > 0;
        let mut picker = Picker::default();
        let adding: Vec<Encounter> = std::iter::from_fn(|| picker.try_pick(adds)).collect();
        let wanted: u8 = adding
            .iter()
            .take(4)
            .map(|card| card.card(SET).cubes[at])
            .sum();
        if wanted == 0 {
            continue;
        }
        let mut line = adding;
        line.truncate(4);
        while line.len() < 4 {
            line.push(picker.pick("plain", is_plain));
        }
        let [a, b, c, d] = line[..] else { panic!() };
        for left in 0..=wanted {
            let bag = format!("{cube} {}", cube.total() - left);
            let (_, after) = lay_out([a, b, c], &bag, d);
            assert_eq!(after.0.bag()[at], cube.total() - left + left.min(wanted));
            assert_eq!(after.0.supply()[at], left - left.min(wanted), "{cube}");
        }
    }
}

// H13: the last Location of the line stays, the others and the one before it are discarded.
#[test]
fn h13_several_locations() {
    let mut picker = Picker::default();
    let mut location = || picker.pick("Location", |card| card.kind == Kind::Location);
    let (old, first, second) = (location(), location(), location());
    let (plain, last) = (picker.plain(), picker.plain());
    let setting = calm(&[]).decks([9, 16, 16], 1).location(old);
    let scene = setting
        .clone()
        .line(&[first, plain, second])
        .agenda("draw line 1")
        .scene();
    let after = scene.chance(&format!("card {last}"));
    assert_eq!(after.0.location(), Some(second));
    let discard: Vec<Encounter> = after.0.discard().collect();
    assert!(discard.contains(&old) && discard.contains(&first));
    // Locations have left the line.
    let line: Vec<Encounter> = after.0.line().map(|slot| slot.card).collect();
    assert_eq!(line, [plain, last]);
    // Without a new one the old one stays.
    let third = picker.plain();
    let fourth = picker.plain();
    let setting = setting.line(&[plain, third, last]);
    let scene = setting.agenda("draw line 1").scene();
    let after = scene.chance(&format!("card {fourth}"));
    assert_eq!(after.0.location(), Some(old));
}

// H13: of a Location's effects the current alien's counts.
#[test]
fn h13_the_current_aliens_effect_counts() {
    let mut picker = Picker::default();
    let line = [picker.plain()];
    let price = |lasting: &Lasting| match lasting {
        Lasting::EvadePrice { by } => i32::from(*by),
        _ => 0,
    };
    let cubes = |lasting: &Lasting| match lasting {
        Lasting::EvadeCubes { by } => i32::from(*by),
        _ => 0,
    };
    let planet = [Topic::EvadePrice, Topic::EvadeCubes];
    for location in Encounter::all().filter(|card| card.card(SET).kind == Kind::Location) {
        assert_eq!(location.card(SET).at.len(), Alien::COUNT);
        for alien in Alien::all() {
            let setting = calm(&planet).alien(alien).location(location).line(&line);
            let scene = setting.meeting().scene();
            let texts = [&alien.card(SET).text, &location.card(SET).at[alien.index()]];
            let sum = |of: &dyn Fn(&Lasting) -> i32| -> i32 {
                texts.iter().flat_map(|text| text.always).map(of).sum()
            };
            assert_eq!(i32::from(scene.0.evade_price()), (1 + sum(&price)).max(0));
            assert_eq!(i32::from(scene.0.evade_cubes()), (2 + sum(&cubes)).max(0));
        }
    }
}

// H14: cards are met from left to right, the text first, then engage or evade.
#[test]
fn h14_from_left_to_right() {
    let mut picker = Picker::default();
    let line = [picker.plain(), picker.plain(), picker.plain()];
    let scene = calm(&MEETING).line(&line).boost(6).meeting().scene();
    assert_eq!(scene.task(), "decide 1");
    let second = scene.play("engage free");
    assert_eq!(second.task(), "decide 2");
    let states: Vec<SlotState> = second.0.line().map(|slot| slot.state).collect();
    let waiting = SlotState::Waiting;
    assert_eq!(states, [SlotState::Engaged, waiting, waiting]);
    second.check("", "draw, finish");
}

#[test]
fn h14_the_text_comes_first() {
    let mut picker = Picker::default();
    let met = picker.try_pick(|card| {
        (card.text.when.iter()).any(|occasion| occasion.moment == Moment::Met) && !card.passes
    });
    let Some(met) = met else {
        panic!("no card has a text when it is met");
    };
    let line = [picker.plain(), met];
    let scene = calm(&MEETING)
        .line(&line)
        .boost(6)
        .tired(1)
        .meeting()
        .scene();
    let next = scene.play("engage free");
    let told = scene.told("engage free");
    assert!(told.contains("engaged met"), "{told}");
    let waits = next.task().starts_with("text") || next.task() != "decide 2";
    assert!(
        waits || told.contains("met text_applied"),
        "{met}: {told} {}",
        next.task()
    );
}

// H14: a card whose text says so needs neither.
#[test]
fn h14_cards_that_pass() {
    let passing: Vec<Encounter> = Encounter::all().filter(|c| c.card(SET).passes).collect();
    let Some(&card) = passing.first() else {
        // No card has "neither": nothing to test.
        assert!(Encounter::all().all(|card| !card.card(SET).passes));
        return;
    };
    let mut picker = Picker::default();
    picker.took(card);
    let line = [picker.plain(), card, picker.plain()];
    let scene = calm(&MEETING).line(&line).boost(6).meeting().scene();
    let mut after = scene.play("engage free");
    while !after.task().starts_with("decide") {
        after = after.after(&after.legal_actions()[0]);
    }
    assert_eq!(after.task(), "decide 3");
    assert_eq!(after.field("/line/1/state"), "passed");
}

/// The icon that the waiting card is engaged with, by what it costs.
#[track_caller]
fn check_icon(scene: &Scene, expected: Ability) {
    let place = scene
        .0
        .line()
        .position(|slot| slot.state == SlotState::Waiting);
    let place = place.expect("a card that waits");
    assert_eq!(scene.0.icon_at(place), expected, "{}", scene.document());
    let due = scene.0.due_at(place);
    scene.check(&format!("engage {expected} {due}"), "");
}

// H15 and the first worked case: the next card to the right that has not been evaded; the
// rightmost looks at the leftmost.
#[test]
fn h15_the_icon_of_the_next_card() {
    use Ability::{Blue, Orange, Red};
    let mut picker = Picker::default();
    let [a, b, c, d] = [Red, Orange, Blue, Orange].map(|icon| {
        picker.pick("plain to engage, with an icon", |card| {
            is_plain(card) && card.strength > 0 && card.icon == icon
        })
    });
    let base = calm(&MEETING).line(&[a, b, c, d]);
    for (states, icon) in [
        ("waiting waiting waiting waiting", Orange),
        ("engaged waiting waiting waiting", Blue),
        ("evaded waiting waiting waiting", Blue),
        // Second card evaded: the first, already met, is not affected; the third looks on.
        ("engaged evaded waiting waiting", Orange),
        // The fourth looks at the first.
        ("engaged evaded engaged waiting", Red),
        ("engaged evaded evaded waiting", Red),
        // If the first was evaded too it looks at the third.
        ("evaded evaded engaged waiting", Blue),
        ("evaded engaged engaged waiting", Orange),
        // If no other card is left it is the card's own.
        ("evaded evaded evaded waiting", Orange),
    ] {
        let scene = base.clone().states(states).meeting().scene();
        check_icon(&scene, icon);
        if states.starts_with("engaged") {
            scene.shows("/line/0/state", "engaged");
        }
    }
    let alone = calm(&MEETING).line(&[c]).meeting().scene();
    check_icon(&alone, Blue);
    // The line is what is left of it once Locations are gone.
    check_icon(
        &calm(&MEETING)
            .line(&[a, b])
            .states("engaged waiting")
            .meeting()
            .scene(),
        Red,
    );
}

// H15: an evaded card's icon is invalid from the evade on.
#[test]
fn h15_evading_changes_what_others_look_at() {
    use Ability::{Blue, Red};
    let mut picker = Picker::default();
    let a = picker.with_icon(Blue);
    let b = picker.pick("plain, evaded, red", |c| {
        is_plain_to_evade(c) && c.icon == Red
    });
    let setting = calm(&MEETING).line(&[b, a]).bag("white 3").meeting();
    let after = setting.scene().play("evade red 1");
    assert_eq!(after.task(), "decide 2");
    assert_eq!(after.0.icon_at(1), Blue, "its own, as the other is evaded");
}

// H15 the other way round.
#[test]
fn h15_looking_left() {
    use Ability::{Blue, Orange, Red};
    let topics: Vec<Topic> = (MEETING.into_iter())
        .filter(|t| *t != Topic::Looks)
        .collect();
    let left = |alien: &Alien| alien.card(SET).text.always.contains(&Lasting::LooksLeft);
    let Some(alien) = calm_aliens(&topics).find(left) else {
        assert!(
            !Alien::all().any(|alien| left(&alien)),
            "an alien looks left, but meddles"
        );
        return;
    };
    let mut picker = Picker::default();
    let [a, b, c, d] = [Red, Orange, Blue, Orange].map(|icon| {
        picker.pick("plain to engage, with an icon", |card| {
            is_plain(card) && card.strength > 0 && card.icon == icon
        })
    });
    let base = calm(&MEETING).alien(alien).line(&[a, b, c, d]);
    for (states, icon) in [
        // The leftmost looks at the rightmost.
        ("waiting waiting waiting waiting", Orange),
        ("engaged waiting waiting waiting", Red),
        ("evaded waiting waiting waiting", Orange),
        ("engaged engaged waiting waiting", Orange),
        ("engaged evaded waiting waiting", Red),
        ("evaded evaded waiting waiting", Orange),
        ("engaged engaged engaged waiting", Blue),
        ("engaged engaged evaded waiting", Orange),
        ("engaged evaded evaded waiting", Red),
        ("evaded evaded evaded waiting", Orange),
    ] {
        check_icon(&base.clone().states(states).meeting().scene(), icon);
    }
}

/// The card that is met costs this much against this icon.
#[track_caller]
fn costing(due: u8, icon: Ability, points: [u8; 3]) -> Scene {
    let mut picker = Picker::default();
    let next = picker.with_icon(icon);
    let met = picker.pick("strong and plain", |c| {
        is_plain_to_engage(c) && c.strength >= due
    });
    let setting = calm(&MEETING).points(points).line(&[met, next]);
    setting
        .boost(met.card(SET).strength - due)
        .meeting()
        .scene()
}

// H16 and the second worked case: two points of another ability stand for one.
#[test]
fn h16_two_points_stand_for_one() {
    // Strength 3 against red with red 1 and blue 4.
    let scene = costing(3, Ability::Red, [1, 1, 4]);
    assert_eq!(scene.ways("engage"), ["red 1 blue 4"]);
    let scene = costing(3, Ability::Red, [1, 0, 4]);
    assert_eq!(scene.ways("engage"), ["red 1 blue 4"]);
    assert_eq!(scene.play("engage red 1 blue 4").points(), [0, 0, 0]);
    // One and one of two others stand for nothing.
    for points in [[1, 1, 3], [1, 3, 1], [0, 1, 4]] {
        let scene = costing(3, Ability::Red, points);
        assert_eq!(scene.ways("engage"), [""; 0], "{points:?}");
        assert!(!scene.ways("evade").is_empty());
    }
    let scene = costing(3, Ability::Red, [1, 2, 2]);
    assert_eq!(scene.ways("engage"), ["red 1 orange 2 blue 2"]);
    // Its own points need not be used first.
    let scene = costing(1, Ability::Orange, [2, 1, 2]);
    let mut ways = scene.ways("engage");
    ways.sort_unstable();
    assert_eq!(ways, ["blue 2", "orange 1", "red 2"]);
    let scene = costing(2, Ability::Blue, [4, 3, 2]);
    let mut ways = scene.ways("engage");
    ways.sort_unstable();
    assert_eq!(
        ways,
        [
            "blue 2",
            "orange 2 blue 1",
            "red 2 blue 1",
            "red 2 orange 2",
            "red 4"
        ]
    );
}

// H16: the payment is taken from the abilities, neither more nor less can be paid.
#[test]
fn h16_paying() {
    let scene = costing(2, Ability::Orange, [3, 3, 3]);
    scene.check(
        "engage orange 2, engage red 2 orange 1, engage orange 1 blue 2",
        "engage orange 3, engage orange 1, engage red 1 orange 1, engage free, engage red 2",
    );
    assert_eq!(scene.play("engage red 2 orange 1").points(), [1, 2, 3]);
}

// H16: a card whose strength is zero must be evaded.
#[test]
fn h16_strength_zero_must_be_evaded() {
    let nothing_yet = |lasting: &Lasting| match lasting {
        Lasting::Strength { per, .. } => !matches!(per, Per::Once),
        _ => false,
    };
    let mut picker = Picker::default();
    let weak = picker.pick("of strength zero", |card| {
        card.kind != Kind::Location
            && card.strength == 0
            && !card.passes
            && card.text.always.iter().all(nothing_yet)
    });
    let line = [weak, picker.plain()];
    let scene = calm(&MEETING).line(&line).meeting().scene();
    assert_eq!(scene.0.strength_at(0), 0);
    assert_eq!(scene.ways("engage"), [""; 0]);
    let mut ways = scene.ways("evade");
    ways.sort_unstable();
    assert_eq!(ways, ["blue 1", "orange 1", "red 1"]);
    // Dice and hand cards make no difference to that (H17).
    let boosted = calm(&MEETING).line(&line).boost(3).meeting().scene();
    assert_eq!(boosted.ways("engage"), [""; 0]);
}

// H17: what dice and hand cards give comes last; what is left to pay may be zero.
#[test]
fn h17_dice_and_hand_cards_come_last() {
    let mut picker = Picker::default();
    let met = picker.pick("plain, of strength 2 or more", |card| {
        is_plain_to_engage(card) && card.strength >= 2
    });
    let next = picker.with_icon(Ability::Blue);
    let strength = met.card(SET).strength;
    let base = calm(&MEETING).line(&[met, next]);
    for boost in 0..=strength + 2 {
        let scene = base.clone().boost(boost).meeting().scene();
        assert_eq!(scene.0.strength_at(0), strength);
        assert_eq!(scene.0.due_at(0), strength.saturating_sub(boost));
        if boost >= strength {
            assert_eq!(scene.ways("engage"), ["free"]);
            let points = scene.points();
            assert_eq!(scene.play("engage free").points(), points);
        } else {
            scene.check(&format!("engage blue {}", strength - boost), "engage free");
        }
    }
    // It is gone with the card.
    let after = base.boost(strength).meeting().scene().play("engage free");
    assert_eq!(after.0.boost(), 0);
}

// H17: alien, encounter card, location, planet, Super Weapons; every change is listed in this
// order, and they add up.
#[test]
fn h17_the_order_of_modifications() {
    let place = |source: &Source| match source {
        Source::Alien(_) => 0,
        Source::Card(_) => 1,
        Source::Location(_) => 2,
        Source::Planet(_) => 3,
        Source::Weapon(_) => 4,
        Source::Hand(_) => 5,
    };
    let changes = |text: &hegemony::cards::Text| !is_calm(text, &[Topic::Strength]);
    let mut kinds = BTreeSet::new();
    let mut picker = Picker::default();
    let loud = picker.pick("that changes strengths of others", |card| {
        is_calm(&card.text, &[Topic::Looks]) && changes(&card.text) && card.kind != Kind::Location
    });
    let line = [loud, picker.plain(), picker.plain(), picker.plain()];
    for alien in Alien::all() {
        for planet in Planet::all().filter(|planet| changes(&planet.card(SET).text)) {
            for location in Encounter::all().filter(|c| c.card(SET).kind == Kind::Location) {
                let weapons = Weapon::all().filter(|weapon| changes(&weapon.card(SET).text));
                let mut setting = calm(&[]).alien(alien).planet(planet).location(location);
                setting = setting
                    .line(&line)
                    .states("engaged waiting waiting waiting");
                for weapon in weapons.take(4) {
                    setting = setting.deciphered(weapon);
                }
                let scene = setting.meeting().scene();
                for at in 0..4 {
                    let full = scene.0.strength_in_full(at);
                    let order: Vec<i32> = full.changes.iter().map(|(s, _)| place(s)).collect();
                    assert!(order.is_sorted(), "{full:?}");
                    kinds.extend(order);
                    let sum: i32 = full.changes.iter().map(|(_, by)| i32::from(*by)).sum();
                    assert_eq!(i32::from(full.printed) + sum, i32::from(full.total));
                    assert_eq!(full.total, scene.0.strength_at(at));
                }
            }
        }
    }
    assert!(
        kinds.len() >= 4,
        "few kinds of cards change strengths: {kinds:?}"
    );
}

/// A plain card is met; the bag is as said.
fn evading(bag: &str) -> super::scene::Setting {
    let mut picker = Picker::default();
    let met = picker.pick("plain to evade", is_plain_to_evade);
    let line = [met, picker.plain()];
    calm(&MEETING).line(&line).bag(bag).meeting()
}

// H18: one point of any ability, then two ability cubes; each lowers its ability and goes to
// the supply.
#[test]
fn h18_evading() {
    let scene = evading("red 3 orange 2 blue 1 white 4 black 5 yellow 5").scene();
    let [red, orange, blue] = scene.points();
    scene.check(
        "evade red 1, evade orange 1, evade blue 1",
        "evade free, evade red 2",
    );
    let paid = scene.play("evade blue 1");
    assert_eq!(paid.points(), [red, orange, blue - 1]);
    // Yellow, white and black cubes go back and do not count.
    let weights = [("cube red", 3), ("cube orange", 2), ("cube blue", 1)];
    let weights = weights.map(|(cube, weight)| (cube.to_owned(), weight));
    assert_eq!(paid.outcomes(), weights);
    let first = paid.chance("cube red");
    assert_eq!(first.points(), [red - 1, orange, blue - 1]);
    first.shows("/bag/red", 2).shows("/supply/red", 12);
    assert_eq!(first.outcomes()[0], ("cube red".to_owned(), 2));
    let second = first.chance("cube orange");
    assert_eq!(second.points(), [red - 1, orange - 1, blue - 1]);
    assert_eq!(
        second.0.bag(),
        cubes("red 2 orange 1 blue 1 white 4 black 5 yellow 5")
    );
    assert_eq!(second.task(), "decide 2");
}

// H18: fewer ability cubes in the bag.
#[test]
fn h18_fewer_than_two_ability_cubes() {
    let one = evading("orange 1 white 4 black 5 yellow 5")
        .scene()
        .play("evade red 1");
    assert_eq!(one.outcomes(), [("cube orange".to_owned(), 1)]);
    assert_eq!(one.chance("cube orange").task(), "decide 2");
    let none = evading("white 4 black 5 yellow 5")
        .scene()
        .play("evade red 1");
    assert_eq!(none.task(), "decide 2");
}

// H18: not below 0.
#[test]
fn h18_not_below_zero() {
    let scene = evading("red 2").points([0, 3, 3]).scene();
    scene.check("evade orange 1", "evade red 1");
    let after = scene.after("evade orange 1, cube red, cube red");
    assert_eq!(after.points(), [0, 2, 3]);
    after.shows("/supply/red", 14);
}

// H19: the Planet Icons of an evaded card do not count; its icon is invalid.
#[test]
fn h19_evaded_cards_are_turned() {
    let search = [Topic::Icons, Topic::SearchCubes, Topic::At(Moment::Search)];
    let mut picker = Picker::default();
    let mut with_icons = || {
        picker.pick("plain with Planet Icons", |card| {
            is_plain_to_engage(card) && card.planet_icons > 0 && is_calm(&card.text, &search)
        })
    };
    let line = [with_icons(), with_icons()];
    let icons = line.map(|card| i64::from(card.card(SET).planet_icons));
    // Every planet speaks of the search: how many cubes the alien and the planet add is counted.
    let topics = [&search[..1], &search[2..], &MEETING[..]].concat();
    for (states, engaged, evaded, icons) in [
        ("engaged waiting", 2, 0, icons[0] + icons[1]),
        ("evaded waiting", 1, 1, icons[1]),
    ] {
        let setting = calm(&topics).line(&line).states(states).boost(9);
        let scene = setting.meeting().scene();
        let events = scene.events("engage free");
        let added = |lasting: &Lasting| match *lasting {
            Lasting::SearchCubes { by, per } => {
                let times = match per {
                    Per::Once => 1,
                    Per::Engaged => engaged,
                    Per::Evaded => evaded,
                    Per::TwoAlerts | Per::Found | Per::Understood | Per::Hand | Per::Passed => 0,
                };
                i64::from(by) * times
            }
            _ => 0,
        };
        let alien = scene.0.alien().expect("an alien").card(SET);
        let planet = scene.0.planet().expect("a planet").card(SET);
        let said = alien.text.always.iter().chain(planet.text.always);
        let expected = icons + said.map(added).sum::<i64>();
        let began = events.iter().find(|event| event["event"] == "search_began");
        assert_eq!(
            began.expect("the search begins")["cubes"],
            expected,
            "{states}"
        );
    }
}

/// A search of this many cubes, in which nothing interferes and Quietus is absent.
fn search(cubes: i8, bag: &str) -> super::scene::Setting {
    let mut picker = Picker::default();
    let line = [search_card(&mut picker)];
    calm(&SEARCH).line(&line).bag(bag).searching(cubes)
}

// H20: every cube of the bag is as likely as any other.
#[test]
fn h20_draws_by_what_is_in_the_bag() {
    let scene = search(2, "red 3 orange 1 white 4 black 2 yellow 5").scene();
    let weights = [
        ("cube red", 3),
        ("cube orange", 1),
        ("cube white", 4),
        ("cube black", 2),
        ("cube yellow", 5),
    ];
    assert_eq!(
        scene.outcomes(),
        weights.map(|(cube, n)| (cube.to_owned(), n))
    );
}

// H20 and the third worked case: white cubes go back, a search of white finds nothing.
#[test]
fn h20_all_white() {
    let scene = search(3, "red 1 white 2").scene();
    let mut after = scene.clone();
    for left in [2, 1] {
        after = after.chance("cube white");
        assert_eq!((after.0.bag(), after.0.cubes()), (scene.0.bag(), left));
        assert_eq!(after.outcomes(), scene.outcomes());
    }
    after = after.chance("cube white");
    assert_eq!(after.0.bag(), scene.0.bag());
    assert_eq!((after.0.found().count(), after.0.round()), (0, 3));
    assert_eq!(after.points(), scene.points());
}

// H20: yellow draws a Super Weapon, face up with the cube on it.
#[test]
fn h20_yellow() {
    let weapon = Weapon::all().next().expect("weapons");
    let scene = search(2, "white 1 yellow 2").found(weapon, [0; 3]);
    let scene = scene.bag("white 1 yellow 2").scene();
    let finding = scene.chance("cube yellow");
    assert_eq!(finding.task(), "find");
    let weights = finding.outcomes();
    assert!(weights.len() == Weapon::COUNT - 1 && all_equal(&weights));
    assert!(!weights.contains(&(format!("weapon {weapon}"), weights[0].1)));
    let (name, _) = weights[3].clone();
    let after = finding.chance(&name);
    let found = after.0.found().last().expect("one");
    assert_eq!(format!("weapon {}", found.weapon), name);
    assert!(!found.is_understood() && found.cubes == [0; 3]);
    assert_eq!((after.0.weapons_left(), after.0.bag()[5]), (3, 1));
    after.shows("/supply/yellow", scene.field("/supply/yellow"));
}

// H20: red, orange and blue raise their ability, or go onto a Super Weapon that needs them.
#[test]
fn h20_raise_or_fit() {
    for &ability in Ability::ALL {
        let at = ability.index();
        let needs = |weapon: &Weapon| weapon.card(SET).needs[at] > 0;
        let weapon = Weapon::all()
            .find(needs)
            .expect("a weapon for every colour");
        let bag = format!("{ability} 2 white 1");
        let cube = format!("cube {ability}");
        let base = search(2, &bag);
        let tired = base.clone().tired(1);
        // No weapon needs it: it raises.
        let scene = tired.clone().scene();
        let after = scene.chance(&cube);
        assert_eq!(after.points()[at], scene.points()[at] + 1);
        assert_eq!((after.0.bag()[at], after.0.supply()[at]), (1, 13));
        // Both are possible.
        let scene = tired.found(weapon, [0; 3]).scene();
        let choosing = scene.chance(&cube);
        choosing.exactly(&format!("raise, fit {weapon}"));
        let raised = choosing.play("raise");
        assert_eq!(raised.points()[at], scene.points()[at] + 1);
        assert_eq!((raised.0.bag()[at], raised.0.supply()[at]), (1, 13));
        let fitted = choosing.play(&format!("fit {weapon}"));
        assert_eq!(fitted.points(), scene.points());
        assert_eq!((fitted.0.bag()[at], fitted.0.supply()[at]), (1, 12));
        assert_eq!(fitted.0.found().next().expect("one").cubes[at], 1);
        // At the maximum it can only be fitted.
        let scene = base.clone().found(weapon, [0; 3]).scene();
        let fitted = scene.chance(&cube);
        assert_eq!(fitted.0.found().next().expect("one").cubes[at], 1);
        // A weapon that has what it needs takes nothing.
        let full = base.understood(weapon).scene().chance(&cube);
        assert_eq!(
            full.0.found().next().expect("one").cubes,
            weapon.card(SET).needs
        );
    }
}

// H20: black goes onto Quietus while he is in play and not passed.
#[test]
fn h20_black() {
    let base = search(2, "black 3 white 1");
    let others: Vec<Alien> = calm_aliens(&SEARCH).filter(|a| !a.is_quietus()).collect();
    let [a, b, ..] = others[..] else {
        panic!("few aliens are calm in a search")
    };
    for (aliens, decks, sector, alerted) in [
        ([a, b, quietus()], [8, 16, 16], 1, true),
        ([a, quietus(), b], [0, 16, 16], 1, true),
        ([a, quietus(), b], [0, 4, 16], 2, true),
        // He is passed once his deck is empty (H11).
        ([quietus(), a, b], [0, 8, 16], 2, false),
        ([a, quietus(), b], [0, 0, 12], 3, false),
        ([a, quietus(), b], [0, 0, 16], 2, false),
    ] {
        let setting = base.clone().aliens(aliens).decks(decks, sector);
        let after = setting.scene().chance("cube black");
        assert_eq!(after.0.alerts(), u8::from(alerted), "{aliens:?} {decks:?}");
        assert_eq!(after.0.bag()[4], 2);
        assert_eq!(after.0.supply()[4], if alerted { 9 } else { 10 });
        assert_eq!(after.task() == "lose 1", !alerted);
    }
    // He is not in play: one point of any ability, and the cube goes to the supply.
    let scene = base.scene();
    let after = scene.chance("cube black");
    after
        .exactly("lose red, lose orange, lose blue")
        .shows("/supply/black", 10);
    let [red, orange, blue] = scene.points();
    assert_eq!(after.play("lose orange").points(), [red, orange - 1, blue]);
}

// H20: only as many cubes as the bag has.
#[test]
fn h20_an_empty_bag() {
    let scene = search(3, "red 1").scene();
    let after = scene.chance("cube red");
    assert_eq!(
        (after.0.round(), after.task().as_str()),
        (3, "choose planet")
    );
}

// H21: a Super Weapon is understood when it has its cubes, and works from then on.
#[test]
fn h21_understanding() {
    for weapon in Weapon::all() {
        let mut needs = Vec::new();
        for &ability in Ability::ALL {
            for _ in 0..weapon.card(SET).needs[ability.index()] {
                needs.push(ability);
            }
        }
        let mut scene = search(9, "red 5 orange 5 blue 5")
            .found(weapon, [0; 3])
            .scene();
        let told = |scene: &Scene| scene.0.found().next().expect("one").is_understood();
        for (index, ability) in needs.iter().enumerate() {
            assert!(!told(&scene), "{weapon} after {index} cubes");
            let events = scene.told(&format!("cube {ability}"));
            let last = index + 1 == needs.len();
            assert_eq!(events.contains("understood"), last, "{weapon}: {events}");
            scene = scene.chance(&format!("cube {ability}"));
        }
        assert!(told(&scene));
    }
}

#[test]
fn h21_effects_of_weapons_wait_until_then() {
    let works = |weapon: &Weapon| {
        let always = weapon.card(SET).text.always;
        always
            .iter()
            .any(|lasting| matches!(lasting, Lasting::EvadeCubes { .. }))
    };
    let Some(weapon) = Weapon::all().find(works) else {
        assert!(
            !Weapon::all().any(|weapon| works(&weapon)),
            "no weapon has evade cubes"
        );
        return;
    };
    let base = evading("red 5");
    let before = base.clone().found(weapon, [0; 3]).scene();
    let after = base.clone().understood(weapon).scene();
    let deciphered = base.deciphered(weapon).scene();
    assert_eq!(before.0.evade_cubes(), 2);
    assert_ne!(after.0.evade_cubes(), 2);
    assert_eq!(deciphered.0.evade_cubes(), after.0.evade_cubes());
}

// H22: engaged Agents and Events go to the hand, the others and the planet are discarded.
#[test]
fn h22_the_end_of_a_round() {
    let mut picker = Picker::default();
    let mut of = |kind: Kind| {
        picker.pick("of a kind", |card| {
            card.kind == kind && is_plain(card) && is_calm(&card.text, &SEARCH)
        })
    };
    let line = [
        of(Kind::Agent),
        of(Kind::Event),
        of(Kind::Guardforce),
        of(Kind::Agent),
    ];
    let setting = calm(&SEARCH)
        .line(&line)
        .states("engaged engaged engaged evaded");
    let scene = setting.bag("white 1").searching(1).scene();
    let planet = scene.0.planet().expect("one");
    let after = scene.chance("cube white");
    let hand: BTreeSet<Encounter> = after.0.hand().collect();
    assert_eq!(hand, BTreeSet::from([line[0], line[1]]));
    let discard: BTreeSet<Encounter> = after.0.discard().collect();
    assert!(discard.contains(&line[2]) && discard.contains(&line[3]));
    assert_eq!((after.0.line().count(), after.0.planet()), (0, None));
    let mut planets = after.0.face_up_planets().chain(after.0.unseen_planets());
    assert!(!planets.any(|other| other == planet));
}

// H22: a hand card is played once, when its text says.
#[test]
fn h22_hand_cards_are_played_once() {
    use hegemony::cards::Time;
    let searching = search(2, "white 3 red 2")
        .tired(2)
        .dice("translator 1, scanner 1")
        .die_used();
    let mut picker = Picker::default();
    let met = picker.pick("plain to evade", is_plain_to_evade);
    let line = [met, picker.plain()];
    let meeting = calm(&MEETING)
        .line(&line)
        .tired(2)
        .dice("translator 1, scanner 1")
        .die_used();
    let mut played = 0;
    for card in Encounter::all().filter(|card| card.card(SET).hand.is_some()) {
        let action = format!("play {card}");
        let has = |scene: &Scene| scene.legal_actions().contains(&action);
        let time = card.card(SET).hand.expect("one").time;
        let hand = [card];
        let free: Vec<Encounter> = line.into_iter().filter(|other| *other != card).collect();
        let at_meeting = meeting.clone().line(&free).hand(&hand).meeting().scene();
        let after = search_line_without(&searching, card).hand(&hand).scene();
        if matches!(time, Time::Engage | Time::Evade) {
            assert!(!has(&after), "{card} is not for the search");
        }
        if matches!(time, Time::Search | Time::Evade) {
            assert!(!has(&at_meeting), "{card} is not for engaging");
        }
        for scene in [at_meeting, after] {
            if has(&scene) {
                played += 1;
                let after = scene.play(&action);
                assert!(!after.0.hand().any(|other| other == card), "{card}");
                assert!(after.0.discard().any(|other| other == card), "{card}");
            }
        }
    }
    assert!(played > 3, "{played} hand cards could be played");
}

fn search_line_without(setting: &super::scene::Setting, card: Encounter) -> super::scene::Setting {
    let mut picker = Picker::default();
    picker.took(card);
    let line = [search_card(&mut picker)];
    setting.clone().line(&line).searching(2)
}

// H23: one die, once per round; then it is turned to a lower face of the player's choice.
#[test]
fn h23_one_die_per_round() {
    let mut picker = Picker::default();
    let met = picker.pick("plain and strong", |c| {
        is_plain_to_engage(c) && c.strength > 2
    });
    let line = [met, picker.with_icon(Ability::Red)];
    let base = calm(&MEETING).line(&line);
    let scene = base
        .clone()
        .dice("specialist 4, engineer 4")
        .meeting()
        .scene();
    scene.check("use specialist boost, use engineer boost", "");
    let turning = scene.play("use specialist boost");
    turning.exactly("turn to 1, turn to 2, turn to 3");
    for face in 1..=3 {
        let after = turning.play(&format!("turn to {face}"));
        assert_eq!(after.0.face(Die::Specialist), Some(face));
        assert!(
            after.ways("use").is_empty(),
            "another die in the same round"
        );
        after.shows("/die_used", true);
    }
    // From 2 there is only 1; on face 1 it stays on 1.
    for face in [1, 2] {
        let dice = format!("specialist {face}, engineer 4");
        let scene = base.clone().dice(&dice).meeting().scene();
        let after = scene.play("use specialist boost");
        assert_eq!(after.0.face(Die::Specialist), Some(1));
        assert_eq!(after.task(), "decide 1");
    }
    // The next round it may be used again.
    let scene = search(1, "white 1")
        .dice("specialist 4, engineer 4")
        .die_used()
        .scene();
    let after = scene.chance("cube white");
    assert!(!after.0.is_die_used());
}

// H25: victory at the moment the last Super Weapon is found.
#[test]
fn h25_victory() {
    for (difficulty, count) in [("basic", 4), ("normal", 5), ("advanced", 6)] {
        let mut setting = search(5, "yellow 1 white 3").difficulty(difficulty);
        let weapons: Vec<Weapon> = Weapon::all().take(count).collect();
        for weapon in &weapons[1..] {
            setting = setting.found(*weapon, [0; 3]);
        }
        let scene = setting.bag("yellow 1 white 3").scene();
        let finding = scene.chance("cube yellow");
        assert_eq!(finding.0.turn(), Turn::Chance);
        let after = finding.chance(&format!("weapon {}", weapons[0]));
        after.ended("victory");
        assert_eq!(after.0.weapons_left(), 0);
    }
}

// H26 and the fourth worked case: engaging the card that brings a second ability to zero loses
// at once, even if nothing else is left in the line.
#[test]
fn h26_engaging_into_defeat() {
    let scene = costing(1, Ability::Red, [1, 0, 3]);
    scene.play("engage red 1").ended("crippled");
    let mut picker = Picker::default();
    let met = picker.pick("plain, last", |c| is_plain_to_engage(c) && c.strength > 0);
    let icon = met.card(SET).icon;
    let mut points = [3; 3];
    points[icon.index()] = 1;
    points[icon.others()[0].index()] = 0;
    let setting = calm(&MEETING).points(points).line(&[met]);
    let scene = setting.boost(met.card(SET).strength - 1).meeting().scene();
    scene.play(&format!("engage {icon} 1")).ended("crippled");
    // One ability at zero is no defeat.
    let scene = costing(1, Ability::Red, [1, 2, 3]).play("engage red 1");
    assert_ne!(scene.0.turn(), Turn::Over);
}

// H26: at the moment; paying for an evade and its cubes too.
#[test]
fn h26_evading_into_defeat() {
    let scene = evading("orange 2 blue 2").points([1, 0, 2]).scene();
    scene.play("evade red 1").ended("crippled");
    let after = evading("orange 2 blue 2")
        .points([1, 1, 2])
        .scene()
        .play("evade red 1");
    assert_eq!(after.0.turn(), Turn::Chance);
    after.chance("cube orange").ended("crippled");
    assert_eq!(after.chance("cube blue").0.turn(), Turn::Chance);
}

// H26: in the search nobody is defeated; the next encounter phase begins with the defeat.
#[test]
fn h26_not_in_the_search() {
    let scene = search(2, "black 1 white 1").points([1, 0, 3]).scene();
    let after = scene.after("cube black, lose red");
    assert_eq!((after.points(), after.0.turn()), ([0, 0, 3], Turn::Chance));
    after.chance("cube white").ended("crippled");
    // A cube may still save one.
    let scene = search(2, "black 1 red 1").points([1, 0, 3]).scene();
    let after = scene.after("cube black, lose red, cube red");
    assert_eq!((after.points(), after.0.round()), ([1, 0, 3], 3));
}

// H26: four cards must be drawn and no deck has them.
#[test]
fn h26_exhausted() {
    let scene = search(1, "white 1").decks([0, 0, 0], 3).scene();
    scene.chance("cube white").ended("exhausted");
    let scene = search(1, "white 1").decks([0, 0, 4], 3).scene();
    assert_ne!(scene.chance("cube white").0.turn(), Turn::Over);
}
