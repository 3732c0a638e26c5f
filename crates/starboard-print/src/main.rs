//! Writes all rules pages into a folder; `cargo xtask web` runs it.

use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), String> {
    let folder = env::args().nth(1).ok_or("say into which folder to write")?;
    for page in starboard_print::rules_pages()? {
        let file = Path::new(&folder).join(format!("{}.html", page.name));
        fs::write(&file, page.markup)
            .map_err(|error| format!("cannot write {}: {error}", file.display()))?;
    }
    Ok(())
}
