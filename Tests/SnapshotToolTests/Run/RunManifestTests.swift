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
}
