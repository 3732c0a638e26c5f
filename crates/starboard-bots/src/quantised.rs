//! Small quantised networks over sparse inputs, in integers only.
//!
//! A position is a set of inputs, each of which is there or not. The hidden layer is the sum of
//! the weights of those that are there, so that a move, which changes a few of them, is a few
//! additions. One activation, one output: a logit. Everything is integer arithmetic without
//! rounding, so that all platforms agree to the bit; the win probability is looked up.
//!
//! The activation is the square of the sum, clamped to 0…1. In integers: sums have the scale
//! [`ONE`], output weights [`OUTPUT_ONE`].

use std::sync::LazyLock;

/// What 1 is in the hidden layer. Weights of inputs are bytes, so they lie within ±1.
pub const ONE: i16 = 127;
/// What 1 is among the weights of the output.
pub const OUTPUT_ONE: i16 = 64;
/// The largest weight of the output: its product with [`ONE`] is still 16 bits.
pub const OUTPUT_MOST: i16 = i16::MAX / ONE;

/// The largest bias of the output: with what a hidden layer of any size here can add to it, a logit
/// is still 32 bits.
const OUTPUT_BIAS_MOST: i32 = i32::MAX / 2;

/// The sums of a hidden layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(16))]
pub struct Sums<const HIDDEN: usize>([i16; HIDDEN]);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network<const HIDDEN: usize> {
    weights: Box<[Sums<HIDDEN>]>,
    bias: Sums<HIDDEN>,
    output: Sums<HIDDEN>,
    output_bias: i32,
}

/// Why a file is no network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a network of {inputs} inputs and {hidden} hidden units")]
pub struct NotANetwork {
    inputs: usize,
    hidden: usize,
}

impl<const HIDDEN: usize> Network<HIDDEN> {
    /// The bytes of a network: the numbers of inputs and hidden units, the biases of the hidden
    /// units, the weights of the output, its bias, and unit by unit the weights of every input.
    #[must_use]
    pub const fn size(inputs: usize) -> usize {
        8 + 4 * HIDDEN + inputs * HIDDEN
    }

    /// Reads a network from the front of the bytes, and takes it off.
    ///
    /// # Errors
    /// If it is of another shape, or its numbers are out of range.
    pub fn read(bytes: &mut &[u8], inputs: usize) -> Result<Self, NotANetwork> {
        let wrong = NotANetwork {
            inputs,
            hidden: HIDDEN,
        };
        let Some((mine, rest)) = bytes.split_at_checked(Self::size(inputs)) else {
            return Err(wrong);
        };
        let word = |at: usize| i16::from_le_bytes([mine[at], mine[at + 1]]);
        if word(0) as usize != inputs || word(2) as usize != HIDDEN {
            return Err(wrong);
        }
        let row = |at: usize| Sums(std::array::from_fn(|unit| word(at + 2 * unit)));
        let network = Network {
            bias: row(4),
            output: row(4 + 2 * HIDDEN),
            output_bias: i32::from_le_bytes(std::array::from_fn(|byte| {
                mine[4 + 4 * HIDDEN + byte]
            })),
            weights: mine[8 + 4 * HIDDEN..]
                .chunks_exact(HIDDEN)
                .map(|row| {
                    Sums(std::array::from_fn(|unit| {
                        i16::from(row[unit].cast_signed())
                    }))
                })
                .collect(),
        };
        let in_range = |&weight: &i16| (-OUTPUT_MOST..=OUTPUT_MOST).contains(&weight);
        let bias_in_range = (-OUTPUT_BIAS_MOST..=OUTPUT_BIAS_MOST).contains(&network.output_bias);
        if !network.output.0.iter().all(in_range) || !bias_in_range {
            return Err(wrong);
        }
        *bytes = rest;
        Ok(network)
    }

    #[must_use]
    pub fn inputs(&self) -> usize {
        self.weights.len()
    }

    /// The sums without any input.
    #[must_use]
    pub fn empty(&self) -> Sums<HIDDEN> {
        self.bias
    }

    #[inline]
    pub fn add(&self, sums: &mut Sums<HIDDEN>, input: usize) {
        for (sum, weight) in sums.0.iter_mut().zip(&self.weights[input].0) {
            *sum = sum.wrapping_add(*weight);
        }
    }

