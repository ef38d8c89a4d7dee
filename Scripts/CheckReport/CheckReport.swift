import Foundation

@main struct CheckReport {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      print("usage: check-report SNAPSHOT WORK")
      exit(2)
    }
    do {
      let check = CheckReport(tool: arguments[1], work: arguments[2])
      try check.assets()
      try check.smallPage()
      try check.narrowPage()
      try check.brokenPage()
      try check.pageWithoutScripts()
      try check.largePage()
    } catch {
      print("check-report: \(error)")
      exit(1)
    }
  }

  let tool: String
  let work: String

  private func expect(_ condition: Bool, _ what: @autoclosure () -> String) throws {
    if !condition { throw Failure(what()) }
  }

  @discardableResult
  private func runTool(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: work)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func assets() throws {
    let browser = try Browser(width: 500, height: 500)
    defer { browser.close() }
    try AssetCheck.run(browser)
  }

  /// Two snapshots of one cause, one of another, a text, a missing one with hostile names.
  private func smallRun() throws -> String {
    var run = try FailingRun(work + "/small")
    let font = ["changes": [["view": "Card/title", "what": "font 17 → 18", "pixels": 80]]]
    func lack(_ subject: String) -> [String: Any] {
      [
        "feature": "symbol", "kind": "substituted", "subject": subject, "places": ["Card.Icon"],
        "sentence": "The symbol “\(subject)” is drawn as a plain shape.",
      ]
    }
    try run.addDifference("CardTests/a@2x.png", test: "CardTests.testA", seed: 1, facts: font)
    try run.addDifference("CardTests/b@2x.png", test: "CardTests.testB", seed: 2, facts: font)
    try run.addDifference(
      "MeterTests/m.1@2x.png", test: "MeterTests.testM", seed: 3,
      facts: ["cause": "font", "group": "Meter", "lacks": [lack("house")]])
    let hostile = FailingRun.hostile
    try run.addDifference(
      "T/\(hostile).png", test: hostile, seed: 4,
      facts: [
        "message": hostile, "changes": [["view": hostile, "what": hostile, "pixels": 1]],
        "lacks": [lack("house"), lack(hostile)],
      ])
    run.add(
      "TextTests/t.txt", test: "TextTests.testT", status: "differed",
      message: "It differs.\n@@ -1,2 +1,2 @@\n  same\n- <b>old</b>\n+ new")
    run.add("MeterTests/m.2@2x.png", test: "MeterTests.testM", status: "matched",
      facts: ["group": "Meter"])
    try run.write()
    let page = work + "/small.html"
    let status = try runTool(["report", run.folder, "--output", page])
    try expect(status == 1, "report exited \(status), not 1")
    return page
  }

  // MARK: - A page as it should be

  private func smallPage() throws {
    let page = try smallRun()
    let browser = try Browser(width: 1500, height: 950)
    defer { browser.close() }
    try browser.open(page)
    try browser.wait(for: "the viewer", "document.documentElement.dataset.ready")
    try expect(browser.dialog() == nil, "a hostile name opened a dialog")
    try modes(browser)
    try pixels(browser)
    try regions(browser)
    try groups(browser)
    try filters(browser)
    try commands(browser)
    try hostileNames(browser)
    try textAndTheme(browser)
    try lacks(browser)
    let complaints = try browser.complaints()
    try expect(complaints.isEmpty, "the page complained: \(complaints)")
    print(
      "a report from file://: modes, pixels, regions, groups, filters, commands, lacks, "
        + "no complaint")
  }

  /// Opens a snapshot by its name in the list.
  private func open(_ name: String, _ browser: Browser) throws {
    try browser.run(
      """
      [...document.querySelectorAll(".row")].find((one) =>
        one.querySelector("b").textContent === "\(name)").querySelector(".open").click()
      """)
  }

  private func modes(_ browser: Browser) throws {
    try open("a@2x", browser)
    let signs = [
      "side": "document.querySelectorAll('.pane').length === 3",
      "slider": "document.querySelector('.divider')",
      "onion": "document.querySelector('.pane input[type=range]')",
      "blink": "document.querySelectorAll('.sheet img').length === 2"
        + " && document.querySelector('.cover[hidden]')",
      "difference": "document.querySelectorAll('.pane').length === 1"
        + " && document.querySelector('.sheet img').alt === 'difference'",
    ]
    for (index, mode) in ["side", "slider", "onion", "blink", "difference"].enumerated() {
      let sign = signs[mode] ?? "false"
      try browser.run("document.querySelector('[data-mode=\(mode)]').click()")
      try browser.wait(for: "\(mode) by click", sign)
      try browser.press(index == 0 ? "2" : "1")
      try browser.press("\(index + 1)")
      try browser.wait(for: "\(mode) by key", sign)
    }
    try browser.press("1")
  }

  /// Points at a pixel whose colours are known, at a zoom at which it is large.
  private func pixels(_ browser: Browser) throws {
    try browser.press("9")
    for _ in 0..<4 { try browser.press("+") }
    try browser.run("for (const one of document.querySelectorAll('.scroll')) one.scrollTo(0, 0)")
    try browser.wait(for: "the pixel grid", "document.querySelector('.sheet.grid') === null")
    for _ in 0..<3 { try browser.press("+") }
    try browser.wait(for: "the pixel grid", "document.querySelector('.sheet.grid')")
    let place = try browser.run(
      """
      const sheet = document.querySelectorAll(".sheet")[1];
      for (const one of document.querySelectorAll(".scroll")) one.scrollTo(0, 0);
      const bounds = sheet.getBoundingClientRect();
      return [bounds.left + 5.5 * bounds.width / 60, bounds.top + 7.5 * bounds.height / 40];
      """)
    guard let numbers = (place as? [Any])?.compactMap({ ($0 as? NSNumber)?.doubleValue }),
      numbers.count == 2
    else { throw Failure("no sheet: \(place)") }
    // The first time the pictures are read.
    for _ in 0..<20 {
      try browser.point(x: numbers[0] + 1, y: numbers[1])
      try browser.point(x: numbers[0], y: numbers[1])
      let text = try browser.run("return document.querySelector('.readout').textContent")
      if "\(text)".contains("actual") { break }
      Thread.sleep(forTimeInterval: 0.05)
    }
    let text = "\(try browser.run("return document.querySelector('.readout').textContent"))"
    for part in ["(5, 7)", "reference #123456", "actual #12355680", "RGBA 0 +1 0 −127"] {
      try expect(text.contains(part), "the readout says “\(text)”, not \(part)")
    }
    let marks = try browser.run(
      "return document.querySelectorAll('.cursor:not([hidden])').length")
    try expect((marks as? NSNumber)?.intValue == 3, "the pixel is marked in \(marks) panes, not 3")
    // All panes scroll as one.
    try browser.run("document.querySelectorAll('.scroll')[2].scrollTo(40, 30)")
    try browser.wait(
      for: "scrolling together",
      "[...document.querySelectorAll('.scroll')].every((one) => one.scrollLeft === 40)")
    try browser.press("0")
  }

  private func regions(_ browser: Browser) throws {
    try browser.press("n")
    try browser.wait(for: "the first region", "document.querySelector('.box.now')")
    try browser.press("n")
    let text = try browser.run("return document.querySelector('.tools .push .value').textContent")
    try expect("\(text)" == "2 of 2", "the second region is “\(text)”")
    try browser.run("document.querySelector('.regions [data-region=\"0\"]').click()")
    try browser.wait(
      for: "a region by click",
      "document.querySelector('.regions [data-region=\"0\"]').getAttribute('aria-current')")
    try browser.press("b")
    try browser.wait(for: "boxes off", "!document.querySelector('.box')")
    try browser.press("b")
    try browser.press("0")
  }

  private func groups(_ browser: Browser) throws {
    let headings = "[...document.querySelectorAll('.heading')].map((one) => one.textContent)"
    let texts = try browser.run("return \(headings)") as? [String] ?? []
    try expect(
      texts.first == "title  font 17 → 182" && texts.contains("A font changed, not the views1"),
      "the groups are \(texts)")
    try browser.run("document.querySelector('.heading').click()")
    try browser.wait(
      for: "the contact sheet", "document.querySelectorAll('.contact').length === 2")
    try browser.run("document.querySelector('.contact').click()")
    try browser.wait(for: "a snapshot from it", "document.querySelector('.stage')")
    try browser.run("document.querySelector('[data-grouping=matrix]').click()")
    try browser.run(
      """
      [...document.querySelectorAll(".heading")].find((one) =>
        one.textContent.startsWith("Meter")).click()
      """)
    try browser.wait(
      for: "the whole matrix", "document.querySelectorAll('.contact').length === 2")
    try browser.run("document.querySelector('[data-grouping=cause]').click()")
  }

  private func filters(_ browser: Browser) throws {
    let rows = "document.querySelectorAll('.row').length"
    try browser.wait(for: "failures only", "\(rows) === 5")
    try browser.run("document.querySelector('[data-outcome=matches]').click()")
    try browser.wait(for: "the match", "\(rows) === 6")
    try browser.run("document.querySelector('[data-outcome=differs]').click()")
    try browser.wait(for: "the match alone", "\(rows) === 1")
    for outcome in ["matches", "differs"] {
      try browser.run("document.querySelector('[data-outcome=\(outcome)]').click()")
    }
    try browser.press("/")
    for key in ["m", "e", "t", "e", "r"] { try browser.press(key) }
    try browser.wait(for: "the search", "\(rows) === 1")
    try browser.run(
      """
      const field = document.querySelector(".search input");
      field.value = "";
      field.dispatchEvent(new Event("input"));
      field.blur();
      """)
    try browser.wait(for: "all again", "\(rows) === 5")
  }

  /// What is copied means the same to a shell, whatever the names hold.
  private func commands(_ browser: Browser) throws {
    try browser.run(
      """
      Object.defineProperty(navigator, "clipboard", { value: { writeText: (text) => {
        window.copied = text;
        return Promise.resolve();
      } }, configurable: true });
      """)
    try open("a@2x", browser)
    try browser.press("a")
    let copied = "\(try browser.run("return window.copied"))"
    try expect(
      copied == "snapshot review --accept CardTests/a@2x.png", "copied: \(copied)")
    try browser.press("x")
    try browser.run(
      """
      for (const box of document.querySelectorAll(".row input")) {
        if (!box.checked && !box.disabled) box.click();
      }
      document.querySelector("[data-copy=accept-selected]").click();
      """)
    let all = "\(try browser.run("return window.copied"))"
    let words = try shellWords(all)
    try expect(
      words.prefix(3) == ["snapshot", "review", "--accept"],
      "the command begins \(words.prefix(3))")
    try expect(words.count == 7, "the command has \(words.count) words: \(words)")
    let hostile = words.first { $0.contains("</script>") }
    try expect(
      hostile?.contains("$(touch hacked)") == true && hostile?.contains("\n") == false,
      "the hostile name became \(hostile ?? "nothing")")
    try browser.press("\u{e00c}")
    try browser.wait(
      for: "the selection cleared", "document.querySelector('.selection').hidden")
  }

  private func shellWords(_ command: String) throws -> [String] {
    let folder = work + "/shell"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "printf '%s\\0' " + command]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let made = try FileManager.default.contentsOfDirectory(atPath: folder)
    try expect(made.isEmpty, "a name ran as a command: \(made)")
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func hostileNames(_ browser: Browser) throws {
    try browser.run(
      """
      [...document.querySelectorAll(".row")].find((one) =>
        one.textContent.includes("onerror")).querySelector(".open").click()
      """)
    try browser.wait(
      for: "the hostile name as text",
      "document.querySelector('.title h2').textContent.includes('<img src=x onerror=')")
    try expect(browser.dialog() == nil, "a hostile name opened a dialog")
    let harm = try browser.run(
      """
      return !!window.hacked || document.scripts.length !== 2
        || document.querySelector("img[src='x']") !== null
        || [...document.querySelectorAll("*")].some((one) =>
          one.getAttributeNames().some((name) => name.startsWith("on")));
      """)
    try expect((harm as? NSNumber)?.boolValue == false, "a hostile name became an element")
  }

  private func textAndTheme(_ browser: Browser) throws {
    try open("t", browser)
    try browser.wait(
      for: "a text's lines",
      "document.querySelector('.diff .removed')?.textContent === '- <b>old</b>'"
        + " && document.querySelector('.diff .added')?.textContent === '+ new'")
    let color = "getComputedStyle(document.body).backgroundColor"
    let before = "\(try browser.run("return \(color)"))"
    try browser.press("d")
    let after = "\(try browser.run("return \(color)"))"
    try expect(before != after, "light and dark are both \(before)")
    try browser.press("?")
    try browser.wait(for: "the keys", "document.querySelector('dialog').open")
  }

  /// What pictures lack: the list, the most frequent first, and the way to a snapshot and back.
  private func lacks(_ browser: Browser) throws {
    try browser.run("document.querySelector('dialog').close()")
    try browser.run("document.querySelector('[data-show=lacks]').click()")
    try browser.wait(
      for: "what pictures lack",
      "[...document.querySelectorAll('.lacking article em')].map((one) => one.textContent)"
        + ".join() === '2×,1×'")
    let shown = try browser.run("return document.querySelector('.lacking b').textContent")
    try expect(
      shown as? String == "2× The symbol “house” is drawn as a plain shape.",
      "what pictures lack is \(shown)")
    try browser.run("document.querySelector('.lacking li button').click()")
    try browser.wait(for: "a snapshot that lacks it", "document.querySelector('.lacks li')")
    try browser.press("l")
    try browser.wait(for: "the list again", "document.querySelector('.lacking')")
  }

  /// Nothing is cut off or has to be pushed sideways on a window of 500 pixels, in any mode.
  private func narrowPage() throws {
    let browser = try Browser(width: 500, height: 900)
    defer { browser.close() }
    try browser.open(work + "/small.html")
    try browser.wait(for: "the page", "document.querySelector('#app .tools')")
    let wide = try browser.run(
      """
      const wide = new Set();
      const look = () => document.querySelectorAll("#app *").forEach((one) => {
        const box = one.getBoundingClientRect();
        const held = one.closest(".pane, .inspector table, pre");
        if (!held && box.width > 0 && (box.right > innerWidth + 1 || box.left < -1)) {
          wide.add(one.tagName + "." + one.className);
        }
      });
      look();
      document.querySelectorAll(".segments button:enabled").forEach((one) => {
        one.click();
        look();
      });
      return [...wide];
      """)
    try expect((wide as? [Any])?.isEmpty == true, "beyond 500 pixels: \(wide)")
    print("a window of 500 pixels: everything is in it, in every mode")
  }

  // MARK: - Pages that are not as they should be

  private func brokenPage() throws {
    let page = work + "/broken.html"
    let whole = try String(contentsOfFile: work + "/small.html", encoding: .utf8)
    try whole.replacingOccurrences(of: "\"entryCount\":6", with: "\"entryCount\":7")
      .write(toFile: page, atomically: true, encoding: .utf8)
    let browser = try Browser(width: 1200, height: 800)
    defer { browser.close() }
    try browser.open(page)
    try browser.wait(
      for: "the word about it",
      "document.querySelector('.broken')?.textContent.includes('some of its data is missing')")
    let isPlain = try browser.run(
      """
      return !document.getElementById("plain").hidden && !document.getElementById("app")
        && document.querySelector(".verdict.good") === null
        && document.querySelectorAll("#plain article").length === 7;
      """)
    try expect((isPlain as? NSNumber)?.boolValue == true, "the plain page is not shown")
    print("a page with a part of its data: says so, and shows the plain page")
  }

  private func pageWithoutScripts() throws {
    let browser = try Browser(
      width: 1200, height: 800, arguments: ["--blink-settings=scriptEnabled=false"])
    defer { browser.close() }
    try browser.open(work + "/small.html")
    let found = try browser.run(
      """
      return [document.getElementById("app") === null,
        [...document.querySelectorAll("#plain h2")].map((one) => one.textContent),
        document.querySelectorAll("#plain img").length];
      """)
    guard let facts = found as? [Any], facts.count == 3, let tests = facts[1] as? [String] else {
      throw Failure("the page without scripts is \(found)")
    }
    try expect((facts[0] as? NSNumber)?.boolValue == true, "scripts ran, though switched off")
    for test in ["CardTests.testA", "CardTests.testB", "MeterTests.testM", "TextTests.testT"] {
      try expect(tests.contains(test), "without scripts \(test) is not there")
    }
    try expect((facts[2] as? NSNumber)?.intValue == 12, "without scripts pictures are missing")
    print("a page without scripts: every failure with its pictures")
  }

  private func largePage() throws {
    var run = try FailingRun(work + "/large")
    for index in 0..<200 {
      try run.addDifference(
        "Suite\(index % 8)Tests/card.\(index)@2x.png", test: "Suite\(index % 8)Tests.testCard",
        seed: 100 + index, width: 160, height: 150)
    }
    for index in 0..<9_800 {
      run.add("MatchTests/card.\(index)@2x.png", test: "MatchTests.testCard", status: "matched")
    }
    try run.write()
    let page = work + "/large.html"
    try runTool(["report", run.folder, "--output", page])
    let attributes = try FileManager.default.attributesOfItem(atPath: page)
    let megabytes = Double((attributes[.size] as? NSNumber)?.intValue ?? 0) / 1_000_000
    let browser = try Browser(width: 1500, height: 950)
    defer { browser.close() }
    // The browser's own clock, from the navigation's start. The better of two: other programs
    // may want the machine.
    var seconds = Double.infinity
    for _ in 0..<2 {
      try browser.open(page)
      try browser.wait(for: "200 failures", "document.documentElement.dataset.ready")
      let ready = try browser.run("return Number(document.documentElement.dataset.ready)")
      seconds = min(seconds, ((ready as? NSNumber)?.doubleValue ?? .infinity) / 1000)
    }
    try browser.press("j")
    try browser.wait(for: "a picture", "document.querySelector('.sheet img')?.complete")
    try expect(megabytes > 40 && megabytes < 50, "the page has \(megabytes) MB")
    try expect(seconds < 3, "200 failures were ready after \(seconds) s")
    let complaints = try browser.complaints()
    try expect(complaints.isEmpty, "the large page complained: \(complaints)")
    print(
      String(
        format: "200 failures among 10,000: %.1f MB, ready in %.2f s", megabytes, seconds))
  }
}
