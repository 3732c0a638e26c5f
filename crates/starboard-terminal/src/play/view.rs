//! How the screen of a table is laid out: the board, what is beside and below it, and the last lines,
//! which say what is to be done.

use std::time::Duration;

use ratatui::style::{Modifier, Style};
use ratatui::text::Span;
use starboard_client::clock_words;
use starboard_guide::Thing;
use starboard_kernel::{Actor, Lang, Seat};

use super::{Question, Table};
use crate::canvas::{Canvas, Spot, wrap};
use crate::look::{ink, palette};
use crate::talk::last_messages;
use crate::texts;
use crate::told::sentences;

/// The lines below the board: two for what is to be done, one for the keys.
const FOOT: u16 = 3;
/// The narrowest column beside the board.
const SIDE: u16 = 24;
/// The column beside the board is no wider than what can be read well.
const WIDE_SIDE: u16 = 64;
/// The fewest lines below a board with room for something to read.
const ROOM_BELOW: u16 = 5;
/// A computation is shown once it has taken this long.
const SHORT: Duration = Duration::from_millis(250);
/// Clocks below this are highlighted.
const HURRY: u64 = 30_000;
const SPINNER: [&str; 8] = ["⣾", "⣽", "⣻", "⢿", "⡿", "⣟", "⣯", "⣷"];

pub(super) fn draw(table: &mut Table<'_>, canvas: &mut Canvas<'_>) {
    let news = u16::from(table.host.place().is_some());
    let main = canvas.height() - FOOT - news;
    let play = table.host.play();
    let room = (canvas.width() - SIDE - 1, main);
    let (width, height) = table.scene.size(play.position(), table.lang, room);
    let (width, height) = (width.min(room.0), height.min(main));
    // What is left over is shared between both sides of the board.
    let side = (canvas.width() - width - 2).min(WIDE_SIDE);
    let margin = (canvas.width() - width - side - 1) / 2;
    canvas.spots.clear();
    table.scene.draw(
        play.position(),
        table.lang,
        &mut canvas.part(margin, 0, width, height),
    );
    let below = main - height;
    let on_board = canvas.spots.len();
    let buttons = buttons(table, canvas.spots);
    let mut beside = canvas.part(margin + width + 1, 0, side, main);
    let mut y = head(table, &mut beside);
    if below < ROOM_BELOW || width < 40 {
        // Something is left for what can be done, and for what happened.
        let kept = buttons.len().min(5) as u16 * 2 + 4;
        let free = main.saturating_sub(y);
        let most = free.saturating_sub(kept).max(free / 3);
        let explained = explanation(table, &mut beside, y, most);
        y += explained;
        y += draw_buttons(table, &buttons, &mut beside, y, main.saturating_sub(y + 3));
        y += talk(table, &mut beside, y, main);
        log(table, &mut beside, y, main);
    } else {
        y += talk(table, &mut beside, y, main);
        log(table, &mut beside, y, main);
        let mut under = canvas.part(margin, height, width, below);
        let most = below.saturating_sub(buttons.len().min(4) as u16 + 1);
        // What can be done comes first.
        let y = explanation(table, &mut under, 0, most);
        draw_buttons(table, &buttons, &mut under, y, below.saturating_sub(y));
    }
    table.spots.clone_from(canvas.spots);
    table.on_board = on_board;
    let is_there = table.spot_of_cursor().is_some();
    if !is_there && !table.legal.is_empty() {
        table.cursor = table.first_spot();
        table.is_stale = true;
    }
    highlight(table, canvas);
    table.draw_news(canvas, main);
    foot(table, canvas, main + news);
    let footer = texts::popup_keys(table.lang);
    if let Some(popup) = &mut table.popup {
        popup.draw(canvas, &footer);
    }
    if let Some(place) = table.host.place()
        && table.talk.is_open
    {
        table.talk.draw(canvas, place, table.lang);
    }
}

/// The last chat messages, if there is room; returns the number of lines.
fn talk(table: &Table<'_>, canvas: &mut Canvas<'_>, y: u16, end: u16) -> u16 {
    let most = end.saturating_sub(y) / 2;
    match table.host.place() {
        Some(place) if most >= 2 => last_messages(place, table.lang, canvas, y, most.min(7)),
        _ => 0,
    }
}

