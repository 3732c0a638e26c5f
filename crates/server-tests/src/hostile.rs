//! Messages that mean harm.

use starboard_kernel::FastRng;
use starboard_wire::PROTOCOL;

use crate::client::key;

/// A message that somebody might send who means harm: nonsense, halves, wrong types, other
/// people's tables.
#[must_use]
pub fn hostile_message(rng: &mut FastRng, table: &str) -> String {
    let mut number = |below: u32| rng.below(below);
    let seeds = [
        format!(r#"{{"watch":{{"table":"{table}","after":0}}}}"#),
        format!(r#"{{"unwatch":{{"table":"{table}"}}}}"#),
        format!(r#"{{"lend":{{"table":"{table}","key":"{}"}}}}"#, key()),
        format!(
            r#"{{"claim":{{"table":"{table}","key":"{}","secret":"{}"}}}}"#,
            key(),
            "0".repeat(64)
        ),
        format!(
            r#"{{"ask":{{"table":"{table}","version":{},"key":"{}","request":"{}"}}}}"#,
            number(40),
            key(),
            ["resign", "undo", "stand", "hand-over", "return"][number(5) as usize]
        ),
        format!(
            r#"{{"ask":{{"table":"{table}","version":3,"key":"{}","request":{{"act":{{"action":"move 1"}}}}}}}}"#,
            key()
        ),
        format!(
            r#"{{"ask":{{"table":"{table}","version":3,"key":"{}","request":{{"say":{{"text":"{}"}}}}}}}}"#,
            key(),
            "x".repeat(number(900) as usize)
        ),
        format!(
            r#"{{"ask":{{"table":"{table}","version":1,"key":"{}","request":{{"sit":{{"seat":{},"entropy":"{}"}}}}}}}}"#,
            key(),
            number(12),
            "a".repeat(32)
        ),
        "[".repeat(number(2000) as usize),
        format!("{{\"hello\":{{\"protocol\":{PROTOCOL}}}}}"),
    ];
    let text = seeds[number(seeds.len() as u32) as usize].clone();
    let mut bytes = text.into_bytes();
    for _ in 0..number(4) {
        if bytes.is_empty() {
            break;
        }
        let at = number(bytes.len() as u32) as usize;
        match number(4) {
            0 => bytes[at] = number(256) as u8,
            1 => {
                bytes.remove(at);
            }
            2 => bytes.truncate(at),
            _ => bytes.insert(at, b"{}[]\",:0-9e\\"[number(12) as usize]),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
