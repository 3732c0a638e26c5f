//! The one definition of the command line: help, completions and man pages come from it.

use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use serde::Deserialize;
use starboard_bots::BotSpec;
use starboard_client::{BadLink, Origin, TableLink};
use starboard_kernel::{Day, Lang, Level, Seed};
use starboard_print::paper::{Board, Ink, Paper, What};
use starboard_server::WebOrigin;

#[derive(Debug, Parser)]
#[command(
    name = "starboard",
    version,
    about = "Space tabletop games: play, serve, simulate, analyse",
    subcommand_required = true,
    arg_required_else_help = true,
    max_term_width = 100
)]
pub(crate) struct Cli {
    /// Language of games and texts [default: from LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, global = true, value_name = "LANG", value_parser = languages())]
    pub(crate) lang: Option<Lang>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve the browser app and host online tables
    Serve(ServeArgs),
    /// Play in the terminal: solo, against bots, or with others at one keyboard
    Play(PlayArgs),
    /// Join an online table by its link: sit down and play, or watch
    Join(JoinArgs),
    /// Show the tables of a server: join one, watch, or open your own
    Lobby(LobbyArgs),
    /// Speak the engine protocol: JSON lines on stdin and stdout
    Engine,
    /// Make a PDF for a real table: everything to print and cut out, or the rulebook
    Print(PrintArgs),
    /// Let bots play many games against each other
    Simulate(SimulateArgs),
    /// Measure games by many games of bots: experiments, reports, ladders
    #[command(subcommand)]
    Lab(LabCommand),
    /// Look at a saved game step by step, or print it
    Replay(ReplayArgs),
    /// Review a finished game: everybody's chances, luck and choices, and where it turned
    Review(ReviewArgs),
    /// Verify a saved game: its moves, its result, and that its chance was fair
    Verify(VerifyArgs),
    /// Back up all tables of a server, migrate them to another database, or prune them
    #[command(subcommand)]
    Tables(TablesCommand),
    /// List the games, their player counts and options
    Games,
    /// Print a completion script for a shell
    Completions {
        #[arg(value_enum)]
        shell: Shell,
    },
    /// Write the man pages into a folder
    Man {
        /// The folder; it is created if it does not exist
        dir: PathBuf,
    },
}

