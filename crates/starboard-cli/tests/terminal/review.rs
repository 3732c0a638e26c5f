//! Reviews.

use super::*;

/// An archived game, with few playouts: the review is deterministic.
const REVIEW: [&str; 4] = [
    "review",
    concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../archive/rescue-1-2-players.json"
    ),
    "--playouts",
    "30",
];

#[test]
fn a_review_is_drawn_at_every_size() {
    for window in SIZES {
        let name = format!("{}x{}", window.0, window.1);
        let mut terminal = Terminal::start(window, &REVIEW);
        let text = terminal.wait_for("T try again");
        insta::assert_snapshot!(format!("review-{name}"), text);
        terminal.send(ENTER);
        let text = terminal.wait_for("Before the move");
        insta::assert_snapshot!(format!("review-board-{name}"), text);
        terminal.send("q");
        terminal.end();
    }
}

/// From the chart to a board, the better action, the replay, and a new game from there.
#[test]
fn a_turning_point_can_be_tried_again() {
    let mut terminal = Terminal::start(SMALL, &REVIEW);
    terminal.wait_for("T try again");
    terminal.send(ENTER);
    terminal.wait_for("Turning point 1 of");
    terminal.send(ENTER);
    terminal.wait_for("After what was played");
    terminal.send(ENTER);
    terminal.wait_for("After what would have been");
    terminal.send("?");
    terminal.wait_for("What this is");
    terminal.send(ESCAPE);
    terminal.wait_without("What this is");
    terminal.send(RIGHT);
    terminal.wait_for("Turning point 2 of");
    terminal.send("s");
    terminal.wait_for("After move");
    terminal.send("q");
    terminal.wait_for("Turning point 2 of");
    terminal.send("t");
    terminal.wait_for("U undo");
    terminal.send("q");
    terminal.wait_for("Turning point 2 of");
    terminal.send(ESCAPE);
    terminal.wait_for("Turning points");
    terminal.send("q");
    let text = terminal.end();
    assert!(text.contains("To continue: starboard play"), "{text}");
}

#[test]
fn a_review_is_printed_where_nothing_is_drawn() {
    let args = [&REVIEW[..], &["--plain"]].concat();
    let mut terminal = Terminal::start((100, 40), &args);
    let text = terminal.end();
    assert!(text.contains("Turning points"), "{text}");
}
