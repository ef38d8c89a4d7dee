import Foundation
import Snapshot
import SnapshotCore
import Testing

@Suite struct TextFailureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func verify(_ text: String) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: "a", snapshotDirectory: folder.references,
      testName: "test()")
  }

  @Test func `the message shows the lines, the files and the command`() throws {
    let message = try folder.inProcess {
      _ = verify("one\ntwo\nthree")
      return try #require(verify("one\n2\nthree"))
    }
    #expect(
      message == """
        Snapshot references/test.a.txt does not match its reference.
        @@ -1,3 +1,3 @@
          one
        - two
        + 2
          three

        reference   \(folder.references)/test.a.txt
        actual      \(folder.artifacts)/references/test.a.actual.txt
        difference  \(folder.artifacts)/references/test.a.difference.txt

        To accept it: swift run snapshot review --accept references/test.a.txt
        """)
    #expect(folder.text(folder.artifacts + "/references/test.a.actual.txt") == "one\n2\nthree")
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

  @Test func `a diff tool's command is in the message`() {
    folder.inProcess {
      _ = verify("one")
      let message = withSnapshotTesting(diffTool: .ksdiff) { verify("two") }
      #expect(
        message?.contains(
          "ksdiff \(folder.references)/test.a.txt "
            + "\(folder.artifacts)/references/test.a.actual.txt") == true)
    }
  }

  @Test func `a reference that is a folder is an error and stays`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.references + "/test.a.txt", withIntermediateDirectories: true)
    folder.inProcess(["SNAPSHOT_RECORD": "all"]) {
      #expect(verify("one")?.contains("a folder, not a file") == true)
    }
    #expect(FileAccess.isFolder(folder.references + "/test.a.txt"))
  }

  @Test func `an error of the value fails the assertion`() throws {
    struct Broken: Error {}
    func value() throws -> String { throw Broken() }
    try folder.inProcess {
      let failure = verifySnapshot(
        of: try value(), as: .lines, snapshotDirectory: folder.references)
      #expect(failure == "The value to snapshot threw an error: Broken()")
    }
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

  @Test func `a folder's way up is taken away`() {
    folder.inProcess {
      _ = verifySnapshot(
        of: "a", as: .lines, named: "a", snapshotDirectory: folder.path + "/x/../references",
        testName: "test()")
      #expect(folder.text(folder.references + "/test.a.txt") == "a")
    }
  }
}