/// Settings come from the command line, else from the environment, else from the file given by
/// `--config`, else from the defaults.
#[derive(Debug, Default, Args, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ServeArgs {
    /// Address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all interfaces [default:
    /// 127.0.0.1:8080]
    #[arg(long, value_name = "IP:PORT", env = "STARBOARD_ADDRESS")]
    pub(crate) address: Option<SocketAddr>,
    /// Where tables are stored: sqlite://FILE for a single server, or
    /// postgres://USER@HOST/DATABASE for one or several [default: a file in your state folder]
    #[arg(
        long,
        value_name = "URL",
        env = "STARBOARD_DATABASE",
        hide_env_values = true
    )]
    pub(crate) database: Option<String>,
    /// Message bus on which several servers with one PostgreSQL database notify each other:
    /// nats://HOST:PORT. Without it they poll the database every second
    #[arg(
        long,
        value_name = "URL",
        env = "STARBOARD_BUS",
        hide_env_values = true
    )]
    pub(crate) bus: Option<String>,
    /// How many bots may think at the same time [default: half of the CPU cores]
    #[arg(long, value_name = "COUNT", env = "STARBOARD_BOTS")]
    pub(crate) bots: Option<NonZeroUsize>,
    /// Another origin whose pages may connect, such as https://games.example; may be repeated
    #[arg(
        long,
        value_name = "ORIGIN",
        env = "STARBOARD_ORIGIN",
        value_delimiter = ','
    )]
    #[serde(default)]
    pub(crate) origin: Vec<WebOrigin>,
    /// Trust the X-Forwarded-For header of the reverse proxy in front of the server
    #[arg(long, env = "STARBOARD_TRUST_PROXY")]
    #[serde(default)]
    pub(crate) trust_proxy: bool,
    /// Maximum number of connections [default: as many as the limit of open files allows]
    #[arg(long, value_name = "COUNT", env = "STARBOARD_CONNECTIONS")]
    pub(crate) connections: Option<NonZeroUsize>,
    /// Maximum number of connections from one address [default: 200]
    #[arg(long, value_name = "COUNT", env = "STARBOARD_CONNECTIONS_PER_ADDRESS")]
    pub(crate) connections_per_address: Option<NonZeroUsize>,
    /// Rate limit: requests per second and address, and messages per second and connection
    /// [default: 20]
    #[arg(long, value_name = "COUNT", env = "STARBOARD_REQUESTS_PER_SECOND")]
    pub(crate) requests_per_second: Option<NonZeroU32>,
    /// Serve metrics, and the checks of health, at this address instead of the main one
    #[arg(long, value_name = "IP:PORT", env = "STARBOARD_METRICS")]
    pub(crate) metrics: Option<SocketAddr>,
    /// A file with these settings, one per line, such as: database = "sqlite:///var/lib/tables.db"
    #[arg(long, value_name = "FILE", env = "STARBOARD_CONFIG")]
    #[serde(skip)]
    pub(crate) config: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum TablesCommand {
    /// Export all people and tables of a database to a file, even while the server runs. The file
    /// contains the seeds of unfinished games: keep it private
    Export {
        /// The file; it must not exist
        file: PathBuf,
        #[command(flatten)]
        database: DatabaseArg,
        /// Also write every game that has started to this folder, as a record for `starboard
        /// replay` and `starboard verify`
        #[arg(long, value_name = "DIR")]
        records: Option<PathBuf>,
    },
    /// Import such a file into a database. Existing people and tables are left unchanged
    Import {
        file: PathBuf,
        #[command(flatten)]
        database: DatabaseArg,
    },
    /// Remove what is older than you want to keep, even while the server runs. Logs keep all their
    /// entries, so every game can still be replayed and verified; names and messages are replaced
    Prune {
        #[command(flatten)]
        database: DatabaseArg,
        /// Tables that have been over or closed for this many days lose names and chat and are no
        /// longer listed; or `never`
        #[arg(long, value_name = "DAYS", default_value = "365", value_parser = read_days)]
        tables: Days,
        /// Chat messages older than this many days are removed; or `never`
        #[arg(long, value_name = "DAYS", default_value = "90", value_parser = read_days)]
        chat: Days,
        /// Unfinished games in which nothing has happened for this many days end, because the player to
        /// act resigns, and tables whose game has not begun are closed; or `never`
        #[arg(long, value_name = "DAYS", default_value = "never", value_parser = read_days)]
        unfinished: Days,
        /// People who have not been there for this many days and have no unfinished table are
        /// deleted; or `never`
        #[arg(long, value_name = "DAYS", default_value = "730", value_parser = read_days)]
        people: Days,
        /// Results of games of the day that were submitted this many days ago are removed; or
        /// `never`
        #[arg(long, value_name = "DAYS", default_value = "365", value_parser = read_days)]
        daily: Days,
        /// Only count what would be removed
        #[arg(long)]
        dry_run: bool,
    },
}

/// A number of days, or `never`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Days(Option<u32>);

impl Days {
    pub(crate) fn age(self) -> Option<Duration> {
        self.0
            .map(|days| Duration::from_secs(u64::from(days) * 24 * 60 * 60))
    }
}

#[derive(Debug, Args)]
pub(crate) struct DatabaseArg {
    /// The database, as for `starboard serve` [default: a file in your state folder]
    #[arg(
        long,
        value_name = "URL",
        env = "STARBOARD_DATABASE",
        hide_env_values = true
    )]
    pub(crate) database: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    /// The game, as `starboard games` lists it
    #[arg(required_unless_present = "resume")]
    pub(crate) game: Option<String>,
    /// Who sits where: `you`, `you:NAME` or `level:N`, separated by commas [default: you
    /// against bots of level 2]
    #[arg(long, value_name = "SEATS", value_delimiter = ',', value_parser = read_seat,
          conflicts_with = "resume")]
    pub(crate) seats: Vec<SeatArg>,
    /// Options of the game, such as players=3,variant=advanced
    #[arg(long, value_name = "NAME=VALUE", value_delimiter = ',', value_parser = read_option,
          conflicts_with = "resume")]
    pub(crate) options: Vec<OptionArg>,
    /// Seed of the game's chance: a number or 64 hex digits [default: random]
    #[arg(long, value_name = "SEED", value_parser = read_seed, conflicts_with = "resume")]
    pub(crate) seed: Option<Seed>,
    /// Play the game of the day, such as 2026-11-15: the same chance for everybody, and no undoing
    /// it
    #[arg(long, value_name = "DAY", conflicts_with_all = ["resume", "seed", "options"])]
    pub(crate) daily: Option<Day>,
    /// Explain each step of a first game; the command `guide` switches this on and off in play
    #[arg(long)]
    pub(crate) guide: bool,
    /// Continue a saved game; it is saved to the same file unless --save says otherwise
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Where to save [default: a new file in your state folder]
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) screen: ScreenArgs,
}

