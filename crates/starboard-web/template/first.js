// Runs before anything is drawn: the page holds a still picture of the home page, or of what is around it
// on every page, and the headings of other pages, so that people see where they are before the app has been
// downloaded. This chooses the language and the page.

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

// The page has its pictures in English. For another language a small file says what differs.
const ENGLISH = "en";
const stillAddress = document.querySelector(`meta[name="starboard-still-${root.lang}"]`)?.content;
const changes = stillAddress
  ? fetch(stillAddress).then((response) => response.json()).catch(() => undefined)
  : Promise.resolve(undefined);

// A picture, changed: its markup has tags at odd places and texts at even ones.
function changed(picture, changes) {
  const pieces = picture.outerHTML.split(/(<[^>]*>)/);
  for (const [place, piece] of Array.isArray(changes) ? changes : []) {
    pieces[place] = piece;
  }
  const holder = document.createElement("template");
  holder.innerHTML = typeof changes === "string" ? changes : pieces.join("");
  return holder.content.firstElementChild;
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

function show(changes) {
  let still = document.querySelector(".still");
  if (!still) {
    // The app was faster.
    return;
  }
  if (changes) {
    const isFrame = still.querySelector("main").childElementCount === 0;
    const other = changed(still, changes[isFrame ? 1 : 0]);
    still.replaceWith(other);
    still = other;
  }
  const shells = [...document.querySelectorAll("template[data-path]")];
  const indexOf = (path) => shells.findIndex(({ dataset }) => dataset.path === path);
  const index = isHome ? -1 : Math.max(indexOf(location.pathname), indexOf(boardPath()));
  if (index >= 0) {
    const shell = changes ? changed(shells[index], changes[index + 2]) : shells[index];
    still.classList.toggle("playing", shell.content.querySelector(".play") !== null);
    still.querySelector("main").replaceWith(shell.content);
    root.classList.remove("elsewhere");
  }
  // As the app writes days.
  const locale = root.lang === ENGLISH ? "en-GB" : root.lang;
  const style = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" };
  const now = new Date();
  for (const day of document.querySelectorAll("time.today")) {
    day.dateTime = now.toISOString().slice(0, 10);
    day.textContent = now.toLocaleDateString(locale, style);
  }
}

document.addEventListener("DOMContentLoaded", () => {
  if (root.lang === ENGLISH) {
    show();
    return;
  }
  // Without pictures in this language, the sign of the app stands alone.
  changes.then((changes) => (changes ? show(changes) : root.classList.add("elsewhere")));
});
