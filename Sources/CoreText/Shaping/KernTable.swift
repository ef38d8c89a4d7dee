/// Kerning of old fonts: pairs of glyphs.
///
/// Source: OpenType 1.9, `kern` version 0, and Apple's TrueType manual, version 1; format 0 of
/// either.
struct KernTable: Sendable {
  private let reader: FontReader
  private let subtables: [(start: Int, count: Int)]

  init(_ reader: FontReader) throws(FontError) {
    self.reader = reader
    var subtables: [(start: Int, count: Int)] = []
    let isApple = try reader.u16(0) == 1
    let tableCount = isApple ? try reader.u32(4) : try reader.u16(2)
    var at = isApple ? 8 : 4
    for _ in 0..<min(tableCount, 64) {
      guard at + 14 <= reader.count else { break }
      let length = isApple ? try reader.u32(at) : try reader.u16(at + 2)
      let coverage = try reader.u16(at + 4)
      let format = isApple ? coverage & 0xFF : coverage >> 8
      // Horizontal kerning, neither minimums nor across the line.
      let isPlain = isApple ? coverage & 0xE000 == 0 : coverage & 7 == 1
      let start = at + (isApple ? 8 : 6)
      if format == 0, isPlain {
        let count = try reader.u16(start)
        let room = max(0, (reader.count - start - 8) / 6)
        subtables.append((start + 8, min(count, room)))
      }
      at += max(length, 6)
    }
    self.subtables = subtables
  }

  var isEmpty: Bool { subtables.isEmpty }

  /// Font units to add between two glyphs.
  func kerning(_ left: UInt16, _ right: UInt16) -> Int {
    var sum = 0
    let wanted = Int(left) << 16 | Int(right)
    for subtable in subtables {
      var (low, high) = (0, subtable.count)
      while low < high {
        let middle = (low + high) / 2
        let at = subtable.start + 6 * middle
        let pair = (try? reader.u32(at)) ?? 0
        if pair == wanted {
          sum += (try? reader.i16(at + 4)) ?? 0
          break
        }
        if pair < wanted { low = middle + 1 } else { high = middle }
      }
    }
    return sum
  }
}
