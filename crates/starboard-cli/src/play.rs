//! `starboard play`: plain lines in and out, so that it works in pipes, on a dumb terminal and
//! with a screen reader.

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use starboard_bots::{BotSpec, Settings as BotSettings};
use starboard_guide::{Card, Reader};
use starboard_kernel::erased::Rules;
use starboard_kernel::{Actor, Lang, Level, OptionValues, PlayError, Seat, Seed, Step};
use starboard_table::{Event, LocalTable, Play, Player, Refusal, Request, SeatKind, usual_name};

use crate::args::{PlayArgs, SeatArg};
use crate::failure::Failure;
use crate::terminal::{Paint, wrap};
use crate::{files, saves, texts};

/// Who plays against a person who has not said against whom.
const USUAL_LEVEL: Level = Level::new(3).expect("a level");
/// Who gives hints.
const HINT_LEVEL: Level = Level::new(4).expect("a level");
const HINTS: usize = 3;
/// Lists up to this length are shown whole.
const SHORT_LIST: usize = 30;
/// In a longer list, kinds of actions up to this number are still shown one by one.
const SMALL_GROUP: usize = 15;
const PAGE: usize = 20;
/// How wide the text of the guide is, without its indentation.
const GUIDE_WIDTH: usize = 76;
/// The longest line of input that is read; more is nobody's typing.
const LONGEST_INPUT: u64 = 4096;

pub(crate) fn run(
    args: &PlayArgs,
    lang: Lang,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (table, file, named) = set_up(args, lang)?;
    let mut game = Game {
        table,
        changes: 0,
        lang,
        paint: Paint::for_stdout(),
        file,
        named,
        unsaved: false,
        pending: Vec::new(),
        board_shown: String::new(),
        guide: args.guide,
        card_shown: None,
        out,
    };
    if args.guide && game.someone().is_none() {
        return Err(Failure::usage(
            "--guide",
            "only bots sit at this table; seat a person to be guided, or leave --guide out",
        ));
    }
    // A game that cannot be saved is found out before anybody has thought about it.
    game.save()?;
    game.introduce()?;
    game.play(input)?;
    game.say_goodbye()
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

fn random_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        Failure::Failed(format!(
            "the system gives no random numbers ({error}); give a seed with --seed"
        ))
    })?;
    Ok(Seed::new(bytes))
}

/// Milliseconds since 1970.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
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
            _ => SeatArg::Level(USUAL_LEVEL),
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

/// What somebody typed.
enum Input<'a> {
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

/// Commands are understood in every language, whatever the game is shown in: no game's notation
/// uses these words.
fn understand(line: &str) -> Input<'_> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match (word.to_lowercase().as_str(), rest.trim()) {
        ("list" | "lista", prefix) => Input::List(prefix),
        ("more" | "dalej", "") => Input::More,
        ("board" | "plansza", "") => Input::Board,
        ("log" | "dziennik", "") => Input::Log,
        ("hint" | "podpowiedź" | "podpowiedz", "") => Input::Hint,
        ("guide" | "przewodnik", "") => Input::Guide,
        ("undo" | "cofnij", "") => Input::Undo,
        ("resign" | "poddaj", "") => Input::Resign,
        ("rematch" | "rewanż" | "rewanz", "") => Input::Rematch,
        ("help" | "pomoc" | "?", "") => Input::Help,
        ("quit" | "exit" | "koniec", "") => Input::Quit,
        _ => line
            .parse()
            .map_or_else(|_| Input::Action(line), Input::Number),
    }
}

struct Game<'a, W> {
    table: LocalTable,
    /// Rises with everything that happens.
    changes: u64,
    lang: Lang,
    paint: Paint,
    file: PathBuf,
    /// The user chose the file; a rematch stays in it.
    named: bool,
    /// The last change could not be saved, and the user knows.
    unsaved: bool,
    /// The pages of a list that have not been shown.
    pending: Vec<String>,
    /// The board as it was last shown: an unchanged one is not read out again.
    board_shown: String,
    /// Whether every step is explained.
    guide: bool,
    /// The card of the guide that was last shown, and to whom: it is not repeated.
    card_shown: Option<(Option<Seat>, Card)>,
    out: &'a mut W,
}

