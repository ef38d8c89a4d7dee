import CoreGraphics
import Foundation
import Snapshot
import SnapshotCore
import Testing

/// References that Git LFS has not fetched, and those that a merge left in conflict.
@Suite struct PointerTests {
  private let folder: TemporaryFolder
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
    #expect(message?.contains("merge conflict from line 2 on") == true)
  }
}
