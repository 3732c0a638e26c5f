//! One or more tests for every rule, G1 to G36. A test's comment names the rules it checks.

use guardians::{Guardians, Square};
use serde_json::{Value, json};
use starboard_kernel::testing::Scene as _;
use starboard_kernel::{Game, OptionValues, Turn};

use crate::scene::{Board, Scene, scene};

fn fresh(players: u64, variant: &str) -> Board {
    let mut options = OptionValues::new();
    options.insert("players".into(), players.into());
    options.insert("variant".into(), variant.into());
    Board(Guardians::start(
        &Guardians::read_options(&options).unwrap(),
    ))
}

/// The opening with 24 monsters: values 1 2 3 4 5 1 2 …, in drawing order.
fn opened(players: u64, variant: &str) -> Board {
    let mut board = fresh(players, variant);
    for n in 0..24 {
        board = board.play(&[&format!("draw {}", n % 5 + 1)]);
    }
    board
}

/// A fighter that has just fired into a monster that was not the last of its column.
fn with_column(column: char) -> Scene {
    scene().tokens(&[&format!("{column}10 1"), &format!("{column}9 2")])
}

// Components

/// G1: six columns, ten rows; row 1 is next to the planet.
#[test]
fn g1_board() {
    assert_eq!(Square::all().count(), 60);
    fresh(2, "basic").check("/board", json!(vec!["......"; 10]));
    // The planet is below row 1: that is where a descent raids it.
    scene()
        .tokens(&["a1 1", "c9 2"])
        .start()
        .play(&["stay", "fire"])
        .check("/over", "raided");
}

/// G2: 56 monsters (12 of value 1, 11 of each other) and 5 ships of two halves.
#[test]
fn g2_tokens() {
    fresh(2, "basic").check(
        "/supply",
        json!({"1": 12, "2": 11, "3": 11, "4": 11, "5": 11, "left": 5, "right": 5}),
    );
    let too_many = scene().with("/supply/1", 12).tokens(&["a10 1"]);
    let violations =
        <Guardians as starboard_kernel::Game>::from_document(too_many.document()).unwrap_err();
    assert!(violations.to_string().contains("G2"), "{violations}");
}

/// G3: a whole ship stands left half on the left; a half whose partner is gone is damaged.
#[test]
fn g3_ships() {
    for wrong in [&["a10 <"][..], &["a10 >", "b10 <"], &["f10 <", "a9 >"]] {
        let document = scene().tokens(wrong);
        let violations =
            <Guardians as starboard_kernel::Game>::from_document(document.document()).unwrap_err();
        assert!(violations.to_string().contains("G3"), "{violations}");
    }
    scene()
        .tokens(&["c10 <", "d10 >", "c9 1"])
        .start()
        .play(&["stay", "fire"])
        .tokens(&["c10 <", "d10 >"]);
}

/// G4: one basic fighter and one missile each; the advanced variant adds an empty power-up.
#[test]
fn g4_markers() {
    for (variant, power) in [("basic", "none"), ("advanced", "empty")] {
        let expected =
            json!({"fighter": null, "tokens": [], "missile": "supply", "level": 1, "power": power});
        fresh(2, variant).check("/players", json!([expected, expected]));
    }
}

/// G5: the mine squares are a1 to a4.
#[test]
fn g5_mine_squares() {
    opened(2, "basic")
        .play(&["place b", "place c"])
        .actions(&["mine a1", "mine a2", "mine a3", "mine a4"])
        .forbids("mine a5", "G5");
}

// Setup

/// G6: 24 random monsters in rows 7 to 10, drawn one by one from row 10, a to f; no ship halves.
#[test]
fn g6_opening() {
    let board = fresh(2, "basic");
    let names: Vec<String> = board.outcomes().into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["draw 1", "draw 2", "draw 3", "draw 4", "draw 5"]);
    let weights: Vec<u32> = board.outcomes().into_iter().map(|(_, w)| w).collect();
    assert_eq!(weights, [12, 11, 11, 11, 11]);
    let board = board
        .play(&["draw 5", "draw 4"])
        .turn(1, "setup")
        .row(10, "54....");
    assert_eq!(board.outcomes()[4], ("draw 5".to_owned(), 10));
    opened(2, "basic")
        .row(10, "123451")
        .row(9, "234512")
        .row(8, "345123")
        .row(7, "451234")
        .row(6, "......")
        .turn(1, "place")
        .check(
            "/supply",
            json!({"1": 7, "2": 6, "3": 6, "4": 6, "5": 7, "left": 5, "right": 5}),
        );
}

/// G7: fighters in seat order on empty squares of row 1, then the mine by who placed last, on a
/// mine square without a fighter. G8: who placed first begins.
#[test]
fn g7_g8_placing() {
    opened(3, "basic")
        .actions(&[
            "place a", "place b", "place c", "place d", "place e", "place f",
        ])
        .play(&["place a"])
        .turn(2, "place")
        .forbids("place a", "G7")
        .forbids("stay", "G7")
        .play(&["place f"])
        .turn(3, "place")
        .play(&["place b"])
        .turn(3, "mine-setup")
        .actions(&["mine a2", "mine a3", "mine a4"])
        .forbids("mine a1", "G7")
        .play(&["mine a4"])
        .check("/mine", "a4")
        .turn(1, "move")
        .forbids("place c", "G7");
}

