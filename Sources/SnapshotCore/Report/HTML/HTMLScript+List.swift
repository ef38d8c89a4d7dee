extension HTMLScript {
  /// The list of snapshots, the panel around the stage, and the keyboard.
  static let list = #"""
    const listElement = el("nav", { class: "list", "aria-label": "Snapshots" });
    const main = el("main", { class: "main" });
    const tools = el("div", { class: "tools" });
    const zoomLabel = el("span", { class: "value" });
    const searchField = el("input", { type: "search", placeholder: "Search tests and files",
      "aria-label": "Search", oninput: () => { state.query = searchField.value; drawList(); } });

    function matchesQuery(entry) {
      const text = (entry.test + " " + entry.folder + "/" + entry.snapshot).toLowerCase();
      return state.query.toLowerCase().split(/\s+/).every((word) => text.includes(word));
    }

    function drawList() {
      state.shown = state.entries.filter(
        (entry) => !state.hidden.has(entry.outcome) && matchesQuery(entry));
      // Groups by test file, failures first.
      const groups = new Map();
      for (const entry of state.shown) {
        const key = (entry.isFailure ? "0" : "1") + entry.folder;
        if (!groups.has(key)) groups.set(key, []);
        groups.get(key).push(entry);
      }
      const ordered = [...groups.keys()].sort().map((key) => groups.get(key));
      state.shown = ordered.flat();
      const children = [];
      for (const entries of ordered) {
        children.push(el("h3", {}, entries[0].folder));
        for (const entry of entries) children.push(row(entry));
      }
      if (children.length === 0) {
        const text = state.entries.length === 0 ? "No snapshots" : "Nothing matches the filters";
        children.push(el("p", { class: "none" }, text));
      }
      listElement.replaceChildren(...children);
    }

    function row(entry) {
      const uri = source(entry.actual) || source(entry.reference);
      const thumb = el("span", { class: "thumb" },
        uri ? el("img", { src: uri, alt: "", loading: "lazy", decoding: "async" }) : null);
      const name = entry.snapshot.replace(/\.(png|txt)$/, "");
      const button = el("button", {
        class: "row tone-" + entry.outcome, type: "button",
        "aria-current": entry === state.current ? "true" : false,
        onclick: () => select(entry),
      }, thumb,
        el("span", {}, el("b", {}, name),
          el("small", {}, entry.place.split("/").pop())),
        el("span", { class: "badge" }, entry.badge));
      entry.row = button;
      return button;
    }

    function select(entry, keepsHash) {
      if (state.current && state.current.row) state.current.row.removeAttribute("aria-current");
      state.current = entry;
      state.region = -1;
      state.zoom = "fit";
      if (!entry) { drawMain(); return; }
      if (entry.row) {
        entry.row.setAttribute("aria-current", "true");
        entry.row.scrollIntoView({ block: "nearest" });
      }
      if (!keepsHash) {
        const path = entry.folder + "/" + entry.snapshot;
        history.replaceState(null, "", "#" + encodeURIComponent(path));
      }
      drawMain();
    }

    function step(direction) {
      if (state.shown.length === 0) return;
      const index = state.shown.indexOf(state.current);
      select(state.shown[clamp(index + direction, 0, state.shown.length - 1)]);
    }

    function drawMain() {
      const entry = state.current;
      if (!entry) {
        main.replaceChildren(others());
        return;
      }
      const hasPictures = [entry.reference, entry.actual, entry.difference].some(Boolean);
      const title = el("div", { class: "title tone-" + entry.outcome },
        el("h2", {}, entry.test + " ", el("span", { class: "badge" }, entry.outcome)),
        el("div", { class: "where" }, entry.folder + "/" + entry.snapshot + " · " + entry.place),
        entry.numbers ? el("p", { class: "numbers" }, entry.numbers) : null);
      main.replaceChildren(title, hasPictures ? tools : "", hasPictures ? stage : "",
        hasPictures ? readout : "", details(entry));
      if (!hasPictures) return;
      readout.replaceChildren();
      drawStage();
      drawTools();
    }

    function drawTools() {
      const entry = state.current;
      const segment = ([name, label, works], index) => el("button", {
        type: "button", "aria-pressed": String(state.mode === name),
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
      const regions = entry.regions.length === 0 ? null : el("div", { class: "segments push" },
        el("button", { type: "button", title: "Key b", "aria-pressed": String(state.boxes),
          onclick: toggleBoxes }, "Boxes"),
        el("button", { type: "button", title: "Key n", onclick: () => nextRegion(1) },
          "Next difference " + (state.region < 0 ? "" : state.region + 1 + " of ")
            + (state.region < 0 ? "(" + entry.regionCount + ")" : entry.regions.length)));
      tools.replaceChildren(
        el("div", { class: "segments", role: "group", "aria-label": "View" }, modes.map(segment)),
        zoom, ...(regions ? [regions] : []));
      layout();
    }

    function setMode(name) {
      const mode = modes.find((one) => one[0] === name);
      if (!state.current || !mode || !mode[2](state.current)) return;
      state.mode = name;
      drawStage();
      drawTools();
    }
    function fit() { state.zoom = "fit"; layout(); }
    function toggleBoxes() { state.boxes = !state.boxes; drawBoxes(); drawTools(); }

    function details(entry) {
      const facts = el("dl", { class: "facts" }, entry.facts.map(([label, value]) =>
        el("div", { class: / file$/.test(label) ? "wide" : "" },
          el("dt", {}, label), el("dd", {}, value))));
      const parts = [];
      if (entry.accept) {
        const button = el("button", { class: "icon", type: "button",
          onclick: () => copy(entry.accept, button) }, "Copy");
        parts.push(el("h4", {}, "Take the actual picture as the reference"),
          el("div", { class: "copy" }, el("pre", {}, entry.accept), button));
      }
      parts.push(facts);
      if (entry.message && entry.message !== entry.numbers) {
        parts.push(el("h4", {}, "Message"), el("pre", {}, entry.message));
      }
      return el("section", { class: "details", "aria-label": "Details" }, parts);
    }

    function others() {
      if (data.otherFailures.length === 0) {
        return el("p", { class: "none" },
          state.entries.length === 0 ? data.headline : "Choose a snapshot");
      }
      return el("div", { class: "others" },
        el("h2", {}, "Failures that are no snapshots"),
        data.otherFailures.map((failure) => el("article", {},
          el("b", {}, failure.test), el("small", {}, failure.place),
          el("div", {}, failure.message))));
    }

    function chip(count) {
      const button = el("button", { class: "chip tone-" + count.outcome, type: "button",
        "aria-pressed": String(!state.hidden.has(count.outcome)),
        onclick: () => {
          if (!state.hidden.delete(count.outcome)) state.hidden.add(count.outcome);
          button.setAttribute("aria-pressed", String(!state.hidden.has(count.outcome)));
          drawList();
        } }, count.text);
      return button;
    }

    function toggleTheme() {
      setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
    }

    function build() {
      const bar = el("header", { class: "bar" + (data.isGood ? " good" : "") },
        el("span", { class: "mark", "aria-hidden": "true" }, el("i"), el("i")),
        el("div", { class: "grow" }, el("h1", {}, data.headline),
          el("p", {}, data.packageName + " · " + data.facts)),
        el("div", { class: "chips", role: "group", "aria-label": "Outcomes" },
          data.counts.map(chip),
          data.otherFailures.length === 0 ? null : el("button", {
            class: "chip tone-failed", type: "button", onclick: () => select(null) },
            data.otherFailures.length + " other")),
        el("button", { class: "icon", type: "button", title: "Light or dark (key d)",
          "aria-label": "Light or dark", onclick: toggleTheme }, "◐"));
      const side = el("aside", { class: "side" },
        el("div", { class: "search" }, searchField, el("kbd", {}, "/")), listElement);
      const notes = [];
      if (data.trouble.length > 0) {
        notes.push(el("p", { class: "trouble" }, data.trouble.join("\n")));
      }
      if (data.note) notes.push(el("p", { class: "note" }, data.note));
      return el("div", { id: "app" }, el("div", {}, bar, notes),
        el("div", { class: "columns" }, side, main));
    }

    const keys = {
      j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
      1: () => setMode("side"), 2: () => setMode("slider"), 3: () => setMode("onion"),
      4: () => setMode("blink"), 5: () => setMode("difference"),
      "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), 0: fit,
      9: () => zoomTo(1), n: () => nextRegion(1), p: () => nextRegion(-1), b: toggleBoxes,
      d: toggleTheme, "/": () => searchField.focus(),
      " ": () => { const one = panes[0]; if (one && one.toggle) one.toggle(); },
      ArrowLeft: () => slide(-0.02), ArrowRight: () => slide(0.02),
    };
    function slide(by) {
      state.split = clamp(state.split + by, 0, 1);
      for (const one of panes) if (one.applySplit) one.applySplit();
    }
    addEventListener("keydown", (event) => {
      if (event.target === searchField) {
        if (event.key === "Escape" || event.key === "Enter") searchField.blur();
        return;
      }
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.target.tagName === "INPUT") return;
      const isButton = event.target.tagName === "BUTTON";
      const action = isButton && event.key === " " ? null : keys[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    });
    addEventListener("resize", layout);

    startTheme();
    const failures = state.entries.filter((entry) => entry.isFailure);
    if (failures.length > 0) state.hidden.add("matches");
    document.getElementById("plain").hidden = true;
    document.body.append(build());
    drawList();
    let wanted = "";
    try { wanted = decodeURIComponent(location.hash.slice(1)); } catch { /* no path of ours */ }
    const first = state.entries.find((entry) => entry.folder + "/" + entry.snapshot === wanted);
    if (!first && failures.length === 0 && data.otherFailures.length > 0) select(null);
    else select(first || state.shown[0] || null, true);

    """#
}
