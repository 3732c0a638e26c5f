use crate::scene::start;
use rescue::Rescue;
use serde_json::json;
use starboard_kernel::Game;

fn count(position: &Rescue, depth: u32) -> u64 {
    let actions = position.legal();
    if depth == 1 {
        return actions.len() as u64;
    }
    actions
        .iter()
        .map(|&a| {
            let mut n = position.clone();
            n.apply_silently(a);
            count(&n, depth - 1)
        })
        .sum()
}

#[test]
fn start_counts() {
    let mut s = start(&json!({"players":2}));
    for _ in 0..2 {
        for k in ["F", "H", "C", "T", "T", "C", "H", "F"] {
            s.play(&[&format!("lay {k}")]);
        }
    }
    for (d, n) in [(1, 48), (2, 2316), (3, 134_388)] {
        assert_eq!(count(&s.0, d), n);
    }
}
