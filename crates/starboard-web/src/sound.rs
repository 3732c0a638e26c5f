//! Sounds, synthesised by the browser: one family of short tones and bursts of noise, no files.

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, AudioParam, BiquadFilterType,
    GainNode, OscillatorType,
};

use crate::prefs::Prefs;

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// A choice was taken.
    Tap,
    /// A piece moves, or a value is written.
    Step,
    /// A piece flies far, or over something.
    Jump,
    Beam,
    Blast,
    Dice,
    Cube,
    Card,
    /// Something was gained.
    Gain,
    /// Something was lost.
    Drop,
    /// One's turn has come.
    Turn,
    Win,
    Loss,
    /// That is not possible.
    Illegal,
}

/// One voice of a sound.
struct Voice {
    /// A tone of this wave, or noise.
    wave: Option<OscillatorType>,
    /// Where its pitch or its band begins and ends, in hertz.
    pitch: (f32, f32),
    /// Both in milliseconds.
    start: f32,
    length: f32,
    gain: f32,
}

const fn tone(
    wave: OscillatorType,
    pitch: (f32, f32),
    start: f32,
    length: f32,
    gain: f32,
) -> Voice {
    Voice {
        wave: Some(wave),
        pitch,
        start,
        length,
        gain,
    }
}

const fn noise(pitch: (f32, f32), start: f32, length: f32, gain: f32) -> Voice {
    Voice {
        wave: None,
        pitch,
        start,
        length,
        gain,
    }
}

/// The notes that melodies are made of: a pentatonic scale, so that any notes sound well together.
const D4: f32 = 293.7;
const A4: f32 = 440.0;
const D5: f32 = 587.3;
const E5: f32 = 659.3;
const FS5: f32 = 740.0;
const A5: f32 = 880.0;
const D6: f32 = 1174.7;

impl Sound {
    const fn voices(self) -> &'static [Voice] {
        use OscillatorType::{Sawtooth, Sine, Square, Triangle};
        match self {
            Sound::Tap => const { &[tone(Sine, (A5, A5), 0.0, 45.0, 0.25)] },
            Sound::Step => {
                const {
                    &[
                        tone(Triangle, (D4, D5), 0.0, 90.0, 0.3),
                        noise((900.0, 400.0), 0.0, 60.0, 0.12),
                    ]
                }
            }
            Sound::Jump => {
                const {
                    &[
                        tone(Triangle, (D4, D6), 0.0, 210.0, 0.28),
                        tone(Sine, (D5, A5), 170.0, 80.0, 0.2),
                    ]
                }
            }
            Sound::Beam => {
                const {
                    &[
                        tone(Sawtooth, (1600.0, 180.0), 0.0, 190.0, 0.16),
                        tone(Square, (800.0, 90.0), 0.0, 160.0, 0.06),
                    ]
                }
            }
            Sound::Blast => {
                const {
                    &[
                        noise((1800.0, 90.0), 0.0, 380.0, 0.55),
                        tone(Sine, (150.0, 45.0), 0.0, 320.0, 0.5),
                    ]
                }
            }
            Sound::Dice => {
                const {
                    &[
                        noise((2600.0, 2200.0), 0.0, 30.0, 0.3),
                        noise((2100.0, 1700.0), 70.0, 28.0, 0.24),
                        noise((2500.0, 2000.0), 125.0, 26.0, 0.2),
                        noise((1800.0, 1500.0), 205.0, 34.0, 0.26),
                    ]
                }
            }
            Sound::Cube => {
                const {
                    &[
                        noise((1500.0, 1200.0), 0.0, 26.0, 0.24),
                        tone(Sine, (E5, E5), 12.0, 90.0, 0.16),
                    ]
                }
            }
            Sound::Card => const { &[noise((5200.0, 1600.0), 0.0, 95.0, 0.2)] },
            Sound::Gain => {
                const {
                    &[
                        tone(Sine, (D5, D5), 0.0, 90.0, 0.2),
                        tone(Sine, (A5, A5), 70.0, 140.0, 0.2),
                    ]
                }
            }
            Sound::Drop => {
                const {
                    &[
                        tone(Triangle, (A4, D4), 0.0, 170.0, 0.26),
                        noise((500.0, 160.0), 30.0, 130.0, 0.16),
                    ]
                }
            }
            Sound::Turn => {
                const {
                    &[
                        tone(Sine, (D5, D5), 0.0, 120.0, 0.22),
                        tone(Sine, (FS5, FS5), 110.0, 190.0, 0.22),
                    ]
                }
            }
            Sound::Win => {
                const {
                    &[
                        tone(Triangle, (D5, D5), 0.0, 160.0, 0.26),
                        tone(Triangle, (FS5, FS5), 130.0, 160.0, 0.26),
                        tone(Triangle, (A5, A5), 260.0, 160.0, 0.26),
                        tone(Triangle, (D6, D6), 390.0, 520.0, 0.3),
                        tone(Sine, (A5, A5), 390.0, 520.0, 0.16),
                    ]
                }
            }
            Sound::Loss => {
                const {
                    &[
                        tone(Triangle, (A4, A4), 0.0, 210.0, 0.24),
                        tone(Triangle, (349.2, 349.2), 190.0, 210.0, 0.24),
                        tone(Triangle, (D4, 261.6), 380.0, 520.0, 0.26),
                    ]
                }
            }
            Sound::Illegal => {
                const {
                    &[
                        tone(Square, (150.0, 140.0), 0.0, 80.0, 0.1),
                        tone(Square, (150.0, 120.0), 110.0, 110.0, 0.1),
                    ]
                }
            }
        }
    }

    /// How long a device vibrates with it, in milliseconds.
    fn shake(self) -> u32 {
        match self {
            Sound::Blast | Sound::Loss => 60,
            Sound::Illegal | Sound::Win => 40,
            Sound::Turn => 25,
            _ => 0,
        }
    }
}

