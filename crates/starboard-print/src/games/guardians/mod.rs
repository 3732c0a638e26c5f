//! What is drawn and printed of Guardians of Space.

pub mod art;
#[cfg(feature = "rules")]
mod figures;
#[cfg(feature = "paper")]
mod kit;
#[cfg(feature = "rules")]
mod rules;

#[cfg(feature = "paper")]
pub(super) use kit::kit;
#[cfg(feature = "paper")]
pub(super) use rules::VARIANTS;
#[cfg(feature = "rules")]
pub(super) use rules::rules_page;

#[cfg(feature = "pictures")]
impl super::Pictured for ::guardians::Guardians {
    fn board(&self, title: String) -> Option<crate::markup::Markup> {
        Some(rules::board(self, title))
    }
}
