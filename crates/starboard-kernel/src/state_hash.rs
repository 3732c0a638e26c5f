//! A name for a position that is the same on every platform and in every version of Rust.

use std::fmt;

use serde::{Deserialize, Deserializer};
use sha2::{Digest, Sha256};

/// 128 bits of SHA-256 over a position's canonical bytes: equal positions have equal hashes, and
/// nobody will ever see two different ones that share theirs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StateHash(pub u128);

impl StateHash {
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        let digest = Sha256::digest(bytes);
        let mut first = [0; 16];
        first.copy_from_slice(&digest[..16]);
        StateHash(u128::from_be_bytes(first))
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

crate::serde_as_text!(StateHash, write);

impl<'de> Deserialize<'de> for StateHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text.len() != 32 {
            return Err(serde::de::Error::custom("a state hash has 32 hex digits"));
        }
        u128::from_str_radix(&text, 16)
            .map(StateHash)
            .map_err(|_| serde::de::Error::custom("a state hash has 32 hex digits"))
    }
}
