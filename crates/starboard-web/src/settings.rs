//! What people can set for the whole app.

use leptos::prelude::*;
use starboard_kernel::Lang;

use crate::controls::{Words, check, check_of, radio_card};
use crate::prefs::{Guide, Prefs, Tempo, spoken};
use crate::sound::{self, Sound};
use crate::{online, texts};

pub(crate) fn settings() -> impl IntoView {
    let prefs = Prefs::get();
    let guide = Guide::here();
    let tempo = |(choice, words): (Tempo, Words)| {
        let is_chosen = move || prefs.tempo.get() == choice;
        let title = view! { <span class="radio-card-title">{spoken(words)}</span> };
        radio_card(
            "tempo",
            String::new(),
            is_chosen,
            move || prefs.tempo.set(choice),
            title,
        )
    };
    let tempos: [(Tempo, Words); 4] = [
        (Tempo::Slow, texts::tempo_slow),
        (Tempo::Normal, texts::tempo_normal),
        (Tempo::Fast, texts::tempo_fast),
        (Tempo::Off, texts::tempo_off),
    ];
    view! {
        <fieldset class="radio-cards tight languages">
            <legend>{spoken(texts::language)}</legend>
            {Lang::ALL
                .map(|choice| {
                    view! {
                        <label class="radio-card" lang=choice.code()>
                            <input
                                type="radio"
                                name="language"
                                prop:checked=move || prefs.lang.get() == choice
                                on:change=move |_| prefs.switch_to(choice)
                            />
                            <span class="radio-card-title">{choice.own_name()}</span>
                        </label>
                    }
                })
                .collect_view()}
        </fieldset>
        <fieldset class="radio-cards tight">
            <legend>{spoken(texts::tempo)}</legend>
            {tempos.map(tempo).collect_view()}
        </fieldset>
        <fieldset class="sound-settings">
            <legend>{spoken(texts::sound)}</legend>
            {check(texts::sound_on, prefs.sound)}
            <label class="field">
                <span>{spoken(texts::volume)}</span>
                <input
                    type="range"
                    class="slider"
                    min="10"
                    max="100"
                    step="10"
                    disabled=move || !prefs.sound.get()
                    prop:value=move || prefs.volume.get().to_string()
                    on:change=move |event| {
                        if let Ok(volume) = event_target_value(&event).parse() {
                            prefs.volume.set(volume);
                            sound::play(prefs, Sound::Turn);
                        }
                    }
                />
            </label>
            {check(texts::vibration, prefs.vibration)}
        </fieldset>
        {check(texts::forced_steps, prefs.forced_steps)}
        {check_of(texts::guide_check, guide.0, guide.1)}
        {online::notify_setting()}
    }
}
