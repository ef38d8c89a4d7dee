import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct NibValueTests {
  private func label(_ attributes: String, _ children: String = "") throws -> UILabel {
    try #require(
      NibText.make("<label id=\"a\" \(attributes)>\(children)</label>").first as? UILabel)
  }

  @Test func `a text with control characters is in base 64, padded or not`() throws {
    for text in ["T25lClR3bw==", "T25lClR3bw", "T25l\nClR3bw"] {
      let label = try label("", "<string key=\"text\" base64-UTF8=\"YES\">\(text)</string>")
      #expect(label.text == "One\nTwo")
    }
    #expect(try label("", "<string key=\"text\">One</string>").text == "One")
  }

  @Test func `a font has the weight, the kind or the text style that is named`() throws {
    func font(_ attributes: String) throws -> UIFont {
      try label("", "<fontDescription key=\"fontDescription\" \(attributes)/>").font
    }
    #expect(try font("type=\"system\" pointSize=\"12\"") == .systemFont(ofSize: 12))
    #expect(
      try font("type=\"system\" weight=\"heavy\" pointSize=\"12\"")
        == .systemFont(ofSize: 12, weight: .heavy))
    #expect(try font("type=\"boldSystem\" pointSize=\"12\"") == .boldSystemFont(ofSize: 12))
    #expect(
      try font("style=\"UICTFontTextStyleHeadline\"") == .preferredFont(forTextStyle: .headline))
    // A font that is not there is the system's, as on iOS.
    #expect(
      try font("name=\"NoSuchFont\" family=\"No\" pointSize=\"12\"") == .systemFont(ofSize: 12))
  }

  @Test(arguments: [
    ("numberOfLines=\"two\"", "'two' is not a valid numberOfLines."),
    ("alpha=\"inf\"", "'inf' is not a valid alpha."),
    ("hidden=\"maybe\"", "'maybe' is not a valid hidden."),
    ("textAlignment=\"middle\"", "'middle' is not a valid textAlignment."),
  ])
  func `what is no value is named with its attribute`(attribute: String, sentence: String) {
    let reported = NibText.reported { _ = NibText.make("<label id=\"a\" \(attribute)/>") }
    #expect(reported.count == 1)
    #expect(reported.first?.hasSuffix(": label (a): " + sentence) == true)
  }
}