/// The title, and the players; returns how many lines they take.
fn head(table: &Table<'_>, canvas: &mut Canvas<'_>) -> u16 {
    let play = table.host.play();
    let title = play.position().rules().title(table.lang);
    let bold = Style::new().add_modifier(Modifier::BOLD).fg(palette::TEXT);
    let width = canvas.width();
    let mut y = canvas.paragraph(0, 0, 2, &title, bold);
    let ending = play.ending();
    for (seat, player) in Seat::first(play.players().len()).zip(play.players()) {
        let colour = palette::SEATS[seat.index()];
        let is_next = play.whose_turn() == Some(seat);
        let has_won = ending
            .as_ref()
            .is_some_and(|ending| ending.winners.contains(&seat));
        let mark = match (has_won, is_next) {
            (true, _) => "★ ",
            (false, true) => "▶ ",
            (false, false) => "  ",
        };
        canvas.put(0, y, mark, ink(colour));
        let mut facts = table.scene.player(play.position(), seat, table.lang);
        let mut name = match player.kind.level() {
            Some(level) => format!("{} ({level})", player.name),
            None => player.name.clone(),
        };
        if let Some(place) = table.host.place()
            && let Some(view) = place.view()
        {
            let sign = if view.is_here(seat) { "●" } else { "○" };
            if player.kind.level().is_none() {
                name = format!("{sign} {name}");
            }
            facts.splice(0..0, clock(view.time_left(seat, place.now()), table.lang));
        }
        let style = match is_next {
            true => ink(colour).add_modifier(Modifier::BOLD),
            false => ink(colour),
        };
        canvas.spot(0, y, width, 1, ("player", seat.number()));
        y += canvas.standing(y, &name, style, &facts);
    }
    y
}

/// The clock of a player, if there is one.
fn clock(left: Option<u64>, lang: Lang) -> Option<Span<'static>> {
    let left = left?;
    let colour = match left < HURRY {
        true => palette::BAD,
        false => palette::TEXT,
    };
    Some(Span::styled(
        format!("{}  ", clock_words(left, lang)),
        ink(colour),
    ))
}

/// The guide, if it is on, or what the thing under the cursor is; returns how many lines it takes.
fn explanation(table: &Table<'_>, canvas: &mut Canvas<'_>, y: u16, most: u16) -> u16 {
    if most < 2 {
        return 0;
    }
    let lang = table.lang;
    if let Some(card) = table.host.card(lang).filter(|_| table.guide) {
        canvas.heading(y, &texts::guide_title(lang, &card.title));
        let rules = texts::guide_rules(lang, &card.rules.join(", "));
        let text = format!("{} {rules}", card.text);
        return 1 + canvas.paragraph(0, y + 1, most - 1, &text, ink(palette::TEXT));
    }
    let thing = table.cursor.as_ref();
    let Some(about) = thing.and_then(|thing| table.about(thing)) else {
        return 0;
    };
    canvas.heading(y, &texts::about_title(lang));
    1 + canvas.paragraph(0, y + 1, most - 1, &about, ink(palette::SOFT))
}

/// What can be done that is not on the board: the thing to touch, and what it does.
struct Button {
    thing: Thing,
    words: String,
    loss: Option<f64>,
}

fn buttons(table: &Table<'_>, on_board: &[Spot]) -> Vec<Button> {
    let mut buttons: Vec<Button> = Vec::new();
    let is_on_board = |thing: &Thing| on_board.iter().any(|spot| spot.thing == *thing);
    for legal in &table.legal {
        if legal.touches.iter().any(is_on_board) {
            continue;
        }
        let thing = match legal.touches.first() {
            Some(thing) if thing.0 == "action" => thing.clone(),
            _ => ("action", legal.text.clone()),
        };
        let loss = table.loss(&legal.text);
        match buttons.iter_mut().find(|button| button.thing == thing) {
            // One of several ways to do the same.
            Some(button) => {
                if !button.words.ends_with('…') {
                    button.words.push_str(" …");
                }
                button.loss = match (button.loss, loss) {
                    (Some(a), Some(b)) => Some(a.min(b)),
                    _ => None,
                };
            }
            None => buttons.push(Button {
                thing,
                words: legal.words.clone(),
                loss,
            }),
        }
    }
    buttons
}

