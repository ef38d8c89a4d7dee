function chip(count) {
  const button = el("button", { class: "chip tone-" + count.outcome, type: "button",
    "data-outcome": count.outcome,
    "aria-pressed": String(!state.hidden.has(count.outcome)),
    onclick: () => {
      if (!state.hidden.delete(count.outcome)) state.hidden.add(count.outcome);
      button.setAttribute("aria-pressed", String(!state.hidden.has(count.outcome)));
      state.rows = 400;
      drawList();
    } }, count.text);
  return button;
}

const help = el("dialog", { "aria-label": "Keys" }, el("h2", {}, "Keys"),
  el("dl", {}, [
    ["j k", "next and previous snapshot"], ["1 – 5", "side by side … difference"],
    ["n p", "next and previous difference"], ["+ − 0 9", "zoom in, out, fit, 1:1"],
    ["← →", "move the slider"], ["Space", "blink by hand"], ["b", "boxes on and off"],
    ["x", "select"], ["a", "copy the accept command"], ["g", "group by"], ["/", "search"],
    ["l", "what pictures lack"], ["d", "light or dark"], ["Esc", "clear the selection"],
  ].flatMap(([keys, what]) => [
    el("dt", {}, keys.split(" ").map((key) => el("kbd", {}, key))), el("dd", {}, what)])),
);
help.addEventListener("click", (event) => { if (event.target === help) help.close(); });

function build() {
  const bar = el("header", { class: "bar" + (data.isGood === true ? " good" : "") },
    el("span", { class: "sign", "aria-hidden": "true" }, data.isGood === true ? "✓" : "✕"),
    el("div", { class: "grow" }, el("h1", {}, data.headline),
      el("p", {}, data.packageName + " · " + data.facts)),
    el("div", { class: "chips", role: "group", "aria-label": "Outcomes" },
      data.counts.map(chip),
      data.otherFailures.length === 0 ? null : el("button", {
        class: "chip tone-failed", type: "button", onclick: () => {
          state.showsLacks = false;
          select(null);
        } },
        number(data.otherFailures.length) + " other"),
      data.lacks.length === 0 ? null : el("button", {
        class: "chip tone-lacking", type: "button", "data-show": "lacks",
        title: data.lacksHeadline + " (key l)", onclick: showLacks },
        number(data.lackingCount) + (data.lackingCount === 1 ? " lacks" : " lack"))),
    el("button", { class: "icon", type: "button", title: "Keys (key ?)",
      "aria-label": "Keys", onclick: () => help.showModal() }, "?"),
    el("button", { class: "icon", type: "button", title: "Light or dark (key d)",
      "aria-label": "Light or dark", onclick: toggleTheme }, "◐"));
  const side = el("aside", { class: "side" },
    el("div", { class: "search" }, searchField, el("kbd", {}, "/")), groupingBar,
    listElement, selectionBar);
  const notes = [];
  if (data.trouble.length > 0) {
    notes.push(el("p", { class: "trouble" }, data.trouble.join("\n")));
  }
  if (data.note) notes.push(el("p", { class: "note" }, data.note));
  return el("div", { id: "app" }, el("div", {}, bar, notes),
    el("div", { class: "columns" }, side, center, inspector), help);
}

function nextGrouping() {
  const works = groupings.filter(([, , works]) => works);
  const index = works.findIndex(([name]) => name === state.grouping);
  state.grouping = works[(index + 1) % works.length][0];
  drawList();
}
function slide(by) {
  state.split = clamp(state.split + by, 0, 1);
  for (const one of panes) if (one.applySplit) one.applySplit();
}
const keys = {
  j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
  1: () => setMode("side"), 2: () => setMode("slider"), 3: () => setMode("onion"),
  4: () => setMode("blink"), 5: () => setMode("difference"),
  "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), 0: fit,
  9: () => zoomTo(1), n: () => nextRegion(1), p: () => nextRegion(-1), b: toggleBoxes,
  d: toggleTheme, "/": () => searchField.focus(), g: nextGrouping,
  x: () => toggleSelected(state.current, !state.selected.has(state.current)),
  l: () => { if (data.lacks.length > 0) showLacks(); },
  a: () => inspector.querySelector("[data-copy=accept]")?.click(),
  Escape: clearSelection, "?": () => help.showModal(),
  " ": () => { const one = panes[0]; if (one && one.toggle) one.toggle(); },
  ArrowLeft: () => slide(-0.02), ArrowRight: () => slide(0.02),
};
addEventListener("keydown", (event) => {
  if (event.target === searchField) {
    if (event.key === "Escape" || event.key === "Enter") searchField.blur();
    return;
  }
  if (event.metaKey || event.ctrlKey || event.altKey || help.open) return;
  const kind = event.target.tagName;
  if (kind === "INPUT" && (event.target.type !== "checkbox" || event.key === " ")) return;
  const action = kind === "BUTTON" && event.key === " " ? null : keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});
addEventListener("resize", () => { arrange(); layout(); });

startTheme();
const failures = state.entries.filter((entry) => entry.isFailure);
if (failures.length > 0) state.hidden.add("matches");
if (data.causes.length === 0) state.grouping = "file";
document.body.append(build());
drawList();
let wanted = "";
try { wanted = decodeURIComponent(location.hash.slice(1)); } catch { /* no path of ours */ }
const first = state.entries.find((entry) => entry.snapshot === wanted);
document.getElementById("plain").hidden = true;
if (!first && failures.length === 0 && data.otherFailures.length > 0) select(null);
else select(first || state.shown[0] || null, true);
document.documentElement.dataset.ready = String(Math.round(performance.now()));
