import CoreGraphics
import CoreText
import Testing

/// Makes fonts with glyphs in colour for tests, of 10 pixels an em at 10 points: a unit of 100 is
/// a pixel.
enum ColorFont {
  /// Glyph 1 is a square of 4 pixels on the baseline, 2 one of 2 pixels in its corner, 3 a bar
  /// of 8 by 4; 4 to 9 have no outline. Characters A to I are glyphs 1 to 9.
  static let base = TestFont(
    glyphs: [
      TestFont.Glyph(), .box(0, 0, 400, 400), .box(0, 0, 200, 200),
      .box(0, 0, 800, 400, advance: 900),
    ] + [TestFont.Glyph](repeating: TestFont.Glyph(advance: 900), count: 6),
    characters: (1...9).map { (0x40 + $0, $0) })

  /// Red, green, blue, and half of white.
  static let palette = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 128]]

  static func bytes(_ tables: [(tag: FontTag, body: [UInt8])]) -> [UInt8] {
    var font = base
    font.extraTables = tables
    return font.bytes
  }

  static func font(
    _ tables: [(tag: FontTag, body: [UInt8])], size: CGFloat = 10,
    variations: [(tag: FontTag, value: Int)] = []
  ) throws -> CTFont {
    CTFont(
      instance: FontInstance(try FontFace(bytes: bytes(tables)), variations: variations),
      size: size)
  }

  /// A table `CPAL` of one palette.
  static var colors: [UInt8] {
    var records: [UInt8] = []
    for color in palette {
      records += [UInt8(color[2]), UInt8(color[1]), UInt8(color[0]), UInt8(color[3])]
    }
    return join(words([0, palette.count, 1, palette.count]), long(14), words([0]), records)
  }

  // MARK: COLR

  /// A table of version 0.
  static func layers(_ glyphs: [(glyph: Int, layers: [(glyph: Int, entry: Int)])]) -> [UInt8] {
    var bases: [UInt8] = []
    var layers: [UInt8] = []
    for entry in glyphs {
      bases += words([entry.glyph, layers.count / 4, entry.layers.count])
      layers += entry.layers.flatMap { words([$0.glyph, $0.entry]) }
    }
    return join(
      words([0, glyphs.count]), long(14), long(14 + bases.count), words([layers.count / 4]), bases,
      layers)
  }

  /// A table of version 1.
  static func graphs(
    _ glyphs: [(glyph: Int, paint: [UInt8])], layers: [[UInt8]] = [],
    clips: [(glyph: Int, box: [UInt8])] = [], variations: [UInt8] = []
  ) -> [UInt8] {
    var bases = long(glyphs.count)
    var paints: [UInt8] = []
    for entry in glyphs {
      bases += join(words([entry.glyph]), long(4 + 6 * glyphs.count + paints.count))
      paints += entry.paint
    }
    var list = layers.isEmpty ? [] : long(layers.count)
    var offset = 4 + 4 * layers.count
    for layer in layers {
      list += long(offset)
      offset += layer.count
    }
    list += layers.flatMap { $0 }
    var clipList = clips.isEmpty ? [] : join([1], long(clips.count))
    var boxes: [UInt8] = []
    for clip in clips {
      clipList += words([clip.glyph, clip.glyph])
      clipList += u24(5 + 7 * clips.count + boxes.count)
      boxes += clip.box
    }
    clipList += boxes
    let first = 34
    let second = first + bases.count + paints.count
    let third = second + list.count
    let offsets = [
      first, layers.isEmpty ? 0 : second, clips.isEmpty ? 0 : third, 0,
      variations.isEmpty ? 0 : third + clipList.count,
    ]
    let header = join(words([1, 0]), long(34), long(34), words([0]))
    return join(header, offsets.flatMap(long), bases, paints, list, clipList, variations)
  }

  // MARK: Variations

  /// A table `fvar` of one axis from 0 to 1.
  static var axes: [UInt8] {
    let limits = [0, 0, 1].flatMap { long($0 << 16) }
    return join(
      words([1, 0, 16, 2, 1, 20, 0, 8]), bigEndian(FontTag("wght").rawValue), limits,
      words([0, 256]))
  }

  /// One region from 0 to 1 of one axis, one item of one byte: 100 more at the end.
  static var variations: [UInt8] {
    let region = words([1, 1, 0, 16_384, 16_384])
    let data = join(words([1, 0, 1, 0]), [100])
    return join(words([1]), long(12), words([1]), long(12 + region.count), region, data)
  }

  // MARK: Paints

  static func join(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap { $0 } }

  /// Four bytes; a negative number as its complement.
  static func long(_ value: Int) -> [UInt8] { bigEndian(UInt32(truncatingIfNeeded: value)) }

  static func u24(_ value: Int) -> [UInt8] { Array(long(value).dropFirst()) }

  /// 2.14.
  static func part(_ value: Double) -> Int { Int((value * 16_384).rounded()) }

  static func solid(_ entry: Int, alpha: Double = 1) -> [UInt8] {
    join([2], words([entry, part(alpha)]))
  }

  static func shape(_ glyph: Int, _ paint: [UInt8]) -> [UInt8] {
    join([10], u24(6), words([glyph]), paint)
  }

  static func reuse(_ glyph: Int) -> [UInt8] { join([11], words([glyph])) }

  static func layers(_ count: Int, from first: Int) -> [UInt8] {
    join([1, UInt8(count)], long(first))
  }

  /// Formats 14 to 31.
  static func transform(
    _ format: UInt8, _ numbers: [Int], base: Int? = nil, _ paint: [UInt8]
  ) -> [UInt8] {
    let index = base.map(long) ?? []
    return join(
      [format], u24(4 + 2 * numbers.count + index.count), words(numbers), index, paint)
  }

  static func matrix(_ numbers: [Double], _ paint: [UInt8]) -> [UInt8] {
    let values = numbers.flatMap { long(Int($0 * 65_536)) }
    return join([12], u24(7), u24(7 + paint.count), paint, values)
  }

  static func composite(_ mode: UInt8, _ source: [UInt8], over backdrop: [UInt8]) -> [UInt8] {
    join([32], u24(8), [mode], u24(8 + source.count), source, backdrop)
  }

  /// Formats 4, 6 and 8.
  static func gradient(
    _ format: UInt8, _ numbers: [Int], extend: UInt8 = 0,
    _ stops: [(offset: Double, entry: Int)]
  ) -> [UInt8] {
    let colors = stops.flatMap { words([part($0.offset), $0.entry, 16_384]) }
    return join(
      [format], u24(4 + 2 * numbers.count), words(numbers), [extend], words([stops.count]), colors)
  }

  // MARK: Pictures

  /// A PNG of one colour.
  static func png(_ width: Int, _ height: Int, _ color: [UInt8]) throws -> [UInt8] {
    let samples = (0..<width * height).flatMap { _ in color }
    return try PNGCodec.encode(PNGImage(width: width, height: height, samples: samples))
  }

  /// Tables of pictures of glyph 4, of one size each, with small metrics.
  ///
  /// - Parameter raw: How many pixels are there in place of a PNG.
  static func located(
    _ strikes: [(pixelsPerEm: Int, left: Int, top: Int, png: [UInt8])], indexFormat: Int = 1,
    raw: (width: Int, height: Int)? = nil
  ) -> [(tag: FontTag, body: [UInt8])] {
    var data = long(0x0003_0000)
    var sizes: [UInt8] = []
    var subtables: [UInt8] = []
    let start = 8 + 48 * strikes.count
    for strike in strikes {
      let bearings = [UInt8(bitPattern: Int8(strike.left)), UInt8(bitPattern: Int8(strike.top))]
      let size = [UInt8(raw?.height ?? 0), UInt8(raw?.width ?? 0)]
      let count = raw == nil ? long(strike.png.count) : []
      let picture = join(size, bearings, [0], count, strike.png)
      let header = join(words([indexFormat, raw == nil ? 17 : 1]), long(data.count))
      let ends: [UInt8] =
        switch indexFormat {
        case 1: join(long(0), long(picture.count))
        case 3: words([0, picture.count])
        default: join(long(1), words([4, 0, 5, picture.count]))
        }
      let list = join(words([4, 4]), long(8), header, ends)
      sizes += join(long(start + subtables.count), long(list.count), long(1))
      sizes += join([UInt8](repeating: 0, count: 28), words([4, 4]))
      sizes += [UInt8(strike.pixelsPerEm), UInt8(strike.pixelsPerEm), 32, 1]
      subtables += list
      data += picture
    }
    let locations = join(long(0x0003_0000), long(strikes.count), sizes, subtables)
    return [("CBDT", data), ("CBLC", locations)]
  }

  /// A table `sbix` of one size, with what glyphs have, by number.
  static func scaled(_ pixelsPerEm: Int, _ pictures: [Int: [UInt8]]) -> [UInt8] {
    var offsets: [UInt8] = []
    var data: [UInt8] = []
    let count = base.glyphs.count
    for glyph in 0..<count {
      offsets += long(4 + 4 * (count + 1) + data.count)
      data += pictures[glyph] ?? []
    }
    offsets += long(4 + 4 * (count + 1) + data.count)
    return join(words([1, 1]), long(1), long(12), words([pixelsPerEm, 72]), offsets, data)
  }

  // MARK: Drawing

  /// Draws a glyph with its origin at the bottom left corner.
  ///
  /// - Returns: Rows of letters, `r`, `g`, `b` and so on for pure colours, `.` for none, `?` for
  ///   all else.
  static func rows(
    _ glyph: CGGlyph, _ font: CTFont, width: Int = 8, height: Int = 4,
    prepare: (CGContext) -> Void = { _ in }
  ) throws -> [String] {
    let pixels = try pixels(glyph, font, width: width, height: height, prepare: prepare)
    let names: [[UInt8]: Character] = [
      [0, 0, 0, 0]: ".", [255, 0, 0, 255]: "r", [0, 255, 0, 255]: "g", [0, 0, 255, 255]: "b",
      [0, 0, 0, 255]: "k", [255, 255, 255, 255]: "w", [255, 255, 0, 255]: "y",
      [255, 0, 255, 255]: "m",
    ]
    return pixels.map { row in String(row.map { names[$0] ?? "?" }) }
  }

  /// Premultiplied, by row and column.
  static func pixels(
    _ glyph: CGGlyph, _ font: CTFont, width: Int = 8, height: Int = 4,
    prepare: (CGContext) -> Void = { _ in }
  ) throws -> [[[UInt8]]] {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8,
          bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      prepare(context)
      CTFontDrawGlyphs(font, [glyph], [.zero], 1, context)
    }
    return (0..<height).map { y in
      (0..<width).map { x in Array(bytes[4 * (y * width + x)..<4 * (y * width + x) + 4]) }
    }
  }
}
