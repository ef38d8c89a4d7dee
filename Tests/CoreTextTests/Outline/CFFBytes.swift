import CoreText

/// A table `CFF `, part by part.
struct CFFBytes {
  /// The programs of glyphs, in the notation of `program(_:)`.
  var programs: [String]
  var global: [String] = []
  /// The subroutines of the private dictionary; none leaves it without an entry for them.
  var local: [String] = []
  /// Instead of one private dictionary those of fonts keyed by CID: the subroutines of each.
  var dictionaries: [[String]] = []
  /// Which dictionary each glyph uses, as the table has it.
  var selector: [UInt8] = []
  /// The names of glyphs, as the table has them.
  var names: [UInt8] = []
  /// The bytes of an offset in the list of programs.
  var offsetSize = 2
  /// The length of the header, which may grow in later versions.
  var headerSize = 4
  /// What comes first in the top dictionary.
  var topStart: [UInt8] = []
  /// How the top dictionary writes where the programs are.
  var encodeOffset: (Int) -> [UInt8] = { [29] + bigEndian(Int32($0)) }

  /// A font with nothing but this for outlines.
  func font(glyphCount: Int? = nil) throws -> [UInt8] {
    let count = glyphCount ?? programs.count
    return try TestFont(glyphs: (0..<count).map { _ in TestFont.Glyph() }).bytes(
      replacing: [("CFF ", bytes)], without: ["glyf", "loca"])
  }

  var bytes: [UInt8] {
    // Lengths do not depend on the numbers in them, so that a second pass has the right ones.
    var places = Places()
    _ = layOut(&places)
    return layOut(&places)
  }

  private struct Places {
    var programs = 1000
    var selector = 0
    var names = 0
    var list = 0
    var privates = [(start: Int, size: Int)](repeating: (0, 0), count: 1)
  }

  private func layOut(_ places: inout Places) -> [UInt8] {
    let header = [1, 0, UInt8(headerSize), 2] + [UInt8](repeating: 9, count: headerSize - 4)
    var bytes = header + Self.index([Array("Test".utf8)]) + Self.index([top(places)])
    bytes += Self.index([]) + Self.index(global.map(Self.program))
    places.programs = bytes.count
    bytes += Self.index(programs.map(Self.program), offsetSize: offsetSize)
    places.selector = bytes.count
    bytes += selector
    places.names = bytes.count
    bytes += names
    let lists = dictionaries.isEmpty ? [local] : dictionaries
    var privates: [(start: Int, size: Int)] = []
    for list in lists {
      // Subroutines follow at once: their place counts from the dictionary's start.
      let own = list.isEmpty ? [] : Self.long(6) + [19]
      privates.append((bytes.count, own.count))
      bytes += own + (list.isEmpty ? [] : Self.index(list.map(Self.program)))
    }
    let old = places.privates
    places.privates = privates
    places.list = bytes.count
    if !dictionaries.isEmpty {
      bytes += Self.index(
        dictionaries.indices.map { Self.privateEntry($0 < old.count ? old[$0] : (0, 0)) })
    }
    return bytes
  }

  private func top(_ places: Places) -> [UInt8] {
    var top = topStart
    if dictionaries.isEmpty {
      top += local.isEmpty ? [] : Self.privateEntry(places.privates[0])
    } else {
      top += Self.long(places.list) + [12, 36]
      if !selector.isEmpty { top += Self.long(places.selector) + [12, 37] }
    }
    if !names.isEmpty { top += Self.long(places.names) + [15] }
    return top + encodeOffset(places.programs) + [17]
  }

  private static func privateEntry(_ entry: (start: Int, size: Int)) -> [UInt8] {
    long(entry.size) + long(entry.start) + [18]
  }

  /// A number of a dictionary in five bytes.
  static func long(_ value: Int) -> [UInt8] { [29] + bigEndian(Int32(value)) }

  /// A list of byte strings.
  static func index(_ items: [[UInt8]], offsetSize: Int = 2) -> [UInt8] {
    if items.isEmpty { return [0, 0] }
    var offsets = [1]
    for item in items { offsets.append(offsets[offsets.count - 1] + item.count) }
    return words([items.count]) + [UInt8(offsetSize)]
      + offsets.flatMap { bigEndian(UInt32($0)).suffix(offsetSize) } + items.flatMap { $0 }
  }

  // MARK: Programs

  private static let operators: [String: [UInt8]] = [
    "hstem": [1], "vstem": [3], "vmoveto": [4], "rlineto": [5], "hlineto": [6], "vlineto": [7],
    "rrcurveto": [8], "callsubr": [10], "return": [11], "endchar": [14], "hstemhm": [18],
    "hintmask": [19], "cntrmask": [20], "rmoveto": [21], "hmoveto": [22], "vstemhm": [23],
    "rcurveline": [24], "rlinecurve": [25], "vvcurveto": [26], "hhcurveto": [27],
    "callgsubr": [29], "vhcurveto": [30], "hvcurveto": [31], "and": [12, 3], "or": [12, 4],
    "not": [12, 5], "abs": [12, 9], "add": [12, 10], "sub": [12, 11], "div": [12, 12],
    "neg": [12, 14], "eq": [12, 15], "drop": [12, 18], "put": [12, 20], "get": [12, 21],
    "ifelse": [12, 22], "mul": [12, 24], "sqrt": [12, 26], "dup": [12, 27], "exch": [12, 28],
    "index": [12, 29], "roll": [12, 30], "hflex": [12, 34], "flex": [12, 35],
    "hflex1": [12, 36], "flex1": [12, 37],
  ]

  /// The bytes of a program: operators by name, numbers in their shortest form, those with a point
  /// as 16.16, and bytes as they are, such as `#0E`.
  static func program(_ text: String) -> [UInt8] {
    text.split(separator: " ").flatMap { word -> [UInt8] in
      if let code = operators[String(word)] { return code }
      if word.hasPrefix("#") { return [UInt8(word.dropFirst(), radix: 16) ?? 0] }
      if let value = Int(word) { return number(value) }
      return [255] + bigEndian(Int32(((Double(word) ?? 0) * 65_536).rounded()))
    }
  }

  private static func number(_ value: Int) -> [UInt8] {
    switch value {
    case -107...107: [UInt8(value + 139)]
    case 108...1131: [UInt8(247 + (value - 108) >> 8), UInt8((value - 108) & 255)]
    case -1131 ... -108: [UInt8(251 + (-value - 108) >> 8), UInt8((-value - 108) & 255)]
    default: [28] + bigEndian(Int16(truncatingIfNeeded: value))
    }
  }
}
