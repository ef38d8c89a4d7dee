/// Something in a source file that is not translated, or not wholly.
package struct TranslationNote: Error, Sendable, Equatable, Codable, CustomStringConvertible {
  package enum Severity: String, Sendable, Codable { case warning, error }

  package var severity: Severity
  package var path: String
  /// The line and the column, counted from 1; columns are bytes.
  package var line: Int
  package var column: Int
  /// What it is and what to do.
  package var message: String

  package init(severity: Severity, path: String, line: Int, column: Int, message: String) {
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// The note as a compiler says it: `path:line:column: error: message`.
  package var description: String {
    "\(path):\(line):\(column): \(severity.rawValue): \(message)"
  }
}
