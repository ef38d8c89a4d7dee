import Testing
import UIKit

@Suite struct FontSpecificationTests: MeasuresFonts {
  @Test func `text styles add leading up to their line spacing`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let font = UIFont.preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    #expect((font.lineHeight + font.leading - 20).magnitude < 0.0001)
  }

  @Test func `fonts that iOS has are never nil, and keep their names`() throws {
    let font = try #require(UIFont(name: "AvenirNext-Bold", size: 20))
    #expect(font.fontName == "AvenirNext-Bold")
    #expect(font.familyName == "Avenir Next")
    #expect(font.pointSize == 20)
    #expect(font.withSize(10).fontName == "AvenirNext-Bold")
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFont(name: "Avenir Next", size: 20)?.fontName == "AvenirNext-Regular")
    let menlo = try #require(UIFont(name: "Menlo-Regular", size: 12))
    #expect(menlo.fontDescriptor.symbolicTraits == .traitMonoSpace)
  }

  @Test func `traits lead to other fonts of a family that iOS has`() throws {
    let descriptor = try #require(UIFont(name: "HelveticaNeue", size: 15)).fontDescriptor
    let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "HelveticaNeue-BoldItalic")
    let zapfino = try #require(UIFont(name: "Zapfino", size: 15)).fontDescriptor
    #expect(zapfino.withSymbolicTraits(.traitBold) == nil)
  }

  @MainActor
  @Test func `text in a font that is not there tells of the one that stands in`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.font = UIFont(name: "Georgia-Bold", size: 12)
    label.text = "Text"
    let notes = FidelityLedger.collecting {
      _ = UIGraphicsImageRenderer(bounds: label.bounds).image {
        label.layer.render(in: $0.cgContext)
      }
    }
    #expect(notes.map(\.key) == [FidelityNote(.fontSubstitution, "Georgia-Bold")])
  }
}
