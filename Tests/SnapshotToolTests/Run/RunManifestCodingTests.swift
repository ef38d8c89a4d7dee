import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct RunManifestCodingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    RunManifest.Trouble.buildFailed(["a"]), .crashed(["b", "c"]), .noResults,
    .interrupted(running: ["d"]), .unexplained(exitStatus: 7, lines: []),
    .incomplete(["Shard 2 of 3 is missing."]), .timedOut(limitSeconds: 2.5, running: ["A/b()"]),
  ])
  func `every trouble is kept, and the run did not end whole`(
    _ trouble: RunManifest.Trouble
  ) throws {
    let ended = manifest(folder: folder.path).ended(report([]) { $0.trouble = trouble })
    try ended.write(to: folder.path)
    let read = try RunManifest.read(from: folder.path)
    #expect(read.trouble == trouble)
    #expect(!read.endedWhole)
  }
}
