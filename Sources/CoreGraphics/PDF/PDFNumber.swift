/// Numbers as PDF writes them: the same on every machine.
enum PDFNumber {
  /// The text of a length, to a thousandth of a point.
  static func text(_ value: CGFloat) -> String { text(value, places: 3) }

  /// The text of a factor, to a millionth.
  static func factor(_ value: CGFloat) -> String { text(value, places: 6) }

  private static func text(_ value: CGFloat, places: Int) -> String {
    guard value.isFinite else { return "0" }
    let limit = CGFloat(1_000_000_000)
    return Digits.decimal(value.clamped(to: -limit...limit), places: places)
  }

  static func text(_ rect: CGRect) -> String {
    "[\(text(rect.minX)) \(text(rect.minY)) \(text(rect.maxX)) \(text(rect.maxY))]"
  }

  static func text(_ transform: CGAffineTransform) -> String {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    return "\(factor(a)) \(factor(b)) \(factor(c)) \(factor(d)) \(text(transform.tx)) "
      + text(transform.ty)
  }

  /// A string in brackets: Latin letters as they are, all else in UTF-16.
  static func string(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      let escaped = text.map { "()\\".contains($0) ? "\\\($0)" : String($0) }.joined()
      return "(\(escaped))"
    }
    let units = text.utf16.map { Digits.hexadecimal($0, count: 4, uppercase: true) }
    return "<FEFF" + units.joined() + ">"
  }

  /// A name after a slash.
  static func name(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x5F
      return isPlain
        ? String(UnicodeScalar(byte)) : "#" + Digits.hexadecimal([byte], uppercase: true)
    }.joined()
  }
}
