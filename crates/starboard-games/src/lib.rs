//! The one list of games. Bots, drawings, guides and screens derive theirs from it.

use starboard_kernel::erased::{allow_documents, rules_of};
use starboard_kernel::{Encodings, Registry, encoding_of};

/// Hands all games to a macro, in the order in which they are shown: the name of each game, which
/// is also the name of its modules, and its type.
///
/// ```
/// use starboard_kernel::Game;
///
/// macro_rules! names {
///     ($($game:ident: $type:ty,)*) => {
///         const NAMES: &[(&str, &str)] = &[$((stringify!($game), <$type>::NAME)),*];
///     };
/// }
/// starboard_games::with_games!(names);
///
/// for (module, name) in NAMES {
///     assert_eq!(module, name);
/// }
/// ```
#[macro_export]
macro_rules! with_games {
    ($macro:ident) => {
        $macro! {
            guardians: $crate::guardians::Guardians,
            rescue: $crate::rescue::Rescue,
            armada: $crate::armada::Armada,
            hegemony: $crate::hegemony::Hegemony,
        }
    };
}

macro_rules! registry {
    ($($game:ident: $type:ty,)*) => {
        // Macros of other crates name the games through this one.
        $(
            #[doc(hidden)]
            pub use ::$game;
        )*

        /// The rules of all games, by name. A program that loads them one by one makes its own
        /// registry of those that it has.
        #[must_use]
        pub fn registry() -> Registry {
            $(allow_documents::<$type>();)*
            Registry::new(vec![$(rules_of::<$type>()),*])
        }

        /// The encodings of all games, in the same order.
        #[must_use]
        pub fn encodings() -> Vec<&'static dyn Encodings> {
            vec![$(encoding_of::<$type>()),*]
        }
    };
}

with_games!(registry);
