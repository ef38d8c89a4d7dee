import CoreGraphics
import Foundation
import SnapshotCore
import Testing

@Suite struct FontsCommandTests {
  private let folder: ScratchFolder
  private let fontBytes = Array("not really a font".utf8)

  init() throws {
    folder = try ScratchFolder()
    try folder.write("Package.swift", [UInt8]())
  }

  private var fingerprint: String { SHA256.digest(of: fontBytes).description }

  private func reference(_ name: String, fonts: [String]) throws {
    let bytes = try Reference.encode(
      picture(4, 4), metadata: ReferenceMetadata(scale: 2, fonts: fonts))
    try folder.write("__Snapshots__/" + name, bytes)
  }

  private func run(_ action: String) throws -> CommandRun {
    try CommandRun(
      ["fonts", action], directory: folder.path,
      environment: ["SNAPSHOT_FONT_PATH": folder.path + "/Installed"])
  }

  @Test func `references without text need no font`() throws {
    try reference("A/a.1.png", fonts: [])
    #expect(try run("check").exitCode == 0)
    #expect(try run("list").output.contains("was drawn with a font"))
  }

  @Test func `a font that is gone is a difference that names it`() throws {
    try reference("A/a.1.png", fonts: [fingerprint + " My Font"])
    try reference("A/a.2.png", fonts: [fingerprint + " My Font"])
    let check = try run("check")
    #expect(check.exitCode == 1)
    #expect(check.output.contains("My Font"))
    #expect(check.output.contains("2 references"))
    #expect(try run("pin").exitCode == 3)
    #expect(try run("list").output.contains("not on this machine"))
  }

  @Test func `pinning copies the font beside the references`() throws {
    try reference("A/a.1.png", fonts: [fingerprint + " My Font"])
    try folder.write("Installed/Mine.ttf", fontBytes)
    #expect(try run("check").exitCode == 0)
    #expect(try run("list").output.contains("installed  "))
    #expect(try run("pin").exitCode == 0)
    let copy = try FileAccess.read(folder.path + "/__Snapshots__/Fonts/Mine.ttf")
    #expect(copy == fontBytes)
    try FileManager.default.removeItem(atPath: folder.path + "/Installed")
    #expect(try run("check").exitCode == 0)
    #expect(try run("list").output.contains("pinned  "))
  }

  @Test func `the symbols that are drawn are listed, and a sheet shows them`() throws {
    let list = try run("symbols")
    #expect(list.exitCode == 0)
    for line in ["heart.fill  18  drawn", "bold  1  drawn, with letters of the system font"] {
      #expect(list.output.split(separator: "\n").contains { $0 == line }, "\(line)")
    }
    #expect(list.output.contains("a rounded square"))
    let sheet = try CommandRun(
      ["fonts", "symbols", "--output", folder.path + "/sheet.png"], directory: folder.path)
    #expect(sheet.exitCode == 0)
    #expect(sheet.output.contains("row 1: heart.fill plus house.fill"))
    let picture = try PNGCodec.decode(FileAccess.read(folder.path + "/sheet.png"))
    #expect(picture.width == 1536)
    let mistake = try CommandRun(["fonts", "list", "--output", "a.png"], directory: folder.path)
    #expect(mistake.exitCode == 2)
  }

  @Test func `another action is a mistake`() throws {
    #expect(try run("burn").exitCode == 2)
  }
}
