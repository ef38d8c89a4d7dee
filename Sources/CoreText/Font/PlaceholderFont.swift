/// The font that stands in where none is found: every glyph is an upright box.
///
/// It is made here, so that it cannot be missing, and looks like no text, so that its use is seen.
enum PlaceholderFont {
  static func make() -> FontFace? { try? FontFace(bytes: bytes) }

  private static let unitsPerEm: UInt16 = 1000

  private static var bytes: [UInt8] {
    var tables: [(tag: FontTag, body: [UInt8])] = []
    tables.append(("cmap", characterMap))
    tables.append(("glyf", box))
    tables.append(("head", head))
    tables.append(("hhea", numbers([1, 0, 950, -240, 0, 600]) + zeros(22) + numbers([1])))
    tables.append(("hmtx", numbers([600, 60])))
    tables.append(("loca", numbers([0, box.count / 2])))
    tables.append(("maxp", numbers([1, 0, 1]) + zeros(26)))
    tables.append(("name", name))
    var header = numbers([1, 0, tables.count]) + zeros(6)
    var body: [UInt8] = []
    for table in tables {
      let offset = 12 + 16 * tables.count + body.count
      header += long(table.tag.rawValue) + zeros(4)
      header += long(UInt32(offset)) + long(UInt32(table.body.count))
      body += table.body
    }
    return header + body
  }

  /// One square contour with a smaller one inside that runs the other way.
  private static var box: [UInt8] {
    var bytes = numbers([2, 60, 0, 540, 720, 3, 7, 0])
    bytes += [UInt8](repeating: 1, count: 8)
    bytes += numbers([60, 0, 480, 0, -430, 380, 0, -380])
    bytes += numbers([0, 720, 0, -720, 50, 0, 620, 0])
    return bytes
  }

  private static var head: [UInt8] {
    numbers([1, 0, 0, 0, 0, 0, 0x5F0F, 0x3CF5, 0, Int(unitsPerEm)]) + zeros(16)
      + numbers([60, 0, 540, 720, 0, 8, 2, 0, 0])
  }

  /// No character has a glyph: all get the first one.
  private static var characterMap: [UInt8] {
    numbers([0, 1, 3, 1, 0, 12]) + numbers([4, 24, 0, 2, 2, 0, 0, 0xFFFF, 0, 0xFFFF, 1, 0])
  }

  private static var name: [UInt8] {
    let text = Array("Placeholder".utf16)
    var bytes = numbers([0, 1, 18, 3, 1, 0x409, 1, 2 * text.count, 0])
    bytes += numbers(text.map(Int.init))
    return bytes
  }

  private static func numbers(_ values: [Int]) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func long(_ value: UInt32) -> [UInt8] {
    numbers([Int(value >> 16), Int(value & 0xFFFF)])
  }

  private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
}
