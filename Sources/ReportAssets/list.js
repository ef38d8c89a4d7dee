const listElement = el("nav", { class: "list", "aria-label": "Snapshots" });
const selectionBar = el("div", { class: "selection", hidden: "" });
const groupingBar = el("div", { class: "grouping" });
const searchField = el("input", { type: "search", placeholder: "Search tests and files",
  "aria-label": "Search", oninput: () => {
    state.query = searchField.value;
    state.rows = 400;
    drawList();
  } });

const groupings = [
  ["cause", "Cause", data.causes.length > 0],
  ["file", "File", true],
  ["matrix", "Matrix", data.entries.some((entry) => entry.group)],
];

function matchesQuery(entry) {
  return state.query.toLowerCase().split(/\s+/).every((word) => entry.text.includes(word));
}

/** Key, title and order of the group that an entry is in. */
function groupOf(entry) {
  if (state.grouping === "cause" && entry.causeIndex !== undefined) {
    const cause = data.causes[entry.causeIndex];
    return { key: "c" + entry.causeIndex, title: cause.title, order: entry.causeIndex,
      isExplained: cause.isExplained };
  }
  if (state.grouping === "matrix" && entry.group) {
    return { key: "m" + entry.group, title: entry.group, order: 0, isExplained: true };
  }
  // Failures first, then by name.
  return { key: (entry.isFailure ? "0" : "1") + entry.folder, title: entry.folder,
    order: entry.isFailure ? 1e6 : 2e6, isExplained: false };
}

function groupsOf(entries) {
  const groups = new Map();
  for (const entry of entries) {
    const group = groupOf(entry);
    if (!groups.has(group.key)) groups.set(group.key, { ...group, entries: [] });
    groups.get(group.key).entries.push(entry);
  }
  return [...groups.values()].sort((one, other) =>
    one.order - other.order || (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
}

function drawList() {
  const visible = state.entries.filter(
    (entry) => !state.hidden.has(entry.outcome) && matchesQuery(entry));
  const groups = groupsOf(visible);
  state.shown = groups.flatMap((group) => group.entries);
  const children = [];
  let rows = 0;
  for (const group of groups) {
    if (rows >= state.rows) break;
    children.push(el("h3", {}, heading(group)));
    for (const entry of group.entries) {
      if (rows >= state.rows) break;
      children.push(row(entry));
      rows += 1;
    }
  }
  if (rows < state.shown.length) {
    children.push(el("button", { class: "icon more", type: "button",
      onclick: () => { state.rows += 400; drawList(); } },
      "Show more of " + number(state.shown.length)));
  }
  if (children.length === 0) {
    const text = state.entries.length === 0 ? "No snapshots" : "Nothing matches the filters";
    children.push(el("p", { class: "none" }, text));
  }
  listElement.replaceChildren(...children);
  const works = groupings.filter(([, , works]) => works);
  groupingBar.hidden = works.length < 2;
  groupingBar.replaceChildren("Group by", el("div", { class: "segments" },
    works.map(([name, label]) => el("button", { type: "button",
      "aria-pressed": String(state.grouping === name), "data-grouping": name,
      onclick: () => { state.grouping = name; drawList(); } }, label))));
  drawSelection();
}

function heading(group) {
  return el("button", {
    class: "heading" + (group.isExplained ? " explained" : ""), type: "button",
    "aria-current": state.sheet === group.key ? "true" : false,
    title: "Show all as a contact sheet", onclick: () => openSheet(group) },
  el("span", {}, group.title || "References"), el("i", {}, number(group.entries.length)));
}

function row(entry) {
  const box = el("input", { type: "checkbox", "aria-label": "Select " + entry.name,
    onchange: () => toggleSelected(entry, box.checked) });
  box.checked = state.selected.has(entry);
  box.disabled = !entry.canDecide;
  const button = el("button", { class: "open", type: "button", onclick: () => select(entry) },
    el("span", { class: "thumb" }, thumbnail(entry.actual || entry.reference, 44)),
    el("span", {}, el("b", {}, breakable(entry.name)), el("small", {}, subtitle(entry))),
    badge(entry));
  entry.box = box;
  entry.row = el("div", { class: "row tone-" + entry.outcome,
    "aria-current": entry === state.current ? "true" : false }, box, button);
  return entry.row;
}

function badge(entry) {
  return el("span", { class: entry.decision === "accepted" ? "badge tone-matches" : "badge" },
    entry.decision || entry.badge);
}

/** What the group's title does not say already. */
function subtitle(entry) {
  const change = entry.changes[0];
  if (state.grouping !== "cause" && change) {
    return change.view.split("/").pop() + "  " + change.what;
  }
  return entry.place.split("/").pop();
}

// The selection

function toggleSelected(entry, isOn) {
  if (!entry || !entry.canDecide) return;
  if (isOn) state.selected.add(entry); else state.selected.delete(entry);
  if (entry.box) entry.box.checked = isOn;
  drawSelection();
}

function drawSelection() {
  const entries = state.entries.filter((entry) => state.selected.has(entry));
  selectionBar.hidden = entries.length === 0;
  listElement.classList.toggle("selecting", entries.length > 0);
  if (entries.length === 0) return;
  selectionBar.replaceChildren(el("b", {}, number(entries.length) + " selected"),
    copyButton("Copy accept", () => command("accept", entries),
      { class: "icon primary", "data-copy": "accept-selected" }),
    copyButton("Copy reject", () => command("reject", entries)),
    el("button", { class: "icon", type: "button", title: "Clear (key Esc)",
      "aria-label": "Clear the selection", onclick: clearSelection }, "✕"));
}

function clearSelection() {
  for (const entry of state.selected) if (entry.box) entry.box.checked = false;
  state.selected.clear();
  drawSelection();
}

function select(entry, keepsHash) {
  if (state.current && state.current.row) state.current.row.removeAttribute("aria-current");
  for (const one of listElement.querySelectorAll(".heading[aria-current]")) {
    one.removeAttribute("aria-current");
  }
  if (entry) state.showsLacks = false;
  state.current = entry;
  state.sheet = null;
  state.region = -1;
  state.zoom = "fit";
  if (entry && entry.row) {
    entry.row.setAttribute("aria-current", "true");
    entry.row.scrollIntoView({ block: "nearest" });
  }
  if (entry && !keepsHash) {
    history.replaceState(null, "", "#" + encodeURIComponent(entry.snapshot));
  }
  drawMain();
}

function step(direction) {
  if (state.shown.length === 0) return;
  const index = state.shown.indexOf(state.current);
  select(state.shown[clamp(index + direction, 0, state.shown.length - 1)]);
}
