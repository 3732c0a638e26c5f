//! The screen of a table: the board, what can be done and why not, what the others do, and the end.

mod panels;
mod together;
mod view;

use std::io;
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use starboard_bots::Choice;
use starboard_bots::analysis::Weighed;
use starboard_guide::{Reader, Thing};
use starboard_kernel::{Lang, Level, Seat};
use starboard_table::Request;

use self::together::{Asked, Together};
use crate::canvas::{Canvas, Spot, key_at};
use crate::popup::{self, Popup};
use crate::scene::{Scene, scene_of};
use crate::talk::Talk;
use crate::thinking::{Answer, Thought};
use crate::tui::{Flow, Screen, Window};
use crate::{Host, HostError, texts};

/// Who gives hints.
const HINT_LEVEL: Level = Level::new(4).expect("a level");
/// The strongest level that does not search: it decides when fast-forwarding.
const QUICK_LEVEL: Level = Level::new(2).expect("a level");
/// How long the action of a bot can be looked at before the next one.
const PACE: Duration = Duration::from_millis(450);
/// The redraw interval while something moves.
const FRAME: Duration = Duration::from_millis(60);
/// The same when fast-forwarding.
const HURRY: Duration = Duration::from_millis(3);
/// The polling interval when nothing happens.
const IDLE: Duration = Duration::from_millis(500);

impl Window {
    /// Plays at a table until the person leaves.
    ///
    /// # Errors
    /// If the terminal fails, or the table does.
    pub fn play(&mut self, host: &mut dyn Host, guide: bool) -> io::Result<()> {
        self.show(&mut Table::new(host, self.lang, guide))
    }
}

/// A legal action.
struct Legal {
    /// In notation.
    text: String,
    words: String,
    /// What is touched to take it.
    touches: Vec<Thing>,
}

/// What is being thought about.
enum Question {
    /// The choice of the bot on this seat.
    Bot(Seat),
    Hint,
    Worth,
}

/// What a player can do in a popup.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Command {
    Act(String),
    Keys,
    Log,
    Actions,
    Hint,
    Worth,
    Guide,
    Undo,
    Resign,
    ReallyResign,
    Rematch,
    Result,
    Menu,
    Hurry,
    About,
    Close,
    Quit,
    /// Commands of online tables.
    Together(Together),
    /// Hides the messages of the person with this id, or shows them again.
    Mute(String),
}

pub(crate) struct Table<'h> {
    host: &'h mut dyn Host,
    lang: Lang,
    scene: &'static dyn Scene,
    /// The entry of the log that the screen was made for.
    seen: Option<(u64, usize)>,
    legal: Vec<Legal>,
    /// What can be pointed at, and the part of it that is on the board.
    spots: Vec<Spot>,
    on_board: usize,
    cursor: Option<Thing>,
    /// What has been touched of an action.
    touched: Vec<Thing>,
    popup: Option<Popup<Command>>,
    /// It lists actions, which other positions do not have.
    lists_actions: bool,
    /// The key that opened it, which closes it again.
    opened: Option<char>,
    /// The keys that can be clicked.
    keys: Vec<(Rect, KeyCode)>,
    guide: bool,
    shows_worth: bool,
    weighed: Option<Weighed>,
    hint: Option<Choice>,
    thought: Option<(Question, Thought)>,
    message: Option<String>,
    /// Fast-forwarding: the bots are not watched until it is a person's turn.
    in_a_hurry: bool,
    /// When the board last changed.
    changed: Instant,
    /// The end has been shown.
    is_told: bool,
    /// How many of the steps the person has seen when they acted last.
    acted: usize,
    /// There is more to show than was drawn.
    is_stale: bool,
    talk: Talk,
    /// The request for consent that was shown last.
    asked: Option<Asked>,
    /// The second at which the clocks were drawn.
    second: u64,
    /// The user has requested a link to their seat.
    awaits_link: bool,
    /// When news of other players was shown in the status line.
    told: Option<Instant>,
}

impl<'h> Table<'h> {
    pub(crate) fn new(host: &'h mut dyn Host, lang: Lang, guide: bool) -> Self {
        let scene = scene_of(host.play().position());
        let acted = host.play().history().length();
        Table {
            host,
            lang,
            scene,
            seen: None,
            legal: Vec::new(),
            spots: Vec::new(),
            on_board: 0,
            cursor: None,
            touched: Vec::new(),
            popup: None,
            lists_actions: false,
            opened: None,
            keys: Vec::new(),
            guide,
            shows_worth: false,
            weighed: None,
            hint: None,
            thought: None,
            message: None,
            in_a_hurry: false,
            changed: Instant::now(),
            is_told: false,
            acted,
            is_stale: false,
            talk: Talk::new(),
            asked: None,
            second: 0,
            awaits_link: false,
            told: None,
        }
    }

