import Foundation
import Testing

@testable import ObjectiveCRuntime

@Suite struct StringTableTests {
  private let folder: TextFolder
  private var bundle: Bundle { folder.bundle }

  init() throws {
    folder = try TextFolder()
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
    try folder.writeCatalog(Self.items)
    let text = folder.inLanguage(language) { String(localized: "\(count) items", bundle: bundle) }
    #expect(text == expected)
  }

  @Test func `a dictionary of strings varies`() throws {
    try folder.write(
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

  @Test func `a language falls back on what it is a kind of`() {
    #expect(StringTable.fallbacks(of: "zh-Hans-CN") == ["zh-Hans-CN", "zh-Hans", "zh"])
    #expect(StringTable.fallbacks(of: "pt_BR") == ["pt-BR", "pt"])
    #expect(StringTable.fallbacks(of: "") == [])
  }

  @Test func `the nearest file of a language wins, and Base comes last`() throws {
    try folder.write("a = \"base\"; b = \"base\"; c = \"base\";", to: "Base.lproj/T.strings")
    try folder.write("a = \"pt\"; b = \"pt\";", to: "pt.lproj/T.strings")
    try folder.write("a = \"pt-BR\";", to: "pt-BR.lproj/T.strings")
    let table = StringTable("T", language: "pt-BR", folder: folder.path)
    #expect(table.texts == ["a": .plain("pt-BR"), "b": .plain("pt"), "c": .plain("base")])
    #expect(table.isPresent && !table.isSource && table.faults.isEmpty)
    #expect(!StringTable("U", language: "pt-BR", folder: folder.path).isPresent)
  }

  @Test func `a catalog comes before a dictionary, and that before strings`() throws {
    try folder.writeCatalog(#""a": {"localizations": {"en": {"stringUnit": {"value": "1"}}}}"#)
    try folder.write(Self.dictionary(["a", "b"]), to: "en.lproj/Localizable.stringsdict")
    try folder.write(#""a" = "3"; "b" = "3"; "c" = "3";"#, to: "en.lproj/Localizable.strings")
    let table = StringTable("Localizable", language: "en", folder: folder.path)
    #expect(table.isSource)
    #expect(table.texts == ["a": .plain("1"), "b": .substituted("2", [:]), "c": .plain("3")])
  }

  private static func dictionary(_ keys: [String]) -> String {
    let entries = keys.map {
      "<key>\($0)</key><dict><key>NSStringLocalizedFormatKey</key><string>2</string></dict>"
    }
    return "<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
  }

  @Test func `a dictionary's rule has its number's type and the texts of its categories`() throws {
    try folder.write(
      """
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>zero</key><string>none</string><key>other</key><string>%ld</string>
      </dict></dict><key>bad</key><dict><key>x</key><string>y</string></dict></dict></plist>
      """, to: "en.lproj/T.stringsdict")
    let table = StringTable("T", language: "en", folder: folder.path)
    let rule = LocalizedText.Substitution(
      argument: nil, specifier: "ld", texts: [.zero: .plain("none"), .other: .plain("%ld")])
    #expect(table.texts == ["k": .substituted("%#@n@", ["n": rule])])
    #expect(table.faults.count == 1)
    #expect(table.faults.first?.hasSuffix("“bad” has no NSStringLocalizedFormatKey") == true)
  }

  @Test func `variations by device are those of a phone`() throws {
    try folder.writeCatalog(
      #"""
      "a": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "tap"}},
        "other": {"stringUnit": {"value": "click"}}}}}}},
      "b": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"value": "key"}}, "other": {"stringUnit": {"value": "any"}}}}}}},
      "c": {"localizations": {"de": {"stringUnit": {"value": "C"}}}}, "d": {}
      """#)
    let table = StringTable("Localizable", language: "en", folder: folder.path)
    #expect(table.texts == ["a": .plain("tap"), "b": .plain("any")])
  }

  @Test(arguments: [
    ("T.xcstrings", "[]"), ("en.lproj/T.strings", "{{"), ("en.lproj/T.stringsdict", "no plist"),
  ])
  func `a file that cannot be read is a fault, and there`(file: String, text: String) throws {
    try folder.write(text, to: file)
    let table = StringTable("T", language: "en", folder: folder.path)
    #expect(table.isPresent && table.texts.isEmpty && table.faults.count == 1)
    #expect(table.faults.first?.contains("/" + file + " is not a ") == true)
  }

  @Test func `a table is read once in a process`() throws {
    try folder.write(#""a" = "old";"#, to: "en.lproj/T.strings")
    #expect(StringTable.table("T", language: "en", in: folder.path).texts["a"] == .plain("old"))
    try folder.write(#""a" = "new";"#, to: "en.lproj/T.strings")
    #expect(StringTable.table("T", language: "en", in: folder.path).texts["a"] == .plain("old"))
    #expect(StringTable("T", language: "en", folder: folder.path).texts["a"] == .plain("new"))
  }
}
