import Foundation

@testable import ObjectiveCRuntime

/// A folder with tables of texts, which is removed with its last reference.
final class TextFolder: Sendable {
  let path: String

  /// The folder as a bundle; the main one where it cannot be opened, which fails the tests.
  var bundle: Bundle { Bundle(path: path) ?? .main }

  init() throws {
    path =
      FileManager.default.temporaryDirectory.path + "/objective-c-runtime-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func writeCatalog(_ strings: String) throws {
    try write(
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#,
      to: "Localizable.xcstrings")
  }

  func inLanguage<Result>(_ language: String, _ body: () -> Result) -> Result {
    TextLanguage.$current.withValue(language, operation: body)
  }
}
