/// A script by its number in the tables.
///
/// Source: UAX #24, Unicode 15.0.
package struct Script: Hashable, Sendable, CustomStringConvertible {
  let number: UInt8

  package static let unknown = Script(number: 0)
  package static let common = Script(number: 1)
  package static let inherited = Script(number: 2)
  package static let latin = Script("Latn")
  package static let arabic = Script("Arab")
  package static let hebrew = Script("Hebr")
  static let han = Script("Hani")
  static let hiragana = Script("Hira")
  static let katakana = Script("Kana")
  static let hangul = Script("Hang")
  static let bopomofo = Script("Bopo")

  private static let codes: [String] = {
    let letters = Array(UnicodeTables.scriptCodes)
    return stride(from: 0, to: letters.count - 3, by: 4).map { String(letters[$0..<$0 + 4]) }
  }()

  init(number: UInt8) {
    self.number = number
  }

  /// - Parameter code: The code of ISO 15924; one that is not in the tables is the unknown script.
  package init(_ code: String) {
    number = UInt8(Self.codes.firstIndex(of: code) ?? 0)
  }

  package init(of character: UInt32) {
    number = UnicodeTables.script[character]
  }

  /// The code of ISO 15924.
  package var description: String { Self.codes[Int(number)] }

  /// Whether a character takes the script of what stands around it.
  package var isNeutral: Bool { number <= 2 }

  /// Whether the script's letters join.
  var isJoining: Bool {
    [
      "Arab", "Syrc", "Mong", "Nkoo", "Phag", "Mand", "Mani", "Adlm", "Rohg", "Sogd", "Chrs",
      "Ougr", "Phlp",
    ].contains(description)
  }
}
