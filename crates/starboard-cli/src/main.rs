//! The `starboard` binary.

use std::process::ExitCode;

fn main() -> ExitCode {
    starboard_cli::main()
}
