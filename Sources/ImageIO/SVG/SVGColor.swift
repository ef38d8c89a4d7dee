/// A colour of SVG: straight sRGB, 0 … 1.
struct SVGColor: Equatable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  static let black = SVGColor(red: 0, green: 0, blue: 0)

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  private init(bytes: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(bytes >> 16 & 255) / 255, green: Double(bytes >> 8 & 255) / 255,
      blue: Double(bytes & 255) / 255, alpha: alpha)
  }

  func cgColor(opacity: Double = 1) -> CGColor {
    CGColor(
      srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue),
      alpha: CGFloat((alpha * opacity).clamped(to: 0...1)))
  }

  /// Reads a colour; nil for anything else, `currentColor` included.
  ///
  /// - Source: CSS Color 4, 4 to 7: names, `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`,
  ///   `rgba()`, `hsl()` and `hsla()`.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if text.hasPrefix("#") {
      self.init(hexadecimal: text.dropFirst())
    } else if text == "transparent" {
      self.init(red: 0, green: 0, blue: 0, alpha: 0)
    } else if let value = SVGColorNames.values[text] {
      self.init(bytes: value)
    } else if let start = text.firstIndex(of: "("), text.hasSuffix(")") {
      self.init(
        function: String(text[..<start]), text[text.index(after: start)...].dropLast())
    } else {
      return nil
    }
  }

  private init?(hexadecimal digits: Substring) {
    guard let value = UInt32(digits, radix: 16), digits.utf8.first != UInt8(ascii: "+") else {
      return nil
    }
    func doubled(_ shift: UInt32) -> UInt32 { (value >> shift & 15) * 17 }
    switch digits.utf8.count {
    case 3: self.init(bytes: doubled(8) << 16 | doubled(4) << 8 | doubled(0))
    case 4:
      self.init(
        bytes: doubled(12) << 16 | doubled(8) << 8 | doubled(4), alpha: Double(doubled(0)) / 255)
    case 6: self.init(bytes: value)
    case 8: self.init(bytes: value >> 8, alpha: Double(value & 255) / 255)
    default: return nil
    }
  }

  private init?(function: String, _ text: Substring) {
    var scanner = SVGScanner(text)
    var values: [(number: Double, isPercentage: Bool)] = []
    scanner.skipSpace()
    while let number = scanner.number() {
      let isPercentage = scanner.take(UInt8(ascii: "%"))
      if !isPercentage { _ = scanner.unit() }
      values.append((number, isPercentage))
      scanner.skipSeparator()
      if scanner.take(UInt8(ascii: "/")) { scanner.skipSpace() }
    }
    guard values.count == 3 || values.count == 4, scanner.isAtEnd else { return nil }
    let alpha = values.count == 3 ? 1 : values[3].number / (values[3].isPercentage ? 100 : 1)
    switch function {
    case "rgb", "rgba":
      let parts = values.prefix(3).map {
        ($0.number / ($0.isPercentage ? 100 : 255)).clamped(to: 0...1)
      }
      self.init(
        red: parts[0], green: parts[1], blue: parts[2], alpha: alpha.clamped(to: 0...1))
    case "hsl", "hsla":
      self.init(
        hue: values[0].number, saturation: (values[1].number / 100).clamped(to: 0...1),
        lightness: (values[2].number / 100).clamped(to: 0...1), alpha: alpha.clamped(to: 0...1))
    default: return nil
    }
  }

  /// - Source: CSS Color 4, 7.1.
  private init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let turn = offset + hue / 30
      let k = turn - 12 * (turn / 12).rounded(.down)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }
}

/// What a shape is filled or stroked with.
enum SVGPaint: Equatable, Sendable {
  case none
  case color(SVGColor)
  /// The colour of the element's property `color`.
  case currentColor
  /// A gradient or pattern by its id, or what stands in its place where there is none.
  indirect case server(String, fallback: SVGPaint?)

  /// Reads a paint; nil for anything else.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let (id, rest) = SVGReference.url(text) {
      self = .server(id, fallback: rest.isEmpty ? nil : SVGPaint(rest))
      return
    }
    switch text.lowercased() {
    case "none": self = .none
    case "currentcolor": self = .currentColor
    default:
      guard let color = SVGColor(text) else { return nil }
      self = .color(color)
    }
  }
}

/// References to other elements of the file.
enum SVGReference {
  /// The id in `url(#id)`, and what stands behind it. A reference to another file has no id.
  static func url(_ text: String) -> (id: String, rest: String)? {
    guard text.lowercased().hasPrefix("url("), let end = text.firstIndex(of: ")") else {
      return nil
    }
    let inside = text[text.index(text.startIndex, offsetBy: 4)..<end]
      .trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\r\"'"))
    let id = inside.hasPrefix("#") ? String(inside.dropFirst()) : ""
    let rest = text[text.index(after: end)...].trimmingCharacters(in: .whitespacesAndNewlines)
    return (id, rest)
  }

  /// The id in `#id`.
  static func fragment(_ text: String?) -> String? {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), text.hasPrefix("#")
    else { return nil }
    return String(text.dropFirst())
  }
}
