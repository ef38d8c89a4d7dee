import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct RunMergeTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A run's folder with a manifest and records, and gives its path.
  private func run(
    _ name: String, shard: (Int, Int)? = nil, assignment: String = "x", _ ends: [RunRecord],
    change: (inout RunManifest) -> Void = { _ in }
  ) throws -> String {
    let path = folder.path + "/" + name
    try FileAccess.makeFolder(path)
    let recorder = RunRecorder(directory: path)
    for end in ends { try recorder.append(end) }
    let shard = shard.flatMap { Shard(index: $0.0, count: $0.1) }
    var manifest = manifest(folder: "/package/.build/snapshot-runs/old")
    manifest.share = shard.map {
      ShardShare(shard: $0, tests: 1, totalTests: 9, planDigest: assignment)
    }
    manifest.command = shard.map { "verify --shard \($0)" } ?? "verify"
    manifest = manifest.ended(report(ends))
    change(&manifest)
    try manifest.write(to: path)
    return path
  }

  private func end(_ name: String, _ status: RunRecord.Status = .matched) -> RunRecord {
    record(name, snapshot: "T/\(name).png", test: "T.\(name)").ended(status)
  }

  private func merged(_ folders: [String]) throws -> RunReport {
    try RunMerge(folders: folders).report()
  }

  @Test func `the shards of a run are one report with every snapshot once`() throws {
    let folders = [
      try run("b", shard: (2, 3), [end("c", .differed)]),
      try run("a", shard: (1, 3), [end("a"), end("b")]),
      try run("c", shard: (3, 3), []),
    ]
    let report = try merged(folders)
    #expect(report.summary.entries.map(\.record.snapshot) == ["T/c.png", "T/a.png", "T/b.png"])
    #expect(report.headline == "1 of 3 snapshots does not match")
    #expect(report.exitCode == 1 && report.trouble == nil)
    #expect(report.command == "verify --shard 1…3/3")
  }

  @Test func `a missing shard is told, and never a success`() throws {
    let report = try merged([try run("a", shard: (1, 3), [end("a")])])
    #expect(
      report.trouble == .incomplete(["Shard 2 of 3 is missing.", "Shard 3 of 3 is missing."]))
    #expect(report.exitCode == 3)
  }

  @Test func `a shard that did not end whole is told`() throws {
    let crashed = try run("b", shard: (2, 2), [end("b")]) { $0.trouble = .crashed(["signal 11"]) }
    let whole = try run("a", shard: (1, 2), [end("a")])
    let report = try merged([whole, crashed])
    #expect(
      report.trouble
        == .crashed([
          "Shard 2 of 2: A test process crashed; the tests after it did not run.", "  signal 11",
        ]))
    let killed = try run("c", shard: (2, 2), []) { $0.state = .running }
    #expect(try merged([whole, killed]).exitCode == 3)
  }

  @Test func `what does not add up is refused, and why`() throws {
    let one = try run("1", shard: (1, 2), [end("a")])
    func expect(_ error: RunMergeError, _ other: String) {
      #expect(throws: error) { try RunMerge(folders: [one, other]) }
    }
    let again = try run("again", shard: (1, 2), [end("b")])
    expect(.shardTwice(1, one, again), again)
    expect(.differentCounts(2, 3), try run("count", shard: (2, 3), []))
    expect(.differentAssignments(1, 2), try run("cut", shard: (2, 2), assignment: "y", []))
    expect(.snapshotTwice("T/a.png", 1, 2), try run("same", shard: (2, 2), [end("a")]))
    let other = end("a").with { $0.test = "T.other" }
    expect(
      .sharedReference(
        "T/a.png is the reference of two tests, T.a (CardTests.swift:12) and T.other "
          + "(CardTests.swift:12). Give one of them another name."),
      try run("shared", shard: (2, 2), [other]))
    expect(.mixed(one), try run("all", []))
    expect(
      .differentVersions(SnapshotVersion.current, "9"),
      try run("new", shard: (2, 2), []) { $0.version = "9" })
    expect(
      .differentPackages("Cards", "Rings"),
      try run("other", shard: (2, 2), []) { $0.packageName = "Rings" })
  }

  @Test func `shards of different states are refused, with both commits`() throws {
    func state(_ name: String, _ index: Int, _ state: SourceState) throws -> String {
      try run(name, shard: (index, 2), [end(name)]) { $0.share?.state = state }
    }
    let clean = SourceState(commit: "1234567890", digest: "")
    let one = try state("one", 1, clean)
    #expect(try merged([one, try state("same", 2, clean)]).exitCode == 0)
    let error = #expect(throws: RunMergeError.self) {
      try RunMerge(folders: [
        one, try state("later", 2, SourceState(commit: "abcdef0123", digest: "d")),
      ])
    }
    #expect(
      error?.description
        == "Shard 1 tested 1234567, shard 2 abcdef0 with changes that are not committed: their "
        + "results cannot be combined. Run all shards of one commit.")
    let changed = try state("changed", 1, SourceState(commit: "1234567890", digest: "a"))
    #expect(throws: RunMergeError.self) {
      try RunMerge(folders: [
        changed, try state("others", 2, SourceState(commit: "1234567890", digest: "b")),
      ])
    }
  }

  @Test func `a folder that holds the runs of several machines is searched`() throws {
    _ = try run("ci/shard-1/.build/snapshot-runs/20260101-x", shard: (1, 2), [end("old")])
    _ = try run("ci/shard-1/.build/snapshot-runs/20260102-x", shard: (1, 2), [end("a")])
    _ = try run("ci/shard-2", shard: (2, 2), [end("b")])
    let report = try merged([folder.path + "/ci"])
    #expect(report.summary.entries.map(\.record.snapshot) == ["T/a.png", "T/b.png"])
    try FileAccess.makeFolder(folder.path + "/empty")
    #expect(throws: RunMergeError.run(.noRun(folder.path + "/empty"))) {
      try RunMerge(folders: [folder.path + "/empty"])
    }
  }

  @Test func `runs without shards show a snapshot once, as it ended worst`() throws {
    let one = try run("1", [end("a", .differed), end("b")])
    var second = end("a")
    second.assertion = "a2"
    let report = try merged([one, try run("2", [second, end("c")])])
    #expect(report.summary.entries.map(\.outcome) == [.differed, .matched, .matched])
  }
}
