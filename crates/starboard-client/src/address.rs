//! Addresses of servers and tables, as people paste them.

use std::fmt::{self, Display};
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

use hyper::Uri;
use serde::{Deserialize, Serialize};
use starboard_wire::{Route, Secret};

/// Where a server is.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Origin {
    pub(crate) secure: bool,
    pub(crate) host: String,
    pub(crate) port: u16,
}

/// A link to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLink {
    pub origin: Origin,
    pub table: String,
    /// The secret of a link that moves a seat to this device.
    pub seat: Option<Secret>,
}

/// Why a text is no address.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLink {
    #[error("\"{0}\" is no address of a server, such as https://games.example")]
    Address(String),
    #[error("\"{0}\" is no link to a table, such as https://games.example/table/k3v9mw2p7xq4rtba")]
    NoTable(String),
    #[error("this link to a seat is incomplete: copy it again from the device that has the seat")]
    Seat,
}

impl Origin {
    /// The address of a table, as the page shows it.
    #[must_use]
    pub fn table(&self, id: &str) -> String {
        format!("{self}/table/{id}")
    }

    /// Host and port as HTTP names them.
    pub(crate) fn authority(&self) -> String {
        match self.port == self.usual_port() {
            true => self.host.clone(),
            false => format!("{}:{}", self.host, self.port),
        }
    }

    fn usual_port(&self) -> u16 {
        if self.secure { 443 } else { 80 }
    }

    /// The address and what is behind it: the path, and what follows the `#`.
    fn split(text: &str) -> Option<(Origin, String, Option<&str>)> {
        let text = text.trim();
        let (address, fragment) = match text.split_once('#') {
            Some((address, fragment)) => (address, Some(fragment)),
            None => (text, None),
        };
        let has_scheme = address.contains("://");
        let uri: Uri = match has_scheme {
            true => address.parse().ok()?,
            false => format!("http://{address}").parse().ok()?,
        };
        let host = uri.host().filter(|host| is_host(host))?;
        // Whoever the user is at a server does not depend on how its name is written.
        let host = host.to_ascii_lowercase();
        let secure = match uri.scheme_str()? {
            "https" | "wss" => true,
            "http" | "ws" if has_scheme => false,
            // Without a scheme, only this machine is reached without encryption.
            "http" => !is_near(&host),
            _ => return None,
        };
        let authority = uri.authority()?;
        if authority.as_str().contains('@') {
            return None;
        }
        let port = match authority.as_str().rsplit_once(':') {
            Some((_, port)) if !port.ends_with(']') => port.parse().ok()?,
            _ if secure => 443,
            _ => 80,
        };
        let origin = Origin { secure, host, port };
        Some((origin, uri.path().to_owned(), fragment))
    }
}

/// Whether it is a name, or an address of version 4, or one of version 6 in brackets.
fn is_host(text: &str) -> bool {
    let is_sign = |sign: u8| sign.is_ascii_alphanumeric() || matches!(sign, b'.' | b'-' | b'_');
    match text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'))
    {
        Some(address) => address.parse::<Ipv6Addr>().is_ok(),
        None => !text.is_empty() && text.bytes().all(is_sign),
    }
}

fn is_near(host: &str) -> bool {
    let address: Option<IpAddr> = host
        .trim_start_matches('[')
        .trim_end_matches(']')
        .parse()
        .ok();
    host == "localhost" || address.is_some_and(|address| address.is_loopback())
}

impl Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority())
    }
}

impl FromStr for Origin {
    type Err = BadLink;

    fn from_str(text: &str) -> Result<Origin, BadLink> {
        let split = Origin::split(text);
        let (origin, ..) = split.ok_or_else(|| BadLink::Address(text.to_owned()))?;
        Ok(origin)
    }
}

impl TryFrom<String> for Origin {
    type Error = BadLink;

    fn try_from(text: String) -> Result<Origin, BadLink> {
        text.parse()
    }
}

impl From<Origin> for String {
    fn from(origin: Origin) -> String {
        origin.to_string()
    }
}

impl FromStr for TableLink {
    type Err = BadLink;

    fn from_str(text: &str) -> Result<TableLink, BadLink> {
        let no_table = || BadLink::NoTable(text.to_owned());
        let (origin, path, fragment) = Origin::split(text).ok_or_else(no_table)?;
        let Route::Table(table) = Route::read(&path) else {
            return Err(no_table());
        };
        let seat = fragment.and_then(|fragment| fragment.strip_prefix("seat="));
        let seat = seat.map(|secret| Secret::try_from(secret.to_owned()));
        let seat = seat.transpose().map_err(|_| BadLink::Seat)?;
        Ok(TableLink {
            origin,
            table,
            seat,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_or_refused() {
        let check = |text: &str, origin: &str| {
            let link: TableLink = text.parse().unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(link.origin.to_string(), origin, "{text}");
            assert_eq!(link.table, "k3v9", "{text}");
        };
        check("https://games.example/table/k3v9", "https://games.example");
        check(
            " http://games.example:8080/table/k3v9/ ",
            "http://games.example:8080",
        );
        check("games.example/table/k3v9", "https://games.example");
        check("127.0.0.1:8080/table/k3v9", "http://127.0.0.1:8080");
        check("http://[::1]:8080/table/k3v9#top", "http://[::1]:8080");
        check("localhost/table/k3v9?x=1", "http://localhost");
        for bad in [
            "",
            "k3v9",
            "https://games.example",
            "https://games.example/replay/k3v9",
            "ftp://games.example/table/k3v9",
            "https://ada@games.example/table/k3v9",
            "http://games.example:port/table/k3v9",
            "http://:80/table/k3v9",
            "http://6[fe80::1]:80/table/k3v9",
        ] {
            let error = bad.parse::<TableLink>().expect_err(bad);
            assert_eq!(error, BadLink::NoTable(bad.to_owned()));
        }
    }

    #[test]
    fn a_link_may_bring_a_seat() {
        let secret = "0f".repeat(32);
        let link: TableLink = format!("https://games.example/table/k3v9#seat={secret}")
            .parse()
            .expect("a link");
        assert_eq!(link.seat, Secret::try_from(secret.clone()).ok());
        let cut = format!("https://games.example/table/k3v9#seat={}", &secret[..40]);
        assert_eq!(cut.parse::<TableLink>(), Err(BadLink::Seat));
    }

    #[test]
    fn servers_are_named_by_their_address() {
        for (text, origin) in [
            ("https://games.example/online", "https://games.example"),
            ("https://games.example:443", "https://games.example"),
            ("http://games.example:80/", "http://games.example"),
            ("wss://games.example", "https://games.example"),
            ("https://Games.Example", "https://games.example"),
            ("http://[::1]:8080", "http://[::1]:8080"),
            ("localhost:8080", "http://localhost:8080"),
        ] {
            let read: Origin = text.parse().unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(read.to_string(), origin, "{text}");
            assert_eq!(origin.parse(), Ok(read), "{text}");
        }
        assert!("".parse::<Origin>().is_err() && "https://".parse::<Origin>().is_err());
    }
}
