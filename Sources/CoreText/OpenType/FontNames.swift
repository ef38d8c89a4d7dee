/// What a face is called.
///
/// Source: OpenType 1.9, `name`.
package struct FontNames: Sendable {
  /// English where there is a choice, by name id.
  private let names: [Int: String]

  init(_ name: FontReader?) throws(FontError) {
    guard let name else {
      names = [:]
      return
    }
    var found: [Int: (rank: Int, text: String)] = [:]
    let storage = try name.u16(4)
    for index in 0..<(try name.u16(2)) {
      let at = 6 + 12 * index
      let platform = try name.u16(at)
      let rank = Self.rank(platform, language: try name.u16(at + 4))
      let id = try name.u16(at + 6)
      guard rank > (found[id]?.rank ?? 0) else { continue }
      let text = try name.part(from: storage + (try name.u16(at + 10)), count: try name.u16(at + 8))
      found[id] = (rank, try Self.text(text, isUTF16: platform != 1))
    }
    names = found.mapValues(\.text)
  }

  private static func rank(_ platform: Int, language: Int) -> Int {
    switch (platform, language) {
    case (3, 0x409): 5
    case (0, _): 4
    case (3, _) where language & 0x3FF == 9: 3
    case (1, 0): 2
    case (3, _): 1
    default: 0
    }
  }

  private static func text(_ reader: FontReader, isUTF16: Bool) throws(FontError) -> String {
    var units: [UInt16] = []
    for index in 0..<reader.count / (isUTF16 ? 2 : 1) {
      units.append(
        isUTF16 ? try reader.uint16(at: 2 * index) : UInt16(try reader.uint8(at: index)))
    }
    return String(decoding: units, as: UTF16.self)
  }

  package subscript(id: Int) -> String? { names[id] }

  /// The family that holds all weights and widths.
  package var family: String { names[16] ?? names[1] ?? "" }
  package var fullName: String { names[4] ?? family }
  package var postScriptName: String {
    names[6] ?? fullName.filter { $0 != " " }
  }
}
