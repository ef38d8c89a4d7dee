/// PostScript outlines.
///
/// Source: Adobe Technical Note 5176, "The Compact Font Format Specification", version 1.0.
final class CFFTable: Sendable {
  private let cff: FontReader
  private let charStrings: CFFIndex
  let globalSubroutines: CFFIndex
  /// The local subroutines of every font dictionary; one list where the font is not keyed by CID.
  private let localSubroutines: [CFFIndex]
  /// Which font dictionary each glyph uses; nil where there is one dictionary for all.
  private let selector: FontReader?
  /// The place of the glyphs' names; one below 3 is the number of a list that every reader knows.
  private let names: Int

  init(_ cff: FontReader) throws(FontError) {
    self.cff = cff
    let names = try CFFIndex(cff, at: try cff.u8(2))
    let tops = try CFFIndex(cff, at: names.end)
    let strings = try CFFIndex(cff, at: tops.end)
    globalSubroutines = try CFFIndex(cff, at: strings.end)
    guard let range = try tops.range(0) else { throw cff.malformed(names.end, "no top dictionary") }
    let top = try CFFDictionary(cff, range)
    guard let offset = top.integer(17) else {
      throw cff.malformed(range.lowerBound, "no glyphs")
    }
    charStrings = try CFFIndex(cff, at: offset)
    self.names = top.integer(15) ?? 0
    if let array = top.integer(0x0C24) {
      var subroutines: [CFFIndex] = []
      let dictionaries = try CFFIndex(cff, at: array)
      for index in 0..<min(dictionaries.count, 256) {
        guard let range = try dictionaries.range(index) else { continue }
        subroutines.append(try Self.subroutines(cff, try CFFDictionary(cff, range)))
      }
      localSubroutines = subroutines
      selector = try top.integer(0x0C25).map { (at) throws(FontError) in try cff.part(from: at) }
    } else {
      localSubroutines = [try Self.subroutines(cff, top)]
      selector = nil
    }
  }

  private static func subroutines(
    _ cff: FontReader, _ dictionary: CFFDictionary
  ) throws(FontError) -> CFFIndex {
    guard let entry = dictionary.integers(18), entry.count == 2, entry[0] > 0 else {
      return .empty(cff)
    }
    let (size, offset) = (entry[0], entry[1])
    guard offset >= 0, offset + size <= cff.count else {
      throw .outOfBounds(table: "CFF ", offset: offset, count: offset + size - cff.count)
    }
    let own = try CFFDictionary(cff, offset..<offset + size)
    guard let relative = own.integer(19) else { return .empty(cff) }
    return try CFFIndex(cff, at: offset + relative)
  }

  /// - Throws: `FontError` where the glyph's program is broken.
  func outline(_ glyph: Int) throws(FontError) -> GlyphOutline {
    guard let program = try run(glyph) else { return GlyphOutline() }
    guard let accented = program.accented else { return program.outline }
    var outline = program.outline
    for (code, x, y) in [
      (accented.letter, 0, 0), (accented.accent, accented.x, accented.y),
    ] {
      guard let name = Self.name(ofStandardCode: code), let part = try self.glyph(named: name),
        let shape = try run(part)?.outline
      else { throw cff.malformed(0, "an accented glyph of the missing character \(code)") }
      let shift = SIMD2(
        Int32(truncatingIfNeeded: (x &+ 256) >> 9), Int32(truncatingIfNeeded: (y &+ 256) >> 9))
      outline.verbs += shape.verbs
      outline.points += shape.points.map { $0 &+ shift }
    }
    return outline
  }

  /// - Returns: Nil where there is no such glyph.
  private func run(_ glyph: Int) throws(FontError) -> CharStringInterpreter? {
    guard let range = try charStrings.range(glyph) else { return nil }
    let dictionary = try dictionaryIndex(glyph)
    guard dictionary < localSubroutines.count else {
      throw cff.malformed(range.lowerBound, "no font dictionary \(dictionary)")
    }
    var interpreter = CharStringInterpreter(
      bytes: cff.bytes, base: cff.range.lowerBound, global: globalSubroutines,
      local: localSubroutines[dictionary])
    try interpreter.run(range)
    return interpreter
  }

  /// The glyph of a name's number; nil where there is none, and in the lists of expert fonts.
  private func glyph(named name: Int) throws(FontError) -> Int? {
    if names == 0 { return name <= 228 ? name : nil }
    guard names > 2 else { return nil }
    let format = try cff.u8(names)
    var (glyph, at) = (1, names + 1)
    while glyph < charStrings.count {
      let first = try cff.u16(at)
      // Names that follow the first one, of the glyphs that follow.
      let more = format == 0 ? 0 : format == 1 ? try cff.u8(at + 2) : try cff.u16(at + 2)
      if (first...first + more).contains(name) { return glyph + name - first }
      glyph += more + 1
      at += format == 0 ? 2 : format == 1 ? 3 : 4
    }
    return nil
  }

