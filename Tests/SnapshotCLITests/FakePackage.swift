import Foundation
import SnapshotCore

/// A throwaway package with a `swift` of its own: a script that prints lines, hands in records
/// and ends as it is told.
final class FakePackage: Sendable {
  private let folder: ScratchFolder
  var root: String { folder.path + "/Cards" }

  init() throws {
    folder = try ScratchFolder()
    try folder.write("Cards/Package.swift", [UInt8]())
  }

  func record(_ assertion: String, snapshot: String = "CardTests/card.1.png") -> RunRecord {
    RunRecord(
      event: .start, assertion: assertion, snapshot: snapshot, test: "CardTests.testCard",
      framework: .xctest, file: root + "/Tests/CardTests.swift", line: 12)
  }

  /// Runs the command with the script as `swift`.
  ///
  /// - Parameters:
  ///   - before: What the script prints first; a build that succeeds if nothing is given.
  ///   - output: What it prints once the records are in.
  ///   - after: A last line of shell.
  ///   - listing: The tests, as `swift test list` prints them; a list that does not build if
  ///     nothing is given.
  func run(
    _ arguments: [String], records: [RunRecord],
    before: String = "Building for debugging...\n[1/2] Compiling Cards\nBuild complete! (1.0s)",
    output: String = "", after: String = "", status: Int32 = 0, listing: String? = nil,
    directory: String? = nil, environment: [String: String] = [:],
    duringRun: (Process) throws -> Void = { _ in }
  ) throws -> CommandRun {
    let lines = records.map { JSONText.string($0) + "\n" }.joined()
    try folder.write("records.jsonl", Array(lines.utf8))
    try folder.write("before", Array((before + "\n").utf8))
    try folder.write("output", Array((output + "\n").utf8))
    try folder.write("listing", Array(((listing ?? "/p/a.swift:1:2: error: no") + "\n").utf8))
    let script = """
      #!/bin/sh
      if [ "$2" = list ]; then
        printf '%s\\n' "$@" > '\(root)/list-arguments'
        cat '\(folder.path)/before' '\(folder.path)/listing'
        exit \(listing == nil ? 1 : 0)
      fi
      env > '\(root)/child-environment'
      printf '%s\\n' "$@" > '\(root)/child-arguments'
      printf '%s' "$$" > '\(root)/child-pid'
      cat '\(folder.path)/before'
      cp '\(folder.path)/records.jsonl' "$SNAPSHOT_RUN_DIR/1-x.jsonl"
      touch '\(root)/handed-in'
      cat '\(folder.path)/output'
      \(after)
      exit \(status)
      """
    let path = try folder.write("bin/swift", Array(script.utf8))
    chmod(path, 0o755)
    var variables = ["PATH": folder.path + "/bin:/usr/bin:/bin"]
    variables.merge(environment) { $1 }
    return try CommandRun(
      arguments, directory: directory ?? root, environment: variables, duringRun: duringRun)
  }

  func childArguments() throws -> [String] {
    try lines("child-arguments")
  }

  func listArguments() throws -> [String] {
    try lines("list-arguments")
  }

  func childEnvironment() throws -> [String: String] {
    var variables: [String: String] = [:]
    for line in try lines("child-environment") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
    }
    return variables
  }

  private func lines(_ name: String) throws -> [String] {
    String(decoding: try FileAccess.read(root + "/" + name), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}

extension RunRecord {
  func with(_ change: (inout RunRecord) -> Void) -> RunRecord {
    var record = self
    change(&record)
    return record
  }
}