#[derive(Debug, Args)]
pub(crate) struct JoinArgs {
    /// The link that the app shows, such as https://games.example/table/k3v9mw2p7xq4rtba
    #[arg(value_parser = read_address::<TableLink>)]
    pub(crate) link: TableLink,
    #[command(flatten)]
    pub(crate) name: NameArg,
    /// Explain each step of a first game; G switches this on and off in play
    #[arg(long)]
    pub(crate) guide: bool,
    #[command(flatten)]
    pub(crate) screen: ScreenArgs,
}

#[derive(Debug, Args)]
pub(crate) struct LobbyArgs {
    /// The server, such as https://games.example
    #[arg(value_parser = read_address::<Origin>)]
    pub(crate) server: Origin,
    #[command(flatten)]
    pub(crate) name: NameArg,
    #[command(flatten)]
    pub(crate) screen: ScreenArgs,
}

#[derive(Debug, Args)]
pub(crate) struct NameArg {
    /// What the others see you as. The server knows you by a secret in your configuration folder;
    /// another name changes how it calls you [default: the name you have there]
    #[arg(long)]
    pub(crate) name: Option<String>,
}

/// How something is shown in the terminal.
#[derive(Debug, Args)]
pub(crate) struct ScreenArgs {
    /// Plain lines instead of the full screen, for screen readers; always so where input or output is
    /// not a terminal
    #[arg(long)]
    pub(crate) plain: bool,
    /// Draw the full screen with ASCII characters only [default: if the locale is not UTF-8]
    #[arg(long)]
    pub(crate) ascii: bool,
    /// Colours of the full screen [default: as NO_COLOR, COLORTERM and TERM say]
    #[arg(long, value_enum, value_name = "COLOURS", default_value_t = ColourArg::Auto, hide_default_value = true)]
    pub(crate) colour: ColourArg,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ColourArg {
    /// What the terminal can show
    Auto,
    /// None
    Never,
    /// The usual 16
    #[value(name = "16")]
    Sixteen,
    /// 256
    #[value(name = "256")]
    Many,
    /// 24 bits
    True,
}

#[derive(Debug, Args)]
pub(crate) struct PrintArgs {
    /// The game, as `starboard games` lists it
    pub(crate) game: String,
    /// The size of the paper: a4 or letter
    #[arg(long, value_name = "PAPER", default_value = "a4", value_parser = read_named::<Paper>)]
    pub(crate) paper: Paper,
    /// How much ink: colour, or low for outlines
    #[arg(long, value_name = "INK", default_value = "colour", value_parser = read_named::<Ink>)]
    pub(crate) ink: Ink,
    /// What to print: the kit, or the rules
    #[arg(long, value_name = "WHAT", default_value = "kit", value_parser = read_named::<What>)]
    pub(crate) what: What,
    /// A board that is larger than the paper: split over two sheets, or smaller, on one
    #[arg(long, value_name = "BOARD", default_value = "split", value_parser = read_named::<Board>)]
    pub(crate) board: Board,
    /// The edition of a game that has several, such as first [default: the newest]
    #[arg(long, value_name = "EDITION")]
    pub(crate) edition: Option<String>,
    /// The file for the PDF; an earlier one is replaced
    #[arg(short, long, value_name = "FILE")]
    pub(crate) out: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct SimulateArgs {
    /// The game, as `starboard games` lists it
    #[arg(long)]
    pub(crate) game: String,
    /// The bots, separated by commas: random, greedy, search:PLAYOUTS, search:TIMEms, level:N,
    /// classic:N
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true,
          value_parser = read_bot)]
    pub(crate) seats: Vec<BotSpec>,
    /// Number of games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub(crate) games: u32,
    /// Options of the game, such as variant=advanced
    #[arg(long, value_name = "NAME=VALUE", value_delimiter = ',', value_parser = read_option)]
    pub(crate) options: Vec<OptionArg>,
    /// The same seed gives the same games, as long as no bot is limited by time
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Also write the results to this file, as JSON
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum LabCommand {
    /// Run an experiment, or continue one that was interrupted
    Run(LabRunArgs),
    /// Report what finished experiments show
    Report(LabReportArgs),
    /// Rate bots by games between them, or continue a ladder that was interrupted
    Ladder(LabLadderArgs),
    /// Write the figures of reports into the marked tables of documents
    Docs(LabDocsArgs),
    /// Play games for runs on other machines, until it is stopped
    Worker(LabWorkerArgs),
    /// Find puzzles in games of bots: positions in which one action is provably best
    Puzzles(LabPuzzlesArgs),
}

#[derive(Debug, Args)]
pub(crate) struct LabPuzzlesArgs {
    /// The game, as `starboard games` lists it
    pub(crate) game: String,
    /// How many puzzles
    #[arg(long, value_name = "N", default_value = "160")]
    pub(crate) count: NonZeroUsize,
    /// The same seed gives the same puzzles
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games are played at a time; the puzzles do not depend on it [default: one per core]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,
    /// The file for the puzzles [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct LabDocsArgs {
    /// The documents: what lies between `<!-- lab: NAME -->` and `<!-- end of lab -->` is replaced
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// The folder that has `experiments` and `reports`
    #[arg(long, value_name = "DIR", default_value = ".")]
    pub(crate) root: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct LabWorkerArgs {
    /// The NATS server, with JetStream, that `lab run` uses, such as nats://localhost:4222
    #[arg(
        long,
        value_name = "URL",
        env = "STARBOARD_BUS",
        hide_env_values = true
    )]
    pub(crate) bus: String,
    /// How many games are played at a time [default: one per core]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,
}

