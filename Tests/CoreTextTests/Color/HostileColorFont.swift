import CoreGraphics
import CoreText

/// A font with glyphs in colour that is damaged in ways which a seed decides.
struct HostileColorFont {
  private typealias Tables = [(tag: FontTag, body: [UInt8])]

  /// How many kinds of fonts there are.
  static let kindCount = 5

  private var state: UInt64
  /// Which kind of font is damaged.
  let kind: Int
  /// What is drawn, and how.
  private(set) var bytes: [UInt8] = []

  init(seed: UInt64) throws {
    kind = Int(seed % UInt64(Self.kindCount))
    state = seed
    _ = next(below: 2)
    var tables = try Self.tables(kind)
    for _ in 0..<1 + next(below: 4) {
      let number = next(below: tables.count)
      damage(&tables[number].body)
    }
    bytes = ColorFont.bytes(tables)
  }

  /// Reads all colours of the font and draws them upright, turned, and at sizes from one pixel up.
  ///
  /// - Returns: Whether the font was one.
  @discardableResult
  func use() -> Bool {
    guard let face = try? FontFace(bytes: bytes) else { return false }
    try? face.validate()
    let font = FontInstance(face, variations: variations(weight: 0.5))
    for size in [1, 10, 300] as [CGFloat] {
      let font = CTFont(instance: font, size: size)
      for glyph in 0..<10 as Range<CGGlyph> {
        var box = CGRect.zero
        _ = CTFontGetBoundingRectsForGlyphs(font, .default, [glyph], &box, 1)
        draw(glyph, font)
      }
    }
    return true
  }

  private func draw(_ glyph: CGGlyph, _ font: CTFont) {
    guard let bitmap = Bitmap(width: 12, height: 12) else { return }
    let context = CGContext(bitmap: bitmap, baseTransform: .identity)
    _ = FidelityLedger.collecting {
      CTFontDrawGlyphs(font, [glyph], [.zero], 1, context)
      context.rotate(by: 0.5)
      CTFontDrawGlyphs(font, [glyph], [.zero], 1, context)
    }
  }

  // MARK: Damage

  private mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(limit, 1)
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let edges: [UInt8] = [0, 1, 2, 0x7F, 0x80, 0xFE, 0xFF]
    let place = next(below: bytes.count)
    switch next(below: 8) {
    case 0: bytes.removeSubrange(place..<bytes.count)
    case 1: bytes.removeSubrange(place..<min(place + 1 + next(below: 8), bytes.count))
    case 2: bytes.insert(contentsOf: (0..<4).map { _ in UInt8(next(below: 256)) }, at: place)
    case 3:
      // A word of the table in another place of it.
      for offset in 0..<4 where place + offset < bytes.count {
        bytes[place + offset] = bytes[next(below: bytes.count)]
      }
    case 4, 5:
      let value = edges[next(below: edges.count)]
      for offset in 0..<1 + next(below: 4) where place + offset < bytes.count {
        bytes[place + offset] = value
      }
    default:
      if !bytes.isEmpty { bytes[place] = UInt8(next(below: 256)) }
    }
  }

  // MARK: Whole fonts

  private static func tables(_ kind: Int) throws -> Tables {
    switch kind {
    case 0:
      let layers = ColorFont.layers([(4, [(1, 0), (2, 2)]), (5, [(3, 0xFFFF), (1, 3)])])
      return [("COLR", layers), ("CPAL", ColorFont.colors)]
    case 1: return [("COLR", graphs), ("CPAL", ColorFont.colors)]
    case 2:
      return [("COLR", varyingGraphs), ("CPAL", ColorFont.colors), ("fvar", ColorFont.axes)]
    case 3:
      let pictures = [4, 20].map { side in
        (side, -1, side, (try? ColorFont.png(side, side, [9, 99, 199, 200])) ?? [])
      }
      return ColorFont.located(pictures, indexFormat: 4) + ColorFont.located(pictures).suffix(1)
    default:
      let picture = ColorFont.join(
        words([1, 1]), Array("png ".utf8), try ColorFont.png(9, 7, [255, 0, 0, 255]))
      let copy = ColorFont.join(words([0, 0]), Array("dupe".utf8), words([4]))
      let other = ColorFont.join(words([0, 0]), Array("jpg ".utf8), [1, 2, 3])
      return [("sbix", ColorFont.scaled(10, [3: other, 4: picture, 5: copy]))]
    }
  }

  /// Every format of paint that does not vary.
  private static var graphs: [UInt8] {
    let stops: [(offset: Double, entry: Int)] = [(-0.5, 0), (0.25, 1), (0.25, 0xFFFF), (1.5, 2)]
    let line = ColorFont.gradient(4, [0, 0, 300, 100, -50, 400], extend: 1, stops)
    let circles = ColorFont.gradient(6, [100, 100, 20, 300, 200, 90], extend: 2, stops)
    let turn = ColorFont.gradient(8, [200, 200, 4000, -9000], extend: 1, stops)
    var moved = ColorFont.solid(3, alpha: 0.7)
    for (format, count) in [
      (14, 2), (16, 2), (18, 4), (20, 1), (22, 3), (24, 1), (26, 3), (28, 2), (30, 4),
    ] {
      moved = ColorFont.transform(
        UInt8(format), Array([9000, 12_000, 150, -80].prefix(count)), moved)
    }
    moved = ColorFont.matrix([0.5, 0.25, -0.125, 2, 30, -40], moved)
    let composite = ColorFont.composite(
      20, ColorFont.shape(1, line), over: ColorFont.shape(3, circles))
    let box = ColorFont.join([1], words([-10, 0, 500, 420]))
    return ColorFont.graphs(
      [(4, ColorFont.layers(3, from: 0)), (5, composite), (6, ColorFont.reuse(5)), (7, turn)],
      layers: [ColorFont.shape(1, moved), ColorFont.shape(2, turn), composite],
      clips: [(4, box), (7, box)])
  }

  /// A moved line of colours whose numbers vary with an axis.
  private static var varyingGraphs: [UInt8] {
    let turned = ColorFont.transform(25, [3000], base: 1, ColorFont.shape(3, ColorFont.solid(0)))
    let paint = ColorFont.transform(15, [20, 0], base: 0, turned)
    let box = ColorFont.join([2], words([0, 0, 400, 400]), ColorFont.long(0))
    return ColorFont.graphs([(4, paint)], clips: [(4, box)], variations: ColorFont.variations)
  }
}
