//! Random ids and secrets, and the hashes that are stored of secrets.

use std::collections::BTreeSet;

use sha2::{Digest, Sha256};
use starboard_kernel::Seed;
use starboard_wire::Secret;

use crate::Error;
use crate::platform::Platform;

/// The system's source of randomness has failed.
#[derive(Debug, thiserror::Error)]
#[error("the system gives no random numbers: {0}")]
pub struct NoRandomness(#[from] getrandom::Error);

pub(crate) fn secret(platform: &dyn Platform) -> Result<Secret, NoRandomness> {
    platform.random_bytes().map(Secret::from_bytes)
}

pub(crate) fn seed(platform: &dyn Platform) -> Result<Seed, NoRandomness> {
    platform.random_bytes().map(Seed::new)
}

/// An unguessable id for a table or a person.
pub(crate) fn name(platform: &dyn Platform) -> Result<String, NoRandomness> {
    platform.random_bytes().map(|bytes| name_of(&bytes))
}

/// The id that belongs to a text; the same text always has the same id.
pub(crate) fn name_for(text: &str) -> String {
    name_of(&Sha256::digest(text.as_bytes()))
}

/// 16 characters of 31: about 79 bits.
fn name_of(bytes: &[u8]) -> String {
    // Without letters and digits that are easily confused.
    const LETTERS: &[u8; 31] = b"abcdefghjkmnpqrstuvwxyz23456789";
    bytes
        .iter()
        .take(16)
        .map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()]))
        .collect()
}

/// Whether a text could be the id of a table or a person.
pub(crate) fn is_id(text: &str) -> bool {
    (1..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Refuses what was certainly not drawn at random: 32 random bytes have fewer than 16 different values,
/// or fewer than 16 different steps from one to the next, less than once in 10¹⁴ times.
pub(crate) fn check(secret: &Secret) -> Result<(), Error> {
    const LEAST: usize = 16;
    let bytes = hex::decode(secret.reveal()).unwrap_or_default();
    let steps = bytes.windows(2).map(|two| two[1].wrapping_sub(two[0]));
    let (bytes, steps): (BTreeSet<u8>, BTreeSet<u8>) =
        (bytes.iter().copied().collect(), steps.collect());
    if bytes.len().min(steps.len()) < LEAST {
        let message = "this secret can be guessed: draw its 32 bytes at random";
        return Err(Error::Unreadable(message.to_owned()));
    }
    Ok(())
}

/// The stored hash of a secret. A secret has 256 random bits, so it cannot be guessed and needs no
/// slow hash.
pub(crate) fn hash(secret: &Secret) -> String {
    hex::encode(Sha256::digest(secret.reveal().as_bytes()))
}