    fn is_for_one(&self) -> bool {
        self.host.play().players().len() == 1
    }

    /// Takes in what has happened at the table.
    fn follow(&mut self) {
        let play = self.host.play();
        let now = (self.host.table().sequence(), play.history().length());
        if self.seen == Some(now) {
            return;
        }
        // Chat does not change the possible actions.
        let table = self.host.table();
        let is_talk = |(sequence, length): (u64, usize)| {
            sequence < now.0 && length == now.1 && !table.has_changed_since(sequence)
        };
        if self.seen.is_some_and(is_talk) {
            self.seen = Some(now);
            return;
        }
        // A rematch begins a log of its own.
        if self.seen.is_some_and(|(sequence, _)| sequence > now.0) {
            self.acted = 0;
        }
        self.seen = Some(now);
        let position = play.position();
        let actions = match self.host.person_to_act() {
            Some(_) => position.legal_actions(),
            None => Vec::new(),
        };
        let legal = actions.into_iter().map(|text| Legal {
            words: position
                .describe(&text, self.lang)
                .unwrap_or_else(|_| text.clone()),
            touches: self.scene.touches(position, &text),
            text,
        });
        self.legal = legal.collect();
        self.touched.clear();
        self.hint = None;
        self.weighed = None;
        self.thought = None;
        self.changed = Instant::now();
        if !self.legal.is_empty() {
            self.in_a_hurry = false;
        }
        if self.host.play().ending().is_none() {
            self.is_told = false;
        }
        self.message = None;
        // The listed actions are out of date.
        if self.lists_actions {
            self.popup = None;
        }
    }

    /// Whether an action fits what was touched.
    fn fits(&self, legal: &Legal, touched: &[Thing]) -> bool {
        touched.iter().all(|thing| legal.touches.contains(thing))
    }

    /// The actions that fit what was touched.
    fn fitting(&self, touched: &[Thing]) -> Vec<&Legal> {
        let fits = |legal: &&Legal| self.fits(legal, touched);
        self.legal.iter().filter(fits).collect()
    }

    /// Of these, the actions for which nothing more needs to be touched.
    fn complete(&self) -> Vec<&Legal> {
        let fitting = self.fitting(&self.touched).into_iter();
        let is_whole = |legal: &&Legal| {
            let mut touches = legal.touches.iter();
            touches.all(|thing| self.touched.contains(thing))
        };
        let whole: Vec<&Legal> = fitting.clone().filter(is_whole).collect();
        match &whole[..] {
            [] => fitting.collect(),
            _ => whole,
        }
    }

    /// Whether a thing is what is touched next for some action.
    fn is_possible(&self, thing: &Thing) -> bool {
        let is_next = |legal: &Legal| {
            let mut left = legal.touches.iter();
            let next = left.find(|thing| !self.touched.contains(thing));
            next == Some(thing) && self.fits(legal, &self.touched)
        };
        self.legal.iter().any(is_next)
    }

    /// Touches a thing: selects it, or takes the action that is complete with it.
    fn touch(&mut self, thing: &Thing) {
        self.message = None;
        self.cursor = Some(thing.clone());
        if self.legal.is_empty() {
            self.message = Some(self.why_not_now());
            return;
        }
        // What is not on the board is a button, whatever is touched for it elsewhere.
        let named = self.legal.iter().find(|legal| legal.text == thing.1);
        if let (Some(legal), "action") = (named, thing.0) {
            let action = legal.text.clone();
            return self.act(&action);
        }
        let is_button = thing.0 == "action";
        let is_again = self.touched.last() == Some(thing);
        if !is_again {
            let mut touched = self.touched.clone();
            touched.push(thing.clone());
            if self.fitting(&touched).is_empty() {
                touched = vec![thing.clone()];
            }
            if self.fitting(&touched).is_empty() {
                self.message = Some(self.why_not(thing));
                return;
            }
            self.touched = touched;
        }
        if !is_button && !is_again {
            return;
        }
        match &self.complete()[..] {
            [] => {}
            [only] => {
                let action = only.text.clone();
                self.act(&action);
            }
            several => {
                let actions: Vec<String> = several.iter().map(|one| one.text.clone()).collect();
                self.choose_among(&actions);
            }
        }
    }

