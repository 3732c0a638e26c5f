// Runs before anything is drawn: the page holds a still picture of the home page, so that people
// see it before the app has been downloaded. This chooses its language, or hides it elsewhere.

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
root.classList.toggle("elsewhere", !["/", "/index.html"].includes(location.pathname));

// The app says everything in this language: its texts are a file of their own.
const texts = document.createElement("link");
Object.assign(texts, { id: "first-texts", rel: "preload", as: "fetch", crossOrigin: "" });
texts.href = addresses.get(root.lang);
document.head.append(texts);

document.addEventListener("DOMContentLoaded", () => {
  const other = document.querySelector(`template[lang="${root.lang}"]`);
  if (other) {
    document.querySelector(".still").replaceWith(other.content);
  }
  for (const day of document.querySelectorAll("time.today")) {
    day.textContent = new Date().toISOString().slice(0, 10);
  }
});
