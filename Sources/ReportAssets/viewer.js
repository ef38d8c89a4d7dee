const modes = [
  ["side", "Side by side", () => true],
  ["slider", "Slider", (entry) => both(entry)],
  ["onion", "Onion", (entry) => both(entry)],
  ["blink", "Blink", (entry) => both(entry)],
  ["difference", "Difference", (entry) => !!source(entry.difference)],
];
const both = (entry) => !!source(entry.reference) && !!source(entry.actual);

const stage = el("div", { class: "stage" });
const readout = el("div", { class: "readout", "aria-live": "off" });
let panes = [];

/** Of an animation the difference is a sheet of frames, larger than it. */
const isAnimation = (entry) =>
  [entry.reference, entry.actual].some((picture) => picture && picture.isAnimated);

function canvasSize(entry) {
  const pictures = [entry.reference, entry.actual, entry.difference];
  const shown = !isAnimation(entry) ? pictures
    : state.mode === "difference" ? pictures.slice(2) : pictures.slice(0, 2);
  const all = shown.filter(Boolean);
  return {
    width: Math.max(1, ...all.map((picture) => picture.width)),
    height: Math.max(1, ...all.map((picture) => picture.height)),
  };
}

function picture(entry, kind) {
  const value = entry[kind];
  const image = el("img", { alt: kind, draggable: "false", src: source(value) });
  image.dataset.width = value.width;
  image.dataset.height = value.height;
  return image;
}

function pane(entry, label, kinds) {
  const size = canvasSize(entry);
  const sheet = el("div", { class: "sheet" });
  for (const kind of kinds) {
    const cover = el("div", { class: "cover cover-" + kind }, picture(entry, kind));
    if (state.mode === "slider" && kind === "actual") cover.classList.add("opaque");
    sheet.append(cover);
  }
  const scroll = el("div", { class: "scroll", tabindex: "0", "aria-label": label }, sheet);
  const known = entry[kinds[0]];
  const facts = kinds.length === 1 ? known.width + " × " + known.height : "";
  const header = el("header", {}, el("b", {}, label), el("span", {}, facts));
  const result = { element: el("div", { class: "pane" }, header, scroll), scroll, sheet, size };
  result.cursor = el("div", { class: "cursor", hidden: "" });
  sheet.append(result.cursor);
  scroll.addEventListener("scroll", () => follow(result));
  scroll.addEventListener("wheel", (event) => wheel(event, result), { passive: false });
  scroll.addEventListener("pointermove", (event) => hover(event, result, entry));
  scroll.addEventListener("pointerenter", () => {
    for (const one of [entry.reference, entry.actual]) samplesAt(one, 0, 0);
  });
  scroll.addEventListener("pointerleave", () => unhover());
  scroll.addEventListener("pointerdown", (event) => pan(event, scroll, result, entry));
  return result;
}

function absentPane(entry, label, value, reason) {
  const text = value ? "Left out of this page: " + value.path : reason;
  return { element: el("div", { class: "pane" },
    el("header", {}, el("b", {}, label)), el("p", { class: "absent" }, text)) };
}

function sidePanes(entry) {
  const list = [];
  const add = (kind, label, reason) => {
    if (source(entry[kind])) list.push(pane(entry, label, [kind]));
    else if (entry[kind] || reason) {
      list.push(absentPane(entry, label, entry[kind], reason));
    }
  };
  add("reference", "Reference", entry.outcome === "missing" ? "No reference yet" : null);
  add("actual", "Actual", null);
  if (!isAnimation(entry)) add("difference", "Difference", null);
  return list;
}

function drawStage() {
  clearInterval(state.blinkTimer);
  const entry = state.current;
  const mode = modes.find((one) => one[0] === state.mode);
  if (!mode[2](entry)) state.mode = "side";
  panes = [];
  if (state.mode === "side") panes = sidePanes(entry);
  if (state.mode === "difference") panes = [pane(entry, "Difference", ["difference"])];
  if (state.mode === "slider") panes = [sliderPane(entry)];
  if (state.mode === "onion") panes = [onionPane(entry)];
  if (state.mode === "blink") panes = [blinkPane(entry)];
  stage.replaceChildren(...panes.map((one) => one.element));
  stage.hidden = panes.length === 0;
  stage.classList.toggle("single", panes.length === 1);
  panes = panes.filter((one) => one.scroll);
  arrange();
  layout();
  drawBoxes();
}

function sliderPane(entry) {
  const result = pane(entry, "Reference on the left, actual on the right",
    ["reference", "actual"]);
  const cover = result.sheet.querySelector(".cover-actual");
  const divider = el("div", { class: "divider" });
  result.sheet.append(divider);
  result.applySplit = () => {
    const percent = state.split * 100 + "%";
    cover.style.clipPath = "inset(0 0 0 " + percent + ")";
    divider.style.left = percent;
  };
  divider.addEventListener("pointerdown", (event) => {
    event.stopPropagation();
    divider.setPointerCapture(event.pointerId);
  });
  divider.addEventListener("pointermove", (event) => {
    if (!divider.hasPointerCapture(event.pointerId)) return;
    const bounds = result.sheet.getBoundingClientRect();
    state.split = clamp((event.clientX - bounds.left) / bounds.width, 0, 1);
    result.applySplit();
  });
  result.applySplit();
  return result;
}

