/// Signs that stretch over the word that they belong to, as Syriac's abbreviation mark does: pieces
/// that the feature `stch` makes, of which every second is repeated.
///
/// Source: OpenType's script development specification for Syriac; the number of pieces and how
/// they overlap is what HarfBuzz is seen to do.
enum StretchedGlyphs {
  private static let fixed: UInt8 = 1
  private static let repeating: UInt8 = 2
  private static let maximumCount = 256

  /// Notes which glyphs are pieces: those of which one was made into several.
  static func record(_ glyphs: inout [Glyph]) {
    for index in glyphs.indices where glyphs[index].isMultiplied {
      glyphs[index].position = glyphs[index].ligatureComponent % 2 == 1 ? repeating : fixed
    }
  }

  /// Repeats and places pieces.
  ///
  /// - Parameter glyphs: The glyphs with their positions, from left to right; letters from right to
  ///   left.
  static func stretch(_ glyphs: inout [Glyph], _ font: FontInstance) {
    guard glyphs.contains(where: { $0.position != 0 }) else { return }
    var output: [Glyph] = []
    var end = glyphs.count
    // From the right, so that what follows a sign is known to be finished.
    while end > 0 {
      guard glyphs[end - 1].position != 0 else {
        output.append(glyphs[end - 1])
        end -= 1
        continue
      }
      var start = end
      while start > 0, glyphs[start - 1].position != 0 { start -= 1 }
      let width = wordWidth(glyphs, before: start)
      appendPieces(Array(glyphs[start..<end]), width: width, &output, font)
      end = start
    }
    glyphs = output.reversed()
  }

  /// The advances of the word whose glyphs end at a place.
  private static func wordWidth(_ glyphs: [Glyph], before end: Int) -> Int {
    var index = end
    var width = 0
    while index > 0, glyphs[index - 1].position == 0,
      glyphs[index - 1].isIgnorable || UnicodeTables.isStretchedOver(glyphs[index - 1].character)
    {
      index -= 1
      width += Int(glyphs[index].xAdvance)
    }
    return width
  }

  /// - Parameter output: The glyphs from right to left.
  private static func appendPieces(
    _ pieces: [Glyph], width: Int, _ output: inout [Glyph], _ font: FontInstance
  ) {
    func sum(_ kind: UInt8) -> Int {
      pieces.filter { $0.position == kind }.reduce(0) { $0 + font.advance($1.id) }
    }
    let (fixedWidth, repeatingWidth) = (sum(fixed), sum(repeating))
    let count = pieces.count { $0.position == repeating }
    var rest = width - fixedWidth
    var copies = rest > repeatingWidth && repeatingWidth > 0 ? rest / repeatingWidth - 1 : 0
    var overlap = 0
    if count > 0, rest - repeatingWidth * (copies + 1) > 0 {
      // One more than fit, pushed together.
      copies += 1
      let excess = (copies + 1) * repeatingWidth - rest
      if excess > 0 {
        overlap = excess / (copies * count)
        rest = 0
      }
    }
    if count > 0 { copies = min(copies, max(maximumCount - pieces.count, 0) / count) }
    var offset = rest / 2
    for var piece in pieces.reversed() {
      let advance = font.advance(piece.id)
      piece.xAdvance = 0
      for number in 0...(piece.position == repeating ? copies : 0) {
        offset -= advance
        if number > 0 { offset += overlap }
        piece.xOffset = Int32(clamping: offset)
        output.append(piece)
      }
    }
  }
}
