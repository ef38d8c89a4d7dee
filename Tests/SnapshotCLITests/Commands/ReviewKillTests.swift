import CoreGraphics
import Foundation
import SnapshotCore
import Testing

/// Accepting while the process is killed, again and again.
@Suite struct ReviewKillTests {
  private static let snapshots = 60
  private static let rounds = 12

  @Test func `kill -9 leaves every reference old or new, and the next review goes on`() throws {
    let package = try PendingPackage()
    let paths = (0..<Self.snapshots).map { "CardTests/testCard.\($0)@2x.png" }
    for path in paths { try package.add(path, reference: picture(4, 4)) }
    let old = try #require(package.bytes("__Snapshots__/" + paths[0]))
    let new = try FileAccess.read(package.run + "/artifacts/" + paths[0])
    var kills = 0
    for round in 0..<Self.rounds {
      let run = try CommandRun(["review", "--accept", "--all"], directory: package.root) {
        Thread.sleep(forTimeInterval: 0.01 * Double(round))
        kill($0.processIdentifier, SIGKILL)
      }
      if run.exitCode == 128 + SIGKILL { kills += 1 }
      for path in paths {
        let bytes = package.bytes("__Snapshots__/" + path)
        #expect(bytes == old || bytes == new)
      }
      if round % 4 == 3 { _ = try package.review("--undo") }
    }
    #expect(kills > 0)
    #expect(try package.review("--accept", "--all").exitCode == 0)
    for path in paths { #expect(try package.isAccepted(path)) }
    while try package.review("--undo").exitCode == 0 {}
    for path in paths { #expect(package.bytes("__Snapshots__/" + path) == old) }
  }
}
