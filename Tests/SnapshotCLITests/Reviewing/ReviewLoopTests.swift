import CoreGraphics
import Foundation
import SnapshotCore
import Testing

/// `snapshot review` in a terminal: what it shows and what its keys do.
@Suite(.serialized) struct ReviewLoopTests: ReviewOpening {
  let package: PendingPackage

  init() throws { package = try Self.makePackage() }

  private var accepted: [Bool] { get throws { try Self.paths.map(package.isAccepted) } }

  @Test func `keys accept, reject, skip and take back`() throws {
    let terminal = try open()
    #expect(terminal.waits(for: "1 of 3  CardTests/a.1@2x.png  differs"))
    terminal.type("a")
    #expect(terminal.waits(for: "2 of 3  CardTests/b.1@2x.png"))
    #expect(try accepted == [true, false, false])
    terminal.type("u")
    #expect(terminal.waits(for: "taken back"))
    #expect(try accepted == [false, false, false])
    terminal.type("r")
    #expect(terminal.waits(for: "rejected CardTests/a.1@2x.png"))
    terminal.type("s")
    #expect(terminal.waits(for: "3 of 3  RingTests/c.1@2x.png  has no reference"))
    terminal.type("a")
    #expect(terminal.waits(for: "2 of 3"))
    terminal.type("q")
    #expect(terminal.exitCode() == 1)
    #expect(try accepted == [false, false, true])
    #expect(terminal.text.contains("1 pending, 1 accepted, 1 rejected"))
    #expect(terminal.isCooked)
    let end = try #require(terminal.text.range(of: "\u{1b}[?1049l"))
    #expect(terminal.text[..<end.lowerBound].contains("\u{1b}[?25h"))
  }

  @Test func `A accepts all with the cause of this one, and u takes all of them back`() throws {
    let terminal = try open()
    #expect(terminal.waits(for: "A all 2 of “CardTests.testCard”"))
    terminal.type("A")
    #expect(terminal.waits(for: "accepted 2 snapshots"))
    #expect(try accepted == [true, true, false])
    terminal.type("u")
    #expect(terminal.waits(for: "taken back"))
    #expect(try accepted == [false, false, false])
    terminal.type("Aa")
    #expect(terminal.exitCode() == 0)
    #expect(try accepted == [true, true, true])
  }

  @Test func `j, k and arrows walk`() throws {
    let terminal = try open()
    #expect(terminal.waits(for: "1 of 3"))
    terminal.type("j")
    #expect(terminal.waits(for: "2 of 3"))
    terminal.type("\u{1b}[B")
    #expect(terminal.waits(for: "3 of 3"))
    terminal.type("kk")
    #expect(terminal.waits(for: "1 of 3"))
    terminal.type("\u{3}")
    #expect(terminal.exitCode() == 1)
    #expect(terminal.isCooked)
  }

  @Test func `killed, the next review goes on where it was`() throws {
    let first = try open()
    #expect(first.waits(for: "1 of 3"))
    first.type("r")
    #expect(first.waits(for: "2 of 3"))
    first.type("a")
    #expect(first.waits(for: "3 of 3"))
    first.signal(SIGKILL)
    #expect(first.exitCode() == 128 + SIGKILL)
    let second = try open()
    #expect(second.waits(for: "3 of 3"))
    second.type("a")
    #expect(second.exitCode() == 0)
    #expect(try accepted == [false, true, true])
    #expect(second.text.contains("2 accepted, 1 rejected"))
  }
}
