//! The course of a reviewed game: everybody's chances, and what luck and choices made of them.

use starboard_kernel::Seat;

use crate::Drawing;
use crate::markup::{Markup, Piece, tag};

/// Width and height of a chart. It is stretched to the room it has, so the width stands for the
/// whole game at any size.
const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 160.0;
const VIEW_BOX: &str = "0 0 600 160";

/// Why chances changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    Luck,
    /// A decision of the player whose chances are shown,
    Choice,
    /// and of anybody else.
    Others,
}

impl Cause {
    /// Why a player's chances changed: through who chose, or by chance.
    #[must_use]
    pub fn of(chosen_by: Option<Seat>, player: Seat) -> Cause {
        match chosen_by {
            None => Cause::Luck,
            Some(seat) if seat == player => Cause::Choice,
            Some(_) => Cause::Others,
        }
    }
}

/// A change in a player's chances.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Change {
    /// After how many steps it happened.
    pub step: usize,
    pub by: f64,
    pub cause: Cause,
}

fn x(step: usize, length: usize) -> f64 {
    step as f64 / length.max(1) as f64 * WIDTH
}

/// All players' values over a game of this many steps, and its turning points. Each line belongs to
/// a seat, from 1, and has values from 0 to 1 after numbers of steps.
#[must_use]
pub fn chances(length: usize, lines: &[(usize, Vec<(usize, f64)>)], turns: &[usize]) -> Drawing {
    let ground: Vec<String> = [0.0, 0.25, 0.5, 0.75, 1.0]
        .iter()
        .map(|part| format!("M0 {:.0}H{WIDTH}", part * HEIGHT))
        .collect();
    let ground = path("course-ground", ground.join(""));
    let turns: Vec<String> = turns
        .iter()
        .map(|&step| format!("M{:.1} 0V{HEIGHT}", x(step, length)))
        .collect();
    let turns = path("course-turn", turns.join(""));
    let line = |(seat, values): &(usize, Vec<(usize, f64)>)| {
        let corner = |&(step, value): &(usize, f64)| {
            let y = (1.0 - value.clamp(0.0, 1.0)) * HEIGHT;
            format!("{:.1},{y:.1}", x(step, length))
        };
        let corners: Vec<String> = values.iter().map(corner).collect();
        tag("polyline")
            .class(format!("course-line seat-{seat}"))
            .attr("points", corners.join(" "))
            .markup()
    };
    // The leader is drawn last, over the others.
    let lines: Vec<Markup> = lines.iter().rev().map(line).collect();
    Drawing::picture(VIEW_BOX, "course", (ground, turns, lines)).fitted("none")
}

/// What changed a player's chances over a game of this many steps; upwards is better.
#[must_use]
pub fn changes(length: usize, changes: &[Change]) -> Drawing {
    let most = changes.iter().map(|change| change.by.abs());
    let most = most.fold(0.05, f64::max);
    let middle = HEIGHT / 2.0;
    let bar = |change: &Change| {
        let height = change.by / most * middle;
        let class = match change.cause {
            Cause::Luck => "course-luck",
            Cause::Choice => "course-choice",
            Cause::Others => "course-others",
        };
        let at = x(change.step, length);
        path(class, format!("M{at:.1} {middle}v{:.1}", -height))
    };
    let bars: Vec<Markup> = changes.iter().map(bar).collect();
    let ground = path("course-ground", format!("M0 {middle}H{WIDTH}"));
    Drawing::picture(VIEW_BOX, "course", (ground, bars)).fitted("none")
}

fn path(class: &str, d: String) -> Markup {
    tag("path").class(class).attr("d", d).markup()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_change_by_luck_or_by_a_choice() {
        let [own, other] = [0, 1].map(Seat::new);
        assert_eq!(Cause::of(None, own), Cause::Luck);
        assert_eq!(Cause::of(Some(own), own), Cause::Choice);
        assert_eq!(Cause::of(Some(other), own), Cause::Others);
    }

    #[test]
    fn a_chart_has_a_line_for_everybody_and_a_bar_for_every_change() {
        let lines = [
            (1, vec![(0, 0.5), (10, 1.0)]),
            (2, vec![(0, 0.5), (10, 0.0)]),
        ];
        let mut markup = String::new();
        chances(10, &lines, &[4]).write(&mut markup);
        assert!(
            markup.contains("seat-1\" points=\"0.0,80.0 600.0,0.0\""),
            "{markup}"
        );
        assert!(markup.contains("seat-2\" points=\"0.0,80.0 600.0,160.0\""));
        assert!(markup.contains("M240.0 0V160"));
        let change = |step, by, cause| Change { step, by, cause };
        let all = [
            change(1, 0.2, Cause::Luck),
            change(5, -0.4, Cause::Choice),
            change(9, 0.1, Cause::Others),
        ];
        let mut markup = String::new();
        changes(10, &all).write(&mut markup);
        assert!(markup.contains("M60.0 80v-40.0"), "{markup}");
        assert!(markup.contains("M300.0 80v80.0"), "{markup}");
        assert!(markup.contains("course-others"));
    }
}