/// G8: play goes in seat order.
#[test]
fn g8_order() {
    with_column('a')
        .and_players(&["f1"])
        .start()
        .play(&["stay", "fire"])
        .turn(2, "move")
        .play(&["stay", "fire"])
        .turn(3, "move");
}

// A turn

/// G9: move, shoot, mine in this order; or one purchase, which is the whole turn.
#[test]
fn g9_steps() {
    let start = with_column('c')
        .with("/mine", "b4")
        .with("/players/0/tokens", json!([10]))
        .start();
    start
        .clone()
        .turn(1, "move")
        .forbids("fire", "G9")
        .forbids("mine hold", "G9")
        .play(&["stay"])
        .turn(1, "shoot")
        .check("/shots", 1)
        .forbids("stay", "G9")
        .forbids("move c1-c2", "G9")
        .forbids("buy missile 10", "G9")
        .play(&["fire"])
        .turn(1, "mine")
        .forbids("fire", "G9")
        .play(&["mine hold"])
        .turn(2, "move");
    start.play(&["buy missile 10"]).turn(2, "move");
}

/// G9: there is no mine step when the mine is not in play.
#[test]
fn g9_no_mine_step_without_a_mine() {
    with_column('c')
        .start()
        .play(&["stay", "fire"])
        .turn(2, "move")
        .forbids("mine hold", "G17");
}

/// G10: straight lines over empty squares; invaders, fighters and the mine block.
#[test]
fn g10_moves() {
    scene()
        .tokens(&["c4 1", "f4 2"])
        .with("/mine", "a1")
        .start()
        .actions(&[
            "stay",
            "move c1-c2",
            "move c1-c3",
            "move c1-d2",
            "move c1-e3",
            "move c1-d1",
            "move c1-b1",
            "move c1-b2",
            "move c1-a3",
        ])
        .forbids("move c1-c4", "G10")
        .forbids("move c1-c5", "G10")
        .forbids("move c1-f4", "G10")
        .forbids("move c1-e1", "G10")
        .forbids("move c1-f1", "G10")
        .forbids("move c1-a1", "G10")
        .forbids("move c1-e2", "G10")
        .forbids("move d1-d2", "G10")
        .play(&["move c1-a3"])
        .check("/players/0/fighter", "a3");
}

/// G11: the shot is mandatory and goes straight up to the first object.
#[test]
fn g11_shot() {
    scene()
        .tokens(&["c5 3", "c9 5", "a10 1"])
        .start()
        .play(&["stay"])
        .actions(&["fire"])
        .play(&["fire"])
        .tokens(&["c5 .", "c9 5"])
        .check("/players/0/tokens", json!([3]));
    // A shot goes up only: what is below the fighter is out of reach.
    scene()
        .with("/players/0/fighter", "c6")
        .tokens(&["c2 3"])
        .start()
        .play(&["stay", "fire"])
        .tokens(&["c2 3"])
        .check("/players/0/tokens", json!([]));
}

/// G12: the shooter takes a monster.
#[test]
fn g12_monster() {
    for value in 1..=5 {
        scene()
            .tokens(&[&format!("c7 {value}"), "c8 1"])
            .start()
            .play(&["stay", "fire"])
            .check("/players/0/tokens", json!([value]))
            .check("/players/1/tokens", json!([]));
    }
}

/// G13: half of a whole ship goes to the box; the other half is a damaged ship. G14: that one is
/// taken and worth 10.
#[test]
fn g13_g14_ship() {
    let board = scene()
        .with("/players/1/fighter", "d1")
        .tokens(&["c7 <", "d7 >", "c9 1", "d9 1"])
        .start();
    assert_eq!(
        board.clone().play(&["stay"]).told("fire"),
        "fired ship_damaged"
    );
    let board = board
        .play(&["stay", "fire"])
        .tokens(&["c7 .", "d7 x"])
        .check("/players/0/tokens", json!([]))
        .play(&["stay", "fire"])
        .tokens(&["d7 ."])
        .check("/players/1/tokens", json!([10]));
    // The box has taken one half, the player the other.
    board.check("/supply/left", 0);
}

/// G15: a fighter that is hit stays; its owner's lowest-valued token changes hands. It counts as
/// a hit even if there is none.
#[test]
fn g15_fighter() {
    let hit = scene()
        .with("/players/1/fighter", "c5")
        .with("/quiet", json!([2]))
        .tokens(&["c9 5", "a10 1"]);
    hit.clone()
        .with("/players/1/tokens", json!([10, 4, 2]))
        .start()
        .play(&["stay", "fire"])
        .check("/players/0/tokens", json!([2]))
        .check("/players/1/tokens", json!([10, 4]))
        .check("/players/1/fighter", "c5")
        .tokens(&["c9 5"]);
    hit.start()
        .play(&["stay", "fire"])
        .check("/players/0/tokens", json!([]))
        .check("/quiet", json!([]))
        .turn(2, "move");
}

/// G16: the mine does not mind a shot, and it is no hit; nothing above is a miss.
#[test]
fn g16_mine_and_miss() {
    let board = scene()
        .with("/mine", "c4")
        .tokens(&["c9 5"])
        .start()
        .play(&["stay", "fire"])
        .check("/mine", "c4")
        .check("/hit", false)
        .tokens(&["c9 5"])
        .play(&["mine hold"])
        .check("/quiet", json!([1]));
    board.turn(2, "move");
    scene()
        .tokens(&["a9 5"])
        .start()
        .play(&["stay", "fire"])
        .check("/quiet", json!([1]));
}

