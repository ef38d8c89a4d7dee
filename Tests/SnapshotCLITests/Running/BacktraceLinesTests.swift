import Foundation
import SnapshotCLI
import Testing

@Suite struct BacktraceLinesTests {
  private func kept(_ text: String) -> [String] {
    var lines = BacktraceLines()
    return text.split(separator: "\n").compactMap { lines.shown(String($0)) }
  }

  @Test func `of a backtrace the reason and the frames in sources are kept`() {
    let text = """
      before
      *** Signal 4: Backtracing from 0x7fcd60cf9361... done ***
      *** Program crashed: Illegal instruction at 0x00007fcd60cf9361 ***
      Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))
      Thread 0 "xctest":
        0      0x0000 wait() + 65 in x.xctest at /p/Wait.swift:1:2
      Thread 1 "x" crashed:
        0               0x0000 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
        1 [ra] [thunk]  0x0001 thunk for @escaping () in x.xctest at /<compiler-generated>
        2 [ra]          0x0002 testB() + 5 in x.xctest at /p/Tests/CardTests.swift:13:75
      Registers:
      rax 0x0000000000000000  0
       r8 0x00007fabfc429cc0  20 49 fa 2a d0 55 00 00 c0 37 fa 2a d0 55 00 00   Iú*ÐU··À7ú*ÐU··
      Images (26 omitted):
      0x00007fabfc256000–0x00007fabfc3d10fc 93ac61ec libc.so.6 /usr/lib/libc.so.6
      Backtrace took 0.01s
      after
      """
    #expect(
      kept(text) == [
        "before", "*** Program crashed: Illegal instruction at 0x00007fcd60cf9361 ***",
        "  2 [ra]          0x0002 testB() + 5 in x.xctest at /p/Tests/CardTests.swift:13:75",
        "after",
      ])
  }

  @Test(arguments: [
    "Test Case 'A.b' started at 1", "✔ Test run with 1 test", "[2/3] Testing A.B/c", "error: x",
  ])
  func `a backtrace that is cut ends where other output begins`(_ line: String) {
    let text = "*** Signal 4: Backtracing from 0x1\nrax 0x0\n\(line)\nafter"
    #expect(kept(text) == [line, "after"])
  }

  @Test func `the end of the process stands in the middle of it`() {
    let end = "error: Process '/x' exited with unexpected signal code 4"
    let text = "*** Signal 4: Backtracing from 0x1\nrax 0x0\nrbp 0x7f 60 c8\(end)\nrcx 0x0"
    #expect(kept(text) == [end])
  }

  @Test func `the end of the process stands beside the bytes of a register`() {
    let end = "error: Process '/x.xctest A.B/c' exited with unexpected signal code 4"
    let register = "rsi 0x000055fafa884598  03 00 00 00 00 00 00 00 20 00 00 00 00 00 00 00  ··"
    #expect(kept("*** Signal 4: Backtracing from 0x1\n\(register)\(end)\nrcx 0x0") == [end])
    var reader = CrashReader()
    for line in ["A.swift:1: Fatal error: no card", register + end] { _ = reader.consume(line) }
    #expect(reader.hasProof)
    #expect(reader.crashes.count == 1)
  }

  /// The folder `Sources` of this checkout.
  private var engine: String {
    "\(#filePath)".components(separatedBy: "/Tests/SnapshotCLITests/")[0] + "/Sources"
  }

  @Test func `the author's line comes first, and the engine's innermost one after it`() {
    let text = """
      *** Program crashed: Illegal instruction at 0x1 ***
      Thread 1 "x" crashed:
        0 0x0 UIView.frame.setter + 5 in x.xctest at \(engine)/UIKit/Views/UIView.swift:9:2
        1 0x0 UIView.layout() + 5 in x.xctest at \(engine)/UIKit/Views/UIView.swift:7:2
        2 0x0 Card.init() + 5 in x.xctest at /p/Sources/Cards/Card.swift:13:5
        3 0x0 run() + 5 in x.xctest at \(engine)/Snapshot/Waiting/MainTurn.swift:40:2
        4 0x0 test() + 5 in x.xctest at /p/Tests/CardTests.swift:4:9
      Registers:
      Backtrace took 0.01s
      """
    let lines = kept(text).dropFirst().joined(separator: "\n").split(separator: "\n")
    #expect(
      lines.map { $0.split(separator: "/").last ?? "" } == [
        "Card.swift:13:5", "UIView.swift:9:2", "CardTests.swift:4:9",
      ])
    var crash = CrashReader()
    for line in text.split(separator: "\n") { _ = crash.consume(String(line)) }
    #expect(crash.crashes.map(\.place) == ["/p/Sources/Cards/Card.swift:13:5"])
  }

  @Test(arguments: ["Registers:", "Thread 2:", "Backtrace took 0.01s"])
  func `a thread of the engine's alone keeps its innermost frames`(end: String) {
    let frame = "0 0x0 f() + 1 in x at \(engine)/UIKit/Views/UIView.swift:9:2"
    let text = "*** Program crashed: x ***\nThread 0 crashed:\n\(frame)\n\(end)"
    #expect(kept(text) == ["*** Program crashed: x ***", frame])
  }

  @Test func `a deep recursion keeps its innermost frames alone`() {
    let frames = (0..<100).map { "\($0) 0x0 f() + 1 in x at /p/A.swift:\($0):1" }
    let text = "*** Program crashed: x ***\nThread 0 crashed:\n" + frames.joined(separator: "\n")
    #expect(kept(text).count == 1 + BacktraceLines.maximumFrames)
  }
}
