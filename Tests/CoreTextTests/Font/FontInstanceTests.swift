import CoreText
import Testing

/// Numbers that are the same in every run.
private struct Noise {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}

@Suite struct FontInstanceTests {
  /// Reads everything that drawing text would.
  private func use(_ bytes: [UInt8], weight: Double) throws {
    let face = try FontFace(bytes: bytes)
    let font = FontInstance(face, variations: variations(weight: weight, slant: -3))
    let text = Array("A fi->1⁄2 x̱ AV".utf16)
    let shaped = Shaper.shapeAnew(text, font: font, options: ShapingOptions())
    for glyph in shaped.glyphs { _ = try font.outline(glyph) }
  }

  @Test func `a damaged font is an error or a font, and never a crash`() throws {
    let original = try interFace().file
    var noise = Noise(seed: 41)
    var refused = 0
    for round in 0..<90 {
      var bytes = original.bytes
      // Most tables are damaged in their first part, where their structure is.
      let table = original.tables[round % original.tables.count].range
      for _ in 0..<1 + noise.next(below: 6) {
        let reach = noise.next(below: 3) == 0 ? table.count : min(table.count, 400)
        bytes[table.lowerBound + noise.next(below: reach)] = UInt8(noise.next(below: 256))
      }
      do {
        try use(bytes, weight: 650)
      } catch is FontError {
        refused += 1
      }
    }
    #expect(refused > 5)
    #expect(refused < 90)
  }

  @Test func `a font cut off anywhere is an error`() throws {
    let bytes = try interFace().file.bytes
    for part in 1..<20 {
      #expect(throws: FontError.self) {
        try FontFace(bytes: Array(bytes.prefix(bytes.count * part / 20))).validate()
      }
    }
  }

  @Test func `a glyph that is cut off names its table`() {
    var font = TestFont(glyphs: [.box(0, 0, 10, 10)])
    font.glyphs[0].contours = [[(0, 0, true)]]
    var bytes = font.bytes
    // The last point of the contour: there are no bytes for so many.
    if let table = try? FontFile(bytes: bytes).tables.first(where: { $0.tag == "glyf" }) {
      bytes[table.range.lowerBound + 11] = 200
    }
    #expect {
      try FontInstance(FontFace(bytes: bytes)).outline(0)
    } throws: { error in
      guard case .outOfBounds("glyf", _, _)? = error as? FontError else { return false }
      return true
    }
  }
}