impl<W: Write> Game<'_, W> {
    /// The game at the table.
    fn game(&self) -> &Play {
        self.table.play()
    }

    fn introduce(&mut self) -> Result<(), Failure> {
        let title = self.game().position().rules().title(self.lang);
        writeln!(self.out, "{}", self.paint.bold(&title))?;
        for (index, player) in self.table.play().players().iter().enumerate() {
            let line = match player.kind {
                SeatKind::Person => texts::seat_person(self.lang, index + 1, &player.name),
                SeatKind::Bot { level } => {
                    texts::seat_bot(self.lang, index + 1, &player.name, level.get())
                }
            };
            writeln!(self.out, "{line}")?;
        }
        let begun = self.game().history().steps().iter();
        if begun.clone().any(|step| step.actor != Actor::Chance) {
            writeln!(self.out, "{}", texts::resumed(self.lang, begun.len()))?;
        }
        writeln!(self.out, "{}", texts::welcome(self.lang))?;
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
            if self.game().ending().is_some() && self.someone().is_none() {
                return Ok(());
            }
            write!(self.out, "> ")?;
            self.out.flush()?;
            line.clear();
            if read_line(input, &mut line)? == 0 {
                writeln!(self.out)?;
                return Ok(());
            }
            let typed = line.trim();
            if typed.is_empty() {
                continue;
            }
            match understand(typed) {
                Input::Quit => return Ok(()),
                Input::Number(number) => self.play_number(number)?,
                Input::Action(text) => self.play_action(text)?,
                Input::List(prefix) => self.list(prefix)?,
                Input::More => self.next_page()?,
                Input::Board => self.board()?,
                Input::Log => self.log()?,
                Input::Hint => self.hint()?,
                Input::Guide => self.switch_guide()?,
                Input::Help => writeln!(self.out, "{}", texts::help(self.lang))?,
                Input::Undo => match self.someone() {
                    Some(seat) => self.ask(seat, &Request::Undo)?,
                    None => self.nothing_to_decide()?,
                },
                Input::Resign => match self.game().whose_turn().or_else(|| self.someone()) {
                    Some(seat) => self.ask(seat, &Request::Resign)?,
                    None => self.nothing_to_decide()?,
                },
                Input::Rematch => self.rematch()?,
            }
        }
    }

    /// The person to act or, if it is nobody's turn, some person at the table.
    fn someone(&self) -> Option<Seat> {
        let is_person = |seat: &Seat| self.game().kind(*seat) == Some(SeatKind::Person);
        self.game()
            .whose_turn()
            .filter(is_person)
            .or_else(|| Seat::first(self.game().players().len()).find(is_person))
    }

    /// Whom the guide speaks to: the person to act or, while others act, the only person at the
    /// table.
    fn reader(&self) -> Option<Seat> {
        let is_person = |seat: &Seat| self.game().kind(*seat) == Some(SeatKind::Person);
        self.game().whose_turn().filter(is_person).or_else(|| {
            let mut people = Seat::first(self.game().players().len()).filter(is_person);
            people.next().filter(|_| people.next().is_none())
        })
    }

    fn play_bots(&mut self) -> Result<(), Failure> {
        let mut acting = None;
        while let Some((seat, level)) = self.game().bot_to_act() {
            // Once in a turn: what a bot does in detail is told as it happens.
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
        let settings = BotSettings {
            spec: BotSpec::Level(level),
            seed: self.table.bot_seed(),
            // One thread: the same game again gives the same bots, on every machine.
            threads: 1,
            clock: starboard_bots::clock,
        };
        let choice = starboard_bots::bot(position.rules(), settings).choose(position)?;
        let value = |values: &[f64]| values.get(seat.index()).copied();
        let mut lines = vec![(choice.action.clone(), value(&choice.value))];
        for line in choice.lines {
            if line.action == choice.action {
                lines[0].1 = value(&line.value);
            } else {
                lines.push((line.action, value(&line.value)));
            }
        }
        Some(lines)
    }

    /// Asks for something at the table, tells what happened and saves; a refusal is told with its
    /// reason.
    fn ask(&mut self, seat: Seat, request: &Request) -> Result<(), Failure> {
        let before = self.game().history().length();
        match self.table.handle(seat, request, now()) {
            Ok(entry) => {
                let event = entry.event.clone();
                self.changes += 1;
                self.keep()?;
                self.tell(&event, before)
            }
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// The next game, in a file of its own unless the user has chosen one.
    fn rematch(&mut self) -> Result<(), Failure> {
        match self.table.rematch(random_seed()?) {
            Ok(table) => {
                self.table = table;
                self.changes += 1;
                if !self.named {
                    let game = self.game().position().rules().name();
                    self.file = saves::default_path(game, &self.table.commitment());
                }
                self.keep()?;
                writeln!(self.out, "{}", texts::restarted(self.lang))?;
                self.tell_steps(0)
            }
            Err(refusal) => self.refuse(&refusal),
        }
    }

    fn refuse(&mut self, refusal: &Refusal) -> Result<(), Failure> {
        let text = match refusal {
            Refusal::Play(PlayError::Unreadable(unreadable)) => {
                texts::not_understood(self.lang, &unreadable.text)
            }
            _ => self.table.table().reason_text(refusal, self.lang),
        };
        writeln!(self.out, "{}", self.paint.warning(&text))?;
        Ok(())
    }

    /// Tells what has happened; there were `before` steps.
    fn tell(&mut self, event: &Event, before: usize) -> Result<(), Failure> {
        let lang = self.lang;
        match event {
            Event::Moved { .. } => self.tell_steps(before)?,
            Event::TookBack { to, .. } => writeln!(self.out, "{}", texts::took_back(lang, *to))?,
            Event::Resigned { seat } => {
                let player = self.game().players()[seat.index()].clone();
                writeln!(self.out, "{}", texts::has_resigned(lang, &player.name))?;
                if let SeatKind::Bot { level } = player.kind {
                    let text = texts::bot_takes_over(lang, &player.name, level.get());
                    writeln!(self.out, "{text}")?;
                }
            }
            // Nothing else can be asked for here. The end is told with the board and the points.
            _ => {}
        }
        Ok(())
    }

    fn tell_steps(&mut self, from: usize) -> Result<(), Failure> {
        let game = self.table.play();
        let names = game.names(self.lang);
        for step in &game.history().steps()[from..] {
            for line in narration(step, self.lang, &names) {
                writeln!(self.out, "{line}")?;
            }
        }
        Ok(())
    }

    /// The board and the choices of who is to act, or how it ended.
    fn show_decision(&mut self, ended: &mut bool) -> Result<(), Failure> {
        self.pending.clear();
        if let Some(ending) = self.game().ending() {
            if !*ended {
                *ended = true;
                self.board()?;
                write_ending(
                    self.game().ending_text(self.lang).as_deref(),
                    &ending.scores,
                    &ending.winners,
                    &self.game().names(self.lang),
                    self.lang,
                    self.out,
                )?;
                self.explain()?;
                let file = quoted(&self.file);
                writeln!(self.out, "{}", texts::how_to_verify(self.lang, &file))?;
                if self.someone().is_some() {
                    writeln!(self.out, "{}", texts::over_commands(self.lang))?;
                }
            }
            return Ok(());
        }
        *ended = false;
        if self.rendered() != self.board_shown {
            self.board()?;
        }
        self.explain()?;
        self.prompt()?;
        self.choices()
    }

    fn rendered(&self) -> String {
        let game = self.game();
        game.position()
            .render_named(self.lang, &game.names(self.lang))
    }

    fn board(&mut self) -> Result<(), Failure> {
        let board = self.rendered();
        writeln!(self.out, "\n{}", board.trim_end())?;
        self.board_shown = board;
        Ok(())
    }

    /// Shows the card of the guide, if that is on and the reader has not just seen the card.
    fn explain(&mut self) -> Result<(), Failure> {
        if !self.guide {
            return Ok(());
        }
        let reader = self.reader();
        let Some(card) = self.card(reader) else {
            return Ok(());
        };
        let next = (reader, card);
        if self.card_shown.as_ref() == Some(&next) {
            return Ok(());
        }
        let (_, card) = self.card_shown.insert(next);
        let title = texts::guide_title(self.lang, &card.title);
        writeln!(self.out, "\n{}", self.paint.bold(&title))?;
        for line in wrap(&card.text, GUIDE_WIDTH) {
            writeln!(self.out, "  {line}")?;
        }
        let rules = texts::guide_rules(self.lang, &card.rules.join(", "));
        writeln!(self.out, "  {rules}\n")?;
        Ok(())
    }

    /// What the guide has to say now.
    fn card(&self, reader: Option<Seat>) -> Option<Card> {
        let position = self.game().position();
        let over = position.ending().is_some();
        // Nothing while several people wait for a bot, nor when everybody has given up.
        if !over && (reader.is_none() || self.game().ending().is_some()) {
            return None;
        }
        let names = self.game().names(self.lang);
        let reader = Reader::new(reader, self.lang).with_names(&names);
        let card = starboard_guide::card(position, reader)?;
        let daily = self.table.table().plan().daily.is_some();
        Some(if daily && !over {
            card.without_advice(self.lang)
        } else {
            card
        })
    }

    fn prompt(&mut self) -> Result<(), Failure> {
        let Some(seat) = self.game().whose_turn() else {
            return Ok(());
        };
        let name = &self.game().players()[seat.index()].name;
        let prompt = self.game().position().prompt(self.lang);
        let line = texts::turn(self.lang, name, &prompt);
        writeln!(self.out, "{}", self.paint.bold(&line))?;
        Ok(())
    }

    /// The numbered actions. A long list shows kinds of which there are many as one line each.
    fn choices(&mut self) -> Result<(), Failure> {
        let actions = self.game().position().legal_actions();
        let short = actions.len() <= SHORT_LIST;
        let mut index = 0;
        while index < actions.len() {
            let word = first_word(&actions[index]);
            let group = actions[index..]
                .iter()
                .take_while(|action| first_word(action) == word)
                .count();
            if short || group <= SMALL_GROUP {
                for (number, action) in actions.iter().enumerate().skip(index).take(group) {
                    let line = self.choice(number, action);
                    writeln!(self.out, "{line}")?;
                }
            } else {
                let line = texts::group(self.lang, index + 1, index + group, word);
                writeln!(self.out, "{line}")?;
            }
            index += group;
        }
        Ok(())
    }

    fn choice(&self, index: usize, action: &str) -> String {
        let words = self.words(action);
        let number = index + 1;
        format!("  {number}  {action}: {words}")
    }

    fn words(&self, action: &str) -> String {
        self.game()
            .position()
            .describe(action, self.lang)
            .unwrap_or_else(|_| action.to_owned())
    }

    fn list(&mut self, prefix: &str) -> Result<(), Failure> {
        if self.game().whose_turn().is_none() {
            return self.nothing_to_decide();
        }
        let actions = self.game().position().legal_actions();
        let lines: Vec<String> = actions
            .iter()
            .enumerate()
            .filter(|(_, action)| action.starts_with(prefix))
            .map(|(index, action)| self.choice(index, action))
            .collect();
        if lines.is_empty() {
            writeln!(self.out, "{}", texts::none_begins(self.lang, prefix))?;
            return Ok(());
        }
        self.pending = lines;
        self.next_page()
    }

    fn next_page(&mut self) -> Result<(), Failure> {
        if self.pending.is_empty() {
            writeln!(self.out, "{}", texts::no_more(self.lang))?;
            return Ok(());
        }
        let rest = self.pending.split_off(self.pending.len().min(PAGE));
        for line in &self.pending {
            writeln!(self.out, "{line}")?;
        }
        self.pending = rest;
        if !self.pending.is_empty() {
            writeln!(self.out, "{}", texts::more(self.lang, self.pending.len()))?;
        }
        Ok(())
    }

    fn log(&mut self) -> Result<(), Failure> {
        let names = self.game().names(self.lang);
        let steps = self.table.play().history().steps();
        if steps.is_empty() {
            writeln!(self.out, "{}", texts::log_empty(self.lang))?;
        }
        for (index, step) in steps.iter().enumerate() {
            write_step(index, step, self.lang, &names, self.out)?;
        }
        Ok(())
    }

    fn hint(&mut self) -> Result<(), Failure> {
        if self.game().whose_turn().is_none() {
            return self.nothing_to_decide();
        }
        if self.table.table().plan().daily.is_some() {
            writeln!(self.out, "{}", texts::no_help_in_daily(self.lang))?;
            return Ok(());
        }
        let Some(lines) = self.think(HINT_LEVEL) else {
            writeln!(self.out, "{}", texts::hint_none(self.lang))?;
            return Ok(());
        };
        for (action, value) in lines.iter().take(HINTS) {
            let words = self.words(action);
            let line = match value {
                Some(value) => {
                    let percent = (value * 100.0).round() as i64;
                    let rules = self.game().position().rules();
                    if self.game().players().len() == 1 && rules.has_points() {
                        // Alone one does not win: a whole share is a hundred points.
                        texts::hint_line_alone(self.lang, action, &words, percent)
                    } else {
                        texts::hint_line(self.lang, action, &words, percent)
                    }
                }
                None => texts::hint_only(self.lang, action, &words),
            };
            writeln!(self.out, "{line}")?;
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
        writeln!(self.out, "{text}")?;
        self.explain()
    }

    fn play_number(&mut self, number: usize) -> Result<(), Failure> {
        if self.game().whose_turn().is_none() {
            return self.nothing_to_decide();
        }
        let actions = self.game().position().legal_actions();
        match number.checked_sub(1).and_then(|index| actions.get(index)) {
            Some(action) => self.play_action(action),
            None => {
                let text = texts::no_such_number(self.lang, actions.len());
                writeln!(self.out, "{}", self.paint.warning(&text))?;
                Ok(())
            }
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
            texts::not_your_decision(self.lang)
        };
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    fn save(&mut self) -> Result<(), Failure> {
        files::write(&self.file, &self.table.record().write())
            .map_err(|error| Failure::file("--save", &self.file, &error))
    }

    /// Saves what has happened. A full disk does not stop a game: the user is told once, and every
    /// later change tries again to save all of it.
    fn keep(&mut self) -> Result<(), Failure> {
        match self.save() {
            Ok(()) => self.unsaved = false,
            Err(failure) if !self.unsaved => {
                self.unsaved = true;
                let text = texts::not_saved(self.lang, &failure.to_string());
                writeln!(self.out, "{}", self.paint.warning(&text))?;
            }
            Err(_) => {}
        }
        Ok(())
    }

    fn say_goodbye(&mut self) -> Result<(), Failure> {
        if self.unsaved {
            self.save()?;
        }
        let file = quoted(&self.file);
        writeln!(self.out, "{}", texts::saved(self.lang, &file))?;
        if self.game().ending().is_none() {
            writeln!(self.out, "{}", texts::how_to_resume(self.lang, &file))?;
        }
        self.out.flush()?;
        Ok(())
    }
}

/// A path as one types it in a shell.
fn quoted(path: &std::path::Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-+:\\~".contains(c);
    if text.chars().all(plain) {
        text
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

fn first_word(action: &str) -> &str {
    action.split(' ').next().unwrap_or(action)
}

/// Bytes that are not UTF-8 are no reason to end a game.
fn read_line(input: &mut impl BufRead, line: &mut String) -> std::io::Result<usize> {
    let mut bytes = Vec::new();
    let count = std::io::Read::take(&mut *input, LONGEST_INPUT).read_until(b'\n', &mut bytes)?;
    line.push_str(&String::from_utf8_lossy(&bytes));
    Ok(count)
}

/// What a step tells, one sentence per event.
fn narration(step: &Step, lang: Lang, names: &[String]) -> Vec<String> {
    step.events
        .iter()
        .map(|event| event.narrate(lang, names))
        .collect()
}

/// One numbered step with what it brought about.
pub(crate) fn write_step(
    index: usize,
    step: &Step,
    lang: Lang,
    names: &[String],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let line = match step.actor {
        Actor::Player(seat) => {
            texts::step_player(lang, index + 1, &names[seat.index()], &step.text)
        }
        Actor::Chance => texts::step_chance(lang, index + 1, &step.text),
    };
    match &narration(step, lang, names)[..] {
        [sentence] => writeln!(out, "{line} – {sentence}")?,
        sentences => {
            writeln!(out, "{line}")?;
            for sentence in sentences {
                writeln!(out, "    {sentence}")?;
            }
        }
    }
    Ok(())
}

/// How it ended: why, the points, who won.
pub(crate) fn write_ending(
    why: Option<&str>,
    scores: &[i64],
    winners: &[Seat],
    names: &[String],
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if let Some(why) = why {
        writeln!(out, "{why}")?;
    }
    for (name, &points) in names.iter().zip(scores) {
        writeln!(out, "{}", texts::score(lang, name, points))?;
    }
    let winners: Vec<&str> = winners
        .iter()
        .filter_map(|winner| names.get(winner.index()))
        .map(String::as_str)
        .collect();
    let line = match winners[..] {
        [] => texts::nobody_wins(lang),
        [winner] => texts::winner(lang, winner),
        _ => texts::winners(lang, &lang.list(&winners)),
    };
    writeln!(out, "{}", Paint::for_stdout().bold(&line))?;
    Ok(())
}
