/// The page's style sheet.
enum HTMLStyle {
  static let text = #"""
    :root {
      --ground: #f5f6f8; --panel: #ffffff; --raised: #fbfbfd; --ink: #15171c; --soft: #626a77;
      --faint: #98a0ad; --line: #e3e6eb; --accent: #4f53d6; --accent-soft: #ecedfc;
      --red: #cf2d4c; --red-soft: #fdecef; --amber: #a86a08; --amber-soft: #fdf3df;
      --green: #14804f; --green-soft: #e3f5ec; --checker: #e9ebef; --paper: #ffffff;
      --shadow: 0 1px 2px rgb(16 20 30 / .06), 0 6px 20px rgb(16 20 30 / .07);
      --mono: ui-monospace, "SF Mono", "JetBrains Mono", Menlo, Consolas, monospace;
    }
    :root[data-theme="dark"] {
      --ground: #0e1014; --panel: #15181e; --raised: #1a1e25; --ink: #e9ebef; --soft: #99a1ae;
      --faint: #69717f; --line: #272c35; --accent: #9295ff; --accent-soft: #23254a;
      --red: #ff6f88; --red-soft: #3a1a22; --amber: #f2b84b; --amber-soft: #352a14;
      --green: #4fca8e; --green-soft: #14301f; --checker: #20242c; --paper: #181b21;
      --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 8px 24px rgb(0 0 0 / .35);
    }
    * { box-sizing: border-box; }
    html, body { height: 100%; }
    body {
      margin: 0; background: var(--ground); color: var(--ink);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Inter, sans-serif;
      font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased;
    }
    [hidden] { display: none !important; }
    button, input { font: inherit; color: inherit; }
    button { cursor: pointer; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    ::selection { background: var(--accent-soft); }

    #plain { max-width: 1100px; margin: 0 auto; padding: 32px 20px; }
    #plain article { background: var(--panel); border: 1px solid var(--line);
      border-radius: 12px; padding: 8px 20px 20px; margin: 16px 0; }
    #plain h2 { font-size: 16px; overflow-wrap: anywhere; }
    #plain pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 12px/1.5 var(--mono); }
    .plain-pictures { display: flex; flex-wrap: wrap; gap: 16px; }
    .plain-pictures figure { margin: 0; max-width: 340px; }
    .plain-pictures figcaption { color: var(--soft); }
    .plain-pictures img { max-width: 100%; height: auto; border: 1px solid var(--line); }

    #app { display: grid; grid-template-rows: auto 1fr; height: 100vh; }
    .bar { display: flex; align-items: center; gap: 18px; padding: 14px 20px;
      background: var(--panel); border-bottom: 1px solid var(--line);
      border-top: 3px solid var(--red); }
    .bar.good { border-top-color: var(--green); }
    .mark { position: relative; width: 30px; height: 30px; flex: none; }
    .mark i { position: absolute; width: 20px; height: 20px; border-radius: 6px; }
    .mark i:first-child { left: 0; top: 0; background: var(--accent); opacity: .35; }
    .mark i:last-child { right: 0; bottom: 0; border: 2.5px solid var(--accent); }
    .bar h1 { font-size: 18px; line-height: 1.25; margin: 0; letter-spacing: -.01em; }
    .bar p { margin: 1px 0 0; color: var(--soft); font-size: 12.5px; overflow-wrap: anywhere; }
    .bar .grow { flex: 1; min-width: 0; }
    .chips { display: flex; flex-wrap: wrap; gap: 6px; }
    .chip { border: 1px solid var(--line); background: var(--panel); border-radius: 999px;
      padding: 4px 12px; font-size: 12.5px; color: var(--soft); white-space: nowrap; }
    .chip::before { content: ""; display: inline-block; width: 8px; height: 8px;
      border-radius: 50%; margin-right: 7px; background: var(--tone, var(--faint)); }
    .chip[aria-pressed="true"] { color: var(--ink); border-color: var(--tone, var(--faint)); }
    .chip[aria-pressed="false"] { opacity: .5; }
    .tone-crashed, .tone-failed, .tone-differs { --tone: var(--red); --tone-soft: var(--red-soft); }
    .tone-missing { --tone: var(--amber); --tone-soft: var(--amber-soft); }
    .tone-recorded { --tone: var(--accent); --tone-soft: var(--accent-soft); }
    .tone-matches { --tone: var(--green); --tone-soft: var(--green-soft); }
    .icon { border: 1px solid var(--line); background: var(--panel); border-radius: 8px;
      height: 32px; min-width: 32px; padding: 0 8px; color: var(--soft); }
    .icon:hover, .chip:hover { border-color: var(--faint); color: var(--ink); }

