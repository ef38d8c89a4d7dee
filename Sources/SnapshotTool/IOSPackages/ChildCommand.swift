import Foundation
import SnapshotCore

/// A command that is run to its end.
package enum ChildCommand {
  package struct Result: Sendable {
    package let status: Int32
    package let output: [UInt8]
    package let errors: String
  }

  package enum Failure: Error, Sendable, Equatable, CustomStringConvertible {
    /// Control-C, or a request to end: the command was ended with this process.
    case interrupted(command: String)
    case cannotStart(command: String, reason: String)
    case file(FileError)

    package var description: String {
      switch self {
      case .interrupted(let command): "\(command.singleLine) was interrupted."
      case .cannotStart(let command, let reason):
        "\(command.singleLine) could not be started: \(reason.singleLine)"
      case .file(let error): error.advice()
      }
    }
  }

  /// - Parameters:
  ///   - arguments: The program, looked for through `PATH`, and its arguments.
  ///   - input: What it reads from standard input.
  ///   - variables: Replace those of this process's environment.
  package static func run(
    _ arguments: [String], input: [UInt8] = [], variables: [String: String] = [:]
  ) throws(Failure) -> Result {
    let name = arguments.first ?? ""
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    if !variables.isEmpty {
      process.environment = SnapshotEnvironment.current.variables.merging(variables) { $1 }
    }
    let files: (input: NamelessFile, output: NamelessFile, errors: NamelessFile)
    do throws(FileError) {
      files = (try NamelessFile(), try NamelessFile(), try NamelessFile())
      try files.input.fill(input)
    } catch {
      throw .file(error)
    }
    process.standardInput = files.input.handle
    process.standardOutput = files.output.handle
    process.standardError = files.errors.handle
    let ending = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ending.signal() }
    do {
      try process.run()
    } catch {
      throw .cannotStart(command: name, reason: FewFiles.advice ?? error.localizedDescription)
    }
    if !wait(for: ending, of: process) { throw .interrupted(command: name) }
    let status =
      process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
    do throws(FileError) {
      return Result(
        status: status, output: try files.output.contents(),
        errors: String(decoding: try files.errors.contents(), as: UTF8.self))
    } catch {
      throw .file(error)
    }
  }

  /// Fails where temporary files cannot be written: SwiftPM and the compilers would say less.
  package static func checkTemporaryFolder() throws(Failure) {
    do throws(FileError) {
      try NamelessFile().fill([UInt8](repeating: 1, count: 1 << 18))
    } catch {
      throw .file(error)
    }
  }

  /// - Returns: Whether the process ended by itself: an interruption ends it, first kindly.
  private static func wait(for ending: DispatchSemaphore, of process: Process) -> Bool {
    while ending.wait(timeout: .now() + .milliseconds(50)) == .timedOut {
      guard Interruption.signals > 0 else { continue }
      // It leads a process group, which a terminal's Control-C does not reach.
      for number in [SIGINT, SIGTERM, SIGKILL] {
        kill(-process.processIdentifier, number)
        if ending.wait(timeout: .now() + .seconds(1)) == .success { break }
      }
      return false
    }
    return Interruption.signals == 0
  }
}

/// A limit of open files with which Foundation starts no process: it asks the system to close more
/// files in the child than the limit allows.
package enum FewFiles {
  private static let fewest = 256

  /// What to do about the limit; nil where it is no reason to fail.
  package static var advice: String? {
    // SAFETY: `getrlimit` fills the value during the call.
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
      return nil
    }
    return advice(limit: Int(clamping: limit.rlim_cur))
  }

  package static func advice(limit: Int) -> String? {
    guard limit < fewest else { return nil }
    return "only \(limit) files may be open at a time. Allow more: ulimit -n 4096"
  }
}

/// A file without a name: however this process ends, none is left behind. A child that writes into
/// it never waits for a reader, as it would at a pipe.
private final class NamelessFile {
  private let folder: String
  private let descriptor: Int32
  let handle: FileHandle

  init() throws(FileError) {
    folder = FileManager.default.temporaryDirectory.path
    // SAFETY: `open` reads the path, a string with a final zero, during the call alone.
    var file = unsafe open(folder, O_RDWR | O_DIRECTORY | Self.withoutName | O_CLOEXEC, 0o600)
    if file < 0, errno == EOPNOTSUPP || errno == EISDIR {
      // A file system that knows no such files: the name goes at once.
      let path = folder + "/" + TemporaryName.make(for: "snapshot-child")
      // SAFETY: As above; `unlink` reads the path in the same way.
      file = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      let code = errno
      if file >= 0 { unsafe unlink(path) }
      errno = code
    }
    if file < 0 { throw FileError.system(operation: "write", path: folder, code: errno) }
    descriptor = file
    handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
  }

  deinit { close(descriptor) }

  /// Linux's `__O_TMPFILE`, which Swift does not import.
  private static let withoutName: Int32 = 0o20000000

  func fill(_ bytes: [UInt8]) throws(FileError) {
    try FileAccess.write(bytes, to: descriptor, path: folder)
    lseek(descriptor, 0, SEEK_SET)
  }

  func contents() throws(FileError) -> [UInt8] {
    lseek(descriptor, 0, SEEK_SET)
    return try FileAccess.contents(
      of: descriptor, path: "the output of a command", maximumBytes: 1 << 30)
  }
}
