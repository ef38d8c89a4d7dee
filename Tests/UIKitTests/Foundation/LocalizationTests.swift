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
    #expect(notes.first?.subject == "“a” in Absent (en), a missing table,")
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
}
