//! Lobby and tables in line mode: news is printed as it arrives, and input lines are processed in order,
//! each one when the server has answered the one before.

use std::io::Write;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use starboard_client::{
    Asked, LinkState, Me, Memory, Other, Place, Problem, Server, Undo, View, ask_as, clock_words,
    draw_secret, erase,
};
use starboard_kernel::{Lang, Seat};
use starboard_table::{Phase, Request, SeatKind, Wish, called};
use starboard_terminal::{
    Chosen, Errand, be_called, news_text, problem_text, table_names, table_state,
};
use starboard_wire::{Summary, code};

use crate::console::{self, Console, write_ending};
use crate::failure::Failure;
use crate::play::Input;
use crate::terminal::Paint;
use crate::texts;

use super::orders::{Choice, Order, choose, is_yes, new_table, understand};

/// How often the connection is polled while waiting for input.
const GLANCE: Duration = Duration::from_millis(40);

/// The input lines, read on a separate thread.
pub(super) struct Keyboard(Receiver<String>);

enum Typed {
    Line(String),
    Nothing,
    /// The end of the input.
    End,
}

impl Keyboard {
    pub(super) fn new() -> Keyboard {
        let (sender, lines) = sync_channel(0);
        thread::spawn(move || {
            let mut input = std::io::stdin().lock();
            let mut line = String::new();
            while console::read_line(&mut input, &mut line).is_ok_and(|count| count > 0) {
                if sender.send(std::mem::take(&mut line)).is_err() {
                    return;
                }
            }
        });
        Keyboard(lines)
    }

    fn next(&self, within: Duration) -> Typed {
        match self.0.recv_timeout(within) {
            Ok(line) => Typed::Line(line.trim().to_owned()),
            Err(RecvTimeoutError::Timeout) => Typed::Nothing,
            Err(RecvTimeoutError::Disconnected) => Typed::End,
        }
    }

    fn line(&self) -> Option<String> {
        Some(self.0.recv().ok()?.trim().to_owned())
    }
}

/// What has been printed of a table.
#[derive(Default)]
struct Seen {
    news: String,
    /// The connection was lost.
    is_lost: bool,
    phase: Option<Phase>,
    /// The last entry whose effects have been printed.
    sequence: u64,
    steps: usize,
    messages: u64,
    /// The user has yet to answer a request.
    is_asked: bool,
}

pub(super) struct Lines<'a, W> {
    lang: Lang,
    keyboard: &'a Keyboard,
    console: Console<'a, W>,
    seen: Seen,
}

