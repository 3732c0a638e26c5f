//! What the surroundings say about language, colour, and what can be shown.

use std::io::IsTerminal;

use starboard_kernel::Lang;
use starboard_terminal::{Colours, Look};

use crate::args::{ColourArg, ScreenArgs};

/// The language of the environment: the first of the usual variables that is set decides.
pub(crate) fn language() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| Lang::from_code(&value))
        .unwrap_or_default()
}

/// What the terminal can show, if it is to be used full screen: not by a screen reader, in a pipe, or on
/// a terminal that only knows lines.
pub(crate) fn full_screen(args: &ScreenArgs) -> Option<Look> {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let are_terminals = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if args.plain || is_dumb || !are_terminals {
        return None;
    }
    let found = Look::of_environment(|name| std::env::var(name).ok());
    Some(Look {
        unicode: found.unicode && !args.ascii,
        colours: match args.colour {
            ColourArg::Auto => found.colours,
            ColourArg::Never => Colours::None,
            ColourArg::Sixteen => Colours::Sixteen,
            ColourArg::Many => Colours::Many,
            ColourArg::True => Colours::True,
        },
    })
}

/// Emphasis, where a terminal shows it and the user has not switched it off.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint(bool);

impl Paint {
    pub(crate) fn for_stdout() -> Self {
        let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let able = std::env::var_os("TERM").is_none_or(|term| term != "dumb");
        Paint(wanted && able && std::io::stdout().is_terminal())
    }

    pub(crate) fn bold(self, text: &str) -> String {
        self.with("1", text)
    }

    pub(crate) fn warning(self, text: &str) -> String {
        self.with("33", text)
    }

    fn with(self, code: &str, text: &str) -> String {
        if self.0 {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }
}
