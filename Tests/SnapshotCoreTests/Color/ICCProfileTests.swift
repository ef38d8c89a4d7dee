import Testing

@testable import SnapshotCore

@Suite struct ICCProfileTests {
  private func conversion(_ profile: ProfileBytes) -> RGBConversion? {
    guard case .other(let found) = ICCProfile.meaning(ofChunk: profile.chunk[...]) else {
      return nil
    }
    return found
  }

  @Test func `a curve without points is the identity, one point is an exponent`() throws {
    var profile = ProfileBytes.displayP3
    profile.curve = ProfileBytes.table([])
    let plain = try #require(conversion(profile)).curves[0]
    #expect(abs(plain[51] - 0.2) < 1e-12)
    profile.curve = ProfileBytes.gamma(2)
    let squared = try #require(conversion(profile)).curves[1]
    #expect(abs(squared[51] - 0.04) < 1e-6)
    #expect(squared[0] == 0)
  }

  @Test func `between the points of a curve the light is in proportion`() throws {
    var profile = ProfileBytes.displayP3
    profile.curve = ProfileBytes.table([0, 0, 65_535])
    let curve = try #require(conversion(profile)).curves[2]
    // 51 of 255 lies before the middle point, 204 three fifths of the way behind it.
    #expect(curve[51] == 0)
    #expect(abs(curve[204] - 0.6) < 1e-9)
    #expect(curve[255] == 1)
  }

  @Test func `grey has one curve and keeps its colour`() throws {
    var profile = ProfileBytes.displayP3
    profile.isGrey = true
    let found = try #require(conversion(profile))
    #expect(found.matrix == .identity)
    #expect(found.curves[0] == found.curves[2])
  }

  @Test func `what cannot be read is named with the profile's name`() {
    let whole = ProfileBytes.displayP3.chunk
    #expect(
      ICCProfile.meaning(ofChunk: whole.prefix(20))
        == .unknown("its colour profile “Screen” is not whole"))
    var profile = ProfileBytes.displayP3.bytes
    profile.replaceSubrange(16..<20, with: Array("CMYK".utf8))
    #expect(
      ICCProfile.meaning(ofChunk: ProfileBytes.chunk(of: profile)[...])
        == .unknown("its colour profile “Screen” is not one of curves and a matrix"))
  }
}
