//! Texts of people that others read: everything in them can be seen, and nothing in them changes
//! how the text around them is read.

use std::ops::RangeInclusive;

/// What is wrong with a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Obscure {
    /// A character without a shape of its own: invisible, changing the direction, or not assigned.
    Invisible,
    /// More marks on a letter than any language has.
    Marks,
}

/// Marks on one letter; Vietnamese and Hebrew have up to three.
const MOST_MARKS: usize = 3;
const EMOJI_STYLE: char = '\u{fe0f}';
const JOINER: char = '\u{200d}';
/// Letters, symbols and marks that nevertheless show nothing.
const BLANKS: [RangeInclusive<char>; 14] = [
    '\u{34f}'..='\u{34f}',
    '\u{115f}'..='\u{1160}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    '\u{fe00}'..='\u{fe0f}',
    '\u{ffa0}'..='\u{ffa0}',
    '\u{fffc}'..='\u{fffc}',
    '\u{16fe4}'..='\u{16fe4}',
    '\u{1d159}'..='\u{1d159}',
    '\u{1da9b}'..='\u{1da9f}',
    '\u{1daa1}'..='\u{1daaf}',
    '\u{e0100}'..='\u{e01ef}',
];

/// Checks that a text of one line consists of visible characters and plain spaces. An emoji may
/// consist of several that are joined.
pub(crate) fn check(text: &str) -> Result<(), Obscure> {
    let characters: Vec<char> = text.chars().collect();
    let mut marks = 0;
    for (index, &character) in characters.iter().enumerate() {
        let before = index.checked_sub(1).map(|index| characters[index]);
        let after = characters.get(index + 1).copied();
        let follows_emoji = before.is_some_and(is_emoji);
        let joins = character == JOINER
            && (follows_emoji || before == Some(EMOJI_STYLE))
            && after.is_some_and(is_emoji);
        if joins || (character == EMOJI_STYLE && follows_emoji) {
            continue;
        }
        let is_blank = BLANKS.iter().any(|range| range.contains(&character));
        if is_blank || !is_printable(character) {
            return Err(Obscure::Invisible);
        }
        marks = if is_mark(character) { marks + 1 } else { 0 };
        if marks > MOST_MARKS || (marks > 0 && before.is_none()) {
            return Err(Obscure::Marks);
        }
    }
    Ok(())
}

/// The standard library escapes, in a text, what cannot be printed: format characters, separators
/// other than the space, and what is private or not assigned.
fn is_printable(character: char) -> bool {
    let text: String = ['a', character].iter().collect();
    let is_escaped = text.escape_debug().any(|escaped| escaped == '{') && character != '{';
    !is_escaped && !character.is_control()
}

/// It escapes marks as well where they stand alone.
fn is_mark(character: char) -> bool {
    character.escape_debug().any(|escaped| escaped == '{') && character != '{'
}

fn is_emoji(character: char) -> bool {
    matches!(character, '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_visible() {
        for text in [
            "Ada",
            "Zażółć gęślą jaźń",
            "Ngô Bảo Châu",
            "O'Brien \"{x}\"",
            "Ελένη",
            "Дмитро",
            "שרה",
            "أحمد",
            "山田 太郎",
            "김철수",
            "สมชาย",
            "{}",
            "❤\u{fe0f}",
            "🚀",
            "👩\u{200d}🚀",
            "🏳\u{fe0f}\u{200d}🌈",
            "👍🏽",
            "e\u{301}",
            "a\u{302}\u{301}",
            "½ €",
        ] {
            assert_eq!(check(text), Ok(()), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_seen_or_turns_the_text_is_found() {
        for (text, why) in [
            ("bidi override \u{202e}", Obscure::Invisible),
            ("bidi isolate \u{2066}", Obscure::Invisible),
            ("mark \u{200e}", Obscure::Invisible),
            ("arabic mark \u{61c}", Obscure::Invisible),
            ("zero-width space \u{200b}", Obscure::Invisible),
            ("word joiner \u{2060}", Obscure::Invisible),
            ("byte order mark \u{feff}", Obscure::Invisible),
            ("soft hyphen \u{ad}", Obscure::Invisible),
            ("joined\u{200d}letters", Obscure::Invisible),
            ("joiner at the end 🚀\u{200d}", Obscure::Invisible),
            ("style \u{fe0f}", Obscure::Invisible),
            ("tag \u{e0041}", Obscure::Invisible),
            ("private \u{e000}", Obscure::Invisible),
            ("private \u{10fffd}", Obscure::Invisible),
            ("unassigned \u{378}", Obscure::Invisible),
            ("noncharacter \u{ffff}", Obscure::Invisible),
            ("line\u{2028}separator", Obscure::Invisible),
            ("no-break\u{a0}space", Obscure::Invisible),
            ("hangul filler \u{3164}", Obscure::Invisible),
            ("braille \u{2800}", Obscure::Invisible),
            ("control \u{7}", Obscure::Invisible),
            ("\u{1d159}", Obscure::Invisible),
            ("null notehead \u{1d159}", Obscure::Invisible),
            ("khitan filler \u{16fe4}", Obscure::Invisible),
            ("sign modifier a\u{1da9b}", Obscure::Invisible),
            ("sign rotation a\u{1daa1}", Obscure::Invisible),
            ("object replacement \u{fffc}", Obscure::Invisible),
            ("two\nlines", Obscure::Invisible),
            ("grapheme joiner \u{34f}", Obscure::Invisible),
            ("flood a\u{301}\u{302}\u{303}\u{304}", Obscure::Marks),
            ("\u{301}first", Obscure::Marks),
        ] {
            assert_eq!(check(text), Err(why), "{text:?}");
        }
    }

    /// The property Default_Ignorable_Code_Point of Unicode 16: what shows nothing where it is not
    /// supported.
    #[test]
    fn what_programs_may_ignore_is_found() {
        for range in [
            0xad..=0xad,
            0x34f..=0x34f,
            0x61c..=0x61c,
            0x115f..=0x1160,
            0x17b4..=0x17b5,
            0x180b..=0x180f,
            0x200b..=0x200f,
            0x202a..=0x202e,
            0x2060..=0x206f,
            0x3164..=0x3164,
            0xfe00..=0xfe0f,
            0xfeff..=0xfeff,
            0xffa0..=0xffa0,
            0xfff0..=0xfff8,
            0x1bca0..=0x1bca3,
            0x1d173..=0x1d17a,
            0xe0000..=0xe0fff,
        ] {
            for character in range.filter_map(char::from_u32) {
                let text = format!("a{character}b");
                assert_eq!(check(&text), Err(Obscure::Invisible), "{text:?}");
            }
        }
    }
}
