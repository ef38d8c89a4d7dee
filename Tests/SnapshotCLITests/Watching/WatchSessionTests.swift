import Foundation
import SnapshotCore
import Testing

@Suite struct WatchSessionTests: PackageWatching {
  let folder: ScratchFolder
  private let testSource = Array("@Suite struct ShadowTests { @Test func a() {} }\n".utf8)

  init() throws {
    folder = try Self.makeFolder()
  }

  @Test func `a saved file runs what it touches`() throws {
    try swift()
    let run = try watch(changes: [
      { try folder.write("Cards/Sources/Cards/Card.swift", [2]) },
      { try folder.write("Cards/Tests/CardTests/ShadowTests.swift", testSource) },
      { try folder.write("Cards/__Snapshots__/ShadowTests/a.1.png", [3]) },
    ])
    #expect(run.exitCode == 0)
    #expect(
      runs() == [
        "test --parallel", "test --parallel --filter ^CardTests\\.",
        "test --parallel --filter ^CardTests\\.ShadowTests/",
        "test --parallel --filter ShadowTests[./]a",
      ])
    #expect(run.output.contains("Watching Cards  Card.swift changed"))
    #expect(run.output.contains("✓ The snapshot matches"))
    #expect(run.output.contains("Waiting for changes"))
  }

  @Test func `a change during a run ends it and starts anew`() throws {
    try swift(wait: "[ $(wc -l < '\(folder.path)/runs') = 1 ] && exec sleep 60")
    let start = Date()
    let run = try watch(changes: [{ try folder.write("Cards/Sources/Cards/Card.swift", [2]) }])
    #expect(run.exitCode == 0)
    #expect(runs() == ["test --parallel", "test --parallel"])
    #expect(Date().timeIntervalSince(start) < 30)
  }
}