    /// Why nobody here can act.
    fn why_not_now(&self) -> String {
        let play = self.host.play();
        match play.whose_turn() {
            _ if play.ending().is_some() => texts::over(self.lang),
            Some(seat) => texts::wait_for(self.lang, &play.names(self.lang)[seat.index()]),
            None => texts::nothing_to_do(self.lang),
        }
    }

    fn why_not(&self, thing: &Thing) -> String {
        let position = self.host.play().position();
        let why = self
            .scene
            .why_not(position, &self.touched, thing, self.lang);
        why.or_else(|| self.about(thing))
            .unwrap_or_else(|| position.prompt(self.lang))
    }

    /// What a thing is and does.
    fn about(&self, thing: &Thing) -> Option<String> {
        let names = self.host.play().names(self.lang);
        let reader = Reader::new(self.host.reader(), self.lang).with_names(&names);
        let position = self.host.play().position();
        self.scene.about(position, thing, reader)
    }

    fn act(&mut self, action: &str) {
        let Some(seat) = self.host.person_to_act() else {
            self.message = Some(self.why_not_now());
            return;
        };
        self.acted = self.host.play().history().length();
        let action = action.to_owned();
        self.ask(seat, &Request::Act { action });
    }

    fn ask(&mut self, seat: Seat, request: &Request) {
        match self.host.ask(seat, request, self.lang) {
            Ok(()) => self.follow(),
            Err(HostError::Refused(why) | HostError::Failed(why)) => self.message = Some(why),
        }
    }

    /// Shows the worth of every action, or stops that.
    fn switch_worth(&mut self) {
        if !self.is_for_one() {
            self.message = Some(texts::worth_is_for_one(self.lang));
        } else if !self.host.may_help() {
            self.message = Some(texts::no_help(self.lang));
        } else {
            self.shows_worth = !self.shows_worth;
            self.message = Some(match self.shows_worth {
                true => texts::worth_on(self.lang),
                false => texts::worth_off(self.lang),
            });
            if !self.shows_worth && matches!(self.thought, Some((Question::Worth, _))) {
                self.thought = None;
            }
        }
    }

    fn ask_for_hint(&mut self) {
        if self.host.person_to_act().is_none() {
            self.message = Some(self.why_not_now());
        } else if !self.host.may_help() {
            self.message = Some(texts::no_help(self.lang));
        } else if self.hint.is_some() {
            self.show_hint();
        } else if !matches!(self.thought, Some((Question::Hint, _))) {
            let settings = self.host.settings(HINT_LEVEL);
            let thought = Thought::choice(self.host.play().position(), settings);
            self.thought = Some((Question::Hint, thought));
            self.message = None;
        }
    }

    fn undo(&mut self) {
        if self.host.place().is_some() {
            return self.undo_together();
        }
        match self.host.someone() {
            Some(seat) => {
                self.ask(seat, &Request::Undo);
                if self.message.is_none() {
                    self.acted = self.host.play().history().length();
                    self.message = Some(texts::undone(self.lang));
                }
            }
            None => self.message = Some(texts::nothing_to_do(self.lang)),
        }
    }

    /// Does not wait for the bots: quick ones decide until it is a person's turn.
    fn hurry(&mut self) {
        if self.host.bot_to_think().is_some() {
            self.in_a_hurry = true;
            if matches!(self.thought, Some((Question::Bot(_), _))) {
                self.thought = None;
            }
        }
    }

    fn command(&mut self, command: &Command) -> Flow {
        self.popup = None;
        self.lists_actions = false;
        self.message = None;
        match command {
            Command::Act(action) => self.act(action),
            Command::Keys => self.show_keys(),
            Command::Log => self.show_log(),
            Command::Actions => self.show_actions(),
            Command::Hint => self.ask_for_hint(),
            Command::Worth => self.switch_worth(),
            Command::Guide => self.switch_guide(),
            Command::Undo => self.undo(),
            Command::Resign => self.confirm_resignation(),
            Command::ReallyResign => {
                let seat = self.host.person_to_act().or_else(|| self.host.someone());
                if let Some(seat) = seat {
                    self.ask(seat, &Request::Resign);
                }
            }
            Command::Rematch => match self.host.rematch(self.lang) {
                // The other players are asked first.
                Ok(()) if self.host.place().is_some() => {}
                Ok(()) => {
                    self.follow();
                    self.message = Some(texts::restarted(self.lang));
                }
                Err(HostError::Refused(why) | HostError::Failed(why)) => self.message = Some(why),
            },
            Command::Result => self.show_result(),
            Command::Menu => self.show_menu(),
            Command::Hurry => self.hurry(),
            Command::About => self.show_about(),
            Command::Close => {}
            Command::Quit => return Flow::Leave,
            Command::Together(command) => self.together(*command),
            Command::Mute(person) => self.mute(person),
        }
        Flow::Stay
    }

