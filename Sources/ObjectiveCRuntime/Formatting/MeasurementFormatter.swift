import Foundation

/// Writes measurements: `3.107 mi`, `5 kilometers`.
///
/// Differs: of the number formatter only the greatest and the least number of digits behind the
/// point count; `naturalScale` takes the locale's units.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// How a unit is chosen and written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes the set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own unit.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// A unit by which the number is neither large nor small.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures have no letter.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// How a unit is chosen and written; empty for the locale's unit.
  open var unitOptions: UnitOptions = []
  /// How units are shortened: `km`, `km`, `kilometers`.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale that has units and words; the current one unless it is set.
  open var locale: Locale!
  /// What writes the number: three digits behind the point at most, unless it is set.
  open var numberFormatter: NumberFormatter!

  public override init() {
    super.init()
    numberFormatter = NumberFormatter()
    numberFormatter.maximumFractionDigits = 3
  }

  /// Makes a formatter as `init` does. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var width: ICUText.Width {
    switch unitStyle {
    case .short: .narrow
    case .medium: .short
    case .long: .full
    @unknown default: .short
    }
  }

  private var precision: String {
    let least = max(numberFormatter?.minimumFractionDigits ?? 0, 0)
    let most = max(numberFormatter?.maximumFractionDigits ?? 3, least)
    if most == 0 { return "precision-integer" }
    return "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
  }

  /// A measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let locale = locale ?? FormatSettings.locale
    let isTemperature = measurement.unit is UnitTemperature
    if isTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      let number = ICUText.number(measurement.value, skeleton: precision, locale: locale)
      return (number ?? "\(measurement.value)") + "°"
    }
    let usage = isTemperature ? "weather" : "default"
    return MeasurementText(value: measurement.value, unit: measurement.unit).text(
      width: width, usage: unitOptions.contains(.providedUnit) ? nil : usage,
      precision: precision, locale: locale)
  }

  /// The name of a unit.
  open func string(from unit: Unit) -> String {
    let text = MeasurementText(value: 2, unit: unit).text(
      width: width, usage: nil, precision: "precision-integer",
      locale: locale ?? FormatSettings.locale)
    return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }

  /// A measurement; nil for what is none.
  open override func string(for obj: Any?) -> String? {
    if let unit = obj as? Unit { return string(from: unit) }
    return (obj as? any _AnyMeasurement)?._text(self)
  }
}

/// A measurement of any unit.
public protocol _AnyMeasurement {
  /// What a formatter writes of it.
  func _text(_ formatter: MeasurementFormatter) -> String
}

extension Measurement: _AnyMeasurement {
  /// What a formatter writes of it.
  public func _text(_ formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
