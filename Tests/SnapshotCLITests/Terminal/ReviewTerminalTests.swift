import CoreGraphics
import Foundation
import SnapshotCore
import Testing

/// `snapshot review` in a terminal: what it shows and what its keys do.
@Suite(.serialized) struct ReviewTerminalTests {
  private let package: PendingPackage
  private let paths = ["CardTests/a.1@2x.png", "CardTests/b.1@2x.png", "RingTests/c.1@2x.png"]

  init() throws {
    package = try PendingPackage()
    try package.add(paths[0], reference: picture(4, 4))
    try package.add(paths[1], reference: picture(4, 4))
    try package.add(paths[2], reference: nil) { $0.test = "RingTests.testRing" }
  }

  private func open(
    _ images: String? = "none", environment: [String: String] = [:], rows: Int = 40
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      ["review"] + (images.map { ["--images", $0] } ?? []), directory: package.root,
      environment: environment, rows: rows)
  }

  private var accepted: [Bool] { get throws { try paths.map(package.isAccepted) } }

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

  @Test func `a window of another size is filled anew`() throws {
    let terminal = try open()
    #expect(terminal.waits(for: "q quit"))
    terminal.resize(columns: 60, rows: 20)
    #expect(terminal.waits(for: "\u{1b}[20;1H"))
    terminal.type("q")
    #expect(terminal.exitCode() == 1)
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

  @Test(arguments: ["kitty", "iterm", "sixel", "blocks"])
  func `pictures stand beside each other with their names`(_ images: String) throws {
    let terminal = try open(images)
    #expect(terminal.waits(for: "q quit"))
    let start = ["kitty": "\u{1b}_Ga=T", "iterm": "\u{1b}]1337;", "sixel": "\u{1b}P0;1;0q"]
    let count = terminal.text.components(separatedBy: start[images] ?? "▀").count - 1
    #expect(images == "blocks" ? count >= 2 * 8 : count == 2)
    #expect(terminal.text.contains("reference  4 × 4"))
    #expect(terminal.text.contains("actual  4 × 4"))
    terminal.type("q")
    #expect(terminal.exitCode() == 1)
  }

  @Test func `v shows one picture large, the next, and all again`() throws {
    let terminal = try open("sixel")
    func drawn() -> Int { terminal.text.components(separatedBy: "\u{1b}P0;1;0q").count - 1 }
    #expect(terminal.waits(for: "v view large"))
    #expect(terminal.waits(for: "q quit"))
    #expect(drawn() == 2)
    terminal.type("v")
    #expect(terminal.waits(until: { drawn() == 3 }))
    terminal.type("v")
    #expect(terminal.waits(until: { drawn() == 4 }))
    terminal.type("v")
    #expect(terminal.waits(until: { drawn() == 6 }))
    terminal.type("q")
    #expect(terminal.exitCode() == 1)
    let names = terminal.text.matches(of: /(reference|actual)  4 × 4/).map { String($0.1) }
    #expect(names == ["reference", "actual", "actual", "reference", "reference", "actual"])
  }

  @Test func `a terminal without pictures says how to get them`() throws {
    let terminal = try open("none")
    #expect(terminal.waits(for: "COLORTERM=truecolor or pass --images blocks"))
    #expect(terminal.waits(for: "q quit"))
    #expect(!terminal.text.contains("view large"))
    terminal.type("q")
    #expect(terminal.exitCode() == 1)
  }

  @Test func `text references show their lines`() throws {
    try package.addText("CardTests/0.1.txt", reference: "one\ntwo\n", actual: "one\nthree\n")
    let terminal = try open()
    #expect(terminal.waits(for: "CardTests/0.1.txt"))
    #expect(terminal.waits(for: "q quit"))
    #expect(terminal.text.contains("- two"))
    #expect(terminal.text.contains("+ three"))
    terminal.type("a")
    #expect(terminal.waits(for: "2 of 4"))
    #expect(package.bytes("__Snapshots__/CardTests/0.1.txt") == Array("one\nthree\n".utf8))
    terminal.type("q")
    #expect(terminal.exitCode() == 1)
  }
}
