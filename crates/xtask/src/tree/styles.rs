//! What styles keep to: every class in them is one that the program uses, and a game styles only
//! what is its own. Otherwise a rule outlives what it was made for, or a game changes how another
//! one or the app around it looks.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use anyhow::{Context, Result};
use lightningcss::{
    rules::{CssRule, CssRuleList, Location},
    selector::{Component, Selector},
};

use super::{
    Violation,
    tokens::{self, Kind},
};
use crate::{files, styles};

/// Where classes come from: folders, and the file that writes the page.
const PROGRAM: [&str; 4] = [
    "crates/starboard-print/src",
    "crates/starboard-web/src",
    "crates/starboard-web/template",
    "crates/xtask/src/web.rs",
];

/// Layers whose classes a game must not touch: it is given properties to set instead.
const AROUND: [&str; 2] = ["shell", "play"];

/// A selector as it is written, without what it is nested in.
struct Rule {
    file: String,
    line: usize,
    layer: String,
    classes: BTreeSet<String>,
    /// The first class of each element that the selector is about: what the element is, not what
    /// state it is in.
    elements: BTreeSet<String>,
    /// All classes, also those of what it is nested in.
    with_parents: BTreeSet<String>,
}

pub(super) fn check(root: &Path) -> Result<Vec<Violation>> {
    let mut rules = BTreeMap::new();
    for (name, path) in styles::sources(&root.join(styles::SOURCE))? {
        rules.insert(name, read(root, &path)?);
    }
    let games: BTreeSet<String> = rules
        .keys()
        .filter(|name| rules.contains_key(&format!("{name}-rules")))
        .cloned()
        .collect();
    let mut violations = Vec::new();
    let used = Used::read(root)?;
    for rule in rules.values().flatten() {
        for class in rule.classes.iter().filter(|class| !used.has(class)) {
            violations.push(rule.violation(format!("nothing has the class {class}")));
        }
    }
    let app = &rules[styles::APP];
    let base: BTreeSet<&String> = app
        .iter()
        .filter(|rule| rule.layer == "base")
        .flat_map(|rule| &rule.classes)
        .collect();
    let around: BTreeSet<&String> = app
        .iter()
        .filter(|rule| AROUND.contains(&rule.layer.as_str()))
        .flat_map(|rule| &rule.elements)
        .filter(|class| !base.contains(class))
        .collect();
    for game in &games {
        let scope = format!("game-{game}");
        for name in [game.clone(), format!("{game}-rules")] {
            for rule in &rules[&name] {
                if !rule.with_parents.contains(&scope) {
                    violations.push(rule.violation(format!("a rule outside of .{scope}")));
                }
                for class in rule.elements.iter().filter(|class| around.contains(class)) {
                    violations.push(rule.violation(format!(
                        "{class} is not the game's: let the app offer a property to set"
                    )));
                }
            }
        }
    }
    violations.extend(check_posters(&rules, &games, &base));
    violations.dedup();
    Ok(violations)
}

/// What is drawn of a game before it is played stands on pages of the app, beside other games: its
/// classes must be its own.
fn check_posters(
    rules: &BTreeMap<String, Vec<Rule>>,
    games: &BTreeSet<String>,
    base: &BTreeSet<&String>,
) -> Vec<Violation> {
    let mut violations = Vec::new();
    let posters = rules[styles::APP]
        .iter()
        .filter(|rule| rule.layer == "game");
    for poster in posters {
        let others = games
            .iter()
            .filter(|game| !poster.file.contains(&format!("/games/{game}/")));
        for rule in others.flat_map(|game| &rules[game]) {
            for class in poster.elements.intersection(&rule.elements) {
                if !base.contains(class) {
                    violations.push(poster.violation(format!("{class} is also of {}", rule.file)));
                }
            }
        }
    }
    violations
}

fn read(root: &Path, path: &Path) -> Result<Vec<Rule>> {
    let mut found = Vec::new();
    styles::parse(path, |sheet| {
        let place = |at: Location| {
            let file = &sheet.sources[at.source_index as usize];
            (
                files::name_below(root, Path::new(file)),
                at.line as usize + 1,
            )
        };
        collect(&sheet.rules, "", &BTreeSet::new(), &place, &mut found);
    })?;
    Ok(found)
}