/// G17: the mine moves one square to the right or holds; it may not move onto a fighter.
#[test]
fn g17_mine_moves_right() {
    let at = |square: &str| {
        scene()
            .with("/mine", square)
            .with("/players/1/fighter", "e3")
            .tokens(&["a10 1"])
            .start()
            .play(&["stay", "fire"])
            .turn(1, "mine")
    };
    at("b3")
        .actions(&["mine hold", "mine c3"])
        .forbids("mine d3", "G17")
        .play(&["mine c3"])
        .check("/mine", "c3");
    at("d3").actions(&["mine hold"]).forbids("mine e3", "G17");
}

/// G17: from column f it re-enters on a mine square of the player's choice.
#[test]
fn g17_mine_re_enters() {
    let board = scene()
        .with("/mine", "f2")
        .with("/players/1/fighter", "a4")
        .tokens(&["a3 1", "b10 1"])
        .start()
        .play(&["stay", "fire"])
        .actions(&["mine hold", "mine a1", "mine a2", "mine a3"])
        .forbids("mine a4", "G17")
        .forbids("mine b1", "G5");
    board.clone().play(&["mine a2"]).check("/mine", "a2");
    // One with an invader may be chosen: it explodes.
    board
        .play(&["mine a3"])
        .check("/mine", Value::Null)
        .tokens(&["a3 ."]);
    // If fighters leave no square it stays.
    scene()
        .and_players(&["a3", "a4"])
        .with("/players/0/fighter", "a1")
        .with("/players/1/fighter", "a2")
        .with("/mine", "f2")
        .tokens(&["b10 1"])
        .start()
        .play(&["stay", "fire"])
        .actions(&["mine hold"]);
}

/// G17: mine and token both go to the box; of a whole ship only the touched half is lost.
#[test]
fn g17_mine_explodes() {
    scene()
        .with("/mine", "b4")
        .tokens(&["c4 <", "d4 >", "a10 1"])
        .with("/players/0/fighter", "f1")
        .start()
        .play(&["stay", "fire", "mine c4"])
        .check("/mine", Value::Null)
        .tokens(&["c4 .", "d4 x"])
        .check("/players/0/tokens", json!([]))
        .check("/idle", 0);
}

// Empty column, descent, reinforcements

/// G18: a shot that removes the last token of a column brings descent and reinforcements.
#[test]
fn g18_empty_column() {
    let board = scene()
        .tokens(&["c9 3", "a9 1", "f10 2"])
        .with("/supply/4", 11)
        .start()
        .play(&["stay"]);
    assert_eq!(board.told("fire"), "fired took column_emptied descended");
    board
        .play(&["fire"])
        .tokens(&["a8 1", "f9 2", "a9 .", "f10 ."])
        .check("/wave", "a")
        .play(&["draw 4"; 6])
        .row(10, "444444")
        .check("/wave", Value::Null);
    // Another token in the column, below the fighter too, and nothing happens.
    for other in ["c10 1", "c2 1"] {
        scene()
            .with("/players/0/fighter", "c5")
            .tokens(&["c9 3", other, "a9 1"])
            .with("/supply/4", 11)
            .start()
            .play(&["stay", "fire"])
            .check("/wave", Value::Null)
            .tokens(&["a9 1"]);
    }
}

/// G18: a shot half of a whole ship counts like any token.
#[test]
fn g18_half_of_a_ship() {
    scene()
        .tokens(&["c9 <", "d9 >"])
        .with("/supply/1", 12)
        .start()
        .play(&["stay", "fire"])
        .tokens(&["d8 x"])
        .check("/wave", "a");
}

/// G18: only with the option `removed` does a column emptied by the mine count.
#[test]
fn g18_option() {
    let scene = scene()
        .with("/mine", "b4")
        .tokens(&["c4 1", "f10 2"])
        .with("/players/0/fighter", "a1")
        .with("/supply/1", 11);
    let moves = ["stay", "fire", "mine c4"];
    scene
        .start()
        .play(&moves)
        .check("/wave", Value::Null)
        .tokens(&["f10 2"])
        .turn(2, "move");
    scene
        .with("/options/empty_column", "removed")
        .start()
        .play(&moves)
        .check("/wave", "a")
        .tokens(&["f9 2"])
        .turn(2, "move")
        .play(&["draw 1"; 6])
        .turn(2, "move");
}

/// G18: tokens lost to collisions never trigger another descent, in a descent or in a wave.
#[test]
fn g18_collisions_do_not_cascade() {
    scene()
        .with("/options/empty_column", "removed")
        .with("/mine", "a3")
        .tokens(&["a4 1", "c9 1", "f10 2"])
        .with("/supply/1", 10)
        .start()
        .play(&["stay", "fire"])
        .check("/mine", Value::Null)
        .tokens(&["a3 .", "f9 2"])
        .play(&["draw 1"; 6])
        .tokens(&["f9 2"])
        .turn(2, "move");
}

/// G18: it happens at once, before any further shot (G33).
#[test]
fn g18_before_the_next_shot() {
    scene()
        .advanced()
        .with("/players/0/level", 2)
        .tokens(&["c9 3", "a9 1"])
        .with("/supply/5", 11)
        .start()
        .play(&["stay", "fire"])
        .check("/wave", "a")
        .turn(1, "shoot")
        .play(&["draw 5"; 6])
        .turn(1, "shoot")
        .check("/shots", 1)
        .play(&["fire"])
        .check("/players/0/tokens", json!([5, 3]));
}

