import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct MeasurementFormatStyleTests {
  private typealias Style = Measurement<UnitLength>.FormatStyle
  private let way = Measurement(value: 5, unit: UnitLength.kilometers)
  private let locale = Locale(identifier: "en_US")

  @Test func `a style has a width and a usage`() {
    #expect(Style(width: .abbreviated, locale: locale).format(way) == "3.1 mi")
    #expect(Style(width: .wide, locale: locale, usage: .asProvided).format(way) == "5 kilometers")
    #expect(Style(width: .narrow, locale: locale, usage: .asProvided).format(way) == "5km")
    let height = Measurement(value: 180, unit: UnitLength.centimeters)
    #expect(
      Style(width: .abbreviated, locale: locale, usage: .personHeight).format(height)
        == "5 ft, 11 in")
  }

  @Test func `a style of numbers writes the number`() {
    let style = Style(
      width: .wide, locale: locale, usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(2)))
    #expect(style.format(way) == "5.00 kilometers")
    #expect(style.locale(Locale(identifier: "de_DE")).format(way) == "5,00 Kilometer")
  }

  @Test func `a measurement is formatted as on iOS`() {
    let text = way.formatted(
      .measurement(width: .abbreviated, usage: .asProvided).locale(locale))
    #expect(text == "5 km")
  }
}