    fn switch_guide(&mut self) {
        self.guide = !self.guide;
        self.message = Some(match self.guide {
            true => texts::guide_on(self.lang),
            false => texts::guide_off(self.lang),
        });
    }

    /// The keys of the browser app, and one to leave.
    fn letter(&mut self, letter: char) -> Flow {
        let command = match letter {
            'u' => Command::Undo,
            'h' => Command::Hint,
            'l' => Command::Log,
            'g' => Command::Guide,
            'w' => Command::Worth,
            'a' => Command::Actions,
            'm' => Command::Menu,
            'k' => Command::Hurry,
            '?' => Command::About,
            'r' if self.host.play().ending().is_some() => Command::Result,
            'q' => Command::Quit,
            'c' if self.has_chat() => Command::Together(Together::Talk),
            'y' if self.is_asked() => Command::Together(Together::Answer(true)),
            'n' if self.is_asked() => Command::Together(Together::Answer(false)),
            _ => return Flow::Stay,
        };
        let flow = self.command(&command);
        self.opened = self.popup.is_some().then_some(letter);
        flow
    }

    /// Cancels whatever is half done: an open question, a selection, a message.
    fn escape(&mut self) {
        if matches!(self.thought, Some((Question::Hint, _))) {
            self.thought = None;
            self.message = Some(texts::interrupted(self.lang));
        } else if matches!(self.thought, Some((Question::Worth, _))) {
            self.shows_worth = false;
            self.thought = None;
            self.message = Some(texts::interrupted(self.lang));
        } else {
            self.touched.clear();
            self.hint = None;
            self.message = None;
        }
    }

    /// Moves the cursor to the nearest thing in a direction, where sideways counts double. Cells are
    /// about twice as high as wide.
    fn move_cursor(&mut self, code: KeyCode) {
        let middle = |area: Rect| {
            let x = f64::from(area.x) + f64::from(area.width) / 2.0;
            let y = f64::from(area.y) + f64::from(area.height) / 2.0;
            (x, y * 2.0)
        };
        let Some(from) = self.spot_of_cursor().map(|spot| middle(spot.area)) else {
            self.cursor = self.first_spot();
            return;
        };
        let far = |spot: &Spot| {
            let (x, y) = middle(spot.area);
            let (dx, dy) = (x - from.0, y - from.1);
            let (ahead, aside) = match code {
                KeyCode::Right => (dx, dy),
                KeyCode::Left => (-dx, dy),
                KeyCode::Down => (dy, dx),
                _ => (-dy, dx),
            };
            (ahead > 0.5).then(|| ahead + 2.0 * aside.abs())
        };
        let spots = self.spots.iter();
        let spots = spots.filter_map(|spot| Some((far(spot)?, &spot.thing)));
        let nearest = spots.min_by(|(a, _), (b, _)| a.total_cmp(b));
        if let Some((_, thing)) = nearest {
            self.cursor = Some(thing.clone());
        }
    }

    fn spot_of_cursor(&self) -> Option<&Spot> {
        let cursor = self.cursor.as_ref()?;
        self.spots.iter().find(|spot| spot.thing == *cursor)
    }

    /// Where a cursor begins: on something that can be done.
    fn first_spot(&self) -> Option<Thing> {
        let possible = self.spots.iter().find(|spot| self.is_possible(&spot.thing));
        let spot = possible.or_else(|| self.spots.first());
        spot.map(|spot| spot.thing.clone())
    }