/// G19: every token moves one row down at once; whole ships and damaged halves too.
#[test]
fn g19_descent() {
    scene()
        .tokens(&["c9 3", "a5 <", "b5 >", "d4 x", "d5 1", "f10 2", "a2 4"])
        .start()
        .play(&["stay", "fire"])
        .tokens(&[
            "a4 <", "b4 >", "d3 x", "d4 1", "f9 2", "a1 4", "a5 .", "d5 .",
        ])
        .check("/over", Value::Null);
}

/// G19: a token that enters the mine's square: both to the box; a fighter's square: the token to
/// the box, the fighter destroyed, nobody scores; of a whole ship only the colliding half.
#[test]
fn g19_collisions() {
    let board = scene()
        .with("/mine", "b4")
        .with("/players/1/fighter", "e6")
        .with("/players/1/tokens", json!([5]))
        .tokens(&["c9 3", "a5 <", "b5 >", "e7 4", "e9 1"])
        .start()
        .play(&["stay"]);
    assert_eq!(
        board.told("fire"),
        "fired took column_emptied descended collided collided"
    );
    board
        .play(&["fire"])
        .check("/mine", Value::Null)
        .tokens(&["a4 x", "b4 .", "e6 .", "e8 1"])
        .check("/players/1/fighter", "destroyed")
        .check("/players/1/tokens", json!([5]))
        .check("/players/0/tokens", json!([3]))
        .turn(2, "return");
}

/// G20: if a token passes row 1 the game is lost; the collisions are still carried out and no
/// wave follows.
#[test]
fn g20_raid() {
    let board = scene()
        .with("/players/1/fighter", "e6")
        .with("/supply/1", 9)
        .tokens(&["c9 3", "e7 4", "a1 1", "f2 1"])
        .start()
        .play(&["stay", "fire"])
        .check("/over", "raided")
        .check("/wave", Value::Null)
        .check("/players/1/fighter", "destroyed")
        .tokens(&["e6 .", "f1 1", "a1 ."]);
    assert_eq!(board.0.turn(), Turn::Over);
}

/// The wave of six draws that the worked case of G21 asks for.
fn calling_a_wave() -> Scene {
    scene().tokens(&["c9 3"]).with(
        "/supply",
        json!({"1": 5, "2": 5, "3": 5, "4": 5, "5": 5, "left": 2, "right": 2}),
    )
}

/// G21: worked case: monster, monster, left half, monster, right half, monster fill the six
/// squares as M M M < > M.
#[test]
fn g21_worked_case() {
    let board = calling_a_wave().start().play(&["stay", "fire"]);
    assert_eq!(
        board.outcomes().iter().map(|(_, w)| *w).collect::<Vec<_>>(),
        [5, 5, 5, 5, 5, 2, 2]
    );
    board
        .play(&["draw 1", "draw 2", "draw left"])
        .check("/waiting/left", 1)
        .check("/wave", "c")
        .play(&["draw 3"])
        .check("/wave", "d")
        .play(&["draw right"])
        .check("/waiting/left", 0)
        .check("/wave", "f")
        .play(&["draw 4"])
        .row(10, "123<>4")
        .check("/wave", Value::Null);
}

/// G21: a ship for which only one square is left waits; the drawing continues; it comes in first
/// with the next wave.
#[test]
fn g21_waiting_ships() {
    let board = calling_a_wave()
        .start()
        .play(&["stay", "fire"])
        .play(&[
            "draw 1",
            "draw 2",
            "draw 3",
            "draw 4",
            "draw left",
            "draw 5",
            "draw right",
        ])
        .check("/waiting", json!({"left": 0, "right": 0, "ships": 1}))
        .check("/wave", "f")
        // Even a second one may form and wait.
        .play(&["draw right", "draw left"])
        .check("/waiting/ships", 2)
        .play(&["draw 1"])
        .row(10, "123451")
        .turn(2, "move");
    // The next column that is emptied brings both ships before anything is drawn.
    let mut document = board.0.document();
    document["board"] = json!([
        "......", "....2.", "......", "......", "......", "......", "......", "......", "......",
        "......"
    ]);
    let board = Board(Guardians::from_document(&document).unwrap());
    board
        .play(&["stay", "fire"])
        .row(10, "<><>..")
        .check("/waiting/ships", 0)
        .check("/wave", "e");
}

/// G21: drawing stops when the supply is empty, also with halves left beside the board.
#[test]
fn g21_supply_runs_out() {
    scene()
        .tokens(&["c9 3", "a9 1"])
        .with("/supply/1", 1)
        .with("/supply/left", 1)
        .start()
        .play(&["stay", "fire", "draw left", "draw 1"])
        .row(10, "1.....")
        .check("/waiting/left", 1)
        .check("/wave", Value::Null)
        .turn(2, "move");
}

/// G22: a fighter in row 10 does not stop a token: both are gone, the square stays empty, the wave
/// continues with the next square.
#[test]
fn g22_wave_meets_fighters() {
    calling_a_wave()
        .with("/players/1/fighter", "b10")
        .start()
        .play(&["stay", "fire", "draw 1", "draw 2"])
        .check("/players/1/fighter", "destroyed")
        .row(10, "1.....")
        .check("/wave", "c")
        .play(&["draw 3", "draw 4", "draw 5", "draw 1"])
        .row(10, "1.3451")
        .turn(2, "return");
    // Of a ship only the colliding half is lost.
    calling_a_wave()
        .with("/players/1/fighter", "b10")
        .start()
        .play(&["stay", "fire", "draw left", "draw right"])
        .row(10, "x.....")
        .check("/wave", "c");
}

