import CoreGraphics
import Foundation
import SnapshotCore
import Testing

@Suite struct ReviewCommandTests {
  private let package: PendingPackage

  init() throws {
    package = try PendingPackage()
    try package.add("CardTests/a.1@2x.png", reference: picture(4, 4))
    try package.add("CardTests/b.1@2x.png", reference: picture(4, 4))
    try package.add("RingTests/c.1@2x.png", reference: nil)
  }

  @Test func `the list names what is left, and how to go on`() throws {
    let run = try package.review("--list")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("? CardTests/a.1@2x.png  CardTests.testCard"))
    #expect(run.output.contains("3 pending"))
    #expect(run.output.contains("--accept PATTERN"))
    #expect(!run.output.contains("\u{1b}"))
  }

  @Test func `the list is JSON for other programs`() throws {
    let object = try package.review("--list", "--json").json()
    #expect(object["version"] as? Int == 1)
    let snapshots = try #require(object["snapshots"] as? [[String: Any]])
    #expect(snapshots.map { $0["snapshot"] as? String }.first == "CardTests/a.1@2x.png")
    #expect(snapshots.map { $0["kind"] as? String } == ["differs", "differs", "missing"])
    #expect(snapshots.allSatisfy { $0["state"] as? String == "pending" })
    #expect(snapshots[0]["reference"] as? String == "__Snapshots__/CardTests/a.1@2x.png")
  }

  @Test func `accepting a glob writes its references alone`() throws {
    let run = try package.review("--accept", "CardTests/*")
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        accepted CardTests/a.1@2x.png → __Snapshots__/CardTests/a.1@2x.png
        accepted CardTests/b.1@2x.png → __Snapshots__/CardTests/b.1@2x.png

        """)
    #expect(try package.isAccepted("CardTests/a.1@2x.png"))
    #expect(try package.isAccepted("CardTests/b.1@2x.png"))
    #expect(try !package.isAccepted("RingTests/c.1@2x.png"))
    #expect(try package.review("--list").output.contains("1 pending, 2 accepted"))
    #expect(try package.review("--undo").exitCode == 0)
    #expect(try package.review("--list").output.contains("3 pending"))
  }

  @Test func `what is rejected is not asked about again`() throws {
    #expect(try package.review("--reject", "CardTests/a.1@2x.png").exitCode == 0)
    #expect(try package.review("--accept", "*/b.1*", "*/c.1*").exitCode == 0)
    let list = try package.review("--list")
    #expect(list.exitCode == 0)
    #expect(list.output.contains("2 accepted, 1 rejected"))
    #expect(try !package.isAccepted("CardTests/a.1@2x.png"))
  }

  @Test func `all is what nobody decided about`() throws {
    _ = try package.review("--reject", "CardTests/a.1@2x.png")
    let all = try package.review("--accept", "--all")
    #expect(all.exitCode == 0)
    #expect(all.output.contains("1 rejected earlier"))
    #expect(try !package.isAccepted("CardTests/a.1@2x.png"))
    #expect(try package.review("--accept", "--all").output.contains("nothing to decide"))
    #expect(try package.review("--accept", "CardTests/a.1@2x.png").exitCode == 0)
    #expect(try package.isAccepted("CardTests/a.1@2x.png"))
  }

  @Test func `the run's page shows what was decided`() throws {
    try package.endRun()
    let path = ".build/snapshot-runs/20260102-030405-x/report.html"
    func page() -> String { String(decoding: package.bytes(path) ?? [], as: UTF8.self) }
    _ = try package.review("--reject", "CardTests/a.1@2x.png")
    #expect(package.bytes(path) == nil, "no page is made where there was none")
    try package.write(path, bytes: [])
    _ = try package.review("--accept", "*/b.1*")
    #expect(page().contains("A review rejected it."))
    #expect(page().contains("A review accepted it."))
    _ = try package.review("--undo")
    #expect(!page().contains("A review accepted it."))
  }

  @Test func `a stale one is said, the others are accepted`() throws {
    try package.write("__Snapshots__/CardTests/a.1@2x.png", picture(3, 3))
    let run = try package.review("--accept", "--all")
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("a.1@2x.png: the reference changed since the run. Run `"))
    #expect(run.output.contains("accepted RingTests/c.1@2x.png"))
  }

  @Test func `a reference that cannot be written is said`() throws {
    try package.write("__Snapshots__/RingTests", bytes: [])
    let run = try package.review("--accept", "Ring*")
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("RingTests"))
    #expect(package.bytes("__Snapshots__/RingTests") == [])
  }

  @Test func `a pattern that nothing matches decides nothing`() throws {
    let run = try package.review("--accept", "CardTests/*", "Crad*")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("“Crad*”"))
    #expect(try !package.isAccepted("CardTests/a.1@2x.png"))
  }

  @Test(arguments: [
    ["--accept"], ["--reject"], ["--accept", "--reject", "--all"], ["--accept", "x", "--all"],
    ["x"], ["--all"], ["--images", "paper"], ["--list", "x"],
  ])
  func `what makes no sense exits 2`(_ arguments: [String]) throws {
    #expect(try package.review(arguments).exitCode == 2)
  }

  @Test func `without a terminal it lists, and exits 2`() throws {
    let run = try package.review([])
    #expect(run.exitCode == 2)
    #expect(run.output.contains("3 pending"))
    #expect(run.errors.contains("not a terminal"))
    #expect(run.errors.contains("--accept"))
  }

  @Test func `a run is found in what CI kept`() throws {
    try package.endRun()
    #expect(try package.review("--list", "--run", ".build").output.contains("3 pending"))
    let other = try package.review("--list", "--run", "__Snapshots__")
    #expect(other.exitCode == 3)
    #expect(other.errors.contains("Found no run in"))
  }

  @Test func `the parts of a run are decided about at once`() throws {
    try package.endRun()
    let part = try package.addShard(1, of: 2, matching: "A/a.png")
    let list = try package.review("--list", "--run", ".")
    #expect(list.exitCode == 1)
    #expect(list.output.contains("3 pending"))
    let accepted = try package.review("--accept", "CardTests/a.1@2x.png", "--run", ".")
    #expect(accepted.exitCode == 0)
    #expect(
      accepted.output == """
        accepted CardTests/a.1@2x.png → __Snapshots__/CardTests/a.1@2x.png

        """)
    #expect(try package.isAccepted("CardTests/a.1@2x.png"))
    let undone = try package.review("--undo", "--run", ".")
    #expect(undone.exitCode == 3)
    #expect(undone.errors.contains(part.split(separator: "/").last ?? ""))
  }

  @Test func `runs that drew the same are named`() throws {
    try package.endRun()
    try package.copyRun(to: "elsewhere/run")
    let several = try package.review("--accept", "--all", "--run", ".")
    #expect(several.exitCode == 3)
    #expect(several.errors.contains("elsewhere/run"))
    #expect(try !package.isAccepted("CardTests/a.1@2x.png"))
  }

  @Test func `without a run it says how to make one`() throws {
    let empty = try ScratchFolder()
    try empty.write("Package.swift", [UInt8]())
    let run = try CommandRun(["review", "--list"], directory: empty.path)
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("snapshot verify"))
  }
}
