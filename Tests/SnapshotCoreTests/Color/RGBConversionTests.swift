import TestSupport
import Testing

@testable import SnapshotCore

@Suite struct RGBConversionTests {
  /// Samples that are light, of sRGB's primaries.
  private let linear = RGBConversion(curve: { $0 }, matrix: .identity)

  @Test func `light becomes the sample that sRGB's curve has for it`() throws {
    // 55 of 255 is 21.6 % of the light, and sRGB's sample for that is 128.
    let samples = try #require(linear.standard(plain(3, 2, 0xff37_ff00).bytes))
    #expect(samples == plain(3, 2, 0xff80_ff00).bytes)
  }

  @Test func `alpha is kept`() throws {
    let samples = try #require(linear.standard([255, 0, 0, 0x40, 255, 0, 0, 0x80]))
    #expect(samples == [255, 0, 0, 0x40, 255, 0, 0, 0x80])
  }

  @Test func `a colour that sRGB has not makes the samples none, unless nobody sees it`() {
    let wide = RGBConversion(
      curve: { $0 }, matrix: ColorMatrix(rows: [[2, 0, 0], [0, 1, 0], [0, 0, 1]]))
    #expect(wide.standard(plain(2, 1, 0xff00_00ff).bytes) == nil)
    #expect(wide.standard(plain(2, 1, 0x0000_00ff).bytes) == plain(2, 1, 0x0000_00ff).bytes)
    #expect(wide.standard(plain(2, 1, 0xff00_0000).bytes) == plain(2, 1, 0xff00_0000).bytes)
  }

  @Test func `a matrix after its inverse leaves everything in its place`() throws {
    let matrix = ColorMatrix(rows: [[2, 0, 0], [1, 4, 0], [0, 0, 0.5]])
    #expect(matrix.applied(to: [1, 1, 1]) == [2, 5, 0.5])
    let inverse = try #require(matrix.inverse)
    #expect(inverse.after(matrix) == .identity)
    #expect(ColorMatrix(rows: [[1, 1, 0], [2, 2, 0], [0, 0, 1]]).inverse == nil)
    #expect(
      ColorMatrix(columns: [[1, 2, 3], [4, 5, 6], [7, 8, 9]]).rows[0] == [1, 4, 7])
  }
}
