//! One or more tests for every rule, R1 to R33, and the worked cases of the rules. A test's name or
//! comment says which rules it checks.

use rescue::{Direction, FLEET, Kind, Rescue, SQUARES, Square, Squares};
use serde_json::{Value, json};
use starboard_kernel::testing::Scene as _;
use starboard_kernel::{Encoding, Game, Lang, Seat, Wording as _};

use crate::scene::{Scene, duel, setting, square, start, with};

fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

fn names(squares: impl IntoIterator<Item = Square>) -> String {
    let names: Vec<String> = squares.into_iter().map(|s| s.to_string()).collect();
    names.join(" ")
}

/// A new game in which every fleet is laid out alike, square by square.
fn laid_out(options: &Value, layout: &str) -> Scene {
    let mut scene = start(options);
    for _ in 0..scene.0.seats() {
        for kind in layout.chars() {
            scene.play(&[&format!("lay {kind}")]);
        }
    }
    scene
}

// Board

/// R1: 127 squares in rows a to m, and the six directions.
#[test]
fn r1_board() {
    assert_eq!(SQUARES, 127);
    assert_eq!(Square::all().count(), 127);
    let rows = [
        (1, 7),
        (1, 8),
        (1, 9),
        (1, 10),
        (1, 11),
        (1, 12),
        (1, 13),
        (2, 13),
        (3, 13),
        (4, 13),
        (5, 13),
        (6, 13),
        (7, 13),
    ];
    let mut expected = Vec::new();
    for (letter, (first, last)) in ('a'..='m').zip(rows) {
        expected.extend((first..=last).map(|number| format!("{letter}{number}")));
    }
    assert_eq!(names(Square::all()), expected.join(" "));
    for (from, expected) in [
        ("g7", "g8 h8 h7 g6 f6 f7"),
        ("a1", "a2 b2 b1"),
        ("a7", "b8 b7 a6"),
        ("g1", "g2 h2 f1"),
        ("g13", "h13 g12 f12"),
        ("m7", "m8 l6 l7"),
        ("m13", "m12 l12 l13"),
    ] {
        let found = Direction::ALL.iter().filter_map(|&d| square(from).step(d));
        assert_eq!(names(found), expected, "{from}");
    }
    for (index, name) in Square::all().zip(&expected) {
        assert_eq!(Square::read(name), Some(index));
        assert_eq!(Square::at(index.row(), index.number()), Some(index));
    }
    for wrong in [
        "", "a", "7", "a0", "a8", "h1", "m6", "n7", "A1", "a01", "a+1", "a1 ", "g14", "ż1", "g257",
    ] {
        assert_eq!(Square::read(wrong), None, "{wrong:?}");
    }
}

/// R2: the planets in order; P1–P4, P2–P5, P3–P6 are opposite.
#[test]
fn r2_planets() {
    let planets = Rescue::planets();
    assert_eq!(names(planets), "b2 g2 l7 l12 g12 b7");
    for (planet, opposite) in planets.into_iter().zip(planets.into_iter().cycle().skip(3)) {
        assert_eq!(planet.row() + opposite.row(), 12);
        assert_eq!(planet.number() + opposite.number(), 14);
    }
}

/// R3: eight starting squares each: six around the planet and two in front.
#[test]
fn r3_starting_squares() {
    let six = start(&json!({ "players": 6 })).0;
    let expected = [
        "d3 c3 c4 c2 b3 b1 a2 a1",
        "h4 g3 f3 h3 f2 h2 f1 g1",
        "k8 k7 j6 l8 k6 m8 l6 m7",
        "j11 k11 k10 k12 l11 l13 m12 m13",
        "f10 g11 h11 f11 h12 f12 h13 g13",
        "c6 c7 d8 b6 c8 a6 b8 a7",
    ];
    for (seat, expected) in six.all_seats().zip(expected) {
        let starts = six.starting_squares(seat);
        assert_eq!(names(starts), expected);
        let round = Direction::ALL.map(|d| six.home(seat).step(d).expect("on the board"));
        assert!(round.iter().all(|square| starts.contains(square)));
    }
    let all: Squares = six
        .all_seats()
        .flat_map(|seat| six.starting_squares(seat))
        .collect();
    assert_eq!(all.len(), 48, "nobody shares one");
}

/// R2, R3, R4: the picture of the board.
#[test]
fn r4_special_squares() {
    const PICTURE: &str = "
        m       s s . . . s s
        l      s P s . . s P s
        k     . s s s o s s s .
        j    . . s U . . U s . .
        i   . . o . . r . . o . .
        h  s s s . r . . r . s s s
        g s P s U . . U . . U s P s
        f  s s s . r . . r . s s s
        e   . . o . . r . . o . .
        d    . . s U . . U s . .
        c     . s s s o s s s .
        b      s P s . . s P s
        a       s s . . . s s";
    let six = start(&json!({ "players": 6 })).0;
    let starts: Squares = six
        .all_seats()
        .flat_map(|seat| six.starting_squares(seat))
        .collect();
    let mark = |square: Square| match square {
        s if Rescue::planets().contains(&s) => "P",
        s if Rescue::ufo_squares().contains(s) => "U",
        s if Rescue::red_squares().contains(s) => "r",
        s if Rescue::orange_squares().contains(s) => "o",
        s if starts.contains(s) => "s",
        _ => ".",
    };
    let rows = PICTURE.trim().lines().map(str::trim).zip((0..13).rev());
    for (line, row) in rows {
        let marks: Vec<&str> = line.split_whitespace().skip(1).collect();
        let found: Vec<&str> = (1..=13)
            .filter_map(|number| Square::at(row, number))
            .map(mark)
            .collect();
        assert_eq!(found, marks, "{line}");
    }
    let sorted = |names: &str| squares(names).into_iter().collect::<Squares>();
    assert_eq!(Rescue::ufo_squares(), sorted("g7 g4 j7 j10 g10 d7 d4"));
    assert_eq!(Rescue::red_squares(), sorted("h9 i8 h6 f5 e6 f8"));
    assert_eq!(Rescue::orange_squares(), sorted("i11 k9 i5 e3 c5 e9"));
}

// Fleets and setup

/// R5: two ships of each kind, and one commander.
#[test]
fn r5_fleets() {
    let scene = start(&json!({}));
    assert_eq!(scene.legal_actions(), ["lay F", "lay H", "lay C", "lay T"]);
    scene
        .after("lay F, lay H, lay F")
        .check("lay H, lay C, lay T", "lay F");
    let standard = Rescue::standard_layout();
    for kind in Kind::ALL {
        assert_eq!(standard.iter().filter(|&&k| k == kind).count(), 2);
    }
    // One commander each: while he is aboard, nobody else fetches him.
    duel("1C@k11 1C*@e5 2F@m8").check("", "k11-l12");
}

/// R6, R7: who lives where, and who holds whose commander. Five players are not possible.
#[test]
fn r6_r7_seats() {
    for (players, planets, captors) in [
        (2, "b2 l12", &[2, 1][..]),
        (3, "b2 l7 g12", &[2, 3, 1]),
        (4, "b2 g2 g12 l12", &[4, 3, 2, 1]),
        (6, "b2 g2 l7 l12 g12 b7", &[4, 5, 6, 1, 2, 3]),
    ] {
        let position = start(&json!({ "players": players })).0;
        let seats = || Seat::first(position.seats());
        assert_eq!(names(seats().map(|seat| position.home(seat))), planets);
        for (seat, &captor) in seats().zip(captors) {
            assert_eq!(position.captor(seat).number(), captor);
            assert_eq!(
                position.prison(seat),
                position.home(Seat::new(captor - 1)),
                "held on the captor's planet"
            );
        }
    }
    let mut five = serde_json::Map::new();
    five.insert("players".into(), 5.into());
    assert!(Rescue::read_options(&five).is_err());
}

