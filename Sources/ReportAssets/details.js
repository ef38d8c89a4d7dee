const center = el("main", { class: "center" });
const inspector = el("aside", { class: "inspector", "aria-label": "Details" });
const tools = el("div", { class: "tools" });
const zoomLabel = el("span", { class: "value" });

function drawMain() {
  clearInterval(state.blinkTimer);
  panes = [];
  const entry = state.current;
  inspector.hidden = !entry;
  if (!entry) {
    center.replaceChildren(state.showsLacks ? lacking() : others());
    return;
  }
  const hasPictures = [entry.reference, entry.actual, entry.difference].some(Boolean);
  center.replaceChildren(title(entry),
    ...(hasPictures ? [tools, stage, readout] : [differingLines(entry)]));
  inspector.replaceChildren(...sections(entry));
  inspector.scrollTop = 0;
  drawRegionList();
  if (!hasPictures) return;
  unhover();
  drawTools();
  drawStage();
}

function title(entry) {
  return el("div", { class: "title tone-" + entry.outcome },
    el("h2", {}, entry.test + " ", el("span", { class: "badge" },
      entry.outcome + (entry.decision ? ", " + entry.decision : ""))),
    el("div", { class: "where" }, entry.snapshot + " · " + entry.place));
}

function drawTools() {
  const entry = state.current;
  const segment = ([name, label, works], index) => el("button", {
    type: "button", "aria-pressed": String(state.mode === name), "data-mode": name,
    disabled: works(entry) ? false : "", title: "Key " + (index + 1),
    onclick: () => setMode(name) }, label);
  const zoom = el("div", { class: "segments" },
    el("button", { type: "button", title: "Key −", "aria-label": "Zoom out",
      onclick: () => zoomBy(-1) }, "−"),
    zoomLabel,
    el("button", { type: "button", title: "Key +", "aria-label": "Zoom in",
      onclick: () => zoomBy(1) }, "+"),
    el("button", { type: "button", title: "Key 0", onclick: fit }, "Fit"),
    el("button", { type: "button", title: "Key 9", onclick: () => zoomTo(1) }, "1:1"));
  const count = entry.regions.length;
  const regions = count === 0 ? null : el("div", { class: "segments push" },
    el("button", { type: "button", title: "Key b", "aria-pressed": String(state.boxes),
      onclick: toggleBoxes }, "Boxes"),
    el("button", { type: "button", title: "Key p", "aria-label": "Previous difference",
      onclick: () => nextRegion(-1) }, "‹"),
    el("span", { class: "value" }, (state.region < 0 ? "" : state.region + 1 + " of ")
      + count + (state.region < 0 ? count === 1 ? " region" : " regions" : "")),
    el("button", { type: "button", title: "Key n", "aria-label": "Next difference",
      onclick: () => nextRegion(1) }, "›"));
  tools.replaceChildren(
    el("div", { class: "segments", role: "group", "aria-label": "View" }, modes.map(segment)),
    zoom, ...(regions ? [regions] : []));
}

function setMode(name) {
  const mode = modes.find((one) => one[0] === name);
  if (!state.current || !mode || !mode[2](state.current)) return;
  state.mode = name;
  drawTools();
  drawStage();
}
function fit() { state.zoom = "fit"; layout(); }
function toggleBoxes() { state.boxes = !state.boxes; drawBoxes(); drawTools(); }

// A text's lines

function differingLines(entry) {
  const all = (entry.message || entry.summary).split("\n");
  const first = all.findIndex((line) => line.startsWith("@@ "));
  const isOver = all.findIndex((line, index) => index > first && !/^(@@|[-+ ]) /.test(line));
  const lines = first < 0 ? all : all.slice(first, isOver < 0 ? all.length : isOver);
  const kinds = { "@@": "place", "+ ": "added", "- ": "removed" };
  return el("div", { class: "diff" }, lines.map((line) =>
    el("div", { class: first < 0 ? "" : kinds[line.slice(0, 2)] || "" }, line)));
}

// The inspector

function section(heading, ...children) {
  return el("section", {}, el("h4", {}, heading), children);
}

function sections(entry) {
  const parts = [];
  const what = [];
  if (entry.cause) what.push(el("div", { class: "cause" }, entry.cause));
  if (entry.changes.length > 0) {
    what.push(el("ul", { class: "culprits" }, entry.changes.map((change) => el("li", {},
      change.pixels > 0 ? el("em", {}, number(change.pixels) + " px") : null,
      el("b", {}, change.what), el("code", {}, change.view)))));
  } else {
    what.push(el("p", { class: "numbers" }, entry.summary));
  }
  parts.push(section(entry.changes.length > 0 ? "What changed" : "Verdict", what));
  if (entry.decision) {
    parts.push(section("Review",
      el("p", { class: "cause" }, "A review " + entry.decision + " it.")));
  }
  if (entry.canDecide) parts.push(decision(entry));
  if (entry.regions.length > 0) {
    parts.push(section(entry.regionCount > entry.regions.length
      ? "The largest of " + number(entry.regionCount) + " regions" : "Regions", regionList));
  }
  if (entry.diagnostics.length > 0) {
    parts.push(section("Mistakes in the view",
      entry.diagnostics.map((text) => el("pre", { class: "message" }, text))));
  }
  if (entry.lacks.length > 0) {
    parts.push(section("What the picture lacks", el("ul", { class: "lacks" },
      entry.lacks.map((sentence) => el("li", {}, sentence)))));
  }
  if (entry.facts.length > 0) parts.push(section("Numbers", facts(entry)));
  const isShown = ![entry.reference, entry.actual, entry.difference].some(Boolean);
  if (entry.message && !isShown) {
    parts.push(section("Message", el("pre", { class: "message" }, entry.message)));
  }
  return parts;
}

