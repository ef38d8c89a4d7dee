import CoreText

/// Makes small font files for tests.
struct TestFont {
  struct Glyph {
    var advance = 500
    /// Contours of points, font units.
    var contours: [[(x: Int, y: Int, isOnCurve: Bool)]] = []
    /// A composite glyph instead: parts with their places.
    var parts: [(glyph: Int, x: Int, y: Int)] = []

    static func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int, advance: Int = 500) -> Glyph {
      Glyph(
        advance: advance,
        contours: [
          [
            (x, y, true), (x + width, y, true), (x + width, y + height, true),
            (x, y + height, true),
          ]
        ])
    }
  }

  /// The first is for characters that the font does not have.
  var glyphs: [Glyph]
  /// Glyphs of characters, ascending.
  var characters: [(character: Int, glyph: Int)] = []
  var extraTables: [(tag: FontTag, body: [UInt8])] = []

  var bytes: [UInt8] {
    let bodies = glyphs.map(body)
    var offsets = [0]
    for body in bodies { offsets.append(offsets[offsets.count - 1] + body.count) }
    let head =
      [UInt8](repeating: 0, count: 18) + words([1000]) + [UInt8](repeating: 0, count: 30)
      + words([1, 0])
    let hhea =
      words([1, 0, 900, -200, 0]) + [UInt8](repeating: 0, count: 24) + words([glyphs.count])
    let tables: [(tag: FontTag, body: [UInt8])] = [
      ("cmap", words([0, 1, 3, 10, 0, 12]) + groups), ("glyf", bodies.flatMap { $0 }),
      ("head", head), ("hhea", hhea),
      ("hmtx", glyphs.flatMap { words([$0.advance, Self.left($0)]) }),
      ("loca", offsets.flatMap { bigEndian(UInt32($0)) }),
      ("maxp", words([1, 0, glyphs.count])),
    ]
    return fontBytes(tables + extraTables)
  }

  private var groups: [UInt8] {
    words([12, 0]) + bigEndian(UInt32(16 + 12 * characters.count)) + bigEndian(UInt32(0))
      + bigEndian(UInt32(characters.count))
      + characters.flatMap { entry in
        bigEndian(UInt32(entry.character)) + bigEndian(UInt32(entry.character))
          + bigEndian(UInt32(entry.glyph))
      }
  }

  private static func left(_ glyph: Glyph) -> Int {
    glyph.contours.joined().map(\.x).min() ?? 0
  }

  private func body(_ glyph: Glyph) -> [UInt8] {
    if !glyph.parts.isEmpty {
      var bytes = words([-1, 0, 0, 0, 0])
      for (index, part) in glyph.parts.enumerated() {
        // Two 16-bit offsets; more parts follow all but the last.
        let more = index + 1 < glyph.parts.count ? 0x20 : 0
        bytes += words([0x3 | more, part.glyph, part.x, part.y])
      }
      return bytes
    }
    if glyph.contours.isEmpty { return [] }
    let points = Array(glyph.contours.joined())
    var bytes = words([glyph.contours.count, Self.left(glyph), 0, 0, 0])
    var count = 0
    for contour in glyph.contours {
      count += contour.count
      bytes += words([count - 1])
    }
    bytes += words([0])
    bytes += points.map { $0.isOnCurve ? 1 : 0 }
    for axis in [points.map(\.x), points.map(\.y)] {
      var last = 0
      for value in axis {
        bytes += words([value - last])
        last = value
      }
    }
    return bytes + (bytes.count % 2 == 0 ? [] : [0])
  }
}

/// 16-bit numbers, big-endian.
func words(_ values: [Int]) -> [UInt8] {
  values.flatMap { bigEndian(UInt16(truncatingIfNeeded: $0)) }
}

/// The system font, which README's set-up installs.
func interFace() throws -> FontFace {
  try FontLibrary.shared.face(named: "Inter")
}

/// 16.16.
func variations(weight: Double, slant: Double = 0) -> [(tag: FontTag, value: Int)] {
  [("wght", Int((weight * 65_536).rounded())), ("slnt", Int((slant * 65_536).rounded()))]
}
