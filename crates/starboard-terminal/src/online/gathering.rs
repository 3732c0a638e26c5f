//! A table before the game: its seats, its terms, and the link for other players.

use std::io;
use std::time::Duration;

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use starboard_client::{Asked, Place, plan_words};
use starboard_kernel::serde_json::Value;
use starboard_kernel::{Lang, Level, Seat};
use starboard_table::{Phase, Request, SeatFor, SeatKind, Table};
use starboard_wire::Secret;

use super::remote::outcome;
use super::{Errand, Question, news_text, problem_text, usual_name};
use crate::canvas::{Canvas, key_at};
use crate::line::Typed;
use crate::look::{ink, palette};
use crate::popup::{self, Popup, Row};
use crate::talk::{Talk, last_messages, mutes, toggle_mute};
use crate::tui::{Flow, Screen};
use crate::{HostError, texts};

const FRAME: Duration = Duration::from_millis(60);
const FOOT: u16 = 3;

#[derive(Clone, PartialEq, Eq, Debug)]
enum Command {
    /// Choosing a seat in the list.
    Seat(Seat),
    Sit(Seat),
    Stand,
    Free(Seat),
    Plan(Seat, Option<Level>),
    /// Hides the messages of the person with this id, or shows them again.
    Mute(String),
    Close,
    ReallyClose,
    Back,
}

pub(super) struct Gathering<'p> {
    place: &'p mut Place,
    lang: Lang,
    errand: Errand,
    seats: Popup<Command>,
    popup: Option<Popup<Command>>,
    talk: Talk,
    /// The dialog that asks for a name, and what to do afterwards.
    question: Option<(Question, Errand, Option<Seat>)>,
    message: Option<String>,
    keys: Vec<(Rect, KeyCode)>,
    /// The second that was drawn last.
    drawn: u64,
}

