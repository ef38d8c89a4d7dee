import Foundation
import SnapshotCore
import SnapshotTool
import Testing

@Suite struct SnapshotCommandTests: MatchedRun {
  let package: FakePackage

  init() throws {
    package = try FakePackage()
  }

  @Test func `usage errors are exit 2`() throws {
    for arguments in [
      ["verify", "Card"], ["verify", "--mode", "all"], ["record", "--mode", "never"],
      ["record", "--mode"], ["frob"], [], ["verify", "--test-timeout", "0"],
      ["record", "--test-timeout", "nan"], ["verify", "--device", "iPhone 13"],
      ["verify", "--previews", "--style", "sepia"], ["verify", "--replace-foreign"],
      ["record", "--foreign-tolerance", "some"],
    ] {
      #expect(try CommandRun(arguments, directory: package.root).exitCode == 2)
    }
  }

  @Test func `help and version are exit 0 on standard output`() throws {
    for arguments in [["--help"], ["verify", "--help"], ["diff", "-h"], ["help", "inspect"]] {
      let run = try CommandRun(arguments)
      #expect(run.exitCode == 0)
      #expect(run.output.contains("exit: "))
    }
    #expect(try CommandRun(["--version"]).output == "snapshot \(SnapshotVersion.current)\n")
  }
}
