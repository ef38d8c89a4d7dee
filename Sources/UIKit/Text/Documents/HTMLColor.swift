/// Colours in the notation of CSS and HTML.
enum HTMLColor {
  /// - Parameter text: The colour in lower case: a name, `#rgb`, `#rrggbb`, `rgb(…)`, `rgba(…)`.
  static func color(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    if text.hasPrefix("rgb") { return function(text) }
    if text == "transparent" { return UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
    return names[text].flatMap { hex($0[...]) }
  }

  private static func hex(_ digits: Substring) -> UIColor? {
    let digits =
      digits.count == 3 || digits.count == 4
      ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    // The initialiser takes a sign as well, which is no digit.
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let all = digits.count == 6 ? value << 8 | 0xFF : value
    func part(_ shift: UInt32) -> CGFloat { CGFloat(all >> shift & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  private static func function(_ text: String) -> UIColor? {
    guard let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")"), open < close
    else { return nil }
    let words = text[text.index(after: open)..<close].split { ", /".contains($0) }
    let parts = words.enumerated().compactMap { index, part -> CGFloat? in
      // The whole of a colour is 255, that of the opacity 1.
      let whole: CGFloat = index < 3 ? 255 : 1
      let isPercentage = part.hasSuffix("%")
      guard let number = Double(isPercentage ? part.dropLast() : part), number.isFinite
      else { return nil }
      return min(max(CGFloat(number) / (isPercentage ? 100 : whole), 0), 1)
    }
    guard parts.count == words.count, parts.count == 3 || parts.count == 4 else { return nil }
    let alpha = parts.count == 4 ? parts[3] : 1
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Source: CSS Color 4; of its 148 names those of CSS 2.1 and the ones seen in apps.
  private static let names: [String: String] = [
    "black": "000000", "silver": "c0c0c0", "gray": "808080", "grey": "808080",
    "white": "ffffff", "maroon": "800000", "red": "ff0000", "purple": "800080",
    "fuchsia": "ff00ff", "magenta": "ff00ff", "green": "008000", "lime": "00ff00",
    "olive": "808000", "yellow": "ffff00", "navy": "000080", "blue": "0000ff",
    "teal": "008080", "aqua": "00ffff", "cyan": "00ffff", "orange": "ffa500",
    "darkred": "8b0000", "darkgreen": "006400", "darkblue": "00008b", "darkgray": "a9a9a9",
    "darkgrey": "a9a9a9", "lightgray": "d3d3d3", "lightgrey": "d3d3d3", "dimgray": "696969",
    "whitesmoke": "f5f5f5", "gold": "ffd700", "pink": "ffc0cb", "hotpink": "ff69b4",
    "crimson": "dc143c", "tomato": "ff6347", "coral": "ff7f50", "salmon": "fa8072",
    "brown": "a52a2a", "chocolate": "d2691e", "beige": "f5f5dc", "ivory": "fffff0",
    "khaki": "f0e68c", "indigo": "4b0082", "violet": "ee82ee", "lavender": "e6e6fa",
    "skyblue": "87ceeb", "lightblue": "add8e6", "royalblue": "4169e1", "steelblue": "4682b4",
    "dodgerblue": "1e90ff", "cornflowerblue": "6495ed", "slategray": "708090",
    "turquoise": "40e0d0", "lightgreen": "90ee90", "limegreen": "32cd32",
    "forestgreen": "228b22", "seagreen": "2e8b57", "rebeccapurple": "663399",
  ]
}
