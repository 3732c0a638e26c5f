// The worker in which the bots think: the same module as the page, which sees by itself that it
// runs in a worker.
import init from "{{GLUE}}";

await init({ module_or_path: "{{WASM}}" });
