import SnapshotCore

/// The page's style sheet. Light and dark are one set of names, `light-dark()` picks.
enum HTMLStyle {
  static let text = tones + plain + frame + list + stage + inspector + narrow

  private static let tones = #"""
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f3f4f7, #0c0e12); --panel: light-dark(#ffffff, #14171d);
      --well: light-dark(#f0f1f5, #0f1217); --ink: light-dark(#14161b, #eceef2);
      --soft: light-dark(#5d6572, #9aa3b0); --faint: light-dark(#9aa2ae, #626b79);
      --line: light-dark(#e2e5eb, #252a33); --accent: light-dark(#4a4fd0, #9a9dff);
      --accent-soft: light-dark(#ebecfd, #23264c);
      --red: light-dark(#c8213f, #ff7189); --red-soft: light-dark(#fdeaee, #3a1821);
      --amber: light-dark(#96600a, #f0b64a); --amber-soft: light-dark(#fcf1dc, #33290f);
      --green: light-dark(#0f7a4b, #4ecb8f); --green-soft: light-dark(#e1f4ea, #122e1e);
      --checker: light-dark(#e9ebf0, #20242c); --paper: light-dark(#ffffff, #181b21);
      --mark: #e6006e;
      --shadow: 0 1px 2px light-dark(rgb(16 20 30 / .07), rgb(0 0 0 / .5)),
        0 8px 28px light-dark(rgb(16 20 30 / .09), rgb(0 0 0 / .4));
      --mono: ui-monospace, "SF Mono", "JetBrains Mono", Menlo, Consolas, monospace;
      --sans: Inter, system-ui, -apple-system, "Segoe UI", "Helvetica Neue", sans-serif;
    }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }
    * { box-sizing: border-box; }
    html, body { height: 100%; }
    body { margin: 0; background: var(--ground); color: var(--ink); font: 13.5px/1.45 var(--sans);
      font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased; }
    [hidden] { display: none !important; }
    button, input { font: inherit; color: inherit; }
    button { cursor: pointer; }
    h1, h2, h3, h4, p, ul, dl, dd, figure { margin: 0; padding: 0; }
    ul { list-style: none; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    ::selection { background: var(--accent-soft); }
    .tone-crashed, .tone-failed, .tone-differs { --tone: var(--red); --tone-soft: var(--red-soft); }
    .tone-missing, .tone-structure, .tone-lacking {
      --tone: var(--amber); --tone-soft: var(--amber-soft); }
    .tone-recorded { --tone: var(--accent); --tone-soft: var(--accent-soft); }
    .tone-matches { --tone: var(--green); --tone-soft: var(--green-soft); }
    .badge { font-size: 11.5px; line-height: 18px; font-weight: 600; color: var(--tone);
      padding: 1px 8px; background: var(--tone-soft); border-radius: 999px; white-space: nowrap; }

    """#

  /// The page without scripts.
  private static let plain = #"""
    #plain { max-width: 1120px; margin: 0 auto; padding: 40px 24px 64px; }
    .verdict { border-left: 4px solid var(--red); padding: 2px 0 2px 18px; margin-bottom: 28px; }
    .verdict.good { border-color: var(--green); }
    .verdict h1 { font-size: 26px; line-height: 1.2; letter-spacing: -.02em; }
    .verdict p { color: var(--soft); margin-top: 6px; overflow-wrap: anywhere; }
    #plain table { border-collapse: collapse; width: 100%; margin: 0 0 28px;
      table-layout: fixed; }
    #plain th:first-child { width: 96px; }
    #plain th:last-child { width: 26%; }
    #plain th { text-align: left; font-weight: 500; color: var(--soft); font-size: 12px; }
    #plain th, #plain td { padding: 7px 12px 7px 0; border-bottom: 1px solid var(--line);
      vertical-align: top; overflow-wrap: anywhere; }
    #plain a { color: var(--accent); text-decoration: none; }
    #plain a:hover { text-decoration: underline; }
    #plain article { background: var(--panel); border: 1px solid var(--line);
      border-radius: 14px; padding: 18px 22px 22px; margin: 16px 0;
      content-visibility: auto; contain-intrinsic-size: auto 460px; }
    #plain h2 { font-size: 16px; letter-spacing: -.01em; overflow-wrap: anywhere; }
    #plain h2 + p, .soft { color: var(--soft); overflow-wrap: anywhere; }
    #plain article > * + * { margin-top: 10px; }
    #plain pre, .message { white-space: pre-wrap; overflow-wrap: anywhere;
      font: 12px/1.55 var(--mono); margin: 0; padding: 10px 14px; background: var(--well);
      border-radius: 9px; }
    .plain-pictures { display: grid; gap: 18px;
      grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr)); }
    .plain-pictures figcaption { color: var(--soft); font-size: 12px; margin-bottom: 5px; }
    .plain-pictures img { max-width: 100%; max-height: 520px; height: auto; width: auto;
      border: 1px solid var(--line); border-radius: 3px; display: block; }
    .broken { max-width: 1120px; margin: 24px auto 0; padding: 12px 18px; border-radius: 10px;
      background: var(--red-soft); color: var(--red); overflow-wrap: anywhere; }

    """#

  /// The bar and the columns.
  private static let frame = #"""
    #app { display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); height: 100vh; }
    .bar { display: flex; align-items: center; gap: 16px; padding: 13px 20px;
      background: var(--panel); border-bottom: 1px solid var(--line); }
    .sign { width: 34px; height: 34px; flex: none; border-radius: 50%; display: grid;
      place-items: center; background: var(--red-soft); color: var(--red); font-size: 17px;
      font-weight: 700; }
    .good .sign { background: var(--green-soft); color: var(--green); }
    .bar h1 { font-size: 17px; line-height: 1.25; letter-spacing: -.015em; font-weight: 650; }
    .bar p { color: var(--soft); font-size: 12px; overflow-wrap: anywhere; }
    .grow { flex: 1; min-width: 0; }
    .chips { display: flex; flex-wrap: wrap; gap: 6px; }
    .chip { border: 1px solid var(--line); background: none; border-radius: 999px;
      padding: 4px 12px 4px 10px; font-size: 12.5px; color: var(--soft); white-space: nowrap; }
    .chip::before { content: ""; display: inline-block; width: 8px; height: 8px;
      border-radius: 50%; margin-right: 7px; border: 1.5px solid var(--tone, var(--faint)); }
    .chip[aria-pressed="true"] { color: var(--ink); border-color: var(--tone, var(--faint)); }
    .chip[aria-pressed="true"]::before { background: var(--tone, var(--faint)); }
    .icon { border: 1px solid var(--line); background: none; border-radius: 8px; height: 30px;
      min-width: 30px; padding: 0 9px; color: var(--soft); font-size: 12.5px;
      white-space: nowrap; }
    .icon:hover, .chip:hover { border-color: var(--faint); color: var(--ink); }
    .primary { background: var(--accent); border-color: var(--accent);
      color: light-dark(#fff, #0c0e12); font-weight: 600; }
    .primary:hover { color: light-dark(#fff, #0c0e12); filter: brightness(1.08); }
    .note { padding: 7px 20px; background: var(--amber-soft); color: var(--amber);
      font-size: 12.5px; }
    .trouble { padding: 10px 20px; background: var(--red-soft); color: var(--red);
      font: 12px/1.5 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere;
      max-height: 22vh; overflow-y: auto; }
    .columns { display: grid; min-height: 0;
      grid-template-columns: 316px minmax(0, 1fr) 312px; }
    .columns:has(> .inspector[hidden]) { grid-template-columns: 316px minmax(0, 1fr); }
    kbd { font: 11px/16px var(--mono); color: var(--soft); border: 1px solid var(--line);
      border-radius: 4px; padding: 0 5px; background: var(--panel); }
    dialog { border: 1px solid var(--line); border-radius: 16px; background: var(--panel);
      color: var(--ink); box-shadow: var(--shadow); padding: 22px 26px 24px; }
    dialog::backdrop { background: rgb(10 12 18 / .35); }
    dialog h2 { font-size: 15px; margin-bottom: 12px; }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 7px 18px; }
    dialog dd { color: var(--soft); }

    """#

  private static let list = #"""
    .side { display: flex; flex-direction: column; min-height: 0; background: var(--panel);
      border-right: 1px solid var(--line); }
    .search { margin: 12px 12px 8px; position: relative; }
    .search input { width: 100%; height: 34px; border-radius: 9px; padding: 0 34px 0 12px;
      border: 1px solid transparent; background: var(--well); }
    .search input::placeholder { color: var(--faint); }
    .search kbd { position: absolute; right: 8px; top: 8px; }
    .grouping { margin: 0 12px 6px; display: flex; align-items: center; gap: 8px;
      color: var(--soft); font-size: 12px; }
    .list { overflow-y: auto; flex: 1; padding: 0 8px 16px; }
    .list h3 { position: sticky; top: 0; z-index: 1; background: var(--panel); font-size: 12px;
      font-weight: 600; display: flex; }
    .heading { flex: 1; border: 0; background: none; text-align: left; padding: 12px 8px 6px;
      font-weight: 600; color: var(--soft); display: flex; gap: 8px; align-items: baseline;
      min-width: 0; border-radius: 8px; }
    .heading span { overflow-wrap: anywhere; }
    .heading i { margin-left: auto; font-style: normal; font-weight: 500; color: var(--faint); }
    .heading:hover, .heading[aria-current="true"] { color: var(--accent); }
    .heading.explained { color: var(--ink); }
    .row { display: grid; grid-template-columns: 20px minmax(0, 1fr); align-items: center;
      border-radius: 10px; content-visibility: auto; contain-intrinsic-size: auto 60px; }
    .row:hover { background: var(--well); }
    .row[aria-current="true"] { background: var(--accent-soft); }
    .row input { margin: 0 0 0 6px; width: 14px; height: 14px; accent-color: var(--accent);
      opacity: 0; }
    .row:hover input, .row input:checked, .row input:focus-visible, .selecting .row input {
      opacity: 1; }
    .open { display: grid; grid-template-columns: 44px minmax(0, 1fr) auto; gap: 11px;
      align-items: center; border: 0; background: none; text-align: left; padding: 7px 8px;
      border-radius: 10px; }
    .thumb { width: 44px; height: 44px; border-radius: 8px; overflow: hidden; display: grid;
      place-items: center; background: var(--paper); color: var(--faint);
      box-shadow: 0 0 0 1px var(--line); font: 11px var(--mono); }
    .thumb canvas { max-width: 100%; max-height: 100%; display: block; }
    .row b { font-weight: 560; line-height: 1.3; overflow: hidden; display: -webkit-box;
      -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow-wrap: break-word; }
    .row small { color: var(--soft); font-size: 11.5px; display: block; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; }
    .none { color: var(--soft); padding: 28px 16px; text-align: center; }
    .more { display: block; margin: 8px auto; }
    .selection { border-top: 1px solid var(--line); padding: 10px 12px; display: flex; gap: 6px;
      align-items: center; flex-wrap: wrap; }
    .selection b { margin-right: auto; }

    """#

  private static let stage = #"""
    .center { display: flex; flex-direction: column; min-width: 0; min-height: 0; }
    .title { padding: 14px 20px 10px; }
    .title h2 { font-size: 17px; letter-spacing: -.015em; line-height: 1.3; font-weight: 650;
      overflow-wrap: anywhere; }
    .title h2 .badge { vertical-align: 2px; margin-left: 4px; letter-spacing: 0; }
    .title .where { color: var(--soft); font-size: 12px; overflow-wrap: anywhere; }
    .tools { display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
      padding: 0 20px 12px; }
    .push { margin-left: auto; }
    .segments { display: inline-flex; padding: 2px; border-radius: 9px; gap: 1px;
      background: light-dark(#e6e8ee, #1c2028); }
    .segments button { border: 0; background: none; border-radius: 7px; padding: 3px 11px;
      color: var(--soft); white-space: nowrap; font-size: 12.5px; }
    .segments button:hover:enabled { color: var(--ink); }
    .segments button[aria-pressed="true"] { background: light-dark(#fff, #343a46);
      color: var(--ink); box-shadow: 0 1px 2px rgb(0 0 0 / .13); }
    .segments button:disabled { opacity: .4; cursor: default; }
    .segments .value { min-width: 58px; text-align: center; align-self: center;
      color: var(--soft); font-size: 12px; }
    input[type="range"] { accent-color: var(--accent); width: 160px; }
    .stage { flex: 1; min-height: 240px; display: grid; gap: 1px; background: var(--line);
      grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr);
      grid-template-rows: minmax(0, 1fr); border-top: 1px solid var(--line); }
    .stage.stacked { grid-auto-flow: row; grid-auto-rows: minmax(0, 1fr);
      grid-template-rows: none; }
    .pane { position: relative; min-width: 0; min-height: 0; display: flex;
      flex-direction: column; background: var(--ground); }
    .pane header { padding: 7px 14px; font-size: 12px; color: var(--soft); display: flex;
      gap: 8px; justify-content: space-between; align-items: center; min-height: 32px; }
    .pane header b { font-weight: 600; color: var(--ink); }
    .pane header .go { cursor: zoom-in; border: 0; background: none; padding: 0;
      font-weight: 600; color: var(--ink); }
    .pane header .go:hover { color: var(--accent); }
    .scroll { flex: 1; overflow: auto; display: grid; padding: 16px; min-height: 0;
      cursor: crosshair; }
    .scroll.panning { cursor: grabbing; }
    .sheet { position: relative; margin: auto; flex: none; box-shadow: var(--shadow);
      background: conic-gradient(var(--checker) 25%, var(--paper) 0 50%, var(--checker) 0 75%,
        var(--paper) 0) 0 0 / 20px 20px; }
    .sheet img { position: absolute; left: 0; top: 0; display: block; user-select: none;
      -webkit-user-drag: none; max-width: none; }
    .sheet.pixels img { image-rendering: pixelated; }
    .sheet.grid::after { content: ""; position: absolute; inset: 0; pointer-events: none;
      background:
        linear-gradient(to right, rgb(128 128 128 / .28) 1px, transparent 1px),
        linear-gradient(to bottom, rgb(128 128 128 / .28) 1px, transparent 1px);
      background-size: var(--zoom) var(--zoom); }
    .cover { position: absolute; inset: 0; overflow: hidden; }
    .cover.opaque { background: inherit; }
    .cursor { position: absolute; z-index: 2; pointer-events: none; outline: 1.5px solid #fff;
      box-shadow: 0 0 0 3px rgb(0 0 0 / .75); }
    .divider { position: absolute; z-index: 3; top: 0; bottom: 0; width: 2px; margin-left: -1px;
      background: var(--accent); cursor: ew-resize; touch-action: none; }
    .divider::after { content: "◂ ▸"; position: absolute; top: 50%; left: 50%;
      translate: -50% -50%; width: 42px; height: 26px; border-radius: 999px;
      color: light-dark(#fff, #0c0e12); background: var(--accent);
      font: 12px/26px var(--sans); text-align: center; box-shadow: var(--shadow); }
    .divider::before { content: ""; position: absolute; inset: 0 -14px; }
    .box { position: absolute; z-index: 1; border: 1.5px solid var(--mark); border-radius: 3px;
      pointer-events: none; box-shadow: 0 0 0 1px rgb(255 255 255 / .7); }
    .box.now { animation: pulse 1s ease-out 2; }
    @keyframes pulse { from { outline: 12px solid rgb(230 0 110 / .5); outline-offset: 0; }
      to { outline: 1px solid rgb(230 0 110 / 0); outline-offset: 16px; } }
    .absent { margin: auto; color: var(--soft); text-align: center; max-width: 320px;
      padding: 20px; overflow-wrap: anywhere; }
    .readout { display: flex; gap: 16px; padding: 6px 20px; min-height: 33px;
      font: 12px/20px var(--mono); color: var(--soft); white-space: nowrap; overflow: hidden;
      border-top: 1px solid var(--line); background: var(--panel); }
    .readout i { display: inline-block; width: 12px; height: 12px; border-radius: 3px;
      box-shadow: 0 0 0 1px var(--faint); vertical-align: -2px; margin-right: 6px; }
    .readout b { font-weight: 600; color: var(--ink); }
    .diff { flex: 1; overflow: auto; margin: 0; padding: 10px 0; font: 12.5px/1.6 var(--mono);
      border-top: 1px solid var(--line); background: var(--panel); }
    .diff div { padding: 0 20px; white-space: pre-wrap; overflow-wrap: anywhere;
      min-height: 1.6em; }
    .diff .added { background: var(--green-soft); color: var(--green); }
    .diff .removed { background: var(--red-soft); color: var(--red); }
    .diff .place { color: var(--accent); padding-top: 8px; }
    .contacts { flex: 1; overflow-y: auto; padding: 6px 20px 32px; display: grid; gap: 16px;
      grid-template-columns: repeat(auto-fill, minmax(210px, 1fr)); align-content: start; }
    .contact { border: 1px solid var(--line); background: var(--panel); border-radius: 14px;
      padding: 12px; text-align: left; display: flex; flex-direction: column; gap: 10px;
      min-width: 0; transition: border-color .12s; }
    .contact:hover { border-color: var(--accent); }
    .contact .picture { height: 170px; display: grid; place-items: center; border-radius: 8px;
      overflow: hidden; background: var(--well); color: var(--faint); padding: 8px; }
    .contact .picture canvas { max-width: 100%; max-height: 154px; }
    .contact b { font-weight: 560; overflow-wrap: anywhere; }
    .contact .foot { display: flex; gap: 8px; justify-content: space-between;
      align-items: flex-start; }

    """#

  private static let inspector = #"""
    .inspector { overflow-y: auto; background: var(--panel); border-left: 1px solid var(--line);
      padding: 4px 18px 28px; min-width: 0; }
    .inspector section { padding: 16px 0; border-bottom: 1px solid var(--line); }
    .inspector section:last-child { border-bottom: 0; }
    .inspector h4 { font-size: 12px; font-weight: 600; color: var(--soft); margin-bottom: 9px; }
    .inspector .numbers { overflow-wrap: anywhere; }
    .cause { padding: 8px 12px; border-radius: 9px; background: var(--amber-soft);
      color: var(--amber); font-weight: 560; margin-bottom: 10px; }
    .culprits li { padding: 7px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    .culprits li:first-child { border-top: 0; padding-top: 0; }
    .culprits code { display: block; color: var(--soft); font: 11.5px/1.4 var(--mono); }
    .culprits b { font-weight: 560; }
    .culprits em { font-style: normal; color: var(--soft); float: right; font-size: 12px; }
    .regions button { display: flex; gap: 10px; border: 0; background: none;
      padding: 5px 8px; margin: 0 -8px; border-radius: 7px; text-align: left;
      width: calc(100% + 16px); align-items: center; }
    .regions button:hover { background: var(--well); }
    .regions button[aria-current="true"] { background: var(--accent-soft); }
    .regions small { margin-left: auto; color: var(--soft); }
    .regions i { width: 14px; height: 14px; border-radius: 4px; flex: none;
      box-shadow: inset 0 0 0 1px rgb(128 128 128 / .4); }
    .decide { display: flex; gap: 6px; margin-top: 8px; }
    .decide .icon { flex: 1; }
    .command { font: 11.5px/1.5 var(--mono); background: var(--well); border-radius: 8px;
      padding: 8px 11px; overflow-wrap: anywhere; user-select: all; }
    .facts { display: grid; grid-template-columns: minmax(92px, auto) 1fr; gap: 5px 12px; }
    .facts dt { color: var(--soft); font-size: 12px; line-height: 1.6; }
    .facts dd { overflow-wrap: anywhere; }
    .facts .path { font: 11.5px/1.6 var(--mono); }
    .message { max-height: 320px; overflow-y: auto; font-size: 11.5px; }
    .others { padding: 4px 20px 32px; overflow-y: auto; }
    .others article { border: 1px solid var(--line); border-radius: 12px; padding: 12px 16px;
      background: var(--panel); margin-bottom: 10px; overflow-wrap: anywhere; }
    .others b { display: block; }
    .lacking em { font-style: normal; font-variant-numeric: tabular-nums; color: var(--soft); }
    .lacking ul { margin: 0; padding-left: 18px; color: var(--soft); }
    .lacking li button { border: 0; padding: 0; background: none; color: inherit; font: inherit;
      text-decoration: underline; cursor: pointer; text-align: left; }
    .lacks { margin: 0; padding-left: 18px; overflow-wrap: anywhere; }
    .others small { color: var(--soft); display: block; margin-bottom: 6px; }

    """#

  private static let narrow = #"""
    @media (max-width: 1240px) {
      .columns { grid-template-columns: 290px minmax(0, 1fr);
        grid-template-rows: minmax(0, 1fr) auto; }
      .side { grid-row: 1 / 3; }
      .inspector { border-left: 0; border-top: 1px solid var(--line); max-height: 32vh;
        columns: 300px; column-gap: 36px; }
      .inspector section { break-inside: avoid; }
    }
    @media (max-width: 800px) {
      html, body, #app { height: auto; }
      .bar { flex-wrap: wrap; padding: 12px 16px; gap: 12px; }
      .bar .chips { order: 1; width: 100%; }
      .columns { display: block; }
      .side { border-right: 0; border-bottom: 1px solid var(--line); max-height: 40vh; }
      .title, .tools { padding-left: 16px; padding-right: 16px; }
      .segments { flex-wrap: wrap; max-width: 100%; }
      input[type="range"] { width: 110px; }
      .push { margin-left: 0; }
      .stage { height: 62vh; }
      .stage:not(.single) { height: auto; grid-auto-flow: row; grid-template-rows: none;
        grid-auto-rows: minmax(220px, auto); }
      .inspector { max-height: none; columns: auto; padding: 4px 16px 28px; }
      .contacts { overflow: visible; }
    }
    @media (prefers-reduced-motion: reduce) { .box.now { animation: none; } }
    @media print {
      #app { display: none; }
      #plain { display: block !important; }
      #plain article { content-visibility: visible; }
    }
    """#
}
