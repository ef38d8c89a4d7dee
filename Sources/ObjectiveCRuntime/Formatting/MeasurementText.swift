import Foundation

/// A measurement that is to be written, with ICU's name of its unit.
struct MeasurementText {
  let value: Double
  let unit: Unit

  /// ICU's names of units by Foundation's symbols, for each kind of unit.
  private static let names: [(kind: Dimension.Type, units: [String: String])] = [
    (
      UnitLength.self,
      [
        "mm": "millimeter", "cm": "centimeter", "dm": "decimeter", "m": "meter",
        "km": "kilometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
        "NM": "nautical-mile", "nm": "nanometer", "µm": "micrometer", "pm": "picometer",
        "ftm": "fathom", "fur": "furlong", "ly": "light-year", "pc": "parsec",
        "ua": "astronomical-unit", "smi": "mile-scandinavian",
      ]
    ),
    (
      UnitMass.self,
      [
        "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce",
        "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
        "oz t": "ounce-troy",
      ]
    ),
    (
      UnitDuration.self,
      [
        "h": "hour", "hr": "hour", "min": "minute", "m": "minute", "s": "second",
        "ms": "millisecond", "µs": "microsecond",
        "ns": "nanosecond",
      ]
    ),
    (UnitTemperature.self, ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]),
    (
      UnitSpeed.self,
      [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour",
        "kn": "knot",
      ]
    ),
    (
      UnitVolume.self,
      [
        "ML": "megaliter", "L": "liter", "dL": "deciliter", "cL": "centiliter",
        "mL": "milliliter", "km³": "cubic-kilometer", "m³": "cubic-meter",
        "cm³": "cubic-centimeter", "in³": "cubic-inch", "ft³": "cubic-foot",
        "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel",
        "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup",
        "pt": "pint", "qt": "quart", "gal": "gallon", "metric cup Imperial": "cup-metric",
      ]
    ),
    (
      UnitArea.self,
      [
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
        "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile",
        "ac": "acre", "ha": "hectare",
      ]
    ),
    (
      UnitEnergy.self,
      [
        "kJ": "kilojoule", "J": "joule", "kCal": "foodcalorie", "cal": "calorie",
        "kWh": "kilowatt-hour",
      ]
    ),
    (
      UnitPower.self,
      [
        "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
        "hp": "horsepower",
      ]
    ),
    (
      UnitPressure.self,
      [
        "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "bar": "bar",
        "mbar": "millibar", "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg",
        "psi": "pound-force-per-square-inch",
      ]
    ),
    (UnitAngle.self, ["°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian"]),
    (
      UnitFrequency.self,
      ["GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz"]
    ),
    (
      UnitInformationStorage.self,
      [
        "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
        "TB": "terabyte", "PB": "petabyte", "kbit": "kilobit", "Mbit": "megabit",
        "Gbit": "gigabit",
      ]
    ),
    (
      UnitFuelEfficiency.self,
      ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]
    ),
    (UnitElectricCurrent.self, ["A": "ampere", "mA": "milliampere"]),
    (UnitElectricPotentialDifference.self, ["V": "volt"]),
    (UnitElectricResistance.self, ["Ω": "ohm"]),
  ]

  private var name: String? {
    Self.names.first { $0.kind == type(of: unit) }?.units[unit.symbol]
  }

  /// - Parameters:
  ///   - usage: ICU's name of what the measurement is for, by which it chooses the locale's unit;
  ///     nil for the unit as it is.
  ///   - precision: The part of ICU's skeleton that says how many digits there are; empty for
  ///     ICU's choice.
  func text(
    width: ICUText.Width, usage: String?, precision: String, locale: Locale
  ) -> String {
    let widths = ["unit-width-full-name", "unit-width-short", "unit-width-narrow"]
    if let name {
      var parts = ["unit/" + name, widths[Int(width.rawValue)]]
      if let usage { parts.append("usage/" + usage) }
      if !precision.isEmpty { parts.append(precision) }
      let skeleton = parts.joined(separator: " ")
      if let text = ICUText.number(value, skeleton: skeleton, locale: locale) { return text }
    }
    let number = ICUText.number(
      value, skeleton: precision.isEmpty ? ".######" : precision, locale: locale)
    return (number ?? "\(value)") + " " + unit.symbol
  }
}
