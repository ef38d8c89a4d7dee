import Testing

@testable import CoreText

@Suite struct DesignPlaceTests {
  private func outlines(_ extra: [(tag: FontTag, body: [UInt8])]) throws -> OutlineTable {
    try FontFace(bytes: TestFont.outlines([OutlineBytes.box(0, 0, 9, 9)], extra: extra)).outlines
  }

  @Test func `a place knows how much shared peaks count there`() throws {
    let table = VariationBytes.glyphs(
      [[]], axisCount: 2, sharedPeaks: [[1, 0], [1, 1], [-1, 0]])
    let varying = try outlines([("fvar", VariationBytes.axes(2)), ("gvar", table)])
    let half = 1 << 15
    let place = DesignPlace([half, half], of: varying)
    #expect(!place.isStandard && place.coordinates == [half, half])
    #expect(place.sharedScalars == [half, half / 2, 0])
    // What is not said stands at the standard.
    #expect(DesignPlace([half], of: varying).sharedScalars == [half, 0, 0])
    #expect(DesignPlace([-half, 0], of: varying).sharedScalars == [0, 0, half])
  }

  @Test func `the standard place and outlines that do not vary have none`() throws {
    let plain = try outlines([])
    #expect(DesignPlace([], of: plain).isStandard)
    #expect(DesignPlace([1 << 15], of: plain).sharedScalars.isEmpty)
    #expect(DesignPlace([1 << 15], of: .none).sharedScalars.isEmpty)
    let table = VariationBytes.glyphs([[]], sharedPeaks: [[1]])
    let varying = try outlines([("fvar", VariationBytes.axes()), ("gvar", table)])
    #expect(DesignPlace([], of: varying).sharedScalars.isEmpty)
  }
}
