import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct CTFontManagerTests {
  @Test func `a font that was made of bytes can be registered`() throws {
    // Its one character is of private use, so that no other test's text is drawn with it.
    let bytes = TestFont(
      glyphs: [.box(0, 0, 1, 1), .box(0, 0, 9, 9)], characters: [(0xF8F0, 1)]
    ).bytes
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    let font = try #require(CGFont(provider))
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(font, &error) && error == nil)
  }

  @Test func `a file that is no font is refused with the reason`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).ttf")
    try Data([1, 2, 3]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    let reason = try #require(error).takeRetainedValue()
    #expect(CFErrorCopyDescription(reason)?.isEmpty == false && reason.code == 103)
  }

  @Test func `several files are registered at once, each with its own error, and taken back`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (good, bad) = (
      folder.appendingPathComponent("good.ttf"), folder.appendingPathComponent("bad.ttf")
    )
    var font = TestFont(glyphs: [.box(0, 0, 100, 100), .box(0, 0, 400, 700)])
    font.characters = [(65, 1)]
    try Data(font.bytes).write(to: good)
    try Data([1, 2, 3]).write(to: bad)
    var reasons: [String] = []
    var isDone = false
    CTFontManagerRegisterFontURLs([good, bad] as CFArray, .process, true) { errors, done in
      reasons = errors.compactMap { ($0 as? NSError)?.localizedDescription }
      isDone = done
      return true
    }
    #expect(isDone && reasons.count == 1)
    #expect(reasons.first?.contains("bad.ttf") == true)
    #expect(CTFontManagerUnregisterFontsForURL(good as CFURL, .process, nil))
    #expect(!CTFontManagerUnregisterFontsForURL(good as CFURL, .process, nil))
  }
}
