//! Builds the browser app into `dist/`: compiles the page and the worker of the bots to
//! WebAssembly, writes the glue, the stylesheets and the rules pages, puts a hash of the content into the names of
//! what may be cached indefinitely, compresses everything, and lists it all in the service worker.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::mpsc,
    thread::{self, ScopedJoinHandle},
};

use anyhow::{Context, Result, anyhow, bail};
use rayon::prelude::*;
use sha2::{Digest, Sha256};
use starboard_catalogue::Catalogue;

use crate::wasm::Profile;
use crate::{files, run_command, still, styles, wasm};

const PAGE: &str = "starboard-web";
const WORKER: &str = "starboard-worker";
const PRINTER: &str = "starboard-print";
const BINARY: &str = "starboard-cli";
/// The catalogues of the guide, by game; what a first mission says is in a folder of its own.
const GUIDE_OF_GAMES: &str = "starboard-guide/src/games/";
const MISSION: &str = "mission";
/// The part of the app for online play, and the catalogues that only it needs.
const ONLINE: &str = "online";
const TEXTS_OF_ONLINE: [&str; 2] = ["starboard-client/texts", "starboard-web/src/online/texts"];
/// What the notes on a game are called after the game.
const NOTES: &str = "_notes";
/// The part of the app that every table needs.
const TABLES: &str = "tables";
/// Parts of fewer bytes are fetched together: there are dozens of them.
const LEAST_PART: usize = 5_000;
const COMPRESSIBLE: [&str; 10] = [
    "bin",
    "css",
    "html",
    "ico",
    "js",
    "json",
    "svg",
    "txt",
    "wasm",
    "webmanifest",
];

pub(crate) fn build(root: &Path, with_server: bool, check_size: bool) -> Result<()> {
    let app = build_app(root, with_server)?;
    if check_size {
        print_sizes(&sizes(root, &app)?);
    }
    Ok(())
}

/// Builds the app and prints what a visitor downloads.
pub(crate) fn build_and_weigh(root: &Path) -> Result<Sizes> {
    sizes(root, &build_app(root, false)?)
}

/// Builds the app and, if asked to, everything of the server that does not depend on it.
fn build_app(root: &Path, with_server: bool) -> Result<App> {
    wasm::add_target(root)?;
    // The last steps of a build keep a single core busy, so two builds run at a time.
    thread::scope(|scope| {
        let (rules_are_written, rules) = mpsc::channel();
        let native = scope.spawn(move || {
            // If the app has failed, the rules are not needed.
            let _ = rules_are_written.send(write_rules(root, with_server)?);
            if with_server {
                compile_server(root)?;
            }
            Ok(())
        });
        wasm::compile(root, PAGE, Profile::Page)?;
        wasm::compile(root, WORKER, Profile::Worker)?;
        let Ok(rules) = rules.recv() else {
            wait_for(native)?;
            bail!("there are no rules pages");
        };
        let app = assemble(root, &rules)?;
        write(&root.join("dist"), &app.files)?;
        wait_for(native)?;
        Ok(app)
    })
}

fn wait_for(build: ScopedJoinHandle<'_, Result<()>>) -> Result<()> {
    build.join().map_err(|_| anyhow!("a build has panicked"))?
}

/// Compiles what the `starboard` binary consists of, except for the app.
fn compile_server(root: &Path) -> Result<()> {
    let mut cargo = crate::cargo();
    cargo.args(["build", "--release", "--lib", "-p", BINARY]);
    run_command(cargo.current_dir(root))
}

