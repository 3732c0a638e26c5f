// Starts the app. The glue is imported here and not by the page, so that a browser that cannot
// load it shows a sentence instead of an empty page.

const sign = document.getElementById("boot");

async function start() {
  const [{ default: init }] = await Promise.all([import("{{GLUE}}"), loadTexts()]);
  await init({ module_or_path: "{{WASM}}" });
}

async function loadTexts() {
  const response = await fetch(document.getElementById("first-texts").href);
  if (!response.ok) {
    throw new Error(`the texts could not be loaded: ${response.status}`);
  }
  const texts = document.getElementById("texts");
  texts.lang = document.documentElement.lang;
  texts.textContent = await response.text();
}

function showFailure(error) {
  console.error("Starboard could not start:", error);
  sign.classList.add("failed");
  for (const text of sign.querySelectorAll(".boot-failure")) {
    text.hidden = false;
  }
  // The app may have taken the sign away before it failed.
  document.body.append(sign);
}

async function keepForOffline() {
  if (!("serviceWorker" in navigator) || location.protocol === "file:") {
    return;
  }
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    // Lets the service worker drop the files of versions that no page runs any more.
    const version = document.querySelector("meta[name=starboard-version]")?.content;
    active?.postMessage({ running: version });
  } catch (error) {
    // The app works without; only offline play is lost. Private windows may refuse storage.
    console.warn("Starboard will not be available offline:", error);
  }
}

// The files for offline play are fetched after the app has started, not beside it.
start().then(keepForOffline, showFailure);