function onionPane(entry) {
  const result = pane(entry, "Reference below, actual above", ["reference", "actual"]);
  const cover = result.sheet.querySelector(".cover-actual");
  const range = el("input", { type: "range", min: 0, max: 100, value: state.opacity * 100,
    "aria-label": "Opacity of the actual picture",
    oninput: () => { state.opacity = range.value / 100; apply(); } });
  const apply = () => { cover.style.opacity = state.opacity; };
  result.element.querySelector("header").append(range);
  apply();
  return result;
}

function blinkPane(entry) {
  const result = pane(entry, "", ["reference", "actual"]);
  const label = result.element.querySelector("header b");
  const apply = () => {
    result.sheet.querySelector(".cover-actual").hidden = !state.blinkActual;
    result.sheet.querySelector(".cover-reference").hidden = state.blinkActual;
    label.textContent = state.blinkActual ? "Actual" : "Reference";
  };
  result.toggle = () => { state.blinkActual = !state.blinkActual; apply(); };
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
    state.blinkTimer = setInterval(result.toggle, 650);
  }
  apply();
  return result;
}

// Zoom and scrolling

/** Side by side or one below the other: whichever shows the pictures larger. */
function arrange() {
  stage.classList.remove("stacked");
  if (panes.length < 2 || innerWidth <= 800) return;
  const { size } = panes[0];
  const count = stage.children.length;
  const fits = (width, height) =>
    Math.min((width - 32) / size.width, (height - 66) / size.height);
  stage.classList.toggle("stacked", fits(stage.clientWidth, stage.clientHeight / count)
    > fits(stage.clientWidth / count, stage.clientHeight) * 1.05);
}

function fitZoom() {
  const { scroll, size } = panes[0];
  const free = Math.min((scroll.clientWidth - 34) / size.width,
    (scroll.clientHeight - 34) / size.height);
  // Pixels of the picture on whole pixels of the screen, as soon as there is room for that.
  const pixels = free * devicePixelRatio;
  return pixels >= 1 ? Math.min(Math.floor(pixels), 16) / devicePixelRatio
    : Math.max(free, 0.02);
}
const zoomNow = () => (state.zoom === "fit" ? fitZoom() : state.zoom);

function layout() {
  if (panes.length === 0) return;
  const zoom = zoomNow();
  for (const { sheet, size } of panes) {
    sheet.style.width = size.width * zoom + "px";
    sheet.style.height = size.height * zoom + "px";
    sheet.classList.toggle("pixels", zoom * devicePixelRatio >= 1);
    sheet.classList.toggle("grid", zoom >= 8);
    sheet.style.setProperty("--zoom", zoom + "px");
    for (const image of sheet.querySelectorAll("img")) {
      image.style.width = image.dataset.width * zoom + "px";
      image.style.height = image.dataset.height * zoom + "px";
    }
    for (const box of sheet.querySelectorAll(".box")) placeBox(box, zoom);
  }
  zoomLabel.textContent = Math.round(zoom * 100) + " %";
  unhover();
}

const steps = [0.125, 0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];
function zoomBy(direction, anchor) {
  const now = zoomNow();
  const next = direction > 0 ? steps.find((step) => step > now * 1.01)
    : [...steps].reverse().find((step) => step < now * 0.99);
  if (next) zoomTo(next, anchor);
}

/** Keeps the picture's point under `anchor` (in the first pane, px) where it is. */
function zoomTo(zoom, anchor) {
  if (panes.length === 0) return;
  const { scroll, sheet } = panes[0];
  const before = zoomNow();
  const at = anchor || { x: scroll.clientWidth / 2, y: scroll.clientHeight / 2 };
  const x = (scroll.scrollLeft + at.x - sheet.offsetLeft) / before;
  const y = (scroll.scrollTop + at.y - sheet.offsetTop) / before;
  state.zoom = zoom;
  layout();
  const after = zoomNow();
  for (const one of panes) {
    one.scroll.scrollLeft = x * after + one.sheet.offsetLeft - at.x;
    one.scroll.scrollTop = y * after + one.sheet.offsetTop - at.y;
  }
}

function wheel(event, { scroll }) {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  const bounds = scroll.getBoundingClientRect();
  zoomBy(event.deltaY < 0 ? 1 : -1,
    { x: event.clientX - bounds.left, y: event.clientY - bounds.top });
}

let isFollowing = false;
function follow({ scroll }) {
  if (isFollowing) return;
  isFollowing = true;
  for (const one of panes) {
    if (one.scroll !== scroll) {
      one.scroll.scrollLeft = scroll.scrollLeft;
      one.scroll.scrollTop = scroll.scrollTop;
    }
  }
  requestAnimationFrame(() => { isFollowing = false; });
}

