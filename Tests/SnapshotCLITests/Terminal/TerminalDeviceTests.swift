import CoreGraphics
import Foundation
import SnapshotCore
import Testing

@Suite(.serialized) struct TerminalDeviceTests: ReviewOpening {
  let package: PendingPackage

  init() throws { package = try Self.makePackage() }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal leaves the terminal as it was`(_ number: Int32) throws {
    let terminal = try open()
    #expect(terminal.waits(for: "1 of 3"))
    #expect(!terminal.isCooked)
    terminal.signal(number)
    #expect(terminal.exitCode() == 1)
    #expect(terminal.isCooked)
    #expect(terminal.text.contains("\u{1b}[?1049l"))
  }

  @Test func `the terminal is asked what it can`() throws {
    let terminal = try open(nil)
    #expect(terminal.waits(for: "\u{1b}[c"))
    #expect(terminal.text.contains("\u{1b}_Gi=31,s=1,v=1,a=q"))
    terminal.type("\u{1b}[?62;4;22c")
    #expect(terminal.waits(for: "q quit"))
    #expect(terminal.text.contains("\u{1b}P0;1;0q\"1;1;32;32"))
    terminal.type("q")
    #expect(terminal.exitCode() == 1)
  }
}