#[derive(Debug, Args)]
pub(crate) struct LabLadderArgs {
    /// The ladder, a TOML file
    pub(crate) file: PathBuf,
    /// The folder for the matches [default: the ladder's name with .lab]
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// How many matches are played at a time; the ratings do not depend on it [default: one per
    /// core]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,
    #[arg(long, value_enum, default_value_t = LadderFormat::Md)]
    pub(crate) format: LadderFormat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LadderFormat {
    /// Markdown tables
    Md,
    /// All figures, for programs
    Json,
}

#[derive(Debug, Args)]
pub(crate) struct LabReportArgs {
    /// The results of experiments with one game: folders that `lab run` has written, the main one
    /// first
    #[arg(required = true)]
    pub(crate) results: Vec<PathBuf>,
    /// What the game is meant to be like, a TOML file: the report says what is met
    #[arg(long, value_name = "FILE")]
    pub(crate) targets: Option<PathBuf>,
    #[arg(long, value_enum, default_value_t = ReportFormat::Html)]
    pub(crate) format: ReportFormat,
    /// The file for the report [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ReportFormat {
    /// One page with pictures that needs nothing else
    Html,
    /// Markdown tables
    Md,
    /// All figures, for programs
    Json,
}

#[derive(Debug, Args)]
pub(crate) struct LabRunArgs {
    /// The experiment, a TOML file
    pub(crate) file: PathBuf,
    /// The folder for the results [default: the experiment's name with .lab]
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    /// How many games are played at a time; the results do not depend on it [default: one per core]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,
    /// Let workers play, through this NATS server with JetStream, such as nats://localhost:4222
    #[arg(long, value_name = "URL", conflicts_with = "threads")]
    pub(crate) bus: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// A saved game
    pub(crate) file: PathBuf,
    /// Stop after this many moves; the full screen begins there
    #[arg(long, value_name = "N")]
    pub(crate) to: Option<usize>,
    /// Keep watching the file and print new moves until the game is over
    #[arg(long, conflicts_with = "to")]
    pub(crate) follow: bool,
    #[command(flatten)]
    pub(crate) screen: ScreenArgs,
}

#[derive(Debug, Args)]
pub(crate) struct ReviewArgs {
    /// A saved game that is over
    pub(crate) file: PathBuf,
    /// Also write the review to this file, as one page with charts and boards; an earlier one is
    /// replaced
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    /// Print the review as JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// How deeply each decision is searched; the same number gives the same review
    #[arg(long, value_name = "PLAYOUTS", default_value_t = 2000,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) playouts: u32,
    #[command(flatten)]
    pub(crate) screen: ScreenArgs,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    /// A saved game
    pub(crate) file: PathBuf,
    /// The game was played online: the record must say where its seed comes from
    #[arg(long)]
    pub(crate) online: bool,
    /// The record of the online game whose rematch this is: its seed must be the one that was
    /// committed to there
    #[arg(long, value_name = "FILE")]
    pub(crate) rematch_of: Option<PathBuf>,
    /// Print the outcomes of every chance turn with their weights instead, one line of JSON
    /// for each, for programs that check chance on their own
    #[arg(long, conflicts_with_all = ["online", "rematch_of"])]
    pub(crate) chance: bool,
}

/// One of `--seats` of `play`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SeatArg {
    You(Option<String>),
    Level(Level),
}

