/// The page's script: it reads the data and the pictures of the plain page and replaces that by
/// the viewer. Text from the data reaches the page as text nodes only.
enum HTMLScript {
  static let text = "(() => {\n\"use strict\";\n" + base + viewer + list + "})();\n"

  /// Elements, state and small tools.
  private static let base = #"""
    const data = JSON.parse(document.getElementById("data").textContent);

    /** Makes an element. `on…` are listeners, other properties attributes; false leaves out. */
    function el(name, properties, ...children) {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(properties || {})) {
        if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else if (value !== false && value !== undefined) element.setAttribute(key, value);
      }
      element.append(...children.flat().filter((child) => child !== null && child !== undefined));
      return element;
    }

    const state = {
      entries: data.entries, shown: [], current: null, query: "", hidden: new Set(),
      mode: "side", zoom: "fit", boxes: true, region: -1, split: 0.5, opacity: 0.5,
      blinkTimer: 0, blinkActual: true,
    };

    const source = (picture) =>
      picture && picture.id ? document.getElementById(picture.id).src : null;
    const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

    function setTheme(theme) {
      document.documentElement.dataset.theme = theme;
      try { localStorage.setItem("snapshot-theme", theme); } catch { /* not kept */ }
    }
    function startTheme() {
      let theme = null;
      try { theme = localStorage.getItem("snapshot-theme"); } catch { /* not kept */ }
      const dark = matchMedia("(prefers-color-scheme: dark)").matches;
      setTheme(theme === "dark" || theme === "light" ? theme : dark ? "dark" : "light");
    }

    function copy(text, button) {
      const done = () => {
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = "Copy"; }, 1400);
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

    /** Pixels of a picture, read once; nothing where it is not embedded. */
    const canvases = new Map();
    function pixels(picture) {
      const uri = source(picture);
      if (!uri) return null;
      if (canvases.has(picture.id)) return canvases.get(picture.id);
      canvases.set(picture.id, null);
      const image = new Image();
      image.onload = () => {
        const canvas = el("canvas", { width: image.naturalWidth, height: image.naturalHeight });
        const context = canvas.getContext("2d", { willReadFrequently: true });
        context.drawImage(image, 0, 0);
        canvases.set(picture.id, context);
      };
      image.src = uri;
      return null;
    }
    function colorAt(picture, x, y) {
      const context = pixels(picture);
      if (!context || x >= picture.width || y >= picture.height) return null;
      const hex = [...context.getImageData(x, y, 1, 1).data]
        .map((value) => value.toString(16).padStart(2, "0")).join("").toUpperCase();
      return "#" + (hex.endsWith("FF") ? hex.slice(0, 6) : hex);
    }

    """#
}
