//! Kits and rulebooks as they come out of the printer, looked at by programs of poppler.
//!
//! One kit and one rulebook of each game by default; all languages, papers, inks, editions and
//! boards with `STARBOARD_SLOW=1`.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use starboard_kernel::Lang;
use starboard_kernel::erased::Rules;
use starboard_print::paper::{Board, Ink, Order, Paper, Refusal, What, print};

/// Points per millimetre.
const MM: f32 = 72.0 / 25.4;

fn games() -> Vec<&'static str> {
    let registry = starboard_games::registry();
    registry.iter().map(Rules::name).collect()
}

fn order(game: &str, what: What) -> Order {
    Order {
        game: game.to_owned(),
        what,
        lang: Lang::En,
        paper: Paper::A4,
        ink: Ink::Colour,
        board: Board::Split,
        edition: None,
    }
}

fn is_slow() -> bool {
    std::env::var_os("STARBOARD_SLOW").is_some_and(|value| value == "1")
}

/// The pages to check: a little, in different versions, or everything.
fn orders(what: What) -> Vec<Order> {
    let mut orders = Vec::new();
    for (index, game) in games().into_iter().enumerate() {
        if !is_slow() {
            // Kits and rulebooks together are in every language.
            let turn = match what {
                What::Kit => index,
                What::Rules => index + games().len(),
            };
            orders.push(Order {
                lang: Lang::ALL[turn % Lang::ALL.len()],
                paper: Paper::ALL[index / 2 % 2],
                ink: Ink::ALL[index.div_ceil(2) % 2],
                ..order(game, what)
            });
            continue;
        }
        let (editions, boards) = kinds(game, what);
        for lang in Lang::ALL {
            for &paper in Paper::ALL {
                for &ink in Ink::ALL {
                    for &board in boards {
                        for edition in &editions {
                            orders.push(Order {
                                lang,
                                paper,
                                ink,
                                board,
                                edition: edition.clone(),
                                ..order(game, what)
                            });
                        }
                    }
                }
            }
        }
    }
    orders
}

/// The editions and the kinds of board that something is printed in: some kits have several.
fn kinds(game: &str, what: What) -> (Vec<Option<String>>, &'static [Board]) {
    if what == What::Rules {
        return (vec![None], &[Board::Split]);
    }
    let printed = |board: Board, edition: Option<String>| {
        let order = Order {
            board,
            edition,
            ..order(game, what)
        };
        print(&order).map(|printed| printed.pages)
    };
    let known = match printed(Board::Split, Some("none".to_owned())) {
        Err(Refusal::Edition { known }) => known,
        other => panic!("{game}: {other:?}"),
    };
    let mut editions: Vec<_> = known
        .into_iter()
        .map(|name| Some(name.to_owned()))
        .collect();
    if editions.is_empty() {
        editions.push(None);
    }
    let pages = |board| printed(board, None).unwrap_or_else(|error| panic!("{game}: {error}"));
    if pages(Board::Split) == pages(Board::One) {
        (editions, &[Board::Split])
    } else {
        (editions, Board::ALL)
    }
}

/// What a program of poppler writes about a file.
fn poppler(program: &str, args: &[&str], file: &Path, after: &[&str]) -> Vec<u8> {
    let done = Command::new(program)
        .args(args)
        .arg(file)
        .args(after)
        .output()
        .unwrap_or_else(|error| panic!("{program} (of poppler-utils): {error}"));
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{program} {args:?}: {said}");
    done.stdout
}

fn text(program: &str, args: &[&str], file: &Path, after: &[&str]) -> String {
    String::from_utf8(poppler(program, args, file, after)).expect("UTF-8")
}

/// The sizes of all pages, in points.
fn page_sizes(file: &Path) -> Vec<(f32, f32)> {
    let report = text("pdfinfo", &["-f", "1", "-l", "999"], file, &[]);
    let sizes = report.lines().filter_map(|line| {
        let (_, size) = line.strip_prefix("Page ")?.split_once("size:")?;
        let (width, rest) = size.trim().split_once(" x ")?;
        let height = rest.split_whitespace().next()?;
        Some((width.parse().ok()?, height.parse().ok()?))
    });
    sizes.collect()
}

/// Pages have the size of the paper, typefaces are embedded, no text runs out of a page or into
/// the edge where printers cannot print.
fn check_file(order: &Order, file: &Path, pages: usize) {
    let (width, height) = order.paper.size();
    let (width, height) = (width * MM, height * MM);
    let same = |a: f32, b: f32| (a - b).abs() < 0.6;
    let sizes = page_sizes(file);
    assert_eq!(sizes.len(), pages, "{order:?}");
    for (wide, high) in &sizes {
        let upright = same(*wide, width) && same(*high, height);
        let on_its_side = same(*wide, height) && same(*high, width);
        assert!(upright || on_its_side, "{order:?}: {wide} x {high}");
    }
    let fonts = text("pdffonts", &[], file, &[]);
    let fonts: Vec<&str> = fonts.lines().skip(2).collect();
    assert!(!fonts.is_empty(), "{order:?}");
    for font in fonts {
        assert!(font.contains("Starboard"), "{order:?}: {font}");
        let embedded = font.split_whitespace().rev().nth(4);
        assert_eq!(embedded, Some("yes"), "{order:?}: {font}");
    }
    let words = text("pdftotext", &["-bbox"], file, &["-"]);
    let number = |line: &str, name: &str| -> Option<f32> {
        let (_, rest) = line.split_once(&format!("{name}=\""))?;
        rest.split('"').next()?.parse().ok()
    };
    let edge = 3.0 * MM;
    let mut page = (0.0, 0.0);
    for line in words.lines().map(str::trim) {
        let at = |name| number(line, name).expect("a number");
        if line.starts_with("<page") {
            page = (at("width"), at("height"));
        } else if line.starts_with("<word") {
            let inside = at("xMin") > edge
                && at("yMin") > edge
                && at("xMax") < page.0 - edge
                && at("yMax") < page.1 - edge;
            assert!(inside, "{order:?}: {line}");
        }
    }
}

