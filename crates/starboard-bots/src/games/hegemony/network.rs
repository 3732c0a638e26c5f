//! Numbers that turn the features of a position into a chance: one layer of hidden units.

use hegemony::Hegemony;

use super::features::{COUNT, each};

/// The hidden units.
pub const HIDDEN: usize = 16;

/// What a hidden unit lets through of a negative sum.
pub const LEAK: f32 = 0.1;

/// How many numbers there are: for every feature one to each hidden unit, then from each hidden
/// unit to the result, then what is always added to it.
pub const NUMBERS: usize = COUNT * HIDDEN + HIDDEN + 1;

/// A line of text that says what made them, padded with spaces; then the numbers, two bytes each,
/// low byte first.
static FILE: &[u8] = include_bytes!("network.bin");

/// How long the line of text is.
pub const HEADER: usize = 128;

/// Learned numbers are kept in these parts of one.
pub const PARTS: f32 = 4096.0;

#[derive(Clone, Debug)]
pub struct Network {
    /// By feature, then by hidden unit.
    pub first: Vec<[f32; HIDDEN]>,
    pub second: [f32; HIDDEN],
    pub bias: f32,
}

impl Network {
    /// What the bots go by.
    #[must_use]
    pub fn learned() -> Network {
        Network::read(FILE)
    }

    /// From the bytes of a file.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Network {
        let numbers: Vec<f32> = bytes
            .get(HEADER..)
            .unwrap_or_default()
            .chunks_exact(2)
            .map(|bytes| f32::from(i16::from_le_bytes([bytes[0], bytes[1]])) / PARTS)
            .collect();
        Network::of(&numbers)
    }

    /// From all numbers in a row; what is missing is nothing.
    #[must_use]
    pub fn of(numbers: &[f32]) -> Network {
        let number = |at: usize| numbers.get(at).copied().unwrap_or(0.0);
        Network {
            first: (0..COUNT)
                .map(|feature| std::array::from_fn(|unit| number(feature * HIDDEN + unit)))
                .collect(),
            second: std::array::from_fn(|unit| number(COUNT * HIDDEN + unit)),
            bias: number(COUNT * HIDDEN + HIDDEN),
        }
    }

    /// The sums that come to the hidden units.
    #[inline]
    pub fn sums(&self, position: &Hegemony) -> [f32; HIDDEN] {
        let mut sums = [0.0; HIDDEN];
        each(position, &mut |feature, value| {
            for (sum, weight) in sums.iter_mut().zip(&self.first[feature]) {
                *sum += weight * value;
            }
        });
        sums
    }

    /// What is made of these sums, before it is a chance.
    #[must_use]
    pub fn result(&self, sums: &[f32; HIDDEN]) -> f32 {
        let mut result = self.bias;
        for (&sum, weight) in sums.iter().zip(self.second) {
            result += weight * if sum > 0.0 { sum } else { LEAK * sum };
        }
        result
    }

    #[must_use]
    pub fn chance(&self, position: &Hegemony) -> f32 {
        logistic(self.result(&self.sums(position)))
    }
}

/// Very nearly 1 / (1 + e⁻ˣ), by products only, so that it is the same on every machine.
#[must_use]
pub fn logistic(x: f32) -> f32 {
    let x = x.clamp(-12.0, 12.0);
    let mut power = 1.0 - x / 512.0;
    for _ in 0..9 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When the card set grows, the network must be retrained.
    #[test]
    fn there_is_a_number_for_everything() {
        assert_eq!(FILE.len(), HEADER + 2 * NUMBERS);
    }

    #[test]
    fn logistic_is_nearly_exact() {
        for tenths in -110..=110 {
            let x = f64::from(tenths) / 10.0;
            let exact = 1.0 / (1.0 + (-x).exp());
            let found = f64::from(logistic(x as f32));
            assert!((found - exact).abs() < 0.01, "{x}: {found}");
        }
    }
}