/// Writes the rules pages of all games into a folder of their own. With the server, the printer is
/// built as part of the same selection of packages, which has the same features.
fn write_rules(root: &Path, with_server: bool) -> Result<PathBuf> {
    let target = wasm::target_folder(root)?;
    let folder = target.join("rules-pages");
    if folder.exists() {
        fs::remove_dir_all(&folder)
            .with_context(|| format!("cannot clear {}", folder.display()))?;
    }
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut cargo = crate::cargo();
    cargo.args(["build", "--quiet", "-p", PRINTER, "--bin", PRINTER]);
    if with_server {
        cargo.args(["-p", BINARY, "--release"]);
    }
    run_command(cargo.current_dir(root))?;
    let profile = if with_server { "release" } else { "debug" };
    let printer = target.join(profile).join(PRINTER);
    run_command(Command::new(printer).arg(&folder).current_dir(root))?;
    Ok(folder)
}

/// What the lab has found out about each game: the part of its page that the app shows, which has a heading
/// in its own languages.
fn reports(root: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let mut reports = Vec::new();
    for path in files::below(&root.join("reports"))? {
        if path.extension().is_none_or(|extension| extension != "html") {
            continue;
        }
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let page = files::read_text(&path)?;
        let body = page
            .split_once("<main>")
            .and_then(|(_, rest)| rest.split_once("</main>"))
            .with_context(|| format!("{} has no <main>", path.display()))?;
        let (_, body) = body
            .0
            .split_once("</h1>")
            .with_context(|| format!("{} has no heading", path.display()))?;
        reports.push((format!("balance-{stem}"), body.as_bytes().to_vec()));
    }
    Ok(reports)
}