/// G22, G23: when the wave destroys the fighter whose turn continues, the step becomes the return
/// at once.
#[test]
fn g22_the_next_fighter_is_lost_in_the_wave() {
    calling_a_wave()
        .with("/players/1/fighter", "b10")
        .start()
        .play(&["stay", "fire", "draw 1"])
        .turn(2, "move")
        .play(&["draw 2"])
        .turn(2, "return");
}

/// G22: a fighter in row 10 has nothing above to shoot, but by the Polish reading the mine step of
/// its own turn can bring the wave that destroys it.
#[test]
fn g22_own_fighter_in_the_wave() {
    calling_a_wave()
        .with("/options/empty_column", "removed")
        .with("/players/0/fighter", "a10")
        .with("/mine", "b4")
        .tokens(&["c9 .", "c4 1", "f9 1"])
        .start()
        .play(&["stay", "fire", "mine c4"])
        .turn(2, "move")
        .play(&["draw 1"])
        .check("/players/0/fighter", "destroyed")
        .play(&["draw 1", "draw 1", "draw 2", "draw 2", "draw 2"])
        .turn(2, "move")
        .play(&["stay", "fire"])
        .turn(1, "return");
}

fn destroyed() -> Scene {
    scene()
        .with("/players/0/fighter", "destroyed")
        .with("/step", "return")
        .tokens(&["c9 3", "c8 1", "f1 1"])
}

/// G23: pay 10 points, place the fighter on an empty square of row 1, then a normal turn, which
/// may be a purchase.
#[test]
fn g23_return() {
    let board = destroyed()
        .with("/mine", "a1")
        .with("/players/0/tokens", json!([10, 5, 5]))
        .start()
        .actions(&[
            "return b 10",
            "return b 5+5",
            "return c 10",
            "return c 5+5",
            "return d 10",
            "return d 5+5",
            "retire",
        ])
        .forbids("return a 10", "G23")
        .forbids("return e 10", "G23")
        .forbids("return f 10", "G23")
        .forbids("return b 10+5", "G27")
        .forbids("stay", "G23")
        .forbids("buy missile 10", "G23")
        .play(&["return c 5+5"])
        .check("/players/0/fighter", "c1")
        .check("/players/0/tokens", json!([10]))
        .turn(1, "move")
        .forbids("retire", "G23");
    board.clone().play(&["buy missile 10"]).turn(2, "move");
    board.play(&["stay", "fire"]).turn(1, "mine");
}

/// G23: who cannot pay, finds no square, or chooses not to, is out and cannot win.
#[test]
fn g23_retire() {
    destroyed()
        .with("/players/0/tokens", json!([5, 4]))
        .start()
        .actions(&["retire"])
        .play(&["retire"])
        .check("/players/0/fighter", "out")
        .turn(2, "move")
        .check("/idle", 0)
        .check("/quiet", json!([]));
    destroyed()
        .with("/players/0/tokens", json!([10]))
        .tokens(&["a1 1", "b1 1", "c1 1", "d1 1"])
        .start()
        .actions(&["retire"]);
    // The turn passes over who is out.
    destroyed()
        .and_players(&["b1"])
        .start()
        .play(&["retire", "stay", "fire"])
        .turn(3, "move")
        .play(&["move b1-c1", "fire"])
        .turn(2, "move");
}

// Missile

/// G24: 10 points, the whole turn, one per player and game.
#[test]
fn g24_buy_missile() {
    let board = with_column('c')
        .with("/players/0/tokens", json!([5, 4, 3, 1]))
        .start()
        .allows("buy missile 5+4+1")
        .play(&["buy missile 5+4+3"])
        .check("/players/0/missile", "held")
        .check("/players/0/tokens", json!([1]))
        .turn(2, "move");
    board
        .play(&["stay", "fire"])
        .forbids("buy missile 1", "G24");
    with_column('c')
        .with("/players/0/missile", "box")
        .with("/players/0/tokens", json!([10]))
        .start()
        .forbids("buy missile 10", "G24");
}

fn armed() -> Scene {
    scene().with("/players/0/missile", "held")
}

/// G25: instead of a shot; the row of the first invader above is taken; of each whole ship one
/// half goes to the box.
#[test]
fn g25_launch() {
    let board = armed()
        .tokens(&["c6 2", "a6 <", "b6 >", "e6 x", "f6 5", "c8 1", "a9 1"])
        .with("/supply/1", 6)
        .start()
        .play(&["stay"])
        .actions(&["fire", "launch"]);
    board
        .play(&["launch"])
        .check("/players/0/tokens", json!([10, 10, 5, 2]))
        .check("/players/0/missile", "box")
        .check("/wave", "a")
        .play(&["draw 1"; 6])
        .turn(2, "move")
        .forbids("launch", "G9");
}

/// G25: its first object must be an invader, and no other player's fighter may stand in the row.
#[test]
fn g25_forbidden() {
    armed()
        .with("/players/1/fighter", "e6")
        .tokens(&["c6 2"])
        .start()
        .play(&["stay"])
        .forbids("launch", "G25");
    armed()
        .with("/players/1/fighter", "c4")
        .tokens(&["c6 2"])
        .start()
        .play(&["stay"])
        .forbids("launch", "G25");
    armed()
        .with("/mine", "c4")
        .tokens(&["c6 2"])
        .start()
        .play(&["stay"])
        .forbids("launch", "G25");
    armed()
        .tokens(&["a6 2"])
        .start()
        .play(&["stay"])
        .forbids("launch", "G25");
    with_column('c')
        .start()
        .play(&["stay"])
        .forbids("launch", "G24");
}

