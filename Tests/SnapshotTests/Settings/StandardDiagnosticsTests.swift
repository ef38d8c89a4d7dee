import Snapshot
import Testing

@Suite struct StandardDiagnosticsTests {
  @Test(arguments: [
    "import Snapshot", "import UIKit\n@testable import Snapshot // mine",
    "@preconcurrency public import Snapshot\n", "import struct Snapshot.Snapshotting",
    "import SnapshotTesting\r\nimport Snapshot",
  ])
  func `a source that imports Snapshot is known by its import`(_ source: String) {
    #expect(StandardDiagnostics.importsSnapshot(source))
  }

  @Test(arguments: [
    "", "import SnapshotTesting", "// import Snapshot", "import SnapshotCore\nlet Snapshot = 1",
    "import", "let text = \"Snapshot\"", "@testable import SnapshotTesting // not Snapshot",
  ])
  func `another module's name, or a comment, is no import of Snapshot`(_ source: String) {
    #expect(!StandardDiagnostics.importsSnapshot(source))
  }

  @Test func `a test that imports Snapshot fails on leaks`() {
    #expect(StandardDiagnostics.at(#filePath).contains(.leaks))
    #expect(StandardDiagnostics.at(#filePath) == .standard)
  }
}