  /// The numbers of names in Adobe's standard encoding, whose codes are ranges of them.
  private static let standardNames: [(codes: ClosedRange<Int>, first: Int)] = [
    (32...126, 1), (161...175, 96), (177...180, 111), (182...189, 115), (191...191, 123),
    (193...200, 124), (202...203, 132), (205...208, 134), (225...225, 138), (227...227, 139),
    (232...235, 140), (241...241, 144), (245...245, 145), (248...251, 146),
  ]

  private static func name(ofStandardCode code: Int) -> Int? {
    standardNames.first { $0.codes.contains(code) }.map { $0.first + code - $0.codes.lowerBound }
  }

  private func dictionaryIndex(_ glyph: Int) throws(FontError) -> Int {
    guard let selector else { return 0 }
    if try selector.u8(0) == 0 { return try selector.u8(1 + glyph) }
    var (low, high) = (0, try selector.u16(1))
    while low + 1 < high {
      let middle = (low + high) / 2
      if try selector.u16(3 + 3 * middle) <= glyph { low = middle } else { high = middle }
    }
    return try selector.u8(5 + 3 * low)
  }
}

/// A list of byte strings.
struct CFFIndex: Sendable {
  private let cff: FontReader
  let count: Int
  /// The place of the offsets, from the start of the table; `data` is that of the data.
  private let offsets: Int
  private let offsetSize: Int
  private let data: Int
  /// What follows the list.
  let end: Int

  static func empty(_ cff: FontReader) -> CFFIndex { CFFIndex(empty: cff) }

  private init(empty cff: FontReader) {
    self.cff = cff
    (count, offsets, offsetSize, data, end) = (0, 0, 1, 0, 0)
  }

  init(_ cff: FontReader, at start: Int) throws(FontError) {
    self.cff = cff
    count = try cff.u16(start)
    offsets = start + 3
    guard count > 0 else {
      (offsetSize, data, end) = (1, 0, start + 2)
      return
    }
    offsetSize = try cff.u8(start + 2)
    guard (1...4).contains(offsetSize) else {
      throw cff.malformed(start + 2, "offsets of \(offsetSize) bytes")
    }
    data = offsets + (count + 1) * offsetSize - 1
    try cff.checkRecords(at: offsets, count: count + 1, size: offsetSize)
    end = data + (try Self.offset(cff, offsets + count * offsetSize, offsetSize))
  }

  private static func offset(
    _ cff: FontReader, _ at: Int, _ size: Int
  ) throws(FontError) -> Int {
    var value = 0
    for index in 0..<size { value = value << 8 | (try cff.u8(at + index)) }
    return value
  }

  /// The bytes of an entry.
  ///
  /// - Returns: Nil where there is no such entry.
  func range(_ index: Int) throws(FontError) -> Range<Int>? {
    guard index >= 0, index < count else { return nil }
    let at = offsets + index * offsetSize
    let start = data + (try Self.offset(cff, at, offsetSize))
    let end = data + (try Self.offset(cff, at + offsetSize, offsetSize))
    guard start <= end, end <= cff.count else {
      throw cff.malformed(at, "entry \(index) of a list reaches beyond the table")
    }
    return start..<end
  }
}

/// Operators with the numbers before them; two-byte operators are 0x0C00 and the second byte.
private struct CFFDictionary {
  private var entries: [(key: Int, values: [Int])] = []

  init(_ cff: FontReader, _ range: Range<Int>) throws(FontError) {
    var at = range.lowerBound
    var values: [Int] = []
    while at < range.upperBound {
      let byte = try cff.u8(at)
      at += 1
      switch byte {
      case 12:
        entries.append((0x0C00 | (try cff.u8(at)), values))
        values = []
        at += 1
      case 0...21:
        entries.append((byte, values))
        values = []
      case 28:
        values.append(try cff.i16(at))
        at += 2
      case 29:
        values.append(try cff.i32(at))
        at += 4
      case 30:
        // A real number is read as 0: no value that is needed is one.
        while at < range.upperBound {
          let pair = try cff.u8(at)
          at += 1
          if pair & 15 == 15 || pair >> 4 == 15 { break }
        }
        values.append(0)
      case 32...246: values.append(byte - 139)
      case 247...250:
        values.append((byte - 247) * 256 + (try cff.u8(at)) + 108)
        at += 1
      case 251...254:
        values.append(-(byte - 251) * 256 - (try cff.u8(at)) - 108)
        at += 1
      default: break
      }
    }
  }

  func integers(_ key: Int) -> [Int]? { entries.first { $0.key == key }?.values }
  func integer(_ key: Int) -> Int? { integers(key)?.last }
}
