/// Numbers as text for files, trees and messages: without grouping, and the same on every machine.
package enum Digits {
  /// A number with at most so many decimal places, 0…6, and never −0; ties go away from zero.
  ///
  /// What is not finite, or so large that its digits do not reach as far, is written in full.
  package static func decimal(_ value: CGFloat, places: Int) -> String {
    var unit: UInt = 1
    for _ in 0..<places { unit *= 10 }
    // In range: what is beyond 2⁵³ has no places to round, and is written in full.
    guard abs(value) * CGFloat(unit) < 0x1p53 else { return shortest(value) }
    let scaled = Int((Double(value) * Double(unit)).rounded())
    var text = (scaled < 0 ? "-" : "") + String(scaled.magnitude / unit)
    var rest = scaled.magnitude % unit
    if rest == 0 { return text }
    text += "."
    while rest > 0 {
      unit /= 10
      text += String(rest / unit)
      rest %= unit
    }
    return text
  }

  /// As few digits as tell the number from every other, and none behind the point of a whole one.
  package static func shortest(_ value: CGFloat) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// An integer that is not negative, with at least so many hexadecimal digits.
  package static func hexadecimal(
    _ value: some BinaryInteger, count: Int, uppercase: Bool = false
  ) -> String {
    let digits = String(value, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }

  /// Two hexadecimal digits for each byte.
  package static func hexadecimal(
    _ bytes: [UInt8], uppercase: Bool = false, separator: String = ""
  ) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * (2 + separator.utf8.count))
    for byte in bytes {
      if !text.isEmpty { text += separator.utf8 }
      for digit in [byte >> 4, byte & 15] {
        text.append(digit < 10 ? 48 + digit : (uppercase ? 55 : 87) + digit)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