    .columns { display: grid; grid-template-columns: 330px 1fr; min-height: 0; }
    .side { display: flex; flex-direction: column; min-height: 0; background: var(--panel);
      border-right: 1px solid var(--line); }
    .search { margin: 12px; position: relative; }
    .search input { width: 100%; height: 34px; border-radius: 9px; padding: 0 34px 0 12px;
      border: 1px solid var(--line); background: var(--ground); }
    .search kbd { position: absolute; right: 8px; top: 8px; }
    kbd { font: 11px/16px var(--mono); color: var(--faint); border: 1px solid var(--line);
      border-radius: 4px; padding: 0 5px; background: var(--panel); }
    .list { overflow-y: auto; flex: 1; padding: 0 8px 16px; }
    .list h3 { position: sticky; top: 0; z-index: 1; margin: 0; padding: 10px 8px 6px;
      background: var(--panel); color: var(--soft); font-size: 12px; font-weight: 600;
      overflow-wrap: anywhere; }
    .row { display: grid; grid-template-columns: 48px 1fr auto; align-items: center; gap: 12px;
      width: 100%; padding: 7px 8px; border: 0; border-radius: 10px; background: none;
      text-align: left; content-visibility: auto; contain-intrinsic-size: auto 62px; }
    .row:hover { background: var(--ground); }
    .row[aria-current="true"] { background: var(--accent-soft); }
    .thumb { width: 48px; height: 48px; border-radius: 8px; border: 1px solid var(--line);
      overflow: hidden; display: grid; place-items: center; background: var(--paper); }
    .thumb img { max-width: 100%; max-height: 100%; display: block; }
    .row b { display: block; font-weight: 560; line-height: 1.3; overflow: hidden;
      display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical;
      overflow-wrap: anywhere; }
    .row small { color: var(--soft); font-size: 12px; }
    .badge { font-size: 11.5px; font-weight: 560; color: var(--tone); padding: 2px 8px;
      background: var(--tone-soft); border-radius: 999px; white-space: nowrap; }
    .none { color: var(--soft); padding: 24px 16px; text-align: center; }

    .main { display: flex; flex-direction: column; min-width: 0; min-height: 0; }
    .title { padding: 16px 22px 12px; }
    .title h2 { margin: 0; font-size: 19px; letter-spacing: -.012em; line-height: 1.3;
      overflow-wrap: anywhere; }
    .title .where { color: var(--soft); font-size: 12.5px; overflow-wrap: anywhere; }
    .title .numbers { margin: 6px 0 0; overflow-wrap: anywhere; }
    .tools { display: flex; flex-wrap: wrap; gap: 10px; align-items: center;
      padding: 0 22px 12px; }
    .tools .push { margin-left: auto; }
    .segments { display: inline-flex; padding: 3px; border-radius: 10px; gap: 2px;
      background: var(--line); }
    .segments button { border: 0; background: none; border-radius: 7px; padding: 4px 12px;
      color: var(--soft); white-space: nowrap; }
    .segments button:hover { color: var(--ink); }
    .segments button[aria-pressed="true"] { background: var(--panel); color: var(--ink);
      box-shadow: 0 1px 2px rgb(0 0 0 / .12); }
    .segments button:disabled { opacity: .35; cursor: default; }
    .segments .value { min-width: 62px; text-align: center; align-self: center;
      color: var(--soft); font-size: 12.5px; }
    input[type="range"] { accent-color: var(--accent); width: 160px; }

