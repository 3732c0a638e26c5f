//! The Python package: its tests, its wheel, its benchmark.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

use crate::{bench, cargo, files, run_command, wasm};

const CRATE: &str = "crates/starboard-python";
/// The version of maturin that builds the wheel and describes it.
const MATURIN: &str = "maturin==1.16.0";

/// An environment of Python with what a purpose needs, below `target/`.
struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// Makes it, or finds it as it was made for the same requirements.
    fn new(root: &Path, name: &str, requirements: &str) -> Result<Self> {
        Self::of("python3", root, name, requirements)
    }

    /// The same of this interpreter.
    fn of(interpreter: &str, root: &Path, name: &str, requirements: &str) -> Result<Self> {
        let folder = wasm::target_folder(root)?.join("python").join(name);
        let environment = Environment { folder };
        let stamp = environment.folder.join("requirements.txt");
        if fs::read_to_string(&stamp).is_ok_and(|known| known == requirements) {
            return Ok(environment);
        }
        println!("python: making {}", environment.folder.display());
        if environment.folder.exists() {
            fs::remove_dir_all(&environment.folder).context("cannot remove the old environment")?;
        }
        let made = Command::new(interpreter)
            .args(["-m", "venv"])
            .arg(&environment.folder)
            .status();
        if !made.is_ok_and(|status| status.success()) {
            bail!("cannot make an environment of Python: install python3 and python3-venv");
        }
        let wanted = environment.folder.join("wanted.txt");
        fs::write(&wanted, requirements).context("cannot write the requirements")?;
        run_command(
            environment
                .python()
                .args([
                    "-m",
                    "pip",
                    "install",
                    "--quiet",
                    "--disable-pip-version-check",
                ])
                .arg("--requirement")
                .arg(&wanted),
        )
        .context("cannot install what the Python package is tested with")?;
        fs::rename(&wanted, &stamp).context("cannot write the requirements")?;
        Ok(environment)
    }

    fn python(&self) -> Command {
        let mut python = Command::new(self.folder.join("bin/python"));
        python.env("PYTHONDONTWRITEBYTECODE", "1");
        python
    }
}

/// The profile of the package as people get it.
const PROFILE: &str = "release";

/// Puts the package together from its sources and the compiled module, and gives the folder that
/// Python finds it in.
fn assemble(root: &Path, profile: &str) -> Result<PathBuf> {
    run_command(
        cargo()
            .args([
                "build",
                "--quiet",
                "-p",
                "starboard-python",
                "--profile",
                profile,
            ])
            .current_dir(root),
    )?;
    let target = wasm::target_folder(root)?;
    let site = target.join("python").join(format!("site-{profile}"));
    if site.exists() {
        fs::remove_dir_all(&site).context("cannot remove the old package")?;
    }
    let package = site.join("starboard");
    let sources = root.join(CRATE).join("python/starboard");
    for path in files::below(&sources)? {
        let name = files::name_below(&sources, &path);
        if name.contains("__pycache__") {
            continue;
        }
        let to = package.join(&name);
        let parent = to.parent().context("a file is in a folder")?;
        fs::create_dir_all(parent).context("cannot make the package")?;
        fs::copy(&path, &to).with_context(|| format!("cannot copy {name}"))?;
    }
    // The folder of the profile `dev` has a name of its own.
    let folder = if profile == "dev" { "debug" } else { profile };
    let built = target.join(folder).join("lib_starboard.so");
    fs::copy(&built, package.join("_starboard.abi3.so"))
        .with_context(|| format!("cannot copy {}", built.display()))?;
    Ok(site)
}

fn requirements(root: &Path, file: &str) -> Result<String> {
    files::read_text(&root.join(CRATE).join("tests").join(file))
}

/// Puts what the wheel would say of itself beside the package, which takes a second: a wheel takes minutes.
fn describe(root: &Path, environment: &Environment, site: &Path) -> Result<()> {
    run_command(
        maturin(root)?
            .args(["pep517", "write-dist-info", "--quiet", "--interpreter"])
            .arg(environment.folder.join("bin/python"))
            .arg("--metadata-directory")
            .arg(site)
            .stdout(std::process::Stdio::null()),
    )
}

