import Foundation
import Snapshot
import SwiftUI
import Testing

@MainActor @Suite struct TextLanguageTests {
  private func greeting(_ language: String?, locale: String?) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.path + "/texts-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {"localizations": {
        "de": {"stringUnit": {"value": "Hallo"}}, "fr": {"stringUnit": {"value": "Salut"}}}}}}
      """
    try Data(catalog.utf8).write(to: URL(filePath: folder + "/Localizable.xcstrings"))
    let text = Text("Hello", bundle: Bundle(path: folder))
    let view =
      locale.map { AnyView(text.environment(\.locale, Locale(identifier: $0))) } ?? AnyView(text)
    return try withSnapshotTesting(language: language) {
      let line = try Hosted(view, width: 400).tree.first { $0.contains("“") }
      return line?.split(separator: "“").last?.split(separator: "”").first.map(String.init)
    }
  }

  /// The usual way to preview a translation.
  @Test func `a locale in the environment picks the language of texts`() throws {
    #expect(try greeting(nil, locale: nil) == "Hello")
    #expect(try greeting(nil, locale: "de") == "Hallo")
    #expect(try greeting(nil, locale: "de_AT") == "Hallo")
    #expect(try greeting(nil, locale: "es") == "Hello")
  }

  @Test func `texts come from the tables that a test's language picks`() throws {
    #expect(try greeting("de", locale: nil) == "Hallo")
    #expect(try greeting("fr", locale: nil) == "Salut")
  }

  @Test func `the environment's locale wins over the language of the test`() throws {
    #expect(try greeting("fr", locale: nil) == "Salut")
    #expect(try greeting("fr", locale: "de") == "Hallo")
  }
}
