import SnapshotCLI
import Testing

@Suite struct SubCommandTests {
  @Test(arguments: SubCommand.allCases)
  func `the help of a command begins with how it is called`(_ command: SubCommand) {
    #expect(command.help.contains("usage: snapshot \(command.rawValue)"))
    #expect(command.help.contains("exit: "))
  }

  @Test func `a command has one spelling`() {
    #expect(SubCommand(rawValue: "verify") == .verify)
    #expect(SubCommand(rawValue: "Verify") == nil)
    #expect(SubCommand(rawValue: "") == nil)
  }
}
