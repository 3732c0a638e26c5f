//! The position as text for a terminal.

use starboard_kernel::Lang;

use crate::Hegemony;

pub(crate) fn render(position: &Hegemony, _lang: Lang) -> String {
    format!("{position:?}")
}
