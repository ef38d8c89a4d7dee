import SnapshotCLI
import SnapshotTool
import Testing

@Suite struct TestPatternTests {
  @Test(arguments: ["", " ", "^", "^$", "()", "(?:)", "|", "Card|", "|Card", "A||B", "(Card|)"])
  func `a pattern that asks for nothing, or has such an alternative, is refused`(_ text: String) {
    #expect(throws: UsageError.self) { try TestPattern(text, option: "--filter") }
  }

  @Test(arguments: ["Card", ".*", "^T\\.Card/", "A|B", "(A|B)/", "Card.*|Ring$"])
  func `a pattern that asks for something is one`(_ text: String) throws {
    _ = try TestPattern(text, option: "--filter")
  }

  @Test(arguments: [
    ["verify", "--filter", ""], ["verify", "--filter="], ["verify", "--", "--filter", ""],
    ["verify", "--", "--skip", ""], ["verify", "--", "--filter="], ["record", "--filter", " "],
    ["verify", "--shard", "1/2", "--filter", ""],
  ])
  func `an empty pattern is a mistake of the command line, wherever it stands`(
    _ arguments: [String]
  ) {
    #expect(throws: UsageError.self) {
      try TestCommand(
        Array(arguments.dropFirst()), kind: arguments[0] == "verify" ? .verify : .record)
    }
  }
}
