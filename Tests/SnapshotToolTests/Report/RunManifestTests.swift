import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct RunManifestTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `what was written is read, before and after the end`() throws {
    let running = manifest(folder: folder.path)
    try running.write(to: folder.path)
    #expect(try RunManifest.read(from: folder.path) == running)
    #expect(!running.endedWhole)
    var failed = report([record("1").ended(.differed)])
    failed.otherFailures = [.init(file: "/package/A.swift", line: 3, test: "A.b", message: "no")]
    let ended = running.ended(failed)
    try ended.write(to: folder.path)
    #expect(try RunManifest.read(from: folder.path) == ended)
    #expect(ended.endedWhole)
    #expect(ended.exitCode == 1)
  }

  @Test(arguments: [
    RunReport.Trouble.buildFailed(["a"]), .crashed(["b", "c"]), .noResults,
    .interrupted(running: ["d"]), .unexplained(exitStatus: 7, lines: []),
    .incomplete(["Shard 2 of 3 is missing."]), .timedOut(limitSeconds: 2.5, running: ["A/b()"]),
  ])
  func `every trouble is kept, and the run did not end whole`(_ trouble: RunReport.Trouble) throws
  {
    let ended = manifest(folder: folder.path).ended(report([]) { $0.trouble = trouble })
    try ended.write(to: folder.path)
    let read = try RunManifest.read(from: folder.path)
    #expect(read.trouble == trouble)
    #expect(!read.endedWhole)
  }

  @Test func `a folder without a run, a torn file and another format are named`() throws {
    #expect(throws: RunFolderError.noRun(folder.path)) {
      try RunManifest.read(from: folder.path)
    }
    let path = folder.path + "/run.json"
    for text in ["", "{", "[]", "{\"format\":1}", "{\"format\":\"x\"}"] {
      try FileAccess.write(Array(text.utf8), to: path)
      #expect(
        throws: RunFolderError.unreadable(path: path, reason: "not a description of a run")
      ) { try RunManifest.read(from: folder.path) }
    }
    try FileAccess.write(Array("{\"format\":2}".utf8), to: path)
    #expect(throws: RunFolderError.otherFormat(path: path, format: 2)) {
      try RunManifest.read(from: folder.path)
    }
  }

  @Test func `a run that was moved is read with its paths as they are now`() throws {
    let end = record("1").ended(.differed).with {
      $0.referencePath = "/package/__Snapshots__/A/a.1.png"
      $0.actualPath = "/package/.build/snapshot-runs/x/artifacts/a.png"
      $0.differencePath = "/elsewhere/a.png"
    }
    let recorder = RunRecorder(directory: folder.path)
    try recorder.append(end)
    let old = manifest(folder: "/package/.build/snapshot-runs/x")
    try old.ended(report([end])).write(to: folder.path)
    let moved = try RunReport(runFolder: folder.path, packageRoot: "/here")
    let entry = try #require(moved.summary.entries.first)
    #expect(entry.record.referencePath == "/here/__Snapshots__/A/a.1.png")
    #expect(entry.record.actualPath == folder.path + "/artifacts/a.png")
    #expect(entry.record.differencePath == nil, "a file outside the run is not shown")
    #expect(moved.shortPath(entry.record.file) == "Tests/CardTests.swift")
    #expect(moved.exitCode == 1)
    #expect(moved.durationSeconds == 3.42)
  }

  @Test func `a run that never ended was interrupted`() throws {
    try manifest(folder: folder.path).write(to: folder.path)
    let report = try RunReport(runFolder: folder.path)
    #expect(report.trouble == .interrupted(running: []))
    #expect(report.exitCode == 3)
  }
}
