import Foundation
import SnapshotCore
import SnapshotTool

/// The terminal behind standard input and output, taken over for a screen of its own.
///
/// What it changes is put back when it goes away, also after the signals that `Interruption`
/// watches; SIGKILL alone leaves the terminal as it is.
struct TerminalDevice: ~Copyable {
  private static let input: Int32 = 0
  private static let output: Int32 = 1
  /// Cells of a terminal that does not say how many pixels they have.
  private static let usualCell = PixelSize(width: 10, height: 20)

  struct Size: Equatable {
    var columns: Int
    var rows: Int
    /// The size of a cell, in pixels.
    var cell: PixelSize
  }

  private let original: termios

  /// Opens the terminal; nil where standard input or output is not one.
  init?() {
    // SAFETY: `tcgetattr`, `cfmakeraw` and `tcsetattr` fill or read a value of this function's
    // while they run, and keep no pointer to it.
    var found = termios()
    guard isatty(Self.input) == 1, isatty(Self.output) == 1,
      unsafe tcgetattr(Self.input, &found) == 0
    else { return nil }
    Interruption.watch()
    original = found
    var raw = found
    unsafe cfmakeraw(&raw)
    unsafe tcsetattr(Self.input, TCSAFLUSH, &raw)
    write("\u{1b}[?1049h\u{1b}[?25l\u{1b}[2J\u{1b}[H")
  }

  deinit {
    // SAFETY: `tcsetattr` reads a copy of this function's during the call alone.
    write("\u{1b}[0m\u{1b}[?25h\u{1b}[?1049l")
    var original = original
    unsafe tcsetattr(Self.input, TCSAFLUSH, &original)
  }

  var size: Size {
    // SAFETY: The request TIOCGWINSZ fills one `winsize`, which is a value of this function's,
    // during the call.
    var size = winsize()
    guard unsafe ioctl(Self.output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return Size(columns: 80, rows: 24, cell: Self.usualCell) }
    let (columns, rows) = (Int(size.ws_col), Int(size.ws_row))
    var cell = PixelSize(width: Int(size.ws_xpixel) / columns, height: Int(size.ws_ypixel) / rows)
    if cell.width == 0 || cell.height == 0 { cell = Self.usualCell }
    return Size(columns: columns, rows: rows, cell: cell)
  }

  /// Whoever reads may be gone: what cannot be written is dropped.
  func write(_ text: String) {
    // SAFETY: `write` gets the array with its own count, and the array lives for the call.
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let piece = Array(bytes.prefix(1 << 16))
      let written = unsafe Foundation.write(Self.output, piece, piece.count)
      if written < 0, errno == EINTR || errno == EAGAIN { continue }
      if written <= 0 { return }
      bytes = bytes.dropFirst(written)
    }
  }

  /// Reads what was typed or answered.
  ///
  /// - Returns: The bytes; empty after the time is over, nil once the terminal is gone.
  func read(milliseconds: Int32) -> [UInt8]? {
    // SAFETY: `poll` is told of the one value that there is, and `read` of the array's own count;
    // both are written during their calls alone.
    var request = pollfd(fd: Self.input, events: Int16(POLLIN), revents: 0)
    let ready = unsafe poll(&request, 1, milliseconds)
    if ready < 0 { return errno == EINTR ? [] : nil }
    if ready == 0 { return [] }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe Foundation.read(Self.input, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count <= 0 ? nil : Array(bytes[..<count])
  }

  /// Asks the terminal what pictures it can show. What was typed meanwhile is dropped.
  func pictureProtocol(_ environment: SnapshotEnvironment) -> PictureProtocol {
    if environment.variables["TERM"] == "dumb" { return .none }
    write(PictureProtocol.question)
    var answer: [UInt8] = []
    let tickMilliseconds: Int32 = 50
    for _ in 0..<12 {
      guard let new = read(milliseconds: tickMilliseconds) else { break }
      answer += new
      if PictureProtocol.isComplete(String(decoding: answer, as: UTF8.self)) { break }
    }
    write("\u{1b}[2J\u{1b}[H")
    return PictureProtocol(
      answer: String(decoding: answer, as: UTF8.self), variables: environment.variables)
  }
}
