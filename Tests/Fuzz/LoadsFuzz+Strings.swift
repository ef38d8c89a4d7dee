import ObjectiveCRuntime
import UIKit

/// Tables of strings of one bundle, what is done to them, and every text of theirs with counts.
struct StringsCase {
  let folder: String
  let seed: UInt64

  func run(keeps: Bool) {
    var random = SeededGenerator(seed: seed)
    let place = "\(folder)/Strings\(seed)"
    let files = FileManager.default
    for name in Self.seeds.keys.sorted() where Int.random(in: 0..<4, using: &random) > 0 {
      var bytes = Array(Self.seeds[name]!.utf8)
      if Int.random(in: 0..<4, using: &random) == 0 { bytes.cut(using: &random) }
      bytes.change(Int.random(in: 0...5, using: &random), using: &random)
      let url = URL(fileURLWithPath: place + "/" + name)
      try? files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(bytes).write(to: url)
    }
    let counts: [Int?] = [0, 1, 2, 5, 11, -1, .max, .min, nil]
    for language in ["en", "de", "pt-BR", "ar", "xx-Zzzz-001", ""] {
      let table = StringTable("Localizable", language: language, folder: place)
      for key in table.texts.keys.sorted() {
        let arguments = (0..<3).map { _ in counts.randomElement(using: &random)! }
        for counts in [[], arguments] {
          let format = table.texts[key]!.format(counts: counts, language: language)
          _ = String.LocalizationValue(stringLiteral: format)
        }
      }
      for fault in table.faults { precondition(!fault.contains("\n"), "a fault has one line") }
    }
    if let bundle = Bundle(path: place) {
      for language in ["en", "de"] {
        TextLanguage.$current.withValue(language) {
          for key in ["title", "items", "size", "missing"] {
            _ = bundle._localizedString(forKey: key, value: nil, table: nil)
            var value = String.LocalizationValue(key)
            value.arguments = [.integer(2), .text("x"), .number(0.5)]
            _ = String(localized: value, table: nil, bundle: bundle)
          }
        }
      }
    }
    if !keeps { try? files.removeItem(atPath: place) }
  }

  private static let seeds = [
    "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "title": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Titel %@"}},
      "en": {"variations": {"device": {"iphone": {"stringUnit": {"value": "Title %1$@ %2$lld"}},
      "other": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld"}}}}}}}}}},
      "items": {"localizations": {"en": {"variations": {"plural": {
      "zero": {"stringUnit": {"value": "none"}}, "one": {"stringUnit": {"value": "%lld item"}},
      "few": {"variations": {"device": {"other": {"stringUnit": {"value": "f"}}}}},
      "other": {"stringUnit": {"value": "%lld items"}}}}}}},
      "size": {"localizations": {"de": {"stringUnit": {"value": "%#@a@ in %2$#@b@"},
      "substitutions": {"a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
      "one": {"stringUnit": {"value": "%arg Datei"}},
      "other": {"stringUnit": {"value": "%arg Dateien %#@b@"}}}}},
      "b": {"argNum": 2, "formatSpecifier": "@", "variations": {"plural": {
      "other": {"stringUnit": {"value": "%arg Ordner"}}}}}}}}}}}
      """,
    "de.lproj/Localizable.strings": """
      /* A comment. */
      "title" = "Titel \\U00e9 \\n \\"%@\\"";
      // Another.
      key = value;
      "items" = "%1$@ und %2$5.2f %% %-08x %hhd";
      """,
    "en.lproj/Localizable.strings": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>title</key><string>Title &amp; more</string>
      <key>items</key><string>%d</string></dict></plist>
      """,
    "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>size</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@a@ of %1$#@b@ %%</string><key>a</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
      <string>d</string><key>one</key><string>%d file</string><key>other</key>
      <string>%d files %#@b@</string></dict><key>b</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>other</key><string>%#@a@</string></dict></dict></dict></plist>
      """,
    "Base.lproj/Localizable.strings": "\"base\" = \"B\";\n\"size\" = \"%@\";\n",
  ]
}
