//! Why a run of the program did not work out.

use std::io;
use std::path::Path;

use starboard_table::SetupError;

/// Every message names the flag, field or file at fault and what to do.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The command line asks for something impossible.
    #[error("{0}")]
    Usage(String),
    /// The request did not succeed.
    #[error("{0}")]
    Failed(String),
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Failure {
    pub(crate) fn usage(flag: &str, why: impl std::fmt::Display) -> Self {
        Failure::Usage(format!("{flag}: {why}"))
    }

    pub(crate) fn file(flag: &str, path: &Path, error: &io::Error) -> Self {
        let path = path.display();
        let why = match error.kind() {
            io::ErrorKind::NotFound => "there is no such file or folder; check the path".to_owned(),
            io::ErrorKind::PermissionDenied => {
                "permission denied; choose a place you may use".to_owned()
            }
            _ => error.to_string(),
        };
        Failure::Failed(format!("{flag} {path}: {why}"))
    }

    /// A table that the given flags do not make.
    pub(crate) fn setup(error: &SetupError) -> Self {
        match error {
            SetupError::Options(violations) => Failure::usage("--options", violations),
            SetupError::Seats { .. } | SetupError::Name { .. } => Failure::usage("--seats", error),
            SetupError::NoDaily => Failure::usage("--daily", error),
            SetupError::Record(_)
            | SetupError::NoSeed
            | SetupError::Unsound(_)
            | SetupError::NotLocal
            | SetupError::Broken(_) => Failure::Failed(format!("--resume: {error}")),
        }
    }

    /// 1 if it did not succeed, 2 if it could not have.
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Failure::Usage(_) => 2,
            Failure::Failed(_) | Failure::Io(_) => 1,
        }
    }
}
