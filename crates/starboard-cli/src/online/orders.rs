//! The commands of line mode at online tables and in the lobby.

use starboard_kernel::{Lang, Level, Seat};
use starboard_table::{Clock, Plan, Request, SeatFor, Wish};

use crate::args::OptionArg;
use crate::commands::Command;
use crate::failure::Failure;
use crate::play::Input;
use crate::saves;

/// A command at a table.
pub(super) enum Order<'a> {
    Say(&'a str),
    Who,
    Links,
    /// On this seat, or on the first free one.
    Sit(Option<Seat>),
    Request(Request),
    Wish(Wish),
    Answer(bool),
    MoveSeat,
    Name(&'a str),
    /// Hides the messages of the person with this name or seat, or shows them again.
    Mute(&'a str, bool),
    /// A command of all tables.
    Play(Input<'a>),
}

pub(super) fn understand(line: &str, lang: Lang) -> Order<'_> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    let words: Vec<&str> = rest.split_whitespace().collect();
    let command = Command::read(word, lang);
    let order = command.and_then(|command| match (command, &words[..]) {
        (Command::Say, [_, ..]) => Some(Order::Say(rest)),
        (Command::Name, [_, ..]) => Some(Order::Name(rest)),
        (Command::Mute, [_, ..]) => Some(Order::Mute(rest, true)),
        (Command::Unmute, [_, ..]) => Some(Order::Mute(rest, false)),
        (Command::Who, []) => Some(Order::Who),
        (Command::Link, []) => Some(Order::Links),
        (Command::Sit, []) => Some(Order::Sit(None)),
        (Command::Sit, [number]) => seat(number).map(|seat| Order::Sit(Some(seat))),
        (Command::Stand, []) => Some(Order::Request(Request::Stand)),
        (Command::Yes, []) => Some(Order::Answer(true)),
        (Command::No, []) => Some(Order::Answer(false)),
        (Command::Ask, []) => Some(Order::Wish(Wish::Undo)),
        (Command::Rest, []) => Some(Order::Request(Request::HandOver)),
        (Command::Return, []) => Some(Order::Request(Request::Return)),
        (Command::Move, []) => Some(Order::MoveSeat),
        (Command::Close, []) => Some(Order::Request(Request::Close)),
        (Command::Replace, [number]) => {
            seat(number).map(|seat| Order::Wish(Wish::TakeOver { seat }))
        }
        (Command::Remove, [number]) => {
            seat(number).map(|seat| Order::Request(Request::Remove { seat }))
        }
        (Command::Readmit, [number]) => {
            seat(number).map(|seat| Order::Request(Request::Readmit { seat }))
        }
        (Command::Free, [number]) => {
            seat(number).map(|seat| Order::Request(Request::Free { seat }))
        }
        (Command::Person, [number]) => seat(number).map(|seat| plan(seat, None)),
        (Command::Bot, [number, level]) => {
            let level = level.parse().ok().and_then(Level::new);
            seat(number)
                .zip(level)
                .map(|(seat, level)| plan(seat, Some(level)))
        }
        _ => None,
    });
    order.unwrap_or_else(|| Order::Play(crate::play::understand(line, lang)))
}

fn plan(seat: Seat, level: Option<Level>) -> Order<'static> {
    let by = level.map_or(SeatFor::Person, SeatFor::bot);
    Order::Request(Request::Plan { seat, by })
}

/// A seat by its number.
fn seat(number: &str) -> Option<Seat> {
    let index = number.parse::<usize>().ok()?.checked_sub(1)?;
    (index < Seat::MOST).then(|| Seat::new(index))
}

/// A command in the lobby.
pub(super) enum Choice<'a> {
    Number(usize),
    Open(&'a str),
    Name(&'a str),
    List,
    ReplaceSecret,
    Delete,
    Help,
    Quit,
    Unknown,
}

pub(super) fn choose(line: &str, lang: Lang) -> Choice<'_> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match (Command::read(word, lang), rest.trim()) {
        (Some(Command::Open), rest) if !rest.is_empty() => Choice::Open(rest),
        (Some(Command::Name), rest) if !rest.is_empty() => Choice::Name(rest),
        (Some(Command::List), "") => Choice::List,
        (Some(Command::Secret), "") => Choice::ReplaceSecret,
        (Some(Command::Delete), rest) if Command::read(rest, lang) == Some(Command::Me) => {
            Choice::Delete
        }
        (Some(Command::Help), "") => Choice::Help,
        (Some(Command::Quit), "") => Choice::Quit,
        _ => line.parse().map_or(Choice::Unknown, Choice::Number),
    }
}

/// Whether this is a confirmation.
pub(super) fn is_yes(line: &str, lang: Lang) -> bool {
    Command::read(line, lang) == Some(Command::Yes)
}

