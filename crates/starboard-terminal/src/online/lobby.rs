//! The lobby: the user's own tables, open ones, games to watch, and recent games.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use starboard_client::list::sort_own;
use starboard_client::{Me, Memory, Problem, Refused, Server, draw_secret, erase, forget, keep};
use starboard_kernel::Lang;
use starboard_table::{Phase, Plan};
use starboard_wire::{Summary, code};

use super::new_table::{Formed, NewTable};
use super::{Errand, Question, known_as, problem_text, table_names, table_state, usual_name};
use crate::canvas::{Canvas, key_at};
use crate::line::Typed;
use crate::look::{ink, palette};
use crate::popup::{self, Popup, Row};
use crate::texts;
use crate::tui::{Flow, Screen};

const FRAME: Duration = Duration::from_millis(60);
const REFRESH: Duration = Duration::from_secs(15);
const FOOT: u16 = 3;
/// The number of tables shown per list.
const SHOWN: usize = 12;

/// The user's choice in the lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chosen {
    Leave,
    Table { id: String, errand: Errand },
}

/// The user's own tables, and those of each phase.
type Lists = (Vec<Summary>, Vec<(Phase, Vec<Summary>)>);

/// A response of the server.
enum News {
    Lists(Lists),
    /// The user has registered or changed the name.
    Me(Me),
    Opened(String),
    /// The user has a new secret.
    Replaced(Me),
    /// The user is deleted.
    Deleted,
}

/// A request to the server, as the user or as nobody.
type Ask = Arc<dyn Fn(&Server, Option<&Me>) -> Result<News, Problem> + Send + Sync>;

/// A response that has not arrived.
struct Coming {
    receiver: Receiver<Result<News, Problem>>,
    ask: Ask,
    /// Who has asked.
    me: Option<Me>,
}

/// What a user can do about the identity on the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Safety {
    Replace,
    ReallyReplace,
    Delete,
    ReallyDelete,
    Back,
}

pub(super) struct Lobby<'m> {
    server: Server,
    memory: &'m mut dyn Memory,
    lang: Lang,
    /// `None` until they have arrived.
    lists: Option<Lists>,
    list: Popup<String>,
    coming: Vec<Coming>,
    refreshed: Instant,
    question: Option<Question>,
    form: Option<NewTable>,
    safety: Option<Popup<Safety>>,
    /// A table to open once the user has a name.
    plan: Option<Plan>,
    message: Option<String>,
    keys: Vec<(Rect, KeyCode)>,
    pub(super) chosen: Chosen,
}

