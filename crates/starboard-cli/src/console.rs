//! Line mode: the board, numbered actions, the log and the result of a game, for local and online
//! tables.

use std::io::{BufRead, Write};

use starboard_kernel::{Lang, Step};
use starboard_table::Play;
use starboard_terminal::{Ended, sentences, step_line};

use crate::failure::Failure;
use crate::terminal::Paint;
use crate::texts;

/// Lists up to this length are shown whole.
const SHORT_LIST: usize = 30;
/// In a longer list, kinds of actions up to this number are still shown one by one.
const SMALL_GROUP: usize = 15;
const PAGE: usize = 20;
/// The longest line of input that is read; nobody types more.
const LONGEST_INPUT: u64 = 4096;

pub(crate) struct Console<'a, W> {
    lang: Lang,
    pub(crate) paint: Paint,
    /// The pages of a list that have not been shown.
    pending: Vec<String>,
    /// The board as last shown: an unchanged one is not read out again.
    board_shown: String,
    pub(crate) out: &'a mut W,
}

impl<'a, W: Write> Console<'a, W> {
    pub(crate) fn new(lang: Lang, paint: Paint, out: &'a mut W) -> Console<'a, W> {
        Console {
            lang,
            paint,
            pending: Vec::new(),
            board_shown: String::new(),
            out,
        }
    }

    pub(crate) fn say(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.out, "{line}")?;
        Ok(())
    }

    pub(crate) fn warn(&mut self, line: &str) -> Result<(), Failure> {
        let line = self.paint.warning(line);
        self.say(&line)
    }

    /// A new decision: the pages of the last list are outdated.
    pub(crate) fn begin(&mut self) {
        self.pending.clear();
    }

    pub(crate) fn board(&mut self, play: &Play) -> Result<(), Failure> {
        let board = self.rendered(play);
        writeln!(self.out, "\n{}", board.trim_end())?;
        self.board_shown = board;
        Ok(())
    }

    pub(crate) fn board_if_new(&mut self, play: &Play) -> Result<(), Failure> {
        if self.rendered(play) == self.board_shown {
            return Ok(());
        }
        self.board(play)
    }

    fn rendered(&self, play: &Play) -> String {
        let names = play.names(self.lang);
        play.position().render_named(self.lang, &names)
    }

    /// Whose turn it is, and the prompt.
    pub(crate) fn prompt(&mut self, play: &Play) -> Result<(), Failure> {
        let Some(seat) = play.whose_turn() else {
            return Ok(());
        };
        let name = play.called(seat, self.lang);
        let prompt = play.position().prompt(self.lang);
        let line = texts::turn(self.lang, &name, &prompt);
        let line = self.paint.bold(&line);
        self.say(&line)
    }

    /// The numbered actions. A long list shows kinds of which there are many as one line each.
    pub(crate) fn choices(&mut self, play: &Play) -> Result<(), Failure> {
        let actions = play.position().legal_actions();
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
                    let line = self.choice(play, number, action);
                    self.say(&line)?;
                }
            } else {
                let line = texts::group(self.lang, index + 1, index + group, word);
                self.say(&line)?;
            }
            index += group;
        }
        Ok(())
    }

    fn choice(&self, play: &Play, index: usize, action: &str) -> String {
        let words = words(play, action, self.lang);
        let number = index + 1;
        format!("  {number}  {}", self.lang.labelled(action, &words))
    }

    /// All actions, or those that begin so.
    pub(crate) fn list(&mut self, play: &Play, prefix: &str) -> Result<(), Failure> {
        let actions = play.position().legal_actions();
        let lines: Vec<String> = actions
            .iter()
            .enumerate()
            .filter(|(_, action)| action.starts_with(prefix))
            .map(|(index, action)| self.choice(play, index, action))
            .collect();
        if lines.is_empty() {
            return self.say(&texts::none_begins(self.lang, prefix));
        }
        self.pending = lines;
        self.next_page()
    }

    pub(crate) fn next_page(&mut self) -> Result<(), Failure> {
        if self.pending.is_empty() {
            return self.say(&texts::no_more(self.lang));
        }
        let rest = self.pending.split_off(self.pending.len().min(PAGE));
        for line in std::mem::replace(&mut self.pending, rest) {
            self.say(&line)?;
        }
        if !self.pending.is_empty() {
            self.say(&texts::more(self.lang, self.pending.len()))?;
        }
        Ok(())
    }

    /// The action with a number; prints an error if there is none.
    pub(crate) fn action(&mut self, play: &Play, number: usize) -> Result<Option<String>, Failure> {
        let mut actions = play.position().legal_actions();
        match number.checked_sub(1).filter(|index| *index < actions.len()) {
            Some(index) => Ok(Some(actions.swap_remove(index))),
            None => {
                self.warn(&texts::no_such_number(self.lang, actions.len()))?;
                Ok(None)
            }
        }
    }

    pub(crate) fn log(&mut self, play: &Play) -> Result<(), Failure> {
        let names = play.names(self.lang);
        let steps = play.history().steps();
        if steps.is_empty() {
            return self.say(&texts::log_empty(self.lang));
        }
        for (index, step) in steps.iter().enumerate() {
            write_step(index, step, self.lang, &names, self.out)?;
        }
        Ok(())
    }

    /// The events of the steps after the first `from`.
    pub(crate) fn steps(&mut self, play: &Play, from: usize) -> Result<(), Failure> {
        let names = play.names(self.lang);
        for step in play.history().steps().iter().skip(from) {
            for line in sentences(step, &names, self.lang) {
                self.say(&line)?;
            }
        }
        Ok(())
    }
}

/// An action in words.
pub(crate) fn words(play: &Play, action: &str, lang: Lang) -> String {
    let words = play.position().describe(action, lang);
    words.unwrap_or_else(|_| action.to_owned())
}

fn first_word(action: &str) -> &str {
    action.split(' ').next().unwrap_or(action)
}

/// Bytes that are not UTF-8 are no reason to end a game.
pub(crate) fn read_line(input: &mut impl BufRead, line: &mut String) -> std::io::Result<usize> {
    let mut bytes = Vec::new();
    let count = std::io::Read::take(&mut *input, LONGEST_INPUT).read_until(b'\n', &mut bytes)?;
    line.push_str(&String::from_utf8_lossy(&bytes));
    Ok(count)
}

/// One numbered step with what it brought about.
pub(crate) fn write_step(
    index: usize,
    step: &Step,
    lang: Lang,
    names: &[String],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let line = step_line(index, step, names, lang);
    match &sentences(step, names, lang)[..] {
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

/// How it ended: why, the points, who won. Whether it has ended.
pub(crate) fn write_ending(
    play: &Play,
    lang: Lang,
    paint: Paint,
    out: &mut impl Write,
) -> Result<bool, Failure> {
    let Some(ended) = Ended::of(play, lang) else {
        return Ok(false);
    };
    writeln!(out, "{}", ended.why)?;
    for score in &ended.scores {
        writeln!(out, "  {score}")?;
    }
    writeln!(out, "{}", paint.bold(&ended.headline))?;
    Ok(true)
}