/// R7: each player of three and of four fetches the commander from the planet that holds him,
/// and from no other.
#[test]
fn r7_prisons() {
    for (players, seat, prison, others) in [
        (3, 1, "k7-l7", "k11-l12, g11-g12"),
        (3, 2, "g11-g12", "c3-b2, k11-l12"),
        (3, 3, "c3-b2", "k7-l7"),
        (4, 1, "k11-l12", "g3-g2, g11-g12"),
        (4, 2, "g11-g12", "c3-b2, k11-l12"),
        (4, 3, "g3-g2", "c3-b2, k11-l12"),
        (4, 4, "c3-b2", "g3-g2, g11-g12"),
        (6, 3, "c7-b7", "c3-b2, g3-g2, k11-l12, g11-g12"),
    ] {
        for (text, can) in
            std::iter::once((prison, true)).chain(others.split(", ").zip(std::iter::repeat(false)))
        {
            let (from, _) = text.split_once('-').expect("a move");
            let other = if seat == 1 { 2 } else { 1 };
            let scene = setting(players, &format!("{seat}T@{from} {other}F@e7"))
                .turn(seat)
                .scene();
            assert_eq!(scene.can(text), can, "{players} players, {seat}: {text}");
        }
    }
}

/// R8: in seat order, square by square in the order of R3; then seat 1 starts.
#[test]
fn r8_layout() {
    let mut scene = start(&json!({}));
    scene.shows("/phase", "layout").to_move(1);
    scene.play(&["lay F"]).ships("1F@d3").to_move(1);
    scene.play(&["lay H", "lay H", "lay C", "lay T", "lay T", "lay C"]);
    assert_eq!(scene.legal_actions(), ["lay F"]);
    scene.check("", "d3-e3, pass, lay H");
    scene
        .play(&["lay F"])
        .ships("1F@a1 1C@a2 1T@b1 1T@b3 1C@c2 1H@c3 1H@c4 1F@d3")
        .to_move(2);
    scene.play(&["lay T"]).to_move(2);
    assert!(scene.0.stack(square("j11")).top().is_some());
    scene.play(&[
        "lay T", "lay F", "lay F", "lay H", "lay H", "lay C", "lay C",
    ]);
    scene
        .shows("/phase", "play")
        .to_move(1)
        .check("", "lay F, pass");
    assert_eq!(scene.0.fleet(Seat::new(1)).len() as usize, FLEET);
}

/// R8: the standard layout is the edition's, the same for every fleet.
#[test]
fn r8_standard_layout() {
    for players in [2, 3, 4, 6] {
        let scene = start(&json!({ "players": players, "layout": "standard" }));
        scene.shows("/phase", "play").to_move(1);
        let letters: String = Rescue::standard_layout()
            .iter()
            .map(|kind| kind.letter())
            .collect();
        let chosen = laid_out(&json!({ "players": players }), &letters);
        assert_eq!(scene.document()["ships"], chosen.document()["ships"]);
    }
}

/// R8: turns go in seat order; players who are out are skipped.
#[test]
fn r8_order_of_turns() {
    let scene = setting(6, "1C@e5 3C@h8 4C@i8 6C@c6").scene();
    scene.to_move(1);
    scene.after("e5-e4").to_move(3);
    scene.after("e5-e4, h8-h7").to_move(4);
    scene.after("e5-e4, h8-h7, i8-i9").to_move(6);
    scene.after("e5-e4, h8-h7, i8-i9, c6-d6").to_move(1);
}

// Moving

/// R9: by steps or by jumps, never both; a player must move, and passes only if nothing can.
#[test]
fn r9_one_ship_by_steps_or_by_jumps() {
    // A step to e2 and a jump over e3 to e4, or a jump to e5 and a step: neither.
    duel("1C@e1 2T@e3").check("e1-e2, e1-e5", "e1-e4, e1-e6, e1-f6, pass");
    duel("1F@f10 2T@f12").check("", "f10-f10, pass");
    // Own ships only, and something must stand there.
    let scene = duel("1C@e5 2T@h8");
    assert_eq!(scene.refused("h8-h7"), "R9");
    assert_eq!(scene.refused("c3-c4"), "R9");
    assert_eq!(scene.refused("pass"), "R9");
}

/// R9: shut in, so that no ship can step or jump.
#[test]
fn r9_pass() {
    let shut_in = "2F@a2 2F@a3 2H@b1 2H@c1 2C@c3";
    let scene = duel(&format!("1C@a1 {shut_in}"));
    assert_eq!(scene.legal_actions(), ["pass"]);
    assert_eq!(
        scene.events("pass"),
        [json!({ "event": "passed", "seat": 1 })]
    );
    scene.after("pass").to_move(2).quiet(1);
    duel(&format!("1H@a1 {shut_in}"))
        .attacks("a1", "a2 a3 b1 c1 c3")
        .check("", "pass");
}

/// R10: one step in any direction onto a free square; a Speedy takes one or two.
#[test]
fn r10_steps() {
    for kind in ["H", "C", "T"] {
        duel(&format!("1{kind}@c1 2F@m8")).moves("c1", "b1 c2 d1 d2");
    }
    // Two steps, with a turn; e3 is an orange square (R16).
    duel("1F@c1 2F@m8").moves(
        "c1",
        "a1 b1 c2 c3 d1 d2 d3 e1 e2 e3  c5 e9 i5 i11 k9", //
    );
    // Free: no ship, no planet, no UFO square.
    duel("1C@d3 1T@e3 2F@e4").check("d3-c2, d3-c3, d3-d2", "d3-d4, d3-e3, d3-e4");
    duel("1C@c3 2F@m8").check("c3-c2", "c3-b2");
    // The middle square must be free.
    duel("1F@a1 1C@a2 1C@b1 2F@m8").check("a1-c3", "a1-b3, a1-c2, a1-d1");
    duel("1F@g5 1C@f5 1C@g6 1H@h6 1H@h5 1T@f4 2F@m8").check("", "g5-g3, g5-f3, g5-e4");
}

/// R11: over one pivot, as far beyond it as it was away.
#[test]
fn r11_jumps() {
    // No square, one, two between; then the board ends.
    for (pivot, landing) in [("b1", "c1"), ("c1", "e1"), ("d1", "g1")] {
        let scene = duel(&format!("1C@a1 2T@{pivot} 2F@m8"));
        scene.check(&format!("a1-{landing}"), "a1-f1");
    }
    duel("1C@a1 2T@e1 2F@m8").moves("a1", "a2 b1 c3");
    // All six directions.
    duel("1C@e6 1F@e5 1F@e7 1H@f6 2F@f7 2T@d6 2T@d5")
        .check("e6-e4, e6-e8, e6-g6, e6-g8, e6-c6, e6-c4", "e6-e5, e6-f7");
}

/// R11: what is in the line of flight, before and after the pivot.
#[test]
fn r11_line_of_flight() {
    for (ships, can, cannot) in [
        // Two pivots in a row.
        ("1C@e1 2F@e3 2T@e4", "e1-e2", "e1-e5, e1-e6, e1-e7"),
        ("1C@e1 2F@e2 2T@e3", "e1-d1", "e1-e3, e1-e4, e1-e5"),
        // Something after the pivot, or where it would land.
        ("1C@a1 2T@d1 2C@e1", "a1-b1", "a1-g1"),
        ("1C@a1 2T@d1 2C@f1", "a1-b1", "a1-g1"),
        ("1C@a1 2T@d1 2C@g1", "a1-b1", "a1-g1"),
        // Something beyond the landing does not matter.
        ("1C@a1 2T@c1 2C@g1", "a1-e1", "a1-d1"),
        // Not round a corner, not in between.
        ("1C@a1 2T@c1 2F@m8", "a1-e1", "a1-d1, a1-f1, a1-c2"),
    ] {
        duel(ships).check(can, cannot);
    }
}

/// R11: jumps are chained, turn at every landing, and may stop at any; every landing but the
/// last is free.
#[test]
fn r11_chains() {
    let scene = duel("1C@e1 2F@e2 2T@f3 2T@h4");
    scene.check("e1-e3, e1-g3, e1-i5", "e1-f4");
    assert_eq!(
        scene.events("e1-i5")[0],
        json!({
            "event": "moved", "seat": 1, "kind": "C", "from": "e1", "ships": 1,
            "path": [
                { "to": "e3", "by": "jump", "over": "e2" },
                { "to": "i5", "by": "attraction" },
            ],
        })
    );
    // Landings on ships break the chain, and so do planets.
    duel("1C@e1 2F@e2 1T@e3 2T@f3 2F@m8").check("", "e1-e3, e1-g3");
    duel("1C@j12 2F@k12 2T@l11").check("j12-l12", "j12-l10");
    duel("1H@e1 1F@e2 2F@e3 2T@e4").check("e1xe3", "e1-e5");
}