    .stage { flex: 1; min-height: 260px; display: grid; grid-auto-flow: column;
      grid-auto-columns: 1fr; gap: 1px; background: var(--line);
      border-block: 1px solid var(--line); }
    .pane { position: relative; min-width: 0; min-height: 0; display: flex;
      flex-direction: column; background: var(--ground); }
    .pane header { padding: 7px 14px; font-size: 12px; color: var(--soft); display: flex;
      gap: 8px; justify-content: space-between; }
    .scroll { flex: 1; overflow: auto; display: grid; padding: 18px; min-height: 0;
      cursor: crosshair; }
    .scroll.panning { cursor: grabbing; }
    .sheet { position: relative; margin: auto; flex: none; box-shadow: var(--shadow);
      border-radius: 3px; background:
        conic-gradient(var(--checker) 25%, var(--paper) 0 50%, var(--checker) 0 75%,
          var(--paper) 0) 0 0 / 20px 20px; }
    .sheet img { position: absolute; left: 0; top: 0; display: block; user-select: none;
      -webkit-user-drag: none; max-width: none; outline: 1px solid var(--line); }
    .sheet.pixels img { image-rendering: pixelated; }
    .cover { position: absolute; inset: 0; overflow: hidden; }
    .cover.opaque { background: inherit; }
    .divider { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px;
      background: var(--accent); cursor: ew-resize; touch-action: none; }
    .divider::after { content: "◂ ▸"; position: absolute; top: 50%; left: 50%;
      translate: -50% -50%; width: 42px; height: 26px; border-radius: 999px; color: #fff;
      background: var(--accent); font: 12px/26px system-ui; text-align: center;
      box-shadow: var(--shadow); }
    .divider::before { content: ""; position: absolute; inset: 0 -14px; }
    .box { position: absolute; border: 1.5px solid #e6006e; border-radius: 3px;
      pointer-events: none; box-shadow: 0 0 0 1px rgb(255 255 255 / .7); }
    .box.now { animation: pulse 1s ease-out 2; }
    @keyframes pulse { from { outline: 12px solid rgb(230 0 110 / .5); outline-offset: 0; }
      to { outline: 1px solid rgb(230 0 110 / 0); outline-offset: 16px; } }
    .absent { margin: auto; color: var(--soft); text-align: center; max-width: 320px; padding: 20px;
      overflow-wrap: anywhere; }
    .readout { display: flex; gap: 18px; padding: 6px 22px; min-height: 32px; font: 12px/20px
      var(--mono); color: var(--soft); white-space: nowrap; overflow: hidden; }
    .readout i { display: inline-block; width: 12px; height: 12px; border-radius: 3px;
      border: 1px solid var(--faint); vertical-align: -2px; margin-right: 6px; }

    .details { overflow-y: auto; max-height: 34vh; padding: 4px 22px 20px;
      border-top: 1px solid var(--line); background: var(--panel); }
    .details h4 { margin: 16px 0 6px; font-size: 12px; color: var(--soft); font-weight: 600; }
    .facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr));
      gap: 8px 24px; margin: 12px 0 0; }
    .facts dt { color: var(--soft); font-size: 12px; }
    .facts dd { margin: 0; overflow-wrap: anywhere; }
    .facts .wide { grid-column: 1 / -1; }
    .facts .wide dd, .details pre { font: 12px/1.5 var(--mono); }
    .details pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; padding: 10px 14px;
      background: var(--ground); border-radius: 9px; border: 1px solid var(--line); }
    .copy { display: flex; gap: 8px; align-items: stretch; }
    .copy pre { flex: 1; }
    .others { padding: 18px 22px; overflow-y: auto; }
    .others article { border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px;
      background: var(--panel); margin-bottom: 10px; overflow-wrap: anywhere; }
    .others b { display: block; }
    .others small { color: var(--soft); }
    .note { margin: 0; padding: 8px 20px; background: var(--amber-soft); color: var(--amber);
      font-size: 12.5px; }
    .trouble { margin: 0; padding: 10px 20px; background: var(--red-soft); color: var(--red);
      font: 12px/1.5 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere;
      max-height: 22vh; overflow-y: auto; }
    @media (max-width: 900px) {
      #app { height: auto; }
      .bar { flex-wrap: wrap; }
      .columns { grid-template-columns: 1fr; }
      .side { border-right: 0; border-bottom: 1px solid var(--line); max-height: 42vh; }
      .stage { min-height: 60vh; }
      .details { max-height: none; }
    }
    @media (prefers-reduced-motion: reduce) { .box.now { animation: none; } }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme]) #plain { color: #e9ebef; }
      :root:not([data-theme]) body { background: #0e1014; }
      :root:not([data-theme]) #plain article { background: #15181e; border-color: #272c35; }
    }
    """#
}
