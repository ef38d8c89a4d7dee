import CoreGraphics
import CoreText
import Testing

/// Which font a character is drawn with that the text's own has not.
@Suite struct FallbackFamilyTests: CascadesFonts {
  let library = FontLibrary(systemFolders: ["/nowhere"])

  @Test func `a script has its own family, and registered fonts come first`() throws {
    _ = try register("NotoSansThai-Regular", "ก")
    _ = try register("NotoSansHebrew-Regular", "א")
    #expect(try name("ก", in: Script("Thai")) == "NotoSansThai-Regular")
    #expect(try name("א") == "NotoSansHebrew-Regular")
    library.unregisterAll()
    _ = try register("Icons", "ก")
    _ = try register("NotoSansThai-Regular", "ก")
    #expect(try name("ก", in: Script("Thai")) == "Icons")
  }

  @Test func `bold text takes the bold face, or the plain one where that lacks the character`()
    throws
  {
    let folder = try TestFontFolder([
      ("a", Self.bytes("NotoSansThai-Regular", "กข")),
      ("b", Self.bytes("NotoSansThai-Bold", "ก")),
    ])
    defer { folder.remove() }
    let library = FontLibrary(systemFolders: [folder.path])
    func name(_ character: UInt32, _ weight: Double) throws -> String {
      let cascade = FontCascade(
        try own(weight: weight), language: nil, paragraph: [], in: library)
      return CTFontCopyPostScriptName(cascade.font(for: [character], in: .latin))
    }
    #expect(try name(0xE01, 500) == "NotoSansThai-Regular")
    #expect(try name(0xE01, 600) == "NotoSansThai-Bold")
    #expect(try name(0xE02, 600) == "NotoSansThai-Regular")
  }
}