/// G26: invaders above the row come down (collisions as in G19), those below stay; then
/// reinforcements; no column is checked.
#[test]
fn g26_after_launch() {
    let board = armed()
        .and_players(&["b7"])
        .with("/mine", "a6")
        .tokens(&["c6 2", "a7 4", "b8 3", "d9 1", "d3 5", "e10 1"])
        .with("/supply/1", 9)
        .start()
        .play(&["stay"]);
    assert_eq!(
        board.told("launch"),
        "launched took descended collided collided"
    );
    board
        .play(&["launch"])
        .tokens(&["d8 1", "d3 5", "e9 1", "e10 .", "a6 .", "b7 ."])
        .check("/mine", Value::Null)
        .check("/players/2/fighter", "destroyed")
        .check("/wave", "a")
        .play(&["draw 1"; 6])
        // Column c is filled by the wave only; nothing has descended a second time.
        .tokens(&["d8 1", "c10 1"])
        .turn(2, "move");
}

/// G27: the player chooses the tokens; no token too many; no change.
#[test]
fn g27_payments() {
    with_column('c')
        .with("/players/0/tokens", json!([10, 5, 4, 2, 1]))
        .start()
        .allows("buy missile 10")
        .allows("buy missile 5+4+2")
        .allows("buy missile 5+4+1")
        .forbids("buy missile 10+1", "G27")
        .forbids("buy missile 5+4+2+1", "G27")
        .forbids("buy missile 5+4", "G27")
        .forbids("buy missile 5+5", "G27")
        .play(&["buy missile 5+4+2"])
        .check("/players/0/tokens", json!([10, 1]));
}

// End

/// G28: no invader left, after a shot, also in the middle of a turn.
#[test]
fn g28_cleared_by_a_shot() {
    let board = scene()
        .advanced()
        .with("/players/0/level", 2)
        .with("/mine", "a3")
        .with("/players/0/tokens", json!([5]))
        .with("/players/1/tokens", json!([4]))
        .tokens(&["c9 3"])
        .start()
        .play(&["stay", "fire"])
        .check("/over", "cleared");
    assert_eq!(board.scores(), [8, 4]);
    assert_eq!(board.winners(), [1]);
}

/// G28: after a mine move, even if tokens are left in the supply.
#[test]
fn g28_cleared_by_the_mine() {
    scene()
        .with("/mine", "b4")
        .tokens(&["c4 1"])
        .with("/players/0/fighter", "a1")
        .with("/supply/1", 11)
        .start()
        .play(&["stay", "fire", "mine c4"])
        .check("/over", "cleared");
}

/// G28: after a shot with everything it caused: a wave of halves alone leaves the board empty.
#[test]
fn g28_cleared_after_a_wave() {
    scene()
        .tokens(&["c9 3"])
        .with("/supply/left", 2)
        .start()
        .play(&["stay", "fire", "draw left"])
        .check("/over", Value::Null)
        .play(&["draw left"])
        .check("/over", "cleared");
}

/// G28: by a launch.
#[test]
fn g28_cleared_by_a_launch() {
    armed()
        .tokens(&["c9 3", "a9 5"])
        .start()
        .play(&["stay", "launch"])
        .check("/over", "cleared");
}

/// G29: every player still in the game has shot and hit nothing since the last hit.
#[test]
fn g29_quiet() {
    let board = scene()
        .tokens(&["a9 3"])
        .start()
        .play(&["stay", "fire"])
        .check("/quiet", json!([1]))
        .check("/over", Value::Null)
        .play(&["stay", "fire"])
        .check("/quiet", json!([1, 2]))
        .check("/over", "quiet");
    assert_eq!(board.scores(), [0, 0]);
    assert_eq!(board.winners(), [1, 2]);
    // A hit resets the count; a purchase neither counts nor resets.
    scene()
        .with("/quiet", json!([2]))
        .with("/players/0/tokens", json!([10]))
        .tokens(&["c9 3", "c8 3"])
        .start()
        .play(&["buy missile 10"])
        .check("/quiet", json!([2]))
        .check("/over", Value::Null);
    scene()
        .with("/quiet", json!([2]))
        .tokens(&["c9 3", "c8 3"])
        .start()
        .play(&["stay", "fire"])
        .check("/quiet", json!([]));
    // It is the turn that counts: a hit and a miss in one turn is a turn with a hit.
    scene()
        .advanced()
        .with("/players/0/level", 2)
        .with("/quiet", json!([2]))
        .tokens(&["c9 3", "c2 1"])
        .with("/players/0/fighter", "c4")
        .start()
        .play(&["stay", "fire", "fire"])
        .check("/quiet", json!([]))
        .check("/over", Value::Null);
}

/// G29: who is out does not count, who is destroyed does; checked when a player retires.
#[test]
fn g29_quiet_when_a_player_retires() {
    destroyed()
        .with("/quiet", json!([2]))
        .start()
        .play(&["retire"])
        .check("/over", "quiet");
    scene()
        .with("/players/1/fighter", "destroyed")
        .tokens(&["a9 3"])
        .start()
        .play(&["stay", "fire"])
        .check("/over", Value::Null)
        .turn(2, "return");
}

