//! Writes the functions that say the messages of a catalogue.

use std::fmt::Write;

use crate::{Catalogue, Language, Message, languages};

pub(crate) fn functions(catalogue: &Catalogue, name: &str) -> String {
    let mut code = String::new();
    // Changes of a file must lead to another build, and the compiler tracks what is included.
    for file in catalogue.files() {
        let file = file.display().to_string();
        let _ = writeln!(code, "const _: &str = include_str!({file:?});");
    }
    code.push_str(&self::catalogue(catalogue, name));
    for (index, message) in catalogue.messages.iter().enumerate() {
        function(index, message, &mut code);
    }
    code
}

pub(crate) fn catalogue(catalogue: &Catalogue, name: &str) -> String {
    let embedded: String = languages()
        .iter()
        .map(|language| format!("&{:?}, ", catalogue.patterns(language.code())))
        .collect();
    format!(
        "#[cfg(not(target_family = \"wasm\"))]
        static CATALOGUE: ::starboard_kernel::catalogue::Catalogue =
            ::starboard_kernel::catalogue::Catalogue::embedded(&[{embedded}]);
        #[cfg(target_family = \"wasm\")]
        static CATALOGUE: ::starboard_kernel::catalogue::Catalogue =
            ::starboard_kernel::catalogue::Catalogue::downloaded({name:?});"
    )
}

fn function(index: usize, message: &Message, code: &mut String) {
    let name = message.id.replace('-', "_");
    let parameters: String = message
        .arguments
        .iter()
        .map(|argument| format!(", {}: {}", argument.name, argument.rust_type))
        .collect();
    let values: String = message
        .arguments
        .iter()
        .map(|argument| {
            let name = &argument.name;
            if message.pattern.counts(name) {
                format!("::starboard_kernel::catalogue::Value::count({name}), ")
            } else {
                format!("::starboard_kernel::catalogue::Value::Text(&{name}), ")
            }
        })
        .collect();
    let names: Vec<_> = message.arguments.iter().map(|a| a.name.as_str()).collect();
    let english = message.pattern.compiled(&names);
    let comment = match message.comment.as_str() {
        "" => format!("“{english}”"),
        comment => format!("{comment} “{english}”"),
    };
    let _ = write!(
        code,
        "#[doc = {comment:?}]
        #[must_use]
        #[allow(clippy::needless_pass_by_value, clippy::too_many_arguments)]
        pub fn {name}(lang: ::starboard_kernel::Lang{parameters}) -> String {{
            CATALOGUE.say(lang, {index}, &[{values}])
        }}"
    );
}

pub(crate) fn lang_enum(facts: &Catalogue) -> String {
    let languages = languages();
    let arms = |value: &dyn Fn(&Language) -> String| -> String {
        languages
            .iter()
            .map(|language| format!("Lang::{} => {}, ", variant(language), value(language)))
            .collect()
    };
    let fact = |id: &str| {
        let index = facts.messages.iter().position(|message| message.id == id);
        let index = index.expect("languages/en.ftl has all facts");
        arms(&|language| format!("{:?}", facts.patterns(language.code())[index]))
    };
    let declared: String = languages
        .iter()
        .map(|language| {
            let default = if language.code() == crate::ENGLISH {
                "#[default] "
            } else {
                ""
            };
            format!(
                "{default}#[serde(rename = {:?})] {}, ",
                language.code(),
                variant(language)
            )
        })
        .collect();
    let all: String = languages
        .iter()
        .map(|language| format!("Lang::{}, ", variant(language)))
        .collect();
    format!(
        "/// A language that everything exists in.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ::serde::Serialize, ::serde::Deserialize)]
        pub enum Lang {{ {declared} }}

        impl Lang {{
            pub const ALL: [Lang; {count}] = [{all}];

            /// The code of the language, as in `lang=\"pl\"`.
            #[must_use]
            pub const fn code(self) -> &'static str {{
                match self {{ {codes} }}
            }}

            /// What the language calls itself.
            #[must_use]
            pub const fn own_name(self) -> &'static str {{
                match self {{ {names} }}
            }}

            /// What separates whole numbers from decimals.
            #[must_use]
            pub const fn decimal_separator(self) -> &'static str {{
                match self {{ {separators} }}
            }}

            /// The word before the last item of a list.
            const fn and(self) -> &'static str {{
                match self {{ {ands} }}
            }}

            /// The same before the sound of a Spanish i.
            const fn and_before_i(self) -> &'static str {{
                match self {{ {ands_before_i} }}
            }}

            /// What follows a label, before a blank.
            #[must_use]
            pub const fn colon(self) -> &'static str {{
                match self {{ {colons} }}
            }}

            /// What separates clauses, before a blank.
            #[must_use]
            pub const fn semicolon(self) -> &'static str {{
                match self {{ {semicolons} }}
            }}

            const fn percent_sign(self) -> &'static str {{
                match self {{ {percents} }}
            }}

            /// The plural categories of the counts from 0 to 199.
            const fn plural_table(self) -> &'static str {{
                match self {{ {tables} }}
            }}
        }}",
        count = languages.len(),
        codes = arms(&|language| format!("{:?}", language.code())),
        names = fact("name"),
        separators = fact("decimal-separator"),
        ands = fact("and"),
        ands_before_i = fact("and-before-i"),
        colons = fact("colon"),
        semicolons = fact("semicolon"),
        percents = fact("percent"),
        tables = arms(&|language| format!("{:?}", language.plural_table())),
    )
}

/// The variant of a language: `Pl` for `pl`, `PtBr` for `pt-BR`.
fn variant(language: &Language) -> String {
    language
        .code()
        .split('-')
        .map(|part| {
            let (first, rest) = part.split_at(1);
            first.to_uppercase() + &rest.to_lowercase()
        })
        .collect()
}
