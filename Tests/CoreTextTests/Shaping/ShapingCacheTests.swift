import Testing

@testable import CoreText

@Suite struct ShapingCacheTests {
  /// A text of some glyphs, as if it had been shaped.
  private func shaped(_ glyph: UInt16) -> ShapedText {
    var text = ShapedText()
    text.glyphs = [glyph]
    return text
  }

  private func units(_ text: String) -> [UInt16] { Array(text.utf16) }

  @Test func `a text is shaped once`() {
    let cache = ShapingCache()
    var count = 0
    for _ in 0..<3 {
      let text = cache.text(units("abc"), ShapingOptions()) {
        count += 1
        return shaped(7)
      }
      #expect(text.glyphs == [7])
    }
    #expect(count == 1)
  }

  @Test func `another text, and other options, are shaped anew`() {
    let cache = ShapingCache()
    let all = [
      ShapingOptions(), ShapingOptions(script: .arabic), ShapingOptions(isRightToLeft: true),
      ShapingOptions(language: "TRK "), ShapingOptions(features: [FontFeature("liga", 0)]),
      ShapingOptions(features: [FontFeature("liga", 1)]),
    ]
    var number: UInt16 = 0
    for text in ["abc", "abd", "ab", ""] {
      for options in all {
        number += 1
        #expect(cache.text(units(text), options) { shaped(number) }.glyphs == [number])
      }
    }
    number = 0
    for text in ["abc", "abd", "ab", ""] {
      for options in all {
        number += 1
        #expect(cache.text(units(text), options) { shaped(0) }.glyphs == [number])
      }
    }
  }

  @Test(arguments: [(4096, 1), (4097, 2)])
  func `texts of more than 4096 units are not kept`(_ length: Int, _ expected: Int) {
    let cache = ShapingCache()
    let text = [UInt16](repeating: 0x61, count: length)
    var count = 0
    for _ in 0..<2 {
      _ = cache.text(text, ShapingOptions()) {
        count += 1
        return shaped(1)
      }
    }
    #expect(count == expected)
  }

  @Test func `texts are dropped before they are too many units together`() {
    let cache = ShapingCache()
    func isKept(_ number: Int) -> Bool {
      var text = [UInt16](repeating: 0x61, count: 4096)
      text[0] = UInt16(number)
      var isKept = true
      _ = cache.text(text, ShapingOptions()) {
        isKept = false
        return shaped(1)
      }
      return isKept
    }
    // 64 texts of 4096 units are 2^18 units, as many as are kept.
    for number in 0..<64 { #expect(!isKept(number)) }
    for number in 0..<64 { #expect(isKept(number)) }
    #expect(!isKept(64))
    #expect(isKept(64))
    #expect(!isKept(0))
    #expect(isKept(64) && isKept(0))
  }

  @Test func `a plan is made once for its options`() throws {
    let tables = try FontFace(bytes: LayoutFont().bytes).layout
    let cache = ShapingCache()
    let plan = cache.plan(tables, ShapingOptions())
    #expect(cache.plan(tables, ShapingOptions()) === plan)
    #expect(cache.plan(tables, ShapingOptions(script: .arabic)) !== plan)
    #expect(cache.plan(tables, ShapingOptions()) === plan)
  }

  @Test func `plans of many options do not pile up, and stay right`() throws {
    let font = try LayoutFont().substituting("salt", .alternates(["a": "XYZ"])).instance()
    for value in (1...300) {
      let options = ShapingOptions(features: [FontFeature("salt", value)])
      let shaped = Shaper.shape([0x61], font: font, options: options)
      #expect(shaped.glyphs == glyphs(value <= 3 ? ["X", "Y", "Z"][value - 1] : "a"))
    }
  }

  @Test func `a font keeps what it shaped, and another one shapes for itself`() throws {
    let face = try FontFace(
      bytes: LayoutFont().varying(by: [100])
        .positioning("kern", .moves("a", TestValue(x: 0, devices: [device(0), nil, nil, nil])))
        .bytes)
    let light = FontInstance(face)
    let heavy = FontInstance(face, variations: [("wght", 900 << 16)])
    for _ in 0..<2 {
      #expect(Shaper.shape([0x61], font: light, options: ShapingOptions()).places == [[0, 0]])
      #expect(Shaper.shape([0x61], font: heavy, options: ShapingOptions()).places == [[100, 0]])
    }
  }

  @Test func `threads that shape the same text get the same`() async throws {
    let font = try LayoutFont().substituting("liga", .ligatures(["fi": "F"])).instance()
    let text = units("affiafi")
    let all = await withTaskGroup(of: [UInt16].self) { group in
      for _ in 0..<16 {
        group.addTask { Shaper.shape(text, font: font, options: ShapingOptions()).glyphs }
      }
      return await group.reduce(into: [[UInt16]]()) { $0.append($1) }
    }
    #expect(all.count == 16 && Set(all) == [glyphs("afFaF")])
  }
}