/// The whole of `dist/` without the compressed forms.
struct App {
    files: BTreeMap<String, Vec<u8>>,
    /// What a visitor downloads before the home page responds: a word for it, and its address.
    home: Vec<(&'static str, String)>,
    /// What each part of the app needs besides, a game's board for example.
    parts: BTreeMap<String, Vec<String>>,
    /// Those that are games.
    games: Vec<String>,
    /// What is fetched alongside the board or on demand.
    later: Vec<(&'static str, String)>,
}

impl App {
    fn add(&mut self, name: String, content: Vec<u8>) -> Result<()> {
        if self.files.contains_key(&name) {
            bail!("two files of the app are called {name}: rename the one in public/");
        }
        self.files.insert(name, content);
        Ok(())
    }

    /// Adds a file under a name with its hash and returns the address of it.
    fn add_hashed(&mut self, stem: &str, extension: &str, content: Vec<u8>) -> Result<String> {
        let name = format!("{stem}-{}.{extension}", hash([content.as_slice()]));
        let address = format!("/{name}");
        self.add(name, content)?;
        Ok(address)
    }

    /// Adds a compiled package that is cut into parts. The glue and the script that fetches the
    /// parts name each other, so that both bear the hash of the two.
    fn add_module_with_parts(
        &mut self,
        root: &Path,
        module: &str,
        stem: &str,
    ) -> Result<(Module, ModuleParts)> {
        let folder = wasm::target_folder(root)?.join(format!("{module}-glue"));
        let parts = wasm::generate_glue_and_parts(root, module, stem, &folder)?;
        let links = files::read_text(&folder.join(wasm::LINKS))?;
        let mut links = wasm::without_comments(&links);
        let mut addresses = BTreeMap::new();
        // By who needs them: no part is to fetch a pack for the sake of another.
        let mut packs: BTreeMap<String, Pack> = BTreeMap::new();
        for part in &parts.files {
            let content = files::read(&folder.join(format!("{part}.wasm")))?;
            let fetch = fetch_of(part);
            if !links.contains(&fetch) {
                bail!("the script that fetches parts does not fetch {part}");
            }
            if content.len() < LEAST_PART {
                let pack = packs.entry(pack_of(part, &parts.of_marks)).or_default();
                pack.places
                    .push((part.clone(), pack.content.len(), content.len()));
                pack.content.extend(content);
                continue;
            }
            let stem = part.trim_start_matches("split_");
            let address = self.add_hashed(stem, "wasm", content)?;
            let fetch_here = format!(r#"fetch(new URL(".{address}", import.meta.url))"#);
            links = links.replace(&fetch, &fetch_here);
            addresses.insert(part.clone(), address);
        }
        for (name, pack) in packs {
            let address = self.add_hashed(&format!("chunks-{name}"), "bin", pack.content)?;
            for (part, start, length) in pack.places {
                let fetch_here = format!(r#"unpack(".{address}", {start}, {length})"#);
                links = links.replace(&fetch_of(&part), &fetch_here);
                addresses.insert(part, address.clone());
            }
        }
        let unpack = root.join("crates").join(module).join("template/unpack.js");
        links.push_str(&files::read_text(&unpack)?);
        let glue = files::read_text(&folder.join(format!("{stem}.js")))?;
        let both = hash([glue.as_bytes(), links.as_bytes()]);
        let (glue_name, links_name) = (format!("{stem}-{both}.js"), format!("parts-{both}.js"));
        // Only where it is imported: the module itself knows it by its first name.
        let import = |name: &str| format!("from \"{name}\"");
        let glue = glue.replace(&import(wasm::LINKS), &import(&format!("./{links_name}")));
        let links = links.replace(&format!("./{stem}.js"), &format!("./{glue_name}"));
        let wasm = files::read(&folder.join(format!("{stem}_bg.wasm")))?;
        let wasm = self.add_hashed(stem, "wasm", wasm)?;
        self.add(glue_name.clone(), glue.into_bytes())?;
        self.add(links_name.clone(), links.into_bytes())?;
        let of_marks = parts.of_marks.into_iter().map(|(mark, parts)| {
            let of_mark: BTreeSet<String> =
                parts.iter().map(|part| addresses[part].clone()).collect();
            (mark, of_mark.into_iter().collect())
        });
        Ok((
            Module {
                glue: format!("/{glue_name}"),
                wasm,
            },
            ModuleParts {
                links: format!("/{links_name}"),
                of_marks: of_marks.collect(),
            },
        ))
    }

    /// Adds a compiled package with its glue and returns the addresses of the two.
    fn add_module(&mut self, root: &Path, module: &str, stem: &str) -> Result<Module> {
        let folder = wasm::target_folder(root)?.join(format!("{module}-glue"));
        wasm::generate_glue(root, module, stem, &folder)?;
        for path in files::below(&folder.join("snippets"))? {
            self.add(files::name_below(&folder, &path), files::read(&path)?)?;
        }
        let mut add = |file: String, extension| {
            let content = files::read(&folder.join(file))?;
            self.add_hashed(stem, extension, content)
        };
        Ok(Module {
            wasm: add(format!("{stem}_bg.wasm"), "wasm")?,
            glue: add(format!("{stem}.js"), "js")?,
        })
    }
}

/// How the script that fetches parts fetches one.
fn fetch_of(part: &str) -> String {
    format!(r#"fetch(new URL("./{part}.wasm", import.meta.url))"#)
}

/// Small parts that are fetched together: each with where it begins, and its length.
#[derive(Default)]
struct Pack {
    content: Vec<u8>,
    places: Vec<(String, usize, usize)>,
}

/// The pack of a small part: that of what every table needs, or that of the only game which needs it, or
/// that of all games, or that of what is needed later.
fn pack_of(part: &str, of_marks: &BTreeMap<String, Vec<String>>) -> String {
    let needs = |mark: &str| of_marks[mark].iter().any(|other| other == part);
    if needs(TABLES) {
        return TABLES.to_owned();
    }
    let needed: Vec<&str> = games_of(of_marks)
        .filter(|game| needs(game))
        .map(String::as_str)
        .collect();
    match needed[..] {
        [] => "later".to_owned(),
        [game] => game.to_owned(),
        // More packs would be smaller, and compress less.
        _ => "games".to_owned(),
    }
}

/// The parts that are games: they have notes.
fn games_of(of_marks: &BTreeMap<String, Vec<String>>) -> impl Iterator<Item = &String> {
    let has_notes = |mark: &&String| of_marks.contains_key(&format!("{mark}{NOTES}"));
    of_marks.keys().filter(has_notes)
}

struct Module {
    glue: String,
    wasm: String,
}

impl Module {
    fn addresses(&self) -> [(&'static str, &str); 2] {
        [("GLUE", &self.glue), ("WASM", &self.wasm)]
    }
}

struct ModuleParts {
    /// The script that fetches them.
    links: String,
    /// What each mark in the code needs.
    of_marks: BTreeMap<String, Vec<String>>,
}

fn assemble(root: &Path, rules: &Path) -> Result<App> {
    let source = root.join("crates").join(PAGE);
    let template =
        |name: &str| -> Result<String> { files::read_text(&source.join("template").join(name)) };
    let mut app = App {
        files: BTreeMap::new(),
        home: Vec::new(),
        parts: BTreeMap::new(),
        games: Vec::new(),
        later: Vec::new(),
    };

    let public = source.join("public");
    for path in files::below(&public)? {
        app.add(files::name_below(&public, &path), files::read(&path)?)?;
    }
    let icons = icon_links(&app);

    let (page_module, parts) = app.add_module_with_parts(root, PAGE, "app")?;
    let worker_module = app.add_module(root, WORKER, "bots")?;

    let mut fonts = BTreeMap::new();
    let font_folder = source.join("fonts");
    for path in files::below(&font_folder)? {
        if path
            .extension()
            .is_some_and(|extension| extension == "woff2")
        {
            let stem = path
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let address = app.add_hashed(&stem, "woff2", files::read(&path)?)?;
            fonts.insert(files::name_below(&font_folder, &path), address);
        }
    }
    let mut styles = BTreeMap::new();
    for (name, path) in styles::sources(&source)? {
        let mut css = styles::bundle(&path)?;
        for (font, address) in &fonts {
            css = css.replace(&format!("../fonts/{font}"), address);
        }
        let address = app.add_hashed(&name, "css", css.into_bytes())?;
        styles.insert(name, address);
    }
    let css = styles
        .remove(styles::APP)
        .context("the app has no stylesheet")?;

    let first = template("first.js")?.into_bytes();
    let first = app.add_hashed("first", "js", first)?;
    let boot = fill(&template("boot.js")?, &page_module.addresses())?;
    let boot = app.add_hashed("boot", "js", boot.into_bytes())?;
    let worker = fill(&template("worker.js")?, &worker_module.addresses())?;
    let worker = app.add_hashed("worker", "js", worker.into_bytes())?;

    // What is fetched on demand; the page says where it is.
    let mut links: Vec<String> = styles
        .iter()
        .map(|(name, address)| {
            format!(r#"<meta name="starboard-style-{name}" content="{address}">"#)
        })
        .collect();
    for path in files::below(rules)? {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let address = app.add_hashed(&stem, "html", files::read(&path)?)?;
        links.push(format!(
            r#"<meta name="starboard-{stem}" content="{address}">"#
        ));
        app.later.push(("rules", address));
    }
    for (name, report) in reports(root)? {
        let address = app.add_hashed(&name, "html", report)?;
        links.push(format!(
            r#"<meta name="starboard-{name}" content="{address}">"#
        ));
        app.later.push(("balance", address));
    }

    let catalogues = catalogues_of(root, PAGE)?;
    let mut failures = Vec::new();
    let mut no_script = Vec::new();
    let mut first_texts = None;
    let boot_texts = Catalogue::read(&source.join("template"))?;
    let pieces = crate::fonts::pieces(&source)?;
    let games: Vec<String> = games_of(&parts.of_marks).cloned().collect();
    // What is said in single parts of the app: which part, whether in the first language, and where.
    let mut of_parts = Vec::new();
    for language in starboard_catalogue::languages() {
        let code = language.code();
        let mut add_texts = |name: String, is_in: &dyn Fn(&str) -> bool| -> Result<String> {
            let data: BTreeMap<&str, Vec<String>> = catalogues
                .iter()
                .filter(|(name, _)| is_in(name))
                .map(|(name, catalogue)| (name.as_str(), catalogue.patterns(code)))
                .collect();
            if data.is_empty() {
                bail!("no catalogue is for {name}");
            }
            let address = app.add_hashed(&name, "json", serde_json::to_vec(&data)?)?;
            links.push(format!(
                r#"<meta name="starboard-{name}" content="{address}">"#
            ));
            Ok(address)
        };
        let of_app = |name: &str| {
            let is_of_game = |game: &String| is_of_guide(name, game) || is_of_game(name, game);
            !TEXTS_OF_ONLINE.contains(&name) && !games.iter().any(is_of_game)
        };
        let address = add_texts(format!("texts-{code}"), &of_app)?;
        let online = add_texts(format!("{ONLINE}-{code}"), &|name| {
            TEXTS_OF_ONLINE.contains(&name)
        })?;
        of_parts.push((ONLINE.to_owned(), first_texts.is_none(), online));
        for game in &games {
            let of_game = add_texts(format!("game-{game}-{code}"), &|name| {
                is_of_game(name, game)
            })?;
            let of_mission = format!("{GUIDE_OF_GAMES}{game}/{MISSION}");
            let mission = add_texts(format!("{MISSION}-{game}-{code}"), &|name| {
                name == of_mission
            })?;
            let guide = add_texts(format!("guide-{game}-{code}"), &|name| {
                is_of_guide(name, game) && name != of_mission
            })?;
            for (part, address) in [
                (game.clone(), of_game),
                (game.clone(), mission),
                (format!("{game}{NOTES}"), guide),
            ] {
                of_parts.push((part, first_texts.is_none(), address));
            }
        }
        let said = catalogues
            .values()
            .flat_map(|catalogue| catalogue.patterns(code));
        let letters = said
            .flat_map(|text| text.chars().collect::<Vec<_>>())
            .collect();
        let of_language: Vec<&str> = crate::fonts::needed(&pieces, &letters)
            .into_iter()
            .map(|file| fonts.get(file).map(String::as_str))
            .collect::<Option<_>>()
            .with_context(|| format!("fonts.css names files that fonts/ lacks, for {code}"))?;
        if !of_language.is_empty() {
            links.push(format!(
                r#"<meta name="starboard-fonts-{code}" content="{}">"#,
                of_language.join(" ")
            ));
        }
        if first_texts.is_none() {
            first_texts = Some(address);
        } else {
            app.later.push(("texts", address));
            if let Some(changes) = still::changes(&source.join("src/games"), code)? {
                let address = app.add_hashed(&format!("still-{code}"), "json", changes)?;
                links.push(format!(
                    r#"<meta name="starboard-still-{code}" content="{address}">"#
                ));
                app.later.push(("still", address));
            }
        }
        let text = |id: &str| {
            boot_texts
                .text(code, id)
                .with_context(|| format!("no text {id}"))
        };
        failures.push(format!(
            r#"<p class="boot-text boot-failure" lang="{code}" hidden>{}</p>"#,
            text("failed")?
        ));
        no_script.push(format!(
            r#"<p class="boot-text" lang="{code}">{}</p>"#,
            text("no-script")?
        ));
    }

    let (home, shells) = first_stills.context("English has no still pictures")?;
    let page = template("index.html")?;
    let version = hash(
        app.files
            .iter()
            .flat_map(|(name, content)| [name.as_bytes(), content.as_slice()])
            .chain([page.as_bytes()]),
    );
    let font_links = font_links(&fonts)?;
    let (failures, links, no_script) =
        (failures.join("\n"), links.join("\n"), no_script.join("\n"));
    let page_with = |still: &str| {
        fill(
            &page,
            &[
                ("BOOT", &boot),
                ("CSS", &css),
                ("FAILURES", &failures),
                ("FIRST", &first),
                ("FONTS", &font_links),
                ("GLUE", &page_module.glue),
                ("ICONS", &icons),
                ("LINKS", &links),
                ("NO_SCRIPT", &no_script),
                ("STILL", still),
                ("VERSION", &version),
                ("WASM", &page_module.wasm),
                ("WORKER", &worker),
            ],
        )
    };
    let still = still::english(&source.join("src/games"))?;
    let elsewhere = page_with(&still.elsewhere)?;
    app.add(
        "index.html".to_owned(),
        page_with(&still.home)?.into_bytes(),
    )?;

    let list: Vec<String> = app.files.keys().map(|name| format!("/{name}")).collect();
    let service_worker = fill(
        &template("sw.js")?,
        &[
            ("VERSION", &version),
            ("FILES", &serde_json::to_string_pretty(&list)?),
        ],
    )?;
    app.add("sw.js".to_owned(), service_worker.into_bytes())?;
    // Without a network index.html stands in for it.
    app.add("elsewhere.html".to_owned(), elsewhere.into_bytes())?;

    for name in FIRST_FONTS {
        app.home.push(("font", fonts[name].clone()));
    }
    app.home.extend([
        ("page", "/index.html".to_owned()),
        ("style", css),
        ("first", first),
        ("boot", boot),
        ("glue", page_module.glue),
        ("links", parts.links),
        ("wasm", page_module.wasm),
        ("texts", first_texts.context("there is no language")?),
    ]);
    app.parts = parts.of_marks;
    for (name, address) in styles {
        match app.parts.get_mut(&name) {
            Some(part) => part.push(address),
            None => app.later.push(("style", address)),
        }
    }
    app.games = games;
    for (part, is_first, address) in of_parts {
        match app.parts.get_mut(&part).filter(|_| is_first) {
            Some(part) => part.push(address),
            None => app.later.push(("texts", address)),
        }
    }
    app.later.extend([
        ("bots' glue", worker_module.glue),
        ("bots", worker_module.wasm),
    ]);
    Ok(app)
}

/// Whether a catalogue is what the guide or the first mission says of a game.
fn is_of_guide(catalogue: &str, game: &str) -> bool {
    let folder = catalogue.strip_prefix(GUIDE_OF_GAMES);
    folder.is_some_and(|folder| folder.split('/').next() == Some(game))
}

/// Whether a catalogue is what the rules and the screens of a game say, except for what lists say of games
/// that are not loaded.
fn is_of_game(catalogue: &str, game: &str) -> bool {
    let of_rules = catalogue.strip_prefix(&format!("{game}/"));
    let of_screens = catalogue.strip_prefix(&format!("{PAGE}/src/games/{game}/"));
    of_rules.is_some_and(|folder| folder != "about")
        || of_screens.is_some_and(|folder| folder != "poster")
}

/// The catalogues whose texts a package can say: its own, and those of the crates it depends on.
fn catalogues_of(root: &Path, package: &str) -> Result<BTreeMap<String, Catalogue>> {
    let crates = crate::tree::dependencies_of(root, package)?;
    let mut catalogues = starboard_catalogue::catalogues_below(&root.join("crates"))?;
    catalogues.retain(|name, _| {
        let (of, folder) = name.split_once('/').unwrap_or((name, ""));
        // What index.html says is in index.html, and what printed pages say is on paper.
        let elsewhere = folder == "template" || of == "starboard-print" && folder != "texts";
        crates.iter().any(|name| name == of) && !elsewhere
    });
    Ok(catalogues)
}

/// The typefaces that every page begins with.
const FIRST_FONTS: [&str; 3] = [
    "chakra-petch-700.woff2",
    "exo-2-400.woff2",
    "exo-2-700.woff2",
];

fn font_links(fonts: &BTreeMap<String, String>) -> Result<String> {
    let link = |name: &str| {
        let address = fonts
            .get(name)
            .with_context(|| format!("there is no {name}"))?;
        let kind = r#"rel="preload" as="font" type="font/woff2" crossorigin"#;
        Ok(format!(r#"<link {kind} href="{address}">"#))
    };
    let links: Result<Vec<String>> = FIRST_FONTS.into_iter().map(link).collect();
    Ok(links?.join("\n"))
}

/// Links to the manifest and to those of the usual icons that are there: a link to a missing
/// icon is an error in every visitor's console.
fn icon_links(app: &App) -> String {
    let mut links = Vec::new();
    for name in app.files.keys() {
        let file = name.rsplit('/').next().unwrap_or(name);
        let relation = match file {
            "manifest.webmanifest" => r#"rel="manifest""#,
            "favicon.ico" => r#"rel="icon" sizes="32x32""#,
            "favicon.svg" | "icon.svg" => r#"rel="icon" type="image/svg+xml""#,
            "apple-touch-icon.png" | "icon-192.png" => r#"rel="apple-touch-icon""#,
            _ => continue,
        };
        links.push(format!(r#"<link {relation} href="/{name}">"#));
    }
    links.join("\n")
}

/// Replaces every `{{NAME}}`; a name that is left over or never used is a mistake in a template.
fn fill(template: &str, values: &[(&str, &str)]) -> Result<String> {
    let mut text = template.to_owned();
    for (name, value) in values {
        let place = format!("{{{{{name}}}}}");
        if !text.contains(&place) {
            bail!("a template has no {place}:\n{template}");
        }
        text = text.replace(&place, value);
    }
    if let Some(start) = text.find("{{") {
        let rest: String = text[start..].chars().take(30).collect();
        bail!("a template asks for something unknown: {rest}");
    }
    Ok(text)
}

fn hash<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut digest = Sha256::new();
    for part in parts {
        // The length keeps neighbouring parts apart.
        digest.update((part.len() as u64).to_le_bytes());
        digest.update(part);
    }
    hex::encode(&digest.finalize()[..8])
}

/// Makes `dist` hold exactly `app` and the compressed forms. Files that are right already are
/// left alone: the binary embeds `dist` and is recompiled whenever a file in it is touched.
fn write(dist: &Path, app: &BTreeMap<String, Vec<u8>>) -> Result<()> {
    let compressed = app.par_iter().filter(|(name, _)| is_compressible(name));
    let compressed = compressed.map(|(name, content)| {
        let name = format!("{name}.br");
        let compressed = match fs::read(dist.join(&name)) {
            Ok(old) if decompress(&old).is_ok_and(|old| old == *content) => old,
            _ => compress(content)?,
        };
        Ok((name, compressed))
    });
    let mut wanted: BTreeMap<String, Vec<u8>> = compressed.collect::<Result<_>>()?;
    wanted.extend(app.clone());
    for path in files::below(dist)? {
        if !wanted.contains_key(&files::name_below(dist, &path)) {
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    for (name, content) in &wanted {
        let path = dist.join(name);
        if fs::read(&path).is_ok_and(|old| old == *content) {
            continue;
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make {}", folder.display()))?;
        }
        fs::write(&path, content).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

fn is_compressible(name: &str) -> bool {
    let extension = Path::new(name).extension();
    extension.is_some_and(|extension| COMPRESSIBLE.iter().any(|known| extension == *known))
}

fn compress(content: &[u8]) -> Result<Vec<u8>> {
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: content.len(),
        ..Default::default()
    };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &*content, &mut compressed, &parameters)
        .context("cannot compress with brotli")?;
    Ok(compressed)
}

fn decompress(compressed: &[u8]) -> Result<Vec<u8>> {
    let mut content = Vec::new();
    brotli::BrotliDecompress(&mut &*compressed, &mut content)
        .context("cannot decompress with brotli")?;
    Ok(content)
}

/// Sizes in bytes of a file that a visitor downloads.
#[derive(Clone)]
pub(crate) struct Size {
    pub(crate) word: String,
    pub(crate) name: String,
    pub(crate) plain: usize,
    pub(crate) brotli: usize,
}

pub(crate) struct Sizes {
    /// Before the home page responds.
    pub(crate) home: Vec<Size>,
    /// Besides, before the first board: of the game that needs most.
    pub(crate) board: Vec<Size>,
    pub(crate) later: Vec<Size>,
}

fn sizes(root: &Path, app: &App) -> Result<Sizes> {
    let size = |word: &str, address: &String| {
        let name = address.trim_start_matches('/');
        let plain = app.files[name].len();
        let brotli = match is_compressible(name) {
            true => files::read(&root.join("dist").join(format!("{name}.br")))?.len(),
            // It is compressed as it is.
            false => plain,
        };
        Ok(Size {
            word: word.to_owned(),
            name: name.to_owned(),
            plain,
            brotli,
        })
    };
    let sizes = |list: &[(&'static str, String)]| -> Result<Vec<Size>> {
        list.iter()
            .map(|(word, address)| size(word, address))
            .collect()
    };
    let mut parts = BTreeMap::new();
    for (part, addresses) in &app.parts {
        let files: Result<Vec<Size>> = addresses.iter().map(|file| size(part, file)).collect();
        parts.insert(part.as_str(), files?);
    }
    let tables = parts.remove(TABLES).context("tables are no part")?;
    let mut boards: Vec<Vec<Size>> = Vec::new();
    for game in &app.games {
        let game = parts.remove(game.as_str()).context("a game is no part")?;
        let mut board = tables.clone();
        add_new(&mut board, game);
        boards.push(board);
    }
    boards.sort_by_key(|board| total(board).1);
    let board = boards.pop().context("there is no game")?;
    let mut later = Vec::new();
    for files in boards.into_iter().chain(parts.into_values()) {
        add_new(&mut later, files);
    }
    add_new(&mut later, sizes(&app.later)?);
    later.retain(|file| board.iter().all(|other| other.name != file.name));
    Ok(Sizes {
        home: sizes(&app.home)?,
        board,
        later,
    })
}

/// Adds the files that are not among them.
fn add_new(all: &mut Vec<Size>, files: Vec<Size>) {
    for file in files {
        if all.iter().all(|other| other.name != file.name) {
            all.push(file);
        }
    }
}

/// Bytes of all of them, plain and compressed.
pub(crate) fn total(sizes: &[Size]) -> (usize, usize) {
    sizes.iter().fold((0, 0), |(plain, brotli), size| {
        (plain + size.plain, brotli + size.brotli)
    })
}

fn print_sizes(sizes: &Sizes) {
    let print = |size: &Size| {
        println!(
            "{:<10} {:>10} {:>10}  {}",
            size.word, size.plain, size.brotli, size.name
        );
    };
    println!("{:<10} {:>10} {:>10}  file", "", "bytes", "brotli");
    sizes.home.iter().for_each(print);
    let home = total(&sizes.home);
    println!("{:<10} {:>10} {:>10}", "home page", home.0, home.1);
    sizes.board.iter().for_each(print);
    let board = total(&sizes.board);
    let board = (home.0 + board.0, home.1 + board.1);
    println!("{:<10} {:>10} {:>10}", "board", board.0, board.1);
    sizes.later.iter().for_each(print);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_are_filled_completely() {
        let fill = |template, values| fill(template, values).map_err(|error| error.to_string());
        assert_eq!(fill("a {{X}} {{X}}", &[("X", "1")]), Ok("a 1 1".to_owned()));
        assert!(fill("a {{X}}", &[]).is_err());
        assert!(fill("a", &[("X", "1")]).is_err());
    }

    #[test]
    fn hashes_tell_where_a_part_ends() {
        assert_eq!(hash([b"ab".as_slice()]).len(), 16);
        assert_ne!(
            hash([b"ab".as_slice(), b"c".as_slice()]),
            hash([b"a".as_slice(), b"bc".as_slice()])
        );
    }

    #[test]
    fn brotli_round_trips() {
        let content = b"starboard ".repeat(1000);
        let compressed = compress(&content).expect("compresses");
        assert!(compressed.len() < 100);
        assert_eq!(decompress(&compressed).expect("decompresses"), content);
        assert!(decompress(b"not brotli").is_err());
    }
}
