/// A `#Preview` of a package, and the type that it became.
package struct TranslatedPreview: Sendable, Equatable, Codable {
  package var module: String
  /// The author's file.
  package var path: String
  /// From 1; columns in bytes.
  package var line: Int
  package var column: Int
  /// A type at the top of the module, which conforms to UIKit's `PreviewRegistry`.
  package var symbol: String
  /// As it is written; nil where there is none, or it is made up when the preview is.
  package var name: String?

  package init(
    module: String, path: String, line: Int, column: Int, symbol: String, name: String?
  ) {
    self.module = module
    self.path = path
    self.line = line
    self.column = column
    self.symbol = symbol
    self.name = name
  }
}
