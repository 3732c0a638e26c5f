//! Reads the files of a catalogue and compares translations with the English file.

use std::collections::BTreeMap;
use std::path::Path;

use fluent_syntax::ast::{self, Entry};

use crate::pattern::{Pattern, Terms};
use crate::{Argument, Catalogue, ENGLISH, Error, Message, language};

pub(crate) fn catalogue(folder: &Path) -> Result<Catalogue, Error> {
    let messages = english(&folder.join(format!("{ENGLISH}.ftl")))?;
    let mut translations = BTreeMap::new();
    for language in language::in_folder(folder)? {
        if language.code() != ENGLISH {
            let file = folder.join(format!("{}.ftl", language.code()));
            let translated = translation(&file, &messages)?;
            translations.insert(language.code().to_owned(), translated);
        }
    }
    Ok(Catalogue {
        folder: folder.to_owned(),
        messages,
        translations,
    })
}

pub(crate) fn catalogues_below(crates: &Path) -> Result<BTreeMap<String, Catalogue>, Error> {
    let mut found = BTreeMap::new();
    let mut folders = vec![crates.to_owned()];
    while let Some(folder) = folders.pop() {
        let unreadable = |problem: std::io::Error| Error {
            file: folder.clone(),
            what: format!("cannot be read: {problem}"),
        };
        for entry in std::fs::read_dir(&folder).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            if path.is_dir() {
                folders.push(path);
            }
        }
        if folder.join(format!("{ENGLISH}.ftl")).exists() {
            let name = folder.strip_prefix(crates).unwrap_or(&folder);
            let name: Vec<_> = name.iter().map(|part| part.to_string_lossy()).collect();
            found.insert(name.join("/"), catalogue(&folder)?);
        }
    }
    Ok(found)
}

fn english(file: &Path) -> Result<Vec<Message>, Error> {
    let mut messages: Vec<Message> = Vec::new();
    for (message, pattern) in parse(file)? {
        let wrong = |what: String| error(file, &message.id.name, &what);
        let comment = message.comment.as_ref().map(|comment| &comment.content);
        let lines: Vec<&str> = comment.into_iter().flatten().map(String::as_str).collect();
        let (listed, said): (Vec<&str>, Vec<&str>) =
            lines.into_iter().partition(|line| line.starts_with('$'));
        let arguments = arguments(&listed.join(", ")).map_err(wrong)?;
        let mut names: Vec<_> = arguments.iter().map(|a| a.name.as_str()).collect();
        names.sort_unstable();
        if names != pattern.variables() {
            return Err(error(
                file,
                &message.id.name,
                &format!(
                    "uses the variables {:?}, but the comment above lists {names:?}",
                    pattern.variables()
                ),
            ));
        }
        messages.push(Message {
            id: message.id.name.clone(),
            arguments,
            pattern,
            comment: said.join(" "),
        });
    }
    Ok(messages)
}

fn translation(file: &Path, messages: &[Message]) -> Result<BTreeMap<String, Pattern>, Error> {
    let mut translated = BTreeMap::new();
    for (message, pattern) in parse(file)? {
        let id = &message.id.name;
        let original = messages
            .iter()
            .find(|original| original.id == *id)
            .ok_or_else(|| error(file, id, "is not in the English file"))?;
        for variable in pattern.variables() {
            if original.arguments.iter().all(|a| a.name != variable) {
                return Err(error(
                    file,
                    id,
                    &format!("uses ${variable}, which the English message does not have"),
                ));
            }
        }
        translated.insert(id.clone(), pattern);
    }
    Ok(translated)
}

/// The messages of a file, with the terms they refer to written out.
fn parse(file: &Path) -> Result<Vec<(ast::Message<String>, Pattern)>, Error> {
    let source = std::fs::read_to_string(file).map_err(|problem| Error {
        file: file.to_owned(),
        what: format!("cannot be read: {problem}"),
    })?;
    let line_of = |position: usize| source[..position].lines().count().max(1);
    let resource = fluent_syntax::parser::parse(source.clone()).map_err(|(_, errors)| {
        let first = errors.first().expect("a failure has a reason");
        Error {
            file: file.to_owned(),
            what: format!("line {}: {first}", line_of(first.pos.start)),
        }
    })?;
    let mut terms = Terms::new();
    let mut messages: Vec<(ast::Message<String>, Pattern)> = Vec::new();
    for entry in resource.body {
        match entry {
            Entry::Term(term) => {
                let wrong = |what: String| error(file, &term.id.name, &what);
                let pattern = Pattern::from_fluent(&term.value, &terms).map_err(wrong)?;
                terms.insert(term.id.name, pattern);
            }
            Entry::Message(message) => {
                let wrong = |what: &str| error(file, &message.id.name, what);
                let Some(value) = &message.value else {
                    return Err(wrong("has no text"));
                };
                if !message.attributes.is_empty() {
                    return Err(wrong("has attributes, which are not supported"));
                }
                if messages.iter().any(|(other, _)| other.id == message.id) {
                    return Err(wrong("is there twice"));
                }
                let pattern = Pattern::from_fluent(value, &terms).map_err(|what| wrong(&what))?;
                messages.push((message, pattern));
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Junk { content } => {
                return Err(Error {
                    file: file.to_owned(),
                    what: format!("is not Fluent: {content}"),
                });
            }
        }
    }
    Ok(messages)
}

/// Reads `$name (&str), $count (usize)`.
fn arguments(list: &str) -> Result<Vec<Argument>, String> {
    let mut arguments = Vec::new();
    for listed in list.split("$").skip(1) {
        let listed = listed.trim().trim_end_matches(',');
        let parts = listed
            .strip_suffix(')')
            .and_then(|listed| listed.split_once(" ("));
        let Some((name, rust_type)) = parts else {
            return Err(format!(
                "lists “${listed}” in the comment above: write $name (Type)"
            ));
        };
        arguments.push(Argument {
            name: name.to_owned(),
            rust_type: rust_type.to_owned(),
        });
    }
    Ok(arguments)
}

fn error(file: &Path, id: &str, what: &str) -> Error {
    Error {
        file: file.to_owned(),
        what: format!("{id} {what}"),
    }
}
