import SnapshotCore
import SnapshotTool
import Testing

@Suite struct PrunePlanRunsTests {
  private let package: ReviewedPackage

  init() throws { package = try ReviewedPackage() }

  /// Writes a run with one match, and plans after it.
  private func plan(
    report change: (inout RunReport) -> Void = { _ in },
    manifest edit: (inout RunManifest) -> Void = { _ in }
  ) throws -> PrunePlan {
    let start = record("1", snapshot: "A/a.1.txt")
    let end = start.ended(.matched)
    let recorder = RunRecorder(directory: package.run)
    try recorder.append(start)
    try recorder.append(end)
    var ended = manifest(folder: package.run).ended(report([end], change))
    edit(&ended)
    try ended.write(to: package.run)
    return try PrunePlan(runFolders: [package.run], packageRoot: package.root)
  }

  @Test func `a whole run says what is used`() throws {
    try package.write("__Snapshots__/A/a.1.txt", [1])
    let plan = try plan()
    #expect(plan.usedCount == 1)
    #expect(plan.isEmpty)
  }

  @Test func `a folder without a run is refused`() {
    #expect(throws: PruneRefusal.noRun(package.run)) {
      try PrunePlan(runFolders: [package.run], packageRoot: package.root)
    }
  }

  @Test func `a run of some tests, or one that has not ended, is refused`() {
    #expect(throws: PruneRefusal.filtered(command: "verify")) {
      try plan(manifest: { $0.isFiltered = true })
    }
    #expect(throws: PruneRefusal.running(command: "verify")) {
      try plan(manifest: { $0.state = .running })
    }
  }

  @Test func `a run that lost records, or had trouble, is refused`() {
    #expect(throws: PruneRefusal.lostRecords(found: 1, expected: 2)) {
      try plan(manifest: { $0.assertionCount = 2 })
    }
    #expect(throws: PruneRefusal.ended(.crashed(["a"]))) {
      try plan(report: { $0.trouble = .crashed(["a"]) })
    }
  }

  @Test func `one of two parts is refused by its number`() throws {
    let share = ShardShare(
      shard: try #require(Shard(index: 1, count: 2)), tests: 1, totalTests: 2, planDigest: "x")
    #expect(throws: PruneRefusal.shards(found: [1], count: 2)) {
      try plan(manifest: { $0.share = share })
    }
  }
}