/// R12: ships of both sides are pivots, planets with or without a ship, and UFO squares for a
/// TIE UFO.
#[test]
fn r12_pivots() {
    for (ships, can, cannot) in [
        ("1C@e1 1F@e2 2F@m8", "e1-e3", ""),
        ("1C@e1 2F@e2", "e1-e3", ""),
        // Own planet, an enemy's, and those of nobody with two players.
        ("1C@a1 2F@m8", "a1-c3", ""),
        ("1C@m13 2F@m8", "m13-k11", ""),
        ("1C@g1 2F@m8", "g1-g3", ""),
        ("1C@k6 2F@a7", "k6-m8", ""),
        // A planet with a ship on it is one pivot.
        ("1C@a2 2C*@b2 2F@m8", "a2-c2", ""),
        // UFO squares.
        ("1T@g5 2F@m8", "g5-g3, g5-g9, g5-g11", "g5-g7, g5-g4"),
        ("1C@g5 2F@m8", "", "g5-g3, g5-g9"),
        ("1H@g5 2F@m8", "", "g5-g3, g5-g9"),
        ("1F@g5 2F@m8", "", "g5-g9, g5-g2"),
    ] {
        duel(ships).check(can, cannot);
    }
}

/// R13: planets and UFO squares are not empty to fly over, not even for a TIE UFO.
#[test]
fn r13_bodies_in_the_way() {
    for kind in ["C", "H", "T"] {
        // The UFO square d4 after the pivot; the planet b2 after the pivot.
        duel(&format!("1{kind}@d1 2F@d3")).check("d1-d2", "d1-d5");
        duel(&format!("1{kind}@e2 2F@c2")).check("e2-d2", "e2-a2");
        // The UFO square g7 before it.
        duel(&format!("1{kind}@g6 2F@g8")).check("g6-g5", "g6-g10, g6-g9");
    }
}

/// R13: what the ship has left is empty, unless ships of a stack stay there.
#[test]
fn r13_the_square_it_has_left() {
    let others = "2F@e7 2F@f8 2H@d5 2T@m13";
    // e6, e8, g8, then far over f7, e6 and the pivot d5.
    let scene = duel(&format!("1C@e6 {others}"));
    scene.check("e6-e8, e6-g8, e6-a2", "e6-e6");
    assert_eq!(
        scene.events("e6-a2")[0]["path"],
        json!([
            { "to": "e8", "by": "jump", "over": "e7" },
            { "to": "g8", "by": "jump", "over": "f8" },
            { "to": "a2", "by": "jump", "over": "d5" },
        ])
    );
    // It is no pivot; a ship that stays is one, and in the way.
    duel("1C@e6 2F@e7 2F@f8 2T@m13").check("e6-g8", "e6-c4");
    with("wolf", "1T@e6 1C@e6 2F@e7 2F@f8 2T@m13").check("e6-g8, e6-g8 top, e6-c4 top", "e6-c4");
    with("wolf", &format!("1T@e6 1C@e6 {others}")).check("e6-a2, e6-g8 top", "e6-a2 top");
}

/// R14: never on a UFO square, one ship on a square.
#[test]
fn r14_ufo_squares_and_one_ship_each() {
    for kind in ["F", "H", "C", "T"] {
        let scene = duel(&format!("1{kind}@g6 1C@d6 2F@m8 2T@j9"));
        scene.check("g6-g5", "g6-g7, d6-d7");
        // By a jump: e8 over f8 to g8 may be, d10 over d8 to d6 is taken.
        duel(&format!("1{kind}@d10 1C@d6 2T@d8")).check("", "d10-d6");
        duel(&format!("1{kind}@g5 1C@g6 2T@m8")).check("", "g5-g7");
    }
    duel("1F@e5 1C@e6 2T@f6").check("", "e5-e6, e5-f6");
}

/// R15: a move never lands where it began, by whatever way.
#[test]
fn r15_never_back() {
    for scene in [
        // Two steps; a jump there and back; a ring of jumps.
        duel("1F@e5 2F@m8"),
        duel("1T@h5 2F@h6 2C@m8"),
        duel("1C@e6 2F@e7 2F@f8 2H@f7 2T@m13"),
        // A jump from an orange square to another, and the attraction back.
        duel("1C@c5 2T@f5 2F@m8"),
        duel("1H@c5 2T@f5 2F@m8"),
        // A step and a jump, a jump and a step.
        with("cheetah", "1C@e5 2F@e6 2T@f5"),
        with("cheetah", "1F@e5 2F@e6 2T@f5"),
        // Onto what stays of a stack.
        with("wolf", "1C@h7 1T@h7 2F@h8 2T@m13"),
        with("wolf", "1F@e5 1F@e5 2F@m8"),
    ] {
        for square in scene.0.fleet(scene.0.seat()) {
            scene.check(
                "",
                &format!("{square}-{square}, {square}-{square} top, {square}x{square}"),
            );
        }
    }
    // The attraction goes everywhere else.
    duel("1C@c5 2T@f5 2F@m8").check("c5-i5, c5-e3, c5-e9, c5-i11, c5-k9", "c5-c5");
    assert_eq!(duel("1F@e5 2F@m8").refused("e5-e5"), "R15");
}

/// R16: from a solar square to any free one of its colour; then the move is over.
#[test]
fn r16_attraction() {
    for (ships, can, cannot) in [
        // By a step, to all of its colour, to none of the other.
        (
            "1C@c4 2F@m8",
            "c4-c5, c4-e3, c4-e9, c4-i5, c4-i11, c4-k9",
            "c4-e6, c4-f5",
        ),
        (
            "1C@e7 2F@m8",
            "e7-e6, e7-f5, e7-f8, e7-h6, e7-h9, e7-i8",
            "e7-e3, e7-e9",
        ),
        // Either step of a Speedy; after the attraction there is no second step.
        (
            "1F@c4 2F@m8",
            "c4-c5, c4-k9, c4-i11",
            "c4-k8, c4-j8, c4-i10",
        ),
        ("1F@c3 2F@m8", "c3-c5, c3-k9, c3-i11", "c3-k8, c3-j9"),
        // By a jump, at the end of a chain or on the way of one; not jumping on from there.
        (
            "1C@f4 2F@f6 2F@f9 2T@h10",
            "f4-f8, f4-f10, f4-h9, f4-i8, f4-e6",
            "f4-h11",
        ),
        // Only to free squares; only if it lands on one first.
        ("1C@c4 1T@e3 2F@k9", "c4-e9", "c4-e3, c4-k9, c4xk9"),
        ("1C@c5 2F@m8", "c5-c4, c5-d5", "c5-e3, c5-k9"),
        ("1F@c5 2F@m8", "c5-c4, c5-d6", "c5-e9, c5-k9"),
        // An ICE Hunter attacks there, but not a Cargo that carries.
        (
            "1H@c4 2T@k9 2C*@e9 1F@i5",
            "c4xk9, c4-e3",
            "c4xe9, c4-k9, c4-e9, c4-i5, c4xi5",
        ),
        ("1T@c4 2T@k9", "c4-e3", "c4xk9"),
        // A square with an enemy on it is no place to be attracted from.
        ("1H@c4 2T@c5 2F@m8", "c4xc5", "c4-e3, c4-k9"),
    ] {
        duel(ships).check(can, cannot);
    }
    assert_eq!(
        duel("1F@c3 2F@m8").events("c3-k9")[0]["path"],
        json!([
            { "to": "c4", "by": "step" },
            { "to": "c5", "by": "step" },
            { "to": "k9", "by": "attraction" },
        ])
    );
}

// Attack

/// R17: an ICE Hunter attacks at the end of its move, by step, jump or attraction.
#[test]
fn r17_attack() {
    let scene = duel("1H@e1 2F@e2 2T@e3 2C@m8");
    scene.attacks("e1", "e2 e3");
    scene
        .after("e1xe2")
        .ships("1H@e2 2T@e3 2C@m8")
        .lost("2F")
        .quiet(0)
        .to_move(2);
    assert_eq!(
        scene.events("e1xe3"),
        [
            json!({
                "event": "moved", "seat": 1, "kind": "H", "from": "e1", "ships": 1,
                "path": [{ "to": "e3", "by": "jump", "over": "e2" }],
            }),
            json!({
                "event": "removed", "seat": 1, "owner": 2, "kind": "T", "square": "e3",
                "stays": false,
            }),
        ]
    );
    // It ends the move: no jump and no attraction from there.
    duel("1H@e1 1F@e2 2F@e3 2T@e4").check("e1xe3", "e1-e5, e1-i5, e1-k9");
    // No other kind, and nobody onto own ships.
    for kind in ["F", "C", "T"] {
        duel(&format!("1{kind}@e1 2F@e2 2T@e3")).check("", "e1xe2, e1xe3, e1-e2, e1-e3");
    }
    duel("1H@e1 1F@e2 1T@e3 2F@m8")
        .attacks("e1", "")
        .check("", "e1-e2, e1-e3");
    // Every other seat is an enemy.
    setting(4, "1H@f9 2F@f10 3C@e8 4T@f8 1C@g9")
        .scene()
        .attacks("f9", "e8 f8 f10");
}

