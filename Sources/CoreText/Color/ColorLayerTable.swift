import CoreGraphics

/// Glyphs made of coloured layers (version 0) or of paint graphs (version 1).
///
/// Source: OpenType 1.9.1, `COLR`.
struct ColorLayerTable: Sendable {
  let reader: FontReader
  private let baseCount: Int
  private let bases: Int
  private let layers: Int
  private let layerCount: Int
  // What version 1 adds; 0 where it is not there.
  private let paintBases: Int
  private let paintBaseCount: Int
  private let paintLayers: Int
  private let paintLayerCount: Int
  private let clips: Int
  private let clipCount: Int
  let variations: ItemVariationStore?
  private let variationMap: DeltaSetIndexMap?

  init(_ reader: FontReader) throws(FontError) {
    self.reader = reader
    let version = try reader.u16(0)
    baseCount = try reader.u16(2)
    bases = try reader.u32(4)
    layers = try reader.u32(8)
    layerCount = try reader.u16(12)
    try reader.checkRecords(at: bases, count: baseCount, size: 6)
    try reader.checkRecords(at: layers, count: layerCount, size: 4)
    guard version > 0 else {
      (paintBases, paintBaseCount, paintLayers, paintLayerCount) = (0, 0, 0, 0)
      (clips, clipCount, variations, variationMap) = (0, 0, nil, nil)
      return
    }
    paintBases = try reader.u32(14)
    paintBaseCount = try Self.count(reader, at: paintBases, size: 6, header: 4)
    paintLayers = try reader.u32(18)
    paintLayerCount = try Self.count(reader, at: paintLayers, size: 4, header: 4)
    clips = try reader.u32(22)
    if clips > 0 {
      clipCount = try reader.u32(clips + 1)
      try reader.checkRecords(at: clips + 5, count: clipCount, size: 7)
    } else {
      clipCount = 0
    }
    let map = try reader.u32(26)
    variationMap = map > 0 ? try DeltaSetIndexMap(try reader.part(from: map)) : nil
    let store = try reader.u32(30)
    variations = store > 0 ? try ItemVariationStore(try reader.part(from: store)) : nil
  }

  private static func count(
    _ reader: FontReader, at offset: Int, size: Int, header: Int
  ) throws(FontError) -> Int {
    guard offset > 0 else { return 0 }
    let count = try reader.u32(offset)
    try reader.checkRecords(at: offset + header, count: count, size: size)
    return count
  }

  // MARK: Glyphs

  /// Glyphs and colours of a glyph, the lowest first; nil where it has none.
  func layers(of glyph: UInt16) throws(FontError) -> [(glyph: UInt16, entry: Int)]? {
    guard let at = try find(glyph, bases, baseCount, 6) else { return nil }
    let (first, count) = (try reader.u16(at + 2), try reader.u16(at + 4))
    guard first + count <= layerCount else {
      throw reader.malformed(at, "layers \(first) to \(first + count) of \(layerCount)")
    }
    var result: [(glyph: UInt16, entry: Int)] = []
    for index in first..<first + count {
      let layer = layers + 4 * index
      result.append((try reader.uint16(at: layer), try reader.u16(layer + 2)))
    }
    return result
  }

  /// The place where a glyph's paint graph begins.
  func paint(of glyph: UInt16) throws(FontError) -> Int? {
    guard let at = try find(glyph, paintBases + 4, paintBaseCount, 6) else { return nil }
    return paintBases + (try reader.u32(at + 2))
  }

  /// The place where a layer's paint graph begins.
  func paintLayer(_ index: Int) throws(FontError) -> Int {
    guard index < paintLayerCount else {
      throw reader.malformed(paintLayers, "no layer \(index)")
    }
    return paintLayers + (try reader.u32(paintLayers + 4 + 4 * index))
  }

  /// The box that a glyph's paints lie in, font units; nil where the font does not say.
  func clipBox(of glyph: UInt16, _ scalars: [Int]) throws(FontError) -> CGRect? {
    guard let at = try findClip(glyph) else { return nil }
    let box = clips + (try reader.u24(at + 4))
    let format = try reader.u8(box)
    let base = format == 2 ? try reader.u32(box + 9) : nil
    var sides: [Double] = []
    for side in 0..<4 {
      let delta = base.map { self.delta($0 + side, scalars) } ?? 0
      sides.append(Double(try reader.i16(box + 1 + 2 * side)) + delta)
    }
    return CGRect(
      x: sides[0], y: sides[1], width: max(sides[2] - sides[0], 0),
      height: max(sides[3] - sides[1], 0))
  }

  /// The record whose range holds a glyph: ranges rise.
  private func findClip(_ glyph: UInt16) throws(FontError) -> Int? {
    var (low, high) = (0, clipCount)
    while low < high {
      let middle = (low + high) / 2
      let at = clips + 5 + 7 * middle
      if try reader.u16(at + 2) < glyph {
        low = middle + 1
      } else if try reader.u16(at) > glyph {
        high = middle
      } else {
        return at
      }
    }
    return nil
  }

  /// The record that begins with a glyph's number: numbers rise.
  private func find(
    _ glyph: UInt16, _ start: Int, _ count: Int, _ size: Int
  ) throws(FontError) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let found = try reader.uint16(at: start + size * middle)
      if found == glyph { return start + size * middle }
      if found < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  // MARK: Variations

  /// How much a number differs at a place of the design space, in the number's own units.
  ///
  /// - Parameters:
  ///   - index: The index of the number; 0xFFFFFFFF and what follows do not vary.
  ///   - scalars: The scalars of the regions; empty at the standard place.
  func delta(_ index: Int, _ scalars: [Int]) -> Double {
    guard let variations, !scalars.isEmpty, index < 0xFFFF_FFFF else { return 0 }
    let item = variationMap?.item(index) ?? (outer: index >> 16, inner: index & 0xFFFF)
    return Double(variations.scaledDelta(outer: item.outer, inner: item.inner, scalars: scalars))
      / 1_073_741_824
  }
}
