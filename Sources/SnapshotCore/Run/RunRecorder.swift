import Foundation
import Synchronization

/// Appends this process's records to `<run directory>/<pid>-<random>.jsonl`.
///
/// A record is one line and one `write(2)` on a descriptor opened with `O_APPEND`: a process
/// that is killed leaves whole lines.
package final class RunRecorder: Sendable {
  /// The recorder of the run that `SNAPSHOT_RUN_DIR` names; nil outside a run.
  package static let shared = SnapshotEnvironment.current.runDirectory.map {
    RunRecorder(directory: $0, isMeantToEnd: SnapshotEnvironment.current.isExitTest)
  }

  private struct State {
    var descriptor: Int32 = -1
    var assertions = 0
    var hasToldOfProcess = false
    var identity: FileIdentity?
  }

  /// What tells an open file from another one.
  private struct FileIdentity: Equatable {
    let device: UInt64
    let number: UInt64
  }

  package let path: String
  private let directory: String
  private let isMeantToEnd: Bool
  private let token: String
  private let processIdentifier = getpid()
  private let state = Mutex(State())

  /// - Parameters:
  ///   - directory: Made when the first record is written, if it does not exist.
  ///   - isMeantToEnd: Whether the process is that of an exit test: that an assertion begins is
  ///     not recorded then, since an end that does not follow is no crash.
  package init(directory: String, isMeantToEnd: Bool) {
    self.directory = directory
    self.isMeantToEnd = isMeantToEnd
    token = "\(getpid())-\(String(UInt32.random(in: .min ... .max), radix: 36))"
    path = directory + "/" + token + ".jsonl"
  }

  package convenience init(directory: String) {
    self.init(directory: directory, isMeantToEnd: false)
  }

  deinit {
    let descriptor = state.withLock { $0.descriptor }
    if descriptor >= 0 { close(descriptor) }
  }

  /// A name for an assertion that no other one of the run has: a process that a test forked goes on
  /// counting where its parent was.
  package func nextAssertion() -> String {
    let process = getpid() == processIdentifier ? token : "\(token).\(getpid())"
    return state.withLock { state in
      state.assertions += 1
      return "\(process)-\(state.assertions)"
    }
  }

  /// Whether what holds for the whole process is still to be told: true once.
  package func tellsOfProcess() -> Bool {
    state.withLock { state in
      defer { state.hasToldOfProcess = true }
      return !state.hasToldOfProcess
    }
  }

  /// A descriptor above those of the standard streams: a test that has closed one would print into
  /// the records.
  private static func movedAboveStandard(
    _ descriptor: Int32, path: String
  ) throws(FileError) -> Int32 {
    if descriptor > 2 { return descriptor }
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    let code = errno
    close(descriptor)
    if moved < 0 { throw FileError.system(operation: "open", path: path, code: code) }
    return moved
  }

  private static func identity(_ descriptor: Int32) -> (file: FileIdentity, links: Int)? {
    // SAFETY: A `stat` of zeros is a value, and `fstat` fills it during the call alone.
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    let file = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    return (file, Int(clamping: status.st_nlink))
  }

  package func append(_ record: RunRecord) throws(FileError) {
    if isMeantToEnd, record.event == .start { return }
    let line = JSONText.encode(record) + [UInt8(ascii: "\n")]
    try state.withLock { state throws(FileError) in
      if state.descriptor < 0 {
        try FileAccess.makeFolder(directory)
        // SAFETY: `open` reads the path, a string with a final zero, during the call alone.
        state.descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        if state.descriptor < 0 {
          throw FileError.system(operation: "open", path: path, code: errno)
        }
        state.descriptor = try Self.movedAboveStandard(state.descriptor, path: path)
        state.identity = Self.identity(state.descriptor)?.file
      }
      // A test may have removed the file, or closed the descriptor, which another file may have.
      guard let (file, links) = Self.identity(state.descriptor), file == state.identity, links > 0
      else { throw FileError.system(operation: "append to", path: path, code: ENOENT) }
      try FileAccess.write(line, to: state.descriptor, path: path)
    }
  }
}
