import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct CTFontDescriptorTests: CascadesFonts {
  let library = FontLibrary(systemFolders: ["/nowhere"])

  private func attribute(_ descriptor: CTFontDescriptor, _ key: String) -> Any? {
    CTFontDescriptorCopyAttribute(descriptor, key as CFString)
  }

  private func font(_ descriptor: CTFontDescriptor, _ size: CGFloat = 0) -> CTFont {
    CTFontCreateWithFontDescriptor(descriptor, size, nil)
  }

  // MARK: By attributes

  @Test(arguments: [kCTFontNameAttribute, kCTFontFamilyNameAttribute])
  func `a name or a family, a size and traits are asked for`(_ key: String) {
    let descriptor = CTFontDescriptorCreateWithAttributes(
      [
        key: "Inter", kCTFontSizeAttribute: 21,
        kCTFontTraitsAttribute: [kCTFontSymbolicTrait: UInt32(3)],
      ] as CFDictionary)
    #expect(attribute(descriptor, kCTFontNameAttribute) as? String == "Inter")
    #expect(attribute(descriptor, kCTFontSizeAttribute) as? CGFloat == 21)
    let traits = attribute(descriptor, kCTFontTraitsAttribute) as? [String: UInt32]
    #expect(traits == [kCTFontSymbolicTrait: 3])
    #expect(CTFontCopyFamilyName(font(descriptor)) == "Inter")
    #expect(CTFontGetSize(font(descriptor)) == 21)
  }

  @Test func `what is not said is nil`() {
    let empty = CTFontDescriptorCreateWithAttributes([:] as CFDictionary)
    #expect(attribute(empty, kCTFontNameAttribute) == nil)
    #expect(attribute(empty, kCTFontFamilyNameAttribute) == nil)
    #expect(attribute(empty, kCTFontSizeAttribute) == nil)
    #expect(attribute(empty, kCTFontURLAttribute) == nil)
    #expect(attribute(empty, "another") == nil)
    let odd = CTFontDescriptorCreateWithAttributes(
      [
        kCTFontNameAttribute: 7, kCTFontSizeAttribute: "large", kCTFontTraitsAttribute: "bold",
      ] as CFDictionary)
    #expect(attribute(odd, kCTFontNameAttribute) == nil)
    #expect(attribute(odd, kCTFontSizeAttribute) == nil)
  }

  @Test func `traits without a name are those of the system font`() throws {
    func font(_ traits: CTFontSymbolicTraits) -> CTFont {
      self.font(
        CTFontDescriptorCreateWithAttributes(
          [
            kCTFontSizeAttribute: 17,
            kCTFontTraitsAttribute: [
              kCTFontSymbolicTrait: NSNumber(value: traits.rawValue)
            ],
          ] as CFDictionary))
    }
    #expect(try font([]) == #require(CTFont.system(size: 17)))
    #expect(try font(.traitBold) == #require(CTFont.system(size: 17, weight: 700)))
    #expect(CTFontGetSymbolicTraits(font(.traitItalic)).contains(.traitItalic))
    #expect(
      CTFontGetSymbolicTraits(font([.traitBold, .traitItalic])).isSuperset(
        of: [.traitBold, .traitItalic]))
  }

  // MARK: Sizes and matrices

  /// What is asked for, what the descriptor says, and what the font has.
  @Test(arguments: [(0.0, 0.0, 12.0), (0, 15, 15), (20, 15, 20), (20, 0, 20), (-3, 15, 15)])
  func `a size is the one asked for, the descriptor's, or twelve points`(
    _ wanted: CGFloat, _ own: CGFloat, _ expected: CGFloat
  ) throws {
    let named = CTFontDescriptorCreateWithNameAndSize("Inter" as CFString, own)
    #expect(CTFontGetSize(font(named, wanted)) == expected)
    let face = try FontFace(bytes: Self.bytes("Sized", "a"))
    let copied = CTFontCopyFontDescriptor(
      CTFont(instance: FontInstance(face), size: own == 0 ? 12 : own))
    #expect(CTFontGetSize(font(copied, wanted)) == expected)
  }

  @Test func `a matrix is the one asked for, or the descriptor's`() throws {
    let face = try FontFace(bytes: Self.bytes("Matrix", "a"))
    let slant = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
    var wide = CGAffineTransform(scaleX: 2, y: 1)
    var identity = CGAffineTransform.identity
    let slanted = CTFontCopyFontDescriptor(
      CTFont(instance: FontInstance(face), size: 10, matrix: slant))
    #expect(CTFontGetMatrix(CTFontCreateWithFontDescriptor(slanted, 20, nil)) == slant)
    #expect(CTFontGetMatrix(CTFontCreateWithFontDescriptor(slanted, 20, &wide)) == wide)
    #expect(CTFontGetMatrix(CTFontCreateWithFontDescriptor(slanted, 20, &identity)).isIdentity)
    let named = CTFontDescriptorCreateWithNameAndSize("Inter" as CFString, 10)
    #expect(CTFontGetMatrix(font(named)).isIdentity)
    #expect(CTFontGetMatrix(CTFontCreateWithFontDescriptor(named, 0, &wide)) == wide)
  }

  // MARK: Of a font

  @Test func `a font is made anew from what describes it, whatever it is`() throws {
    let face = try FontFace(bytes: Self.bytes("Own", "a"))
    let fonts = try [
      #require(CTFont.system(size: 17)), #require(CTFont.system(size: 17, weight: 700)),
      #require(CTFont.system(size: 17, weight: 300, isItalic: true)),
      #require(CTFont.system(size: 17, design: .rounded)), CTFont.named("Inter", size: 9),
      CTFont.named("HelveticaNeue-Light", size: 20), CTFont.named("Inter-SemiBold", size: 9),
      CTFont(instance: FontInstance(face), size: 11),
      CTFont(
        instance: FontInstance(face), size: 11, matrix: CGAffineTransform(scaleX: 2, y: 1)),
    ]
    for font in fonts {
      let descriptor = CTFontCopyFontDescriptor(font)
      #expect(self.font(descriptor) == font)
      #expect(self.font(descriptor, 40) == CTFontCreateCopyWithSize(font, 40))
      #expect(
        attribute(descriptor, kCTFontNameAttribute) as? String == CTFontCopyPostScriptName(font))
      #expect(
        attribute(descriptor, kCTFontFamilyNameAttribute) as? String
          == CTFontCopyFamilyName(font))
      #expect(attribute(descriptor, kCTFontSizeAttribute) as? CGFloat == font.size)
    }
  }

  @Test func `the traits of a font are described`() throws {
    let bold = try #require(CTFont.system(size: 17, weight: 700))
    let traits = attribute(CTFontCopyFontDescriptor(bold), kCTFontTraitsAttribute)
    let raw = try #require((traits as? [String: UInt32])?[kCTFontSymbolicTrait])
    #expect(CTFontSymbolicTraits(rawValue: raw).contains(.traitBold))
  }

  // MARK: Of a file

  @Test func `the bytes of a font are described without being registered`() throws {
    let bytes = Self.bytes("Unregistered", "a")
    let descriptor = try #require(
      CTFontManagerCreateFontDescriptorFromData(Data(bytes) as CFData))
    #expect(attribute(descriptor, kCTFontNameAttribute) as? String == "Unregistered")
    #expect(attribute(descriptor, kCTFontSizeAttribute) == nil)
    let font = font(descriptor, 30)
    #expect(CTFontCopyPostScriptName(font) == "Unregistered" && font.size == 30)
    #expect(throws: FontLookupError.self) { try CTFont.named("Unregistered", size: 12) }
    #expect(CTFontManagerCreateFontDescriptorFromData(Data([1, 2, 3]) as CFData) == nil)
    #expect(CTFontManagerCreateFontDescriptorFromData(Data() as CFData) == nil)
  }

  @Test func `a file of a font is described, any other is not`() throws {
    let folder = try TestFontFolder([
      ("good", Self.bytes("InAFile", "a")), ("bad", Array("no font".utf8)),
    ])
    defer { folder.remove() }
    func descriptors(_ name: String) -> [CTFontDescriptor]? {
      let url = URL(fileURLWithPath: folder.path + "/" + name)
      return CTFontManagerCreateFontDescriptorsFromURL(url as CFURL) as? [CTFontDescriptor]
    }
    let good = try #require(descriptors("good.ttf"))
    #expect(good.count == 1)
    #expect(attribute(good[0], kCTFontNameAttribute) as? String == "InAFile")
    #expect(descriptors("bad.ttf") == nil)
    #expect(descriptors("none.ttf") == nil)
  }

  @Test func `glyphs without a size get one, and lose it`() throws {
    let face = try FontFace(bytes: Self.bytes("Graphics", "a"))
    let graphics = CGFont(face: face)
    #expect(CTFontGetSize(CTFontCreateWithGraphicsFont(graphics, 0, nil, nil)) == 12)
    var wide = CGAffineTransform(scaleX: 2, y: 1)
    let font = CTFontCreateWithGraphicsFont(graphics, 33, &wide, nil)
    #expect(CTFontGetSize(font) == 33 && CTFontGetMatrix(font) == wide)
    #expect(CTFontCopyGraphicsFont(font, nil) == graphics)
    #expect(CTFontCopyGraphicsFont(font, nil).hashValue == graphics.hashValue)
  }
}
