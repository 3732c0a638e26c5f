//! Just enough of Rust's lexical grammar to tell code from comments and strings. A full parser
//! would be another large dependency for the sake of a few words.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An identifier or keyword.
    Word,
    /// A number that is not an integer.
    Float,
    /// The inside of a string.
    Text,
    /// Anything else, one character at a time.
    Sign,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub(super) kind: Kind,
    pub(super) text: &'a str,
    pub(super) line: usize,
}

impl Token<'_> {
    fn is(&self, text: &str) -> bool {
        self.kind != Kind::Text && self.text == text
    }
}

/// The tokens of `source` without comments, whitespace, integers and character literals.
pub(super) fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut lexer = Lexer {
        rest: source,
        line: 1,
        tokens: Vec::new(),
        after_dot: false,
    };
    while !lexer.rest.is_empty() {
        lexer.step();
    }
    lexer.tokens
}

/// Leaves out every `#[cfg(test)] mod … { … }`.
pub(super) fn without_tests<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
    const START: [&str; 8] = ["#", "[", "cfg", "(", "test", ")", "]", "mod"];
    let mut kept = Vec::with_capacity(tokens.len());
    let mut index = 0;
    while index < tokens.len() {
        let rest = &tokens[index..];
        let is_test =
            rest.len() > START.len() && START.iter().zip(rest).all(|(text, token)| token.is(text));
        if !is_test {
            kept.push(tokens[index]);
            index += 1;
            continue;
        }
        let mut depth = 0;
        for token in rest {
            index += 1;
            if token.is("{") {
                depth += 1;
            } else if token.is("}") {
                depth -= 1;
            }
            // `mod tests;` has no braces; such files are called tests.rs.
            if depth == 0 && (token.is("}") || token.is(";")) {
                break;
            }
        }
    }
    kept
}

/// What follows the first word of a path: `b` in `::b::c`, and both `b` and `d` in `::{b::c, d}`.
pub(super) fn path_heads<'t, 'a>(after: &'t [Token<'a>]) -> Vec<&'t Token<'a>> {
    let [first, second, head, tail @ ..] = after else {
        return Vec::new();
    };
    if !first.is(":") || !second.is(":") {
        return Vec::new();
    }
    if !head.is("{") {
        return vec![head];
    }
    let mut heads = Vec::new();
    let mut depth = 0;
    let mut at_head = true;
    for token in tail {
        match token.text {
            "{" => depth += 1,
            "}" if depth == 0 => break,
            "}" => depth -= 1,
            "," if depth == 0 => at_head = true,
            _ if at_head => {
                heads.push(token);
                at_head = false;
            }
            _ => {}
        }
    }
    heads
}

struct Lexer<'a> {
    rest: &'a str,
    line: usize,
    tokens: Vec<Token<'a>>,
    /// The last token was a single `.`, so that digits are the name of a field.
    after_dot: bool,
}

impl<'a> Lexer<'a> {
    fn step(&mut self) {
        let rest = self.rest;
        let after_dot = std::mem::take(&mut self.after_dot);
        let first = rest.chars().next().unwrap_or_default();
        if first.is_whitespace() {
            self.take(first.len_utf8());
        } else if rest.starts_with("//") {
            self.take(rest.find('\n').unwrap_or(rest.len()));
        } else if rest.starts_with("/*") {
            self.take(block_comment(rest));
        } else if let Some(quotes) = quotes(rest) {
            self.string(&quotes);
        } else if first == '\'' || rest.starts_with("b'") {
            self.take(character_or_lifetime(rest));
        } else if is_word_start(first) {
            let length = word(rest);
            self.push(Kind::Word, length);
        } else if first.is_ascii_digit() {
            let (length, is_float) = number(rest, after_dot);
            if is_float {
                self.push(Kind::Float, length);
            } else {
                self.take(length);
            }
        } else {
            self.after_dot = first == '.' && !rest.starts_with("..");
            self.push(Kind::Sign, first.len_utf8());
        }
    }

    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    fn push(&mut self, kind: Kind, length: usize) {
        let line = self.line;
        let text = self.take(length);
        self.tokens.push(Token { kind, text, line });
    }

