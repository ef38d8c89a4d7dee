import Foundation
import SnapshotCore
import Synchronization

/// `swift test` as a child process: its output by line, and its end.
package final class TestProcess: Sendable {
  private struct State {
    var lines: [String] = []
    var isAtEnd = false
    var exitStatus: Int32?
  }

  private let process: Process
  private let output = Pipe()
  private let state = Mutex(State())
  /// Signalled when the process ends and when its output does.
  private let ending = DispatchSemaphore(value: 0)
  private let log: FileHandle?

  /// - Parameters:
  ///   - arguments: The program, found through `PATH`, and its arguments.
  ///   - logPath: Takes the whole output, byte for byte, after what is there already.
  package init(
    _ arguments: [String], directory: String, environment: [String: String], logPath: String
  ) {
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    if !FileAccess.exists(logPath) {
      _ = FileManager.default.createFile(atPath: logPath, contents: nil)
    }
    log = FileHandle(forWritingAtPath: logPath)
    _ = try? log?.seekToEnd()
  }

  package func start() throws {
    process.terminationHandler = { process in
      let status = process.terminationStatus
      let isExit = process.terminationReason == .exit
      self.state.withLock { $0.exitStatus = isExit ? status : 128 + status }
      self.ending.signal()
    }
    try process.run()
    try? output.fileHandleForWriting.close()
    Thread { self.readOutput() }.start()
  }

  /// The lines that came in since the last call.
  package func takeLines() -> [String] {
    state.withLock { state in
      defer { state.lines = [] }
      return state.lines
    }
  }

  package var isRunning: Bool { exitStatus == nil }

  /// Whether all that was printed has been read. A process that the tests left behind may hold
  /// the pipe open for ever.
  package var isAtEndOfOutput: Bool { state.withLock(\.isAtEnd) }

  /// The exit status of the process, with a signal as 128 + its number; nil while it runs.
  package var exitStatus: Int32? {
    if let known = state.withLock(\.exitStatus) { return known }
    // Kept: Foundation collects the process some time before it tells of its end, and meanwhile
    // the system knows no more of it.
    let unreaped = unreapedStatus
    return state.withLock { state in
      state.exitStatus = state.exitStatus ?? unreaped
      return state.exitStatus
    }
  }

  /// The exit status as the system tells it: Foundation tells of an end only once every process
  /// that this one left behind has ended.
  private var unreapedStatus: Int32? {
    let identifier = process.processIdentifier
    // SAFETY: `siginfo_t()` is all zeros, so that every member of its union has a value, and
    // `waitid` fills it during the call. The members of a child's signal are read after `waitid`
    // has told of that child alone.
    var information = unsafe siginfo_t()
    guard identifier > 1,
      unsafe waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT) == 0,
      unsafe information._sifields._sigchld.si_pid == identifier
    else { return nil }
    let status = unsafe information._sifields._sigchld.si_status
    return unsafe information.si_code == CLD_EXITED ? status : 128 + status
  }

  /// The number of the process; 0 before it has started.
  package var identifier: Int32 { process.processIdentifier }

  /// The processes below it.
  package var descendants: Set<ProcessTree.Member> {
    let identifier = process.processIdentifier
    return identifier > 1 ? ProcessTree.descendants(of: identifier) : []
  }

  /// Returns when the process or its output ends, or after so many seconds.
  package func waitForEnd(seconds: Double) {
    _ = ending.wait(timeout: .now() + seconds)
  }

  /// Sends a signal to the process and its group.
  package func signal(_ number: Int32) {
    let identifier = process.processIdentifier
    guard identifier > 1, isRunning else { return }
    kill(-identifier, number)
  }

  private func readOutput() {
    var pending: [UInt8] = []
    while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      try? log?.write(contentsOf: data)
      pending += data
      guard let end = pending.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      let lines = pending[..<end].split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
      pending.removeSubrange(...end)
      append(lines.map { String(decoding: $0, as: UTF8.self) })
    }
    if !pending.isEmpty { append([String(decoding: pending, as: UTF8.self)]) }
    state.withLock { $0.isAtEnd = true }
    ending.signal()
  }

  private func append(_ lines: [String]) {
    state.withLock { $0.lines += lines }
  }
}
