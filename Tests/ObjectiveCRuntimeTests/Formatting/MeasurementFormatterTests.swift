import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct MeasurementFormatterTests {
  private let way = Measurement(value: 5, unit: UnitLength.kilometers)

  private func formatter(
    _ options: MeasurementFormatter.UnitOptions = [], _ style: Formatter.UnitStyle = .medium,
    locale: String = "en_US"
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = options
    formatter.unitStyle = style
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  @Test func `the locale's unit is chosen unless the own one is asked for`() {
    #expect(formatter().string(from: way) == "3.107 mi")
    #expect(formatter(.providedUnit).string(from: way) == "5 km")
    #expect(formatter(locale: "de_DE").string(from: way) == "5 km")
  }

  @Test func `units are shortened as their style says`() {
    #expect(formatter(.providedUnit, .long).string(from: way) == "5 kilometers")
    #expect(formatter(.providedUnit, .short).string(from: way) == "5km")
    let one = Measurement(value: 1, unit: UnitLength.kilometers)
    #expect(formatter(.providedUnit, .long).string(from: one) == "1 kilometer")
    #expect(formatter([], .long).string(from: UnitLength.meters) == "meters")
  }

  @Test func `temperatures are those of the weather`() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter().string(from: warm) == "68°F")
    #expect(formatter(.providedUnit).string(from: warm) == "20°C")
    #expect(formatter([.providedUnit, .temperatureWithoutUnit]).string(from: warm) == "20°")
  }

  @Test func `the number formatter says how many digits there are`() {
    let formatter = formatter(.providedUnit)
    formatter.numberFormatter.maximumFractionDigits = 1
    let exact = Measurement(value: 5.26, unit: UnitLength.kilometers)
    #expect(formatter.string(from: exact) == "5.3 km")
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: exact) == "5 km")
    #expect(formatter.string(for: exact) == "5 km")
    #expect(formatter.string(for: 5) == nil)
  }

  @Test func `a unit of one's own has its symbol`() {
    let unit = UnitLength(symbol: "ell", converter: UnitConverterLinear(coefficient: 1.143))
    #expect(formatter(.providedUnit).string(from: Measurement(value: 2, unit: unit)) == "2 ell")
  }
}
