import CoreGraphics
import Testing

@Suite struct FidelityFeatureTests {
  @Test func `every feature has a sentence with its subject and a kind`() {
    for feature in FidelityFeature.allCases {
      let note = FidelityNote(feature, "Subject")
      #expect(note.sentence.contains("Subject"), "\(feature)")
      #expect(note.sentence.hasSuffix("."), "\(feature)")
      #expect(FidelityFeature.Kind.allCases.contains(feature.kind))
    }
  }
}
