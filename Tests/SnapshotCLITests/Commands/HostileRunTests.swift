import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool
import Testing

/// The commands on a run's folder that somebody else made.
@Suite struct HostileRunTests {
  private let package: PendingPackage

  init() throws {
    package = try PendingPackage()
    try package.write("Package.swift", bytes: Array("let package".utf8))
    try package.write("Sources/App/main.swift", bytes: [])
    try package.write("secret.txt", bytes: Array("hunter2".utf8))
    try FileAccess.makeFolder(package.root + "/.git/hooks")
  }

  @Test func `review writes no hook, no source and no manifest, and names what it refuses`() throws
  {
    try package.add("CardTests/a.1@2x.png", reference: picture(4, 4))
    for (index, (store, name)) in [
      (".git", "hooks/post.commit.png"), ("Sources", "App/main.1.swift"), ("", "x/Package.1.png"),
      (package.root, "Sources/x.1.png"), ("/tmp", "x/x.1.png"), ("../", "x/x.1.png"),
    ].enumerated() {
      try package.add(name, reference: nil) {
        $0.store = store
        $0.assertion = "hostile \(index)"
      }
    }
    let run = try package.review("--accept", "--all")
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("snapshot: hooks/post.commit.png is refused: .git is, or is in"))
    #expect(run.errors.components(separatedBy: " is refused: ").count == 7)
    #expect(try package.isAccepted("CardTests/a.1@2x.png"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: package.root + "/.git/hooks") == [])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: package.root + "/Sources/App")
        == ["main.swift"])
    #expect(package.bytes("Package.swift") == Array("let package".utf8))
    let named = try package.review("--accept", "App/*")
    #expect(named.exitCode == 1)
    #expect(named.errors.contains("App/main.1.swift is refused"))
    #expect(try package.review("--list").exitCode == 1)
  }

  @Test func `a local file is never taken for what was drawn`() throws {
    let secret = package.root + "/secret.txt"
    for (index, path) in [secret, package.run + "/../../../secret.txt"].enumerated() {
      try package.add("A/a.\(index).txt", reference: nil) { $0.actualPath = path }
    }
    try package.write(
      ".build/snapshots/B/b.1.actual.txt.json",
      bytes: Array(
        JSONText.string(
          package.start("B/b.1.txt").ended(.missing).with { $0.actualPath = secret }
        ).utf8))
    try FileManager.default.createSymbolicLink(
      atPath: package.root + "/.build/snapshots/B/b.1.actual.txt", withDestinationPath: secret)
    for folder in [package.run, package.root + "/.build/snapshots"] {
      let run = try package.review("--accept", "--all", "--run", folder)
      #expect(run.exitCode != 0)
      #expect(!FileAccess.exists(package.root + "/__Snapshots__"))
      #expect(!(run.output + run.errors).contains("hunter2"))
    }
  }

  @Test func `a merged report writes and shows nothing outside the run`() throws {
    let away = try ScratchFolder()
    let path = try away.write("p.actual.png", picture(4, 4, black: [(0, 0)]))
    let picture = try FileAccess.read(path)
    try package.add("A/a.1.png", reference: SnapshotCLITests.picture(4, 4)) {
      $0.actualPath = path
      $0.differencePath = path
      $0.referencePath = path
    }
    try package.endRun()
    let out = package.root + "/out"
    let run = try CommandRun(
      ["report", "--merge", package.run, "--format", "html,junit,json", "--output", out + "/"],
      directory: package.root)
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("2 pictures outside the run"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: away.path) == ["p.actual.png"])
    let data = Data(picture).base64EncodedString()
    for name in ["report.html", "junit.xml", "report.json"] {
      let text = String(decoding: try FileAccess.read(out + "/" + name), as: UTF8.self)
      #expect(!text.contains(data) && !text.contains("p.actual.png"), "\(name)")
    }
  }

  @Test func `prune removes nothing after records that cannot be read`() throws {
    try package.write("__Snapshots__/A/unused.1.png", picture(4, 4))
    try package.addMatch("A/a.1.png", picture(4, 4))
    try package.endRun()
    #expect(try CommandRun(["prune", "--dry-run"], directory: package.root).exitCode == 1)
    try package.write(
      ".build/snapshot-runs/20260102-030405-x/torn.jsonl", bytes: Array("{\n".utf8))
    let run = try CommandRun(["prune", "--yes"], directory: package.root)
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("1 line of torn.jsonl cannot be read"))
    #expect(package.bytes("__Snapshots__/A/unused.1.png") != nil)
    let list = try CommandRun(["list"], directory: package.root)
    #expect(list.errors.contains("torn.jsonl"))
  }

  @Test func `huge times of other machines stop nothing`() throws {
    let times = Array(
      "{\"version\":1,\"milliseconds\":{\"A.a\":9223372036854775807,\"A.b\":-5}}".utf8)
    let read = try TestTimes(bytes: times, path: "t")
    let tests = ListedTest.all(in: "M.A/a()\nM.A/b()\nM.A/c()\n")
    #expect(ShardPlan(tests: tests, times: read, count: 2).loads.reduce(0, +) > 0)
  }
}