    /// Jumps to the next thing that can be touched now.
    fn jump(&mut self, forward: bool) {
        let count = self.spots.len();
        let cursor = self.cursor.as_ref();
        let at = self
            .spots
            .iter()
            .position(|spot| Some(&spot.thing) == cursor);
        let next = (1..=count).map(|by| match (at, forward) {
            (None, true) => by - 1,
            (None, false) => count - by,
            (Some(at), true) => (at + by) % count,
            (Some(at), false) => (at + count - by) % count,
        });
        let next = next.map(|index| &self.spots[index].thing);
        let mut possible = next.filter(|thing| self.is_possible(thing));
        if let Some(thing) = possible.next().cloned() {
            self.cursor = Some(thing);
        }
    }

    /// Continues a computation, or starts the next one.
    fn think(&mut self) -> io::Result<bool> {
        if let Some((_, thought)) = &mut self.thought {
            let Some(answer) = thought.answer() else {
                return Ok(true);
            };
            let Some((question, _)) = self.thought.take() else {
                return Ok(true);
            };
            match (question, answer) {
                (Question::Bot(seat), Answer::Choice(Some(choice))) => {
                    let action = choice.action;
                    match self.host.ask(seat, &Request::Act { action }, self.lang) {
                        Ok(()) => self.follow(),
                        Err(HostError::Refused(why) | HostError::Failed(why)) => {
                            return Err(io::Error::other(why));
                        }
                    }
                }
                (Question::Bot(_), _) => {
                    return Err(io::Error::other("a bot knows no action; the game is saved"));
                }
                (Question::Hint, Answer::Choice(choice)) => {
                    if choice.is_none() {
                        self.message = Some(texts::hint_none(self.lang));
                    }
                    self.hint = choice;
                }
                (Question::Worth, Answer::Weighed(weighed)) => self.weighed = weighed,
                _ => {}
            }
            return Ok(true);
        }
        if let Some((seat, level)) = self.host.bot_to_think() {
            if !self.in_a_hurry && self.changed.elapsed() < PACE {
                return Ok(false);
            }
            let level = match self.in_a_hurry {
                true => level.min(QUICK_LEVEL),
                false => level,
            };
            let thought = Thought::choice(self.host.play().position(), self.host.settings(level));
            self.thought = Some((Question::Bot(seat), thought));
            return Ok(true);
        }
        if self.shows_worth && self.weighed.is_none() && self.host.person_to_act().is_some() {
            let thought = Thought::worth(self.host.play().position());
            self.thought = Some((Question::Worth, thought));
            return Ok(true);
        }
        Ok(false)
    }
}

