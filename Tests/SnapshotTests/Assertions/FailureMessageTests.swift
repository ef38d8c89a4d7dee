import Foundation
import Snapshot
import SnapshotCore
import Testing

@Suite struct FailureMessageTests: TextVerifying {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
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
}
