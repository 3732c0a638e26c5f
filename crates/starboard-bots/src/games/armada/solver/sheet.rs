//! The regions of the rules as bit sets of levels.

use armada::{LevelSet, Region, met_by};

#[derive(Clone, Debug)]
pub(super) struct Sheet {
    /// The levels met by three dice, see [`Sheet::met`].
    met: Vec<LevelSet>,
    /// The levels of each region and its points.
    regions: Vec<(LevelSet, u8)>,
    all: LevelSet,
}

impl Sheet {
    pub(super) fn new() -> Self {
        let faces = |dice: u8| [dice / 36, dice / 6 % 6, dice % 6].map(|face| face + 1);
        let regions: Vec<(LevelSet, u8)> = Region::ALL
            .into_iter()
            .map(|region| (region.level_set(), region.points()))
            .collect();
        Sheet {
            met: (0..216).map(|dice| met_by(faces(dice))).collect(),
            all: regions
                .iter()
                .fold(0, |all, (levels, _points)| all | levels),
            regions,
        }
    }

    /// The levels that dice meet, open or not. Faces are 0–5.
    pub(super) fn met(&self, faces: [u8; 3]) -> u32 {
        let [a, b, c] = faces.map(usize::from);
        self.met[a * 36 + b * 6 + c]
    }

    /// A18: the levels that may be crossed.
    pub(super) fn open(&self, crossed: u32) -> u32 {
        for &(levels, _points) in &self.regions {
            if crossed & levels != 0 && crossed & levels != levels {
                return levels & !crossed;
            }
        }
        self.all & !crossed
    }

    /// How many regions are begun and not finished.
    pub(super) fn begun(&self, crossed: u32) -> usize {
        let begun = |levels: u32| crossed & levels != 0 && crossed & levels != levels;
        let regions = self.regions.iter();
        regions.filter(|&&(levels, _points)| begun(levels)).count()
    }

    pub(super) fn all(&self) -> u32 {
        self.all
    }

    /// The points of the conquered regions.
    pub(super) fn points(&self, crossed: u32) -> u32 {
        let conquered = self
            .regions
            .iter()
            .filter(|(levels, _points)| levels & !crossed == 0);
        conquered
            .map(|&(_levels, points)| u32::from(points))
            .sum::<u32>()
    }

    /// The fewest levels that conquer another region.
    pub(super) fn to_next_region(&self, crossed: u32) -> u32 {
        let open = self.open(crossed);
        let left = self
            .regions
            .iter()
            .map(|(levels, _points)| (levels & open).count_ones());
        left.filter(|&count| count > 0).min().unwrap_or_default()
    }
}

/// The levels of a set, lowest first.
pub(super) fn levels(set: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |level| set >> level & 1 == 1)
}
