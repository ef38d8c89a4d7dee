import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct ReferenceRuleTests {
  private let package: ReviewedPackage
  private let picture: [UInt8]

  init() throws {
    package = try ReviewedPackage()
    picture = try ReviewedPackage.png(TestSupport.picture("..", ".#"))
  }

  private func reason(_ store: String?, _ snapshot: String) throws -> String? {
    var rule = ReferenceRule(packageRoot: package.root)
    guard let id = SnapshotID(relativePath: snapshot) else { return "no snapshot" }
    do throws(ReferenceRule.Refusal) {
      let found = try rule.store(store, id)
      #expect(found.folder.hasPrefix(package.root + "/"))
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `the package's own folder is a store, whether it is there yet or not`() throws {
    #expect(try reason(nil, "CardTests/card.1@2x.png") == nil)
    #expect(try reason("__Snapshots__", "CardTests/card.1.txt") == nil)
    #expect(try reason(package.root + "/__Snapshots__", "CardTests/card.1.json") == nil)
  }

  @Test(arguments: [
    ".git/hooks", ".git", "..", "../other", "/etc", "/", "", "a//b", "__Snapshots__/../Sources",
    "./__Snapshots__", "Sources", "Sources/App", "Tests", "__Snapshots__/.hidden", ".",
    "__Snapshots__\u{0}", "Sub/__Snapshots__", "a/\u{301}../__Snapshots__",
  ])
  func `a store elsewhere is refused`(_ store: String) throws {
    try package.write("Sources/App/main.swift", [])
    try package.write("Tests/A/a.swift", [])
    #expect(try reason(store, "hooks/card.1.png") != nil)
    #expect(try reason(package.root + "/" + store, "hooks/card.1.png") != nil)
  }

  @Test func `another folder called __Snapshots__ is one where the package has it`() throws {
    #expect(try reason("Tests/CardTests/__Snapshots__", "A/a.1.png") != nil)
    try FileAccess.makeFolder(package.root + "/Tests/CardTests/__Snapshots__")
    #expect(try reason("Tests/CardTests/__Snapshots__", "A/a.1.png") == nil)
    #expect(try reason("Tests/CardTests/__Snapshots__", "A/a.1.swift") != nil)
  }

  @Test func `a folder of another name is one that holds snapshots alone`() throws {
    try package.write("Tests/Shots/Card/card.1@2x.png", picture)
    #expect(try reason("Tests/Shots", "Card/card.2@2x.png") == nil)
    #expect(try reason("Tests/Shots", "Ring/ring.1@2x.png") == nil, "its sibling holds them")
    #expect(try reason(package.root + "/Tests/Shots", "Card/card.1@2x.png") == nil)
    #expect(try reason("Tests", "Shots/card.1@2x.png") != nil)
    try package.write("Tests/Shots/Card/Card.swift", [])
    #expect(try reason("Tests/Shots", "Card/card.2@2x.png") != nil)
    try package.write("Sources/App/Shots/shot.1.png", picture)
    #expect(try reason("Sources/App", "Shots/shot.1.png") != nil)
    // Pictures of another program are resources of the app.
    try package.write("App/Icons/app.icon.png", Array("png".utf8))
    #expect(try reason("App", "Icons/app.icon.png") != nil)
  }

  @Test func `a store is reached through no link`() throws {
    let away = try TemporaryFolder()
    try FileAccess.makeFolder(away.path + "/__Snapshots__")
    try FileManager.default.createSymbolicLink(
      atPath: package.root + "/Linked", withDestinationPath: away.path)
    #expect(try reason("Linked/__Snapshots__", "A/a.1.png") != nil)
  }

  @Test func `only what is named as a snapshot is written`() throws {
    for name in [
      "A/Makefile", "A/Package.swift", "A/a.png", ".A/a.1.png", "A/.a.1.png", "A/a.1.swift",
      "A/a.1.sh", "A/a.1.c", "A/B/a.1.png", "../a.1.png", "A/a.1.", "A/\u{7}.1.png",
      "A\u{2f}\u{301}x/a.1.png",
    ] {
      #expect(try reason(nil, name) != nil, "\(name)")
    }
    try package.write("__Snapshots__/A/a.1.css", [])
    #expect(try reason(nil, "A/a.1.css") == nil, "a strategy of the package draws such")
  }

  @Test func `a reference is known by its path`() throws {
    var rule = ReferenceRule(packageRoot: package.root)
    let found = try rule.reference(atPath: package.root + "/__Snapshots__/A/a.1.png")
    #expect(found.id.relativePath == "A/a.1.png")
    for path in [
      "/etc/passwd", package.root + "/Package.swift", package.root + "/__Snapshots__/a.1.png",
      package.root + "/__Snapshots__/../Sources/a.1.png", "", package.root,
    ] {
      #expect(throws: ReferenceRule.Refusal.self) { try rule.reference(atPath: path) }
    }
  }
}
