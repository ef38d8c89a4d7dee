import Snapshot
import SnapshotCore
import Testing

/// What is written into sources is tested where that is done, and by `Scripts/check-inline`.
@Suite struct AssertInlineSnapshotTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `the text of the closure is the reference`() throws {
    folder.inProcess {
      assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
        """
        ▿ 2 elements
          - "Hello"
          - "World"

        """
      }
      assertInlineSnapshot(of: "a\r\nb\"\"\"#\\", as: .lines) {
        ##"""
        a\##r
        b"""#\
        """##
      }
      assertInlineSnapshot(of: String?.none, as: .lines)
      assertInlineSnapshot(of: 1, as: .dump, matches: { "- 1\n" })
    }
  }

  @Test func `assertions of one's own say which closure is theirs`() {
    func check(
      _ value: () -> String, is expected: (() -> String)? = nil, line: UInt = #line,
      column: UInt = #column
    ) {
      assertInlineSnapshot(
        of: value(), as: .lines,
        syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
          trailingClosureLabel: "is", trailingClosureOffset: 1),
        matches: expected, line: line, column: column)
    }
    folder.inProcess {
      check {
        "a"
      } is: {
        "a"
      }
    }
  }
}
