//! What is drawn and printed of Cosmic Hegemony.

pub mod art;
pub mod cards;
#[cfg(feature = "rules")]
mod figures;
#[cfg(feature = "rules")]
mod gallery;
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
impl super::Pictured for ::hegemony::Hegemony {
    fn table(&self) -> Option<crate::markup::Markup> {
        Some(rules::table(self))
    }
}
