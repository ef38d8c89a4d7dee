import SnapshotCore
import SnapshotTool

/// References of previews, and of tests, after runs that asked for one of the two, or both.
struct PreviewReferences {
  let package: ReviewedPackage
  static let used = "Previews-Cards-Card/Dark.light.txt"
  static let gone = "Previews-Cards-Card/Gone.light.txt"
  static let test = "CardTests/testGone.1.txt"

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

  func run(_ contents: MirrorContents?) throws -> PendingRun {
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
}
