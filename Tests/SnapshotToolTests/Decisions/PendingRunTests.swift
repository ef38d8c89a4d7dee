import CoreGraphics
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct PendingRunTests: Reviewing {
  let package: ReviewedPackage

  init() throws { package = try ReviewedPackage() }

  @Test func `only what differs or is missing is pending, by path`() throws {
    try package.add("B/b.1.png", reference: old, actual: new)
    try package.add("A/a.1.png", reference: nil, actual: new)
    let recorder = RunRecorder(directory: package.run)
    for (name, status) in [("C/c.1.png", RunRecord.Status.matched), ("D/d.1.png", .failed)] {
      try recorder.append(record(name, snapshot: name))
      try recorder.append(record(name, snapshot: name).ended(status))
    }
    let run = package.pending()
    #expect(run.snapshots.map(\.path) == ["A/a.1.png", "B/b.1.png"])
    #expect(run.snapshots.map(\.kind) == [.missing, .differs])
    #expect(run.usedPaths == ["A/a.1.png", "B/b.1.png", "C/c.1.png"])
  }

  @Test func `a path that leads out of the references is never pending`() throws {
    for path in ["../a.1.png", "a.1.png", "A/../../a.1.png", "A/.a.1.png", "/A/a.1.png"] {
      #expect(SnapshotID(relativePath: path) == nil)
    }
    let id = SnapshotID(testFile: "Card.swift", testName: "a()", name: "x", scale: 1.5)
    #expect(SnapshotID(relativePath: id.relativePath) == id)
  }

  @Test func `a run of another machine is found in its folder here`() throws {
    try package.add("A/a.1.png", reference: old, actual: new) {
      $0.actualPath = "/ci/cards/.build/snapshot-runs/7/artifacts/A/a.1.png"
    }
    let run = package.pending()
    #expect(run.snapshots[0].actualPath == package.run + "/artifacts/A/a.1.png")
    let session = try ReviewSession(run)
    try session.accept(run.snapshots[0], step: 1)
    #expect(package.bytes("__Snapshots__/A/a.1.png") == new)
  }

  @Test func `what a plain test run left is reviewed if it is newer than the last run`() throws {
    let artifacts = package.root + "/.build/snapshots"
    /// Whatever the run of this test itself says about the artifacts.
    func newest(_ variables: [String: String] = [:]) -> String? {
      PendingRun.newestFolder(
        buildFolder: package.root + "/.build", packageRoot: package.root,
        environment: SnapshotEnvironment(variables))
    }
    #expect(newest() == package.run)
    try package.add("A/a.1.png", reference: old, actual: new)
    let id = try #require(SnapshotID(relativePath: "A/a.1.png"))
    let left = Artifacts(directory: artifacts)
    var end = record("", snapshot: "A/a.1.png").ended(.differed)
    end.actualPath = try left.write(new, for: id, .actual)
    end.referenceDigest = SHA256.digest(of: old).description
    try left.write(end, for: id)
    #expect(newest() == artifacts)
    #expect(newest(["SNAPSHOT_ARTIFACTS": package.root + "/elsewhere"]) == package.run)
    let run = package.pending(artifacts)
    #expect(run.snapshots.map { $0.state(isRejected: false) } == [.undecided])
    left.remove(id)
    #expect(package.pending(artifacts).snapshots.isEmpty)
    #expect(newest() == package.run)
  }

  @Test func `patterns are paths as they are printed, and globs`() {
    let path = "CardTests/card.1@2x.png"
    for text in [
      path, "__Snapshots__/" + path, "/home/x/__Snapshots__/" + path, "CardTests/*", "*card*",
      "Card*", "CardTests/card.?@2x.png",
    ] {
      #expect(SnapshotPattern(text).matches(path), "\(text)")
    }
    for text in ["", "CardTests", "card.1@2x.png", "CardTests/card.1", "*.txt"] {
      #expect(!SnapshotPattern(text).matches(path), "\(text)")
    }
  }
}
