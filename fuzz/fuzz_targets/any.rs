//! Fuzzes the target that `STARBOARD_FUZZ` names. One binary for all, because most of the time to
//! build it is spent on what they share.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

static TARGET: LazyLock<fuzz::Target> = LazyLock::new(|| {
    let name = std::env::var("STARBOARD_FUZZ").expect("STARBOARD_FUZZ is the name of a target");
    fuzz::find(&name).expect("a target")
});

fuzz_target!(|data: &[u8]| (TARGET.run)(data));

// libFuzzer changes bytes, which rarely leaves JSON intact; half of the time values are changed.
fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    if seed % 2 == 0 {
        return fuzzer_mutate(data, size, max_size);
    }
    let changed = fuzz::mutate(&data[..size], &data[..size], seed.into());
    let length = changed.len().min(max_size);
    data[..length].copy_from_slice(&changed[..length]);
    length
});
