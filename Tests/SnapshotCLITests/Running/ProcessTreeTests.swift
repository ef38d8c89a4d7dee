import Foundation
import SnapshotCore
import SnapshotTool
import Testing

@Suite struct ProcessTreeTests: MatchedRun {
  let package: FakePackage

  init() throws {
    package = try FakePackage()
  }

  @Test func `an interruption ends tests that heed no signal and outlive their parent`() throws {
    let process = package.root + "/deaf-pid"
    let run = try package.run(
      ["verify"], records: matched(),
      // `setsid` gives it a group of its own, as `swift test` does.
      after: """
        setsid sh -c 'trap "" INT TERM; printf %s $$ > '\''\(process)'\''; sleep 60; sleep 60' &
        wait
        """,
      duringRun: { process in
        let deadline = Date().addingTimeInterval(20)
        while (try? FileAccess.read(package.root + "/deaf-pid"))?.isEmpty != false,
          Date() < deadline
        { usleep(20_000) }
        kill(process.processIdentifier, SIGINT)
      })
    #expect(run.exitCode == 3)
    #expect(run.output.contains("Interrupted after 1 snapshot"))
    let deaf = try FileAccess.read(process)
    #expect(isGone(String(decoding: deaf, as: UTF8.self)))
  }
}
