/// Something in a source file that is not translated, or not wholly.
package struct TranslationNote: Error, Sendable, Equatable, Codable, CustomStringConvertible {
  package enum Severity: String, Sendable, Codable { case warning, error }

  package var severity: Severity
  package var path: String
  /// The line and the column, counted from 1; columns are bytes. A line of 0 is the whole file.
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

  /// A note on a whole file or folder.
  package init(severity: Severity, path: String, message: String) {
    self.init(severity: severity, path: path, line: 0, column: 0, message: message)
  }

  /// The note as a compiler says it: `path:line:column: error: message`.
  package var description: String {
    let place = line > 0 ? ":\(line):\(column)" : ""
    return "\(Self.singleLine(path))\(place): \(severity.rawValue): \(message)"
  }

  /// A file's name cannot pretend to be output.
  private static func singleLine(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format: scalar.escaped(asASCII: true)
      default: String(scalar)
      }
    }.joined()
  }
}
