//! The built browser app is embedded from `dist/`, which is not under version control. A fresh
//! checkout must compile all the same, so a missing `dist/` is filled with one page that says
//! what to do.

use std::path::Path;

const NOT_BUILT: &str = r#"<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Starboard: the app has not been built</title>
</head>
<body>
<h1>The browser app has not been built</h1>
<p>This server was compiled without it. Run <code>make web</code> in the Starboard folder, then start the server again.</p>
</body>
</html>
"#;

fn main() {
    let dist = Path::new("../../dist");
    let page = dist.join("index.html");
    if !page.exists() {
        let written = std::fs::create_dir_all(dist).and_then(|()| std::fs::write(&page, NOT_BUILT));
        if let Err(error) = written {
            panic!("cannot write dist/index.html in the workspace root: {error}");
        }
    }
    // The app itself is followed by what embeds it: otherwise the whole package would be compiled again
    // after every change of the app.
    println!("cargo::rerun-if-changed=build.rs");
}
