import SnapshotCore
import TestSupport
import Testing

@Suite struct StructuralSimilarityTests: ToleranceMatching {
  private let gray = plain(24, 24, 0xff80_8080)

  @Test func `similarity is that of the worst place`() {
    #expect(StructuralSimilarity.least(gray, gray) == 1)
    let one = gray.with(0xff00_0000, at: (7, 7))
    let least = StructuralSimilarity.least(gray, one)
    // Means 128 and 126, a variance of 252 against none: 58.5 / (252 + 58.5).
    #expect(abs(least - 0.1884) < 0.0001)
    #expect(matches(gray, one) { $0.minimumSimilarity = least })
    #expect(!matches(gray, one) { $0.minimumSimilarity = 0.5 })
    #expect(StructuralSimilarity.least(plain(3, 2), plain(3, 2, 0xff00_0000)) < 0.01)
    #expect(StructuralSimilarity.least(plain(3, 2), plain(2, 3)) == 0)
  }
}
