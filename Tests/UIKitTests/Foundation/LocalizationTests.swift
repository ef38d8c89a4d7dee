import Foundation
import TestSupport
import Testing

@testable import ObjectiveCRuntime
@testable import UIKit

@Suite struct LocalizationTests {
  private let folder: TemporaryFolder
  private var bundle: Bundle { Bundle(path: folder.path)! }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: folder.path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func inLanguage<Result>(_ language: String, _ body: () -> Result) -> Result {
    TextLanguage.$current.withValue(language, operation: body)
  }

  private func writeCatalog(_ strings: String) throws {
    try write(
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#,
      to: "Localizable.xcstrings")
  }

  private static let items = #"""
    "%lld items": {"localizations": {
      "en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
      "pl": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld rzecz"}},
        "few": {"stringUnit": {"value": "%lld rzeczy"}},
        "many": {"stringUnit": {"value": "%lld przedmiotów"}},
        "other": {"stringUnit": {"value": "%lld rzeczy."}}}}}}}
    """#

  @Test(arguments: [
    ("en", 1, "1 item"), ("en", 2, "2 items"), ("en", 1500, "1,500 items"),
    ("pl", 1, "1 rzecz"), ("pl", 3, "3 rzeczy"), ("pl", 5, "5 przedmiotów"),
    ("pl", 22, "22 rzeczy"), ("pl", 112, "112 przedmiotów"), ("de", 2, "2 items"),
  ])
  func `a catalog's plurals are those of the language`(
    language: String, count: Int, expected: String
  ) throws {
    try writeCatalog(Self.items)
    #expect(
      inLanguage(language) { String(localized: "\(count) items", bundle: bundle) } == expected)
  }

  @Test func `several numbers vary each for itself`() throws {
    try writeCatalog(
      #"""
      "%lld birds, %lld cats": {"localizations": {"en": {
        "stringUnit": {"value": "%#@birds@ and %#@cats@"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg bird"}},
            "other": {"stringUnit": {"value": "%arg birds"}}}}},
          "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "zero": {"stringUnit": {"value": "no cat"}},
            "one": {"stringUnit": {"value": "%arg cat"}},
            "other": {"stringUnit": {"value": "%arg cats"}}}}}}}}}
      """#)
    let (one, five, none) = (1, 5, 0)
    #expect(
      String(localized: "\(one) birds, \(five) cats", bundle: bundle) == "1 bird and 5 cats")
    #expect(
      String(localized: "\(five) birds, \(none) cats", bundle: bundle) == "5 birds and no cat")
  }

  @Test func `strings of a language's folder are read, also by keys of old functions`() throws {
    try write("\"greeting\" = \"Hello %@\";\n", to: "en.lproj/Localizable.strings")
    try write("\"greeting\" = \"Hallo %@\";\n", to: "de.lproj/Localizable.strings")
    #expect(_NSLocalizedString("greeting", bundle: bundle, comment: "") == "Hello %@")
    inLanguage("de-AT") {
      #expect(_NSLocalizedString("greeting", bundle: bundle, comment: "") == "Hallo %@")
      let name = "Ada"
      #expect(
        String(localized: "greeting", defaultValue: "Hi \(name)", bundle: bundle) == "Hallo Ada")
    }
  }

  @Test func `a dictionary of strings varies`() throws {
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%d files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ left</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>one file</string><key>other</key><string>%d files</string>
      </dict></dict></dict></plist>
      """, to: "en.lproj/Localizable.stringsdict")
    let texts = [Int32(1), 7].map { String(localized: "\($0) files", bundle: bundle) }
    #expect(texts == ["one file left", "7 files left"])
  }

  @Test func `arguments may change places`() throws {
    try writeCatalog(
      #""%@ of %lld": {"localizations": {"de": {"stringUnit": {"value": "%2$lld: %1$@"}}}}"#)
    let (name, count) = ("A", 12_345)
    #expect(
      inLanguage("de") { String(localized: "\(name) of \(count)", bundle: bundle) } == "12.345: A")
    #expect(String(localized: "\(name) of \(count)", bundle: bundle) == "A of 12,345")
  }

  @Test func `a percent sign of a literal stays one`() {
    let value = 50
    #expect(String(localized: "\(value) % off", bundle: bundle) == "50 % off")
    #expect(String(localized: "\(0.5, specifier: "%.1f") %", bundle: bundle) == "0.5 %")
  }

  @Test func `a text that is not translated is noted, by key, table and language`() throws {
    TextLacks.observe()
    try writeCatalog(#""known": {"localizations": {"de": {"stringUnit": {"value": "Bekannt"}}}}"#)
    let notes = FidelityLedger.collecting {
      inLanguage("de") {
        #expect(String(localized: "known", bundle: bundle) == "Bekannt")
        #expect(String(localized: "unknown", bundle: bundle) == "unknown")
      }
    }
    #expect(notes.map(\.feature) == [.textKey])
    #expect(notes.first?.subject == "“unknown” in Localizable (de)")
    let source = FidelityLedger.collecting {
      #expect(String(localized: "unknown", bundle: bundle) == "unknown")
    }
    #expect(source.isEmpty, "A catalog's own language may leave out what reads as its key.")
  }

  @Test func `a table that is asked for by name and not there is noted`() throws {
    TextLacks.observe()
    try writeCatalog(#""known": {}"#)
    let notes = FidelityLedger.collecting {
      #expect(bundle._localizedString(forKey: "a", value: "b", table: "Absent") == "b")
      #expect(bundle._localizedString(forKey: "a", value: nil, table: nil) == "a")
    }
    #expect(notes.map(\.feature) == [.textKey])
    #expect(notes.first?.subject == "“a” in Absent (en), a table that is not there,")
  }

  @Test(arguments: [
    ("Localizable.xcstrings", "{"), ("en.lproj/Localizable.strings", "\"a\" = "),
    ("en.lproj/Localizable.stringsdict", "<plist><array/></plist>"),
  ])
  func `a table that cannot be read is noted with its file`(file: String, text: String) throws {
    TextLacks.observe()
    try write(text, to: file)
    let notes = FidelityLedger.collecting {
      #expect(_NSLocalizedString("a", bundle: bundle, comment: "") == "a")
    }
    #expect(notes.map(\.feature).contains(.stringTable))
    #expect(notes.first?.subject.contains(file) == true)
  }

  @Test func `a resource is looked up when it is shown`() throws {
    try writeCatalog(#""hi": {"localizations": {"fr": {"stringUnit": {"value": "salut"}}}}"#)
    let resource = LocalizedStringResource("hi", bundle: .atURL(bundle.bundleURL))
    #expect(String(localized: resource) == "hi")
    #expect(inLanguage("fr") { String(localized: resource) } == "salut")
  }

  @Test(arguments: [
    ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 22: "few", 112: "many"]),
    ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
    ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
    ("pt-PT", [0: "other", 1: "one"]), ("pt-BR", [0: "one", 1: "one", 2: "other"]),
    ("cs", [1: "one", 2: "few", 5: "other"]),
    ("lt", [1: "one", 2: "few", 10: "other", 11: "other"]),
    ("ja", [1: "other"]), ("sl", [1: "one", 2: "two", 3: "few", 5: "other", 101: "one"]),
    ("cy", [0: "zero", 3: "few", 6: "many", 7: "other"]), ("lv", [0: "zero", 1: "one", 11: "zero"]),
    ("he", [1: "one", 2: "two", 3: "other"]), ("ro", [1: "one", 0: "few", 19: "few", 20: "other"]),
  ])
  func `plural categories follow the language's rules`(
    language: String, expected: [Int: String]
  ) {
    for number in expected.keys.sorted() {
      #expect(
        PluralCategory(number, language: language).rawValue == expected[number], "\(number)")
    }
  }
}
