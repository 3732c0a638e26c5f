//! Addresses of databases and buses contain passwords, which no message and no log may show.

/// What stands for a password.
const HIDDEN: &str = "…";
/// Parameters of an address that are secrets.
const SECRET_PARAMETERS: [&str; 2] = ["password=", "sslpassword="];

/// An address without its passwords: neither the one before the `@` nor those among its parameters.
/// For a malformed address, hiding too much is better than too little.
pub(crate) fn without_password(url: &str) -> String {
    split(url)
        .into_iter()
        .map(|(part, is_secret)| match is_secret && !part.is_empty() {
            true => HIDDEN,
            false => part,
        })
        .collect()
}

/// A text about an address, without the passwords of the address: as they are written there, and
/// decoded.
pub(crate) fn scrubbed(text: &str, url: &str) -> String {
    let mut text = text.replace(url, &without_password(url));
    for (secret, _) in split(url)
        .into_iter()
        .filter(|(part, is_secret)| *is_secret && !part.is_empty())
    {
        for written in [secret.to_owned(), decoded(secret)] {
            text = text.replace(&written, HIDDEN);
        }
    }
    text
}

/// The parts of an address, and whether each is secret.
fn split(url: &str) -> Vec<(&str, bool)> {
    let authority = url.find("://").map_or(0, |at| at + 3);
    let (scheme, rest) = url.split_at(authority);
    let mut parts = vec![(scheme, false)];
    let mut rest = match rest.rsplit_once('@') {
        Some((login, _)) => {
            let (user, secret) = match login.find(':') {
                Some(at) => login.split_at(at + 1),
                None if scheme.starts_with("postgres") => (login, ""),
                // A token of NATS.
                None => ("", login),
            };
            parts.extend([(user, false), (secret, true)]);
            &rest[login.len()..]
        }
        None => rest,
    };
    loop {
        let found = SECRET_PARAMETERS.iter().filter_map(|name| {
            let at = rest.to_ascii_lowercase().find(name)?;
            Some(at + name.len())
        });
        let Some(start) = found.min() else { break };
        let end = rest[start..].find('&').map_or(rest.len(), |at| start + at);
        parts.push((&rest[..start], false));
        parts.push((&rest[start..end], true));
        rest = &rest[end..];
    }
    parts.push((rest, false));
    parts
}

/// A text with its percent codes decoded.
pub(crate) fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        let code = (byte == b'%')
            .then(|| after.get(..2))
            .flatten()
            .and_then(|digits| hex::decode(digits).ok());
        match code {
            Some(code) => {
                bytes.extend(code);
                rest = &after[2..];
            }
            None => {
                bytes.push(byte);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_part_of_a_password_is_shown() {
        for (url, shown) in [
            ("sqlite:///var/lib/tables.db", "sqlite:///var/lib/tables.db"),
            ("postgres://app@db/tables", "postgres://app@db/tables"),
            (
                "postgres://app:hunter2@db/tables",
                "postgres://app:…@db/tables",
            ),
            ("postgres://app:hun@ter2@db/t", "postgres://app:…@db/t"),
            ("postgres://app:hunter2?x/y@db/t", "postgres://app:…@db/t"),
            (
                "postgres://db/t?user=app&password=hunter2&sslmode=require",
                "postgres://db/t?user=app&password=…&sslmode=require",
            ),
            (
                "postgres://db/t?PASSWORD=hunter2",
                "postgres://db/t?PASSWORD=…",
            ),
            (
                "postgres://a:hunter2@db/t?sslpassword=hunter2&password=hunter2",
                "postgres://a:…@db/t?sslpassword=…&password=…",
            ),
            ("nats://app:hunter2@bus:4222", "nats://app:…@bus:4222"),
            ("nats://hunter2@bus:4222", "nats://…@bus:4222"),
            ("app:hunter2@bus", "app:…@bus"),
        ] {
            assert_eq!(without_password(url), shown);
            let told = format!("cannot open {url}");
            assert!(!scrubbed(&told, url).contains("hunter2"), "{told}");
        }
        let told = scrubbed("refused: hun ter", "postgres://app:hun%20ter@db/t");
        assert_eq!(told, "refused: …");
    }
}