/// What makes wheels, in the folder of the package.
fn maturin(root: &Path) -> Result<Command> {
    let environment = Environment::new(root, "maturin", MATURIN)?;
    let mut maturin = environment.python();
    maturin
        .args(["-m", "maturin"])
        .current_dir(root.join(CRATE));
    Ok(maturin)
}

/// Runs the package's tests, the checkers of PettingZoo, Gymnasium and OpenSpiel among them. Slow
/// tests run on the wheel, as people install it.
pub(crate) fn test(root: &Path) -> Result<()> {
    let usual = requirements(root, "requirements.txt")?;
    let slow = std::env::var_os("STARBOARD_SLOW").is_some_and(|value| value == "1");
    let environment = if slow {
        let besides = requirements(root, "requirements-slow.txt")?;
        Environment::new(root, "slow-tests", &format!("{usual}{besides}"))?
    } else {
        Environment::new(root, "tests", &usual)?
    };
    let mut tests = environment.python();
    if slow {
        let wheel = build_wheel(root)?;
        run_command(
            environment
                .python()
                .args([
                    "-m",
                    "pip",
                    "install",
                    "--quiet",
                    "--no-deps",
                    "--force-reinstall",
                ])
                .arg(&wheel),
        )
        .context("cannot install the wheel")?;
    } else {
        let site = assemble(root, "dev")?;
        describe(root, &environment, &site)?;
        tests.env("PYTHONPATH", site);
    }
    let hashes = wasm::target_folder(root)?.join("python/hashes.json");
    let played = cargo()
        .args([
            "run",
            "--quiet",
            "-p",
            "starboard-games",
            "--example",
            "hashes",
            "--",
            "1000",
        ])
        .current_dir(root)
        .output()
        .context("cannot run the example hashes")?;
    if !played.status.success() {
        bail!(
            "the example hashes failed: {}",
            String::from_utf8_lossy(&played.stderr)
        );
    }
    fs::write(&hashes, played.stdout).context("cannot write the hashes")?;
    run_command(
        tests
            .args(["-m", "pytest", "-p", "no:cacheprovider"])
            .current_dir(root.join(CRATE))
            .env("STARBOARD_HASHES", &hashes),
    )?;
    if slow {
        test_on_others(root, &usual)?;
    }
    Ok(())
}

/// Runs the tests that need nothing but NumPy on every other interpreter that is installed as
/// `python3.NUMBER`: the wheel is for all of them.
fn test_on_others(root: &Path, requirements: &str) -> Result<()> {
    let needed: String = requirements
        .lines()
        .filter(|line| line.starts_with("numpy") || line.starts_with("pytest"))
        .map(|line| format!("{line}\n"))
        .collect();
    let usual = version_of("python3");
    for number in 10..=15 {
        let interpreter = format!("python3.{number}");
        let Some(version) = version_of(&interpreter).filter(|it| usual.as_ref() != Some(it)) else {
            continue;
        };
        println!("python: testing the wheel on {version}");
        let environment = Environment::of(&interpreter, root, &interpreter, &needed)?;
        let wheel = newest_wheel(root)?;
        let install = [
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-deps",
            "--force-reinstall",
        ];
        run_command(environment.python().args(install).arg(&wheel))
            .with_context(|| format!("cannot install the wheel on {version}"))?;
        run_command(
            environment
                .python()
                .args(["-m", "pytest", "-p", "no:cacheprovider"])
                .args(ON_OTHERS)
                .current_dir(root.join(CRATE)),
        )
        .with_context(|| format!("the package fails on {version}"))?;
    }
    Ok(())
}

/// The tests that need nothing but NumPy.
const ON_OTHERS: &[&str] = &[
    "tests/test_encodings.py",
    "tests/test_networks.py",
    "tests/test_positions.py",
    "tests/test_rounds.py",
    "tests/test_self_play.py",
    "tests/test_vector.py",
];

/// What an interpreter calls itself; nothing if there is none of this name.
fn version_of(interpreter: &str) -> Option<String> {
    let said = Command::new(interpreter).arg("--version").output().ok()?;
    let version = String::from_utf8(said.stdout).ok()?;
    (said.status.success() && !version.is_empty()).then(|| version.trim().to_owned())
}

