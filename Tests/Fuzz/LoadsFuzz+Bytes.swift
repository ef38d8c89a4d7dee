private let values = [
  "", "0", "-1", "1e308", "-1e308", "nan", "inf", "9223372036854775807", "0:0", "1/0", "YES",
  "a", "b", "root", "top", "item", "UIView", "UIKit", "width", "\u{0}", "&lt;", "é", "universal",
  "logo", "brand", "%arg", "%#@a@", "%9$@", "%1$#@a@", "other", "de", "../x", "3x", "dark",
]

/// What a file's bytes go through.
extension [UInt8] {
  mutating func cut(using random: inout SeededGenerator) {
    removeLast(Int.random(in: 0...count, using: &random))
  }

  mutating func change(_ times: Int, using random: inout SeededGenerator) {
    for _ in 0..<times where !isEmpty { changeOnce(using: &random) }
  }

  private mutating func changeOnce(using random: inout SeededGenerator) {
    let place = Int.random(in: 0..<count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: self[place] = UInt8.random(in: 0...255, using: &random)
    case 1: remove(at: place)
    case 2:
      // Copies a part elsewhere: elements twice, identifiers twice, views inside themselves.
      let end = Swift.min(place + Int.random(in: 1...400, using: &random), count)
      let part = Array(self[place..<end])
      insert(contentsOf: part, at: Int.random(in: 0...count, using: &random))
    case 3:
      // Another number.
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      guard let start = self[place...].firstIndex(where: digits.contains) else { return }
      let end = self[start...].firstIndex { !digits.contains($0) } ?? count
      replaceSubrange(start..<end, with: ["-1", "0", "65536", "1e308", "4294967296"]
        .randomElement(using: &random)!.utf8)
    default:
      // Another value for an attribute or a key.
      guard let start = self[place...].firstIndex(of: UInt8(ascii: "\"")),
        let end = self[(start + 1)...].firstIndex(of: UInt8(ascii: "\""))
      else { return }
      replaceSubrange((start + 1)..<end, with: values.randomElement(using: &random)!.utf8)
    }
  }
}
