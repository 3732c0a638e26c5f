//! The formatting of values and losses.

use starboard_kernel::Lang;

use crate::texts;

/// A choice that costs less than this many points is as good as the best.
pub(crate) const AS_GOOD_AS_THE_BEST: f64 = 0.05;

/// Points with one digit after the point.
pub(crate) fn plain(points: f64, lang: Lang) -> String {
    lang.tenths(points)
}

/// The same with a sign.
pub(crate) fn signed(points: f64, lang: Lang) -> String {
    let sign = if points < -AS_GOOD_AS_THE_BEST {
        "−"
    } else if points > AS_GOOD_AS_THE_BEST {
        "+"
    } else {
        "±"
    };
    format!("{sign}{}", plain(points.abs(), lang))
}

/// A loss as text: `−0.8`, or that it is the best.
pub(crate) fn loss_words(loss: f64, lang: Lang) -> String {
    if loss < AS_GOOD_AS_THE_BEST {
        return texts::worth_best(lang);
    }
    format!("−{}", plain(loss, lang))
}
