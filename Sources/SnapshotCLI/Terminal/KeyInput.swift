import Foundation

/// Keys from the terminal behind standard input, as they are pressed.
final class KeyInput {
  /// Whether there is a terminal to read from.
  let isAvailable: Bool
  private var original = termios()

  init() {
    // SAFETY: `tcgetattr` fills a property of this object's during the call alone.
    isAvailable = unsafe isatty(0) == 1 && tcgetattr(0, &original) == 0
  }

  deinit { leave() }

  /// Keys come without Return and are not shown. It is called again after the program was stopped,
  /// since the shell has set the terminal as it likes it.
  func enter() {
    // SAFETY: `tcgetattr` fills and `tcsetattr` reads a value of this function's during the calls
    // alone.
    var current = termios()
    guard isAvailable, unsafe tcgetattr(0, &current) == 0,
      current.c_lflag & tcflag_t(ICANON | ECHO) != 0, tcgetpgrp(0) == getpgrp()
    else { return }
    current.c_lflag &= ~tcflag_t(ICANON | ECHO)
    unsafe tcsetattr(0, TCSADRAIN, &current)
  }

  /// The terminal as it was found.
  func leave() {
    // SAFETY: `tcsetattr` reads a property of this object's during the call alone; `init` has
    // filled it where `isAvailable` says so.
    if isAvailable, tcgetpgrp(0) == getpgrp() { unsafe tcsetattr(0, TCSADRAIN, &original) }
  }

  /// Reads what was pressed; call it when `poll` says that there is input.
  ///
  /// - Returns: The bytes; nil at the end of input.
  func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 64)
    // SAFETY: `read` writes at most the array's own count, into memory that the closure alone has.
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe Foundation.read(0, $0.baseAddress!, $0.count)
    }
    if count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN) { return nil }
    return Array(bytes.prefix(max(count, 0)))
  }
}