/// R18: a Bounty Cargo with its commander cannot be attacked; any other carrier can.
#[test]
fn r18_protection() {
    duel("1H@e5 2C*@e6").attacks("e5", "").check("", "e5-e6");
    for victim in ["2C", "2H*", "2T*"] {
        duel(&format!("1H@e5 {victim}@e6 2F@m8")).attacks("e5", "e6");
    }
    // Not by a jump, not by attraction; the other Cargo is not protected.
    duel("1H@c3 1F@c4 2C*@c5 2C@e3").check("", "c3xc5, c3-c5, c3xe3");
    duel("1H@c4 2C*@k9 2C@e3 2F@m8").attacks("c4", "e3");
    assert_eq!(duel("1H@e5 2C*@e6").refused("e5xe6"), "R18");
}

/// R19: the commander of a ship that is removed goes back, and can be fetched again.
#[test]
fn r19_commander_goes_back() {
    let scene = duel("1H@e5 2H*@e6 2T@b3 2F@m8");
    assert_eq!(scene.carrier(2).as_deref(), Some("e6"));
    setting(2, "1H@e5 2H*@e6 2T@b3 2F@m8")
        .turn(2)
        .scene()
        .check("", "b3-b2");
    let events = scene.events("e5xe6");
    assert_eq!(
        events[2],
        json!({ "event": "commander_returned", "seat": 2, "planet": "b2" })
    );
    let after = scene.after("e5xe6");
    assert_eq!(after.carrier(2), None);
    after
        .lost("2H")
        .ships("2T@b3 1H@e6 2F@m8")
        .check("b3-b2", "");
    let again = after.after("b3-b2");
    again.ships("2T*@b2 1H@e6 2F@m8");
    assert_eq!(again.carrier(2).as_deref(), Some("b2"));
}

/// R20: a ship on a planet cannot be attacked.
#[test]
fn r20_safe_on_planets() {
    for ship in ["2H*", "2C*", "2T*"] {
        duel(&format!("1H@b3 1H@c3 {ship}@b2 2F@m8"))
            .attacks("b3", "")
            .attacks("c3", "")
            .check("", "b3-b2");
    }
    assert_eq!(duel("1H@b3 2H*@b2 2F@m8").refused("b3xb2"), "R20");
}

// Planets and the commander

/// R21: only the planet that holds one's commander; landing takes him aboard. Not for a Speedy.
#[test]
fn r21_pick_up() {
    for kind in ["H", "C", "T"] {
        let scene = duel(&format!("1{kind}@k11 2F@m8"));
        scene
            .after("k11-l12")
            .ships(&format!("1{kind}*@l12 2F@m8"))
            .quiet(0)
            .to_move(2);
        let events = scene.events("k11-l12");
        assert_eq!(
            events[1],
            json!({ "event": "picked_up", "seat": 1, "square": "l12" })
        );
    }
    let speedy = duel("1F@k11 2F@m8");
    speedy.check("k11-k12", "k11-l12");
    assert_eq!(speedy.refused("k11-l12"), "R21");
    // By a jump; landing ends the move.
    duel("1C@j12 2F@k12 2T@l11").check("j12-l12", "j12-l10");
    // Not on other planets; not while he is aboard; not on the carrier.
    duel("1C@g3 1T@k7 2F@m8").check("", "g3-g2, k7-l7");
    duel("1T@k11 1C*@e5 2F@m8").check("", "k11-l12");
    duel("1T@k11 1C*@l12 2F@m8").check("", "k11-l12");
}

/// R22: home only with the commander, even if the planet is occupied; that wins the game at once.
#[test]
fn r22_homecoming() {
    duel("1C@b3 1T*@e5 2F@m8").check("b3-b4", "b3-b2");
    assert_eq!(duel("1C@b3 2F@m8").refused("b3-b2"), "R22");
    for kind in ["H", "C", "T"] {
        let scene = duel(&format!("1{kind}*@b3 2F@m8"));
        scene
            .after("b3-b2")
            .won_by(1)
            .ships(&format!("1{kind}*@b2 2F@m8"))
            .shows("/turn", 1)
            .shows("/phase", "play");
        let events = scene.events("b3-b2");
        assert_eq!(
            events[1..],
            [
                json!({ "event": "came_home", "seat": 1, "square": "b2" }),
                json!({ "event": "won", "winner": 1 }),
            ]
        );
    }
    // An enemy parked there stays, below the winner's ship.
    duel("2C*@b2 1C*@b3 2F@m8")
        .after("b3-b2")
        .won_by(1)
        .ships("2C*@b2 1C*@b2 2F@m8");
    // A parked stack of three, which a jump may also come down on.
    let parked = setting(2, "1C*@d2 1F@c2 2F@b2 2F@b2 2T*@b2 2H@m8")
        .powers("none wolf")
        .scene();
    parked
        .after("d2-b2")
        .won_by(1)
        .ships("2F@b2 2F@b2 2T*@b2 1C*@b2 1F@c2 2H@m8");
    // Landing on a planet ends the move.
    duel("1C*@b4 1F@b3 2F@b1 2T@m8").check("b4-b2", "b4-a1");
}

/// R23: the carrying ship moves as before, and the commander stays on it.
#[test]
fn r23_carrying() {
    for kind in ["H", "C", "T"] {
        let others = "1F@e6 1F@f6 2F@g8 2T@d5 2T@c5";
        let moves = |mark: &str| {
            let scene = duel(&format!("1{kind}{mark}@e5 {others}"));
            let mut actions = scene.legal_actions();
            actions.retain(|action| action.starts_with("e5"));
            actions
        };
        assert_eq!(moves(""), moves("*"));
    }
    let scene = duel("1H*@e5 1C@e6 2F@d5 2T@m8");
    assert_eq!(scene.after("e6-e7").carrier(1).as_deref(), Some("e5"));
    scene.after("e5xd5").ships("1H*@d5 1C@e6 2T@m8");
    scene.after("e5-e4").ships("2F@d5 1H*@e4 1C@e6 2T@m8");
}

// End

/// R24: the first commander home wins, and the game ends.
#[test]
fn r24_first_commander_home() {
    let mut scene = setting(3, "1C*@b3 2T*@k7 3F@e5").scene();
    scene.play(&["b3-b2"]).won_by(1);
    let ending = scene.0.ending().expect("over");
    assert_eq!((ending.reason, ending.drawn), ("rescued", false));
    assert_eq!(ending.scores, [1, 0, 0]);
    assert_eq!(ending.winners, [Seat::new(0)]);
    assert_eq!(scene.refused("k7-k6"), "R24");
}

/// R25: who has no ships is out; who alone is not out wins.
#[test]
fn r25_out() {
    let scene = duel("1H@e5 2C@e6");
    assert_eq!(
        scene.events("e5xe6")[2..],
        [
            json!({ "event": "out", "seat": 2 }),
            json!({ "event": "won", "winner": 1 }),
        ]
    );
    let last = scene.after("e5xe6");
    last.won_by(1).quiet(0).shows("/turn", 1);
    assert_eq!(last.0.ending().expect("over").reason, "last");
    // One of three: the others play on.
    let three = setting(3, "1H@e5 2C@e6 3F@a1").scene();
    three.after("e5xe6").to_move(3);
    three.after("e5xe6, a1-a2").to_move(1);
    // A ship taken over leaves its owner without any, and keeps the hacker in.
    with("hacker", "1H@e5 2C@e6").after("e5xe6 to a1").won_by(1);
    setting(3, "1C'@e5 2H@a5 3F@h8")
        .powers("hacker")
        .turn(3)
        .scene()
        .after("h8-h7")
        .to_move(1);
}

