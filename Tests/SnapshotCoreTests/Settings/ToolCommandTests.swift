import SnapshotCore
import Testing

@Suite struct ToolCommandTests {
  @Test(arguments: [
    ("/package/.build/x86_64/debug/snapshot", "/package", "swift run snapshot"),
    ("/usr/local/bin/snapshot", "/package", "snapshot"),
    ("/usr/local/bin/snapshot", nil, "snapshot"),
    ("/package/.build/debug/CardPackageTests.xctest", "/package", "swift run snapshot"),
  ])
  func `the tool is called as it was reached`(
    _ executable: String, _ root: String?, _ name: String
  ) {
    #expect(ToolCommand.name(executable: executable, root: root) == name)
  }
}