/// Returns how many lines the buttons take.
fn draw_buttons(
    table: &Table<'_>,
    buttons: &[Button],
    canvas: &mut Canvas<'_>,
    y: u16,
    most: u16,
) -> u16 {
    if buttons.is_empty() || most < 2 {
        return 0;
    }
    canvas.heading(y, &texts::actions_title(table.lang));
    let width = canvas.width();
    let room = usize::from(width.saturating_sub(3));
    // Each has two lines if there is room for that.
    let lines: usize = buttons
        .iter()
        .map(|button| wrap(&button.words, room).len().min(2))
        .sum();
    let each = if (lines as u16) < most { 2 } else { 1 };
    let mut at = y + 1;
    let shown = most - 1;
    let overflows = buttons.len() as u16 > shown;
    for button in buttons {
        let left = (y + most).saturating_sub(at);
        if left == 0 || (overflows && left == 1) {
            break;
        }
        canvas.put(0, at, "▸", ink(palette::ACCENT));
        let loss = button.loss.map(|loss| table.loss_text(loss));
        let loss = loss.unwrap_or_default();
        let end = width.saturating_sub(loss.chars().count() as u16);
        canvas.put(end, at, &loss, ink(palette::ACCENT));
        let mut words = canvas.part(2, at, end.saturating_sub(3), each.min(left));
        let taken = words.paragraph(0, 0, each.min(left), &button.words, ink(palette::TEXT));
        let (kind, name) = &button.thing;
        canvas.spot(0, at, width, taken.max(1), (kind, name));
        at += taken.max(1);
    }
    if overflows && at < y + most {
        let text = texts::more_actions(table.lang, buttons.len());
        canvas.put_within(2, at, width - 2, &text, ink(palette::SOFT));
        at += 1;
    }
    at - y
}

/// What happened last, as much as there is room for.
fn log(table: &Table<'_>, canvas: &mut Canvas<'_>, y: u16, end: u16) {
    if end < y + 2 {
        return;
    }
    canvas.heading(y, &texts::log_title(table.lang));
    let room = usize::from(end - y - 1);
    let width = usize::from(canvas.width());
    let play = table.host.play();
    let (steps, names) = (play.history().steps(), play.names(table.lang));
    let mut lines: Vec<(String, Style)> = Vec::new();
    for (index, step) in steps.iter().enumerate().rev() {
        let style = match step.actor {
            _ if index < table.acted => ink(palette::SOFT),
            Actor::Player(seat) => ink(palette::SEATS[seat.index()]),
            Actor::Chance => ink(palette::TEXT),
        };
        for sentence in sentences(step, &names, table.lang).iter().rev() {
            let wrapped = wrap(&canvas.look.text(sentence), width);
            lines.extend(wrapped.into_iter().rev().map(|line| (line, style)));
        }
        if lines.len() >= room {
            break;
        }
    }
    lines.truncate(room);
    for (row, (line, style)) in (y + 1..).zip(lines.into_iter().rev()) {
        canvas.put(0, row, &line, style);
    }
}

/// Shows what can be touched, what has been, what a hint is about, and the cursor.
fn highlight(table: &Table<'_>, canvas: &mut Canvas<'_>) {
    let play = table.host.play();
    let hinted = match &table.hint {
        Some(hint) => {
            let mut marks = table.scene.marks(play.position(), &hint.action);
            marks.push(("action", hint.action.clone()));
            marks
        }
        None => Vec::new(),
    };
    for (index, spot) in table.spots.iter().enumerate() {
        let is_possible = table.is_possible(&spot.thing);
        let ground = if table.touched.contains(&spot.thing) {
            palette::CHOSEN
        } else if hinted.contains(&spot.thing) {
            palette::HINT
        } else if is_possible && index < table.on_board {
            possible_ground(table, &spot.thing)
        } else {
            continue;
        };
        for position in spot.area.positions() {
            canvas.buffer[position].bg = ground;
        }
        // An empty square shows even without colours that it can be chosen.
        let area = spot.area;
        let middle = (area.x + area.width / 2, area.y + area.height / 2);
        let is_empty = area
            .positions()
            .all(|position| canvas.buffer[position].symbol().trim().is_empty());
        if is_possible && is_empty {
            canvas.buffer[middle].set_symbol("•").set_fg(palette::GOOD);
        }
    }
    if let Some(spot) = table.spot_of_cursor() {
        let reversed = Style::new().add_modifier(Modifier::REVERSED);
        canvas.buffer.set_style(spot.area, reversed);
    }
}

