import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool
import Testing

@Suite struct PruneCommandTests {
  private let package: PendingPackage
  private let ring = picture(5, 5, black: [(2, 2)])

  init() throws {
    package = try PendingPackage()
    try package.addMatch("CardTests/testCard.1@2x.png", picture(4, 4))
    try package.write("__Snapshots__/CardTests/testOld.1@2x.png", picture(4, 4))
  }

  private func end(_ change: (inout RunManifest) -> Void = { _ in }) throws {
    try package.endRun(change)
  }

  private func prune(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["prune"] + arguments, directory: package.root)
  }

  private var oldIsThere: Bool {
    package.bytes("__Snapshots__/CardTests/testOld.1@2x.png") != nil
  }

  @Test func `after a whole run what no test used is listed, and deleted with --yes`() throws {
    try end()
    let dry = try prune("--dry-run")
    #expect(dry.exitCode == 1)
    #expect(dry.output.contains("unused  CardTests/testOld.1@2x.png"))
    #expect(dry.output.contains("1 reference to delete"))
    #expect(oldIsThere)
    let asked = try prune()
    #expect(asked.exitCode == 1)
    #expect(asked.errors.contains("--yes"))
    #expect(oldIsThere)
    #expect(try prune("--yes").exitCode == 0)
    #expect(!oldIsThere)
    #expect(package.bytes("__Snapshots__/CardTests/testCard.1@2x.png") != nil)
    #expect(try prune("--yes").output.contains("Every reference is used: 1."))
  }

  @Test func `a run that did not see all tests is refused, with the reason`() throws {
    func refusal(_ reason: String, _ change: (inout RunManifest) -> Void) throws {
      try end(change)
      let run = try prune("--yes")
      #expect(run.exitCode == 3)
      #expect(run.errors.contains(reason), "\(run.errors)")
      #expect(run.output == "")
      #expect(oldIsThere)
    }
    try refusal("(verify --filter Card) covered only some tests") {
      $0.isFiltered = true
      $0.command = "verify --filter Card"
    }
    try refusal("did not end") { $0.state = .running }
    try refusal("was interrupted") { $0.trouble = .interrupted(running: []) }
    try refusal("crashed") { $0.trouble = .crashed(["x"]) }
    try refusal("did not finish") { $0.exitCode = 3 }
    try refusal("1 test failed for another reason than a snapshot, such as A.b") {
      $0.otherFailures = [.init(file: "/a", line: 1, test: "A.b", message: "no")]
    }
    try refusal("The last run’s records of 2 snapshots tell of 1") { $0.assertionCount = 2 }
    try refusal("The last run’s records tell of 1") { $0.assertionCount = nil }
    try refusal("was ended because a test took too long") {
      $0.trouble = .timedOut(limitSeconds: 1, running: [])
    }
    try refusal("Of 3 shards only 2 is here") {
      $0.share = PendingPackage.share(2, of: 3)
    }
    try FileManager.default.removeItem(atPath: package.run + "/run.json")
    #expect(try prune("--yes").exitCode == 3)
    #expect(oldIsThere)
  }

  @Test func `all shards of a run are whole together`() throws {
    try end { $0.share = PendingPackage.share(1, of: 2) }
    let second = try package.addShard(2, of: 2, matching: "CardTests/testOld.1@2x.png")
    let run = try prune("--yes", "--run", package.run, "--run", second)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("Every reference is used: 2."))
    #expect(try prune("--run", package.run, "--run", package.run).exitCode == 3)
  }

  @Test func `what is not ours, or newer than the run, stays and is named`() throws {
    let foreign = try PNGCodec.encode(picture(3, 3).png)
    try package.write("__Snapshots__/CardTests/testForeign.1.png", bytes: foreign)
    try package.write("__Snapshots__/CardTests/README.md", bytes: [1])
    try package.write("__Snapshots__/Fonts/Inter.ttf", bytes: [1])
    try end()
    try package.write("__Snapshots__/CardTests/testNew.1@2x.png", picture(6, 6))
    package.makeNewer("__Snapshots__/CardTests/testNew.1@2x.png")
    let run = try prune("--yes")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("kept    CardTests/testForeign.1.png  another program wrote it"))
    #expect(run.output.contains("kept    CardTests/README.md  not named as a snapshot"))
    #expect(run.output.contains("kept    CardTests/testNew.1@2x.png  written after the run"))
    #expect(!run.output.contains("Inter.ttf"))
    for path in ["CardTests/testForeign.1.png", "CardTests/README.md", "Fonts/Inter.ttf"] {
      #expect(package.bytes("__Snapshots__/" + path) != nil)
    }
    #expect(!oldIsThere)
  }

  @Test func `a test that is there and asserted nothing keeps its references`() throws {
    let source = "@Suite struct T {\n  @Test(.disabled()) func testOld() {}\n}\n"
    try package.write("Tests/CardTests.swift", bytes: Array(source.utf8))
    try end()
    let run = try prune("--yes")
    #expect(run.output.contains("kept    CardTests/testOld.1@2x.png  its test is there"))
    #expect(oldIsThere)
  }

  @Test func `a renamed reference is moved`() throws {
    try package.write("__Snapshots__/CardTests/testRing.1@2x.png", ring)
    try package.add("CardTests/testCircle.1@2x.png", reference: nil, actual: ring)
    try end { $0.exitCode = 1 }
    let list = try package.review("--list")
    #expect(list.output.contains("the same picture is at __Snapshots__/CardTests/testRing.1@2x"))
    let run = try prune("--yes")
    #expect(run.exitCode == 0)
    #expect(
      run.output.contains("move    CardTests/testRing.1@2x.png → CardTests/testCircle.1@2x.png"))
    #expect(package.bytes("__Snapshots__/CardTests/testRing.1@2x.png") == nil)
    #expect(try package.isAccepted("CardTests/testCircle.1@2x.png"))
    #expect(try package.review("--undo").exitCode == 0)
    #expect(package.bytes("__Snapshots__/CardTests/testRing.1@2x.png") != nil)
    #expect(package.bytes("__Snapshots__/CardTests/testCircle.1@2x.png") == nil)
  }

  @Test func `the review moves a renamed reference with m`() throws {
    try package.write("__Snapshots__/CardTests/testRing.1@2x.png", ring)
    try package.add("CardTests/testCircle.1@2x.png", reference: nil, actual: ring)
    try end { $0.exitCode = 1 }
    let terminal = try PseudoTerminal(["review", "--images", "none"], directory: package.root)
    #expect(terminal.waits(for: "m move"))
    terminal.type("m")
    #expect(terminal.exitCode() == 0)
    #expect(package.bytes("__Snapshots__/CardTests/testRing.1@2x.png") == nil)
    #expect(try package.isAccepted("CardTests/testCircle.1@2x.png"))
  }

  @Test func `asked in a terminal, only yes deletes`() throws {
    try end()
    for (answer, code) in [("\n", Int32(1)), ("n\n", 1), ("y\n", 0)] {
      #expect(oldIsThere)
      let terminal = try PseudoTerminal(["prune"], directory: package.root)
      #expect(terminal.waits(for: "Do it? [y/N]"))
      terminal.type(answer)
      #expect(terminal.exitCode() == code)
    }
    #expect(!oldIsThere)
  }
}
