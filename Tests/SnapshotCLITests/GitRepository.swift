import Foundation
import SnapshotCore

/// A git repository in a folder of a test, with a configuration of its own.
struct GitRepository {
  private let folder: String

  init(_ folder: String) throws {
    self.folder = folder
    try git("init", "-q", "-b", "main")
    try git("add", "-A")
    try git("commit", "-q", "-m", "one")
  }

  /// Leaves a merge in which both sides changed the file.
  func makeConflict(in path: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", "two")
    try git("checkout", "-q", "-b", "other")
    for (branch, bytes) in [("other", Array("1".utf8)), ("main", Array("2".utf8))] {
      try git("checkout", "-q", branch)
      try FileAccess.write(bytes, to: folder + "/" + path)
      try git("commit", "-q", "-a", "-m", branch)
    }
    try? git("merge", "-q", "other")
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder, "-c", "user.name=Tester", "-c", "user.email=tester@example.com"]
      + arguments
    process.environment = [
      "PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": folder,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw POSIXError(.EINVAL) }
  }
}
