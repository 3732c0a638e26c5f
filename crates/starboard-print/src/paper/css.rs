//! Reads the stylesheets of printed pages, and says what they say about an element.
//!
//! They are CSS, cut down to what drawings and pages of fixed size need: rules with lists of
//! selectors, made of names, classes, `:not(.class)`, descendants and children; custom properties
//! and `var()`. Anything else is refused, so that nothing is silently without effect.

use std::collections::BTreeMap;
use std::rc::Rc;

/// The custom properties that an element has, its ancestors' included.
pub(super) type Variables = Rc<BTreeMap<String, String>>;

#[derive(Debug, Default)]
pub(super) struct Stylesheet {
    rules: Vec<Rule>,
}

#[derive(Debug)]
struct Rule {
    /// From the element itself outwards; the flag says that it must be the very parent of the
    /// one before.
    selector: Vec<(bool, Compound)>,
    weight: usize,
    declarations: Rc<[(String, String)]>,
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Compound {
    name: Option<String>,
    classes: Vec<String>,
    without: Vec<String>,
}

/// What selectors look at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<'a> {
    pub(super) name: &'a str,
    pub(super) class: &'a str,
    pub(super) parent: Option<&'a Place<'a>>,
}

impl Stylesheet {
    /// Adds a file. What comes later wins over what weighs the same.
    pub(super) fn add(&mut self, css: &str) -> Result<(), String> {
        let css = without_comments(css)?;
        let mut rest = css.as_str();
        while let Some((selectors, after)) = rest.split_once('{') {
            let (body, after) = after
                .split_once('}')
                .ok_or_else(|| format!("{} is not closed", selectors.trim()))?;
            rest = after;
            let declarations: Rc<[(String, String)]> = declarations(body)?.into();
            for selector in selectors.split(',') {
                let selector = read_selector(selector)?;
                let weight = selector.iter().map(|(_, compound)| compound.weight()).sum();
                self.rules.push(Rule {
                    selector,
                    weight,
                    declarations: Rc::clone(&declarations),
                });
            }
        }
        match rest.trim() {
            "" => Ok(()),
            left => Err(format!("no rule: {left}")),
        }
    }

    /// What is said about an element, what counts most last.
    pub(super) fn declarations(&self, place: &Place<'_>) -> Vec<&(String, String)> {
        let mut rules: Vec<&Rule> = self
            .rules
            .iter()
            .filter(|rule| selects(&rule.selector, place))
            .collect();
        rules.sort_by_key(|rule| rule.weight);
        rules
            .into_iter()
            .flat_map(|rule| rule.declarations.iter())
            .collect()
    }
}

impl Compound {
    fn weight(&self) -> usize {
        usize::from(self.name.is_some()) + 100 * (self.classes.len() + self.without.len())
    }

    fn fits(&self, place: &Place<'_>) -> bool {
        let has = |class: &String| place.class.split_ascii_whitespace().any(|own| own == class);
        self.name.as_ref().is_none_or(|name| name == place.name)
            && self.classes.iter().all(has)
            && !self.without.iter().any(has)
    }
}

fn selects(selector: &[(bool, Compound)], place: &Place<'_>) -> bool {
    let Some(((_, own), outer)) = selector.split_first() else {
        return true;
    };
    own.fits(place) && above(outer, place)
}

fn above(selector: &[(bool, Compound)], place: &Place<'_>) -> bool {
    let Some(((direct, _), _)) = selector.split_first() else {
        return true;
    };
    let mut at = place.parent;
    while let Some(place) = at {
        if selects(selector, place) {
            return true;
        }
        if *direct {
            return false;
        }
        at = place.parent;
    }
    false
}

fn without_comments(css: &str) -> Result<String, String> {
    let mut out = String::new();
    let mut rest = css;
    while let Some((before, after)) = rest.split_once("/*") {
        out += before;
        rest = after.split_once("*/").ok_or("a comment is not closed")?.1;
    }
    Ok(out + rest)
}

fn declarations(body: &str) -> Result<Vec<(String, String)>, String> {
    body.split(';')
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .map(|part| {
            let (name, value) = part
                .split_once(':')
                .ok_or_else(|| format!("{part} is no declaration"))?;
            Ok((name.trim().to_owned(), value.trim().to_owned()))
        })
        .collect()
}

