//! A network with one hidden layer that maps the features of a position to a win probability.

use hegemony::{CardSet, Hegemony};

use super::features::{COUNT, each};

/// The number of hidden units.
pub const HIDDEN: usize = 48;

/// The slope of the leaky ReLU for negative inputs.
pub const LEAK: f32 = 0.1;

/// The number of weights.
pub const WEIGHTS: usize = weights(HIDDEN);

/// The number of weights: from every feature to each hidden unit, then from each hidden unit to
/// the output, then the bias of the output.
const fn weights(units: usize) -> usize {
    COUNT * units + units + 1
}

/// For each card set: a line of text about their origin, padded with spaces, then the weights as
/// little-endian 16-bit fixed-point numbers.
static FILES: [&[u8]; 2] = [
    include_bytes!("first-edition.bin"),
    include_bytes!("second-edition.bin"),
];

/// The network of the classic bots, for the first edition.
static CLASSIC_FILE: &[u8] = include_bytes!("classic.bin");

/// The number of its hidden units.
const CLASSIC_HIDDEN: usize = 16;

/// The length of the line of text.
pub const HEADER: usize = 128;

/// The scale of the fixed-point weights.
pub const SCALE: f32 = 4096.0;

/// What estimates the win probability in positions that are not over.
pub trait Estimator: Sync + std::fmt::Debug {
    fn win_probability(&self, position: &Hegemony) -> f32;
}

/// A network with this number of hidden units.
#[derive(Clone, Debug)]
pub struct NetworkOf<const UNITS: usize> {
    /// By feature, then by hidden unit.
    pub hidden: Vec<[f32; UNITS]>,
    pub output: [f32; UNITS],
    pub bias: f32,
}

/// The network that is trained today.
pub type Network = NetworkOf<HIDDEN>;

impl Network {
    /// The network of the bots, for games with a card set.
    #[must_use]
    pub fn trained(set: CardSet) -> Network {
        Network::read(FILES[set as usize])
    }
}

impl NetworkOf<CLASSIC_HIDDEN> {
    #[must_use]
    pub(super) fn classic() -> Self {
        NetworkOf::read(CLASSIC_FILE)
    }
}

/// What `NetworkOf::classic` gives.
pub(super) type ClassicNetwork = NetworkOf<CLASSIC_HIDDEN>;

impl<const UNITS: usize> NetworkOf<UNITS> {
    /// From the bytes of a file.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Self {
        let weights: Vec<f32> = bytes
            .get(HEADER..)
            .unwrap_or_default()
            .chunks_exact(2)
            .map(|bytes| f32::from(i16::from_le_bytes([bytes[0], bytes[1]])) / SCALE)
            .collect();
        NetworkOf::of(&weights)
    }

    /// From all weights in a row; missing ones are 0.
    #[must_use]
    pub fn of(weights: &[f32]) -> Self {
        let weight = |at: usize| weights.get(at).copied().unwrap_or(0.0);
        NetworkOf {
            hidden: (0..COUNT)
                .map(|feature| std::array::from_fn(|unit| weight(feature * UNITS + unit)))
                .collect(),
            output: std::array::from_fn(|unit| weight(COUNT * UNITS + unit)),
            bias: weight(COUNT * UNITS + UNITS),
        }
    }

    /// The inputs of the hidden units.
    #[inline]
    fn hidden_inputs(&self, position: &Hegemony) -> [f32; UNITS] {
        let mut inputs = [0.0; UNITS];
        each(position, &mut |feature, value| {
            for (input, weight) in inputs.iter_mut().zip(&self.hidden[feature]) {
                *input += weight * value;
            }
        });
        inputs
    }

    /// The output for these hidden inputs, as a logit.
    fn logit(&self, inputs: &[f32; UNITS]) -> f32 {
        let mut logit = self.bias;
        for (&input, weight) in inputs.iter().zip(self.output) {
            logit += weight * leaky_relu(input);
        }
        logit
    }
}

impl<const UNITS: usize> Estimator for NetworkOf<UNITS> {
    fn win_probability(&self, position: &Hegemony) -> f32 {
        logistic(self.logit(&self.hidden_inputs(position)))
    }
}

/// The activation of the hidden units.
#[inline]
#[must_use]
pub fn leaky_relu(x: f32) -> f32 {
    if x > 0.0 { x } else { LEAK * x }
}

/// An approximation of 1 / (1 + e⁻ˣ) by products only, so that it has the same bits on every
/// machine.
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

    /// When the features change, the networks must be retrained.
    #[test]
    fn the_files_have_all_weights() {
        for file in FILES {
            assert_eq!(file.len(), HEADER + 2 * WEIGHTS);
        }
        assert_eq!(CLASSIC_FILE.len(), HEADER + 2 * weights(CLASSIC_HIDDEN));
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
