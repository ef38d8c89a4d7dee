import Foundation

/// What a measurement is for, by which its locale's unit is chosen.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// ICU's name of the usage; nil for the unit as it is.
  let name: String?

  /// Nothing in particular.
  public static var general: Self { Self(name: "default") }
  /// The measurement's own unit.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A person's height.
  public static var person: Self { Self(name: "person") }
  /// A height in words such as feet and inches.
  public static var personHeight: Self { Self(name: "person-height") }
  /// A way along roads.
  public static var road: Self { Self(name: "road") }
  /// How far something to see is away.
  public static var visibility: Self { Self(name: "visiblty") }
  /// Snow that has fallen.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// Rain that has fallen.
  public static var rainfall: Self { Self(name: "rainfall") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A person's weight.
  public static var personWeight: Self { Self(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(name: "default") }
  /// The temperature outside.
  public static var weather: Self { Self(name: "weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food gives.
  public static var food: Self { Self(name: "food") }
  /// What a body uses.
  public static var workout: Self { Self(name: "food") }
}

extension Measurement where UnitType: Dimension {
  /// Writes a measurement.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How a unit is shortened.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let number: Int32
      /// `5 kilometers`.
      public static var wide: Self { Self(number: 0) }
      /// `5 km`.
      public static var abbreviated: Self { Self(number: 1) }
      /// `5km`.
      public static var narrow: Self { Self(number: 2) }
    }

    /// How the unit is shortened.
    public var width: UnitWidth
    /// The locale that has units and words.
    public var locale: Locale
    /// What the measurement is for.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// What writes the number; nil for the choice of the locale and usage.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Makes a style.
    public init(
      width: UnitWidth, locale: Locale = .current,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement as text.
    ///
    /// Differs: a style of numbers counts where the usage is `asProvided`.
    public func format(_ value: Measurement) -> String {
      let measured = MeasurementText(value: value.value, unit: value.unit)
      let width = ICUText.Width(rawValue: width.number) ?? .short
      guard let numberFormatStyle, usage?.name == nil else {
        return measured.text(width: width, usage: usage?.name, precision: "", locale: locale)
      }
      // ICU's number gives way to the style's, whose digits decide which form the unit has.
      let number = numberFormatStyle.locale(locale).format(value.value)
      let digits = number.drop { $0 != "." && $0 != "," }.filter(\.isNumber).count
      let precision =
        digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
      let text = measured.text(width: width, usage: nil, precision: precision, locale: locale)
      let own = ICUText.number(value.value, skeleton: precision, locale: locale) ?? ""
      guard !own.isEmpty, let place = text.range(of: own) else { return text }
      return text.replacingCharacters(in: place, with: number)
    }

    /// The style for another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement in the current locale's unit, shortened.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// What a style makes of the measurement.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }
}

extension Foundation.FormatStyle {
  /// A measurement in a width, for a usage.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