/// How good the best action is that a thing leads to, where that is shown.
fn possible_ground(table: &Table<'_>, thing: &Thing) -> ratatui::style::Color {
    let touched = table.touched.iter().chain([thing]).cloned();
    let touched: Vec<Thing> = touched.collect();
    let losses = table.fitting(&touched).into_iter();
    let losses = losses.filter_map(|legal| table.loss(&legal.text));
    match losses.min_by(f64::total_cmp) {
        Some(loss) if loss >= 0.02 => palette::POOR,
        Some(loss) if loss >= 0.0005 => palette::FAIR,
        _ => palette::POSSIBLE,
    }
}

/// What is to be done, what the answer to the last key was, and the keys.
fn foot(table: &mut Table<'_>, canvas: &mut Canvas<'_>, y: u16) {
    let width = canvas.width();
    canvas.ground(0, y, width, FOOT, palette::PANEL);
    let (text, style) = status(table, usize::from(width - 2));
    let mut part = canvas.part(1, y, width - 2, 2);
    part.paragraph(0, 0, 2, &text, style);
    let keys = match table.host.place() {
        Some(_) => texts::key_line_online(table.lang),
        None => texts::key_line(table.lang),
    };
    table.keys = canvas.keys(y + 2, &keys, table.lang);
}

/// The most important thing to say; two lines of this width can be read.
fn status(table: &Table<'_>, width: usize) -> (String, Style) {
    let lang = table.lang;
    let play = table.host.play();
    if let Some(message) = &table.message {
        return (message.clone(), ink(palette::ACCENT));
    }
    if let Some(warning) = table.host.warning(lang) {
        return (warning, ink(palette::BAD));
    }
    if let Some((question, thought)) = &table.thought
        && thought.time() >= SHORT
    {
        let millis = thought.time().as_millis() as usize;
        let spinner = SPINNER[millis / 100 % SPINNER.len()];
        let seconds = thought.time().as_secs();
        let text = match (question, thought.done()) {
            (Question::Bot(seat), _) => {
                texts::bot_thinks(lang, &play.names(lang)[seat.index()], seconds)
            }
            (_, Some(part)) => texts::thinking_part(lang, (part * 100.0).round() as i64),
            (_, None) => texts::thinking(lang, seconds),
        };
        return (format!("{spinner} {text}"), ink(palette::TEXT));
    }
    if !table.touched.is_empty() {
        let complete = table.complete();
        let text = match &complete[..] {
            [only] if table.fitting(&table.touched).len() == 1 => texts::ready(lang, &only.words),
            [only] => texts::ready_or_more(lang, &only.words),
            several => texts::choose_on(lang, several.len()),
        };
        return (text, ink(palette::GOOD));
    }
    if let Some(hint) = table.hint_text(width) {
        return (hint, ink(palette::VIOLET));
    }
    let bold = ink(palette::TEXT).add_modifier(Modifier::BOLD);
    let prompt = play.position().prompt(lang);
    match play.whose_turn() {
        _ if play.ending().is_some() => {
            let why = play.ending_text(lang).unwrap_or_default();
            (format!("{why} {}", texts::over(lang)), bold)
        }
        Some(seat) if !table.is_for_one() => {
            let name = &play.names(lang)[seat.index()];
            let text = texts::turn(lang, name, &prompt);
            (text, bold.fg(palette::SEATS[seat.index()]))
        }
        _ => (prompt, bold),
    }
}
