use starboard_bots::*;
use starboard_kernel::*;
use std::cell::RefCell;
fn cpu() -> f64 {
    use std::io::{Read, Seek};
    thread_local!(static F: RefCell<std::fs::File> = RefCell::new(std::fs::File::open("/proc/thread-self/schedstat").unwrap()));
    F.with(|f| {
        let mut f = f.borrow_mut();
        f.rewind().unwrap();
        let mut b = [0u8; 100];
        let n = f.read(&mut b).unwrap();
        let s = std::str::from_utf8(&b[..n]).unwrap();
        s.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e6
    })
}
// arena GAME players powers games seed opening spec1 spec2 ... (cycled)
fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let reg = starboard_games::registry();
    let rules = reg.get(&a[0]).unwrap();
    let options: OptionValues = serde_json::from_str(&a[1]).unwrap();
    let games: usize = a[2].parse().unwrap();
    let seed0: u64 = a[3].parse().unwrap();
    let opening: u32 = a[4].parse().unwrap();
    let names: Vec<String> = a[5..].to_vec();
    let over: Vec<Vec<(String, f64)>> = names
        .iter()
        .map(|s| {
            s.split('@')
                .skip(1)
                .map(|kv| {
                    let (k, v) = kv.split_once('=').unwrap();
                    (k.to_owned(), v.parse().unwrap())
                })
                .collect()
        })
        .collect();
    let specs: Vec<BotSpec> = a[5..]
        .iter()
        .map(|s| s.split('@').next().unwrap().parse().unwrap())
        .collect();
    let n = specs.len();
    let mut wins = vec![0.0; n];
    let mut sq = vec![0.0; n];
    let mut none = 0;
    let mut draws = 0;
    let mut time = vec![0.0; n];
    let mut decisions = vec![0u32; n];
    let mut playouts = vec![0u64; n];
    let mut worst = vec![0.0f64; n];
    let mut length = 0;
    let mut score = vec![0.0; n];
    let mut place = vec![0.0; n];
    for number in 0..games {
        let (start, rotation) = (number / n, number % n);
        let chance = Seed::from_number(seed0).derived(&format!("start {start}"));
        let mut rng = FastRng::new(chance.number());
        let mut position = rules.start(&options).unwrap();
        assert_eq!(position.seats(), n);
        let mut bots: Vec<Box<dyn Bot>> = (0..n)
            .map(|p| {
                bot(
                    rules,
                    Settings {
                        spec: specs[(p + rotation) % n].clone(),
                        seed: rng.bits().wrapping_add(rotation as u64),
                        threads: 1,
                        clock: cpu,
                    },
                )
            })
            .collect();
        let mut left = rng.below(opening + 1);
        let mut chance_turns = 0;
        loop {
            if let Some(e) = position.ending() {
                let s = win_shares(&e);
                if e.drawn {
                    draws += 1;
                } else if e.winners.is_empty() {
                    none += 1;
                }
                for p in 0..n {
                    let i = (p + rotation) % n;
                    wins[i] += s[p];
                    sq[i] += s[p] * s[p];
                    place[p] += s[p];
                    score[i] += e.scores[p] as f64;
                }
                break;
            }
            let Turn::Player(seat) = position.turn() else {
                let outcomes = position.outcomes();
                let k = chance.pick(chance_turns, outcomes.iter().map(|&(_, w)| w));
                position.resolve(&outcomes[k].0).unwrap();
                chance_turns += 1;
                continue;
            };
            let p = seat.index();
            let i = (p + rotation) % n;
            let t = cpu();
            OVERRIDE.with(|o| *o.borrow_mut() = over[i].iter().cloned().collect());
            let choice = bots[p].choose(&position).unwrap();
            let dt = cpu() - t;
            let is_book = choice.playouts == 0 || choice.lines.len() < 2;
            let mut action = choice.action.clone();
            if !is_book && left > 0 {
                left -= 1;
                let l = position.legal_actions();
                action = l[rng.below(l.len() as u32) as usize].clone();
            } else if !is_book {
                time[i] += dt;
                decisions[i] += 1;
                playouts[i] += u64::from(choice.playouts);
                worst[i] = worst[i].max(dt);
                if std::env::var("TRACE").is_ok() {
                    println!(
                        "{} {} {:?} {:?}",
                        seat.index() + 1,
                        action,
                        choice
                            .value
                            .iter()
                            .map(|v| (v * 100.0) as i32)
                            .collect::<Vec<_>>(),
                        choice
                            .lines
                            .iter()
                            .take(4)
                            .map(|l| (l.action.clone(), l.visits))
                            .collect::<Vec<_>>()
                    );
                }
            }
            position.play(&action).unwrap();
            length += 1;
        }
    }
    let g = games as f64;
    println!(
        "{games} games, {:.1} actions, draws {draws}, nobody {none}, by seat {:?}",
        length as f64 / g,
        place
            .iter()
            .map(|w| (w / g * 1000.0).round() / 10.0)
            .collect::<Vec<_>>()
    );
    let mut shown: Vec<&String> = vec![];
    for (i, s) in names.iter().enumerate() {
        if shown.contains(&s) {
            continue;
        }
        shown.push(s);
        let ids: Vec<usize> = (0..n).filter(|&j| names[j] == *s).collect();
        let w: f64 = ids.iter().map(|&j| wins[j]).sum();
        let m = w / g;
        let sc: f64 = ids.iter().map(|&j| score[j]).sum::<f64>() / g / ids.len() as f64;
        let d: u32 = ids.iter().map(|&j| decisions[j]).sum();
        let t: f64 = ids.iter().map(|&j| time[j]).sum();
        let po: u64 = ids.iter().map(|&j| playouts[j]).sum();
        let wst = ids.iter().map(|&j| worst[j]).fold(0.0, f64::max);
        println!(
            "{s} x{}: {:.1} % ± {:.1}  score {sc:.1} | {:.2} ms/decision (worst {wst:.0}), {:.0} playouts/decision",
            ids.len(),
            m * 100.0,
            196.0 * (m * (1.0 - m).max(0.0) / g).sqrt(),
            t / f64::from(d.max(1)),
            po as f64 / f64::from(d.max(1))
        );
        let _ = i;
    }
}
