//! What the surroundings say about language and colour, and lines that fit into them.

use std::io::IsTerminal;

use starboard_kernel::Lang;

/// The language of the environment: the first of the usual variables that is set decides.
pub(crate) fn language() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| Lang::from_code(&value))
        .unwrap_or_default()
}

/// Breaks a text at spaces into lines of at most so many characters; a longer word has a line of its
/// own.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut room = 0;
    for word in text.split(' ') {
        let length = word.chars().count();
        match lines.last_mut() {
            Some(line) if length < room => {
                line.push(' ');
                line.push_str(word);
                room -= length + 1;
            }
            _ => {
                lines.push(word.to_owned());
                room = width.saturating_sub(length);
            }
        }
    }
    lines
}

/// Emphasis, where a terminal shows it and the user has not asked for none.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_at_spaces() {
        for (text, expected) in [
            ("", &[""][..]),
            ("one", &["one"]),
            ("one two", &["one two"]),
            ("one two three", &["one two", "three"]),
            // Characters count, not bytes.
            ("żółć żółć żółć", &["żółć", "żółć", "żółć"]),
            ("żyć żyć", &["żyć żyć"]),
            ("a longest word", &["a", "longest", "word"]),
            ("a very-long-word b", &["a", "very-long-word", "b"]),
        ] {
            assert_eq!(wrap(text, 7), expected, "{text}");
        }
    }
}