function decision(entry) {
  return section("Is this change intended?",
    el("div", { class: "command" }, command("accept", [entry])),
    el("div", { class: "decide" },
      copyButton("Copy accept", () => command("accept", [entry]),
        { class: "icon primary", "data-copy": "accept", title: "Key a" }),
      copyButton("Copy reject", () => command("reject", [entry]),
        { "data-copy": "reject" })));
}

function facts(entry) {
  return el("dl", { class: "facts" }, entry.facts.flatMap(([label, value]) => [
    el("dt", {}, label.replace(/ file$/, "")),
    el("dd", { class: / file$/.test(label) ? "path" : "" }, value)]));
}

const regionList = el("ul", { class: "regions" });
function drawRegionList() {
  const entry = state.current;
  regionList.replaceChildren(...entry.regions.map((region, index) => {
    const swatches = [region.meanReference, region.meanActual].filter(Boolean).map((color) => {
      const swatch = el("i", { title: "Mean colour " + color });
      if (/^#[0-9a-f]{6,8}$/i.test(color)) swatch.style.background = color;
      return swatch;
    });
    return el("li", {}, el("button", { type: "button", "data-region": index,
      "aria-current": index === state.region ? "true" : false,
      onclick: () => showRegion(index) }, swatches,
    el("span", {}, region.width + " × " + region.height + " at (" + region.x + ", "
      + region.y + ")"),
    el("small", {}, number(region.pixels) + " px")));
  }));
}

// A group's snapshots, and what is none

function openSheet(group) {
  if (state.current && state.current.row) state.current.row.removeAttribute("aria-current");
  clearInterval(state.blinkTimer);
  state.current = null;
  state.sheet = group.key;
  panes = [];
  inspector.hidden = true;
  const entries = group.entries;
  // The others of a matrix belong on its sheet, though they match.
  const mates = new Set(entries.map((entry) => entry.group).filter(Boolean));
  const all = mates.size === 1 ? [...entries, ...state.entries.filter(
    (entry) => mates.has(entry.group) && !entries.includes(entry))] : entries;
  const decidable = entries.filter((entry) => entry.canDecide);
  const bar = decidable.length === 0 ? null : el("div", { class: "tools" },
    copyButton("Copy accept for all " + number(decidable.length),
      () => command("accept", decidable),
      { class: "icon primary", "data-copy": "accept-group" }),
    el("button", { class: "icon", type: "button", onclick: () => {
      for (const entry of decidable) toggleSelected(entry, true);
    } }, "Select all"));
  center.replaceChildren(...[el("div", { class: "title" },
    el("h2", {}, group.title || "References"),
    el("div", { class: "where" }, number(all.length)
      + (all.length === 1 ? " snapshot" : " snapshots"))), bar,
  el("div", { class: "contacts" }, all.slice(0, 300).map(contact))].filter(Boolean));
  drawList();
}

function contact(entry) {
  return el("button", { class: "contact tone-" + entry.outcome, type: "button",
    onclick: () => select(entry) },
  el("span", { class: "picture" }, thumbnail(entry.actual || entry.reference, 190)),
  el("span", { class: "foot" }, el("b", {}, breakable(entry.name)),
    badge(entry)));
}

const lackKinds = { missing: "Missing", substituted: "Substituted", ignored: "Ignored",
  "not-drawn": "Not drawn", motion: "Without motion", limit: "Limit" };

function showLacks() {
  state.showsLacks = true;
  select(null);
}

function lacking() {
  const bySnapshot = new Map(state.entries.map((entry) => [entry.snapshot, entry]));
  const links = (lack) => lack.snapshots.map((name) => {
    const entry = bySnapshot.get(name);
    return el("li", {}, entry
      ? el("button", { type: "button", onclick: () => select(entry) }, breakable(name))
      : breakable(name));
  });
  return el("div", { class: "others lacking" },
    el("div", { class: "title" }, el("h2", {}, data.lacksHeadline),
      el("div", { class: "where" }, "The most frequent first")),
    data.lacks.map((lack) => el("article", {},
      el("b", {}, el("em", {}, number(lack.count) + "×"), " " + lack.sentence),
      el("small", {}, lackKinds[lack.kind] || lack.kind),
      el("ul", {}, links(lack), lack.count > lack.snapshots.length
        ? el("li", {}, "… and " + number(lack.count - lack.snapshots.length) + " more")
        : null))));
}

function others() {
  if (data.otherFailures.length === 0) {
    return el("p", { class: "none" },
      state.entries.length === 0 ? data.headline : "Choose a snapshot");
  }
  return el("div", { class: "others" },
    el("div", { class: "title" }, el("h2", {}, "Other failures")),
    data.otherFailures.map((failure) => el("article", {},
      el("b", {}, failure.test), el("small", {}, failure.place),
      el("pre", { class: "message" }, failure.message))));
}