/// The browser's audio context. It is created with the first sound: a page without any user gesture
/// may not play one.
struct Machine {
    context: AudioContext,
    output: GainNode,
    hiss: AudioBuffer,
}

thread_local! {
    static MACHINE: RefCell<Option<Machine>> = const { RefCell::new(None) };
}

/// Plays a sound, as loud as the person wants it.
pub(crate) fn play(prefs: Prefs, sound: Sound) {
    play_in_turn(prefs, &[sound]);
}

/// The most sounds of a moment, and what lies between their beginnings, in seconds.
const MOST_IN_TURN: usize = 4;
const BETWEEN: f64 = 0.12;

/// What is heard of events that are shown at once: every sound once, in the order of the events, and of
/// many the last few.
pub(crate) fn in_turn(heard: impl IntoIterator<Item = Sound>) -> Vec<Sound> {
    let mut sounds: Vec<Sound> = Vec::new();
    for sound in heard {
        sounds.retain(|other| *other != sound);
        sounds.push(sound);
    }
    sounds.drain(..sounds.len().saturating_sub(MOST_IN_TURN));
    sounds
}

/// Plays sounds shortly after one another.
pub(crate) fn play_in_turn(prefs: Prefs, sounds: &[Sound]) {
    let shake = sounds.iter().map(|sound| sound.shake()).max().unwrap_or(0);
    if prefs.vibration.get_untracked() && shake > 0 {
        let _ = window().navigator().vibrate_with_duration(shake);
    }
    let volume = f32::from(prefs.volume.get_untracked()) / 100.0;
    if !prefs.sound.get_untracked() || volume <= 0.0 || document().hidden() {
        return;
    }
    MACHINE.with_borrow_mut(|machine| {
        if machine.is_none() {
            *machine = Machine::new().ok();
        }
        // Without an audio context the game is silent.
        for (number, sound) in sounds.iter().enumerate() {
            let after = number as f64 * BETWEEN;
            let _ = machine
                .as_ref()
                .map(|machine| machine.play(*sound, volume, after));
        }
    });
}

impl Machine {
    fn new() -> Result<Machine, JsValue> {
        let context = AudioContext::new()?;
        let output = context.create_gain()?;
        // Several sounds at once must not distort.
        let limiter = context.create_dynamics_compressor()?;
        output.connect_with_audio_node(&limiter)?;
        limiter.connect_with_audio_node(&context.destination())?;
        let rate = context.sample_rate();
        let hiss = context.create_buffer(1, rate as u32, rate)?;
        let samples: Vec<f32> = (0..rate as u32)
            .map(|_| js_sys::Math::random() as f32 * 2.0 - 1.0)
            .collect();
        hiss.copy_to_channel(&samples, 0)?;
        Ok(Machine {
            context,
            output,
            hiss,
        })
    }

    /// Plays a sound some seconds from now.
    fn play(&self, sound: Sound, volume: f32, after: f64) -> Result<(), JsValue> {
        if self.context.state() == AudioContextState::Suspended {
            // It resumes when it can; a sound that would be much too late is skipped.
            let _ = self.context.resume()?;
        }
        self.output.gain().set_value(volume);
        let start = self.context.current_time() + after;
        for voice in sound.voices() {
            self.speak(voice, start)?;
        }
        Ok(())
    }

