import CoreGraphics
import Foundation
import SnapshotCore
import Testing

@Suite(.serialized) struct ReviewScreenTests: ReviewOpening {
  let package: PendingPackage

  init() throws { package = try Self.makePackage() }

  @Test func `a window of another size is filled anew`() throws {
    let terminal = try open()
    #expect(terminal.waits(for: "q quit"))
    terminal.resize(columns: 60, rows: 20)
    #expect(terminal.waits(for: "\u{1b}[20;1H"))
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
