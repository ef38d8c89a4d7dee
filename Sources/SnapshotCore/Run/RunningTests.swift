import Foundation

/// The methods of XCTest that run now: a file for each process, in a folder of the run.
///
/// `swift test --parallel` tells of a method when its process has ended, and takes an `exit(0)` in
/// it for success. The file of a method that ended its process is left, so that the tool knows.
package final class RunningTests: Sendable {
  package static let folderName = "running"

  /// The running tests of the run that `SNAPSHOT_RUN_DIR` names; nil outside a run.
  package static let shared = SnapshotEnvironment.current.runDirectory
    .map(RunningTests.init(directory:))

  private let folder: String
  private let path: String

  package init(directory: String) {
    folder = directory + "/" + Self.folderName
    path = folder + "/\(getpid())-\(String(UInt32.random(in: .min ... .max), radix: 36))"
  }

  /// A folder that cannot be written fails the assertions, whose records go there too.
  package func begin(_ test: String) {
    try? FileAccess.makeFolder(folder)
    try? FileAccess.write(Array(test.utf8), to: path)
  }

  package func end() { FileAccess.discard(path) }

  /// The methods that have begun and not ended, sorted.
  package static func names(in directory: String) -> [String] {
    paths(in: directory).compactMap { path in
      let bytes = try? FileAccess.read(path, maximumBytes: 1 << 16)
      return bytes.map { String(decoding: $0, as: UTF8.self) }
    }.sorted()
  }

  /// The methods that have begun and not ended, of processes that are gone. They are forgotten.
  package static func takeNames(in directory: String) -> [String] {
    let names = names(in: directory)
    for path in paths(in: directory) { FileAccess.discard(path) }
    return names
  }

  private static func paths(in directory: String) -> [String] {
    let folder = directory + "/" + folderName
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }
  }
}
