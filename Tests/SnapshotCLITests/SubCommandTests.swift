import SnapshotCLI
import Testing

@Suite struct SubCommandTests {
  @Test(arguments: SubCommand.allCases)
  func `the help of a command begins with how it is called`(_ command: SubCommand) {
    #expect(command.help.contains("usage: snapshot \(command.rawValue)"))
    #expect(command.help.contains("exit: "))
  }

  @Test(arguments: SubCommand.allCases)
  func `the help of a command has examples and fits its columns`(_ command: SubCommand) {
    let lines = command.help.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  snapshot \(command.rawValue)") })
    #expect(lines.allSatisfy { $0.count <= 96 })
  }

  @Test func `the overview fits one screen and begins with the commands that one needs`() {
    let lines = HelpText.overview.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    let first = lines.filter { $0.hasPrefix("  snapshot ") }.map { $0.split(separator: " ")[1] }
    #expect(first == ["record", "verify", "review"])
    for command in SubCommand.allCases {
      #expect(lines.contains { $0.contains(" \(command.rawValue) ") })
    }
  }

  @Test func `a command has one spelling`() {
    #expect(SubCommand(rawValue: "verify") == .verify)
    #expect(SubCommand(rawValue: "Verify") == nil)
    #expect(SubCommand(rawValue: "") == nil)
  }
}