/// R25, R32: Robots with something to rebuild are not out, Robots with nothing are.
#[test]
fn r25_robots() {
    let robots = setting(2, "1H@e5 2C@e6").powers("none robots").scene();
    let after = robots.after("e5xe6");
    after.to_move(2).lost("2C");
    assert_eq!(after.legal_actions().len(), 8);
    after.after("rebuild C m13").ships("1H@e6 2C@m13").lost("");
    // Taken over instead of removed: nothing to rebuild.
    setting(2, "1H@e5 2C@e6")
        .powers("hacker robots")
        .scene()
        .after("e5xe6 to a1")
        .won_by(1);
    // Nowhere to rebuild: they pass, but are in.
    let starts = "1F@j11 1F@k11 1H@k10 1H@k12 1C@l11 1C@l13 1T@m12 1T@m13";
    let full = setting(2, starts)
        .powers("none robots")
        .lost("2F")
        .turn(2)
        .scene();
    assert_eq!(full.legal_actions(), ["pass"]);
    full.after("pass").to_move(1).quiet(1);
}

/// R26: the same position for the third time, the first one included.
#[test]
fn r26_repetition() {
    let cycle = "d3-e4, j11-i10, e4-d3, i10-j11";
    let first = laid_out(&json!({}), "FHCTTCHF");
    let second = first.after(cycle);
    second.to_move(1).quiet(4);
    assert_eq!((first.0.occurrences(), second.0.occurrences()), (1, 2));
    let almost = second.after("d3-e4, j11-i10, e4-d3");
    almost.to_move(2);
    let third = almost.after("i10-j11");
    // Programs that learn see how often it was there before, from either seat.
    let space = Rescue::space(&first.0.options());
    let place = Rescue::legend(&space).place_of("repetition");
    for (scene, before) in [(&first, 0), (&second, 1), (&almost, 1)] {
        for seat in Seat::first(2) {
            let mut bytes = vec![0; Rescue::legend(&space).observation_size()];
            scene.0.observe(&space, seat, &mut bytes);
            assert_eq!(bytes[place.expect("a field")], before);
        }
    }
    third.drawn().quiet(8).shows("/turn", 2);
    let ending = third.0.ending().expect("over");
    assert_eq!((ending.reason, ending.drawn), ("repetition", true));
    assert_eq!(ending.scores, [0, 0]);
    assert!(ending.winners.is_empty());
    // The first position of a document counts in the same way.
    let document = duel("1C@e5 2C@h8");
    let cycle = "e5-e4, h8-h7, e4-e5, h7-h8";
    document.after(cycle).after(cycle).drawn();
    // Through a document the count is kept.
    let read = Rescue::from_document(&document.after(cycle).document()).expect("own document");
    Scene(read).after(cycle).drawn();
}

/// R26: what makes a position: ships with kind, square, stack order, owner, commander, and the
/// player to move; not what was lost, not the hacked mark.
#[test]
fn r26_what_a_position_is() {
    let base = || setting(2, "1C@e5 1T@h7 2F@m8").powers("hacker wolf");
    let hash = |setting: crate::scene::Setting| setting.scene().0.repetition_hash();
    let ships = |ships: &str| base().with("/ships", ships.split(' ').collect::<Vec<_>>());
    let same = hash(base());
    assert_eq!(hash(ships("2F@m8 1T@h7 1C@e5")), same);
    assert_eq!(hash(ships("1C'@e5 1T@h7 2F@m8")), same);
    assert_eq!(hash(base().lost("1C 1T' 2F")), same);
    assert_eq!(hash(base().quiet(7)), same);
    for other in [
        "1H@e5 1T@h7 2F@m8",
        "1C@e4 1T@h7 2F@m8",
        "1C*@e5 1T@h7 2F@m8",
        "2C@e5 1T@h7 2F@m8",
        "1C@e5 1T@h7 2F@m9",
        "1C@e5 2F@m8",
    ] {
        assert_ne!(hash(ships(other)), same, "{other}");
    }
    assert_ne!(hash(base().turn(2)), same);
    assert_ne!(
        hash(ships("1C@e5 2F@m8 2T@m8")),
        hash(ships("1C@e5 2T@m8 2F@m8"))
    );
    // Two ships of a kind change places, one of them hacked: the same position again.
    let swap = "c3-b3, m8-m9, c4-c3, m9-l8, b3-c4, l8-m8";
    let hacked = setting(2, "1C'@c3 1C@c4 2F@m8").powers("hacker").scene();
    let once = hacked.after(swap);
    once.ships("1C@c3 1C'@c4 2F@m8").to_move(1);
    assert_eq!(once.0.occurrences(), 2);
    once.after(swap).drawn();
}

/// R26: Robots bring positions back over an attack and a rebuild; they are counted.
#[test]
fn r26_positions_come_back_with_robots() {
    let scene = setting(2, "1H@m11 1T@j4 2T@m12 2F@d1")
        .powers("none robots")
        .scene();
    let cycle = "m11xm12, d1-e1, m12-m11, rebuild T m12, j4-j5, e1-e2, j5-j4, e2-d1";
    let second = scene.after(cycle);
    second
        .to_move(1)
        .lost("")
        .ships("2F@d1 1T@j4 1H@m11 2T@m12");
    assert_eq!(second.0.occurrences(), 2);
    let almost = second.after(cycle.strip_suffix(", e2-d1").expect("the last turn"));
    almost.to_move(2);
    almost.after("e2-d1").drawn();
}

/// R26: forty rounds without attack or pick-up; passes and rebuilds are turns too.
#[test]
fn r26_quiet() {
    let shut_in = "1C@a1 2F@a2 2F@a3 2H@b1 2H@c1 2C@c3";
    for (players, ships, powers, lost, before, action, drawn) in [
        (2, "1C@e5 2F@m8", "", "", 78, "e5-e4", false),
        (2, "1C@e5 2F@m8", "", "", 79, "e5-e4", true),
        (2, shut_in, "", "", 78, "pass", false),
        (2, shut_in, "", "", 79, "pass", true),
        (2, "1C@e5 2F@m8", "robots", "1F", 78, "rebuild F a1", false),
        (2, "1C@e5 2F@m8", "robots", "1F", 79, "rebuild F a1", true),
        (3, "1C@e5 2F@m8 3F@a4", "", "", 118, "e5-e4", false),
        (3, "1C@e5 2F@m8 3F@a4", "", "", 119, "e5-e4", true),
        // Only players who are not out count; Robots to rebuild are not.
        (3, "1C@e5 2F@m8", "", "3F 3H", 79, "e5-e4", true),
        (
            3,
            "1C@e5 2F@m8",
            "none none robots",
            "3F",
            79,
            "e5-e4",
            false,
        ),
        (
            3,
            "1C@e5 2F@m8",
            "none none robots",
            "3F",
            119,
            "e5-e4",
            true,
        ),
        (4, "1C@e5 3F@m8 4F@a4", "", "", 119, "e5-e4", true),
        (
            6,
            "1C@e5 2F@a4 3F@m9 4T@i9 5T@f9 6T@c4",
            "",
            "",
            238,
            "e5-e4",
            false,
        ),
        (
            6,
            "1C@e5 2F@a4 3F@m9 4T@i9 5T@f9 6T@c4",
            "",
            "",
            239,
            "e5-e4",
            true,
        ),
        (6, "1C@e5 2F@a4", "", "", 79, "e5-e4", true),
    ] {
        let scene = setting(players, ships)
            .powers(powers)
            .lost(lost)
            .quiet(before)
            .scene();
        let after = scene.after(action);
        after.quiet(before + 1);
        if drawn {
            after.drawn();
            assert_eq!(after.0.ending().expect("over").reason, "quiet");
        } else {
            after.to_move(2);
        }
    }
}

/// R26: attacks, take-overs and pick-ups reset the count; a homecoming wins in time.
#[test]
fn r26_what_is_not_quiet() {
    for (ships, action, quiet) in [
        ("1H@e5 2T@e6 2F@m8", "e5xe6", 0),
        ("1H@e5 2T@e6 2F@m8", "e5xe6 to a1", 0),
        ("1C@k11 2F@m8", "k11-l12", 0),
    ] {
        let scene = setting(2, ships).powers("hacker").quiet(79).scene();
        scene.after(action).quiet(quiet).to_move(2);
    }
    let home = setting(2, "1C*@b3 2F@m8").quiet(79).scene().after("b3-b2");
    home.won_by(1);
    // An attack that leaves two of three players: their forty rounds begin.
    let three = setting(3, "1H@e5 2T@e6 3F@m8").quiet(119).scene();
    assert_eq!(three.0.quiet_limit(), 120);
    let two = three.after("e5xe6");
    two.quiet(0);
    assert_eq!(two.0.quiet_limit(), 80);
}

