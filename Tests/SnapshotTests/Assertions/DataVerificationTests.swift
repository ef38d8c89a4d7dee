import CoreGraphics
import Foundation
import Snapshot
import SnapshotCore
import Testing

/// References that Git LFS has not fetched, and those that a merge left in conflict.
@Suite struct DataVerificationTests: TextVerifying {
  let folder: TemporaryFolder

  private var path: String { folder.references + "/test.a.txt" }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func verify(_ text: String) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: "a", snapshotDirectory: folder.references, testName: "test()")
  }

  private func write(_ text: String) throws {
    try FileAccess.makeFolder(folder.references)
    try FileAccess.write(Array(text.utf8), to: path)
  }

  private func pointer(to bytes: [UInt8]) -> String {
    "version https://git-lfs.github.com/spec/v1\noid sha256:\(SHA256.digest(of: bytes))\n"
      + "size \(bytes.count)\n"
  }

  @Test func `a pointer to what was drawn is a match, and stays`() throws {
    let text = pointer(to: Array("one\n".utf8))
    try write(text)
    folder.inProcess(["CI": "true"]) {
      #expect(verify("one\n") == nil)
    }
    #expect(folder.text(path) == text)
  }

  @Test func `a pointer to something else fails, says git lfs pull, and stays`() throws {
    let text = pointer(to: Array("one\n".utf8))
    try write(text)
    let message = folder.inProcess { verify("two\n") }
    #expect(message?.contains("git lfs pull") == true)
    #expect(message?.contains("SNAPSHOT_RECORD=all") == true)
    #expect(folder.text(path) == text)
    folder.inProcess(["SNAPSHOT_RECORD": "failed"]) {
      #expect(verify("two\n")?.contains("git lfs pull") == true)
    }
    #expect(folder.text(path) == text)
  }

  @Test func `recording all replaces a pointer to something else`() throws {
    try write(pointer(to: Array("one\n".utf8)))
    folder.inProcess(["SNAPSHOT_RECORD": "all"]) {
      _ = verify("two\n")
    }
    #expect(folder.text(path) == "two\n")
  }

  @Test func `the marks of a merge are named`() throws {
    try write("a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n")
    let message = folder.inProcess { verify("a\nb\n") }
    #expect(message?.contains("merge conflict markers from line 2 on") == true)
  }

  @Test func `nothing is written beside the references`() {
    folder.inProcess {
      _ = verify("one")
      _ = verify("two")
    }
    #expect(folder.files(in: folder.references) == ["test.a.txt"])
  }

  @Test func `what a failure left is removed when the snapshot matches again`() {
    folder.inProcess {
      _ = verify("one")
      _ = verify("two")
      #expect(folder.files(in: folder.artifacts).count == 3)
      #expect(verify("one") == nil)
    }
    #expect(folder.files(in: folder.artifacts) == [])
  }

  @Test func `a reference that is a folder is an error and stays`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.references + "/test.a.txt", withIntermediateDirectories: true)
    folder.inProcess(["SNAPSHOT_RECORD": "all"]) {
      #expect(verify("one")?.contains("a folder, not a file") == true)
    }
    #expect(FileAccess.isFolder(folder.references + "/test.a.txt"))
  }

  @Test func `a text's record has a digest that tells it from another`() throws {
    try folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run]) {
      for text in ["one", "one", "two"] {
        _ = verifySnapshot(
          of: text, as: .lines, named: "a", snapshotDirectory: folder.references,
          testName: "test()")
      }
      let digests = try folder.records().filter { $0.event == .end }.map(\.contentDigest)
      #expect(digests[0] == SHA256.digest(of: Array("one".utf8)).description)
      #expect(digests[0] == digests[1] && digests[1] != digests[2])
    }
  }

  @Test func `a reference that Git checked out with CR LF matches, with a warning`() throws {
    try write("one\r\ntwo\r\n")
    folder.inProcess(["CI": "true"]) {
      #expect(verify("one\ntwo\n") == nil)
    }
    #expect(folder.text(path) == "one\r\ntwo\r\n")
  }

  @Test func `what else differs in a converted reference is shown line by line`() throws {
    try write("one\r\ntwo\r\nthree\r\n")
    let message = try #require(folder.inProcess { verify("one\n2\nthree\n") })
    #expect(message.contains("- two\n+ 2\n  three"))
    #expect(message.contains("`__Snapshots__/** -text`"))
  }

  @Test func `line endings that differ for another reason are a difference`() throws {
    try write("one\r\ntwo\n")
    #expect(folder.inProcess { verify("one\ntwo\n") }?.contains("- one␍\n+ one") == true)
    try write("one\r\ntwo\r\n")
    #expect(folder.inProcess { verify("one\ntwo\r\n") } != nil)
    try write("one\ntwo\n")
    #expect(folder.inProcess { verify("one\r\ntwo\r\n") } != nil)
  }
}
