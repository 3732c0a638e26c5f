//! What a message says: text with variables and selections.

use std::collections::BTreeMap;

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement, VariantKey};

use crate::Language;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pattern(Vec<Piece>);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Piece {
    Text(String),
    Variable(String),
    Select {
        variable: String,
        /// Keys and what they lead to; the default is the last.
        variants: Vec<(String, Pattern)>,
    },
}

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The terms of a file, by name: `-brand` is `brand`.
pub(crate) type Terms = BTreeMap<String, Pattern>;

impl Pattern {
    /// Makes a pattern of what Fluent's parser read, or says what is not supported.
    pub(crate) fn from_fluent(
        pattern: &ast::Pattern<String>,
        terms: &Terms,
    ) -> Result<Pattern, String> {
        let mut pieces = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text(value, &mut pieces)?,
                PatternElement::Placeable { expression } => {
                    expression_pieces(expression, terms, &mut pieces)?;
                }
            }
        }
        Ok(Pattern(pieces))
    }

    /// The variables in it, each once.
    pub(crate) fn variables(&self) -> Vec<&str> {
        let mut found = Vec::new();
        self.collect_variables(&mut found);
        found.sort_unstable();
        found.dedup();
        found
    }

    fn collect_variables<'a>(&'a self, found: &mut Vec<&'a str>) {
        for piece in &self.0 {
            match piece {
                Piece::Text(_) => {}
                Piece::Variable(name) => found.push(name),
                Piece::Select { variable, variants } => {
                    found.push(variable);
                    for (_, pattern) in variants {
                        pattern.collect_variables(found);
                    }
                }
            }
        }
    }

    /// Whether a variable is counted in it, and so must be a number.
    pub(crate) fn counts(&self, name: &str) -> bool {
        self.0.iter().any(|piece| match piece {
            Piece::Text(_) | Piece::Variable(_) => false,
            Piece::Select { variable, variants } => {
                (variable == name && is_plural(variants))
                    || variants.iter().any(|(_, pattern)| pattern.counts(name))
            }
        })
    }

    /// The plural categories of the language for which a selection has no form.
    pub(crate) fn missing_categories(&self, language: &Language) -> Vec<&'static str> {
        let mut missing = Vec::new();
        for piece in &self.0 {
            if let Piece::Select { variants, .. } = piece {
                if is_plural(variants) {
                    let mut categories = language.categories();
                    categories.retain(|category| {
                        *category != "other" && variants.iter().all(|(key, _)| key != category)
                    });
                    missing.extend(categories);
                }
                for (_, pattern) in variants {
                    missing.extend(pattern.missing_categories(language));
                }
            }
        }
        missing
    }

    /// The pattern as the kernel reads it, its variables numbered in the order of these names.
    pub(crate) fn compiled(&self, names: &[&str]) -> String {
        let number = |name: &str| {
            names
                .iter()
                .position(|other| *other == name)
                .expect("variables have been compared with the arguments")
        };
        self.0
            .iter()
            .map(|piece| match piece {
                Piece::Text(text) => text.clone(),
                Piece::Variable(name) => format!("{{{}}}", number(name)),
                Piece::Select { variable, variants } => {
                    let variants: String = variants
                        .iter()
                        .map(|(key, pattern)| format!("{key}{{{}}}", pattern.compiled(names)))
                        .collect();
                    format!("{{{} {variants}}}", number(variable))
                }
            })
            .collect()
    }
}

fn is_plural(variants: &[(String, Pattern)]) -> bool {
    variants.iter().all(|(key, _)| {
        CATEGORIES.contains(&key.as_str()) || key.chars().all(|digit| digit.is_ascii_digit())
    })
}

fn text(value: &str, pieces: &mut Vec<Piece>) -> Result<(), String> {
    if value.contains(['{', '}']) {
        return Err("has a brace in its text, which is not supported".to_owned());
    }
    match pieces.last_mut() {
        Some(Piece::Text(before)) => before.push_str(value),
        _ => pieces.push(Piece::Text(value.to_owned())),
    }
    Ok(())
}

fn expression_pieces(
    expression: &Expression<String>,
    terms: &Terms,
    pieces: &mut Vec<Piece>,
) -> Result<(), String> {
    match expression {
        Expression::Inline(inline) => inline_pieces(inline, terms, pieces),
        Expression::Select { selector, variants } => {
            let InlineExpression::VariableReference { id } = selector else {
                return Err("selects by something that is not a variable".to_owned());
            };
            let mut compiled = Vec::new();
            let mut default = None;
            for variant in variants {
                let key = match &variant.key {
                    VariantKey::Identifier { name } => name.clone(),
                    VariantKey::NumberLiteral { value } => value.clone(),
                };
                let pattern = Pattern::from_fluent(&variant.value, terms)?;
                if variant.default {
                    default = Some((key, pattern));
                } else {
                    compiled.push((key, pattern));
                }
            }
            compiled.extend(default);
            pieces.push(Piece::Select {
                variable: id.name.clone(),
                variants: compiled,
            });
            Ok(())
        }
    }
}

fn inline_pieces(
    inline: &InlineExpression<String>,
    terms: &Terms,
    pieces: &mut Vec<Piece>,
) -> Result<(), String> {
    match inline {
        InlineExpression::StringLiteral { value } => {
            let mut unescaped = String::new();
            fluent_syntax::unicode::unescape_unicode(&mut unescaped, value)
                .map_err(|_| "has a text that cannot be unescaped".to_owned())?;
            text(&unescaped, pieces)
        }
        InlineExpression::NumberLiteral { value } => text(value, pieces),
        InlineExpression::VariableReference { id } => {
            pieces.push(Piece::Variable(id.name.clone()));
            Ok(())
        }
        InlineExpression::TermReference {
            id,
            attribute: None,
            arguments: None,
        } => {
            let term = terms
                .get(&id.name)
                .ok_or_else(|| format!("refers to the unknown term -{}", id.name))?;
            for piece in &term.0 {
                match piece {
                    Piece::Text(value) => text(value, pieces)?,
                    other => pieces.push(other.clone()),
                }
            }
            Ok(())
        }
        InlineExpression::Placeable { expression } => expression_pieces(expression, terms, pieces),
        InlineExpression::FunctionReference { id, .. } => Err(format!(
            "calls the function {}, which is not supported",
            id.name
        )),
        InlineExpression::MessageReference { id, .. }
        | InlineExpression::TermReference { id, .. } => Err(format!(
            "refers to {} in a way that is not supported",
            id.name
        )),
    }
}
