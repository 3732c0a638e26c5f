//! `starboard play`: full screen on a terminal, or plain lines in and out, so that it works in pipes, on
//! a dumb terminal and with a screen reader.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use starboard_guide::Card;
use starboard_kernel::erased::Rules;
use starboard_kernel::{Actor, Lang, Level, OptionValues, Seat};
use starboard_table::{Event, LocalTable, Play, Player, Request, SeatKind, usual_name};
use starboard_terminal::{Host, HostError, Window, considered, wrap};

use crate::args::{PlayArgs, SeatArg};
use crate::commands::Command;
use crate::console::{Console, words, write_ending};
use crate::desk::{Desk, quoted, random_seed};
use crate::failure::Failure;
use crate::terminal::{self, Paint};
use crate::{console, saves, texts};

/// Who gives hints.
const HINT_LEVEL: Level = Level::new(4).expect("a level");
const HINTS: usize = 3;
/// How wide the text of the guide is, without its indentation.
const GUIDE_WIDTH: usize = 76;

pub(crate) fn run(
    args: &PlayArgs,
    lang: Lang,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (table, file, named) = set_up(args, lang)?;
    let mut desk = Desk::new(table, file, named);
    if args.guide && desk.someone().is_none() {
        return Err(Failure::usage(
            "--guide",
            "only bots sit at this table; seat a person to be guided, or leave --guide out",
        ));
    }
    // That a game cannot be saved is noticed before anybody has thought about it.
    desk.save()?;
    if let Some(look) = terminal::full_screen(&args.screen) {
        Window::open(look, lang)?.play(&mut desk, args.guide)?;
        write_ending(desk.play(), lang, Paint::for_stdout(), out)?;
        return desk.say_goodbye(lang, out);
    }
    let mut game = Game {
        desk,
        changes: 0,
        lang,
        console: Console::new(lang, Paint::for_stdout(), out),
        is_warned: false,
        guide: args.guide,
        card_shown: None,
    };
    game.introduce()?;
    game.play(input)?;
    game.desk.say_goodbye(lang, game.console.out)
}

/// The table, where it is saved, and whether the user chose that place.
fn set_up(args: &PlayArgs, lang: Lang) -> Result<(LocalTable, PathBuf, bool), Failure> {
    let registry = starboard_games::registry();
    if let Some(resume) = &args.resume {
        let record = saves::read_record("--resume", resume)?;
        if let Some(game) = args.game.as_ref().filter(|&game| *game != record.game) {
            let found = &record.game;
            return Err(Failure::usage(
                "GAME",
                format!("the saved game is {found}, not {game}; leave GAME out"),
            ));
        }
        let table =
            LocalTable::from_record(&record, &registry).map_err(|error| Failure::setup(&error))?;
        if let Some(save) = args.save.as_ref().filter(|&save| save != resume) {
            refuse_existing(save)?;
            return Ok((table, save.clone(), true));
        }
        return Ok((table, resume.clone(), true));
    }
    let name = args.game.as_deref().unwrap_or_default();
    let rules = saves::rules(&registry, "GAME", name)?;
    let mut options = saves::option_values(&rules.schema(), &args.options)?;
    let players = players(rules, &mut options, &args.seats, lang)?;
    let table = match (args.daily, args.seed) {
        (Some(day), _) => LocalTable::daily(rules, day, &players),
        (None, Some(seed)) => LocalTable::new(rules, &options, &players, seed),
        (None, None) => LocalTable::new(rules, &options, &players, random_seed()?),
    };
    let table = table.map_err(|error| Failure::setup(&error))?;
    let (file, named) = match &args.save {
        Some(save) => {
            refuse_existing(save)?;
            (save.clone(), true)
        }
        None => (
            saves::default_path(rules.name(), &table.commitment()),
            false,
        ),
    };
    Ok((table, file, named))
}

fn refuse_existing(save: &std::path::Path) -> Result<(), Failure> {
    if save.exists() {
        let shown = save.display();
        return Err(Failure::usage(
            "--save",
            format!("{shown} exists: continue it with --resume {shown}, or choose another file"),
        ));
    }
    Ok(())
}