    #[inline]
    pub fn remove(&self, sums: &mut Sums<HIDDEN>, input: usize) {
        for (sum, weight) in sums.0.iter_mut().zip(&self.weights[input].0) {
            *sum = sum.wrapping_sub(*weight);
        }
    }

    /// The probability of winning.
    #[inline]
    #[must_use]
    pub fn win(&self, sums: &Sums<HIDDEN>) -> f32 {
        win_probability(self.output_bias + squares(&sums.0, &self.output.0))
    }
}

/// The sum of output × clamped² over all units.
///
/// Where vectors have such an instruction, compilers turn the last product and the sum into one:
/// on x86-64 by themselves.
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
#[inline]
fn squares<const HIDDEN: usize>(sums: &[i16; HIDDEN], output: &[i16; HIDDEN]) -> i32 {
    let mut total = 0;
    for (sum, weight) in sums.iter().zip(output) {
        let clamped = (*sum).clamp(0, ONE);
        total += i32::from(clamped.wrapping_mul(*weight)) * i32::from(clamped);
    }
    total
}

/// The same with the dot product of WebAssembly, which compilers do not find.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline]
fn squares<const HIDDEN: usize>(sums: &[i16; HIDDEN], output: &[i16; HIDDEN]) -> i32 {
    use std::arch::wasm32::{
        i16x8, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i32x4_add, i32x4_dot_i16x8,
        i32x4_extract_lane, i32x4_splat,
    };
    const { assert!(HIDDEN.is_multiple_of(8)) };
    let load = |row: &[i16]| {
        i16x8(
            row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7],
        )
    };
    let mut total = i32x4_splat(0);
    for (sums, output) in sums.chunks_exact(8).zip(output.chunks_exact(8)) {
        let clamped = i16x8_min(i16x8_max(load(sums), i16x8_splat(0)), i16x8_splat(ONE));
        let product = i16x8_mul(clamped, load(output));
        total = i32x4_add(total, i32x4_dot_i16x8(product, clamped));
    }
    i32x4_extract_lane::<0>(total)
        + i32x4_extract_lane::<1>(total)
        + i32x4_extract_lane::<2>(total)
        + i32x4_extract_lane::<3>(total)
}

/// Logits are looked up in steps of 2⁻⁸, nearly: of this power of two.
const STEP_BITS: u32 = 12;
/// A logit beyond this counts as this.
const MOST_LOGIT: i32 = 9;
/// What a logit of 1 is.
pub const LOGIT_ONE: i32 = ONE as i32 * ONE as i32 * OUTPUT_ONE as i32;
const MOST_STEPS: i32 = (MOST_LOGIT * LOGIT_ONE) >> STEP_BITS;

static WIN_PROBABILITIES: LazyLock<Vec<f32>> = LazyLock::new(|| {
    (-MOST_STEPS..=MOST_STEPS)
        .map(|step| {
            // The middle of the step.
            let logit = (f64::from(step) + 0.5) * f64::from(1 << STEP_BITS) / f64::from(LOGIT_ONE);
            logistic(logit) as f32
        })
        .collect()
});

#[inline]
fn win_probability(logit: i32) -> f32 {
    let step = (logit >> STEP_BITS).clamp(-MOST_STEPS, MOST_STEPS);
    WIN_PROBABILITIES[(step + MOST_STEPS) as usize]
}

