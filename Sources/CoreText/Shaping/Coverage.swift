/// Glyphs whose numbers follow each other.
private protocol GlyphRange: Sendable {
  var start: UInt16 { get }
  var end: UInt16 { get }
}

extension Array where Element: GlyphRange {
  /// The range that holds a glyph, of ranges that ascend.
  @inline(__always) fileprivate func range(of glyph: UInt16) -> Element? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) >> 1
      let range = self[middle]
      if glyph < range.start {
        high = middle
      } else if glyph > range.end {
        low = middle + 1
      } else {
        return range
      }
    }
    return nil
  }
}

/// The glyphs that a look-up starts from, numbered.
///
/// Source: OpenType 1.9, "Coverage Table".
struct Coverage: Sendable {
  private struct Range: GlyphRange {
    let start: UInt16
    let end: UInt16
    let index: UInt16
  }

  /// The ranges, ascending.
  private var ranges: [Range] = []

  init(_ reader: FontReader) throws(FontError) {
    let format = try reader.u16(0)
    let count = try reader.u16(2)
    try reader.checkRecords(at: 4, count: count, size: format == 1 ? 2 : 6)
    switch format {
    case 1:
      for index in 0..<count {
        let glyph = try reader.uint16(at: 4 + 2 * index)
        if let last = ranges.last, glyph == last.end &+ 1, glyph != 0 {
          ranges[ranges.count - 1] = Range(start: last.start, end: glyph, index: last.index)
        } else {
          ranges.append(Range(start: glyph, end: glyph, index: UInt16(index)))
        }
      }
    case 2:
      for index in 0..<count {
        let at = 4 + 6 * index
        let range = Range(
          start: try reader.uint16(at: at), end: try reader.uint16(at: at + 2),
          index: try reader.uint16(at: at + 4))
        if range.start <= range.end { ranges.append(range) }
      }
    default: throw reader.malformed(0, "coverage format \(format)")
    }
  }

  var rangeCount: Int { ranges.count }

  /// - Returns: −1 for a glyph that is not covered.
  func index(of glyph: UInt16) -> Int {
    guard let range = ranges.range(of: glyph) else { return -1 }
    return Int(range.index) + Int(glyph - range.start)
  }

  func contains(_ glyph: UInt16) -> Bool { index(of: glyph) >= 0 }

  /// Adds the glyphs to a set of bits.
  func insert(into set: inout GlyphSet) {
    for range in ranges { set.insert(range.start, through: range.end) }
  }
}

/// Classes of glyphs; 0 for those that are not named.
///
/// Source: OpenType 1.9, "Class Definition Table".
struct GlyphClasses: Sendable {
  private struct Range: GlyphRange {
    let start: UInt16
    let end: UInt16
    let value: UInt16
  }

  /// The ranges, ascending.
  private var ranges: [Range] = []

  static let none = GlyphClasses()

  private init() {}

  init(_ reader: FontReader) throws(FontError) {
    let format = try reader.u16(0)
    switch format {
    case 1:
      let start = try reader.u16(2)
      let count = try reader.u16(4)
      for index in 0..<count {
        let value = try reader.uint16(at: 6 + 2 * index)
        guard value != 0, start + index <= 0xFFFF else { continue }
        let glyph = UInt16(start + index)
        if let last = ranges.last, last.value == value, last.end &+ 1 == glyph, glyph != 0 {
          ranges[ranges.count - 1] = Range(start: last.start, end: glyph, value: value)
        } else {
          ranges.append(Range(start: glyph, end: glyph, value: value))
        }
      }
    case 2:
      for index in 0..<(try reader.u16(2)) {
        let at = 4 + 6 * index
        let range = Range(
          start: try reader.uint16(at: at), end: try reader.uint16(at: at + 2),
          value: try reader.uint16(at: at + 4))
        if range.start <= range.end { ranges.append(range) }
      }
    default: throw reader.malformed(0, "class definition format \(format)")
    }
  }

  var isEmpty: Bool { ranges.isEmpty }

  func value(of glyph: UInt16) -> Int {
    ranges.range(of: glyph).map { Int($0.value) } ?? 0
  }
}

/// A bit for every glyph.
struct GlyphSet: Sendable {
  private(set) var words: [UInt64] = []

  mutating func insert(_ first: UInt16, through last: UInt16) {
    let needed = Int(last >> 6) + 1
    if words.count < needed {
      words.append(contentsOf: repeatElement(0, count: needed - words.count))
    }
    for glyph in Int(first)...Int(last) {
      words[glyph >> 6] |= 1 << UInt64(glyph & 63)
    }
  }
}