impl<'m> Lobby<'m> {
    pub(super) fn new(server: &Server, memory: &'m mut dyn Memory, lang: Lang) -> Lobby<'m> {
        let mut lobby = Lobby {
            server: server.clone(),
            memory,
            lang,
            lists: None,
            list: Popup::new("", Vec::new()),
            coming: Vec::new(),
            refreshed: Instant::now(),
            question: None,
            form: None,
            safety: None,
            plan: None,
            message: None,
            keys: Vec::new(),
            chosen: Chosen::Leave,
        };
        lobby.refresh();
        lobby
    }

    /// Sends a request to the server in the background.
    fn fetch(
        &mut self,
        ask: impl Fn(&Server, Option<&Me>) -> Result<News, Problem> + Send + Sync + 'static,
    ) {
        let me = self.memory.me();
        self.send(Arc::new(ask), me);
    }

    /// The same, of a user who has an identity.
    fn fetch_as_me(
        &mut self,
        ask: impl Fn(&Server, &Me) -> Result<News, Problem> + Send + Sync + 'static,
    ) {
        self.fetch(move |server, me| match me {
            Some(me) => ask(server, me),
            None => Err(Refused::new(code::STRANGER, String::new()).into()),
        });
    }

    fn send(&mut self, ask: Ask, me: Option<Me>) {
        let (sender, receiver) = channel();
        let (server, asking) = (self.server.clone(), ask.clone());
        let asker = me.clone();
        // The user may have left the lobby.
        thread::spawn(move || drop(sender.send(asking(&server, asker.as_ref()))));
        self.coming.push(Coming { receiver, ask, me });
    }

    fn refresh(&mut self) {
        self.refreshed = Instant::now();
        self.fetch(|server, me| lists(server, me).map(News::Lists));
    }

    /// Takes in the response to a request.
    fn hear(&mut self, news: Result<News, Problem>, ask: Ask, me: Option<Me>) {
        let secret = me.as_ref().map(|me| &me.secret);
        match news {
            Ok(News::Lists(lists)) => {
                self.lists = Some(lists);
                self.refill();
            }
            Ok(News::Me(me)) => {
                keep(self.memory, me);
                self.refresh();
                if let Some(plan) = self.plan.take() {
                    self.open(plan);
                }
            }
            Ok(News::Opened(id)) => {
                let errand = Errand::Sit;
                self.chosen = Chosen::Table { id, errand };
            }
            Ok(News::Replaced(me)) => {
                self.memory.keep_me(Some(&me));
                self.message = Some(texts::secret_replaced(self.lang));
            }
            Ok(News::Deleted) => {
                erase(self.memory, secret);
                self.refresh();
                self.message = Some(texts::person_deleted(self.lang));
            }
            Err(problem) => {
                if problem.is(code::WRONG_SECRET) {
                    if let Some(current) = forget(self.memory, secret) {
                        // The secret was replaced, and the request was made with the old one.
                        let is_same = me.is_some_and(|me| me.person.id == current.person.id);
                        return match is_same {
                            true => self.send(ask, Some(current)),
                            false => self.refresh(),
                        };
                    }
                    // A user whom the server no longer knows sees the public lists.
                    self.refresh();
                }
                self.message = Some(problem_text(&problem, self.lang));
            }
        }
    }

    fn refill(&mut self) {
        let lang = self.lang;
        let Some((own, others)) = &self.lists else {
            return;
        };
        let me = self.memory.me().map(|me| me.person.id);
        let me = me.as_deref();
        let mut rows = Vec::new();
        let mut section = |title: String, nothing: String, tables: Vec<&Summary>| {
            if !rows.is_empty() {
                rows.push(Row::text(""));
            }
            rows.push(Row::text(title));
            if tables.is_empty() {
                rows.push(Row::text(format!("  {nothing}")));
            }
            for table in tables.into_iter().take(SHOWN) {
                let game = starboard_games::registry().get(&table.game);
                let game = game.map_or_else(|_| table.game.clone(), |rules| rules.title(lang));
                let words = texts::table_row(lang, &game, &table_names(table, lang));
                let state = table_state(table, me, lang);
                rows.push(Row::choice(words, state, table.table.clone()));
            }
        };
        if me.is_some() {
            let mut shown = own.clone();
            sort_own(&mut shown, me);
            let (title, nothing) = (texts::own_tables(lang), texts::no_own_tables(lang));
            section(title, nothing, shown.iter().collect());
        }
        let is_other = |table: &&Summary| own.iter().all(|known| known.table != table.table);
        for (phase, tables) in others {
            let (title, nothing) = match phase {
                Phase::Gathering => (texts::waiting_tables(lang), texts::no_waiting_tables(lang)),
                Phase::Playing => (texts::playing_tables(lang), texts::no_playing_tables(lang)),
                Phase::Over | Phase::Closed => (
                    texts::finished_tables(lang),
                    texts::no_finished_tables(lang),
                ),
            };
            section(title, nothing, tables.iter().filter(is_other).collect());
        }
        match self.list.selected() {
            Some(_) => self.list.refill(rows),
            None => self.list = Popup::new("", rows),
        }
    }

    /// Opens a table, after asking for a name if there is none.
    fn open(&mut self, plan: Plan) {
        match self.memory.me() {
            Some(_) => {
                self.message = Some(texts::sending(self.lang));
                self.fetch_as_me(move |server, me| server.open(me, plan.clone()).map(News::Opened));
            }
            None => {
                self.plan = Some(plan);
                self.ask_for_name();
            }
        }
    }

    fn ask_for_name(&mut self) {
        let name = self.memory.me().map(|me| me.person.name);
        let name = name.unwrap_or_else(usual_name);
        self.question = Some(Question::name(&name, self.lang));
    }

    fn be_called(&mut self) {
        let Some(question) = self.question.take() else {
            return;
        };
        let name = question.line.text().trim().to_owned();
        if let Err(error) = starboard_table::check_name(&name) {
            self.message = Some(error.text(self.lang));
            self.question = Some(question);
            return;
        }
        self.fetch(move |server, me| known_as(server, me, &name).map(News::Me));
    }

    /// Offers what can be done about the user's identity.
    fn offer_safety(&mut self) {
        let lang = self.lang;
        if self.memory.me().is_none() {
            self.message = Some(texts::nobody_to_protect(lang));
            return;
        }
        let rows = vec![
            Row::text(texts::safety_hint(lang)),
            Row::text(""),
            Row::choice(texts::replace_secret(lang), "", Safety::Replace),
            Row::choice(texts::delete_me(lang), "", Safety::Delete),
            Row::choice(texts::cancel(lang), "Esc", Safety::Back),
        ];
        self.safety = Some(Popup::new(texts::safety(lang), rows));
    }

    fn protect(&mut self, chosen: Safety) {
        let lang = self.lang;
        self.safety = None;
        let Some(me) = self.memory.me() else {
            return;
        };
        let (title, why, really) = match chosen {
            Safety::Replace => (
                texts::replace_secret(lang),
                texts::replace_secret_asked(lang),
                Safety::ReallyReplace,
            ),
            Safety::Delete => (
                texts::delete_me(lang),
                texts::delete_me_asked(lang),
                Safety::ReallyDelete,
            ),
            Safety::ReallyReplace => {
                self.message = Some(texts::sending(lang));
                match draw_secret(self.memory, me) {
                    Ok(_) => {
                        self.fetch_as_me(|server, me| {
                            server.replace_secret(me).map(News::Replaced)
                        });
                    }
                    Err(problem) => self.message = Some(problem),
                }
                return;
            }
            Safety::ReallyDelete => {
                self.message = Some(texts::sending(lang));
                return self.fetch_as_me(|server, me| server.delete(me).map(|()| News::Deleted));
            }
            Safety::Back => return,
        };
        let rows = vec![
            Row::text(why),
            Row::text(""),
            Row::choice(texts::cancel(lang), "Esc", Safety::Back),
            Row::choice(title.clone(), "", really),
        ];
        self.safety = Some(Popup::new(title, rows));
    }

    fn protect_or_close(&mut self, answer: popup::Answer<Safety>) {
        match answer {
            popup::Answer::Open | popup::Answer::Letter(_) => {}
            popup::Answer::Close => self.safety = None,
            popup::Answer::Chosen(chosen) => self.protect(chosen),
        }
    }

    fn letter(&mut self, letter: char) -> Flow {
        self.message = None;
        match letter {
            'q' => return Flow::Leave,
            'n' => self.form = Some(NewTable::new(self.lang)),
            'r' => self.refresh(),
            'i' => self.ask_for_name(),
            'p' => self.offer_safety(),
            _ => {}
        }
        Flow::Stay
    }

    fn choose(&mut self, id: String) {
        let errand = Errand::Look;
        self.chosen = Chosen::Table { id, errand };
    }

    fn formed(&mut self, formed: Formed) {
        match formed {
            Formed::Open => {}
            Formed::Cancelled => self.form = None,
            Formed::Done(plan) => {
                self.form = None;
                self.open(*plan);
            }
        }
    }
}

/// All lists of the lobby.
fn lists(server: &Server, me: Option<&Me>) -> Result<Lists, Problem> {
    let own = match me {
        Some(me) => server.own_tables(me)?,
        None => Vec::new(),
    };
    let phases = [Phase::Gathering, Phase::Playing, Phase::Over];
    let others = phases.map(|phase| Ok((phase, server.public_tables(phase)?)));
    Ok((own, others.into_iter().collect::<Result<_, Problem>>()?))
}

impl Screen for Lobby<'_> {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let lang = self.lang;
        let (width, main) = (canvas.width(), canvas.height() - FOOT);
        let bold = ink(palette::TEXT).add_modifier(Modifier::BOLD);
        let title = texts::lobby_title(lang, &self.server.origin().to_string());
        canvas.put_within(2, 0, width - 4, &title, bold);
        match &self.lists {
            Some(_) => {
                let mut rows = canvas.part(2, 2, width - 4, main - 2);
                self.list.draw_rows(&mut rows);
            }
            None => {
                canvas.put(2, 2, &texts::connecting(lang), ink(palette::SOFT));
            }
        }
        canvas.ground(0, main, width, FOOT, palette::PANEL);
        let text = match (&self.message, self.memory.me()) {
            (Some(message), _) => message.clone(),
            (None, Some(me)) => texts::you_are(lang, &me.person.name),
            (None, None) => texts::you_are_nobody(lang),
        };
        let mut part = canvas.part(1, main, width - 2, 2);
        part.paragraph(0, 0, 2, &text, ink(palette::TEXT));
        self.keys = canvas.keys(main + 2, &texts::lobby_keys(lang), lang);
        if let Some(form) = &mut self.form {
            form.draw(canvas);
        }
        if let Some(safety) = &mut self.safety {
            safety.draw(canvas, &texts::popup_keys(lang));
        }
        if let Some(question) = &self.question {
            question.draw(canvas);
        }
    }

    fn key(&mut self, key: KeyEvent) -> Flow {
        if let Some(question) = &mut self.question {
            match question.line.key(key.code) {
                Typed::Open => {}
                Typed::Close => {
                    self.question = None;
                    self.plan = None;
                }
                Typed::Enter => self.be_called(),
            }
            return Flow::Stay;
        }
        if let Some(form) = &mut self.form {
            let formed = form.key(key.code);
            self.formed(formed);
            return Flow::Stay;
        }
        if let Some(safety) = &mut self.safety {
            let answer = safety.key(key.code);
            self.protect_or_close(answer);
            return Flow::Stay;
        }
        match self.list.key(key.code) {
            popup::Answer::Open => {}
            popup::Answer::Close if key.code == KeyCode::Esc => return Flow::Leave,
            popup::Answer::Close => {}
            popup::Answer::Chosen(id) => self.choose(id),
            popup::Answer::Letter(letter) => return self.letter(letter),
        }
        Flow::Stay
    }

    fn mouse(&mut self, event: MouseEvent) -> Flow {
        let (x, y) = (event.column, event.row);
        if self.question.is_some() {
            return Flow::Stay;
        }
        if let Some(safety) = &mut self.safety {
            match event.kind {
                MouseEventKind::ScrollUp => safety.step(-1),
                MouseEventKind::ScrollDown => safety.step(1),
                MouseEventKind::Down(MouseButton::Left) => {
                    let answer = safety.click(x, y);
                    self.protect_or_close(answer);
                }
                _ => {}
            }
            return Flow::Stay;
        }
        match (event.kind, &mut self.form) {
            (MouseEventKind::Down(MouseButton::Left), Some(form)) => {
                let formed = form.click(x, y);
                self.formed(formed);
            }
            (MouseEventKind::ScrollUp, None) => self.list.step(-1),
            (MouseEventKind::ScrollDown, None) => self.list.step(1),
            (MouseEventKind::Down(MouseButton::Left), None) => {
                if let Some(key) = key_at(&self.keys, x, y) {
                    return self.key(key);
                }
                if let popup::Answer::Chosen(id) = self.list.click(x, y) {
                    self.choose(id);
                }
            }
            _ => {}
        }
        Flow::Stay
    }

    fn tick(&mut self) -> io::Result<bool> {
        let mut heard = Vec::new();
        self.coming
            .retain_mut(|coming| match coming.receiver.try_recv() {
                Ok(news) => {
                    heard.push((news, coming.ask.clone(), coming.me.take()));
                    false
                }
                Err(error) => error == std::sync::mpsc::TryRecvError::Empty,
            });
        let is_news = !heard.is_empty();
        for (news, ask, me) in heard {
            self.hear(news, ask, me);
        }
        if self.refreshed.elapsed() >= REFRESH {
            self.refresh();
        }
        Ok(is_news)
    }

    fn patience(&self) -> Duration {
        FRAME
    }

    fn is_done(&self) -> bool {
        self.chosen != Chosen::Leave
    }
}
