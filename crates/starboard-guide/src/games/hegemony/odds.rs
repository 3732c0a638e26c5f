//! The odds that the guide and the screens show before the player commits to anything.

use hegemony::{Ability, Cube, Hegemony, Payment};

/// How likely each colour is to be drawn next; `None` for colours that do not count.
pub fn of_bag(position: &Hegemony, only_abilities: bool) -> [Option<f64>; 6] {
    let bag = position.bag();
    let counts = |cube: &Cube| !only_abilities || cube.ability().is_some();
    let all: u32 = Cube::ALL
        .iter()
        .filter(|cube| counts(cube))
        .map(|cube| u32::from(bag[cube.index()]))
        .sum();
    let mut odds = [None; 6];
    for cube in Cube::ALL.iter().filter(|cube| counts(cube)) {
        let count = f64::from(bag[cube.index()]);
        odds[cube.index()] = Some(if all == 0 {
            0.0
        } else {
            count / f64::from(all)
        });
    }
    odds
}

fn is_crippled(points: [u8; 3]) -> bool {
    points.iter().filter(|&&points| points == 0).count() >= 2
}

/// What is left of the points after a payment.
pub fn after(position: &Hegemony, payment: Payment) -> [u8; 3] {
    let mut points = [0; 3];
    for &ability in Ability::ALL {
        let at = ability.index();
        points[at] = position.points(ability).saturating_sub(payment[at]);
    }
    points
}

/// Whether paying alone ends the game (H26).
pub fn ends_game(position: &Hegemony, payment: Payment) -> bool {
    is_crippled(after(position, payment))
}

/// H18, H26: how likely an evade paid like this ends the game at once.
pub fn doom_of_evade(position: &Hegemony, payment: Payment) -> f64 {
    let bag = position.bag();
    let cubes = [bag[0], bag[1], bag[2]];
    let shielded =
        [Ability::Red, Ability::Orange, Ability::Blue].map(|ability| position.is_shielded(ability));
    doom(
        after(position, payment),
        cubes,
        shielded,
        position.evade_cubes(),
    )
}

fn doom(points: [u8; 3], cubes: [u8; 3], shielded: [bool; 3], left: u8) -> f64 {
    if is_crippled(points) {
        return 1.0;
    }
    let all: u32 = cubes.iter().map(|&count| u32::from(count)).sum();
    if left == 0 || all == 0 {
        return 0.0;
    }
    (0..3)
        .filter(|&at| cubes[at] > 0)
        .map(|at| {
            let mut points = points;
            if !shielded[at] {
                points[at] = points[at].saturating_sub(1);
            }
            let mut fewer = cubes;
            fewer[at] -= 1;
            let chance = f64::from(cubes[at]) / f64::from(all);
            chance * doom(points, fewer, shielded, left - 1)
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doom_counts_the_cubes_that_leave_the_bag() {
        let open = [false; 3];
        // One red point and five blue ones: the first red cube ends it.
        let one_cube = doom([1, 0, 5], [1, 0, 3], open, 1);
        assert!((one_cube - 0.25).abs() < 1e-12);
        // Two draws without replacement: one of four cubes is red.
        let two_cubes = doom([1, 0, 5], [1, 0, 3], open, 2);
        assert!((two_cubes - 0.5).abs() < 1e-12);
        let shielded = doom([1, 0, 5], [1, 0, 3], [true, false, false], 2);
        assert!(shielded.abs() < 1e-12);
    }

    #[test]
    fn paying_into_defeat_is_certain_doom() {
        assert!((doom([0, 0, 5], [4, 4, 4], [false; 3], 2) - 1.0).abs() < 1e-12);
    }
}
