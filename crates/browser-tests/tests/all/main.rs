//! The app in a real browser. One program, so that the tests of all games share the processors and
//! none waits for the slowest of another.

mod about;
mod archive;
mod armada;
mod downloads;
mod feedback;
mod guardians;
mod hegemony;
mod home;
mod kept;
mod languages;
mod missions;
mod online;
mod pages;
mod pilot;
mod rescue;
mod review;
mod smoke;
mod sound;
mod still;
mod wasm_equals_native;
