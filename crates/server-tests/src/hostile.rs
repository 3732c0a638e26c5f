//! Hostile messages.

use serde_json::{Value, json};
use starboard_kernel::FastRng;
use starboard_wire::{MOST_MESSAGE_BYTES, PROTOCOL};
use tokio_tungstenite::tungstenite::Message;

use crate::client::key;

/// A frame, valid or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Frame {
    Text(String),
    Bytes(Vec<u8>),
}

impl From<Frame> for Message {
    fn from(frame: Frame) -> Message {
        match frame {
            Frame::Text(text) => Message::Text(text.into()),
            Frame::Bytes(bytes) => Message::Binary(bytes.into()),
        }
    }
}

/// A message of an attacker: forbidden requests, nonsense, truncated JSON, wrong types, binary
/// frames, and messages over the size limit.
#[must_use]
pub fn hostile_message(rng: &mut FastRng, table: &str) -> Frame {
    let mut bytes = sensible_message(rng, table).into_bytes();
    // Half of them stay valid, to get past the parser.
    let changes = rng.below(8).saturating_sub(4);
    for _ in 0..changes {
        if bytes.is_empty() {
            break;
        }
        let at = rng.below(bytes.len() as u32) as usize;
        match rng.below(4) {
            0 => bytes[at] = rng.below(256) as u8,
            1 => {
                bytes.remove(at);
            }
            2 => bytes.truncate(at),
            _ => bytes.insert(at, b"{}[]\",:0-9e\\"[rng.below(12) as usize]),
        }
    }
    match rng.below(400) {
        // The server closes the connection.
        0 => Frame::Text("x".repeat(MOST_MESSAGE_BYTES + 1 + rng.below(100_000) as usize)),
        1 => Frame::Bytes(vec![0; MOST_MESSAGE_BYTES + 1]),
        2..20 => Frame::Bytes(bytes),
        _ => Frame::Text(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

/// A valid message about other people's table.
fn sensible_message(rng: &mut FastRng, table: &str) -> String {
    let secret = ["0", "f"][rng.below(2) as usize].repeat(64);
    let message = match rng.below(16) {
        0 => json!({ "watch": { "table": table, "after": rng.below(60) } }),
        1 => json!({ "unwatch": { "table": table } }),
        2 => json!({ "lend": { "table": table, "key": key() } }),
        3 => json!({ "claim": { "table": table, "key": key(), "secret": secret } }),
        4 => json!({ "hello": { "protocol": PROTOCOL } }),
        5 => json!({ "hello": { "protocol": rng.below(3), "secret": secret } }),
        6 => return "[".repeat(rng.below(2000) as usize),
        _ => {
            let version = match rng.below(8) {
                0 => u64::MAX,
                _ => u64::from(rng.below(80)),
            };
            let request = hostile_request(rng);
            json!({ "ask": { "table": table, "version": version, "key": key(), "request": request } })
        }
    };
    message.to_string()
}

fn hostile_request(rng: &mut FastRng) -> Value {
    let entropy = "a".repeat(32);
    let seat = 1 + rng.below(4);
    match rng.below(18) {
        0 => json!({ "sit": { "seat": 1 + rng.below(8), "entropy": entropy } }),
        1 => json!("stand"),
        2 => json!({ "plan": { "seat": seat, "by": { "bot": rng.below(9) } } }),
        3 => json!({ "plan": { "seat": seat, "by": "person" } }),
        4 => json!({ "free": { "seat": seat } }),
        5 => json!("close"),
        6 => json!({ "act": { "action": "move 1" } }),
        7 => json!("undo"),
        8 => json!({ "ask": { "wish": "undo" } }),
        9 => json!({ "ask": { "wish": { "take-over": { "seat": seat } } } }),
        10 => json!({ "ask": { "wish": "rematch", "entropy": entropy } }),
        11 => json!({ "ask": { "wish": "rematch" } }),
        12 => json!({ "answer": { "agrees": true, "entropy": entropy } }),
        13 => json!({ "answer": { "agrees": false } }),
        14 => json!("resign"),
        15 => json!("hand-over"),
        16 => json!("return"),
        _ => json!({ "say": { "text": "x".repeat(rng.below(900) as usize) } }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use starboard_wire::ClientMessage;

    /// Otherwise the parser would reject them, and nothing behind it would be tested.
    #[test]
    fn what_makes_sense_can_be_read() {
        let mut rng = FastRng::new(1);
        for _ in 0..2_000 {
            let text = sensible_message(&mut rng, "table");
            if !text.starts_with('[') && !text.is_empty() {
                let read: Result<ClientMessage, _> = serde_json::from_str(&text);
                assert!(read.is_ok(), "{text}: {read:?}");
            }
        }
    }
}
