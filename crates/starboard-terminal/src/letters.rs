//! The Latin letters of Europe without their marks: for terminals that show ASCII alone, and for
//! keyboards that lack them.

/// Letters with marks, by what is left without.
const MARKED: [(&str, char); 38] = [
    ("ÀÁÂÃÄÅĀĂĄ", 'A'),
    ("ÇĆĈĊČ", 'C'),
    ("ÐĎĐ", 'D'),
    ("ÈÉÊËĒĔĖĘĚ", 'E'),
    ("ĜĞĠĢ", 'G'),
    ("ĤĦ", 'H'),
    ("ÌÍÎÏĨĪĬĮİ", 'I'),
    ("Ĵ", 'J'),
    ("Ķ", 'K'),
    ("ĹĻĽŁ", 'L'),
    ("ÑŃŅŇŊ", 'N'),
    ("ÒÓÔÕÖØŌŎŐ", 'O'),
    ("ŔŖŘ", 'R'),
    ("ŚŜŞŠȘ", 'S'),
    ("ŢŤŦȚ", 'T'),
    ("ÙÚÛÜŨŪŬŮŰŲ", 'U'),
    ("Ŵ", 'W'),
    ("ÝŶŸ", 'Y'),
    ("ŹŻŽ", 'Z'),
    ("àáâãäåāăą", 'a'),
    ("çćĉċč", 'c'),
    ("ðďđ", 'd'),
    ("èéêëēĕėęě", 'e'),
    ("ĝğġģ", 'g'),
    ("ĥħ", 'h'),
    ("ìíîïĩīĭįı", 'i'),
    ("ĵ", 'j'),
    ("ķ", 'k'),
    ("ĺļľł", 'l'),
    ("ñńņňŋ", 'n'),
    ("òóôõöøōŏő", 'o'),
    ("ŕŗř", 'r'),
    ("śŝşšș", 's'),
    ("ţťŧț", 't'),
    ("ùúûüũūŭůűų", 'u'),
    ("ŵ", 'w'),
    ("ýÿŷ", 'y'),
    ("źżž", 'z'),
];

/// Letters that stand for two.
const DOUBLE: [(char, &str); 9] = [
    ('Æ', "AE"),
    ('æ', "ae"),
    ('Œ', "OE"),
    ('œ', "oe"),
    ('ß', "ss"),
    ('ẞ', "SS"),
    ('Þ', "TH"),
    ('þ', "th"),
    ('ĳ', "ij"),
];

/// A letter without its marks.
pub(crate) fn unmarked(letter: char) -> Option<char> {
    let found = MARKED.iter().find(|(marked, _)| marked.contains(letter));
    found.map(|&(_, plain)| plain)
}

/// What a letter that stands for two is written as.
pub(crate) fn doubled(letter: char) -> Option<&'static str> {
    let found = DOUBLE.iter().find(|(double, _)| *double == letter);
    found.map(|&(_, letters)| letters)
}

/// A text in letters without marks: `podpowiedz` of `podpowiedź`, `strasse` of `straße`.
#[must_use]
pub fn without_marks(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match doubled(letter) {
            Some(letters) => plain.push_str(letters),
            None => plain.push(unmarked(letter).unwrap_or(letter)),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_left_out() {
        for (text, expected) in [
            ("", ""),
            ("plain", "plain"),
            ("podpowiedź", "podpowiedz"),
            ("ZAŻÓŁĆ GĘŚLĄ JAŹŃ", "ZAZOLC GESLA JAZN"),
            ("Größe, Straße", "Grosse, Strasse"),
            ("cœur, où ça ? Noël", "coeur, ou ca ? Noel"),
            ("¿mañana?", "¿manana?"),
            ("příště", "priste"),
        ] {
            assert_eq!(without_marks(text), expected);
        }
        for (marked, plain) in MARKED {
            assert!(plain.is_ascii() && marked.chars().all(|letter| !letter.is_ascii()));
        }
    }
}