/// How much ink there is on a page, from 0 (none) to 1 (all black).
fn ink(file: &Path, page: usize) -> f32 {
    let page = page.to_string();
    let args = ["-gray", "-r", "20", "-f", &page, "-l", &page];
    let picture = poppler("pdftoppm", &args, file, &[]);
    // The format, the size, the value of white, and the pixels.
    let pixels = picture.splitn(4, |byte| *byte == b'\n').nth(3);
    let pixels = pixels.expect("a picture");
    let dark: f32 = pixels.iter().map(|&pixel| 255.0 - f32::from(pixel)).sum();
    dark / 255.0 / pixels.len() as f32
}

/// What the rules say the game contains, by the prefix of the names of pieces.
fn expected(game: &str) -> BTreeMap<String, usize> {
    let file = format!("src/games/{game}/kit/pieces.txt");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&file);
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{file}: {error}"));
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let counts = lines.map(|line| {
        let (name, count) = line.split_once(' ')?;
        Some((name.to_owned(), count.parse().ok()?))
    });
    let counts: Option<_> = counts.collect();
    counts.unwrap_or_else(|| panic!("{file}: every line is a name and a number"))
}

#[test]
fn kits_have_every_piece_as_often_as_the_rules_say() {
    // Nothing that exists once for all players is printed twice.
    let unique = ["encounter-", "alien-", "captain-", "planet-", "weapon-"];
    for order in orders(What::Kit) {
        let printed = print(&order).unwrap_or_else(|error| panic!("{order:?}: {error}"));
        let expected = expected(&order.game);
        let mut counted: BTreeMap<String, usize> = BTreeMap::new();
        for (name, count) in &printed.pieces {
            let mut kind = name.as_str();
            while !expected.contains_key(kind) {
                let shorter = kind.rsplit_once('-').map(|(shorter, _)| shorter);
                kind = shorter.unwrap_or_else(|| panic!("{order:?}: what is {name}?"));
            }
            *counted.entry(kind.to_owned()).or_default() += count;
            if unique.iter().any(|start| name.starts_with(start)) {
                assert_eq!(*count, 1, "{order:?}: {name}");
            }
        }
        assert_eq!(counted, expected, "{order:?}");
        // Every sheet has a front and a back.
        assert_eq!(printed.pages % 2, 0, "{order:?}");
    }
}

/// What the rules page calls its example of play.
fn example_heading(order: &Order) -> String {
    let file = format!("src/games/{}/rules.{}.md", order.game, order.lang.code());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&file);
    let page = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut headings = page.lines().filter_map(|line| {
        let heading = line.strip_prefix("## ")?;
        heading.strip_suffix(" {#example}")
    });
    headings
        .next()
        .unwrap_or_else(|| panic!("{file}: no {{#example}}"))
        .to_owned()
}

/// Without `STARBOARD_SLOW`, too, every language is printed.
#[test]
fn every_language_is_printed() {
    let orders = orders(What::Kit).into_iter().chain(orders(What::Rules));
    let printed: Vec<Lang> = orders.map(|order| order.lang).collect();
    for lang in Lang::ALL {
        assert!(printed.contains(&lang), "{lang:?}");
    }
}

#[test]
fn pages_can_be_printed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("printed.pdf");
    for order in orders(What::Kit).into_iter().chain(orders(What::Rules)) {
        let printed = print(&order).unwrap_or_else(|error| panic!("{order:?}: {error}"));
        std::fs::write(&file, &printed.pdf).expect("a file");
        check_file(&order, &file, printed.pages);
        if order.what == What::Rules {
            let pages = printed.pages;
            assert!((4..=8).contains(&pages), "{order:?}: {pages} pages");
            let words = text("pdftotext", &[], &file, &["-"]);
            let words: Vec<&str> = words.split_whitespace().collect();
            let heading = example_heading(&order);
            assert!(words.join(" ").contains(&heading), "{order:?}: {heading}");
        }
        let looked_at = if is_slow() { printed.pages } else { 3 };
        for page in 1..=looked_at {
            let ink = ink(&file, page);
            let most = match order.ink {
                Ink::Colour => 0.4,
                Ink::Low => 0.15,
            };
            assert!(ink < most, "{order:?}: page {page} has {ink} of ink");
        }
    }
}

/// Words are text, not drawings: they can be found and copied.
#[test]
fn text_can_be_found() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("kit.pdf");
    let printed = print(&order("hegemony", What::Kit)).expect("a kit");
    std::fs::write(&file, &printed.pdf).expect("a file");
    let words = text("pdftotext", &["-layout"], &file, &["-"]);
    assert_eq!(words.matches("Encounter").count(), 48);
    assert!(words.contains("50 mm"));
}

#[test]
fn what_there_is_not_is_refused() {
    let error = print(&order("chess", What::Kit)).expect_err("no such game");
    let known = games().join(", ");
    assert!(error.to_string().contains(&known), "{error}");
    for game in games() {
        let order = Order {
            edition: Some(String::from("tenth")),
            ..order(game, What::Kit)
        };
        assert!(
            matches!(print(&order), Err(Refusal::Edition { .. })),
            "{game}"
        );
    }
}
