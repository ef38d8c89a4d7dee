import Foundation
import TranslatorInterface

/// An author's file, which may be unreadable, and need not be text.
enum SourceFile {
  /// - Throws: A note that names the file, says what is wrong with it, and what to do.
  static func read(_ path: String) throws(TranslationNote) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw TranslationNote(
        severity: .error, path: path,
        message: "The file cannot be read: \(reason(error)). Fix that, or exclude it from the "
          + "target.")
    }
    if let place = invalidPlace(in: bytes) {
      throw TranslationNote(
        severity: .error, path: path, line: place.line, column: place.column,
        message: "This is not valid UTF-8, the only encoding that Swift reads. Save the file as "
          + "UTF-8, or exclude it from the target.")
    }
    return bytes
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoPermission?: "its permissions do not allow it"
    case .fileReadNoSuchFile?, .fileNoSuchFile?: "the file does not exist"
    case .fileReadTooLarge?: "it is too large"
    case let code?: "the system refuses (Cocoa error \(code.rawValue))"
    case nil: "the system refuses"
    }
  }

  /// The line and column, counted from 1, of the first byte that is not UTF-8; nil where there is
  /// none.
  private static func invalidPlace(in bytes: [UInt8]) -> (line: Int, column: Int)? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where String(validating: line, as: UTF8.self) == nil {
      var decoder = UTF8()
      var iterator = line.makeIterator()
      var column = 1
      while case .scalarValue(let scalar) = decoder.decode(&iterator) {
        column += UTF8.width(scalar)
      }
      return (index + 1, column)
    }
    return (1, 1)
  }
}
