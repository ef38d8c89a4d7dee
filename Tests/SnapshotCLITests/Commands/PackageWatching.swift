import Foundation
import SnapshotCore

/// Watches a package whose `swift` is a script.
protocol PackageWatching {
  var folder: ScratchFolder { get }
}

extension PackageWatching {
  var root: String { folder.path + "/Cards" }

  /// A package of one source and one test, with the records of its run.
  static func makeFolder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let root = folder.path + "/Cards"
    try folder.write("Cards/Package.swift", [UInt8]())
    try folder.write("Cards/Sources/Cards/Card.swift", [1])
    try folder.write(
      "Cards/Tests/CardTests/ShadowTests.swift",
      Array("@Suite struct ShadowTests { @Test func a() {} }".utf8))
    try folder.write(
      "outline.json",
      Array(
        """
        {"name": "Cards", "targets": [
          {"name": "Cards", "c99name": "Cards", "path": "Sources/Cards", "type": "library"},
          {"name": "CardTests", "c99name": "CardTests", "path": "Tests/CardTests", "type": "test",
           "target_dependencies": ["Cards"], "product_dependencies": ["Snapshot"]}]}
        """.utf8))
    let record = RunRecord(
      event: .start, assertion: "1", snapshot: "ShadowTests/a.1.png", test: "ShadowTests/a()",
      framework: .swiftTesting, file: root + "/Tests/CardTests/ShadowTests.swift", line: 1)
    let lines = [record, record.ended(.matched)].map { JSONText.string($0) + "\n" }.joined()
    try folder.write("records.jsonl", Array(lines.utf8))
    return folder
  }

  /// - Parameter wait: Shell that a run ends with.
  func swift(wait: String = "") throws {
    let script = """
      #!/bin/sh
      case "$*" in *describe*) exec cat '\(folder.path)/outline.json' ;; esac
      echo 'Build complete! (1.0s)'
      cp '\(folder.path)/records.jsonl' "$SNAPSHOT_RUN_DIR/1-x.jsonl"
      echo "$*" >> '\(folder.path)/runs'
      \(wait)
      """
    chmod(try folder.write("bin/swift", Array(script.utf8)), 0o755)
  }

  /// The arguments of each run, without those that ask for the stream of events.
  func runs() -> [String] {
    guard let bytes = try? FileAccess.read(folder.path + "/runs") else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      let end = line.firstRange(of: " --event-stream")?.lowerBound ?? line.endIndex
      return String(line[..<end])
    }
  }

  func wait(for condition: () -> Bool) {
    let deadline = Date().addingTimeInterval(30)
    while !condition(), Date() < deadline { usleep(20_000) }
  }

  /// Runs `watch`, calls `change` with each number of runs, and ends it after the last one.
  func watch(
    _ arguments: [String] = [], changes: [() throws -> Void]
  ) throws -> CommandRun {
    try CommandRun(
      ["watch"] + arguments, directory: root,
      environment: ["PATH": folder.path + "/bin:/usr/bin:/bin"]
    ) { process in
      for (index, change) in changes.enumerated() {
        wait { runs().count > index }
        // The run's end, and its being told of.
        usleep(400_000)
        try change()
      }
      wait { runs().count > changes.count }
      usleep(400_000)
      kill(process.processIdentifier, SIGINT)
    }
  }
}
