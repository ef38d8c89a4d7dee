import Foundation
import SnapshotCore
import Testing

/// `watch` without a terminal, in a package whose `swift` is a script.
@Suite struct WatchCommandTests {
  private let folder: ScratchFolder
  private var root: String { folder.path + "/Cards" }

  init() throws {
    folder = try ScratchFolder()
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
  }

  /// - Parameter wait: Shell that a run ends with.
  private func swift(wait: String = "") throws {
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
  private func runs() -> [String] {
    guard let bytes = try? FileAccess.read(folder.path + "/runs") else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      let end = line.firstRange(of: " --event-stream")?.lowerBound ?? line.endIndex
      return String(line[..<end])
    }
  }

  private func wait(for condition: () -> Bool) {
    let deadline = Date().addingTimeInterval(30)
    while !condition(), Date() < deadline { usleep(20_000) }
  }

  /// Runs `watch`, calls `change` with each number of runs, and ends it after the last one.
  private func watch(
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

  @Test func `a saved file runs what it touches`() throws {
    try swift()
    let run = try watch(changes: [
      { try folder.write("Cards/Sources/Cards/Card.swift", [2]) },
      { try folder.write("Cards/Tests/CardTests/ShadowTests.swift", testSource) },
      { try folder.write("Cards/__Snapshots__/ShadowTests/a.1.png", [3]) },
    ])
    #expect(run.exitCode == 0)
    #expect(
      runs() == [
        "test --parallel", "test --parallel --filter ^CardTests\\.",
        "test --parallel --filter ^CardTests\\.ShadowTests/",
        "test --parallel --filter ShadowTests[./]a",
      ])
    #expect(run.output.contains("Watching Cards  Card.swift changed"))
    #expect(run.output.contains("✓ The snapshot matches"))
    #expect(run.output.contains("Waiting for changes"))
  }

  private let testSource = Array("@Suite struct ShadowTests { @Test func a() {} }\n".utf8)

  @Test func `a change during a run ends it and starts anew`() throws {
    try swift(wait: "[ $(wc -l < '\(folder.path)/runs') = 1 ] && exec sleep 60")
    let start = Date()
    let run = try watch(changes: [{ try folder.write("Cards/Sources/Cards/Card.swift", [2]) }])
    #expect(run.exitCode == 0)
    #expect(runs() == ["test --parallel", "test --parallel"])
    #expect(Date().timeIntervalSince(start) < 30)
  }

  @Test func `filters stay, and so do other options`() throws {
    try swift()
    _ = try watch(
      ["--filter", "Shadow", "--no-parallel", "--", "--skip", "Slow"],
      changes: [{ try folder.write("Cards/Sources/Cards/Card.swift", [2]) }])
    #expect(
      runs() == [
        "test --no-parallel --filter Shadow --skip Slow",
        "test --no-parallel --filter ^(?=.*(?:Shadow))(?=.*?(?:^CardTests\\.)) --skip Slow",
      ])
  }

  @Test func `a package that cannot be read is exit 3, an option that is none exit 2`() throws {
    chmod(try folder.write("bin/swift", Array("#!/bin/sh\nexit 1\n".utf8)), 0o755)
    let run = try CommandRun(
      ["watch"], directory: root, environment: ["PATH": folder.path + "/bin:/usr/bin:/bin"])
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("swift package describe"))
    #expect(try CommandRun(["watch", "--filter", "("], directory: root).exitCode == 2)
    #expect(try CommandRun(["watch", "Card"], directory: root).exitCode == 2)
  }
}
