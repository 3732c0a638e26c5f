//! Mutations that keep most of an input intact: of JSON values where it is JSON, else of bytes.
//! They are deterministic, so that a failing test fails again.

use serde_json::{Value, json};
use starboard_kernel::FastRng;

/// A changed copy of `input`. Parts of `other`, another input, may be spliced in.
#[must_use]
pub fn mutate(input: &[u8], other: &[u8], seed: u64) -> Vec<u8> {
    let mut rng = FastRng::new(seed);
    // Line by line: an engine session and an export have a JSON value on each.
    let mut lines: Vec<Vec<u8>> = input
        .split(|&byte| byte == b'\n')
        .map(<[u8]>::to_vec)
        .collect();
    if let Ok(value) = serde_json::from_slice::<Value>(input) {
        lines = vec![value.to_string().into_bytes()];
    }
    let index = below(&mut rng, lines.len());
    for _ in 0..=rng.below(2) {
        let line = &mut lines[index];
        match serde_json::from_slice::<Value>(line) {
            Ok(mut value) if rng.below(5) > 0 => {
                let donor = serde_json::from_slice(other).unwrap_or(Value::Null);
                change_value(&mut value, &donor, &mut rng);
                *line = value.to_string().into_bytes();
            }
            _ => change_bytes(line, other, &mut rng),
        }
    }
    if rng.below(12) == 0 {
        let copy = lines[index].clone();
        lines.insert(below(&mut rng, lines.len()), copy);
    }
    lines.join(&b'\n')
}

fn below(rng: &mut FastRng, count: usize) -> usize {
    rng.below(count.max(1) as u32) as usize
}

fn change_value(value: &mut Value, donor: &Value, rng: &mut FastRng) {
    match value {
        Value::Object(fields) if !fields.is_empty() && rng.below(6) > 0 => {
            let key = fields.keys().nth(below(rng, fields.len())).cloned();
            let key = key.unwrap_or_default();
            match rng.below(10) {
                0 => {
                    fields.remove(&key);
                }
                1 => {
                    fields.insert(format!("{key}x"), Value::Null);
                }
                _ => change_value(&mut fields[&key], donor, rng),
            }
        }
        Value::Array(items) if !items.is_empty() && rng.below(6) > 0 => {
            let index = below(rng, items.len());
            match rng.below(8) {
                0 => {
                    items.remove(index);
                }
                1 => items.insert(index, items[index].clone()),
                2 => {
                    let other = below(rng, items.len());
                    items.swap(index, other);
                }
                _ => change_value(&mut items[index], donor, rng),
            }
        }
        Value::Number(number) if rng.below(3) > 0 => {
            let number = number.as_i64().unwrap_or_default();
            *value = json!(number.saturating_add(i64::from(rng.below(5)) - 2));
        }
        Value::String(text) if rng.below(3) > 0 => {
            let mut bytes = text.as_bytes().to_vec();
            change_bytes(&mut bytes, b"", rng);
            *text = String::from_utf8_lossy(&bytes).into_owned();
        }
        Value::Bool(flag) => *flag = !*flag,
        other => *other = odd_value(donor, rng),
    }
}

fn odd_value(donor: &Value, rng: &mut FastRng) -> Value {
    match rng.below(14) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(u64::MAX),
        4 => json!(1.5e300),
        5 => json!(""),
        6 => json!("ż\u{0}\u{202e}🚀"),
        7 => json!([]),
        8 => json!({}),
        9 => json!(vec![0; below(rng, 200)]),
        10 => json!(rng.below(300)),
        _ => part_of(donor, rng).clone(),
    }
}

/// A random value within a value.
fn part_of<'a>(mut value: &'a Value, rng: &mut FastRng) -> &'a Value {
    loop {
        let inner = match value {
            Value::Object(fields) => fields.values().nth(below(rng, fields.len())),
            Value::Array(items) => items.get(below(rng, items.len())),
            _ => None,
        };
        match inner {
            Some(inner) if rng.below(5) > 0 => value = inner,
            _ => return value,
        }
    }
}

/// What JSON and notations are made of, and a byte that no UTF-8 text has.
const SIGNS: &[u8] = b"{}[]\",:\\0123456789-+e.x@*> abcdefgh\xff";

fn change_bytes(bytes: &mut Vec<u8>, other: &[u8], rng: &mut FastRng) {
    let at = below(rng, bytes.len() + 1);
    let sign = SIGNS[below(rng, SIGNS.len())];
    match rng.below(7) {
        0 if at < bytes.len() => bytes[at] = sign,
        1 if at < bytes.len() => {
            bytes.remove(at);
        }
        2 if at < bytes.len() => bytes[at] = rng.bits() as u8,
        3 => bytes.truncate(at),
        4 if !other.is_empty() => {
            // Crossover: the rest comes from the other input.
            bytes.truncate(at);
            bytes.extend(&other[below(rng, other.len())..]);
        }
        5 if at < bytes.len() => {
            let end = (at + 1 + below(rng, 8)).min(bytes.len());
            let copy = bytes[at..end].to_vec();
            bytes.splice(at..at, copy);
        }
        _ => bytes.insert(at, sign),
    }
}
