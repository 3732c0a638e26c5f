//! The commands of line mode, as people type them. Their words are in the catalogue: those of the
//! language that the program speaks are understood, and always those of English.

use starboard_kernel::Lang;
use starboard_terminal::without_marks;

use crate::texts;

macro_rules! commands {
    ($($name:ident $words:ident),* $(,)?) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Command {
            $($name),*
        }

        impl Command {
            const ALL: &[Command] = &[$(Command::$name),*];

            /// Its spellings, the first of which is the one that help names.
            fn words(self, lang: Lang) -> String {
                match self {
                    $(Command::$name => texts::$words(lang)),*
                }
            }
        }
    };
}

commands! {
    List command_list,
    More command_more,
    Board command_board,
    Log command_log,
    Hint command_hint,
    Guide command_guide,
    Undo command_undo,
    Resign command_resign,
    Rematch command_rematch,
    Help command_help,
    Quit command_quit,
    Say command_say,
    Who command_who,
    Name command_name,
    Sit command_sit,
    Stand command_stand,
    Yes command_yes,
    No command_no,
    Ask command_ask,
    Replace command_replace,
    Rest command_rest,
    Return command_return,
    Link command_link,
    Move command_move,
    Bot command_bot,
    Person command_person,
    Free command_free,
    Close command_close,
    Remove command_remove,
    Readmit command_readmit,
    Open command_open,
    Mute command_mute,
    Unmute command_unmute,
    Secret command_secret,
    Delete command_delete,
    Me command_me,
}

impl Command {
    /// The command that a word stands for. Capitals and the marks of letters do not matter.
    pub(crate) fn read(word: &str, lang: Lang) -> Option<Command> {
        let word = plain(word);
        [lang, Lang::En].into_iter().find_map(|lang| {
            let mut all = Command::ALL.iter().copied();
            all.find(|command| command.spellings(lang).any(|spelling| spelling == word))
        })
    }

    fn spellings(self, lang: Lang) -> impl Iterator<Item = String> {
        let words = self.words(lang);
        let spellings: Vec<String> = words.split(',').map(|word| plain(word.trim())).collect();
        spellings.into_iter()
    }
}

fn plain(word: &str) -> String {
    without_marks(&word.to_lowercase())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn commands_are_understood_in_their_language_and_in_english() {
        for (word, lang, expected) in [
            ("list", Lang::En, Some(Command::List)),
            ("LIST", Lang::Pl, Some(Command::List)),
            ("podpowiedź", Lang::Pl, Some(Command::Hint)),
            ("Podpowiedz", Lang::Pl, Some(Command::Hint)),
            ("linki", Lang::Pl, Some(Command::Link)),
            ("?", Lang::Pl, Some(Command::Help)),
            ("exit", Lang::Pl, Some(Command::Quit)),
            ("podpowiedź", Lang::En, None),
            ("listen", Lang::En, None),
            ("", Lang::En, None),
        ] {
            assert_eq!(Command::read(word, lang), expected, "{word}");
        }
    }

    #[test]
    fn no_two_commands_share_a_word() {
        for lang in Lang::ALL {
            let mut known = BTreeMap::new();
            for &command in Command::ALL {
                for word in command.spellings(lang).chain(command.spellings(Lang::En)) {
                    let is_one_word = !word.is_empty() && !word.contains(char::is_whitespace);
                    assert!(is_one_word, "{lang:?} {command:?}: “{word}”");
                    let other = *known.entry(word.clone()).or_insert(command);
                    assert_eq!(other, command, "{lang:?}: both are “{word}”");
                }
            }
        }
    }

    /// Help, and every text that tells what to type, names commands by their words.
    #[test]
    fn help_names_every_command_of_its_language() {
        for lang in Lang::ALL {
            let all = [
                texts::help(lang),
                texts::online_help(lang),
                texts::lobby_help(lang),
                texts::lobby_how(lang),
                texts::welcome(lang),
            ];
            let all = all.join(" ");
            let known: Vec<&str> = all.split(|sign: char| !sign.is_alphanumeric()).collect();
            for &command in Command::ALL {
                let words = command.words(lang);
                let word = words.split(',').next().unwrap_or_default();
                assert!(
                    known.contains(&word),
                    "{lang:?}: help does not name “{word}”"
                );
            }
            for (text, commands) in [
                (
                    texts::over_commands(lang),
                    &[Command::Rematch, Command::Undo][..],
                ),
                (texts::online_over(lang), &[Command::Rematch, Command::Quit]),
                (texts::more(lang, 7), &[Command::More]),
                (texts::group(lang, 1, 2, "x"), &[Command::List]),
                (
                    texts::not_understood(lang, "x"),
                    &[Command::List, Command::Help],
                ),
                (texts::guide_on(lang), &[Command::Guide]),
                (texts::sit_how(lang), &[Command::Sit]),
                (texts::answer_how(lang), &[Command::Yes, Command::No]),
                (texts::undo_ask(lang, ""), &[Command::Ask]),
                (texts::name_first(lang), &[Command::Name]),
                (texts::lobby_how(lang), &[Command::Open, Command::Help]),
                (texts::lobby_not_understood(lang, "x"), &[Command::Help]),
            ] {
                for command in commands {
                    let words = command.words(lang);
                    let word = words.split(',').next().unwrap_or_default();
                    assert!(
                        text.contains(word),
                        "{lang:?}: “{text}” does not name “{word}”"
                    );
                }
            }
        }
    }
}
