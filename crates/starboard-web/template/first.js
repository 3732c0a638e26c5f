// Runs before anything is drawn: the page holds a still picture of the home page, and the headings of
// other pages, so that people see where they are before the app has been downloaded. This chooses
// the language and the page.

const root = document.documentElement;

const addresses = new Map();
for (const { name, content } of document.querySelectorAll("meta[name^=starboard-texts-]")) {
  addresses.set(name.replace("starboard-texts-", ""), content);
}

function chosenLanguage() {
  try {
    return JSON.parse(localStorage.getItem("starboard.prefs"))?.lang;
  } catch {
    // Storage may be switched off, or damaged: then the browser's language counts.
    return undefined;
  }
}

const wanted = [chosenLanguage(), ...navigator.languages, "en"].map((code) => String(code));
root.lang = wanted.flatMap((code) => [code, code.split("-")[0]]).find((code) => addresses.has(code));
const isHome = ["/", "/index.html"].includes(location.pathname);
root.classList.toggle("elsewhere", !isHome);

function preload(address, kind) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: kind, crossOrigin: "", href: address });
  document.head.append(link);
  return link;
}

// The app says everything in this language: its texts are a file of their own, and so are its letters
// beyond those of English.
preload(addresses.get(root.lang), "fetch").id = "first-texts";
const letters = document.querySelector(`meta[name=starboard-fonts-${root.lang}]`);
for (const address of letters?.content.split(" ") ?? []) {
  preload(address, "font").type = "font/woff2";
}

// What is prepared for a page in this language. English home needs nothing: it stands in the page.
function prepared(path) {
  const found = [...document.querySelectorAll("template[data-path]")].find(
    ({ lang, dataset }) => lang === root.lang && dataset.path === path,
  );
  return found?.content;
}

// Pages that become a board begin like the board of a first mission.
function boardPath() {
  const [, kind, name] = location.pathname.split("/");
  if (kind === "now" || kind === "daily") {
    return `/mission/${name}`;
  }
  try {
    return kind === "play" && `/mission/${JSON.parse(localStorage.getItem(`starboard.game.${name}`)).game}`;
  } catch {
    // No such game, or no storage.
    return undefined;
  }
}

document.addEventListener("DOMContentLoaded", () => {
  const other = prepared("/");
  if (other) {
    document.querySelector(".still").replaceWith(other);
  }
  const shell = isHome ? undefined : prepared(location.pathname) ?? prepared(boardPath());
  if (shell) {
    const still = document.querySelector(".still");
    still.classList.toggle("playing", shell.querySelector(".play") !== null);
    still.querySelector("main").replaceWith(shell);
    root.classList.remove("elsewhere");
  }
  for (const day of document.querySelectorAll("time.today")) {
    day.textContent = new Date().toISOString().slice(0, 10);
  }
});
