import Foundation
import SnapshotCore
import SnapshotTool
import Testing

@Suite struct RunFolderTests: MatchedRun {
  let package: FakePackage

  init() throws {
    package = try FakePackage()
  }

  @Test func `only the last runs are kept`() throws {
    for _ in 0..<12 { _ = try package.run(["verify"], records: matched()) }
    let runs = try FileManager.default.contentsOfDirectory(
      atPath: package.root + "/.build/snapshot-runs")
    #expect(runs.count == 10)
  }
}