/// One of `--options`. The value is text; the game says what it may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OptionArg {
    pub(crate) name: String,
    pub(crate) value: String,
}

fn read_days(text: &str) -> Result<Days, String> {
    match text {
        "never" => Ok(Days(None)),
        _ => match text.parse() {
            Ok(days) => Ok(Days(Some(days))),
            Err(_) => Err("write a whole number of days, or never".to_owned()),
        },
    }
}

/// The codes of all languages, which help and completions list.
fn languages() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code))
        .map(|code| Lang::from_code(&code).unwrap_or_default())
}

fn read_address<T: FromStr<Err = BadLink>>(text: &str) -> Result<T, BadLink> {
    text.parse()
}

fn read_named<T: FromStr<Err = String>>(text: &str) -> Result<T, String> {
    text.parse()
}

fn read_seat(text: &str) -> Result<SeatArg, String> {
    let (first, last) = (Level::FIRST, Level::LAST);
    let choose = format!("choose you, you:NAME, or level:{first} to level:{last}");
    match text.split_once(':') {
        None if text == "you" => Ok(SeatArg::You(None)),
        Some(("you", name)) => Ok(SeatArg::You(Some(name.to_owned()))),
        Some(("level", _)) => match text.parse() {
            Ok(BotSpec::Level(level)) => Ok(SeatArg::Level(level)),
            _ => Err(choose),
        },
        _ => Err(choose),
    }
}

fn read_bot(text: &str) -> Result<BotSpec, String> {
    text.parse::<BotSpec>().map_err(|error| error.to_string())
}

fn read_option(text: &str) -> Result<OptionArg, String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() && !value.is_empty() => Ok(OptionArg {
            name: name.to_owned(),
            value: value.to_owned(),
        }),
        _ => Err("write an option as NAME=VALUE, such as players=3".to_owned()),
    }
}

fn read_seed(text: &str) -> Result<Seed, String> {
    if let Ok(number) = text.parse::<u64>() {
        return Ok(Seed::from_number(number));
    }
    text.parse()
        .map_err(|_| "a seed is a whole number or 64 hex digits".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_definition_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn seats_and_seeds_are_read_or_refused() {
        assert_eq!(read_seat("you"), Ok(SeatArg::You(None)));
        assert_eq!(read_seat("you:Ada"), Ok(SeatArg::You(Some("Ada".into()))));
        assert_eq!(read_seat("level:3"), Ok(SeatArg::Level(Level::ALL[2])));
        for bad in ["", "me", "level", "level:0", "level:99", "greedy"] {
            assert!(read_seat(bad).is_err(), "{bad}");
        }
        assert_eq!(read_seed("7"), Ok(Seed::from_number(7)));
        let hex = Seed::from_number(7).to_string();
        assert_eq!(read_seed(&hex), Ok(Seed::from_number(7)));
        assert!(read_seed("-1").is_err() && read_seed("abc").is_err());
    }
}
