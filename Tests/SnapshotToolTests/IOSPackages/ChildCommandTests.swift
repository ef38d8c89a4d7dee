import SnapshotTool
import Testing

@Suite struct ChildCommandTests {
  @Test func `what a command reads, writes and says is kept apart`() throws {
    let result = try ChildCommand.run(
      ["sh", "-c", "cat; echo no >&2; exit 7"], input: Array("in".utf8))
    #expect(result.status == 7)
    #expect(result.output == Array("in".utf8))
    #expect(result.errors == "no\n")
  }

  @Test func `a signal is told as shells tell it`() throws {
    #expect(try ChildCommand.run(["sh", "-c", "kill -9 $$"]).status == 128 + 9)
  }

  @Test func `more than a pipe holds is written and read whole`() throws {
    let bytes = [UInt8](repeating: 65, count: 300_000)
    #expect(try ChildCommand.run(["cat"], input: bytes).output == bytes)
  }

  @Test func `too low a limit of open files is named with what raises it`() {
    #expect(FewFiles.advice(limit: 255)?.hasPrefix("only 255 files may be open") == true)
    #expect(FewFiles.advice(limit: 256) == nil)
  }
}
