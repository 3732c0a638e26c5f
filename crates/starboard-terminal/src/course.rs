//! The course of a game as a chart: everybody's points over the turns.

use ratatui::style::Color;
use starboard_kernel::{Actor, History, Lang};

use crate::canvas::Canvas;
use crate::look::{ink, palette};
use crate::scene::Scene;

#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) colour: Color,
    pub(crate) name: String,
    /// At the beginning of every turn, and at the end.
    pub(crate) values: Vec<i32>,
}

#[derive(Clone, Debug)]
pub(crate) struct Chart {
    pub(crate) title: String,
    /// Less is better, and is drawn higher.
    falls: bool,
    /// The highest possible value, if known.
    most: Option<i32>,
    pub(crate) lines: Vec<Line>,
}

/// After how many steps each turn begins: when the acting player changes or, in solo games, with
/// every action.
pub(crate) fn turns(history: &History) -> Vec<usize> {
    let is_alone = history.now().seats() == 1;
    let mut turns: Vec<usize> = Vec::new();
    let mut acting = None;
    for (index, step) in history.steps().iter().enumerate() {
        if let Actor::Player(seat) = step.actor
            && (acting != Some(seat) || is_alone)
        {
            acting = Some(seat);
            turns.push(index);
        }
    }
    turns
}

/// The chart of a game so far, if it has one. `scores` are those of the end.
pub(crate) fn chart(
    scene: &dyn Scene,
    history: &History,
    names: &[String],
    scores: Option<&[i64]>,
    lang: Lang,
) -> Option<Chart> {
    let race = scene.race()?;
    let mut turns = turns(history);
    turns.push(history.length());
    let lines: Vec<(usize, String)> = match race.lines {
        [] => (1..).zip(names.iter().cloned()).collect(),
        lines => lines
            .iter()
            .map(|&(number, name)| (number, name(lang)))
            .collect(),
    };
    let lines = lines
        .into_iter()
        .enumerate()
        .map(|(index, (number, name))| {
            let value = |&turn: &usize| Some(scene.measure(history.at(turn)?, index));
            let mut values: Vec<i32> = turns.iter().map(value).collect::<Option<_>>()?;
            // The final scores may be zero, whatever was collected.
            if race.lines.is_empty()
                && history.now().rules().has_points()
                && let (Some(last), Some(scores)) = (values.last_mut(), scores)
                && let Some(score) = scores.get(index)
            {
                *last = i32::try_from(*score).unwrap_or(*last);
            }
            Some(Line {
                colour: palette::SEATS[(number - 1) % palette::SEATS.len()],
                name,
                values,
            })
        });
    Some(Chart {
        title: (race.title)(lang),
        falls: race.falls,
        most: None,
        lines: lines.collect::<Option<_>>()?,
    })
}

/// The chart of everybody's chances, in percent after every step.
pub(crate) fn chances(title: String, names: &[String], chances: &[Vec<i32>]) -> Chart {
    let lines = names.iter().zip(chances).zip(palette::SEATS);
    let lines = lines.map(|((name, values), colour)| Line {
        colour,
        name: name.clone(),
        values: values.clone(),
    });
    Chart {
        title,
        falls: false,
        most: Some(100),
        lines: lines.collect(),
    }
}

impl Chart {
    fn most(&self) -> i32 {
        let most = self.lines.iter().flat_map(|line| &line.values).max();
        let most = most.copied().unwrap_or_default().max(1);
        self.most.map_or(most, |known| known.max(most))
    }

    /// The width of the numbers on the left.
    fn scale(&self) -> u16 {
        self.most().to_string().len() as u16 + 1
    }

    /// The column of the canvas for the position after this many steps.
    pub(crate) fn column(&self, width: u16, step: usize, all: usize) -> u16 {
        let columns = usize::from(width.saturating_sub(self.scale() + 1));
        self.scale() + (step * columns / all.max(1)) as u16
    }

    /// Draws the lines with the eight dots of Braille characters.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>) {
        let most = self.most();
        let [top, bottom] = if self.falls { [0, most] } else { [most, 0] };
        let scale = self.scale();
        let keys = self.lines.len() as u16;
        let rows = canvas.height().saturating_sub(keys + 1).max(2);
        canvas.heading(0, &self.title);
        canvas.put(0, 1, &top.to_string(), ink(palette::SOFT));
        canvas.put(0, rows, &bottom.to_string(), ink(palette::SOFT));
        let columns = canvas.width().saturating_sub(scale);
        let (wide, high) = (usize::from(columns) * 2, usize::from(rows) * 4);
        let mut plot = canvas.part(scale, 1, columns, rows);
        // The leader is drawn last, over the others.
        for line in self.lines.iter().rev() {
            let turns = line.values.len().saturating_sub(1).max(1);
            let mut dots = vec![0_u32; usize::from(columns) * usize::from(rows)];
            for x in 0..wide {
                let at = x as f64 / (wide - 1).max(1) as f64 * turns as f64;
                let turn = (at.floor() as usize).min(line.values.len() - 1);
                let next = (turn + 1).min(line.values.len() - 1);
                let (from, to) = (f64::from(line.values[turn]), f64::from(line.values[next]));
                let value = from + (to - from) * at.fract();
                let part = value / f64::from(most);
                let up = if self.falls { 1.0 - part } else { part };
                let y = ((1.0 - up.clamp(0.0, 1.0)) * (high - 1) as f64).round() as usize;
                dots[y / 4 * usize::from(columns) + x / 2] |= dot(x % 2, y % 4);
            }
            for (index, bits) in dots.into_iter().enumerate().filter(|(_, bits)| *bits != 0) {
                let sign = char::from_u32(0x2800 + bits).unwrap_or(' ');
                let (x, y) = (index as u16 % columns, index as u16 / columns);
                plot.put(x, y, &sign.to_string(), ink(line.colour));
            }
        }
        for (row, line) in (rows + 1..).zip(&self.lines) {
            let last = line.values.last().copied().unwrap_or_default();
            let end = canvas.put(0, row, "● ", ink(line.colour));
            let width = canvas.width().saturating_sub(end + 7);
            canvas.put_within(end, row, width, &line.name, ink(palette::TEXT));
            let value = format!("{last:>5}");
            let right = canvas.width().saturating_sub(5);
            canvas.put(right, row, &value, ink(palette::TEXT));
        }
    }
}

/// The bit of a dot in a Braille character.
fn dot(x: usize, y: usize) -> u32 {
    [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]][y][x]
}