impl<'a, W: Write> Lines<'a, W> {
    pub(super) fn new(lang: Lang, keyboard: &'a Keyboard, out: &'a mut W) -> Lines<'a, W> {
        Lines {
            lang,
            keyboard,
            console: Console::new(lang, Paint::for_stdout(), out),
            seen: Seen::default(),
        }
    }

    /// Plays at a table and its rematches until the user leaves.
    pub(super) fn join(&mut self, place: Place, errand: Errand) -> Result<(), Failure> {
        let (mut place, mut errand) = (place, errand);
        self.console.say(&texts::online_welcome(self.lang))?;
        loop {
            self.seen = Seen::default();
            if self.sit_at(&mut place, &mut errand)? {
                return Ok(());
            }
            let Some(next) = place.next().map(str::to_owned) else {
                return Ok(());
            };
            self.console.say(&texts::restarted(self.lang))?;
            place = place.go_on_to(&next)?;
        }
    }

    /// Returns whether the user leaves.
    fn sit_at(&mut self, place: &mut Place, errand: &mut Errand) -> Result<bool, Failure> {
        loop {
            place.catch_up();
            self.tell(place)?;
            if place.next().is_some() {
                return Ok(false);
            }
            if place.table().is_some() {
                self.do_errand(place, errand)?;
            }
            let is_stuck = place.gone().is_some() || matches!(place.state(), LinkState::Lost(_));
            let is_ready = place.table().is_some() && place.is_quiet();
            if !is_ready && !is_stuck {
                thread::sleep(GLANCE);
                continue;
            }
            match self.keyboard.next(GLANCE) {
                Typed::Nothing => {}
                Typed::End => return Ok(true),
                Typed::Line(line) if line.is_empty() => {}
                Typed::Line(line) => {
                    if self.obey(place, &line)? {
                        return Ok(true);
                    }
                }
            }
            self.console.out.flush()?;
        }
    }

    fn do_errand(&mut self, place: &mut Place, errand: &mut Errand) -> Result<(), Failure> {
        match std::mem::take(errand) {
            Errand::Look => Ok(()),
            Errand::Sit => self.sit(place, None),
            Errand::Claim(_) if place.me().is_none() => {
                self.console.warn(&texts::name_first(self.lang))
            }
            Errand::Claim(secret) => {
                place.claim(secret);
                Ok(())
            }
        }
    }

    /// Prints the news since the last call.
    fn tell(&mut self, place: &mut Place) -> Result<(), Failure> {
        let lang = self.lang;
        for problem in place.problems() {
            self.console.warn(&problem_text(&problem, lang))?;
        }
        for told in place.told(lang) {
            self.console.say(&told)?;
        }
        if let Some(text) = place.unsaid() {
            self.console.warn(&texts::not_said(lang, &text))?;
        }
        self.tell_words(place)?;
        let (news, is_urgent) = news_text(place, lang);
        let is_lost = !matches!(place.state(), LinkState::Up);
        // Presence is printed on request only, and countdowns would drown everything else.
        if (is_urgent || is_lost) && news != self.seen.news {
            self.console.warn(&news)?;
        }
        if !is_lost && self.seen.is_lost {
            self.console.say(&texts::link_back(lang))?;
        }
        self.seen.is_lost = matches!(place.state(), LinkState::Lost(_));
        self.seen.news = news;
        let Some(table) = place.table() else {
            return Ok(());
        };
        let is_new = self.seen.sequence == 0 || table.has_changed_since(self.seen.sequence);
        self.seen.sequence = table.sequence();
        if !is_new {
            return Ok(());
        }
        match table.phase() {
            Phase::Gathering => self.seats(place),
            Phase::Closed => self.console.say(&texts::table_closed(lang)),
            Phase::Playing | Phase::Over => self.tell_game(place),
        }
    }

    fn tell_words(&mut self, place: &mut Place) -> Result<(), Failure> {
        let Some(table) = place.table() else {
            return Ok(());
        };
        let last = table.messages().last().map_or(0, |said| said.sequence);
        for said in place.messages() {
            if said.sequence > self.seen.messages {
                let name = called(&said.name, said.seat.number(), self.lang);
                self.console
                    .say(&texts::said(self.lang, &name, &said.text))?;
            }
        }
        self.seen.messages = last.max(self.seen.messages);
        Ok(())
    }

    fn tell_game(&mut self, place: &Place) -> Result<(), Failure> {
        let lang = self.lang;
        let (Some(table), Some(play)) = (place.table(), place.play()) else {
            return Ok(());
        };
        let length = play.history().length();
        let is_first = self
            .seen
            .phase
            .is_none_or(|phase| phase == Phase::Gathering);
        self.seen.phase = Some(table.phase());
        if is_first {
            let title = play.position().rules().title(lang);
            let title = self.console.paint.bold(&title);
            self.console.say(&title)?;
            self.seats(place)?;
        } else if length < self.seen.steps {
            self.console.say(&texts::took_back(lang, length))?;
        } else {
            self.console.steps(play, self.seen.steps)?;
        }
        self.seen.steps = length;
        let own = place.seat();
        let missing = table.still_asked();
        self.seen.is_asked = own.is_some_and(|own| missing.contains(&own));
        if self.seen.is_asked {
            return self.console.say(&texts::answer_how(lang));
        }
        self.console.begin();
        if play.ending().is_some() {
            self.console.board_if_new(play)?;
            write_ending(play, lang, self.console.paint, self.console.out)?;
            return Ok(());
        }
        let is_own = place.view().is_some_and(|view| view.is_own_turn());
        if is_own || is_first {
            self.console.board_if_new(play)?;
        }
        self.console.prompt(play)?;
        match is_own {
            true => self.console.choices(play),
            false => Ok(()),
        }
    }

    /// The seats with presence and clocks.
    fn seats(&mut self, place: &Place) -> Result<(), Failure> {
        let lang = self.lang;
        let Some(view @ View { table, .. }) = place.view() else {
            return Ok(());
        };
        for seat in Seat::first(table.seats().len()) {
            let held = &table.seats()[seat.index()];
            let kind = table.play().and_then(|play| play.kind(seat));
            let name = table.called(seat, lang);
            let line = match (kind.unwrap_or(held.by), &held.person) {
                (SeatKind::Bot { level }, _) => {
                    texts::seat_bot(lang, seat.number(), &name, level.get())
                }
                (SeatKind::Person, None) => texts::seat_free(lang, seat.number()),
                (SeatKind::Person, Some(_)) => {
                    let who = match view.is_here(seat) {
                        _ if view.own() == Some(seat) => texts::seat_own(lang, &name),
                        true => texts::seat_here(lang, &name),
                        false => texts::seat_away(lang, &name),
                    };
                    let time = view.time_left(seat, place.now());
                    let time = time.map(|left| clock_words(left, lang)).unwrap_or_default();
                    texts::seat_person(lang, seat.number(), format!("{who} {time}").trim_end())
                }
            };
            self.console.say(&line)?;
        }
        if table.phase() == Phase::Gathering && view.own().is_none() {
            self.console.say(&texts::sit_how(lang))?;
        }
        Ok(())
    }

    /// Processes an input line; returns whether the user leaves.
    fn obey(&mut self, place: &mut Place, line: &str) -> Result<bool, Failure> {
        let lang = self.lang;
        match understand(line, lang) {
            Order::Play(Input::Quit) => return Ok(true),
            Order::Play(input) => self.play(place, &input, line)?,
            Order::Say(text) => place.say(text),
            Order::Who => {
                let (news, _) = news_text(place, lang);
                self.console.say(&news)?;
                self.seats(place)?;
            }
            Order::Mute(whom, is_muted) => self.mute(place, whom, is_muted)?,
            Order::Links => self.console.say(&place.address())?,
            Order::MoveSeat => self.move_seat(place)?,
            Order::Sit(seat) => self.sit(place, seat)?,
            Order::Name(name) => match starboard_table::check_name(name) {
                Ok(()) if place.me().is_none() => place.introduce(name),
                Ok(()) => self.console.warn(&texts::name_is_kept(lang))?,
                Err(error) => self.console.warn(&error.text(lang))?,
            },
            Order::Request(request) => self.ask(place, request)?,
            Order::Wish(wish) => {
                let asked = place.wish(wish);
                self.note(asked)?;
            }
            Order::Answer(agrees) => {
                let asked = place.answer(agrees);
                self.note(asked)?;
            }
        }
        Ok(false)
    }

    fn play(&mut self, place: &mut Place, input: &Input<'_>, line: &str) -> Result<(), Failure> {
        let lang = self.lang;
        if let Input::Help = input {
            return self.console.say(&texts::online_help(lang));
        }
        let Some(play) = place.play() else {
            return self.console.warn(&texts::not_begun(lang));
        };
        // At a table where nothing more will happen, the request is refused with the reason.
        let is_own = place.gone().is_some() || place.view().is_some_and(|view| view.is_own_turn());
        match *input {
            Input::Board => self.console.board(play),
            Input::Log => self.console.log(play),
            Input::More => self.console.next_page(),
            Input::List(prefix) => self.console.list(play, prefix),
            Input::Number(_) | Input::Action(_) if play.ending().is_some() => {
                self.console.warn(&texts::online_over(lang))
            }
            Input::Number(_) | Input::Action(_) if !is_own => {
                self.console.warn(&texts::nothing_to_do(lang))
            }
            Input::Number(number) => match self.console.action(play, number)? {
                Some(action) => self.ask(place, Request::Act { action }),
                None => Ok(()),
            },
            Input::Action(action) => {
                // Text that is not in the notation may be a mistyped command.
                if play.position().describe(action, lang).is_err() {
                    return self.console.warn(&texts::not_understood(lang, line));
                }
                let action = action.to_owned();
                self.ask(place, Request::Act { action })
            }
            Input::Undo => self.undo(place),
            Input::Resign => self.ask(place, Request::Resign),
            Input::Rematch => {
                let asked = place.wish(Wish::Rematch);
                self.note(asked)
            }
            Input::Hint | Input::Guide => self.console.warn(&texts::no_help_online(lang)),
            Input::Help | Input::Quit => Ok(()),
        }
    }

    fn undo(&mut self, place: &mut Place) -> Result<(), Failure> {
        let lang = self.lang;
        let undo = place.view().map_or(Undo::Watching, |view| view.undo());
        let words = |reason| place.play().map(|play| play.undo_text(reason, lang));
        match undo {
            Undo::Allowed => self.ask(place, Request::Undo),
            Undo::Watching => self.console.warn(&texts::nothing_to_do(lang)),
            Undo::Refused(reason) => {
                let words = words(reason).unwrap_or_default();
                self.console.warn(&words)
            }
            Undo::Offer { reason, .. } => {
                let words = words(reason).unwrap_or_default();
                self.console.warn(&texts::undo_ask(lang, &words))
            }
        }
    }

    fn sit(&mut self, place: &mut Place, seat: Option<Seat>) -> Result<(), Failure> {
        let lang = self.lang;
        if place.me().is_none() {
            return self.console.warn(&texts::name_first(lang));
        }
        let Some(table) = place.table() else {
            return Ok(());
        };
        let seat = seat.or_else(|| table.free_seats().next());
        match seat {
            Some(seat) => {
                let asked = place.sit(seat);
                self.note(asked)
            }
            None => self.console.warn(&texts::no_free_seat(lang)),
        }
    }

    /// Hides the messages of somebody, by name or by number of the seat, or shows them again.
    fn mute(&mut self, place: &mut Place, whom: &str, is_muted: bool) -> Result<(), Failure> {
        let lang = self.lang;
        let others = place.view().map_or_else(Vec::new, |view| view.others());
        let is_called = |other: &&Other| other.called(lang).to_lowercase() == whom.to_lowercase();
        let named: Vec<&Other> = others.iter().filter(is_called).collect();
        let number = whom.parse().ok();
        // Those who have a seat come first.
        let seated = || {
            others
                .iter()
                .find(|other| Some(other.seat.number()) == number)
        };
        let found = match named[..] {
            [one] => Some(one),
            [] => seated(),
            _ => return self.console.warn(&texts::several_called(lang, whom)),
        };
        let Some(other) = found else {
            let names: Vec<String> = others.iter().map(|other| other.called(lang)).collect();
            return self.console.warn(&match names.is_empty() {
                true => texts::nobody_to_mute(lang),
                false => texts::nobody_called(lang, whom, &lang.list(&names)),
            });
        };
        place.mute(&other.id, is_muted);
        let name = other.called(lang);
        self.console.say(&match is_muted {
            true => texts::told_muted(lang, &name),
            false => texts::told_unmuted(lang, &name),
        })
    }

    fn move_seat(&mut self, place: &mut Place) -> Result<(), Failure> {
        place.lend();
        while !place.is_quiet() && matches!(place.state(), LinkState::Up) {
            place.catch_up();
            thread::sleep(GLANCE);
        }
        match place.lent() {
            Some(link) => self.console.say(&texts::move_how(self.lang, &link)),
            None => Ok(()),
        }
    }

    fn ask(&mut self, place: &mut Place, request: Request) -> Result<(), Failure> {
        let asked = place.ask(request);
        self.note(asked)
    }

    fn note(&mut self, asked: Asked) -> Result<(), Failure> {
        match asked {
            Asked::Sent => Ok(()),
            Asked::Busy => self.console.warn(&texts::still_sending(self.lang)),
            Asked::Gone(problem) => self.console.warn(&problem_text(&problem, self.lang)),
        }
    }

    /// Shows the tables of a server until the user chooses one or leaves.
    pub(super) fn lobby(
        &mut self,
        server: &Server,
        memory: &mut dyn Memory,
    ) -> Result<Chosen, Failure> {
        let lang = self.lang;
        let mut tables = self.list(server, memory)?;
        loop {
            write!(self.console.out, "> ")?;
            self.console.out.flush()?;
            let Some(line) = self.keyboard.line() else {
                writeln!(self.console.out)?;
                return Ok(Chosen::Leave);
            };
            match choose(&line, lang) {
                Choice::Quit => return Ok(Chosen::Leave),
                Choice::List => tables = self.list(server, memory)?,
                Choice::Help => self.console.say(&texts::lobby_help(lang))?,
                Choice::Unknown if line.is_empty() => {}
                Choice::Unknown => self
                    .console
                    .warn(&texts::lobby_not_understood(lang, &line))?,
                Choice::Number(number) => {
                    match number.checked_sub(1).and_then(|index| tables.get(index)) {
                        Some(table) => {
                            let errand = Errand::Look;
                            let id = table.table.clone();
                            return Ok(Chosen::Table { id, errand });
                        }
                        None => {
                            let most = tables.len();
                            self.console.warn(&texts::no_such_number(lang, most))?;
                        }
                    }
                }
                Choice::Name(name) => self.be_called(server, memory, name)?,
                Choice::ReplaceSecret => self.replace_secret(server, memory)?,
                Choice::Delete => {
                    if self.delete(server, memory)? {
                        tables = self.list(server, memory)?;
                    }
                }
                Choice::Open(text) => {
                    if let Some(id) = self.open(server, memory, text)? {
                        let errand = Errand::Sit;
                        return Ok(Chosen::Table { id, errand });
                    }
                }
            }
        }
    }

    fn be_called(
        &mut self,
        server: &Server,
        memory: &mut dyn Memory,
        name: &str,
    ) -> Result<(), Failure> {
        let lang = self.lang;
        if let Err(error) = starboard_table::check_name(name) {
            return self.console.warn(&error.text(lang));
        }
        match be_called(server, memory, name) {
            Ok(me) => self.console.say(&texts::you_are(lang, &me.person.name)),
            Err(problem) => self.console.warn(&problem_text(&problem, lang)),
        }
    }

    /// The user's identity, if there is one and the user confirms to change it.
    fn confirmed(&mut self, memory: &dyn Memory, why: &str) -> Result<Option<Me>, Failure> {
        let lang = self.lang;
        let Some(me) = memory.me() else {
            self.console.warn(&texts::nobody_to_protect(lang))?;
            return Ok(None);
        };
        self.console.say(why)?;
        write!(self.console.out, "> ")?;
        self.console.out.flush()?;
        if self.keyboard.line().is_some_and(|line| is_yes(&line, lang)) {
            return Ok(Some(me));
        }
        self.console.say(&texts::nothing_changed(lang))?;
        Ok(None)
    }

    fn replace_secret(&mut self, server: &Server, memory: &mut dyn Memory) -> Result<(), Failure> {
        let lang = self.lang;
        let (asked, how) = (texts::replace_secret_asked(lang), texts::replace_how(lang));
        let Some(me) = self.confirmed(memory, &format!("{asked} {how}"))? else {
            return Ok(());
        };
        let asking = match draw_secret(memory, me) {
            Ok(me) => me,
            Err(problem) => return self.console.warn(&problem),
        };
        match ask_as(memory, asking, |me| server.replace_secret(me)) {
            Ok(me) => {
                memory.keep_me(Some(&me));
                self.console.say(&texts::secret_replaced(lang))
            }
            Err(problem) => self.console.warn(&problem_text(&problem, lang)),
        }
    }

    /// Deletes the user; returns whether that has happened.
    fn delete(&mut self, server: &Server, memory: &mut dyn Memory) -> Result<bool, Failure> {
        let lang = self.lang;
        let (asked, how) = (texts::delete_me_asked(lang), texts::delete_me_how(lang));
        let Some(me) = self.confirmed(memory, &format!("{asked} {how}"))? else {
            return Ok(false);
        };
        let deleted = ask_as(memory, me, |me| {
            server.delete(me)?;
            Ok(me.secret.clone())
        });
        match deleted {
            Ok(secret) => erase(memory, Some(&secret)),
            Err(problem) => {
                self.console.warn(&problem_text(&problem, lang))?;
                return Ok(false);
            }
        }
        self.console.say(&texts::person_deleted(lang))?;
        Ok(true)
    }

    fn open(
        &mut self,
        server: &Server,
        memory: &mut dyn Memory,
        text: &str,
    ) -> Result<Option<String>, Failure> {
        let lang = self.lang;
        let plan = match new_table(text) {
            Ok(plan) => plan,
            Err(failure) => {
                self.console.warn(&failure.to_string())?;
                return Ok(None);
            }
        };
        let Some(me) = memory.me() else {
            self.console.warn(&texts::name_first(lang))?;
            return Ok(None);
        };
        match ask_as(memory, me, |me| server.open(me, plan.clone())) {
            Ok(id) => {
                self.console.say(&server.origin().table(&id))?;
                Ok(Some(id))
            }
            Err(problem) => {
                self.console.warn(&problem_text(&problem, lang))?;
                Ok(None)
            }
        }
    }

    /// Prints the tables of a server with numbers.
    fn list(&mut self, server: &Server, memory: &mut dyn Memory) -> Result<Vec<Summary>, Failure> {
        let lang = self.lang;
        let failed = |problem: Problem| {
            let why = problem_text(&problem, lang);
            Failure::Failed(format!("SERVER {}: {why}", server.origin()))
        };
        let mut lists = Vec::new();
        if let Some(me) = memory.me() {
            match ask_as(memory, me, |me| server.own_tables(me)) {
                Ok(own) => lists.push((texts::own_tables(lang), own)),
                // A user whom the server no longer knows sees the public lists.
                Err(problem) if problem.is(code::WRONG_SECRET) => {
                    self.console.warn(&problem_text(&problem, lang))?;
                }
                Err(problem) => return Err(failed(problem)),
            }
        }
        let me = memory.me();
        for (title, phase) in [
            (texts::waiting_tables(lang), Phase::Gathering),
            (texts::playing_tables(lang), Phase::Playing),
        ] {
            lists.push((title, server.public_tables(phase).map_err(failed)?));
        }
        let me = me.map(|me| me.person.id);
        let mut all: Vec<Summary> = Vec::new();
        for (title, tables) in lists {
            let is_new = |table: &Summary| {
                let is_open = matches!(table.phase, Phase::Gathering | Phase::Playing);
                is_open && all.iter().all(|known| known.table != table.table)
            };
            let tables: Vec<Summary> = tables.into_iter().filter(is_new).collect();
            if tables.is_empty() {
                continue;
            }
            self.console.say(&title)?;
            for table in tables {
                let game = starboard_games::registry().get(&table.game);
                let game = game.map_or_else(|_| table.game.clone(), |rules| rules.title(lang));
                let names = table_names(&table, lang);
                let state = table_state(&table, me.as_deref(), lang);
                all.push(table);
                let line = texts::lobby_row(lang, all.len(), &game, &names, &state);
                self.console.say(&line)?;
            }
        }
        if all.is_empty() {
            self.console.say(&texts::lobby_empty(lang))?;
        }
        self.console.say(&texts::lobby_how(lang))?;
        Ok(all)
    }
}