/// G29: five rounds in which no token left the board end the game; purchases count as turns.
#[test]
fn g29_cap() {
    let near = |idle: u64| {
        scene()
            .with("/idle", idle)
            .with("/players/0/fighter", "e4")
            .with("/players/1/fighter", "e1")
            .with("/players/0/tokens", json!([10]))
            .with("/turn", 2)
            .tokens(&["a9 3"])
    };
    // Shooting each other is a hit, but no token leaves the board.
    near(8)
        .start()
        .play(&["stay", "fire"])
        .check("/idle", 9)
        .check("/over", Value::Null)
        .play(&["stay", "fire"])
        .check("/over", "cap");
    near(9)
        .start()
        .play(&["stay", "fire"])
        .check("/over", "cap");
    near(9)
        .with("/turn", 1)
        .start()
        .play(&["buy missile 10"])
        .check("/over", "cap");
    // A token that leaves resets the count.
    near(9)
        .with("/turn", 1)
        .with("/players/0/fighter", "a1")
        .tokens(&["a10 1"])
        .start()
        .play(&["stay", "fire"])
        .check("/idle", 0)
        .check("/over", Value::Null);
    // Fewer players, fewer turns.
    destroyed()
        .with("/idle", 5)
        .start()
        .play(&["retire"])
        .check("/over", "cap");
}

/// G30: a raid or everybody out: all lose, nobody scores.
#[test]
fn g30_lost() {
    let raided = scene()
        .with("/players/0/tokens", json!([5]))
        .tokens(&["c9 3", "a1 1"])
        .start()
        .play(&["stay", "fire"])
        .check("/over", "raided");
    assert_eq!(raided.scores(), [0, 0]);
    assert_eq!(raided.winners(), [0; 0]);
    let all_out = destroyed()
        .with("/players/1/fighter", "out")
        .with("/players/1/tokens", json!([5]))
        .start()
        .play(&["retire"])
        .check("/over", "all out");
    assert_eq!(all_out.scores(), [0, 0]);
    assert_eq!(all_out.winners(), [0; 0]);
}

/// G30: the order when several hold: cleared before quiet, quiet before cap.
#[test]
fn g30_order() {
    // The mine takes the last token after everybody has missed.
    scene()
        .with("/quiet", json!([2]))
        .with("/mine", "b4")
        .with("/players/0/fighter", "a1")
        .tokens(&["c4 1"])
        .start()
        .play(&["stay", "fire", "mine c4"])
        .check("/over", "cleared");
    scene()
        .with("/quiet", json!([2]))
        .with("/idle", 9)
        .tokens(&["a4 1"])
        .start()
        .play(&["stay", "fire"])
        .check("/over", "quiet");
    // A wave that leaves the board empty after everybody has missed: cleared again.
    scene()
        .with("/options/empty_column", "removed")
        .with("/quiet", json!([2]))
        .with("/mine", "b4")
        .with("/players/0/fighter", "a1")
        .with("/supply/left", 1)
        .tokens(&["c4 1"])
        .start()
        .play(&["stay", "fire", "mine c4", "draw left"])
        .check("/over", "cleared");
    // The same with a monster in the wave: quiet.
    scene()
        .with("/options/empty_column", "removed")
        .with("/quiet", json!([2]))
        .with("/mine", "b4")
        .with("/players/0/fighter", "a1")
        .with("/supply/1", 1)
        .tokens(&["c4 1"])
        .start()
        .play(&["stay", "fire", "mine c4", "draw 1"])
        .check("/over", "quiet");
}

/// G31: worked case: 3×5, 4×4, 2×3, 5×2, 6×1 and 3 ship halves score 83.
#[test]
fn g31_worked_case() {
    let tokens = json!([
        10, 10, 10, 5, 5, 5, 4, 4, 4, 4, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1
    ]);
    let board = scene()
        .with("/players/0/tokens", tokens)
        .with("/over", "cleared")
        .start();
    assert_eq!(board.scores(), [83, 0]);
    assert_eq!(board.winners(), [1]);
}

/// G31: ties share; who is out keeps the points but cannot win; who is destroyed can.
#[test]
fn g31_winners() {
    let ended = |first: &str, second: &str| {
        scene()
            .with("/players/0/fighter", first)
            .with("/players/1/fighter", second)
            .with("/players/0/tokens", json!([5]))
            .with("/players/1/tokens", json!([4, 1]))
            .with("/over", "quiet")
            .start()
    };
    assert_eq!(ended("a1", "b1").winners(), [1, 2]);
    assert_eq!(ended("out", "b1").winners(), [2]);
    assert_eq!(ended("out", "b1").scores(), [5, 5]);
    assert_eq!(ended("a1", "destroyed").winners(), [1, 2]);
}

// Advanced variant

/// G32: pay 10, one level up, the whole turn; up to level 3.
#[test]
fn g32_upgrade() {
    let rich = |level: u64| {
        with_column('c')
            .advanced()
            .with("/players/0/level", level)
            .with("/players/0/tokens", json!([10]))
    };
    for level in [1, 2] {
        rich(level)
            .start()
            .play(&["upgrade 10"])
            .check("/players/0/level", level + 1)
            .check("/players/0/tokens", json!([]))
            .turn(2, "move");
    }
    rich(3).start().forbids("upgrade 10", "G32");
    with_column('c')
        .with("/players/0/tokens", json!([10]))
        .start()
        .forbids("upgrade 10", "G32");
}