    fn string(&mut self, quotes: &Quotes) {
        self.take(quotes.open);
        let mut length = 0;
        while !self.rest[length..].starts_with(&quotes.close) {
            let mut characters = self.rest[length..].chars();
            let Some(character) = characters.next() else {
                break;
            };
            length += character.len_utf8();
            if character == '\\' && !quotes.raw {
                length += characters.next().map_or(0, char::len_utf8);
            }
        }
        self.push(Kind::Text, length);
        self.take(quotes.close.len().min(self.rest.len()));
    }
}

struct Quotes {
    /// Length of what comes before the text: the quote with its prefix.
    open: usize,
    close: String,
    raw: bool,
}

/// `"`, `b"`, `c"`, `r"`, `br#"` and so on.
fn quotes(text: &str) -> Option<Quotes> {
    let after_prefix = text.trim_start_matches(['b', 'c']);
    let prefix = text.len() - after_prefix.len();
    if prefix > 1 {
        return None;
    }
    let after_r = after_prefix.strip_prefix('r');
    let raw = after_r.is_some();
    let after_r = after_r.unwrap_or(after_prefix);
    let after_hashes = after_r.trim_start_matches('#');
    let hashes = after_r.len() - after_hashes.len();
    if !after_hashes.starts_with('"') || (hashes > 0 && !raw) {
        return None;
    }
    Some(Quotes {
        open: prefix + usize::from(raw) + hashes + 1,
        close: format!("\"{}", "#".repeat(hashes)),
        raw,
    })
}

/// Length of a comment that starts here; comments nest.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut length = 0;
    while length < text.len() {
        let rest = &text[length..];
        if rest.starts_with("/*") {
            depth += 1;
            length += 2;
        } else if rest.starts_with("*/") {
            depth -= 1;
            length += 2;
            if depth == 0 {
                break;
            }
        } else {
            length += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    length
}

/// Length of `'a'`, `b'\n'` or the `'` of a lifetime.
fn character_or_lifetime(text: &str) -> usize {
    let open = text.find('\'').map_or(text.len(), |quote| quote + 1);
    let inside = &text[open..];
    let close = if let Some(escape) = inside.strip_prefix('\\') {
        // The escaped character may itself be a quote.
        let escaped = escape.chars().next().map_or(0, char::len_utf8);
        escape[escaped..]
            .find('\'')
            .map(|quote| 1 + escaped + quote)
    } else {
        let character = inside.chars().next().map_or(0, char::len_utf8);
        inside[character..].starts_with('\'').then_some(character)
    };
    close.map_or(open, |close| open + close + 1)
}

/// Length of a number, and whether it is a float. After a dot it is the name of a field.
fn number(text: &str, after_dot: bool) -> (usize, bool) {
    let digits = word(text);
    if after_dot {
        return (digits, false);
    }
    let head = &text[..digits];
    let rest = &text[digits..];
    if head.starts_with("0x") || head.starts_with("0b") || head.starts_with("0o") {
        return (digits, false);
    }
    let suffix = head.trim_start_matches(|digit: char| digit == '_' || digit.is_ascii_digit());
    let mut float = suffix.starts_with(['e', 'E', 'f']);
    let mut length = digits;
    if let Some(fraction) = rest.strip_prefix('.') {
        let next = fraction.chars().next().unwrap_or(' ');
        // `0..5` is a range and `1.max(2)` a call.
        if next != '.' && !is_word_start(next) {
            float = true;
            length += 1 + word(fraction);
        }
    }
    (length, float)
}

fn is_word_start(character: char) -> bool {
    character == '_' || character.is_alphabetic()
}

fn word(text: &str) -> usize {
    text.find(|character: char| character != '_' && !character.is_alphanumeric())
        .unwrap_or(text.len())
}
