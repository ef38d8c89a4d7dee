import CoreGraphics
import CoreText
import Testing

@Suite struct ColorLayerTableTests {
  /// A red square with a blue corner as glyph 4.
  private let layers = ColorFont.layers([(4, [(1, 0), (2, 2)])])

  private func font(_ layers: [UInt8]) throws -> CTFont {
    try ColorFont.font([("COLR", layers), ("CPAL", ColorFont.colors)])
  }

  @Test func `a glyph without layers has the colour of the text`() throws {
    #expect(try ColorFont.rows(1, font(layers)).first == "kkkk....")
  }

  @Test func `colours are the same in a turned text, in a large one and under a mirror`() throws {
    let font = try font(layers)
    let turned = try ColorFont.rows(4, font) {
      $0.translateBy(x: 4, y: 0)
      $0.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    }
    #expect(turned == ["rrrr....", "rrrr....", "rrbb....", "rrbb...."])
    let mirrored = try ColorFont.rows(4, font) {
      $0.translateBy(x: 4, y: 0)
      $0.scaleBy(x: -1, y: 1)
    }
    #expect(mirrored == turned)
    let large = try ColorFont.rows(4, CTFontCreateCopyWithSize(font, 400), width: 200, height: 160)
    #expect(large[0] == String(repeating: "r", count: 160) + String(repeating: ".", count: 40))
    #expect(large[159].prefix(81) == String(repeating: "b", count: 80) + "r")
  }

  @Test func `a colour that is not there is told of, and the outline drawn`() throws {
    let font = try font(ColorFont.layers([(3, [(1, 7)])]))
    var rows: [String] = []
    let notes = FidelityLedger.collecting { rows = (try? ColorFont.rows(3, font)) ?? [] }
    #expect(rows.first == "kkkkkkkk")
    #expect(notes.map(\.feature) == [.colorGlyph])
    #expect(notes.first?.subject.hasSuffix("glyph 3: no colour 7 in palette 0") == true)
  }

  @Test func `a clip, a blend mode and a shadow hold for pictures`() throws {
    let font = try font(layers)
    let clipped = try ColorFont.rows(4, font) {
      $0.clip(to: CGRect(x: 1, y: 1, width: 2, height: 9))
    }
    #expect(clipped == [".rr.....", ".rr.....", ".br.....", "........"])
    let behind = try ColorFont.rows(4, font) {
      $0.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      $0.setBlendMode(.destinationOver)
    }
    #expect(behind == ["ggrr....", "ggrr....", "ggrr....", "ggrr...."])
    let shadowed = try ColorFont.rows(4, font) {
      $0.setShadow(
        offset: CGSize(width: 4, height: 0), blur: 0,
        color: CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    }
    #expect(shadowed == ["rrrrgggg", "rrrrgggg", "bbrrgggg", "bbrrgggg"])
  }

  @Test func `a table that is cut off anywhere is an error or a font`() throws {
    for length in 0..<layers.count {
      let tables: [(tag: FontTag, body: [UInt8])] = [
        ("COLR", Array(layers.prefix(length))), ("CPAL", ColorFont.colors),
      ]
      #expect(throws: FontError.self) { try FontFace(bytes: ColorFont.bytes(tables)).validate() }
    }
    for length in 0..<ColorFont.colors.count {
      let tables: [(tag: FontTag, body: [UInt8])] = [
        ("COLR", layers), ("CPAL", Array(ColorFont.colors.prefix(length))),
      ]
      #expect(throws: FontError.self) { try FontFace(bytes: ColorFont.bytes(tables)).validate() }
    }
  }
}