// Special rules

/// R27: dealt by chance before the layout, seat by seat, all different; or listed by seat.
#[test]
fn r27_powers() {
    let all = [
        "wolf",
        "cheetah",
        "hacker",
        "rooster",
        "robots",
        "astronauts",
    ];
    for layout in ["choose", "standard"] {
        let mut scene = start(&json!({ "players": 6, "layout": layout, "powers": "random" }));
        for (dealt, power) in all.iter().enumerate() {
            scene
                .shows("/phase", "powers")
                .shows("/ships", json!([]))
                .shows("/turn", dealt as u64 + 1);
            let mut expected: Vec<Value> = all[..dealt].iter().map(|p| json!(p)).collect();
            expected.resize(6, Value::Null);
            scene.shows("/powers", expected);
            let outcomes: Vec<(String, u32)> = scene
                .0
                .outcomes()
                .iter()
                .map(|(deal, weight)| (deal.to_string(), *weight))
                .collect();
            let left: Vec<(String, u32)> = all[dealt..]
                .iter()
                .map(|power| (format!("power {power}"), 1))
                .collect();
            assert_eq!(outcomes, left, "each equally likely");
            assert!(scene.legal_actions().is_empty());
            let deal = format!("power {power}")
                .parse::<rescue::Deal>()
                .expect("notation");
            scene.0.resolve(deal, &mut Vec::new()).expect("possible");
        }
        scene.to_move(1).shows("/powers", all.to_vec());
        scene.shows("/phase", if layout == "choose" { "layout" } else { "play" });
    }
    let listed = start(&json!({ "players": 3, "powers": ["none", "wolf", "none"] }));
    listed
        .shows("/powers", json!(["none", "wolf", "none"]))
        .to_move(1);
    start(&json!({})).shows("/powers", json!(["none", "none"]));
}

/// R28: own ships stack by step, jump and attraction, up to three; what arrives comes on top.
#[test]
fn r28_wolf_stacks() {
    let scene = with("wolf", "1F@e5 1C@e6 2F@m8");
    scene.check("e5-e6, e6-e5", "e5-e6 top");
    duel("1F@e5 1C@e6 2F@m8").check("", "e5-e6, e6-e5");
    scene.after("e5-e6").ships("1C@e6 1F@e6 2F@m8");
    assert_eq!(
        scene.events("e5-e6")[1],
        json!({ "event": "stacked", "seat": 1, "square": "e6", "height": 2 })
    );
    with("wolf", "1C@e1 2F@e2 1T@e3 2T@m8").check("e1-e3", "");
    with("wolf", "1C@c4 1T@k9 2T@m8").check("c4-k9", "");
    // It ends the move: no jump, no attraction from a stack.
    with("wolf", "1C@e1 1H@e2 1T@e3 1F@e4 2T@m8").check("e1-e3", "e1-e5, e1-k9");
    // Not onto enemies; not too many.
    with("wolf", "1C@e5 2T@e6").check("", "e5-e6");
    let two = with("wolf", "1F@e5 1C@e5 1T@e6 1H@e6 1F@f6 1H@f6 1C@f6 2F@m8");
    two.check(
        "e5-e6 top, e6-e5 top",
        "e5-e6, e6-e5, e5-f6, e5-f6 top, e6-f6 top",
    );
    // A stack comes on top in its order.
    with("wolf", "1F@e5 1C@e5 1T@e6 2F@m8")
        .after("e5-e6")
        .ships("1T@e6 1F@e6 1C@e6 2F@m8");
}

/// R28: a turn moves the whole stack or its top ship, and a stack moves as its top would.
#[test]
fn r28_wolf_moves() {
    let speedy = with("wolf", "1C@e6 1F@e6 2F@m8");
    speedy.check("e6-e8, e6-e8 top, e6-e7, e6-e7 top", "");
    speedy.after("e6-e8").ships("1C@e8 1F@e8 2F@m8");
    speedy.after("e6-e8 top").ships("1C@e6 1F@e8 2F@m8");
    assert_eq!(speedy.events("e6-e8")[0]["ships"], 2);
    assert_eq!(speedy.events("e6-e8 top")[0]["ships"], 1);
    with("wolf", "1F@e6 1C@e6 2F@m8").check("e6-e7", "e6-e8, e6-e8 top");
    // A TIE UFO on top lets the stack jump over UFO squares, one below does not.
    with("wolf", "1C@g5 1T@g5 2F@m8").check("g5-g9, g5-g9 top", "");
    with("wolf", "1T@g5 1C@g5 2F@m8").check("", "g5-g9, g5-g9 top");
    // It attacks as its top would, with all of it or the top alone.
    let hunter = with("wolf", "1F@e5 1H@e5 2T@e6 2F@m8");
    hunter.after("e5xe6").ships("1F@e6 1H@e6 2F@m8").lost("2T");
    hunter
        .after("e5xe6 top")
        .ships("1F@e5 1H@e6 2F@m8")
        .lost("2T");
    with("wolf", "1H@e5 1F@e5 2T@e6").check("", "e5xe6, e5xe6 top");
    // A stack is one pivot, also for others.
    with("wolf", "1C@e1 1F@e2 1H@e2 2F@m8").check("e1-e3", "");
    setting(2, "1F@e3 1H@e3 1C@e3 2C@e1")
        .powers("wolf")
        .turn(2)
        .scene()
        .check("e1-e5", "e1-e3");
    // `top` is for stacks only.
    assert_eq!(with("wolf", "1C@e5 2F@m8").refused("e5-e4 top"), "R28");
}

/// R28: an attack removes the top ship only, and the attacker stays where it began.
#[test]
fn r28_attack_on_a_stack() {
    let attacked = |stack: &str| {
        let ships = format!("{stack} 2H@e7 1F@m9 2F@m8");
        setting(2, &ships).powers("wolf").turn(2).scene()
    };
    let scene = attacked("1F@e5 1H@e5 1C@e5 1T@e6");
    scene.attacks("e7", "e5 e6");
    scene
        .after("e7xe5")
        .ships("1F@e5 1H@e5 1T@e6 2H@e7 2F@m8 1F@m9")
        .lost("1C")
        .quiet(0)
        .to_move(1);
    assert_eq!(scene.events("e7xe5")[1]["stays"], true);
    scene
        .after("e7xe6")
        .ships("1F@e5 1H@e5 1C@e5 2H@e6 2F@m8 1F@m9");
    // Protected as its top ship: only a Cargo that carries him itself.
    attacked("1F@e6 1C*@e6").attacks("e7", "");
    for stack in [
        "1C*@e6 1F@e6",
        "1C*@e6 1C@e6",
        "1F@e6 1T*@e6",
        "1H*@e6 1C@e6",
    ] {
        attacked(stack).attacks("e7", "e6");
    }
    // The commander of what is removed goes back, of what is left does not.
    assert_eq!(attacked("1F@e6 1T*@e6").after("e7xe6").carrier(1), None);
    let left = attacked("1C*@e6 1F@e6").after("e7xe6");
    assert_eq!(left.carrier(1).as_deref(), Some("e6"));
    // What is left is protected from then on.
    left.after("m9-m10").attacks("e7", "");
}

