
// Small parts come together in one file.
let pack;

async function unpack(start, length) {
  pack ??= fetch(new URL(".{{PACK}}", import.meta.url)).then((response) => {
    if (!response.ok) {
      throw new Error(`parts of the app could not be loaded: ${response.status}`);
    }
    return response.arrayBuffer();
  });
  try {
    const part = (await pack).slice(start, start + length);
    return new Response(part, { headers: { "content-type": "application/wasm" } });
  } catch (error) {
    // The next try fetches it again.
    pack = undefined;
    throw error;
  }
}
