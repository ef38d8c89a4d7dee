/// Glyphs in the order in which they stand on the line, from left to right.
package struct ShapedText: Sendable {
  package var glyphs: [UInt16] = []
  /// The advances in font units.
  package var advances: [Int32] = []
  /// Font units from where the advances put a glyph's origin.
  package var offsets: [SIMD2<Int32>] = []
  /// The first UTF-16 unit that each glyph stands for.
  package var clusters: [Int32] = []
  /// Whether any offset is other than 0.
  package var hasOffsets = false

  package init() {}

  package var count: Int { glyphs.count }

  /// The sum of the advances, font units.
  package var width: Int {
    advances.reduce(0) { $0 + Int($1) }
  }
}
