import CoreText
import Foundation
import Testing

/// Faces of files in folders, of which names are read first.
@Suite struct FontFileFacesTests {
  private func font(_ name: String, advance: Int) -> [UInt8] {
    var font = TestFont(glyphs: [.box(0, 0, 10, 10, advance: advance)])
    let units = Array(name.utf16).map { Int($0) }
    let record = words([0, 1, 18, 3, 1, 0x409, 6, 2 * units.count, 0])
    font.extraTables = [("name", record + words(units))]
    return font.bytes
  }

  /// Two faces in one file, with their own tables.
  private func collection(_ fonts: [[UInt8]]) -> [UInt8] {
    var bytes = bigEndian(FontTag("ttcf").rawValue) + words([1, 0]) + words([0, fonts.count])
    var start = 12 + 4 * fonts.count
    for font in fonts {
      bytes += bigEndian(UInt32(start))
      start += font.count
    }
    for font in fonts { bytes += moved(font, by: bytes.count) }
    return bytes
  }

  /// A font whose tables begin later in the file.
  private func moved(_ font: [UInt8], by distance: Int) -> [UInt8] {
    var font = font
    for table in 0..<Int(font[4]) << 8 + Int(font[5]) {
      let at = 12 + 16 * table + 8
      let offset = font[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } + distance
      font.replaceSubrange(at..<at + 4, with: bigEndian(UInt32(offset)))
    }
    return font
  }

  @Test func `a face of a collection is found by its name`() throws {
    let folder = try TestFontFolder([
      ("all", collection([font("One", advance: 100), font("Two", advance: 200)]))
    ])
    defer { folder.remove() }
    let library = FontLibrary(systemFolders: [folder.path])
    let two = try library.face(named: "Two")
    #expect(FontInstance(two).advance(0) == 200)
    let one = try library.face(named: "One")
    #expect(FontInstance(one).advance(0) == 100)
    #expect(try library.face(named: "Two") === two)
    #expect(one.fingerprint == two.fingerprint)
    #expect(library.usedFonts.count == 2)
  }

  @Test func `what is cut off or no font is passed over`() throws {
    let whole = font("Whole", advance: 100)
    var files = [("whole", whole), ("text", Array("no font at all".utf8)), ("empty", [])]
    for count in stride(from: 1, to: whole.count, by: 7) {
      files.append(("cut\(count)", Array(whole.prefix(count))))
    }
    let folder = try TestFontFolder(files)
    defer { folder.remove() }
    let library = FontLibrary(systemFolders: [folder.path])
    #expect(FontInstance(try library.face(named: "Whole")).advance(0) == 100)
    #expect(throws: FontLookupError.self) { try library.face(named: "Other") }
  }

  @Test func `a name that was looked up in vain is found once it is registered`() throws {
    let library = FontLibrary(systemFolders: ["/nowhere"])
    #expect(throws: FontLookupError.self) { try library.face(named: "Late") }
    try library.register(bytes: font("Late", advance: 100))
    #expect(try library.face(named: "Late").names.postScriptName == "Late")
  }
}