/// Who sits where. The number of seats given decides the option `players` if nothing else does.
fn players(
    rules: &'static dyn Rules,
    options: &mut OptionValues,
    given: &[SeatArg],
    lang: Lang,
) -> Result<Vec<Player>, Failure> {
    let has_players = rules.schema().0.iter().any(|spec| spec.name == "players");
    if has_players && !given.is_empty() && !options.contains_key("players") {
        let counts = rules.player_counts();
        if !counts.contains(&(given.len() as u64)) {
            let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
            return Err(Failure::usage(
                "--seats",
                format!(
                    "{} seats are given; {} has {} players",
                    given.len(),
                    rules.name(),
                    counts.join(", ")
                ),
            ));
        }
        options.insert("players".to_owned(), given.len().into());
    }
    let count = rules
        .start(options)
        .map_err(|violations| Failure::usage("--options", violations))?
        .seats();
    let usual: Vec<SeatArg> = (0..count)
        .map(|index| match index {
            0 => SeatArg::You(None),
            _ => SeatArg::Level(Level::USUAL),
        })
        .collect();
    let chosen = if given.is_empty() { &usual } else { given };
    let plan = |(index, seat): (usize, &SeatArg)| match seat {
        SeatArg::You(None) => Player::person(usual_name(index + 1, lang)),
        SeatArg::You(Some(name)) => Player::person(name),
        SeatArg::Level(level) => Player::bot(texts::bot_name(lang, index + 1), *level),
    };
    Ok(chosen.iter().enumerate().map(plan).collect())
}

/// What the player typed.
pub(crate) enum Input<'a> {
    Number(usize),
    List(&'a str),
    More,
    Board,
    Log,
    Hint,
    Guide,
    Undo,
    Resign,
    Rematch,
    Help,
    Quit,
    /// Taken for an action in notation.
    Action(&'a str),
}

/// Takes a line for a command, a number or an action, in this order: no game's notation uses the words
/// of commands.
pub(crate) fn understand(line: &str, lang: Lang) -> Input<'_> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match (Command::read(word, lang), rest.trim()) {
        (Some(Command::List), prefix) => Input::List(prefix),
        (Some(Command::More), "") => Input::More,
        (Some(Command::Board), "") => Input::Board,
        (Some(Command::Log), "") => Input::Log,
        (Some(Command::Hint), "") => Input::Hint,
        (Some(Command::Guide), "") => Input::Guide,
        (Some(Command::Undo), "") => Input::Undo,
        (Some(Command::Resign), "") => Input::Resign,
        (Some(Command::Rematch), "") => Input::Rematch,
        (Some(Command::Help), "") => Input::Help,
        (Some(Command::Quit), "") => Input::Quit,
        _ => line
            .parse()
            .map_or_else(|_| Input::Action(line), Input::Number),
    }
}

struct Game<'a, W> {
    desk: Desk,
    /// Incremented with everything that happens.
    changes: u64,
    lang: Lang,
    console: Console<'a, W>,
    /// The user knows that the last change could not be saved.
    is_warned: bool,
    /// Whether every step is explained.
    guide: bool,
    /// The card of the guide that was last shown, and to whom: it is not repeated.
    card_shown: Option<(Option<Seat>, Card)>,
}

