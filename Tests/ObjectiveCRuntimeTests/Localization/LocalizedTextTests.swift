import Foundation
import Testing

@testable import ObjectiveCRuntime

@Suite struct LocalizedTextTests {
  private let folder: TextFolder
  private var bundle: Bundle { folder.bundle }

  init() throws {
    folder = try TextFolder()
  }

  @Test func `several numbers vary each for itself`() throws {
    try folder.writeCatalog(
      #"""
      "%lld birds, %lld cats": {"localizations": {"en": {
        "stringUnit": {"value": "%#@birds@ and %#@cats@"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg bird"}},
            "other": {"stringUnit": {"value": "%arg birds"}}}}},
          "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "zero": {"stringUnit": {"value": "no cat"}},
            "one": {"stringUnit": {"value": "%arg cat"}},
            "other": {"stringUnit": {"value": "%arg cats"}}}}}}}}}
      """#)
    let (one, five, none) = (1, 5, 0)
    #expect(
      String(localized: "\(one) birds, \(five) cats", bundle: bundle) == "1 bird and 5 cats")
    #expect(
      String(localized: "\(five) birds, \(none) cats", bundle: bundle) == "5 birds and no cat")
  }

  private static let birds = LocalizedText.Substitution(
    argument: nil, specifier: "d",
    texts: [.one: .plain("one bird"), .few: .plain("%d (few)"), .other: .plain("%d birds")])

  @Test func `a plain text is its own format`() {
    #expect(LocalizedText.plain("%d of %@").format(counts: [1, nil], language: "en") == "%d of %@")
  }

  @Test func `the first number decides among plurals`() {
    let text = LocalizedText.plural([.one: .plain("1"), .two: .plain("2"), .other: .plain("n")])
    #expect(text.format(counts: [nil, 1, 5], language: "en") == "1")
    #expect(text.format(counts: [2], language: "en") == "n")
    #expect(text.format(counts: [2], language: "he") == "2")
    #expect(text.format(counts: [nil], language: "en") == "n")
    #expect(LocalizedText.plural([:]).format(counts: [1], language: "en") == "")
  }

  @Test func `zero has its own text where there is one, in every language`() {
    let text = LocalizedText.plural([.zero: .plain("none"), .one: .plain("1"), .other: .plain("n")])
    #expect(text.format(counts: [0], language: "en") == "none")
    #expect(text.format(counts: [0], language: "fr") == "none")
    let plain = LocalizedText.plural([.one: .plain("1"), .other: .plain("n")])
    #expect(plain.format(counts: [0], language: "fr") == "1")
    #expect(plain.format(counts: [0], language: "en") == "n")
  }

  @Test func `a name stands for the argument at its place, behind others`() {
    let text = LocalizedText.substituted("%@ sees %#@birds@", ["birds": Self.birds])
    #expect(text.format(counts: [nil, 1], language: "en") == "%@ sees one bird")
    #expect(text.format(counts: [nil, 4], language: "en") == "%@ sees %2$d birds")
    #expect(text.format(counts: [nil, 4], language: "ru") == "%@ sees %2$d (few)")
  }

  @Test func `a name may say its place itself, and one without texts is left out`() {
    let text = LocalizedText.substituted("100%% %2$#@birds@%#@other@!", ["birds": Self.birds])
    #expect(text.format(counts: [1, 3], language: "en") == "100%% %2$d birds!")
  }

  @Test func `the number's own place in a catalog is that of the argument`() {
    let name = LocalizedText.Substitution(
      argument: 3, specifier: "lld", texts: [.other: .plain("%arg of %arg")])
    let text = LocalizedText.substituted("%#@n@", ["n": name])
    #expect(text.format(counts: [1, 1, 9], language: "en") == "%3$lld of %3$lld")
  }
}