fn read_selector(text: &str) -> Result<Vec<(bool, Compound)>, String> {
    let mut parts = Vec::new();
    let mut direct = false;
    for word in text.split_ascii_whitespace() {
        if word == ">" {
            direct = true;
            continue;
        }
        parts.push((std::mem::take(&mut direct), read_compound(word)?));
    }
    if parts.is_empty() || direct {
        return Err(format!("{text:?} is no selector"));
    }
    // The flag belongs to the outer one, seen from inside.
    let flags: Vec<bool> = parts.iter().map(|(direct, _)| *direct).collect();
    for (index, (direct, _)) in parts.iter_mut().enumerate() {
        *direct = flags.get(index + 1).copied().unwrap_or(false);
    }
    parts.reverse();
    Ok(parts)
}

fn read_compound(word: &str) -> Result<Compound, String> {
    let unknown = || format!("{word} is no selector that is understood here");
    let mut compound = Compound::default();
    let mut rest = word;
    let end = |text: &str| text.find(['.', ':']).unwrap_or(text.len());
    let name = &rest[..end(rest)];
    if !name.is_empty() && name != "*" {
        compound.name = Some(name.to_owned());
    }
    rest = &rest[name.len()..];
    while !rest.is_empty() {
        if let Some(after) = rest.strip_prefix(":not(.") {
            let (class, after) = after.split_once(')').ok_or_else(unknown)?;
            compound.without.push(class.to_owned());
            rest = after;
        } else if let Some(after) = rest.strip_prefix('.') {
            let (class, after) = after.split_at(end(after));
            compound.classes.push(class.to_owned());
            rest = after;
        } else {
            return Err(unknown());
        }
    }
    Ok(compound)
}

/// Puts the values of custom properties in their places.
pub(super) fn resolve(value: &str, variables: &Variables) -> Result<String, String> {
    let mut value = value.to_owned();
    while let Some(start) = value.find("var(") {
        let end = start
            + value[start..]
                .find(')')
                .ok_or_else(|| format!("{value} is not closed"))?;
        let inside = &value[start + 4..end];
        let (name, fallback) = match inside.split_once(',') {
            Some((name, fallback)) => (name.trim(), Some(fallback.trim())),
            None => (inside.trim(), None),
        };
        let found = variables
            .get(name)
            .map(String::as_str)
            .or(fallback)
            .ok_or_else(|| format!("nothing sets {name}"))?
            .to_owned();
        value.replace_range(start..=end, &found);
    }
    Ok(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(css: &str, place: &Place<'_>) -> Vec<String> {
        let mut sheet = Stylesheet::default();
        sheet.add(css).unwrap();
        let found = sheet.declarations(place);
        found.into_iter().map(|(_, value)| value.clone()).collect()
    }

    #[test]
    fn what_weighs_more_or_comes_later_comes_last() {
        let outer = Place {
            name: "div",
            class: "low board",
            parent: None,
        };
        let group = Place {
            name: "g",
            class: "piece",
            parent: Some(&outer),
        };
        let inner = Place {
            name: "path",
            class: "c-t s-k",
            parent: Some(&group),
        };
        let check = |css: &str, expected: &[&str]| {
            assert_eq!(values(css, &inner), expected, "{css}");
        };
        check(".low .c-t { fill: 2 } .c-t { fill: 1 }", &["1", "2"]);
        check("path, .nobody { fill: 1 } .s-k { fill: 2; }", &["1", "2"]);
        check(
            ".low > .c-t { fill: 1 } .low > .piece > path { fill: 2 }",
            &["2"],
        );
        check(
            ".c-t:not(.s-k) { fill: 1 } .c-t:not(.x) { fill: 2 }",
            &["2"],
        );
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        let mut sheet = Stylesheet::default();
        for css in [
            ".a { fill }",
            ".a { fill: 1",
            ".a:hover { fill: 1 }",
            "> { fill: 1 }",
            "/* open",
            ".a",
        ] {
            assert!(sheet.add(css).is_err(), "{css}");
        }
    }

    #[test]
    fn variables_are_put_in_or_fall_back() {
        let variables: Variables = Rc::new(
            [("--tone".to_owned(), "#123".to_owned())]
                .into_iter()
                .collect(),
        );
        assert_eq!(resolve("1pt var(--tone)", &variables).unwrap(), "1pt #123");
        assert_eq!(resolve("var(--x, none)", &variables).unwrap(), "none");
        assert!(resolve("var(--x)", &variables).is_err());
    }
}
