import Foundation

/// The page's script and style, file by file, as the browser's own parsers take them: a report
/// would drop a mistyped declaration without a word, and a mistyped script with one of no file.
struct AssetCheck {
  static let folder = "Sources/ReportAssets"

  /// - Throws: `Failure` for the first mistake, or where there is no file of a kind.
  static func run(_ browser: Browser) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let scripts = names.filter { $0.hasSuffix(".js") }
    let styles = names.filter { $0.hasSuffix(".css") }
    guard !scripts.isEmpty, !styles.isEmpty else {
      throw Failure("\(folder) has \(scripts.count) scripts and \(styles.count) styles")
    }
    // No page, so no policy that forbids to parse a text.
    try browser.open("/dev/null")
    for name in scripts {
      let mistake = try browser.run(
        """
        try { new Function('"use strict";\\n' + \(try literal(name))); return ""; }
        catch (error) { return String(error); }
        """)
      guard mistake as? String == "" else { throw Failure("\(name): \(mistake)") }
    }
    for name in styles {
      let mistakes = try browser.run("const text = \(try literal(name));\n" + styleMistakes)
      guard let list = mistakes as? [String], list.isEmpty else {
        throw Failure("\(name): \(mistakes)")
      }
    }
    print("\(scripts.count) scripts and \(styles.count) style: the browser's parsers take them")
  }

  /// Rules that the parser left out, and declarations that it would: those that no `{` follows.
  private static let styleMistakes = #"""
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const count = (rules) => [...rules].reduce((sum, rule) =>
      sum + 1 + (rule.cssRules ? count(rule.cssRules) : 0), 0);
    const rules = count(sheet.cssRules);
    const blocks = text.split("{").length - 1;
    const mistakes = rules === blocks ? [] : [`${rules} rules of ${blocks} blocks`];
    let declarations = 0;
    for (const [, name, value] of text.matchAll(/([-\w]+)\s*:\s*([^;{}]+)[;}]/g)) {
      declarations += 1;
      if (!CSS.supports(name, value.replace("!important", "").trim())) {
        mistakes.push(`${name}: ${value}`);
      }
    }
    if (declarations < blocks) mistakes.push(`only ${declarations} declarations`);
    return mistakes;
    """#

  /// A file's text as a literal of JavaScript.
  private static func literal(_ name: String) throws -> String {
    let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    return String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }
}
