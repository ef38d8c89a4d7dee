import CoreGraphics

extension TypesetParagraph {
  /// The directions of characters, some of which attributes give them.
  ///
  /// What an attribute says is what Unicode's control characters around the text would say
  /// (U+202A to U+202E); they are put in for the algorithm alone.
  static func directions(
    _ characters: [UInt32], _ starts: [Int], _ styles: [(style: TextStyle, end: Int)],
    _ base: BidiParagraph.BaseDirection
  ) -> BidiParagraph {
    guard styles.contains(where: { !$0.style.directions.isEmpty }) else {
      return BidiParagraph(characters, direction: base)
    }
    var all: [UInt32] = []
    var places: [Int] = []
    var first = 0
    for (style, end) in styles {
      let controls = style.directions.prefix(61).map(control)
      let last = starts.firstIndex { $0 >= end } ?? characters.count
      let body = first..<min(max(last, first), characters.count)
      all += controls
      for index in body {
        places.append(all.count)
        all.append(characters[index])
      }
      all += controls.map { _ in popDirection }
      first = body.upperBound
    }
    let whole = BidiParagraph(all, direction: base)
    return BidiParagraph(characters, levels: places.map { whole.levels[$0] }, of: whole)
  }

  private static let popDirection: UInt32 = 0x202C

  private static func control(_ direction: Int) -> UInt32 {
    switch (direction & 1, direction & 2) {
    case (0, 0): 0x202A
    case (1, 0): 0x202B
    case (0, _): 0x202D
    default: 0x202E
    }
  }
}
