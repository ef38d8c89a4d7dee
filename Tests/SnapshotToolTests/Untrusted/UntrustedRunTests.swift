import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct UntrustedRunTests {
  private let package: ReviewedPackage
  private let old: [UInt8]
  private let new: [UInt8]

  init() throws {
    package = try ReviewedPackage()
    old = try ReviewedPackage.png(picture("..", ".."))
    new = try ReviewedPackage.png(picture("..", ".#"))
  }

  private func run() -> UntrustedRun {
    UntrustedRun(folder: package.run, packageRoot: package.root)
  }

  private func write(_ lines: String..., to name: String = "x.jsonl") throws {
    let text = lines.map { $0 + "\n" }.joined()
    try FileAccess.write(Array(text.utf8), to: package.run + "/" + name)
  }

  private func line(_ change: (inout RunRecord) -> Void) -> String {
    JSONText.string(record("1").ended(.differed).with(change))
  }

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

  @Test func `an actual path is a mark in the name, not in a folder`() {
    let record = record("1").ended(.differed).with {
      $0.actualPath = "/run/x.actual/card.png"
      $0.differencePath = "/run/x.actual/card.difference.png"
      $0.referencePath = "/r.png"
    }
    #expect(ComparisonPicture.path(for: record) == nil)
    #expect(KeptReferences.path(for: record) == nil)
  }

  @Test func `a kept reference that is a link is not shown`() throws {
    let secret = try package.write("secret.png", new)
    let actual = try package.write(
      ".build/snapshot-runs/20260102-030405-x/artifacts/A/a.1.actual.png", new)
    try FileManager.default.createSymbolicLink(
      atPath: actual.replacing(".actual", with: ".reference"), withDestinationPath: secret)
    try package.add("A/a.1.png", reference: old, actual: new) {
      $0.actualPath = actual
      $0.referencePath = package.root + "/__Snapshots__/A/a.1.png"
    }
    let record = try #require(run().records.last)
    #expect(record.actualPath == actual)
    #expect(KeptReferences.keptPath(for: record) == nil)
  }

  // MARK: - Limits

  @Test func `numbers that no run has make a line unreadable, and it is told`() throws {
    let numbers: [(inout RunRecord) -> Void] = [
      { $0.line = .min }, { $0.durationSeconds = 1e300 }, { $0.durationSeconds = .nan },
      { $0.durationSeconds = -1 }, { $0.scale = .infinity },
      { $0.changes = [ViewChange(view: "a", what: "b", pixels: .max)] },
      { $0.runtimeChecks = Array(repeating: RecordedRuntimeCheck(name: "a"), count: 101) },
      { $0.runtimeChecks = [.init(name: "a", loss: String(repeating: "b", count: 20_000))] },
    ]
    try FileAccess.write(
      Array(numbers.map { line($0) + "\n" }.joined().utf8), to: package.run + "/x.jsonl")
    let run = run()
    #expect(run.records.isEmpty)
    #expect(
      run.problems == [
        "1 line of x.jsonl cannot be read: line is beyond what a run can have.",
        "3 lines of x.jsonl cannot be read: durationSeconds is beyond what a run can have.",
        "1 line of x.jsonl cannot be read: scale is beyond what a run can have.",
        "1 line of x.jsonl cannot be read: changes is beyond what a run can have.",
        "2 lines of x.jsonl cannot be read: runtimeChecks is beyond what a run can have.",
      ])
  }

  @Test func `a comparison's numbers are held against the limits, too`() throws {
    let size = PixelSize(width: 4, height: 4)
    let whole = line {
      $0.numbers = .init(ComparisonResult(equalImagesOf: size, tolerance: .exact))
    }
    for (good, bad) in [
      ("\"width\":4", "\"width\":-4"), ("\"height\":4", "\"height\":9223372036854775807"),
      ("\"totalPixels\":16", "\"totalPixels\":-1"), ("\"maxDelta\":0", "\"maxDelta\":1e300"),
      ("\"maxDelta\":0", "\"maxDelta\":\"nan\""), ("\"regionCount\":0", "\"regionCount\":-1"),
      ("\"maxChannelDelta\":0", "\"maxChannelDelta\":256"),
      (
        "\"regions\":[]",
        "\"regions\":[{\"x\":-1,\"y\":0,\"width\":1,\"height\":1,\"pixels\":1}]"
      ),
    ] {
      let changed = whole.replacing(good, with: bad)
      #expect(changed != whole)
      try write(changed)
      #expect(run().records.isEmpty, "\(bad)")
    }
    try write(whole)
    #expect(run().records.count == 1 && run().problems.isEmpty)
  }

  @Test func `an odd tolerance of a test is no unreadable record`() throws {
    var tolerance = Tolerance.exact
    tolerance.maxRegionEnergy = .infinity
    tolerance.greatestMeanDelta = .nan
    try write(line { $0.tolerance = tolerance })
    #expect(run().records.count == 1)
    #expect(run().problems.isEmpty)
  }

  @Test func `what is long, deep, torn or no record is told by its kind`() throws {
    let deep = String(repeating: "[", count: 2_000) + String(repeating: "]", count: 2_000)
    let long = line { $0.test = String(repeating: "x", count: RunLimits.maximumNameBytes + 1) }
    try write(deep, long, "{}", "", "no")
    try FileAccess.write(Array("{\"event\":".utf8), to: package.run + "/y.jsonl")
    #expect(
      run().problems == [
        "1 line of x.jsonl cannot be read: nested deeper than 512.",
        "1 line of x.jsonl cannot be read: test is beyond what a run can have.",
        "2 lines of x.jsonl cannot be read: not a record.",
        "1 line of y.jsonl cannot be read: not a record.",
        "1 line of y.jsonl cannot be read: torn: the file ends inside a line.",
      ])
  }

  @Test func `a line longer than the limit is not decoded`() throws {
    let message = String(repeating: "x", count: RunLimits.maximumLineBytes)
    try write(line { $0.message = message })
    #expect(run().problems == ["1 line of x.jsonl cannot be read: longer than 16.8 MB."])
  }

  @Test func `two ends of one assertion are told`() throws {
    try write(line { $0.status = .differed }, line { $0.status = .matched })
    #expect(run().problems.first?.hasPrefix("The assertion 1 has two ends") == true)
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
