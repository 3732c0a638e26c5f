//! The user's preferences: language, motion, pace, help. Kept in the browser.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use starboard_kernel::Lang;

use crate::shell::Toasts;
use crate::{browser, storage, texts};

const KEY: &str = "starboard.prefs";
/// Whether the guide explains a game, where that was chosen for this game.
const GUIDE: &str = "starboard.guide.";
/// The stored value after a mission: the next game is explained, and then no more.
const FIRST_GAME: &str = "first";

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
    /// The factor by which animations are slower than usual.
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

/// The stored preferences, and the same as signals.
macro_rules! prefs {
    ($($(#[$doc:meta])* $name:ident: $type:ty = $usual:expr,)*) => {
        #[derive(Clone, Copy, Debug, Serialize, Deserialize)]
        #[serde(default)]
        struct Kept {
            $($(#[$doc])* $name: $type,)*
        }

        impl Default for Kept {
            fn default() -> Self {
                Kept { $($name: $usual,)* }
            }
        }

        #[derive(Clone, Copy, Debug)]
        pub(crate) struct Prefs {
            $(pub(crate) $name: RwSignal<$type>,)*
        }

        impl Prefs {
            fn new(kept: Kept) -> Prefs {
                Prefs { $($name: RwSignal::new(kept.$name),)* }
            }

            fn now(self) -> Kept {
                Kept { $($name: self.$name.get(),)* }
            }
        }
    };
}

prefs! {
    lang: Lang = Lang::default(),
    tempo: Tempo = match browser::prefers_reduced_motion() {
        true => Tempo::Off,
        false => Tempo::Normal,
    },
    sound: bool = true,
    /// How loud sounds are, in percent.
    volume: u8 = 50,
    /// Whether the device vibrates with some sounds.
    vibration: bool = false,
    /// Forced actions are played automatically.
    forced_steps: bool = true,
    /// The guide explains games that have no setting of their own.
    guide: bool = false,
    /// The guide shows its title only.
    guide_folded: bool = false,
    /// The board is turned to the player's own side, where a game has sides.
    turn_board: bool = true,
    /// Messages at tables are shown.
    messages: bool = true,
    /// A notification says that it is the player's turn.
    notify: bool = false,
}

impl Prefs {
    /// Reads the preferences, and from then on saves changes and applies them to the page. The app
    /// starts in the language whose texts are loaded.
    pub(crate) fn provide(lang: Lang) -> Prefs {
        let kept: Kept = storage::read(KEY)
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default();
        let prefs = Prefs::new(Kept { lang, ..kept });
        Effect::new(move |_| {
            let kept = prefs.now();
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

    /// Switches to a language as soon as its texts are loaded.
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

/// Whether the guide explains one game.
#[derive(Clone, Copy)]
pub(crate) struct Guide(pub(crate) RwSignal<bool>);

impl Guide {
    /// The setting of a game, or else that of all games. Changes are saved for this game.
    pub(crate) fn of(game: &str) -> Guide {
        let key = format!("{GUIDE}{game}");
        let kept = storage::read(&key).map(|kept| kept != "off");
        let is_on = RwSignal::new(kept.unwrap_or_else(|| Prefs::get().guide.get_untracked()));
        Effect::new(move |before: Option<bool>| {
            let now = is_on.get();
            if before.is_some_and(|before| before != now) {
                storage::write(&key, if now { "on" } else { "off" });
            }
            now
        });
        Guide(is_on)
    }

    /// The guide of the table on the screen, or else of all games.
    pub(crate) fn here() -> (RwSignal<bool>, Callback<bool>) {
        let prefs = Prefs::get();
        let (is_on, is_here) = match use_context::<Guide>() {
            Some(Guide(is_on)) => (is_on, true),
            None => (prefs.guide, false),
        };
        let set = move |now| {
            is_on.set(now);
            if !is_here {
                storage::keys(GUIDE)
                    .iter()
                    .for_each(|key| storage::remove(key));
            }
        };
        (is_on, Callback::new(set))
    }

    pub(crate) fn toggle(self) {
        self.0.update(|on| *on = !*on);
    }

    /// The first mission of a game was completed: the first real game after it is explained, too.
    pub(crate) fn explain_first_game(game: &str) {
        let key = format!("{GUIDE}{game}");
        if storage::read(&key).as_deref() != Some("on") {
            storage::write(&key, FIRST_GAME);
        }
    }

    /// A real game is over.
    pub(crate) fn end_first_game(game: &str) {
        let key = format!("{GUIDE}{game}");
        if storage::read(&key).as_deref() == Some(FIRST_GAME) {
            storage::remove(&key);
        }
    }
}

/// The language, tracked.
pub(crate) fn lang() -> Lang {
    Prefs::get().lang.get()
}

/// Words in the language. All of them are one type of signal: a closure type per text would be
/// separate code each.
pub(crate) fn spoken(text: fn(Lang) -> String) -> Signal<String> {
    Signal::derive(move || text(lang()))
}