/** Drags the picture; a click without a drag shows that pixel large, or all again. */
function pan(event, scroll, pane, entry) {
  if (event.button !== 0 || event.pointerType === "touch") return;
  const start = { x: event.clientX + scroll.scrollLeft, y: event.clientY + scroll.scrollTop };
  let isDrag = false;
  const move = (next) => {
    if (Math.hypot(next.clientX - event.clientX, next.clientY - event.clientY) > 4) {
      isDrag = true;
      scroll.classList.add("panning");
    }
    if (!isDrag) return;
    scroll.scrollLeft = start.x - next.clientX;
    scroll.scrollTop = start.y - next.clientY;
  };
  const end = () => {
    scroll.classList.remove("panning");
    removeEventListener("pointermove", move);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", (up) => {
    end();
    if (isDrag || !place(event, pane)) return;
    if (pane.toggle && !up.shiftKey) { pane.toggle(); return; }
    const bounds = scroll.getBoundingClientRect();
    const anchor = { x: event.clientX - bounds.left, y: event.clientY - bounds.top };
    if (zoomNow() >= 16) fit(); else zoomTo(16, anchor);
    hover(up, pane, entry);
  }, { once: true });
}

/** The picture's pixel under the pointer; nothing beside the picture. */
function place(event, { sheet, size }) {
  const bounds = sheet.getBoundingClientRect();
  const x = Math.floor((event.clientX - bounds.left) / bounds.width * size.width);
  const y = Math.floor((event.clientY - bounds.top) / bounds.height * size.height);
  return x < 0 || y < 0 || x >= size.width || y >= size.height ? null : { x, y };
}

function unhover() {
  for (const { cursor } of panes) cursor.hidden = true;
  readout.replaceChildren(el("span", {}, state.current && isAnimation(state.current)
    ? "A motion: the difference has its frames side by side"
    : "Point at a pixel for its values, click for its grid"));
}

function hover(event, pane, entry) {
  const at = place(event, pane);
  if (!at || isAnimation(entry)) { unhover(); return; }
  const zoom = zoomNow();
  for (const { cursor } of panes) {
    cursor.hidden = zoom < 4;
    cursor.style.left = at.x * zoom + "px";
    cursor.style.top = at.y * zoom + "px";
    cursor.style.width = cursor.style.height = zoom + "px";
  }
  const parts = [el("span", {}, "(" + at.x + ", " + at.y + ")")];
  const found = {};
  for (const kind of ["reference", "actual"]) {
    const samples = samplesAt(entry[kind], at.x, at.y);
    if (!samples) continue;
    found[kind] = samples;
    const swatch = el("i");
    swatch.style.background = hex(samples);
    parts.push(el("span", {}, swatch, kind + " ", el("b", {}, hex(samples))));
  }
  if (found.reference && found.actual) {
    const steps = found.actual.map((value, index) => value - found.reference[index]);
    parts.push(el("span", {}, steps.every((step) => step === 0) ? "the same"
      : "RGBA " + steps.map((step) => (step > 0 ? "+" : step < 0 ? "−" : "")
        + Math.abs(step)).join(" ")));
  }
  readout.replaceChildren(...parts);
}

// Regions

function drawBoxes() {
  for (const { sheet } of panes) {
    for (const box of sheet.querySelectorAll(".box")) box.remove();
    if (!state.boxes) continue;
    state.current.regions.forEach((region, index) => {
      const box = el("div", { class: "box" + (index === state.region ? " now" : "") });
      box.dataset.region = index;
      sheet.append(box);
    });
  }
  layout();
}

function placeBox(box, zoom) {
  const region = state.current.regions[box.dataset.region];
  const margin = 3;
  box.style.left = region.x * zoom - margin + "px";
  box.style.top = region.y * zoom - margin + "px";
  box.style.width = region.width * zoom + 2 * margin + "px";
  box.style.height = region.height * zoom + 2 * margin + "px";
}

function nextRegion(direction) {
  const count = state.current ? state.current.regions.length : 0;
  if (count === 0) return;
  showRegion(state.region < 0 && direction < 0 ? count - 1
    : (state.region + direction + count) % count);
}

function showRegion(index) {
  if (panes.length === 0) return;
  state.region = index;
  const region = state.current.regions[index];
  const { scroll } = panes[0];
  const room = Math.min(scroll.clientWidth / (region.width + 24),
    scroll.clientHeight / (region.height + 24));
  state.boxes = true;
  state.zoom = [...steps].reverse().find((step) => step <= Math.min(room, 12)) || steps[0];
  drawBoxes();
  for (const one of panes) {
    const zoom = zoomNow();
    one.scroll.scrollLeft = one.sheet.offsetLeft
      + (region.x + region.width / 2) * zoom - one.scroll.clientWidth / 2;
    one.scroll.scrollTop = one.sheet.offsetTop
      + (region.y + region.height / 2) * zoom - one.scroll.clientHeight / 2;
  }
  drawTools();
  drawRegionList();
}
