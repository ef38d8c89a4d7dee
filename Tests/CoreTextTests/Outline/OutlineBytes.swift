import CoreText

/// Glyphs as the table `glyf` has them, field by field.
enum OutlineBytes {
  typealias Contour = [(x: Int, y: Int, isOnCurve: Bool)]

  /// A simple glyph.
  ///
  /// - Parameters:
  ///   - ends: The index of the last point of every contour.
  ///   - left: The minimum of x, as the glyph's header says it.
  static func simple(
    ends: [Int], flags: [UInt8], x: [UInt8], y: [UInt8], left: Int = 0, instructions: [UInt8] = []
  ) -> [UInt8] {
    words([ends.count, left, 0, 0, 0]) + words(ends) + words([instructions.count])
      + instructions + flags + x + y
  }

  /// A glyph of contours whose coordinates have two bytes each.
  static func contours(_ contours: [Contour], left: Int = 0) -> [UInt8] {
    var ends: [Int] = []
    for contour in contours { ends.append((ends.last ?? -1) + contour.count) }
    let points = Array(contours.joined())
    return simple(
      ends: ends, flags: points.map { $0.isOnCurve ? 1 : 0 }, x: steps(points.map(\.x)),
      y: steps(points.map(\.y)), left: left)
  }

  /// A rectangle, counter-clockwise from its lower left corner.
  static func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [UInt8] {
    contours([
      [
        (x, y, true), (x + width, y, true), (x + width, y + height, true), (x, y + height, true),
      ]
    ])
  }

  private static func steps(_ values: [Int]) -> [UInt8] {
    words(zip(values, [0] + values).map { $0 - $1 })
  }

  /// A part of a composite glyph.
  struct Part {
    var glyph: Int
    /// An offset, or a point of the whole and one of the part.
    var arguments: (Int, Int) = (0, 0)
    var isAttached = false
    /// Nothing, a scale, one for each axis, or four numbers: x of x, y of x, x of y, y of y.
    var transform: [Double] = []
    var flags = 0
    var hasWords = true

    /// - Parameter isLast: Whether no part follows.
    func bytes(isLast: Bool) -> [UInt8] {
      var flags = flags | (isLast ? 0 : 0x20) | (hasWords ? 1 : 0) | (isAttached ? 0 : 2)
      flags |= [0: 0, 1: 8, 2: 0x40, 4: 0x80][transform.count] ?? 0
      let places = [arguments.0, arguments.1]
      return words([flags, glyph])
        + (hasWords ? words(places) : places.map { UInt8(truncatingIfNeeded: $0) })
        + words(transform.map { Int($0 * 16_384) })
    }
  }

  static func composite(_ parts: [Part], left: Int = 0) -> [UInt8] {
    words([-1, left, 0, 0, 0])
      + parts.enumerated().flatMap { $1.bytes(isLast: $0 == parts.count - 1) }
  }
}

extension TestFont {
  /// The font with some tables in place of its own.
  ///
  /// - Parameter removed: Tables that are left out.
  func bytes(
    replacing tables: [(tag: FontTag, body: [UInt8])], without removed: [FontTag] = []
  ) throws -> [UInt8] {
    let file = try FontFile(bytes: bytes)
    var all = file.tables.filter { !removed.contains($0.tag) }.map { table in
      let new = tables.first { $0.tag == table.tag }?.body
      return (tag: table.tag, body: new ?? Array(file.bytes[table.range]))
    }
    let known = all.map(\.tag)
    all += tables.filter { !known.contains($0.tag) }
    return fontBytes(all)
  }

  /// A font whose glyphs are given as bytes of `glyf`.
  ///
  /// - Parameters:
  ///   - metrics: Advances and left side bearings; 500 and 0 for the glyphs after the last.
  ///   - hasLongOffsets: Whether `loca` has four bytes for an offset; with two of them glyphs have
  ///     to be of an even length.
  static func outlines(
    _ bodies: [[UInt8]], metrics: [(advance: Int, left: Int)] = [], hasLongOffsets: Bool = true,
    extra: [(tag: FontTag, body: [UInt8])] = []
  ) throws -> [UInt8] {
    var offsets = [0]
    for body in bodies { offsets.append(offsets[offsets.count - 1] + body.count) }
    let head =
      [UInt8](repeating: 0, count: 18) + words([1000]) + [UInt8](repeating: 0, count: 30)
      + words([hasLongOffsets ? 1 : 0, 0])
    let loca =
      hasLongOffsets ? offsets.flatMap { bigEndian(UInt32($0)) } : words(offsets.map { $0 / 2 })
    let rows: [(advance: Int, left: Int)] = bodies.indices.map {
      $0 < metrics.count ? metrics[$0] : (500, 0)
    }
    let font = TestFont(glyphs: bodies.map { _ in Glyph() })
    return try font.bytes(
      replacing: [
        ("glyf", bodies.flatMap { $0 }), ("loca", loca), ("head", head),
        ("hmtx", words(rows.flatMap { [$0.advance, $0.left] })),
      ] + extra)
  }
}