/// R28, R21: wolves on the enemy's planet.
#[test]
fn r28_wolves_on_the_planet() {
    let stack = with("wolf", "1F@k11 1C@k11 2F@m8");
    stack
        .after("k11-l12")
        .ships("1F@l12 1C*@l12 2F@m8")
        .quiet(0);
    stack.after("k11-l12 top").ships("1F@k11 1C*@l12 2F@m8");
    // A Speedy on top may not land there.
    with("wolf", "1C@k11 1F@k11 2F@m8").check("", "k11-l12, k11-l12 top");
    // The carrier flies off and leaves the other: while he is aboard, nobody lands there.
    let left = stack.after("k11-l12, m8-m9, l12-k12 top");
    left.ships("1C*@k12 1F@l12 2F@m9");
    left.after("m9-m8").check("l12-k11", "k12-l12, k12-l12 top");
    with("wolf", "1F@l12 1C*@l12 1T@k11 2F@m8").check("", "k11-l12");
    // He has come back: those there do not take him up, but others may join them.
    let back = with("wolf", "1C@k11 1T@k12 1F@l11 1F@l12 1H@l12 2F@m8");
    assert_eq!(back.carrier(1), None);
    back.check("k11-l12, k12-l12, l12-m12 top", "l11-l12");
    back.after("k12-l12")
        .ships("1C@k11 1F@l11 1F@l12 1H@l12 1T*@l12 2F@m8");
    // At most three there too.
    with("wolf", "1C@k11 1T@k11 1F@l12 1H@l12 2F@m8").check("k11-l12 top", "k11-l12");
    with("wolf", "1C@k11 1T@l12 1F@l12 1H@l12 2F@m8").check("", "k11-l12, k11-l12 top");
    // R20 holds for stacks.
    setting(2, "1F@l12 1T*@l12 2H@l11")
        .powers("wolf")
        .turn(2)
        .scene()
        .attacks("l11", "");
}

/// R28, R22: a stack that contains the carrier wins at home, whatever is on top.
#[test]
fn r28_wolves_come_home() {
    let below = with("wolf", "1C*@b3 1F@b3 2F@m8");
    below.check("b3-b2", "b3-b2 top");
    below.after("b3-b2").won_by(1).ships("1C*@b2 1F@b2 2F@m8");
    let above = with("wolf", "1F@b3 1C*@b3 2F@m8");
    above.after("b3-b2").won_by(1).ships("1F@b2 1C*@b2 2F@m8");
    above
        .after("b3-b2 top")
        .won_by(1)
        .ships("1C*@b2 1F@b3 2F@m8");
    // Three on top of one who is parked there.
    with("wolf", "1F@a1 1F@a1 1C*@a1 2H*@b2 2F@m8")
        .after("a1-b2")
        .won_by(1)
        .ships("2H*@b2 1F@b2 1F@b2 1C*@b2 2F@m8");
    // A Speedy on top takes a stack home that it carries under it, by two steps.
    with("wolf", "1C*@d3 1F@d3 2F@m8").check("d3-b2", "d3-b2 top");
}

/// R29: one step move and one chain of jumps, in either order.
#[test]
fn r29_cheetah() {
    for (ships, can, cannot) in [
        // e2 and over e3 to e4; over e3 to e5 and e6. Not a step, a jump and a step.
        (
            "1C@e1 2F@e3",
            "e1-e2, e1-e4, e1-e5, e1-e6, e1-f5",
            "e1-e3, e1-f4, e1-d3, e1-e7",
        ),
        // A chain after the step, a chain before it.
        ("1C@e1 2F@e3 2T@f5", "e1-e4, e1-g5, e1-g6", ""),
        // The two steps of a Speedy: both before, or both after.
        ("1F@e1 2F@e4", "e1-e5, e1-e6, e1-e7, e1-e8, e1-e9", "e1-e10"),
        ("1C@e1 2F@e4", "e1-e6, e1-e7, e1-e8", "e1-e5, e1-e9"),
        // An attraction ends it.
        ("1C@c4 2F@k10", "c4-k9", "c4-k11, c4-k8"),
        // So does an attack.
        ("1H@e1 2F@e2 2T@e3", "e1xe2, e1xe3", "e1-e4"),
        // Attacks, planets and attractions may come after both.
        ("1H@e1 2F@e3 2T@e4", "e1xe4", "e1xe3"),
        ("1C@l9 2F@l11", "l9-l12", "l9-l13"),
        ("1C@f3 2F@f6", "f3-f8, f3-h9", ""),
    ] {
        with("cheetah", ships).check(can, cannot);
    }
    // Nobody else may.
    duel("1C@e1 2F@e3").check("", "e1-e4, e1-e6");
    duel("1F@e1 2F@e4").check("e1-e7", "e1-e5, e1-e6, e1-e8");
    assert_eq!(
        with("cheetah", "1F@h2 2T@f2").events("h2-e1")[0]["path"],
        json!([
            { "to": "h3", "by": "step" },
            { "to": "g3", "by": "step" },
            { "to": "e1", "by": "jump", "over": "f2" },
        ])
    );
}

/// R29: no step, jump, step, not even with the two steps of a Speedy; no jump, step, jump.
#[test]
fn r29_one_of_each() {
    // A step to a5, and far over e9.
    with("cheetah", "1C@a4 2T@e9").moves("a4", "a3 a5 b4 b5 i13");
    // Two steps by h3 to g3 and over f2 to e1; no step from there.
    with("cheetah", "1F@h2 2T@f2").moves("h2", "e1 f1 f3 g1 g3 h3 h4 i3 i4 j4");
    // Over the planet to c7 and a step to d8, but not on over d9 to d10; a step to a6, over the
    // planet to c8 and over d9 to e10.
    with("cheetah", "1C@a7 2T@d9").moves("a7", "a6 b6 b8 c6 c7 c8 d8 e10");
}

/// R30: a take-over instead of removing, onto a free starting square.
#[test]
fn r30_hacker() {
    let scene = with("hacker", "1H@e5 1F@b1 2C@e6 2F@a2 2T@m8");
    let takes: Vec<String> = scene.legal_actions();
    let takes: Vec<&str> = takes
        .iter()
        .filter_map(|action| action.strip_prefix("e5xe6 to "))
        .collect();
    assert_eq!(takes, ["d3", "c3", "c4", "c2", "b3", "a1"]);
    scene.check(
        "e5xe6",
        "e5xe6 to b2, e5xe6 to e5, e5xe6 to e6, e5xe6 to k11",
    );
    let taken = scene.after("e5xe6 to a1");
    taken
        .ships("1C'@a1 2F@a2 1F@b1 1H@e6 2T@m8")
        .lost("")
        .quiet(0)
        .to_move(2);
    assert_eq!(
        scene.events("e5xe6 to a1")[1],
        json!({
            "event": "taken_over", "seat": 1, "owner": 2, "kind": "C", "square": "e6",
            "home": "a1", "stays": false,
        })
    );
    scene
        .after("e5xe6")
        .ships("2F@a2 1F@b1 1H@e6 2T@m8")
        .lost("2C");
    // Nobody else, and only by an ICE Hunter.
    duel("1H@e5 2C@e6 2F@m8").check("e5xe6", "e5xe6 to a1");
    with("hacker", "1C@e5 2C@e6 2F@m8").check("", "e5xe6, e5xe6 to a1");
    // By jump and attraction as well.
    with("hacker", "1H@e1 2F@e2 2T@e3").check("e1xe3 to a1", "");
    with("hacker", "1H@c4 2F@m8 2T@k9").check("c4xk9 to a1", "");
    // Never what R18 and R20 protect.
    with("hacker", "1H@e5 2C*@e6 2F@m8").check("", "e5xe6, e5xe6 to a1");
    with("hacker", "1H@b3 2T*@b2 2F@m8").check("", "b3xb2, b3xb2 to a1");
}

/// R30: the Hunter's own starting square counts if it has left it.
#[test]
fn r30_the_square_it_leaves() {
    let scene = with("hacker", "1H@c3 2C@d3 2F@m8");
    scene.check("c3xd3, c3xd3 to c3", "c3xd3 to d3");
    scene.after("c3xd3 to c3").ships("1C'@c3 1H@d3 2F@m8");
    // Of a stack the top ship is taken, and the Hunter stays.
    let stack = setting(2, "1H@c3 2T@d3 2C@d3 2F@m8")
        .powers("hacker wolf")
        .scene();
    stack.check("c3xd3, c3xd3 to c2", "c3xd3 to c3, c3xd3 to d3");
    stack
        .after("c3xd3 to c2")
        .ships("1C'@c2 1H@c3 2T@d3 2F@m8")
        .lost("");
    assert_eq!(stack.events("c3xd3 to c2")[1]["stays"], true);
}

