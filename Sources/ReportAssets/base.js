// Marks that turn the direction of text would let a name rearrange what stands around it.
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const data = JSON.parse(document.getElementById("data").textContent, (key, value) =>
  typeof value === "string" ? value.replace(turning, "\ufffd") : value);
if (data.entries.length !== data.entryCount) throw new Error("some of its data is missing");

/** Makes an element. `on…` are listeners, other properties attributes; false leaves out. */
function el(name, properties, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties || {})) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== false && value !== undefined) element.setAttribute(key, value);
  }
  element.append(
    ...children.flat(3).filter((child) => child !== null && child !== undefined));
  return element;
}

const state = {
  entries: data.entries, shown: [], current: null, sheet: null, query: "",
  hidden: new Set(), grouping: "cause", selected: new Set(), rows: 400,
  mode: "side", zoom: "fit", boxes: true, region: -1, split: 0.5, opacity: 0.5,
  blinkTimer: 0, blinkActual: true, showsLacks: false,
};
for (const match of data.matches) {
  state.entries.push({ ...match, outcome: "matches", badge: "matches", isFailure: false,
    message: "", summary: "Same pixels.", changes: [], diagnostics: [], lacks: [],
    facts: [], regions: [], regionCount: 0, canDecide: false });
}
for (const entry of state.entries) {
  const slash = entry.snapshot.lastIndexOf("/");
  entry.folder = entry.snapshot.slice(0, Math.max(slash, 0));
  entry.name = entry.snapshot.slice(slash + 1).replace(/\.[a-z]+$/, "");
  entry.text = (entry.test + " " + entry.snapshot).toLowerCase();
}
data.causes.forEach((cause, index) => {
  for (const place of cause.entries) state.entries[place].causeIndex = index;
});

const source = (picture) =>
  picture && picture.id ? document.getElementById(picture.id).src : null;
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
const number = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ",");

/** A name that may break after its punctuation and before its capitals. */
const breakable = (name) => name.split(/(?<=[._\-/])|(?=@)|(?<=[a-z0-9])(?=[A-Z])/)
  .flatMap((part, index) => (index === 0 ? [part] : [el("wbr"), part]));

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  try { localStorage.setItem("snapshot-theme", theme); } catch { /* not kept */ }
}
function startTheme() {
  let theme = null;
  try { theme = localStorage.getItem("snapshot-theme"); } catch { /* not kept */ }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme =
    theme === "dark" || theme === "light" ? theme : dark ? "dark" : "light";
}
function toggleTheme() {
  setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
}

/** A word of a shell; control characters become ?, which stands for any one character. */
function quoted(text) {
  if (/^[A-Za-z0-9_\-./=:,@%+]+$/.test(text)) return text;
  const safe = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/gu, "?");
  return "'" + safe.replaceAll("'", "'\\''") + "'";
}
const command = (decision, entries) =>
  [data[decision + "Command"], ...entries.map((entry) => quoted(entry.snapshot))].join(" ");

function copy(text, button) {
  const label = button.textContent;
  const done = () => {
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = label; }, 1400);
  };
  const byHand = () => {
    const area = el("textarea", { "aria-hidden": "true" });
    area.value = text;
    document.body.append(area);
    area.select();
    if (document.execCommand("copy")) done();
    area.remove();
  };
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, byHand);
  else byHand();
}
function copyButton(label, text, properties) {
  const button = el("button", { class: "icon", type: "button", ...properties,
    onclick: () => copy(text(), button) }, label);
  return button;
}

function hex(samples) {
  const text = samples.map((value) => value.toString(16).padStart(2, "0")).join("");
  return "#" + (text.endsWith("ff") ? text.slice(0, 6) : text).toUpperCase();
}

/** A picture made small, drawn when it comes into view. */
const painter = new IntersectionObserver((items) => {
  for (const item of items) {
    if (!item.isIntersecting) continue;
    painter.unobserve(item.target);
    item.target.paint();
  }
}, { rootMargin: "300px" });
function thumbnail(picture, side) {
  if (!source(picture)) return el("span", { "aria-hidden": "true" }, picture ? "…" : "Aa");
  const ratio = Math.min(1, side * devicePixelRatio / Math.max(picture.width, picture.height));
  const canvas = el("canvas", { width: Math.max(1, Math.round(picture.width * ratio)),
    height: Math.max(1, Math.round(picture.height * ratio)) });
  canvas.style.width = canvas.width / devicePixelRatio + "px";
  canvas.paint = () => {
    const image = new Image();
    image.onload = () => {
      const context = canvas.getContext("2d");
      context.imageSmoothingQuality = "high";
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
    };
    image.src = source(picture);
  };
  painter.observe(canvas);
  return canvas;
}