/// Parses the description of a new table: the game, then in any order options such as `players=3`, `public`,
/// `silent`, `clock=20+10` or `clock=3d`, and `level:2` for every bot.
pub(super) fn new_table(text: &str) -> Result<Plan, Failure> {
    let mut words = text.split_whitespace();
    let registry = starboard_games::registry();
    let rules = saves::rules(&registry, "open", words.next().unwrap_or_default())?;
    let wrong = |word: &str| {
        Failure::usage(
            "open",
            format!(
                "{word}: write options as players=3, public, silent, clock=20+10 (minutes and seconds), \
                 clock=3d (days) or level:2 (a bot)"
            ),
        )
    };
    let mut given = Vec::new();
    let mut bots = Vec::new();
    let mut table = Plan {
        chat: true,
        ..Plan::new(rules.name(), Default::default(), Vec::new())
    };
    for word in words {
        match word.split_once(['=', ':']) {
            Some(("clock", time)) => table.clock = clock(time).ok_or_else(|| wrong(word))?,
            Some(("level", level)) => {
                let level = level.parse().ok().and_then(Level::new);
                bots.push(SeatFor::bot(level.ok_or_else(|| wrong(word))?));
            }
            Some((name, value)) if !name.is_empty() && !value.is_empty() => given.push(OptionArg {
                name: name.to_owned(),
                value: value.to_owned(),
            }),
            None if word == "public" => table.public = true,
            None if word == "silent" => table.chat = false,
            _ => return Err(wrong(word)),
        }
    }
    table.options = saves::option_values(&rules.schema(), &given)?;
    let start = rules.start(&table.options);
    let seats = start
        .map_err(|violations| Failure::usage("open", violations))?
        .seats();
    let people = seats.saturating_sub(bots.len());
    table.seats = std::iter::repeat_n(SeatFor::Person, people)
        .chain(bots)
        .collect();
    let checked = table.check_online(&registry);
    checked.map_err(|violations| Failure::usage("open", violations))?;
    Ok(table)
}

/// `20+10` is minutes and seconds, `3d` days.
fn clock(text: &str) -> Option<Clock> {
    if let Some(days) = text.strip_suffix('d') {
        let days = days.parse().ok()?;
        return Some(Clock::PerMove { days });
    }
    let (minutes, increment) = text.split_once('+')?;
    Some(Clock::Live {
        minutes: minutes.parse().ok()?,
        increment: increment.parse().ok()?,
    })
}

#[cfg(test)]
mod tests {
    use starboard_kernel::OptionValues;

    use super::*;

    #[test]
    fn tables_are_described_in_words() {
        let check = |text: &str, clock: Clock, seats: &[Option<u8>], public: bool, chat: bool| {
            let plan = new_table(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let wanted = seats.iter().map(|level| match level {
                None => SeatFor::Person,
                Some(level) => SeatFor::bot(Level::new(*level).expect("a level")),
            });
            assert_eq!(plan.seats, wanted.collect::<Vec<_>>(), "{text}");
            assert_eq!((plan.clock, plan.public, plan.chat), (clock, public, chat));
        };
        let live = Clock::Live {
            minutes: 20,
            increment: 10,
        };
        let days = Clock::PerMove { days: 3 };
        check("armada", Clock::None, &[None], false, true);
        let text = "guardians players=3 public clock=20+10 level:2";
        check(text, live, &[None, None, Some(2)], true, true);
        check("rescue silent clock=3d", days, &[None, None], false, false);
        for bad in [
            "",
            "chess",
            "guardians fast",
            "guardians players=9",
            "guardians clock=soon",
            "guardians clock=999+1",
            "guardians level:9",
            "guardians level:1 level:1 level:1",
        ] {
            let error = new_table(bad).expect_err(bad).to_string();
            assert!(error.starts_with("open: "), "{bad}: {error}");
        }
    }

    #[test]
    fn orders_are_understood() {
        for (line, expected) in [
            ("sit", true),
            ("usiądź 2", true),
            ("bot 2 3", true),
            ("say hello", true),
            ("tak", true),
            ("zastap 2", true),
            ("mute Ada Lovelace", true),
            ("wycisz 2", true),
            ("odcisz Ada", true),
            ("sit down", false),
            ("bot 2 9", false),
            ("say", false),
            ("mute", false),
            ("free 0", false),
            ("a1", false),
        ] {
            let is_own = !matches!(understand(line, Lang::Pl), Order::Play(_));
            assert_eq!(is_own, expected, "{line}");
        }
        for line in ["delete me", "skasuj mnie", "Skasuj  MNIE"] {
            assert!(matches!(choose(line, Lang::Pl), Choice::Delete), "{line}");
        }
        for line in ["delete", "skasuj", "delete them", "secret service"] {
            assert!(matches!(choose(line, Lang::Pl), Choice::Unknown), "{line}");
        }
        for (line, expected) in [("Tak", true), ("yes", true), ("", false), ("yes!", false)] {
            assert_eq!(is_yes(line, Lang::Pl), expected, "{line}");
        }
    }

    /// No action of any game is taken for a command, in any language.
    #[test]
    fn actions_are_not_taken_for_commands() {
        for rules in starboard_games::registry().iter() {
            let mut position = rules.start(&OptionValues::new()).expect("a game");
            for turn in 0..300 {
                let actions = position.legal_actions();
                for action in actions.iter().take(50) {
                    for lang in Lang::ALL {
                        let taken = understand(action, lang);
                        let is_action = matches!(taken, Order::Play(Input::Action(_)));
                        assert!(is_action, "{lang:?}: {action}");
                    }
                }
                let outcomes = position.outcomes();
                if let Some(action) = actions.get(turn * 7 % actions.len().max(1)) {
                    position.play(action).expect("legal");
                } else if let Some((outcome, _)) = outcomes.get(turn * 7 % outcomes.len().max(1)) {
                    position.resolve(outcome).expect("possible");
                } else {
                    break;
                }
            }
        }
    }
}
