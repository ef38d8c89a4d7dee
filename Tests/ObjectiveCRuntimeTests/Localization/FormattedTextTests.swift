import Foundation
import Testing

@testable import ObjectiveCRuntime

@Suite struct FormattedTextTests {
  private let folder: TextFolder
  private var bundle: Bundle { folder.bundle }

  init() throws {
    folder = try TextFolder()
  }

  @Test func `arguments may change places`() throws {
    try folder.writeCatalog(
      #""%@ of %lld": {"localizations": {"de": {"stringUnit": {"value": "%2$lld: %1$@"}}}}"#)
    let (name, count) = ("A", 12_345)
    let text = folder.inLanguage("de") {
      String(localized: "\(name) of \(count)", bundle: bundle)
    }
    #expect(text == "12.345: A")
    #expect(String(localized: "\(name) of \(count)", bundle: bundle) == "A of 12,345")
  }

  private func text(
    _ format: String, _ arguments: [String.LocalizationValue.Argument], _ locale: String = "en_US"
  ) -> String {
    FormattedText(
      format: format, arguments: arguments, locale: Locale(identifier: locale)
    ).text
  }

  @Test func `arguments come in their order or by their places`() {
    #expect(text("%@, %lld", [.text("a"), .integer(5)]) == "a, 5")
    #expect(text("%2$lld %1$@ %1$@", [.text("a"), .integer(5)]) == "5 a a")
    #expect(text("%@ %@!", [.text("a")]) == "a !")
  }

  @Test func `two percent signs are one, and a single one stays`() {
    #expect(text("100%% %", []) == "100% %")
    #expect(text("50 %, done", [.integer(1)]) == "50 %, done")
  }

  @Test func `numbers have the digits that the format says, in the locale's way`() {
    #expect(text("%.2f", [.number(1_234.5)]) == "1,234.50")
    #expect(text("%.2f", [.number(1_234.5)], "de_DE") == "1.234,50")
    #expect(text("%lf", [.number(0.25)]) == "0.250000")
    #expect(text("%.1f", [.integer(3)]) == "3.0")
    #expect(text("%lld", [.integer(1_234_567)], "de_DE") == "1.234.567")
  }

  @Test func `a width pads in front, or behind with a minus`() {
    #expect(text("[%5@]", [.text("ab")]) == "[   ab]")
    #expect(text("[%-5@]", [.text("ab")]) == "[ab   ]")
    #expect(text("[%2@]", [.text("abc")]) == "[abc]")
    #expect(text("[%4d]", [.integer(7)]) == "[   7]")
  }

  @Test func `zeros stand behind the sign`() {
    #expect(text("%03lld", [.integer(7)]) == "007")
    #expect(text("%05d", [.integer(-12)]) == "-0012")
    #expect(text("%07.2f", [.number(-1.5)]) == "-001.50")
  }

  @Test func `a plus or a space stands before numbers that are not negative`() {
    #expect(text("%+d %+d %+.1f", [.integer(5), .integer(-5), .number(0.5)]) == "+5 -5 +0.5")
    #expect(text("% d|% d", [.integer(5), .integer(-5)]) == " 5|-5")
    #expect(text("%+04d", [.integer(5)]) == "+005")
  }

  @Test func `whole numbers are written to the base of sixteen in either case`() {
    #expect(text("%x %X %04x", [.integer(255), .integer(255), .integer(10)]) == "ff FF 000a")
  }
}
