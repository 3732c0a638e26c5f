
// Small parts come together in a file.
const packs = new Map();

async function unpack(address, start, length) {
  if (!packs.has(address)) {
    packs.set(address, fetchPack(address));
  }
  try {
    const part = (await packs.get(address)).slice(start, start + length);
    return new Response(part, { headers: { "content-type": "application/wasm" } });
  } catch (error) {
    // The next try fetches it again.
    packs.delete(address);
    throw error;
  }
}

async function fetchPack(address) {
  const response = await fetch(new URL(address, import.meta.url));
  if (!response.ok) {
    throw new Error(`parts of the app could not be loaded: ${response.status}`);
  }
  return response.arrayBuffer();
}