/// 1 / (1 + e⁻ˣ) by products only, so that it has the same bits on every machine.
fn logistic(x: f64) -> f64 {
    let mut power = 1.0 - x / f64::from(1 << 20);
    for _ in 0..20 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

#[cfg(test)]
mod tests {
    use starboard_kernel::FastRng;

    use super::*;

    const INPUTS: usize = 40;

    /// The bytes of a network with random weights.
    fn random(rng: &mut FastRng) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut word = |value: i16| bytes.extend(value.to_le_bytes());
        word(INPUTS as i16);
        word(16);
        for _ in 0..16 {
            word(rng.below(200) as i16 - 100);
        }
        for _ in 0..16 {
            word(rng.below(2 * OUTPUT_MOST as u32 + 1) as i16 - OUTPUT_MOST);
        }
        bytes.extend((rng.below(2000) as i32 - 1000).to_le_bytes());
        bytes.extend((0..INPUTS * 16).map(|_| rng.below(256) as u8));
        bytes
    }

    #[test]
    fn the_output_is_that_of_the_formula() {
        let mut rng = FastRng::new(7);
        for _ in 0..50 {
            let bytes = random(&mut rng);
            let network = Network::<16>::read(&mut &bytes[..], INPUTS).expect("a network");
            let chosen: Vec<usize> = (0..INPUTS).filter(|_| rng.below(3) == 0).collect();
            let mut sums = network.empty();
            for &input in &chosen {
                network.add(&mut sums, input);
            }
            // Read from the bytes once more, in another way.
            let word = |at: usize| i64::from(i16::from_le_bytes([bytes[at], bytes[at + 1]]));
            let bias = &bytes[4 + 64..8 + 64];
            let mut logit = i64::from(i32::from_le_bytes(bias.try_into().expect("four bytes")));
            for unit in 0..16 {
                let weight = |&input: &usize| i64::from(bytes[72 + input * 16 + unit] as i8);
                let sum = word(4 + 2 * unit) + chosen.iter().map(weight).sum::<i64>();
                logit += sum.clamp(0, 127).pow(2) * word(36 + 2 * unit);
            }
            let expected = 1.0 / (1.0 + (-(logit as f64) / f64::from(LOGIT_ONE)).exp());
            let found = f64::from(network.win(&sums));
            assert!((found - expected).abs() < 2e-3, "{found} {expected}");
            for &input in &chosen {
                network.remove(&mut sums, input);
            }
            assert_eq!(sums, network.empty());
        }
    }

    /// `training/quantised.py` writes networks and computes the same; its test reads the same file.
    #[test]
    fn training_computes_the_same() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../training/quantised.json");
        let text = std::fs::read_to_string(file).expect("an example");
        let example: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let digits = example["network"].as_str().expect("digits");
        let byte = |at| u8::from_str_radix(&digits[at..at + 2], 16).expect("two digits");
        let bytes: Vec<u8> = (0..digits.len()).step_by(2).map(byte).collect();
        let mut rest = &bytes[..];
        let network = Network::<16>::read(&mut rest, INPUTS).expect("a network");
        assert!(rest.is_empty());
        let list = |name: &str| example[name].as_array().expect("a list").clone();
        let mut checked = 0;
        for (sample, logit) in list("samples").iter().zip(list("logits")) {
            let mut sums = network.empty();
            for input in sample.as_array().expect("inputs") {
                network.add(&mut sums, input.as_u64().expect("an input") as usize);
            }
            let expected = 1.0 / (1.0 + (-logit.as_f64().expect("a logit")).exp());
            let found = f64::from(network.win(&sums));
            assert!((found - expected).abs() < 1e-3, "{found} {expected}");
            checked += 1;
        }
        assert_eq!(checked, 10);
    }

    #[test]
    fn win_probabilities_rise_from_0_to_1() {
        assert!(WIN_PROBABILITIES.is_sorted());
        let middle = WIN_PROBABILITIES[MOST_STEPS as usize];
        assert!((middle - 0.5).abs() < 1e-3, "{middle}");
        assert!(WIN_PROBABILITIES[0] < 2e-4);
        assert!(WIN_PROBABILITIES.last().is_some_and(|&most| most > 0.9998));
    }

    #[test]
    fn other_shapes_are_refused() {
        let bytes = random(&mut FastRng::new(1));
        for (bytes, inputs) in [
            (&bytes[..bytes.len() - 1], INPUTS),
            (&bytes[..], INPUTS - 1),
        ] {
            assert!(Network::<16>::read(&mut &bytes[..], inputs).is_err());
        }
        assert!(Network::<8>::read(&mut &bytes[..], INPUTS).is_err());
        let mut wrong = bytes;
        wrong[36..38].copy_from_slice(&(OUTPUT_MOST + 1).to_le_bytes());
        assert!(Network::<16>::read(&mut &wrong[..], INPUTS).is_err());
    }
}
