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

// The picture of home and the headings in another language than the page's are a file of their own.
const stills = document.querySelector(`meta[name=starboard-still-${root.lang}]`)?.content;
// Without them the page stays empty until the app is there.
const fetched = stills && fetch(stills).then((response) => (response.ok ? response.text() : ""), () => "");

async function prepared() {
  if (!fetched) {
    return document;
  }
  const parsed = document.createElement("template");
  parsed.innerHTML = await fetched;
  return parsed.content;
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

document.addEventListener("DOMContentLoaded", async () => {
  const all = await prepared();
  let still = document.querySelector(".still");
  if (!still) {
    // The app was faster.
    return;
  }
  if (all !== document) {
    const picture = all.querySelector(".still");
    if (!picture) {
      return;
    }
    still.replaceWith(picture);
    still = picture;
  }
  const shells = new Map([...all.querySelectorAll("template")].map((shell) => [shell.dataset.path, shell.content]));
  const shell = isHome ? undefined : shells.get(location.pathname) ?? shells.get(boardPath());
  if (shell) {
    still.classList.toggle("playing", shell.querySelector(".play") !== null);
    still.querySelector("main").replaceWith(shell);
    root.classList.remove("elsewhere");
  }
  for (const day of document.querySelectorAll("time.today")) {
    day.textContent = new Date().toISOString().slice(0, 10);
  }
});
