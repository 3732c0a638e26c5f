//! The reachable sets of crossed levels.

use std::collections::BTreeMap;

use super::sheet::{Sheet, levels};

/// A set of crossed levels.
#[derive(Debug)]
pub(super) struct Configuration {
    pub(super) crossed: u32,
    pub(super) open: u32,
    /// The configurations after crossing each of the open levels.
    pub(super) after: Vec<usize>,
}

/// All configurations that are reachable from one, sorted by the number of crossed levels.
pub(super) fn reachable(sheet: &Sheet, from: u32) -> Option<Vec<Configuration>> {
    if from & !sheet.all() != 0 || sheet.begun(from) > 1 {
        return None;
    }
    let mut index = BTreeMap::from([(from, 0)]);
    let mut found = vec![from];
    let mut configurations: Vec<Configuration> = Vec::new();
    while let Some(&crossed) = found.get(configurations.len()) {
        let open = sheet.open(crossed);
        let after = levels(open)
            .map(|level| {
                let next = crossed | 1 << level;
                *index.entry(next).or_insert_with(|| {
                    found.push(next);
                    found.len() - 1
                })
            })
            .collect();
        configurations.push(Configuration {
            crossed,
            open,
            after,
        });
    }
    Some(configurations)
}
