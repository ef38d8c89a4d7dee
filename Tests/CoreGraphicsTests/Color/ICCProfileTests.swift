import TestSupport
import Testing

@testable import CoreGraphics

@Suite struct ICCProfileTests {
  private func read(_ bytes: [UInt8]) -> ToneCurve? {
    try? ICCProfile(ProfileBytes.gray(bytes).bytes).curve("kTRC")
  }

  @Test func `a curve without points is the identity, one point is an exponent`() throws {
    let plain = try #require(read(ProfileBytes.table([])))
    #expect(abs(plain(0.2) - 0.2) < 1e-12)
    let squared = try #require(read(ProfileBytes.gamma(2)))
    #expect(abs(squared(0.2) - 0.04) < 1e-9)
    #expect(squared(0) == 0)
  }

  @Test func `between the points of a curve the light is in proportion`() throws {
    let curve = try #require(read(ProfileBytes.table([0, 0, 65_535])))
    #expect(curve(0.2) == 0)
    #expect(abs(curve(0.8) - 0.6) < 1e-9)
    #expect(curve(1) == 1)
  }

  @Test func `a function may leave parameters out`() throws {
    let power = try #require(read(ProfileBytes.parametric([2])))
    #expect(abs(power(0.5) - 0.25) < 1e-9)
    // (0.5 x + 0.5)², and 0 below x = −1.
    let shifted = try #require(read(ProfileBytes.parametric([2, 0.5, 0.5])))
    #expect(abs(shifted(0) - 0.25) < 1e-9)
    // (x − 0.5)² + 0.25 from a half on, and 0.25 below.
    let lifted = try #require(read(ProfileBytes.parametric([2, 1, -0.5, 0.25])))
    #expect(abs(lifted(0.25) - 0.25) < 1e-9 && abs(lifted(1) - 0.5) < 1e-9)
    // (x + 0.25)² + 0.125 from a half on, and x / 2 + 0.0625 below.
    let whole = try #require(
      read(ProfileBytes.parametric([2, 1, 0.25, 0.5, 0.5, 0.125, 0.0625])))
    #expect(abs(whole(0.25) - 0.1875) < 1e-9 && abs(whole(0.75) - 1.125) < 1e-9)
    #expect(read(ProfileBytes.parametric([2, 0, 1])) == nil)
    #expect(read(ProfileBytes.parametric([2, 1])) == nil)
  }

  @Test func `what a profile is for is read from its header`() throws {
    #expect(try ICCProfile(ProfileBytes.displayP3.bytes).model == .rgb)
    #expect(try ICCProfile(ProfileBytes.gray(ProfileBytes.gamma(2)).bytes).model == .monochrome)
    var profile = ProfileBytes.displayP3
    profile.model = "HSV "
    #expect(throws: ICCError.unknownModel("HSV ")) { try ICCProfile(profile.bytes) }
    #expect(throws: ICCError.notWhole) {
      try ICCProfile(Array(ProfileBytes.displayP3.bytes.dropLast()))
    }
    #expect(throws: ICCError.notWhole) { try ICCProfile([]) }
  }
}