/// G33: as many shots as the level, all mandatory, from the same square; a missile replaces one.
#[test]
fn g33_shots() {
    for level in 1..=3_u64 {
        let mut board = scene()
            .advanced()
            .with("/players/0/level", level)
            .tokens(&["c6 1", "c7 2", "c8 3", "c9 4"])
            .start()
            .play(&["stay"])
            .check("/shots", level);
        for shot in 1..=level {
            board = board.actions(&["fire"]).play(&["fire"]);
            board = board.check("/shots", level.saturating_sub(shot));
        }
        board.turn(2, "move");
    }
    let board = armed()
        .advanced()
        .with("/players/0/level", 2)
        .tokens(&["c6 1", "c7 2", "c8 3"])
        .start()
        .play(&["stay", "fire"]);
    board
        .play(&["launch"])
        .check("/players/0/tokens", json!([2, 1]))
        .turn(2, "move");
    armed()
        .advanced()
        .with("/players/0/level", 2)
        .tokens(&["c6 1", "c7 2", "c8 3"])
        .start()
        .play(&["stay", "launch"])
        .turn(1, "shoot")
        .check("/shots", 1)
        .play(&["fire"])
        .check("/players/0/tokens", json!([2, 1]));
}

/// G34: a fighter that comes back keeps its level.
#[test]
fn g34_level_is_kept() {
    destroyed()
        .advanced()
        .with("/players/0/level", 3)
        .with("/players/0/tokens", json!([10]))
        .start()
        .play(&["return b 10"])
        .check("/players/0/level", 3)
        .play(&["stay"])
        .check("/shots", 3);
}

/// G35: pay 15, the whole turn, once per game.
#[test]
fn g35_power_up() {
    with_column('c')
        .advanced()
        .with("/players/0/tokens", json!([10, 5, 5]))
        .start()
        .forbids("charge 10", "G27")
        .play(&["charge 10+5"])
        .check("/players/0/power", "charged")
        .check("/players/0/tokens", json!([5]))
        .turn(2, "move");
    for power in ["charged", "box"] {
        with_column('c')
            .advanced()
            .with("/players/0/power", power)
            .with("/players/0/tokens", json!([10, 5]))
            .start()
            .forbids("charge 10+5", "G35");
    }
    with_column('c')
        .with("/players/0/tokens", json!([10, 5]))
        .start()
        .forbids("charge 10+5", "G35");
}

fn charged(level: u64) -> Scene {
    scene()
        .advanced()
        .with("/players/0/power", "charged")
        .with("/players/0/level", level)
        .with("/players/1/fighter", "f10")
}

/// G36: worked case: a level-2 fighter moves four squares right with a power-up used after two:
/// two shots there, two at the end.
#[test]
fn g36_worked_case() {
    charged(2)
        .with("/players/0/fighter", "a1")
        .tokens(&["c7 1", "c8 <", "d8 >", "c10 1", "e7 4", "e8 x", "e10 1"])
        .start()
        .play(&["boost a1-c1"])
        .turn(1, "move")
        .check("/shots", 2)
        .check("/heading", "e")
        .check("/players/0/power", "box")
        .actions(&["fire"])
        .forbids("stay", "G36")
        .forbids("launch", "G36")
        .forbids("move c1-d1", "G36")
        .play(&["fire", "fire"])
        .check("/players/0/tokens", json!([1]))
        .tokens(&["d8 x"])
        .actions(&["stay", "move c1-d1", "move c1-e1", "move c1-f1"])
        .forbids("move c1-c2", "G36")
        .forbids("boost c1-d1", "G36")
        .forbids("buy missile 1", "G9")
        .play(&["move c1-e1"])
        .turn(1, "shoot")
        .check("/shots", 2)
        .check("/heading", Value::Null)
        .play(&["fire", "fire"])
        .check("/players/0/tokens", json!([10, 4, 1]))
        .turn(2, "move");
}

/// G36: at least one square must be moved; once; it may stay afterwards; the normal shots follow.
#[test]
fn g36_boost() {
    let board = charged(1)
        .tokens(&["c9 1", "c10 1", "d9 2", "d10 1"])
        .start();
    board
        .clone()
        .forbids("boost c1-c1", "G10")
        .allows("boost c1-c2")
        .play(&["boost c1-d1", "fire", "stay", "fire"])
        .check("/players/0/tokens", json!([2, 1]))
        .turn(2, "move");
    scene()
        .advanced()
        .tokens(&["c9 1"])
        .start()
        .forbids("boost c1-c2", "G36");
    scene()
        .tokens(&["c9 1"])
        .start()
        .forbids("boost c1-c2", "G36");
    board.play(&["stay"]).forbids("boost c1-c2", "G36");
}

/// G36: the additional shots have the effects of shots, and the fighter continues over squares that
/// are empty by then.
#[test]
fn g36_boost_with_a_wave() {
    let board = charged(1)
        .with("/players/0/fighter", "c2")
        .tokens(&["c5 1", "a9 3"])
        .with("/supply/2", 11)
        .start()
        .forbids("move c2-c5", "G10")
        .play(&["boost c2-c3", "fire"])
        .check("/wave", "a")
        .check("/heading", "n")
        .turn(1, "move")
        .play(&["draw 2"; 5]);
    // The wave reaches f10, where the other fighter stands.
    board
        .play(&["draw 2"])
        .check("/players/1/fighter", "destroyed")
        .turn(1, "move")
        .allows("move c3-c9")
        .forbids("move c3-c10", "G10")
        .play(&["move c3-c9", "fire"])
        .check("/players/0/tokens", json!([2, 1]));
}
