/// A text as a string literal of several lines.
enum InlineLiteral {
  /// The lines of the literal from the opening quotes to the closing ones, without indentation.
  static func lines(_ text: String) -> [String] {
    let pounds = pounds(text)
    var lines = [""]
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        lines.append("")
      } else if scalar == "\r" {
        lines[lines.count - 1] += "\\\(pounds)r"
      } else if mustBeEscaped(scalar) {
        lines[lines.count - 1] += "\\\(pounds)u{\(String(scalar.value, radix: 16))}"
      } else {
        lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    return [pounds + "\"\"\""] + lines + ["\"\"\"" + pounds]
  }

  /// The fewest pound signs that keep backslashes and quotes of the text as they are.
  private static func pounds(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var pounds: [UInt8] = []
    while bytes.contains(Array("\"\"\"".utf8) + pounds)
      || bytes.contains([UInt8(ascii: "\\")] + pounds)
    {
      pounds.append(UInt8(ascii: "#"))
    }
    return String(decoding: pounds, as: UTF8.self)
  }

  /// Control characters, and what would make the source look like another.
  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7f..<0xa0, 0x2028...0x202e, 0x2066...0x2069, 0xfeff: true
    default: false
    }
  }
}
