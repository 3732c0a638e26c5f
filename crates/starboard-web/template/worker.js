// The worker in which the bots think. It is fetched apart from the page, so it may fail apart
// from it: the page must hear of that.

try {
  const { default: init } = await import("{{GLUE}}");
  await init({ module_or_path: "{{WASM}}" });
} catch (error) {
  console.warn("The bots could not be loaded:", error);
  postMessage("failed");
}