impl<W: Write> Game<'_, W> {
    /// The game at the table.
    fn game(&self) -> &Play {
        self.desk.play()
    }

    fn introduce(&mut self) -> Result<(), Failure> {
        let title = self.game().position().rules().title(self.lang);
        writeln!(self.console.out, "{}", self.console.paint.bold(&title))?;
        for (index, player) in self.desk.play().players().iter().enumerate() {
            let line = match player.kind {
                SeatKind::Person => texts::seat_person(self.lang, index + 1, &player.name),
                SeatKind::Bot { level } => {
                    texts::seat_bot(self.lang, index + 1, &player.name, level.get())
                }
            };
            writeln!(self.console.out, "{line}")?;
        }
        let begun = self.game().history().steps().iter();
        if begun.clone().any(|step| step.actor != Actor::Chance) {
            writeln!(
                self.console.out,
                "{}",
                texts::resumed(self.lang, begun.len())
            )?;
        }
        writeln!(self.console.out, "{}", texts::welcome(self.lang))?;
        Ok(())
    }

    fn play(&mut self, input: &mut impl BufRead) -> Result<(), Failure> {
        let mut line = String::new();
        let mut shown = None;
        let mut ended = false;
        loop {
            self.play_bots()?;
            if shown != Some(self.changes) {
                shown = Some(self.changes);
                self.show_decision(&mut ended)?;
            }
            if self.game().ending().is_some() && self.desk.someone().is_none() {
                return Ok(());
            }
            write!(self.console.out, "> ")?;
            self.console.out.flush()?;
            line.clear();
            if console::read_line(input, &mut line)? == 0 {
                writeln!(self.console.out)?;
                return Ok(());
            }
            let typed = line.trim();
            if typed.is_empty() {
                continue;
            }
            match understand(typed, self.lang) {
                Input::Quit => return Ok(()),
                Input::Number(number) => self.play_number(number)?,
                Input::Action(text) => self.play_action(text)?,
                Input::List(prefix) => self.list(prefix)?,
                Input::More => self.console.next_page()?,
                Input::Board => self.console.board(self.desk.play())?,
                Input::Log => self.console.log(self.desk.play())?,
                Input::Hint => self.hint()?,
                Input::Guide => self.switch_guide()?,
                Input::Help => writeln!(self.console.out, "{}", texts::help(self.lang))?,
                Input::Undo => match self.desk.someone() {
                    Some(seat) => self.ask(seat, &Request::Undo)?,
                    None => self.nothing_to_decide()?,
                },
                Input::Resign => match self.game().whose_turn().or_else(|| self.desk.someone()) {
                    Some(seat) => self.ask(seat, &Request::Resign)?,
                    None => self.nothing_to_decide()?,
                },
                Input::Rematch => self.rematch()?,
            }
        }
    }

    fn play_bots(&mut self) -> Result<(), Failure> {
        let mut acting = None;
        while let Some((seat, level)) = self.game().bot_to_act() {
            // Once in a turn: the details of what a bot does are reported as they happen.
            if acting != Some(seat) {
                acting = Some(seat);
                self.explain()?;
            }
            let choice = self.think(level).and_then(|lines| lines.into_iter().next());
            let Some((action, _)) = choice else {
                return Err(Failure::Failed(
                    "a bot knows no action; the game is saved".to_owned(),
                ));
            };
            self.ask(seat, &Request::Act { action })?;
        }
        Ok(())
    }

    /// What a bot would play, best first, with the expected result for who is to act.
    fn think(&self, level: Level) -> Option<Vec<(String, Option<f64>)>> {
        let position = self.game().position();
        let seat = self.game().whose_turn()?;
        let mut bot = starboard_bots::bot(position.rules(), self.desk.settings(level));
        Some(considered(&bot.choose(position)?, seat))
    }

    /// Makes a request at the table and prints what happened; a refusal is printed with its reason.
    fn ask(&mut self, seat: Seat, request: &Request) -> Result<(), Failure> {
        let before = self.game().history().length();
        match self.desk.ask(seat, request, self.lang) {
            Ok(()) => {
                self.changes += 1;
                self.warn()?;
                match self.desk.last_event().cloned() {
                    Some(event) => self.tell(&event, before),
                    None => Ok(()),
                }
            }
            Err(error) => self.refuse(&error),
        }
    }

    fn rematch(&mut self) -> Result<(), Failure> {
        match self.desk.rematch(self.lang) {
            Ok(()) => {
                self.changes += 1;
                self.warn()?;
                writeln!(self.console.out, "{}", texts::restarted(self.lang))?;
                self.console.steps(self.desk.play(), 0)
            }
            Err(error) => self.refuse(&error),
        }
    }

    /// Says once that the game could not be saved.
    fn warn(&mut self) -> Result<(), Failure> {
        let warning = self.desk.warning(self.lang);
        let is_news = !std::mem::replace(&mut self.is_warned, warning.is_some());
        if let Some(text) = warning.filter(|_| is_news) {
            writeln!(self.console.out, "{}", self.console.paint.warning(&text))?;
        }
        Ok(())
    }

    fn refuse(&mut self, error: &HostError) -> Result<(), Failure> {
        let (HostError::Refused(text) | HostError::Failed(text)) = error;
        writeln!(self.console.out, "{}", self.console.paint.warning(text))?;
        Ok(())
    }

    /// Prints what has happened; there were `before` steps.
    fn tell(&mut self, event: &Event, before: usize) -> Result<(), Failure> {
        let lang = self.lang;
        match event {
            Event::Moved { .. } => self.console.steps(self.desk.play(), before)?,
            Event::TookBack { to, .. } => {
                writeln!(self.console.out, "{}", texts::took_back(lang, *to))?;
            }
            Event::Resigned { seat } => {
                let player = self.game().players()[seat.index()].clone();
                writeln!(
                    self.console.out,
                    "{}",
                    texts::told_resigned(lang, &player.name)
                )?;
                if let SeatKind::Bot { level } = player.kind {
                    let text = texts::bot_takes_over(lang, &player.name, level.get());
                    writeln!(self.console.out, "{text}")?;
                }
            }
            // No other request is possible here. The end is printed with the board and the points.
            _ => {}
        }
        Ok(())
    }

    /// The board and the choices of who is to act, or how it ended.
    fn show_decision(&mut self, ended: &mut bool) -> Result<(), Failure> {
        self.console.begin();
        if self.game().ending().is_some() {
            if !*ended {
                *ended = true;
                self.console.board(self.desk.play())?;
                write_ending(
                    self.desk.play(),
                    self.lang,
                    self.console.paint,
                    self.console.out,
                )?;
                self.explain()?;
                let file = quoted(self.desk.file());
                writeln!(
                    self.console.out,
                    "{}",
                    texts::how_to_verify(self.lang, &file)
                )?;
                if self.desk.someone().is_some() {
                    writeln!(self.console.out, "{}", texts::over_commands(self.lang))?;
                }
            }
            return Ok(());
        }
        *ended = false;
        self.console.board_if_new(self.desk.play())?;
        self.explain()?;
        self.console.prompt(self.desk.play())?;
        self.console.choices(self.desk.play())
    }

    /// Shows the card of the guide, if that is on and the reader has not just seen the card.
    fn explain(&mut self) -> Result<(), Failure> {
        if !self.guide {
            return Ok(());
        }
        let reader = self.desk.reader();
        let Some(card) = self.desk.card(self.lang) else {
            return Ok(());
        };
        let next = (reader, card);
        if self.card_shown.as_ref() == Some(&next) {
            return Ok(());
        }
        let (_, card) = self.card_shown.insert(next);
        let title = texts::guide_title(self.lang, &card.title);
        writeln!(self.console.out, "\n{}", self.console.paint.bold(&title))?;
        for line in wrap(&card.text, GUIDE_WIDTH) {
            writeln!(self.console.out, "  {line}")?;
        }
        let rules = texts::guide_rules(self.lang, &card.rules.join(", "));
        writeln!(self.console.out, "  {rules}\n")?;
        Ok(())
    }

    fn list(&mut self, prefix: &str) -> Result<(), Failure> {
        if self.game().whose_turn().is_none() {
            return self.nothing_to_decide();
        }
        self.console.list(self.desk.play(), prefix)
    }

    fn hint(&mut self) -> Result<(), Failure> {
        if self.game().whose_turn().is_none() {
            return self.nothing_to_decide();
        }
        if !self.desk.may_help() {
            writeln!(self.console.out, "{}", texts::no_help(self.lang))?;
            return Ok(());
        }
        let Some(lines) = self.think(HINT_LEVEL) else {
            writeln!(self.console.out, "{}", texts::hint_none(self.lang))?;
            return Ok(());
        };
        for (action, value) in lines.iter().take(HINTS) {
            let words = words(self.game(), action, self.lang);
            let line = match value {
                Some(value) => {
                    let percent = (value * 100.0).round() as i64;
                    let rules = self.game().position().rules();
                    if self.game().players().len() == 1 && rules.has_points() {
                        // In a solo game the value is in points: a full share is a hundred of them.
                        texts::hint_line_alone(self.lang, action, &words, percent)
                    } else {
                        texts::hint_line(self.lang, action, &words, percent)
                    }
                }
                None => texts::hint_only(self.lang, action, &words),
            };
            writeln!(self.console.out, "{line}")?;
        }
        Ok(())
    }

    fn switch_guide(&mut self) -> Result<(), Failure> {
        self.guide = !self.guide;
        self.card_shown = None;
        let text = if self.guide {
            texts::guide_on(self.lang)
        } else {
            texts::guide_off(self.lang)
        };
        writeln!(self.console.out, "{text}")?;
        self.explain()
    }

    fn play_number(&mut self, number: usize) -> Result<(), Failure> {
        if self.game().whose_turn().is_none() {
            return self.nothing_to_decide();
        }
        match self.console.action(self.desk.play(), number)? {
            Some(action) => self.play_action(&action),
            None => Ok(()),
        }
    }

    fn play_action(&mut self, text: &str) -> Result<(), Failure> {
        let Some(seat) = self.game().whose_turn() else {
            return self.nothing_to_decide();
        };
        let action = text.to_owned();
        self.ask(seat, &Request::Act { action })
    }

    fn nothing_to_decide(&mut self) -> Result<(), Failure> {
        let text = if self.game().ending().is_some() {
            texts::over_commands(self.lang)
        } else {
            texts::nothing_to_do(self.lang)
        };
        writeln!(self.console.out, "{text}")?;
        Ok(())
    }
}
