//! The API document, generated from the types of requests and answers and from the attributes of
//! the handlers. What is in the router is in the document.

use std::collections::BTreeMap;

use starboard_wire::{ClientMessage, Problem, ProblemDetails, ServerMessage};
use strum::IntoEnumIterator;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Response, ResponseBuilder, Schema};
use utoipa::{IntoResponses, Modify, OpenApi};

use crate::error::ErrorKind;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Starboard",
        version = "1",
        description = "Online tables: the lobby, people, records and leaderboards. Times are in milliseconds. \
            Tables are watched and played over the WebSocket at /api/socket, with the messages \
            `ClientMessage` and `ServerMessage`. Every error has a \
            stable code and the body `Problem`; an address under /api that is not listed here \
            gets `missing`, a method that is not listed `wrong-method`."
    ),
    components(schemas(Problem, ProblemDetails, ClientMessage, ServerMessage)),
    modifiers(&Bearer, &Codes)
)]
pub(crate) struct Document;

struct Bearer;

impl Modify for Bearer {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("The secret that `POST /api/people` returned"));
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("bearer", SecurityScheme::Http(scheme.build()));
    }
}

/// Lists all codes of errors.
struct Codes;

impl Modify for Codes {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        if let Some(RefOr::T(Schema::Object(details))) =
            components.schemas.get_mut("ProblemDetails")
            && let Some(RefOr::T(Schema::Object(code))) = details.properties.get_mut("code")
        {
            let codes = ErrorKind::iter().flat_map(ErrorKind::codes);
            code.enum_values = Some(codes.map(Into::into).collect());
        }
    }
}

/// The errors with this status, as answers of an operation.
pub(crate) struct Errors<const STATUS: u16>;

impl<const STATUS: u16> IntoResponses for Errors<STATUS> {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let kinds = ErrorKind::iter().filter(|kind| kind.status() == STATUS);
        let meanings: Vec<String> = kinds
            .map(|kind| match kind.codes()[..] {
                [code] => format!("`{code}`: {}", kind.meaning()),
                _ => format!("any other code: {}", kind.meaning()),
            })
            .collect();
        let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem")));
        let response = ResponseBuilder::new()
            .description(meanings.join("; "))
            .content("application/json", problem.build());
        BTreeMap::from([(STATUS.to_string(), response.into())])
    }
}
