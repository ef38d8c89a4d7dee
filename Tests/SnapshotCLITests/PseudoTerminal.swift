import Foundation
import SnapshotCore

/// The built `snapshot` in a terminal that is a test: it reads what is written, and types.
final class PseudoTerminal {
  private let main: Int32
  private let line: Int32
  private let process = Process()
  /// All that was written so far.
  private(set) var output: [UInt8] = []
  private static let patienceSeconds = 60.0
  /// TIOCSPTLCK and TIOCGPTN of Linux, which Swift does not import.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  var text: String { String(decoding: output, as: UTF8.self) }

  init(
    _ arguments: [String], directory: String, environment: [String: String] = [:],
    columns: Int = 100, rows: Int = 40, cell: PixelSize = PixelSize(width: 10, height: 20)
  ) throws {
    main = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (locked, number) = (Int32(0), Int32(0))
    guard main >= 0, ioctl(main, Self.setLock, &locked) == 0,
      ioctl(main, Self.getNumber, &number) == 0
    else { throw POSIXError(.ENOTTY) }
    line = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    resize(columns: columns, rows: rows, cell: cell)
    let products = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      .deletingLastPathComponent()
    process.executableURL = products.appendingPathComponent("snapshot")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm"].merging(environment) { $1 }
    let handle = FileHandle(fileDescriptor: line)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(line)
    close(main)
  }

  func resize(columns: Int, rows: Int, cell: PixelSize = PixelSize(width: 10, height: 20)) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: UInt16(columns * cell.width),
      ws_ypixel: UInt16(rows * cell.height))
    _ = ioctl(main, UInt(TIOCSWINSZ), &size)
  }

  /// Reads until the text has come since the last call; false if it does not come.
  func waits(for expected: String) -> Bool {
    let bytes = Data(expected.utf8)
    let end = Date(timeIntervalSinceNow: Self.patienceSeconds)
    while Date() < end {
      if let place = Data(output[seen...]).range(of: bytes) {
        seen += place.upperBound
        return true
      }
      readSome()
    }
    return false
  }

  /// Waits for something that the whole output shows.
  func waits(until isShown: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: Self.patienceSeconds)
    while !isShown(), Date() < end { readSome() }
    return isShown()
  }

  /// Bytes up to the end of what was waited for last.
  private var seen = 0

  private func readSome() {
    var request = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 50) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(main, &bytes, bytes.count)
    if count > 0 { output += bytes[..<count] }
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(main, bytes, bytes.count)
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// What the process ended with, after the rest of its output; nothing if it does not end.
  func exitCode() -> Int32? {
    let end = Date(timeIntervalSinceNow: Self.patienceSeconds)
    while process.isRunning, Date() < end { readSome() }
    guard !process.isRunning else { return nil }
    for _ in 0..<3 { readSome() }
    return process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// Whether lines are edited and echoed, as a shell needs it.
  var isCooked: Bool {
    var state = termios()
    tcgetattr(line, &state)
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return state.c_lflag & flags == flags
  }
}