/// R30: at most three hacked ships on the board at a time.
#[test]
fn r30_at_most_three() {
    let three = with("hacker", "1H@e5 1F'@a1 1F'@a2 1T'@b1 2C@e6 2F@m8");
    three.check("e5xe6", "e5xe6 to c3");
    // One of them lost: room for another.
    let two = setting(2, "1H@e5 1F'@a1 1T'@b1 2C@e6 2F@m8")
        .powers("hacker")
        .lost("1F'")
        .scene();
    two.check("e5xe6 to c3", "");
    assert_eq!(two.0.hacked(Seat::new(0)), 2);
    assert_eq!(two.after("e5xe6 to c3").0.hacked(Seat::new(0)), 3);
}

/// R30: a hacked ship does all that own ships do, with the hacker's power; it is lost for good.
#[test]
fn r30_hacked_ships() {
    // It fetches the hacker's commander, brings him home, is protected by R18, and hacks.
    with("hacker", "1C'@k11 2F@m8")
        .after("k11-l12")
        .ships("1C'*@l12 2F@m8");
    with("hacker", "1C'*@b3 2F@m8").after("b3-b2").won_by(1);
    let rooster = |ships: &str| setting(2, ships).powers("hacker rooster");
    rooster("1C'*@e5 2H@e6").turn(2).scene().attacks("e6", "");
    // It has lost the power of its old fleet.
    rooster("1C'@e5 2T@e6 2H@m8").scene().attacks("e5", "");
    setting(2, "1H'@g5 2F@m8")
        .powers("hacker astronauts")
        .scene()
        .check("g5-g6", "g5-g9");
    with("hacker", "1H'@e5 2T@e6 2F@m8").check("e5xe6 to a1", "");
    // It no longer stands for its old owner, nor does the commander it carried.
    let carrier = with("hacker", "1H@e5 2T*@e6 2C@b3");
    let taken = carrier.after("e5xe6 to a1");
    taken.ships("1T'@a1 2C@b3 1H@e6");
    assert_eq!(taken.carrier(2), None);
    assert_eq!(taken.carrier(1), None);
    taken.check("b3-b2", "a1-a2");
    let returned = json!({ "event": "commander_returned", "seat": 2, "planet": "b2" });
    assert_eq!(carrier.events("e5xe6 to a1")[2], returned);
    // Lost with its mark, by its last owner; nobody rebuilds it.
    let lost = setting(2, "1C'@e6 1F@m9 2H@e5")
        .powers("hacker robots")
        .turn(2)
        .scene()
        .after("e5xe6");
    lost.lost("1C'");
    lost.after("m9-m10").check("", "rebuild C m13");
}

/// R31: the Rooster's Cargos attack, and are not protected.
#[test]
fn r31_rooster() {
    with("rooster", "1C@e5 2T@e6 2F@m8")
        .attacks("e5", "e6")
        .after("e5xe6")
        .ships("1C@e6 2F@m8")
        .lost("2T");
    with("rooster", "1C@e1 2F@e2 2T@e3").attacks("e1", "e2 e3");
    with("rooster", "1C@c4 2T@k9 2F@m8").attacks("c4", "k9");
    with("rooster", "1C*@e5 2T@e6 2F@m8")
        .after("e5xe6")
        .ships("1C*@e6 2F@m8");
    // R18 still protects the others, and TIE UFOs and Speedys do not attack.
    with("rooster", "1C@e5 2C*@e6 2F@m8").attacks("e5", "");
    with("rooster", "1T@e5 1F@f6 2T@e6")
        .attacks("e5", "")
        .attacks("f6", "");
    // Its own carrying Cargo can be attacked; its commander goes back.
    let scene = setting(2, "1C*@e5 1F@m9 2H@e6")
        .powers("rooster")
        .turn(2)
        .scene();
    scene.attacks("e6", "e5");
    assert_eq!(scene.after("e6xe5").carrier(1), None);
    duel("1C@e5 2T@e6").attacks("e5", "");
}

/// R32: Robots put a lost ship back instead of moving.
#[test]
fn r32_robots() {
    let scene = setting(2, "1C@a1 1T@c3 2T@b1 2F@m8")
        .powers("robots")
        .lost("1F 1F 1H 2C")
        .scene();
    let rebuilds: Vec<String> = scene
        .legal_actions()
        .into_iter()
        .filter(|action| action.starts_with("rebuild"))
        .collect();
    let expected: Vec<String> = ["F", "H"]
        .iter()
        .flat_map(|kind| {
            ["d3", "c4", "c2", "b3", "a2"].map(|square| format!("rebuild {kind} {square}"))
        })
        .collect();
    assert_eq!(rebuilds, expected);
    scene.check(
        "a1-a2",
        "rebuild C d3, rebuild F a1, rebuild F b1, rebuild F b2, rebuild F e5",
    );
    let after = scene.after("rebuild F d3");
    after
        .ships("1C@a1 2T@b1 1T@c3 1F@d3 2F@m8")
        .lost("1F 1H 2C")
        .quiet(1)
        .to_move(2);
    assert_eq!(
        scene.events("rebuild F d3"),
        [json!({ "event": "rebuilt", "seat": 1, "kind": "F", "square": "d3" })]
    );
    // Nobody else rebuilds.
    for power in ["none", "wolf", "hacker"] {
        setting(2, "1C@a1 2F@m8")
            .powers(power)
            .lost("1F")
            .scene()
            .check("", "rebuild F d3");
    }
}

/// R33: Hunters and Speedys of the Ancient Astronauts jump over UFO squares, Cargos do not.
#[test]
fn r33_astronauts() {
    for (kind, can) in [("F", true), ("H", true), ("T", true), ("C", false)] {
        let scene = with("astronauts", &format!("1{kind}@g5 2F@m8"));
        for action in ["g5-g3", "g5-g9"] {
            // A Speedy steps to g3 no more than others: g4 is in between.
            assert_eq!(scene.can(action), can, "{kind} {action}");
        }
        // UFO squares stay in the way of other jumps.
        with("astronauts", &format!("1{kind}@d1 2F@d3")).check("", "d1-d5");
        with("astronauts", &format!("1{kind}@g6 2F@m8")).check("", "g6-g7");
    }
    with("astronauts", "1H@g6 2T@g8").attacks("g6", "g8");
    duel("1H@g6 2T@g8").attacks("g6", "");
}

// Worked cases

/// The cases that the rules work out, in their order.
#[test]
fn worked_cases() {
    duel("1C@f4 2T@f6").check("f4-f8, f4-h9, f4-i8, f4-h6, f4-f5, f4-e6", "");
    duel("1C*@b3 2T*@b2 2F@m8").after("b3-b2").won_by(1);
    duel("1C@d1 2T@d3").check("", "d1-d5");
    duel("1C@e1 2T@e3 2F@e4").check("e1-e2", "e1-e3, e1-e4, e1-e5, e1-e6, e1-e7");
    for (layout, plain, astronauts) in [
        ("FTHHCCTF", true, true),
        ("FHTTCCHF", false, true),
        ("TFHHCCTF", false, true),
        ("FCHHTTCF", false, false),
    ] {
        for (power, can) in [("none", plain), ("astronauts", astronauts)] {
            let options = json!({ "players": 2, "powers": [power, "none"] });
            let opening = laid_out(&options, layout);
            assert_eq!(opening.can("c3-e5"), can, "{power} {layout}");
        }
    }
    duel("1H@e5 2C*@e6").attacks("e5", "");
    duel("1H@e5 2C@e6 2F@m8").attacks("e5", "e6");
    let removed = duel("1H@e5 2T*@e6 2C@b3").after("e5xe6");
    assert_eq!(removed.carrier(2), None);
    let again = removed.after("b3-b2");
    assert_eq!(again.carrier(2).as_deref(), Some("b2"));
}

// Prompts

/// Whoever lays out ships is told where the next one goes, as long as there is one.
#[test]
fn the_prompt_of_the_layout_follows_it() {
    for lang in Lang::ALL {
        let mut scene = start(&json!({ "players": 2, "layout": "choose" }));
        let mut said = Vec::new();
        for kind in "FHCTTCHF".repeat(2).chars() {
            let square = scene.0.next_to_lay().expect("ships to lay out");
            let prompt = scene.0.prompt(lang);
            assert!(prompt.contains(&square.to_string()), "{square}: {prompt}");
            assert!(!said.contains(&prompt), "twice: {prompt}");
            said.push(prompt);
            scene.play(&[&format!("lay {kind}")]);
        }
        let prompt = scene.0.prompt(lang);
        assert!(!said.contains(&prompt) && !prompt.is_empty(), "{prompt}");
    }
}