fn collect(
    rules: &CssRuleList<'_>,
    layer: &str,
    parents: &BTreeSet<String>,
    place: &impl Fn(Location) -> (String, usize),
    found: &mut Vec<Rule>,
) {
    for rule in &rules.0 {
        match rule {
            CssRule::Style(style) => {
                let mut all = parents.clone();
                for selector in &style.selectors.0 {
                    let (mut classes, mut elements) = (BTreeSet::new(), BTreeSet::new());
                    classes_of(selector, &mut classes, &mut elements);
                    let with_parents = parents | &classes;
                    all.extend(classes.iter().cloned());
                    let (file, line) = place(style.loc);
                    found.push(Rule {
                        file,
                        line,
                        layer: layer.to_owned(),
                        classes,
                        elements,
                        with_parents,
                    });
                }
                collect(&style.rules, layer, &all, place, found);
            }
            CssRule::LayerBlock(block) => {
                let name = block.name.as_ref().and_then(|name| name.0.first());
                let layer = name.map_or(layer, |name| name.as_ref());
                collect(&block.rules, layer, parents, place, found);
            }
            CssRule::Media(media) => collect(&media.rules, layer, parents, place, found),
            CssRule::Supports(supports) => collect(&supports.rules, layer, parents, place, found),
            CssRule::Container(container) => {
                collect(&container.rules, layer, parents, place, found);
            }
            _ => {}
        }
    }
}

fn classes_of(
    selector: &Selector<'_>,
    classes: &mut BTreeSet<String>,
    elements: &mut BTreeSet<String>,
) {
    let mut first = true;
    for component in selector.iter_raw_match_order() {
        match component {
            Component::Combinator(_) => first = true,
            // `&.state` of a nested rule.
            Component::Nesting => first = false,
            Component::Class(class) => {
                classes.insert(class.0.to_string());
                if std::mem::take(&mut first) {
                    elements.insert(class.0.to_string());
                }
            }
            Component::Is(list)
            | Component::Where(list)
            | Component::Has(list)
            | Component::Negation(list) => {
                let mut states = BTreeSet::new();
                let inner = if first { &mut *elements } else { &mut states };
                for selector in list {
                    classes_of(selector, classes, inner);
                }
                first = false;
            }
            _ => {}
        }
    }
}

impl Rule {
    fn violation(&self, what: String) -> Violation {
        Violation {
            file: self.file.clone(),
            line: self.line,
            what,
        }
    }
}

/// The words in which the program can name a class.
struct Used {
    words: BTreeSet<String>,
    /// Beginnings of words that are put together: `seat-` of `seat-{number}`.
    beginnings: BTreeSet<String>,
}

impl Used {
    fn read(root: &Path) -> Result<Used> {
        let mut used = Used {
            words: BTreeSet::new(),
            beginnings: BTreeSet::new(),
        };
        for place in PROGRAM {
            let place = root.join(place);
            let paths = if place.is_file() {
                vec![place]
            } else {
                files::below(&place)?
            };
            for path in paths {
                let extension = path.extension().unwrap_or_default();
                if extension == "rs" {
                    let text = files::read_text(&path)?;
                    for token in
                        tokens::tokens(&text).with_context(|| path.display().to_string())?
                    {
                        if token.kind == Kind::Text {
                            used.add(&token.text);
                        }
                    }
                    for after in text.split("class:").skip(1) {
                        let end = after.find(|sign| !is_of_a_name(sign));
                        used.words.insert(after[..end.unwrap_or(0)].to_owned());
                    }
                } else if ["html", "js", "svg"]
                    .iter()
                    .any(|known| extension == *known)
                {
                    used.add(&files::read_text(&path)?);
                }
            }
        }
        Ok(used)
    }

    fn add(&mut self, text: &str) {
        let mut rest = text;
        while let Some(start) = rest.find(is_of_a_name) {
            rest = &rest[start..];
            let end = rest.find(|sign| !is_of_a_name(sign)).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            if after.starts_with('{') && word.ends_with('-') {
                self.beginnings.insert(word.to_owned());
            } else {
                self.words.insert(word.to_owned());
            }
            rest = after;
        }
    }

    fn has(&self, class: &str) -> bool {
        let begins = |beginning: &String| class.starts_with(beginning.as_str());
        self.words.contains(class)
            || self.beginnings.iter().any(begins)
            // The games' own roots.
            || class.starts_with("game-")
    }
}

fn is_of_a_name(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || sign == '-' || sign == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_the_program_are_found() {
        let mut used = Used {
            words: BTreeSet::new(),
            beginnings: BTreeSet::new(),
        };
        used.add("log-entry seat-{} chance");
        used.add(r#"<path class="c-t" d="M0 0"/>"#);
        for class in ["log-entry", "chance", "seat-3", "c-t"] {
            assert!(used.has(class), "{class}");
        }
        for class in ["log", "seat", "entry", "c-d"] {
            assert!(!used.has(class), "{class}");
        }
    }
}
