//! What opens over the board.

use starboard_guide::Reader;

use super::{Command, Table};
use crate::canvas::wrap;
use crate::course;
use crate::popup::{Popup, Row};
use crate::told::{Ended, sentences, step_line};
use crate::{considered, texts};

/// How many actions a hint compares.
const HINTS: usize = 4;

impl Table<'_> {
    pub(super) fn show_keys(&mut self) {
        let rows = match self.host.place() {
            None => texts::keys(self.lang),
            Some(_) => texts::keys_online(self.lang),
        };
        let rows = rows.split('\n').map(Row::text).collect();
        self.popup = Some(Popup::new(texts::keys_title(self.lang), rows));
    }

    /// What the thing under the cursor is, and the card of the guide in full.
    pub(super) fn show_about(&mut self) {
        let lang = self.lang;
        let mut rows: Vec<Row<Command>> = Vec::new();
        let about = self.cursor.as_ref().and_then(|thing| self.about(thing));
        rows.extend(about.map(Row::text));
        let position = self.host.play().position();
        let cursor = self.cursor.as_ref();
        let details = cursor.and_then(|thing| self.scene.details(position, thing, lang));
        if let Some(details) = details {
            rows.push(Row::text(""));
            rows.push(Row::text(details));
        }
        if let Some(card) = self.host.card(lang).filter(|_| self.guide) {
            if !rows.is_empty() {
                rows.push(Row::text(""));
            }
            rows.push(Row::text(texts::guide_title(lang, &card.title)));
            rows.push(Row::text(card.text));
            rows.push(Row::text(texts::guide_rules(lang, &card.rules.join(", "))));
        }
        if rows.is_empty() {
            return self.show_keys();
        }
        self.popup = Some(Popup::new(texts::about_title(lang), rows));
    }

    pub(super) fn show_menu(&mut self) {
        let lang = self.lang;
        let over = self.host.play().ending().is_some();
        let mut rows = Vec::new();
        let mut offer = |is_offered: bool, text: String, key: &str, command: Command| {
            if is_offered {
                rows.push(Row::choice(text, key, command));
            }
        };
        let acts = !self.legal.is_empty();
        offer(true, texts::menu_back(lang), "Esc", Command::Close);
        offer(over, texts::menu_result(lang), "R", Command::Result);
        let is_here = self.host.place().is_none();
        let plays = is_here || self.own_seat().is_some();
        offer(
            over && plays,
            texts::menu_rematch(lang),
            "",
            Command::Rematch,
        );
        offer(acts, texts::menu_actions(lang), "A", Command::Actions);
        offer(plays, texts::menu_undo(lang), "U", Command::Undo);
        offer(acts && is_here, texts::menu_hint(lang), "H", Command::Hint);
        let worth = acts && self.is_for_one();
        offer(worth, texts::menu_worth(lang), "W", Command::Worth);
        offer(true, texts::menu_guide(lang), "G", Command::Guide);
        offer(true, texts::menu_log(lang), "L", Command::Log);
        offer(true, texts::menu_keys(lang), "F1", Command::Keys);
        let resigns = !over && plays && !self.has_resigned();
        offer(resigns, texts::menu_resign(lang), "", Command::Resign);
        rows.extend(self.together_rows());
        let leave = match is_here {
            true => texts::menu_quit(lang),
            false => texts::menu_leave(lang),
        };
        rows.push(Row::choice(leave, "Q", Command::Quit));
        let title = self.host.play().position().rules().title(lang);
        self.popup = Some(Popup::new(title, rows));
    }

    pub(super) fn confirm_resignation(&mut self) {
        let lang = self.lang;
        let rows = vec![
            Row::text(texts::resign_text(lang)),
            Row::text(""),
            Row::choice(texts::resign_no(lang), "", Command::Close),
            Row::choice(texts::resign_yes(lang), "", Command::ReallyResign),
        ];
        self.popup = Some(Popup::new(texts::menu_resign(lang), rows));
    }

    /// A list of actions, with what they are worth where that is known.
    pub(super) fn choose_among(&mut self, actions: &[String]) {
        let rows = self.legal.iter();
        let rows = rows.filter(|legal| actions.contains(&legal.text));
        let rows = rows.map(|legal| {
            let worth = self.loss(&legal.text).map(|loss| self.loss_text(loss));
            let does = Command::Act(legal.text.clone());
            Row::choice(&legal.words, worth.unwrap_or_default(), does)
        });
        let rows = rows.collect();
        self.popup = Some(Popup::new(texts::actions_title(self.lang), rows));
        self.lists_actions = true;
    }

    pub(super) fn show_actions(&mut self) {
        if self.legal.is_empty() {
            self.message = Some(self.why_not_now());
            return;
        }
        let actions = self.fitting(&self.touched);
        let actions: Vec<String> = actions.iter().map(|legal| legal.text.clone()).collect();
        self.choose_among(&actions);
    }

    /// By how much an action falls short of the best, if that is shown.
    pub(super) fn loss(&self, action: &str) -> Option<f64> {
        let weighed = self.weighed.as_ref().filter(|_| self.shows_worth)?;
        weighed.loss(action)
    }

    /// In points where there are points, or else as a chance.
    pub(super) fn loss_text(&self, loss: f64) -> String {
        let in_points = self.host.play().position().rules().has_points();
        let amount = loss * 100.0;
        match (amount < 0.05, in_points) {
            (true, _) => texts::best(self.lang),
            (false, true) => format!("−{}", self.lang.tenths(amount)),
            (false, false) => format!("−{}", self.lang.percent(self.lang.tenths(amount))),
        }
    }

    fn promise(&self, value: f64) -> String {
        let in_points = self.is_for_one() && self.host.play().position().rules().has_points();
        let percent = (value * 100.0).round() as i64;
        match in_points {
            // In a solo game the value is in points: a full share is a hundred of them.
            true => texts::in_points(self.lang, percent),
            false => texts::in_percent(self.lang, percent),
        }
    }

    /// The considered actions of a hint with what they promise, best first.
    fn considered(&self) -> Vec<(String, Option<f64>)> {
        let seat = self.host.play().whose_turn();
        let (Some(choice), Some(seat)) = (&self.hint, seat) else {
            return Vec::new();
        };
        let mut lines = considered(choice, seat);
        lines.truncate(HINTS);
        lines
    }

    /// The best action, what it promises, and why it may be good, in at most two lines of this width. What has no
    /// room there is in the comparison.
    pub(super) fn hint_text(&self, width: usize) -> Option<String> {
        let lines = self.considered();
        let (action, value) = lines.first()?;
        let play = self.host.play();
        let position = play.position();
        let words = position.describe(action, self.lang).ok()?;
        let promise = value.map_or_else(String::new, |value| self.promise(value));
        let names = play.names(self.lang);
        let reader = Reader::new(play.whose_turn(), self.lang).with_names(&names);
        let reason = self.scene.reason(position, action, reader);
        let reason = reason.unwrap_or_default();
        // What a card says may follow what is done with it.
        let first = words.split(". ").next().unwrap_or_default();
        let texts = [
            (&*words, &*reason),
            (&*words, ""),
            (first, &*reason),
            (first, ""),
        ];
        let mut texts = texts.map(|(words, reason)| {
            let text = texts::hint_best(self.lang, words, &promise, reason);
            text.replace("  ", " ")
        });
        let fits = |text: &&mut String| wrap(text, width).len() <= 2;
        let found = texts.iter_mut().find(fits).map(std::mem::take);
        found.or_else(|| texts.last().cloned())
    }

    pub(super) fn show_hint(&mut self) {
        let position = self.host.play().position();
        let rows = self.considered().into_iter().map(|(action, value)| {
            let words = position.describe(&action, self.lang);
            let words = words.unwrap_or_else(|_| action.clone());
            let promise = value.map_or_else(String::new, |value| self.promise(value));
            Row::choice(words, promise, Command::Act(action))
        });
        let rows = rows.collect();
        self.popup = Some(Popup::new(texts::hint_title(self.lang), rows));
        self.lists_actions = true;
    }

    pub(super) fn show_log(&mut self) {
        let play = self.host.play();
        let names = play.names(self.lang);
        let mut rows = Vec::new();
        for (index, step) in play.history().steps().iter().enumerate() {
            rows.push(Row::text(step_line(index, step, &names, self.lang)));
            let told = sentences(step, &names, self.lang).into_iter();
            rows.extend(told.map(|line| Row::text(format!("  {line}"))));
        }
        if rows.is_empty() {
            rows.push(Row::text(texts::log_empty(self.lang)));
        }
        self.popup = Some(Popup::new(texts::log_title(self.lang), rows).at_the_end());
    }

    pub(super) fn show_result(&mut self) {
        let lang = self.lang;
        let play = self.host.play();
        let Some(ended) = Ended::of(play, lang) else {
            return;
        };
        let names = play.names(lang);
        let mut rows: Vec<_> = ended.lines().map(Row::text).collect();
        rows.push(Row::text(""));
        if self.host.someone().is_some() {
            rows.push(Row::choice(texts::menu_rematch(lang), "", Command::Rematch));
        }
        // At an online table the seed has been revealed.
        if self.host.someone().is_some() && self.host.place().is_none() {
            rows.push(Row::choice(texts::menu_undo(lang), "U", Command::Undo));
        }
        rows.push(Row::choice(
            texts::result_board(lang),
            "Esc",
            Command::Close,
        ));
        let leave = match self.host.place() {
            None => texts::menu_quit(lang),
            Some(_) => texts::menu_leave(lang),
        };
        rows.push(Row::choice(leave, "Q", Command::Quit));
        let points = Some(&ended.points[..]);
        let chart = course::chart(self.scene, play.history(), &names, points, lang);
        self.popup = Some(Popup::new(ended.headline, rows).with_chart(chart));
    }
}