impl<'p> Gathering<'p> {
    pub(super) fn new(place: &'p mut Place, errand: Errand, lang: Lang) -> Gathering<'p> {
        Gathering {
            place,
            lang,
            errand,
            seats: Popup::new("", Vec::new()),
            popup: None,
            talk: Talk::new(),
            question: None,
            message: None,
            keys: Vec::new(),
            drawn: 0,
        }
    }

    /// Whether the game has started.
    pub(super) fn has_begun(&self) -> bool {
        matches!(self.place.phase(), Some(Phase::Playing | Phase::Over))
    }

    /// Does what the user came for, once the table is known.
    fn do_errand(&mut self) {
        let Some(table) = self.place.table() else {
            return;
        };
        let free = table.free_seats().next();
        match (std::mem::take(&mut self.errand), free) {
            (Errand::Sit, Some(seat)) => self.sit(seat),
            (Errand::Claim(secret), _) => self.claim(secret),
            (Errand::Look | Errand::Sit, _) => {}
        }
    }

    fn sit(&mut self, seat: Seat) {
        if self.place.me().is_some() {
            let asked = self.place.sit(seat);
            return self.note(asked);
        }
        let question = Question::name(&usual_name(), self.lang);
        self.question = Some((question, Errand::Sit, Some(seat)));
    }

    fn claim(&mut self, secret: Secret) {
        if self.place.me().is_some() {
            return self.place.claim(secret);
        }
        let question = Question::name(&usual_name(), self.lang);
        self.question = Some((question, Errand::Claim(secret), None));
    }

    fn introduce(&mut self) {
        let Some((question, errand, seat)) = self.question.take() else {
            return;
        };
        let name = question.line.text();
        if let Err(error) = starboard_table::check_name(name.trim()) {
            self.message = Some(error.text(self.lang));
            self.question = Some((question, errand, seat));
            return;
        }
        match (errand, seat) {
            (Errand::Claim(secret), _) => self.place.claim_as(&name, secret),
            (_, Some(seat)) => self.place.sit_as(&name, seat),
            _ => self.place.introduce(&name),
        }
    }

    fn note(&mut self, asked: Asked) {
        self.message = match outcome(asked, self.lang) {
            Ok(()) => None,
            Err(HostError::Refused(why) | HostError::Failed(why)) => Some(why),
        };
    }

    fn ask(&mut self, request: Request) {
        let asked = self.place.ask(request);
        self.note(asked);
    }

    /// The seats as rows.
    fn refill(&mut self) {
        let (lang, place) = (self.lang, &*self.place);
        let Some(view) = place.view() else {
            return;
        };
        let (table, own) = (view.table, view.own());
        let rows = Seat::first(table.seats().len()).map(|seat| {
            let held = &table.seats()[seat.index()];
            let (name, does) = match (&held.person, held.by) {
                (Some(_), _) if own == Some(seat) => {
                    let name = texts::seat_own(lang, &table.called(seat, lang));
                    (name, texts::stand_up(lang))
                }
                (Some(_), _) => {
                    let mark = if view.is_here(seat) { "●" } else { "○" };
                    let name = format!("{mark} {}", table.called(seat, lang));
                    let does = view.is_host().then(|| texts::free_this_seat(lang));
                    (name, does.unwrap_or_default())
                }
                (None, SeatKind::Bot { level }) => {
                    (texts::seat_bot(lang, level.get()), String::new())
                }
                (None, SeatKind::Person) if own.is_none() => {
                    (texts::free_seat(lang), texts::sit_here(lang))
                }
                (None, SeatKind::Person) => (texts::free_seat(lang), String::new()),
            };
            let words = texts::seat_row(lang, seat.number(), &name);
            Row::choice(words, does, Command::Seat(seat))
        });
        let rows: Vec<Row<Command>> = rows.collect();
        match self.seats.selected() {
            Some(_) => self.seats.refill(rows),
            None => {
                // The cursor starts on the first free seat.
                let free = table.free_seats().next().map_or(0, Seat::index);
                self.seats = Popup::new("", rows).at_row(free);
            }
        }
    }

    /// Offers what can be done with a seat.
    fn choose(&mut self, seat: Seat) {
        let (lang, place) = (self.lang, &*self.place);
        let Some(view) = place.view() else {
            return;
        };
        let (table, own) = (view.table, view.own());
        let held = &table.seats()[seat.index()];
        let mut rows = Vec::new();
        if own == Some(seat) {
            rows.push(Row::choice(texts::stand_up(lang), "", Command::Stand));
        } else if held.is_free() && own.is_none() {
            rows.push(Row::choice(texts::sit_here(lang), "", Command::Sit(seat)));
        }
        if view.is_host() && held.person.is_some() && own != Some(seat) {
            rows.push(Row::choice(
                texts::free_this_seat(lang),
                "",
                Command::Free(seat),
            ));
        }
        if view.is_host() && held.person.is_none() {
            let begins = table.free_seats().eq([seat]);
            for level in Level::ALL {
                let words = match begins {
                    true => texts::begin_with_bot(lang, level.get()),
                    false => texts::let_bot_sit(lang, level.get()),
                };
                rows.push(Row::choice(words, "", Command::Plan(seat, Some(level))));
            }
            if held.by != SeatKind::Person {
                let words = texts::seat_for_people(lang);
                rows.push(Row::choice(words, "", Command::Plan(seat, None)));
            }
        }
        match &rows[..] {
            [] => self.message = Some(texts::seat_is_taken(lang)),
            [only] if own != Some(seat) => {
                if let Some(command) = only.does() {
                    self.command(&command);
                }
            }
            _ => {
                rows.push(Row::choice(texts::cancel(lang), "Esc", Command::Back));
                let title = texts::seat_number(lang, seat.number());
                self.popup = Some(Popup::new(title, rows));
            }
        }
    }

    fn command(&mut self, command: &Command) {
        self.popup = None;
        self.message = None;
        match *command {
            Command::Mute(ref person) => {
                self.message = toggle_mute(self.place, person, self.lang);
            }
            Command::Seat(seat) => self.choose(seat),
            Command::Sit(seat) => self.sit(seat),
            Command::Stand => self.ask(Request::Stand),
            Command::Free(seat) => self.ask(Request::Free { seat }),
            Command::Plan(seat, level) => {
                let by = level.map_or(SeatFor::Person, SeatFor::bot);
                self.ask(Request::Plan { seat, by });
            }
            Command::Close => {
                let rows = vec![
                    Row::text(texts::close_table_why(self.lang)),
                    Row::choice(texts::cancel(self.lang), "", Command::Back),
                    Row::choice(texts::close_table(self.lang), "", Command::ReallyClose),
                ];
                self.popup = Some(Popup::new(texts::close_table(self.lang), rows));
            }
            Command::ReallyClose => self.ask(Request::Close),
            Command::Back => {}
        }
    }

    fn letter(&mut self, letter: char) -> Flow {
        match letter {
            'q' => return Flow::Leave,
            'c' if self.has_chat() => self.talk.open(self.place),
            'm' if self.has_chat() => self.choose_mute(),
            'x' if self.place.view().is_some_and(|view| view.is_host()) => {
                self.command(&Command::Close);
            }
            _ => {}
        }
        Flow::Stay
    }

    /// Offers to hide the messages of the other people.
    fn choose_mute(&mut self) {
        let lang = self.lang;
        let mutes = mutes(self.place, lang).into_iter();
        let rows = mutes.map(|(person, words)| Row::choice(words, "", Command::Mute(person)));
        let mut rows: Vec<Row<Command>> = rows.collect();
        if rows.is_empty() {
            self.message = Some(texts::nobody_to_mute(lang));
            return;
        }
        rows.push(Row::choice(texts::cancel(lang), "Esc", Command::Back));
        self.popup = Some(Popup::new(texts::mute_title(lang), rows));
    }

    fn has_chat(&self) -> bool {
        let table = self.place.table();
        table.is_some_and(|table| table.plan().chat)
    }

    /// The terms of the table in one line.
    fn terms(&self, table: &Table) -> String {
        let (lang, plan) = (self.lang, table.plan());
        let registry = starboard_games::registry();
        let words = match registry.get(&plan.game) {
            Ok(rules) => {
                let label =
                    |name: &str, value: Option<&Value>| rules.option_label(name, value, lang);
                plan_words(plan, &rules.schema(), label, lang)
            }
            Err(_) => Vec::new(),
        };
        words.join(" · ")
    }

    /// What the table is waiting for.
    fn status(&self) -> String {
        let lang = self.lang;
        if let Some(message) = &self.message {
            return message.clone();
        }
        let Some(table) = self.place.table() else {
            return String::new();
        };
        let free = table.free_seats().count();
        match self.place.seat() {
            _ if table.phase() == Phase::Closed => texts::table_closed(lang),
            _ if self.place.is_slow() => texts::sending(lang),
            Some(_) => texts::waits_for_people(lang, free),
            None => texts::take_a_seat(lang, free),
        }
    }
}

impl Screen for Gathering<'_> {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let lang = self.lang;
        self.drawn = self.place.now() / 1000;
        self.refill();
        let (width, main) = (canvas.width() - 4, canvas.height() - FOOT - 1);
        let bold = ink(palette::TEXT).add_modifier(Modifier::BOLD);
        let mut y = 1;
        if let Some(table) = self.place.table() {
            let rules = starboard_games::registry().get(&table.plan().game);
            let title = rules.map_or_else(|_| table.plan().game.clone(), |rules| rules.title(lang));
            canvas.put_within(2, y, width, &title, bold);
            let terms = self.terms(table);
            let mut part = canvas.part(2, y + 1, width, 3);
            y += 2 + part.paragraph(0, 0, 3, &terms, ink(palette::SOFT));
            canvas.put(2, y, &texts::invite(lang), ink(palette::SOFT));
            let address = self.place.address();
            canvas.put(2, y + 1, &address, ink(palette::ACCENT));
            y += 3;
            canvas
                .part(2, y, width, 1)
                .heading(0, &texts::seats_title(lang));
            let rows = (table.seats().len() as u16).min(main.saturating_sub(y + 1));
            self.seats
                .draw_rows(&mut canvas.part(2, y + 1, width, rows));
            y += rows + 2;
            if table.plan().chat {
                let room = main.saturating_sub(y);
                let mut part = canvas.part(2, y, width, room);
                last_messages(self.place, lang, &mut part, 0, room);
            }
        } else {
            canvas.put(2, y, &texts::online_title(lang), bold);
            canvas.put(2, y + 1, &self.place.address(), ink(palette::ACCENT));
        }
        let (news, is_urgent) = news_text(self.place, lang);
        let colour = if is_urgent {
            palette::BAD
        } else {
            palette::SOFT
        };
        let whole = canvas.width();
        canvas.ground(0, main, whole, FOOT + 1, palette::PANEL);
        canvas.put_within(1, main, whole - 2, &news, ink(colour));
        let status = self.status();
        let mut part = canvas.part(1, main + 1, whole - 2, 2);
        part.paragraph(0, 0, 2, &status, bold);
        self.keys = canvas.keys(main + 3, &texts::gathering_keys(lang), lang);
        let footer = texts::popup_keys(lang);
        if let Some(popup) = &mut self.popup {
            popup.draw(canvas, &footer);
        }
        if self.talk.is_open {
            self.talk.draw(canvas, self.place, lang);
        }
        if let Some((question, ..)) = &self.question {
            question.draw(canvas);
        }
    }

    fn key(&mut self, key: KeyEvent) -> Flow {
        if let Some((question, ..)) = &mut self.question {
            match question.line.key(key.code) {
                Typed::Open => {}
                Typed::Close => self.question = None,
                Typed::Enter => self.introduce(),
            }
            return Flow::Stay;
        }
        if self.talk.is_open {
            self.talk.key(key.code, self.place);
            return Flow::Stay;
        }
        if let Some(popup) = &mut self.popup {
            match popup.key(key.code) {
                popup::Answer::Open | popup::Answer::Letter(_) => {}
                popup::Answer::Close => self.popup = None,
                popup::Answer::Chosen(command) => self.command(&command),
            }
            return Flow::Stay;
        }
        match self.seats.key(key.code) {
            popup::Answer::Open | popup::Answer::Close => {}
            popup::Answer::Chosen(command) => self.command(&command),
            popup::Answer::Letter(letter) => return self.letter(letter),
        }
        Flow::Stay
    }

    fn mouse(&mut self, event: MouseEvent) -> Flow {
        let (x, y) = (event.column, event.row);
        if self.question.is_some() {
            return Flow::Stay;
        }
        match event.kind {
            MouseEventKind::ScrollUp if self.talk.is_open => self.talk.scroll(1),
            MouseEventKind::ScrollDown if self.talk.is_open => self.talk.scroll(-1),
            MouseEventKind::Down(_) if self.talk.is_open => self.talk.is_open = false,
            MouseEventKind::Down(MouseButton::Left) => {
                if let Some(popup) = &mut self.popup {
                    match popup.click(x, y) {
                        popup::Answer::Open | popup::Answer::Letter(_) => {}
                        popup::Answer::Close => self.popup = None,
                        popup::Answer::Chosen(command) => self.command(&command),
                    }
                    return Flow::Stay;
                }
                if let Some(key) = key_at(&self.keys, x, y) {
                    return self.key(key);
                }
                if let popup::Answer::Chosen(command) = self.seats.click(x, y) {
                    self.command(&command);
                }
            }
            _ => {}
        }
        Flow::Stay
    }

    fn tick(&mut self) -> io::Result<bool> {
        let is_news = self.place.catch_up();
        if is_news {
            self.talk.catch_up(self.place);
            self.do_errand();
        }
        for problem in self.place.problems() {
            self.message = Some(problem_text(&problem, self.lang));
        }
        if let Some(told) = self.place.told(self.lang).pop() {
            self.message = Some(told);
        }
        let moved_on = self.place.now() / 1000 != self.drawn;
        Ok(is_news || moved_on)
    }

    fn patience(&self) -> Duration {
        FRAME
    }

    fn is_done(&self) -> bool {
        let is_free = self.question.is_none() && self.errand == Errand::Look;
        is_free && self.has_begun()
    }
}