    fn speak(&self, voice: &Voice, start: f64) -> Result<(), JsValue> {
        let seconds = |millis: f32| f64::from(millis) / 1_000.0;
        let from = start + seconds(voice.start);
        let to = from + seconds(voice.length);
        let slide = |pitch: AudioParam| {
            pitch.set_value_at_time(voice.pitch.0, from)?;
            pitch.exponential_ramp_to_value_at_time(voice.pitch.1, to)
        };
        let envelope = self.envelope(from, to, voice.gain)?;
        match voice.wave {
            Some(wave) => {
                let source = self.context.create_oscillator()?;
                source.set_type(wave);
                slide(source.frequency())?;
                source.connect_with_audio_node(&envelope)?;
                source.start_with_when(from)?;
                source.stop_with_when(to)
            }
            None => {
                let filter = self.context.create_biquad_filter()?;
                filter.set_type(BiquadFilterType::Bandpass);
                slide(filter.frequency())?;
                filter.connect_with_audio_node(&envelope)?;
                let source = self.context.create_buffer_source()?;
                source.set_buffer(Some(&self.hiss));
                source.connect_with_audio_node(&filter)?;
                let length = seconds(voice.length);
                source.start_with_when_and_grain_offset_and_grain_duration(from, 0.0, length)
            }
        }
    }

    /// A gain that rises at once and decays.
    fn envelope(&self, from: f64, to: f64, gain: f32) -> Result<AudioNode, JsValue> {
        let node = self.context.create_gain()?;
        let level = node.gain();
        level.set_value_at_time(0.0001, from)?;
        level.exponential_ramp_to_value_at_time(gain, from + 0.008)?;
        level.exponential_ramp_to_value_at_time(0.0001, to)?;
        node.connect_with_audio_node(&self.output)?;
        Ok(node.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::all_screens;
    use crate::play::testing::table;

    /// What the table itself says, whatever the game is.
    const OF_THE_TABLE: [Sound; 5] = [
        Sound::Tap,
        Sound::Turn,
        Sound::Win,
        Sound::Loss,
        Sound::Illegal,
    ];
    const OF_GAMES: [Sound; 9] = [
        Sound::Step,
        Sound::Jump,
        Sound::Beam,
        Sound::Blast,
        Sound::Dice,
        Sound::Cube,
        Sound::Card,
        Sound::Gain,
        Sound::Drop,
    ];

    #[test]
    fn every_sound_is_heard_in_some_game() {
        let mut heard = Vec::new();
        for screens in all_screens() {
            let mut own = Vec::new();
            for seed in 1..4 {
                let table = table(screens.rules(), seed, 300);
                let steps = table.play().history().steps().iter();
                for sound in steps
                    .flat_map(|step| &step.events)
                    .filter_map(|event| screens.sound(event))
                {
                    if !own.contains(&sound) {
                        own.push(sound);
                    }
                }
            }
            let name = screens.rules().name();
            assert!(own.len() >= 3, "{name}: {own:?}");
            heard.extend(own);
        }
        for sound in OF_GAMES {
            assert!(heard.contains(&sound), "no game has a {sound:?}");
        }
        for sound in OF_THE_TABLE {
            assert!(!heard.contains(&sound), "a game has a {sound:?}");
        }
    }

    #[test]
    fn of_many_events_every_sound_is_heard_once() {
        use Sound::{Beam, Blast, Card, Dice, Gain, Step};
        assert_eq!(in_turn([]), []);
        assert_eq!(in_turn([Step, Step, Beam, Step]), [Beam, Step]);
        let many = [Dice, Step, Card, Beam, Blast, Gain];
        assert_eq!(in_turn(many), [Card, Beam, Blast, Gain]);
    }

    /// The browser refuses to slide to a pitch or a loudness of zero, and a voice has to rise first.
    #[test]
    fn every_voice_can_be_spoken() {
        for sound in OF_THE_TABLE.into_iter().chain(OF_GAMES) {
            assert!(!sound.voices().is_empty(), "{sound:?}");
            for voice in sound.voices() {
                let (from, to) = voice.pitch;
                assert!(from >= 20.0 && to >= 20.0, "{sound:?}");
                assert!(voice.gain > 0.0001 && voice.gain <= 1.0, "{sound:?}");
                assert!(voice.start >= 0.0 && voice.length > 8.0, "{sound:?}");
            }
        }
    }
}
