import SnapshotCore
import SnapshotTool
import Testing

/// References of previews, and of tests, after runs that asked for one of the two, or both.
@Suite struct PreviewReferenceTests {
  private let package: ReviewedPackage
  private static let used = "Previews-Cards-Card/Dark.light.txt"
  private static let gone = "Previews-Cards-Card/Gone.light.txt"
  private static let test = "CardTests/testGone.1.txt"

  init() throws {
    package = try ReviewedPackage()
    // A condition anywhere keeps what a test that rests may use; a preview does not rest.
    let source = """
      class T: XCTestCase {}
      #if DEBUG
      func testOther() throws { throw XCTSkip() }
      #endif
      """
    try package.write("Tests/CardTests.swift", Array(source.utf8))
    for path in [Self.used, Self.gone, Self.test] {
      try package.write("__Snapshots__/" + path, [1])
    }
  }

  private func run(_ contents: MirrorContents?) throws -> PendingRun {
    let used = contents?.hasPreviews == true ? Self.used : "CardTests/testOther.1.txt"
    try package.write("__Snapshots__/" + used, [1])
    try RunRecorder(directory: package.run).append(record(used, snapshot: used).ended(.matched))
    var manifest = RunManifest(
      command: "verify", packageName: "Cards", packageRoot: package.root, folder: package.run,
      started: "2026-01-02 03:04 UTC", isFiltered: false)
    manifest.contents = contents
    try manifest.write(to: package.run)
    return package.pending()
  }

  private func plan(_ contents: MirrorContents?) throws -> PrunePlan {
    PrunePlan([try run(contents)], packageRoot: package.root, endedNanoseconds: .max)
  }

  @Test func `a preview that is gone leaves unused references behind`() throws {
    let plan = try plan(.testsAndPreviews)
    #expect(plan.unused.map(\.path).contains(Self.gone))
    #expect(plan.unused.map(\.path).contains(Self.test))
    #expect(!plan.unused.map(\.path).contains(Self.used))
  }

  @Test(arguments: [MirrorContents.tests, nil])
  func `a run without previews says nothing about theirs`(_ contents: MirrorContents?) throws {
    let plan = try plan(contents)
    #expect(plan.unused.map(\.path) == [Self.test])
    #expect(plan.kept.map(\.path) == [Self.used, Self.gone])
    #expect(plan.kept[0].reason.contains("--previews"))
  }

  @Test func `a run of previews alone says nothing about those of tests`() throws {
    let plan = try plan(.previews)
    #expect(plan.unused.map(\.path) == [Self.gone])
    #expect(plan.kept.map(\.path) == [Self.test])
    #expect(plan.kept[0].reason.contains("previews alone"))
  }

  @Test(arguments: [
    (MirrorContents.tests, [nil, nil, false]), (.previews, [true, false, nil]),
    (.testsAndPreviews, [true, false, false]),
  ])
  func `the list calls unused what the run would have used`(
    _ contents: MirrorContents, expected: [Bool?]
  ) throws {
    let run = try run(contents)
    let list = ReferenceList(folder: package.root + "/__Snapshots__", run: run)
    let found = [Self.used, Self.gone, Self.test].map { path in
      list.references.first { $0.path == path }?.isUsed
    }
    #expect(found.map { $0 ?? nil } == expected)
  }
}
