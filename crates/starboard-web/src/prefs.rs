//! What a person prefers: language, motion, pace, help. Kept in the browser.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use starboard_kernel::Lang;

use crate::shell::Toasts;
use crate::{browser, storage, texts};

const KEY: &str = "starboard.prefs";

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Tempo {
    Slow,
    #[default]
    Normal,
    Fast,
    /// No animation at all.
    Off,
}

impl Tempo {
    pub(crate) const ALL: [Tempo; 4] = [Tempo::Slow, Tempo::Normal, Tempo::Fast, Tempo::Off];

    /// How much longer than usual things take.
    fn factor(self) -> f64 {
        match self {
            Tempo::Slow => 1.8,
            Tempo::Normal => 1.0,
            Tempo::Fast => 0.45,
            Tempo::Off => 0.0,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Tempo::Slow => "tempo-slow",
            Tempo::Normal => "",
            Tempo::Fast => "tempo-fast",
            Tempo::Off => "no-motion",
        }
    }
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    lang: Lang,
    tempo: Tempo,
    /// Steps that leave no choice are played by themselves.
    forced_steps: bool,
    guide: bool,
    /// The guide shows its title only.
    guide_folded: bool,
    /// The board is turned to one's own side, where a game has sides.
    turn_board: bool,
    /// Messages at tables are shown.
    messages: bool,
    /// A notification tells that one's turn has come.
    notify: bool,
}

impl Default for Kept {
    fn default() -> Self {
        Kept {
            lang: Lang::default(),
            tempo: if browser::prefers_reduced_motion() {
                Tempo::Off
            } else {
                Tempo::Normal
            },
            forced_steps: true,
            guide: false,
            guide_folded: false,
            turn_board: true,
            messages: true,
            notify: false,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Prefs {
    pub(crate) lang: RwSignal<Lang>,
    pub(crate) tempo: RwSignal<Tempo>,
    pub(crate) forced_steps: RwSignal<bool>,
    pub(crate) guide: RwSignal<bool>,
    pub(crate) guide_folded: RwSignal<bool>,
    pub(crate) turn_board: RwSignal<bool>,
    pub(crate) messages: RwSignal<bool>,
    pub(crate) notify: RwSignal<bool>,
}

impl Prefs {
    /// Reads the preferences, and from then on keeps what is changed and tells the page. The app
    /// starts in the language whose texts are there.
    pub(crate) fn provide(lang: Lang) -> Prefs {
        let kept: Kept = storage::read(KEY)
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default();
        let prefs = Prefs {
            lang: RwSignal::new(lang),
            tempo: RwSignal::new(kept.tempo),
            forced_steps: RwSignal::new(kept.forced_steps),
            guide: RwSignal::new(kept.guide),
            guide_folded: RwSignal::new(kept.guide_folded),
            turn_board: RwSignal::new(kept.turn_board),
            messages: RwSignal::new(kept.messages),
            notify: RwSignal::new(kept.notify),
        };
        Effect::new(move |_| {
            let kept = Kept {
                lang: prefs.lang.get(),
                tempo: prefs.tempo.get(),
                forced_steps: prefs.forced_steps.get(),
                guide: prefs.guide.get(),
                guide_folded: prefs.guide_folded.get(),
                turn_board: prefs.turn_board.get(),
                messages: prefs.messages.get(),
                notify: prefs.notify.get(),
            };
            if let Ok(text) = serde_json::to_string(&kept) {
                storage::write(KEY, &text);
            }
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("lang", kept.lang.code());
                root.set_class_name(kept.tempo.class());
            }
        });
        provide_context(prefs);
        prefs
    }

    pub(crate) fn get() -> Prefs {
        expect_context()
    }

    /// Switches to a language as soon as its texts are there.
    pub(crate) fn switch_to(self, lang: Lang) {
        let toasts = Toasts::get();
        leptos::task::spawn_local(async move {
            if texts::load(lang).await {
                self.lang.set(lang);
            } else {
                // The choice is shown as it is again.
                self.lang.notify();
                toasts.show(texts::language_missing(
                    self.lang.get_untracked(),
                    lang.own_name(),
                ));
            }
        });
    }

    /// A duration at the chosen pace.
    pub(crate) fn paced(self, millis: u32) -> u32 {
        (f64::from(millis) * self.tempo.get_untracked().factor()) as u32
    }
}

/// The language, tracked.
pub(crate) fn lang() -> Lang {
    Prefs::get().lang.get()
}

/// Words in the language. All of them are one kind of signal: a closure of its own for every text
/// would be code of its own.
pub(crate) fn spoken(text: fn(Lang) -> String) -> Signal<String> {
    Signal::derive(move || text(lang()))
}