impl Screen for Table<'_> {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        view::draw(self, canvas);
    }

    fn key(&mut self, key: KeyEvent) -> Flow {
        if let Some(place) = self.host.place_mut()
            && self.talk.is_open
        {
            self.talk.key(key.code, place);
            return Flow::Stay;
        }
        if let Some(popup) = &mut self.popup {
            return match popup.key(key.code) {
                popup::Answer::Open => Flow::Stay,
                popup::Answer::Close => {
                    self.popup = None;
                    self.touched.clear();
                    Flow::Stay
                }
                popup::Answer::Chosen(command) => self.command(&command),
                popup::Answer::Letter(letter) => {
                    self.popup = None;
                    self.touched.clear();
                    match self.opened.take() == Some(letter) {
                        true => Flow::Stay,
                        false => self.letter(letter),
                    }
                }
            };
        }
        match key.code {
            KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right => {
                self.move_cursor(key.code);
            }
            KeyCode::Tab => self.jump(true),
            KeyCode::BackTab => self.jump(false),
            KeyCode::Enter | KeyCode::Char(' ') => match self.cursor.clone() {
                Some(thing) => self.touch(&thing),
                None => self.cursor = self.first_spot(),
            },
            KeyCode::Esc => self.escape(),
            KeyCode::Char(letter) => return self.letter(letter.to_ascii_lowercase()),
            KeyCode::F(1) => self.show_keys(),
            _ => {}
        }
        Flow::Stay
    }

    fn mouse(&mut self, event: MouseEvent) -> Flow {
        let (x, y) = (event.column, event.row);
        match (event.kind, &mut self.popup) {
            (MouseEventKind::ScrollUp, _) if self.talk.is_open => self.talk.scroll(1),
            (MouseEventKind::ScrollDown, _) if self.talk.is_open => self.talk.scroll(-1),
            (MouseEventKind::Down(_), _) if self.talk.is_open => self.talk.is_open = false,
            (MouseEventKind::ScrollUp, Some(popup)) => popup.step(-1),
            (MouseEventKind::ScrollDown, Some(popup)) => popup.step(1),
            (MouseEventKind::Down(MouseButton::Left), Some(popup)) => match popup.click(x, y) {
                popup::Answer::Open => {}
                popup::Answer::Close => {
                    self.popup = None;
                    self.touched.clear();
                }
                popup::Answer::Chosen(command) => return self.command(&command),
                popup::Answer::Letter(_) => {}
            },
            (MouseEventKind::Down(MouseButton::Left), None) => {
                if let Some(key) = key_at(&self.keys, x, y) {
                    return self.key(key);
                }
                let found = self.spots.iter().rev();
                let found = found.clone().find(|spot| spot.area.contains((x, y).into()));
                if let Some(thing) = found.map(|spot| spot.thing.clone()) {
                    self.touch(&thing);
                }
            }
            (MouseEventKind::Down(MouseButton::Right), None) => self.escape(),
            (MouseEventKind::ScrollUp | MouseEventKind::ScrollDown, None) => self.show_log(),
            _ => {}
        }
        Flow::Stay
    }

    fn tick(&mut self) -> io::Result<bool> {
        let before = self.seen;
        let is_news = self.host.catch_up();
        self.follow();
        let is_news = self.hear(is_news);
        let thinks = self.think()?;
        if self.host.play().ending().is_some() && !self.is_told {
            self.is_told = true;
            self.show_result();
            return Ok(true);
        }
        let is_stale = std::mem::take(&mut self.is_stale);
        Ok(thinks || is_stale || is_news || self.seen != before)
    }

    fn is_done(&self) -> bool {
        self.host
            .place()
            .is_some_and(|place| place.next().is_some())
    }

    fn patience(&self) -> Duration {
        if self.is_stale {
            Duration::ZERO
        } else if self.in_a_hurry {
            HURRY
        } else if self.thought.is_some()
            || self.host.bot_to_think().is_some()
            || self.host.place().is_some()
        {
            FRAME
        } else {
            IDLE
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ratatui::buffer::Buffer;
    use starboard_bots::Line;
    use starboard_kernel::{FastRng, OptionValues, Seed};
    use starboard_table::{LocalTable, Player};

    use super::*;
    use crate::canvas::cut;
    use crate::look::{Colours, Look};
    use crate::tui;

    const LOOK: Look = Look {
        unicode: true,
        colours: Colours::True,
    };

    /// A table that nobody stores.
    struct Bench(LocalTable);

    impl Host for Bench {
        fn table(&self) -> &starboard_table::Table {
            self.0.table()
        }
        fn ask(&mut self, seat: Seat, request: &Request, lang: Lang) -> Result<(), HostError> {
            match self.0.handle(seat, request, 0) {
                Ok(_) => Ok(()),
                Err(refusal) => {
                    let why = self.0.table().reason_text(&refusal, lang);
                    Err(HostError::Refused(why))
                }
            }
        }
        fn rematch(&mut self, _lang: Lang) -> Result<(), HostError> {
            Err(HostError::Failed("nobody asks for it".to_owned()))
        }
        fn bot_seed(&self) -> u64 {
            1
        }
        fn warning(&self, _lang: Lang) -> Option<String> {
            None
        }
    }

    /// Positions of random games.
    fn positions() -> Vec<LocalTable> {
        let mut tables = Vec::new();
        for rules in starboard_games::registry().iter() {
            for seed in 1..3 {
                let start = rules.start(&OptionValues::new()).expect("defaults");
                let names = (1..=start.seats()).map(|seat| format!("Player {seat}"));
                let players: Vec<Player> = names.map(Player::person).collect();
                let chance = Seed::from_number(seed);
                let table = LocalTable::new(rules, &OptionValues::new(), &players, chance);
                let mut table = table.expect("a table");
                let mut rng = FastRng::new(seed);
                for step in 0.. {
                    if step % 11 == 0 {
                        tables.push(table.clone());
                    }
                    let Some(seat) = table.play().whose_turn() else {
                        break;
                    };
                    let legal = table.play().position().legal_actions();
                    let action = legal[rng.below(legal.len() as u32) as usize].clone();
                    let request = Request::Act { action };
                    table.handle(seat, &request, 0).expect("a legal action");
                }
                tables.push(table);
            }
        }
        tables
    }

    fn draw(table: &mut Table<'_>, size: (u16, u16)) -> Buffer {
        let area = Rect::new(0, 0, size.0, size.1);
        let mut buffer = Buffer::empty(area);
        tui::on_canvas(&mut buffer, area, LOOK, |canvas| table.draw(canvas));
        buffer
    }

    /// Everything that can be done is on the screen or in the list of actions, at every size and in
    /// every language.
    #[test]
    fn every_position_can_be_drawn() {
        for (index, local) in positions().into_iter().enumerate() {
            let lang = Lang::ALL[index % Lang::ALL.len()];
            let mut host = Bench(local);
            let guide = index % 3 == 0;
            let mut table = Table::new(&mut host, lang, guide);
            table.follow();
            for size in [(80, 24), (120, 40), (200, 60)] {
                draw(&mut table, size);
                let spots: Vec<&Thing> = table.spots.iter().map(|spot| &spot.thing).collect();
                assert!(!spots.is_empty());
                for spot in &table.spots {
                    let (right, bottom) = (spot.area.right(), spot.area.bottom());
                    assert!(right <= size.0 && bottom <= size.1 - 3, "{spot:?}");
                }
                let is_shown = |legal: &Legal| {
                    let button = ("action", legal.text.clone());
                    let is_touchable = |thing: &Thing| spots.contains(&thing);
                    spots.contains(&&button) || legal.touches.iter().any(is_touchable)
                };
                let hidden = table.legal.iter().filter(|legal| !is_shown(legal)).count();
                // Long lists of buttons say where the rest is.
                assert!(
                    hidden == 0 || table.legal.len() > 3,
                    "{hidden} hidden in {lang:?} at {size:?}: {:?}",
                    table
                        .legal
                        .iter()
                        .map(|legal| &legal.words)
                        .collect::<Vec<_>>()
                );
                table.show_actions();
                draw(&mut table, size);
                table.popup = None;
                table.show_log();
                draw(&mut table, size);
                table.popup = None;
                table.show_result();
                draw(&mut table, size);
                table.popup = None;
            }
        }
    }

    /// The first screens of all games show the same things in every language, and cut no words off.
    #[test]
    fn every_language_fits_in_a_small_terminal() {
        for rules in starboard_games::registry().iter() {
            let start = rules.start(&OptionValues::new()).expect("defaults");
            let players = vec![Player::person("Ada"); start.seats()];
            let chance = Seed::from_number(5);
            let local = LocalTable::new(rules, &OptionValues::new(), &players, chance);
            let local = local.expect("a table");
            let shown = |lang: Lang| {
                let mut host = Bench(local.clone());
                let mut table = Table::new(&mut host, lang, false);
                table.follow();
                let buffer = draw(&mut table, (80, 24));
                let signs: String = buffer.content.iter().map(|cell| cell.symbol()).collect();
                let things = table.spots.iter().map(|spot| spot.thing.clone());
                (signs, things.collect::<BTreeSet<Thing>>())
            };
            let (_, things) = shown(Lang::En);
            for lang in Lang::ALL {
                let (signs, own) = shown(lang);
                assert!(!signs.contains('…'), "{}, {lang:?}: {signs}", rules.name());
                let missing: Vec<_> = things.difference(&own).collect();
                assert!(
                    missing.is_empty(),
                    "{}, {lang:?}: {missing:?}",
                    rules.name()
                );
            }
        }
    }

    /// Nothing that can be opened or said on these screens is cut off in any language, apart from what the
    /// keys `?` and L show in full: the card of the guide and the log beside the board.
    #[test]
    fn every_language_fits_wherever_it_goes() {
        let mut samples: Vec<LocalTable> = Vec::new();
        for rules in starboard_games::registry().iter() {
            let is_own =
                |local: &&LocalTable| local.play().position().rules().name() == rules.name();
            let all: Vec<LocalTable> = positions().iter().filter(is_own).cloned().collect();
            let end = all.iter().position(|local| local.play().ending().is_some());
            let end = end.expect("a finished game");
            samples.extend([0, 1, end / 2, end].map(|index| all[index].clone()));
        }
        let mut cut = BTreeSet::new();
        for (index, local) in samples.into_iter().enumerate() {
            for lang in Lang::ALL {
                let name = local.play().position().rules().name();
                let mut host = Bench(local.clone());
                let mut table = Table::new(&mut host, lang, false);
                table.follow();
                cut::off();
                let mut look = |table: &mut Table<'_>, screen: &str| {
                    draw(table, (80, 24));
                    // What `?` shows in full.
                    let cursor = table.cursor.as_ref();
                    let about = cursor.and_then(|thing| table.about(thing));
                    let texts = cut::off().into_iter();
                    let texts = texts.filter(|text| about.as_ref() != Some(text));
                    cut.extend(
                        texts.map(|text| format!("{lang:?} {name} {index} {screen}: {text}")),
                    );
                };
                look(&mut table, "board");
                table.hint = wordy_hint(&table);
                look(&mut table, "hint");
                let popups = [
                    Command::Keys,
                    Command::Menu,
                    Command::About,
                    Command::Actions,
                    Command::Log,
                    Command::Resign,
                    Command::Result,
                ];
                for command in popups {
                    table.command(&command);
                    look(&mut table, &format!("{command:?}"));
                }
                table.popup = None;
                table.show_hint();
                look(&mut table, "hints");
                table.popup = None;
                let messages = [
                    texts::worth_is_for_one(lang),
                    texts::worth_on(lang),
                    texts::worth_off(lang),
                    texts::no_help(lang),
                    texts::guide_on(lang),
                    texts::nothing_to_do(lang),
                    texts::over(lang),
                ];
                for message in messages {
                    table.message = Some(message);
                    look(&mut table, "message");
                }
            }
        }
        let cut: Vec<String> = cut.into_iter().collect();
        assert!(cut.is_empty(), "\n{}", cut.join("\n"));
    }

    /// A hint of the actions that take the most words.
    fn wordy_hint(table: &Table<'_>) -> Option<Choice> {
        let mut legal: Vec<&Legal> = table.legal.iter().collect();
        legal.sort_by_key(|legal| std::cmp::Reverse(legal.words.chars().count()));
        let value = vec![0.57; table.host.play().players().len()];
        let line = |legal: &&Legal| Line {
            action: legal.text.clone(),
            visits: 1,
            value: value.clone(),
            proven: None,
            variation: Vec::new(),
        };
        let lines: Vec<Line> = legal.iter().map(line).collect();
        Some(Choice {
            action: lines.first()?.action.clone(),
            value,
            lines,
            playouts: 1,
        })
    }

    /// Touching everything an action is about, and the last of it again, takes the action or asks
    /// which of several is meant.
    #[test]
    fn every_action_can_be_touched() {
        let mut checked = 0;
        for (index, local) in positions().into_iter().enumerate() {
            let legal = local.play().position().legal_actions();
            let every = 1 + legal.len() / 8;
            for action in legal.iter().skip(index % every).step_by(every) {
                let mut host = Bench(local.clone());
                let before = host.play().history().length();
                let mut table = Table::new(&mut host, Lang::En, false);
                table.follow();
                let own = table.legal.iter().find(|legal| legal.text == *action);
                let touches = own.expect("a legal action").touches.clone();
                let last = touches.last().cloned();
                for thing in touches.iter().chain(&last) {
                    let steps = table.host.play().history().length();
                    if steps == before && table.popup.is_none() {
                        table.touch(thing);
                    }
                }
                let is_offered = table.popup.as_ref().is_some_and(|popup| {
                    let mut offers = popup.offers();
                    offers.any(|offer| *offer == Command::Act(action.clone()))
                });
                let steps = table.host.play().history().steps();
                let is_taken = steps.get(before).is_some_and(|step| step.text == *action);
                let message = &table.message;
                assert!(is_offered || is_taken, "{action}: {message:?}");
                checked += 1;
            }
        }
        assert!(checked > 300, "{checked}");
    }

    /// What cannot be done says why, in every language.
    #[test]
    fn impossible_things_say_why() {
        for local in positions().into_iter().step_by(5) {
            for lang in Lang::ALL {
                let mut host = Bench(local.clone());
                let before = host.play().history().length();
                let mut table = Table::new(&mut host, lang, false);
                table.follow();
                draw(&mut table, (80, 24));
                let things: Vec<Thing> =
                    table.spots.iter().map(|spot| spot.thing.clone()).collect();
                for thing in things {
                    let touches = table.legal.iter().flat_map(|legal| &legal.touches);
                    if thing.0 == "action" || touches.into_iter().any(|other| *other == thing) {
                        continue;
                    }
                    table.touch(&thing);
                    let message = table.message.take().unwrap_or_default();
                    assert!(message.chars().count() > 5, "{thing:?}: {message}");
                    assert_eq!(table.host.play().history().length(), before);
                }
            }
        }
    }
}
