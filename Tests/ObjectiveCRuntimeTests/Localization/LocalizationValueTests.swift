import Foundation
import Testing

@testable import ObjectiveCRuntime

@Suite struct LocalizationValueTests {
  private let folder: TextFolder
  private var bundle: Bundle { folder.bundle }

  init() throws {
    folder = try TextFolder()
  }

  @Test func `a percent sign of a literal stays one`() {
    let value = 50
    #expect(String(localized: "\(value) % off", bundle: bundle) == "50 % off")
    #expect(String(localized: "\(0.5, specifier: "%.1f") %", bundle: bundle) == "0.5 %")
  }

  @Test func `a resource is looked up when it is shown`() throws {
    try folder.writeCatalog(#""hi": {"localizations": {"fr": {"stringUnit": {"value": "salut"}}}}"#)
    let resource = LocalizedStringResource("hi", bundle: .atURL(bundle.bundleURL))
    #expect(String(localized: resource) == "hi")
    #expect(folder.inLanguage("fr") { String(localized: resource) } == "salut")
  }

  @Test func `the key has a specifier for each type`() {
    let (text, small, large, half): (String, Int32, UInt, Float) = ("a", 1, 2, 0.5)
    let value: String.LocalizationValue =
      "\(text) \(5) \(small) \(large) \(UInt8(3)) \(1.5) \(half) \(text.dropFirst())"
    #expect(value.key == "%@ %lld %d %llu %u %lf %f %@")
    #expect(
      value.arguments == [
        .text("a"), .integer(5), .integer(1), .integer(2), .integer(3), .number(1.5), .number(0.5),
        .text(""),
      ])
  }

  @Test func `an app's own specifier is in the key`() {
    let value: String.LocalizationValue =
      "\(7, specifier: "%03lld") \(0.5, specifier: "%.2f") \("x", specifier: "%5@")"
    #expect(value.key == "%03lld %.2f %5@")
    #expect(String(localized: value, bundle: bundle) == "007 0.50     x")
  }

  @Test func `a literal's percent sign is doubled in a key with arguments alone`() {
    #expect(String.LocalizationValue("50 %").key == "50 %")
    let value: String.LocalizationValue = "\(50) %"
    #expect(value.key == "%lld %%")
  }

  @Test func `numbers that are whole count for plurals, texts do not`() {
    typealias Argument = String.LocalizationValue.Argument
    let arguments = [Argument.integer(3), .number(2), .number(2.5), .text("1")]
    #expect(arguments.map(\.count) == [3, 2, nil, nil])
  }

  @Test func `a resource or a formatted value is a text of another`() throws {
    try folder.writeCatalog(#""in": {"localizations": {"fr": {"stringUnit": {"value": "dans"}}}}"#)
    let inner = LocalizedStringResource("in", bundle: .atURL(bundle.bundleURL))
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
    let text = folder.inLanguage("fr") {
      String(localized: "<\(inner)> \(0.5, format: percent)", bundle: bundle)
    }
    #expect(text == "<dans> 50%")
  }

  @Test func `a resource has a key, a table and a default of its own`() throws {
    try folder.write(#""k" = "%lld in a table";"#, to: "en.lproj/T.strings")
    let count = 3
    let resource = LocalizedStringResource(
      "k", defaultValue: "\(count) by default", table: "T", locale: Locale(identifier: "en_US"),
      bundle: .atURL(bundle.bundleURL))
    #expect(resource.key == "k" && resource.table == "T")
    #expect(String(localized: resource) == "3 in a table")
    let other = LocalizedStringResource(
      "x", defaultValue: "\(count) by default", locale: Locale(identifier: "en_US"),
      bundle: .atURL(bundle.bundleURL))
    #expect(String(localized: other) == "3 by default")
  }
}
