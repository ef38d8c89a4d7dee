/// A number with a unit.
///
/// - Source: CSS Values 4, 6: an inch is 96 pixels. `ex` and `ch` count as half an `em`.
struct SVGLength: Equatable, Sendable {
  enum Unit: Sendable {
    case pixel, percent, em
  }

  /// The length that percentages are of.
  enum Direction {
    case horizontal, vertical, diagonal
  }

  let value: Double
  let unit: Unit

  static let zero = SVGLength(0)

  init(_ value: Double, _ unit: Unit = .pixel) {
    self.value = value
    self.unit = unit
  }

  /// Reads a length; nil for anything else.
  init?(_ text: String?) {
    guard let text else { return nil }
    var scanner = SVGScanner(text)
    scanner.skipSpace()
    guard let number = scanner.number() else { return nil }
    if scanner.take(UInt8(ascii: "%")) {
      self.init(number, .percent)
      return
    }
    switch scanner.unit().lowercased() {
    case "", "px": self.init(number)
    case "pt": self.init(number * 96 / 72)
    case "pc": self.init(number * 16)
    case "in": self.init(number * 96)
    case "cm": self.init(number / 2.54 * 96)
    case "mm": self.init(number / 25.4 * 96)
    case "q": self.init(number / 101.6 * 96)
    case "em", "rem": self.init(number, .em)
    case "ex", "ch": self.init(number / 2, .em)
    default: return nil
    }
  }

  /// The length in user units.
  func value(_ direction: Direction, viewport: CGSize, fontSize: Double) -> Double {
    switch unit {
    case .pixel: return value
    case .em: return value * fontSize
    case .percent:
      let (width, height) = (viewport.width.native, viewport.height.native)
      let whole =
        switch direction {
        case .horizontal: width
        case .vertical: height
        case .diagonal: ((width * width + height * height) / 2).squareRoot()
        }
      return value / 100 * whole
    }
  }

  /// The length as a fraction of a box; a percentage is one of the box.
  var fraction: Double { unit == .percent ? value / 100 : value }
}
