//! Online tables only: chat, requests for consent, absent players.

use std::time::{Duration, Instant};

use ratatui::style::Modifier;
use starboard_client::{Takeover, Undo, View, check_words, clock_words, wish_text};
use starboard_kernel::Seat;
use starboard_table::{Request, SeatKind, Wish};

use super::{Command, Table};
use crate::canvas::Canvas;
use crate::look::{ink, palette};
use crate::online::{news_text, outcome, problem_text};
use crate::popup::{Popup, Row};
use crate::talk::{mutes, toggle_mute};
use crate::{HostError, texts};

/// How long news of other players is shown.
const TOLD: Duration = Duration::from_secs(6);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Together {
    Talk,
    Wish(Wish),
    Answer(bool),
    HandOver,
    Return,
    Remove(Seat),
    ReallyRemove(Seat),
    Readmit(Seat),
    /// The links to the table and to the user's seat.
    Links,
    MoveSeat,
    Fairness,
}

/// A request for the user's consent: who asks, and for what.
pub(super) type Asked = (Seat, Wish);

impl Table<'_> {
    pub(super) fn own_seat(&self) -> Option<Seat> {
        self.host.place()?.seat()
    }

    pub(super) fn has_resigned(&self) -> bool {
        let own = self.own_seat();
        own.is_some_and(|own| self.host.play().has_resigned(own))
    }

    pub(super) fn has_chat(&self) -> bool {
        self.host.place().is_some() && self.host.table().plan().chat
    }

    /// The request that the user has yet to answer.
    fn question(&self) -> Option<Asked> {
        let table = self.host.table();
        let open = table.wish()?;
        let own = self.own_seat()?;
        let is_asked = table.still_asked().contains(&own);
        is_asked.then_some((open.by, open.wish))
    }

    pub(super) fn is_asked(&self) -> bool {
        self.question().is_some()
    }

    /// Shows news that is not part of the game; returns whether to redraw.
    pub(super) fn hear(&mut self, mut is_news: bool) -> bool {
        let lang = self.lang;
        let Some(place) = self.host.place_mut() else {
            return false;
        };
        self.talk.catch_up(place);
        for problem in place.problems() {
            self.message = Some(problem_text(&problem, lang));
            self.told = Some(Instant::now());
        }
        if let Some(told) = place.told(lang).pop() {
            self.message = Some(told);
            self.told = Some(Instant::now());
        }
        // The status line shows the prompt again.
        if self.told.is_some_and(|since| since.elapsed() > TOLD) {
            self.told = None;
            self.message = None;
            is_news = true;
        }
        let second = place.now() / 1000;
        let is_lent = place.lent().is_some();
        is_news |= std::mem::replace(&mut self.second, second) != second;
        if self.awaits_link && is_lent {
            self.awaits_link = false;
            self.show_links();
        }
        let question = self.question();
        if question != std::mem::replace(&mut self.asked, question) && !self.talk.is_open {
            match question {
                Some(_) => self.show_question(),
                // It was answered or withdrawn.
                None if self.popup_is_question() => self.popup = None,
                None => {}
            }
        }
        is_news
    }

    fn show_question(&mut self) {
        let lang = self.lang;
        let table = self.host.table();
        let Some(words) = wish_text(table, |seat| table.called(seat, lang), lang) else {
            return;
        };
        let rows = vec![
            Row::text(words),
            Row::text(""),
            Row::choice(
                texts::agree(lang),
                "Y",
                Command::Together(Together::Answer(true)),
            ),
            Row::choice(
                texts::decline(lang),
                "N",
                Command::Together(Together::Answer(false)),
            ),
            Row::choice(texts::later(lang), "Esc", Command::Close),
        ];
        self.popup = Some(Popup::new(texts::question_title(lang), rows));
        self.lists_actions = false;
        self.opened = None;
    }

    fn popup_is_question(&self) -> bool {
        let title = texts::question_title(self.lang);
        self.popup
            .as_ref()
            .is_some_and(|popup| popup.title == title)
    }

    /// Sends a request for the user's seat.
    fn ask_together(&mut self, request: Request) {
        let Some(seat) = self.own_seat() else {
            self.message = Some(texts::you_watch(self.lang));
            return;
        };
        self.ask(seat, &request);
    }

    fn wish(&mut self, wish: Wish) {
        let lang = self.lang;
        let asked = match self.host.place_mut() {
            Some(place) => outcome(place.wish(wish), lang),
            None => Ok(()),
        };
        if let Err(HostError::Refused(why) | HostError::Failed(why)) = asked {
            self.message = Some(why);
        }
    }

    fn answer_question(&mut self, agrees: bool) {
        let lang = self.lang;
        let asked = match self.host.place_mut() {
            Some(place) => outcome(place.answer(agrees), lang),
            None => Ok(()),
        };
        if let Err(HostError::Refused(why) | HostError::Failed(why)) = asked {
            self.message = Some(why);
        }
    }

    /// Undoes if the rules allow it, or offers to ask the other players.
    pub(super) fn undo_together(&mut self) {
        let lang = self.lang;
        let Some(place) = self.host.place() else {
            return;
        };
        let undo = place.view().map_or(Undo::Watching, |view| view.undo());
        match undo {
            Undo::Allowed => self.ask_together(Request::Undo),
            Undo::Watching => self.message = Some(texts::you_watch(lang)),
            Undo::Refused(reason) => {
                self.message = Some(self.host.play().undo_text(reason, lang));
            }
            Undo::Offer {
                reason,
                repeats_chance,
            } => {
                let why = self.host.play().undo_text(reason, lang);
                let mut rows = vec![Row::text(texts::undo_needs_consent(lang, &why))];
                if repeats_chance {
                    rows.push(Row::text(texts::undo_repeats_chance(lang)));
                }
                rows.push(Row::text(""));
                let ask = Command::Together(Together::Wish(Wish::Undo));
                rows.push(Row::choice(texts::ask_the_others(lang), "", ask));
                rows.push(Row::choice(texts::cancel(lang), "Esc", Command::Close));
                self.popup = Some(Popup::new(texts::menu_undo(lang), rows));
            }
        }
    }

    pub(super) fn together(&mut self, command: Together) {
        match command {
            Together::Talk => {
                if let Some(place) = self.host.place_mut() {
                    self.talk.open(place);
                }
            }
            Together::Wish(wish) => self.wish(wish),
            Together::Answer(agrees) => self.answer_question(agrees),
            Together::HandOver => self.ask_together(Request::HandOver),
            Together::Return => self.ask_together(Request::Return),
            Together::Remove(seat) => self.confirm_removal(seat),
            Together::ReallyRemove(seat) => self.ask_together(Request::Remove { seat }),
            Together::Readmit(seat) => self.ask_together(Request::Readmit { seat }),
            Together::Links => self.show_links(),
            Together::MoveSeat => {
                if let Some(place) = self.host.place_mut() {
                    place.lend();
                }
                self.awaits_link = true;
            }
            Together::Fairness => self.show_fairness(),
        }
    }

    /// Hides the messages of a person on this device, or shows them again.
    pub(super) fn mute(&mut self, person: &str) {
        if let Some(place) = self.host.place_mut() {
            self.message = toggle_mute(place, person, self.lang);
            self.told = Some(Instant::now());
        }
    }

    fn confirm_removal(&mut self, seat: Seat) {
        let lang = self.lang;
        let name = self.host.table().called(seat, lang);
        let rows = vec![
            Row::text(texts::really_remove(lang, &name)),
            Row::text(""),
            Row::choice(texts::cancel(lang), "Esc", Command::Close),
            Row::choice(
                texts::remove(lang, &name),
                "",
                Command::Together(Together::ReallyRemove(seat)),
            ),
        ];
        self.popup = Some(Popup::new(texts::remove(lang, &name), rows));
    }

    /// The rows of the menu that only online tables have.
    pub(super) fn together_rows(&self) -> Vec<Row<Command>> {
        let lang = self.lang;
        let Some(place) = self.host.place() else {
            return Vec::new();
        };
        let table = self.host.table();
        let mut rows = Vec::new();
        let mut offer = |text: String, key: &str, command: Together| {
            rows.push(Row::choice(text, key, Command::Together(command)));
        };
        if table.plan().chat {
            offer(texts::chat(lang), "C", Together::Talk);
        }
        let view = place.view();
        match view.as_ref().and_then(View::own_kind) {
            Some(SeatKind::Person) => {
                offer(texts::let_bot_play_for_me(lang), "", Together::HandOver);
            }
            Some(SeatKind::Bot { .. }) => offer(texts::i_am_back(lang), "", Together::Return),
            None => {}
        }
        let now = place.now();
        for (seat, takeover) in view.iter().flat_map(|view| view.away(now)) {
            let name = table.called(seat, lang);
            let words = match takeover {
                Takeover::Now => texts::let_bot_play(lang, &name),
                Takeover::Later(at) => {
                    let left = clock_words(at.saturating_sub(now), lang);
                    texts::let_bot_play_later(lang, &name, &left)
                }
                // It happens automatically.
                Takeover::Late => continue,
            };
            offer(words, "", Together::Wish(Wish::TakeOver { seat }));
        }
        let can_remove = |seat: &Seat| view.is_some_and(|view| view.can_remove(*seat));
        for seat in Seat::first(table.seats().len()).filter(can_remove) {
            let name = table.called(seat, lang);
            match table.seats()[seat.index()].removed {
                true => offer(texts::readmit(lang, &name), "", Together::Readmit(seat)),
                false => offer(texts::remove(lang, &name), "", Together::Remove(seat)),
            }
        }
        for (person, words) in mutes(place, lang) {
            rows.push(Row::choice(words, "", Command::Mute(person)));
        }
        let mut offer = |text: String, command: Together| {
            rows.push(Row::choice(text, "", Command::Together(command)));
        };
        offer(texts::menu_links(lang), Together::Links);
        offer(texts::menu_fairness(lang), Together::Fairness);
        rows
    }

    fn show_links(&mut self) {
        let lang = self.lang;
        let Some(place) = self.host.place() else {
            return;
        };
        let mut rows = vec![
            Row::text(texts::invite(lang)),
            Row::text(format!("  {}", place.address())),
            Row::text(""),
        ];
        match (place.seat(), place.lent()) {
            (Some(_), Some(link)) => {
                rows.push(Row::text(texts::move_seat_how(lang)));
                rows.push(Row::text(format!("  {link}")));
            }
            (Some(_), None) => {
                let command = Command::Together(Together::MoveSeat);
                rows.push(Row::choice(texts::move_seat(lang), "", command));
            }
            (None, _) => {}
        }
        self.popup = Some(Popup::new(texts::menu_links(lang), rows));
    }

    /// Shows how chance is determined and what this device has verified.
    fn show_fairness(&mut self) {
        let lang = self.lang;
        let Some(place) = self.host.place() else {
            return;
        };
        let mut rows = vec![Row::text(texts::fair_how(lang)), Row::text("")];
        for (holds, words) in check_words(place.checks(), lang) {
            let mark = if holds { "✓" } else { "✗" };
            rows.push(Row::text(format!("{mark} {words}")));
        }
        let commitment = self.host.table().commitment();
        rows.push(Row::text(texts::keepers_commitment(lang)));
        rows.push(Row::text(format!("  {commitment}")));
        self.popup = Some(Popup::new(texts::menu_fairness(lang), rows));
    }

    /// The line of news above the status line.
    pub(super) fn draw_news(&self, canvas: &mut Canvas<'_>, y: u16) {
        let Some(place) = self.host.place() else {
            return;
        };
        let width = canvas.width();
        let (news, is_urgent) = news_text(place, self.lang);
        let style = match is_urgent {
            true => ink(palette::BAD).add_modifier(Modifier::BOLD),
            false => ink(palette::SOFT),
        };
        canvas.ground(0, y, width, 1, palette::RAISED);
        canvas.put_within(1, y, width.saturating_sub(2), &news, style);
    }
}
