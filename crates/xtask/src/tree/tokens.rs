//! The words and strings of Rust sources, without comments and tests.

use std::collections::BTreeSet;

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, Group, Literal, Spacing, TokenStream, TokenTree};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An identifier or keyword.
    Word,
    /// A string literal, as it is written.
    Text,
}

#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) text: String,
    pub(super) line: usize,
}

/// The words and strings of `source`. Comments, documentation and modules with `#[cfg(test)]` are
/// left out.
pub(super) fn tokens(source: &str) -> Result<Vec<Token>> {
    let stream: TokenStream = source
        .parse()
        .map_err(|error| anyhow!("not Rust: {error}"))?;
    let mut tokens = Vec::new();
    collect(stream, &mut tokens);
    Ok(tokens)
}

/// Whatever can name a function or a crate: all words but fields and methods. Tests count, and so do examples
/// in documentation.
pub(super) fn names(source: &str) -> Result<BTreeSet<String>> {
    let stream: TokenStream = source
        .parse()
        .map_err(|error| anyhow!("not Rust: {error}"))?;
    let mut names = BTreeSet::new();
    collect_names(stream, false, &mut names);
    Ok(names)
}

fn collect_names(stream: TokenStream, in_doc: bool, names: &mut BTreeSet<String>) {
    let mut rest = stream.into_iter().peekable();
    // How many dots come before: one for a field or a method, two for a range.
    let mut dots = 0;
    let mut after_sign = false;
    while let Some(tree) = rest.next() {
        let before = std::mem::take(&mut dots);
        let is_attribute = std::mem::take(&mut after_sign);
        match tree {
            TokenTree::Punct(sign) => {
                dots = if sign.as_char() == '.' { before + 1 } else { 0 };
                after_sign = matches!(sign.as_char(), '#' | '!');
            }
            TokenTree::Ident(word) => {
                let is_field = matches!(rest.peek(), Some(TokenTree::Punct(sign))
                    if sign.as_char() == ':' && sign.spacing() == Spacing::Alone);
                if before != 1 && !is_field {
                    names.insert(word.to_string());
                }
            }
            TokenTree::Group(group) => {
                let in_doc = is_attribute && is_doc(&group);
                collect_names(group.stream(), in_doc, names);
            }
            TokenTree::Literal(literal) if in_doc => {
                let text = string(&literal).unwrap_or_default();
                let words = text.split(|char: char| !char.is_alphanumeric() && char != '_');
                names.extend(words.map(str::to_owned));
            }
            TokenTree::Literal(_) => {}
        }
    }
}

fn collect(stream: TokenStream, tokens: &mut Vec<Token>) {
    let mut rest = stream.into_iter().peekable();
    let mut in_tests = false;
    while let Some(tree) = rest.next() {
        let line = tree.span().start().line;
        match tree {
            TokenTree::Punct(sign) if sign.as_char() == '#' => {
                // An inner attribute: `#![…]`.
                rest.next_if(
                    |next| matches!(next, TokenTree::Punct(sign) if sign.as_char() == '!'),
                );
                match rest.next_if(is_brackets) {
                    Some(TokenTree::Group(attribute)) if is_cfg_test(&attribute) => {
                        in_tests = true;
                    }
                    Some(TokenTree::Group(attribute)) if !is_doc(&attribute) => {
                        collect(attribute.stream(), tokens);
                    }
                    _ => {}
                }
            }
            // An item with the attribute ends with its braces, or with a semicolon.
            TokenTree::Group(group) => {
                if !in_tests {
                    collect(group.stream(), tokens);
                } else if group.delimiter() == Delimiter::Brace {
                    in_tests = false;
                }
            }
            TokenTree::Punct(sign) => {
                if sign.as_char() == ';' {
                    in_tests = false;
                }
            }
            _ if in_tests => {}
            TokenTree::Ident(word) => tokens.push(Token {
                kind: Kind::Word,
                text: word.to_string(),
                line,
            }),
            TokenTree::Literal(literal) => {
                if let Some(text) = string(&literal) {
                    tokens.push(Token {
                        kind: Kind::Text,
                        text,
                        line,
                    });
                }
            }
        }
    }
}

fn is_brackets(tree: &TokenTree) -> bool {
    matches!(tree, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket)
}

fn is_doc(attribute: &Group) -> bool {
    let first = attribute.stream().into_iter().next();
    matches!(first, Some(TokenTree::Ident(name)) if name == "doc")
}

fn is_cfg_test(attribute: &Group) -> bool {
    attribute.stream().to_string().replace(' ', "") == "cfg(test)"
}

/// What is between the quotes of a string.
fn string(literal: &Literal) -> Option<String> {
    let text = literal.to_string();
    let quoted = text.trim_start_matches(['b', 'c', 'r', '#']);
    let (text, _) = quoted.strip_prefix('"')?.rsplit_once('"')?;
    Some(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_tests_are_left_out() {
        let source = r##"
            //! chess /* and */ checkers
            /// chess
            fn f<'a>(x: &'a str) -> char { /* chess */ '"' }
            const A: &str = "a \" b";
            const B: &[u8] = br#"c "d""#;
            #[cfg(test)]
            mod tests { use chess::Chess; }
            #[cfg(test)]
            mod more_tests;
            #[derive(Debug)]
            struct Last;
        "##;
        let tokens = tokens(source).expect("Rust");
        let texts = |kind: Kind| -> Vec<&str> {
            let tokens = tokens.iter().filter(|token| token.kind == kind);
            tokens.map(|token| token.text.as_str()).collect()
        };
        assert_eq!(texts(Kind::Text), [r#"a \" b"#, r#"c "d""#]);
        assert_eq!(
            texts(Kind::Word),
            [
                "fn", "f", "a", "x", "a", "str", "char", "const", "A", "str", "const", "B", "u8",
                "derive", "Debug", "struct", "Last",
            ],
        );
        assert_eq!(tokens.last().map(|token| token.line), Some(12));
    }

    #[test]
    fn names_are_what_is_not_a_field() {
        let source = r##"
            /// ```
            /// shown::here();
            /// ```
            fn f(argument: u8) -> u8 { x.field + x.method() + a::b(..c) + S { part: d } }
            #[cfg(test)]
            mod tests { const A: &str = "text"; use e::{f1, g}; }
        "##;
        let names = names(source).expect("Rust");
        for named in ["shown", "f", "a", "b", "c", "d", "e", "f1", "g", "tests"] {
            assert!(names.contains(named), "{named}: {names:?}");
        }
        for other in ["argument", "field", "method", "part", "text"] {
            assert!(!names.contains(other), "{other}: {names:?}");
        }
    }

    #[test]
    fn what_is_not_rust_is_an_error() {
        assert!(tokens("fn f( {").is_err());
    }
}
