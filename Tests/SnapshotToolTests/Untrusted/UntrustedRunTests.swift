import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct UntrustedRunTests: RunWriting {
  let package: ReviewedPackage

  init() throws { package = try ReviewedPackage() }

  @Test func `a store outside the references is refused by name`() throws {
    for (index, store) in [".git/hooks", "Sources", "/tmp", "../other"].enumerated() {
      try package.add("A/a.\(index).png", reference: nil, actual: new) { $0.store = store }
    }
    let pending = package.pending()
    #expect(pending.snapshots.isEmpty)
    #expect(pending.refusals.map(\.snapshot).sorted() == (0..<4).map { "A/a.\($0).png" })
    let list = ReviewList(pending, packageRoot: package.root)
    #expect(!list.isSettled)
    #expect(list.text(TextStyle(isColored: false)).contains("! A/a.0.png is refused: .git/hooks"))
  }

  @Test func `a picture outside the run is refused, and no report shows it`() throws {
    let secret = try package.write("secret.png", new)
    let outside = package.root + "/.build/other/b.actual.png"
    try package.write(".build/other/b.actual.png", new)
    for (index, path) in [secret, outside, package.run + "/../../other/b.actual.png"].enumerated() {
      try package.add("A/a.\(index).png", reference: old, actual: new) {
        $0.actualPath = path
        $0.differencePath = path
        $0.referencePath = path
      }
    }
    let run = run()
    #expect(run.refusals.count == 3)
    #expect(run.hiddenPictures.count == 6)
    for record in run.records {
      #expect(record.actualPath == nil && record.differencePath == nil)
      #expect(record.referencePath == nil)
    }
  }

  @Test func `links in the run's folder are not followed`() throws {
    let manager = FileManager.default
    let away = try TemporaryFolder()
    try FileAccess.write(new, to: away.path + "/a.1.png")
    try package.add("A/a.1.png", reference: old, actual: new)
    try package.add("B/a.1.png", reference: old, actual: new)
    try manager.removeItem(atPath: package.run + "/artifacts/A/a.1.png")
    try manager.createSymbolicLink(
      atPath: package.run + "/artifacts/A/a.1.png", withDestinationPath: away.path + "/a.1.png")
    try manager.removeItem(atPath: package.run + "/artifacts/B")
    try manager.createSymbolicLink(
      atPath: package.run + "/artifacts/B", withDestinationPath: away.path)
    let run = run()
    #expect(run.refusals.map(\.snapshot).sorted() == ["A/a.1.png", "B/a.1.png"])
    #expect(PendingRun(run).snapshots.isEmpty)
  }

  @Test func `records and a description that are links are not read`() throws {
    let away = try TemporaryFolder()
    try FileAccess.write(Array((line { _ in } + "\n").utf8), to: away.path + "/a.jsonl")
    try manifest(folder: away.path).write(to: away.path)
    for (name, target) in [("a.jsonl", "a.jsonl"), ("run.json", "run.json")] {
      try FileManager.default.createSymbolicLink(
        atPath: package.run + "/" + name, withDestinationPath: away.path + "/" + target)
    }
    let run = run()
    #expect(run.records.isEmpty)
    #expect(run.problems.count == 1)
    #expect(run.problems.first?.hasPrefix("a.jsonl cannot be read: a symbolic link") == true)
    #expect(throws: RunFolderError.self) { try run.manifest() }
  }

  @Test func `two ends of one assertion are told`() throws {
    try write(line { $0.status = .differed }, line { $0.status = .matched })
    #expect(run().problems.first?.hasPrefix("The assertion 1 ended twice") == true)
  }

  @Test func `a part that no plan has is no description of a run`() throws {
    var ended = manifest(folder: package.run)
    ended.share = ShardShare(
      shard: try #require(Shard(index: 1, count: 2)), tests: 1, totalTests: 1, planDigest: "x")
    let text = JSONText.string(ended)
    for (index, count) in [("0", "2"), ("3", "2"), ("1", "9223372036854775807"), ("1", "0")] {
      let changed = text.replacing("\"count\":2", with: "\"count\":\(count)")
        .replacing("\"index\":1", with: "\"index\":\(index)")
      try FileAccess.write(Array(changed.utf8), to: package.run + "/run.json")
      #expect(throws: RunFolderError.self) { try run().manifest() }
    }
  }

  @Test(arguments: [
    ("durationSeconds", "1e300"), ("durationSeconds", "-1"), ("durationSeconds", "\"nan\""),
    ("missedTests", "-9223372036854775808"), ("assertionCount", "-1"),
  ])
  func `numbers that no run has make its description unreadable`(
    _ name: String, _ value: String
  ) throws {
    let text = JSONText.string(manifest(folder: package.run))
    let changed = "{\"\(name)\":\(value)," + text.dropFirst()
    try FileAccess.write(Array(changed.utf8), to: package.run + "/run.json")
    #expect(
      throws: RunFolderError.unreadable(
        path: package.run + "/run.json", reason: "\(name) is beyond what a run can have")
    ) { try run().manifest() }
  }

  @Test func `runs are not looked for behind links`() throws {
    let away = try TemporaryFolder()
    try manifest(folder: away.path).write(to: away.path)
    let kept = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: kept.path + "/run", withDestinationPath: away.path)
    #expect(RunFolders.runs(in: kept.path).isEmpty)
  }

  @Test func `many records that are alike take no long`() throws {
    // Each pair held against each other would be ten thousand million comparisons.
    let records = (0..<100_000).map { index in
      record("\(index)").ended(.matched).with { $0.pixelDigest = "\(index % 2)" }
    }
    #expect(RunSummary(records).count(.failed) == records.count, "two pictures in one file")
    let many = (0..<2_000).map { index in
      record("\(index)").ended(.matched).with { $0.pixelDigest = "\(index)" }
    }
    #expect(RunSummary(many).count(.failed) == many.count, "not held against each other: told")
  }

  @Test func `a reference under another name of the package's folder is shown`() throws {
    try package.add("A/a.1.png", reference: old, actual: new) {
      $0.referencePath = "/another/name/__Snapshots__/A/a.1.png"
    }
    #expect(run().records.last?.referencePath == package.root + "/__Snapshots__/A/a.1.png")
    #expect(run().hiddenPictures.isEmpty)
  }

  @Test func `a store that is not the default one is named before it is written`() throws {
    try package.write("Tests/Shots/Card/card.1@2x.png", old)
    try package.add("Card/card.2@2x.png", reference: nil, actual: new) { $0.store = "Tests/Shots" }
    let list = ReviewList(package.pending(), packageRoot: package.root)
    #expect(
      list.text(TextStyle(isColored: false)).contains("reference Tests/Shots/Card/card.2@2x.png"))
  }
}