/// What the benchmark needs besides: PettingZoo's board games draw with it.
const PEERS: &str = "pygame==2.6.1\n";

/// One line of the benchmark.
#[derive(serde::Deserialize)]
struct Measurement {
    what: String,
    measured: f64,
    unit: String,
    aim: Option<f64>,
}

/// Measures the package and its peers, and writes docs/benchmarks-python.md.
pub(crate) fn bench(root: &Path) -> Result<()> {
    let wanted = format!("{}{PEERS}", requirements(root, "requirements.txt")?);
    let environment = Environment::new(root, "bench", &wanted)?;
    let site = assemble(root, PROFILE)?;
    let script = root.join(CRATE).join("benchmarks/bench.py");
    let measured = environment
        .python()
        .arg(&script)
        .env("PYTHONPATH", &site)
        .stderr(std::process::Stdio::inherit())
        .output()
        .context("cannot run the benchmark of the Python package")?;
    if !measured.status.success() {
        bail!("the benchmark of the Python package failed");
    }
    let measurements: Vec<Measurement> =
        serde_json::from_slice(&measured.stdout).context("the benchmark wrote no JSON")?;
    let mut table = bench::Table::new(&["What", "Measured", "Aim"]);
    for Measurement {
        what,
        measured,
        unit,
        aim,
    } in measurements
    {
        let amount = |number: f64| {
            let sign = if number.round() < 0.0 { "−" } else { "" };
            let size = bench::grouped(number.abs().round() as u64);
            format!("{sign}{size}{unit}")
        };
        let verdict = aim.map(|aim| bench::verdict(measured >= aim, &format!("≥ {}", amount(aim))));
        table.add([what, amount(measured), verdict.unwrap_or_default()]);
    }
    let text = format!(
        "# Benchmarks of the Python package\n\n\
         Measured by `make bench`, which writes this page; `cargo xtask bench-python` does it \
         alone.\n\n\
         {}\n\
         {table}\n\
         Everything is called from Python. Times are CPU time, the best of seven rounds; where two \
         cores work, a second is one of both, and the clock on the wall is given beside it. Where \
         cores wait for each other, such as for a function in Python that one thread calls for all, \
         only the clock on the wall tells what people wait for.\n\n\
         What an observation or a mask costs is the difference between steps with and without it. \
         Many games are one vectorised environment, in which actions are drawn by \
         `VectorEnv.sample`, which is part of the time. Rates are players' actions per second; \
         chance turns between them and restarts cost time but are not counted. Self-play is counted \
         in evaluated leaves.\n\n\
         Peers play uniform-random actions one game at a time on one core, as their interfaces are \
         made: core for core, one core of ours is compared with theirs. Both are compared with \
         observation and mask, and OpenSpiel also without: its observation is a tensor of floats and \
         its mask a list, which take longer than the rules of the game.\n",
        bench::machine()?,
    );
    println!("{text}");
    let page = root.join("docs/benchmarks-python.md");
    fs::write(&page, text).with_context(|| format!("cannot write {}", page.display()))
}

/// Builds the wheel and says how to install it.
pub(crate) fn wheel(root: &Path) -> Result<()> {
    let wheel = build_wheel(root)?;
    println!(
        "\nInstall it with\n  python3 -m pip install {}",
        wheel.display()
    );
    Ok(())
}

fn build_wheel(root: &Path) -> Result<PathBuf> {
    let wheels = wasm::target_folder(root)?.join("wheels");
    run_command(
        maturin(root)?
            .args(["build", "--profile", PROFILE, "--strip", "--out"])
            .arg(&wheels),
    )?;
    newest_wheel(root)
}

fn newest_wheel(root: &Path) -> Result<PathBuf> {
    let wheels = wasm::target_folder(root)?.join("wheels");
    let newest = fs::read_dir(&wheels)?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "whl"))
        .max_by_key(|path| fs::metadata(path).and_then(|known| known.modified()).ok());
    newest.context("maturin built no wheel")
}
