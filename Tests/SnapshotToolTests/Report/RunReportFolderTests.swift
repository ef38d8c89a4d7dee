import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct RunReportFolderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
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
