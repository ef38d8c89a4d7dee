import Foundation
import SnapshotCore
import SnapshotTool

/// Standard output and standard error.
package struct Console: Sendable {
  /// Colours on standard output.
  package let style: TextStyle
  /// Whether standard error is a terminal, for lines that are rewritten.
  package let isInteractive: Bool
  private let exportedColumns: Int?

  package init(_ environment: SnapshotEnvironment = .current) {
    style = TextStyle(isColored: isatty(1) == 1 && !environment.refusesColor)
    isInteractive = isatty(2) == 1 && environment.variables["TERM"] != "dumb"
    exportedColumns = environment.columns
  }

  package func write(_ text: String) { Self.write(text, to: 1) }
  package func error(_ text: String) { Self.write(text, to: 2) }

  /// Columns of the terminal behind standard error; 80 where nobody knows.
  package var columns: Int {
    // SAFETY: The request TIOCGWINSZ fills one `winsize`, which is a value of this function's,
    // during the call.
    var size = winsize()
    if unsafe ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return exportedColumns ?? 80
  }

  /// Whoever reads may be gone: what cannot be written is dropped.
  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      // SAFETY: `write` gets the slice's own memory with its count. The slice is not empty, so that
      // there is an address, and is kept alive and unchanged for the call.
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Foundation.write(descriptor, buffer.baseAddress!, buffer.count)
      }
      if written < 0, errno == EINTR { continue }
      if written <= 0 { return }
      bytes = bytes.dropFirst(written)
    }
  }
}
