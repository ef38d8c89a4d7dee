/// A `#Preview` of a package, and the type that it became.
package struct TranslatedPreview: Sendable, Equatable, Codable {
  package var module: String
  /// The author's file.
  package var path: String
  /// The line and the column, counted from 1; columns are bytes.
  package var line: Int
  package var column: Int
  /// A type at the top of the module, which conforms to UIKit's `PreviewRegistry`.
  package var symbol: String
  /// The name as it is written. It is nil where there is none, or where it is put together when the
  /// preview is made.
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
