import Foundation
import Snapshot
import SnapshotCore
import Testing

@Suite struct ReferencePlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a folder that cannot be named is an error`() {
    folder.inProcess {
      let failure = verifySnapshot(
        of: "", as: .lines, snapshotDirectory: folder.path + "/a b")
      #expect(failure?.contains("“a b”") == true)
    }
  }

  @Test(arguments: ["references", "./references", "../references", ""])
  func `a relative folder is an error, whatever the working directory`(_ path: String) {
    folder.inProcess {
      let failure = verifySnapshot(of: "", as: .lines, snapshotDirectory: path)
      #expect(failure?.contains("give an absolute path") == true)
    }
  }

  @Test func `a file without a folder is an error that says to pass the path`() {
    folder.inProcess {
      let failure = verifySnapshot(of: "", as: .lines, file: "Cards/CardTests.swift")
      #expect(failure?.contains("Pass `#filePath` on") == true)
    }
  }

  @Test func `a folder's way up is taken away`() {
    folder.inProcess {
      _ = verifySnapshot(
        of: "a", as: .lines, named: "a", snapshotDirectory: folder.path + "/x/../references",
        testName: "test()")
      #expect(folder.text(folder.references + "/test.a.txt") == "a")
    }
  }

  @Test func `an assertion removes what a killed process left where it looks`() throws {
    let name = ".test.a.txt.4194305-x.tmp"
    for parent in [folder.references, folder.artifacts + "/references"] {
      try FileAccess.makeFolder(parent)
      try FileAccess.write([1], to: parent + "/" + name)
    }
    folder.inProcess {
      _ = verifySnapshot(
        of: "one", as: .lines, named: "a", snapshotDirectory: folder.references,
        testName: "test()")
    }
    #expect(folder.files(in: folder.references) == ["test.a.txt"])
    #expect(folder.files(in: folder.artifacts) == [])
  }
}
