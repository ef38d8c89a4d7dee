import CoreText

/// A field of a table of OpenType layout, whose offsets count from the table's start.
enum LayoutField: ExpressibleByIntegerLiteral {
  case number(Int)
  case tag(FontTag)
  /// The place of a part that stands behind the fields; 0 for nil.
  case offset([UInt8]?)
  /// The place of a part as a number of 32 bits.
  case longOffset([UInt8])

  init(integerLiteral value: Int) { self = .number(value) }

  static func numbers(_ values: [Int]) -> [LayoutField] { values.map { .number($0) } }

  /// A count, and as many fields.
  static func list(_ fields: [LayoutField]) -> [LayoutField] { [.number(fields.count)] + fields }

  fileprivate var size: Int {
    switch self {
    case .number, .offset: 2
    case .tag, .longOffset: 4
    }
  }
}

/// The bytes of fields, and behind them those of the parts that they point to.
func layoutBytes(_ fields: [LayoutField]) -> [UInt8] {
  let start = fields.reduce(0) { $0 + $1.size }
  var (head, parts) = ([UInt8](), [UInt8]())
  for field in fields {
    let place = start + parts.count
    switch field {
    case .number(let value): head += words([value])
    case .tag(let tag): head += bigEndian(tag.rawValue)
    case .offset(nil): head += words([0])
    case .offset(let part?):
      head += words([place])
      parts += part
    case .longOffset(let part):
      head += bigEndian(UInt32(place))
      parts += part
    }
  }
  return head + parts
}

/// Glyphs of a `LayoutFont` by the characters that it has them for, or any glyphs by number.
struct TestGlyphs: ExpressibleByStringLiteral, Hashable {
  let numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = numbers }
  init(_ text: String) { numbers = text.unicodeScalars.map(Self.number) }
  init(stringLiteral text: String) { self.init(text) }

  /// The glyph of a character: its own number where that is small.
  static func number(_ character: Unicode.Scalar) -> Int {
    let value = Int(character.value)
    return value < 0x800 ? value : value & 0x7FF | 0x800
  }

  var first: Int { numbers[0] }

  /// The numbers in ascending order, each once.
  var sorted: [Int] { Set(numbers).sorted() }
}

/// The formats of lists of glyphs, and of classes.
enum ListFormat: Int, CaseIterable {
  case glyphs = 1
  case ranges = 2
}

/// The bytes of a coverage.
func coverage(_ glyphs: TestGlyphs, _ format: ListFormat = .glyphs) -> [UInt8] {
  let sorted = glyphs.sorted
  if format == .glyphs { return words([1, sorted.count] + sorted) }
  let ranges = ranges(sorted.map { ($0, 0) })
  var (list, index) = ([Int](), 0)
  for range in ranges {
    list += [range.first, range.last, index]
    index += range.last - range.first + 1
  }
  return words([2, ranges.count] + list)
}

/// The bytes of classes; the glyphs of the first set have class 1.
func classes(_ sets: [TestGlyphs], _ format: ListFormat = .ranges) -> [UInt8] {
  let members = sets.enumerated()
    .flatMap { set in set.element.numbers.map { ($0, set.offset + 1) } }
    .sorted { $0.0 < $1.0 }
  guard let first = members.first?.0, let last = members.last?.0 else { return words([2, 0]) }
  if format == .glyphs {
    var values = [Int](repeating: 0, count: last - first + 1)
    for member in members { values[member.0 - first] = member.1 }
    return words([1, first, values.count] + values)
  }
  let ranges = ranges(members)
  return words([2, ranges.count] + ranges.flatMap { [$0.first, $0.last, $0.value] })
}

/// Neighbours of one value, of glyphs that ascend.
private func ranges(_ glyphs: [(Int, Int)]) -> [(first: Int, last: Int, value: Int)] {
  var ranges: [(first: Int, last: Int, value: Int)] = []
  for (glyph, value) in glyphs {
    if let range = ranges.last, range.last + 1 == glyph, range.value == value {
      ranges[ranges.count - 1].last = glyph
    } else {
      ranges.append((glyph, glyph, value))
    }
  }
  return ranges
}
