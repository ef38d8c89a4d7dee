import QuartzCore
import Testing

@Suite struct CapDivisionTests {
  private func parts(_ count: Int, _ near: CGFloat, _ far: CGFloat) -> [Range<Int>] {
    let division = CapDivision(pixelCount: count, near: near, far: far)
    return [division.near, division.middle, division.far]
  }

  @Test func `what caps leave is the middle`() {
    #expect(parts(21, 10, 10) == [0..<10, 10..<11, 11..<21])
    #expect(parts(8, 0, 3) == [0..<0, 0..<5, 5..<8])
    #expect(!CapDivision(pixelCount: 21, near: 10, far: 10).isBetweenCentres)
  }

  @Test func `caps that meet within a pixel stretch that pixel`() {
    #expect(parts(35, 17.5, 17.5) == [0..<17, 17..<18, 18..<35])
    #expect(parts(1, 1, 1) == [0..<0, 0..<1, 1..<1])
  }

  @Test func `caps that meet between two pixels stay whole and stretch what lies between centres`()
  {
    #expect(parts(36, 18, 18) == [0..<18, 17..<19, 18..<36])
    let division = CapDivision(pixelCount: 36, near: 18, far: 18)
    #expect(division.isBetweenCentres)
    // Two pixels fill twice the length, of which the inner half is from centre to centre.
    #expect(division.extent(ofMiddleShownIn: 18...102) == -24...144)
  }

  @Test func `a cap as long as the image stretches the pixel at its end`() {
    #expect(parts(6, 6, 0) == [0..<5, 5..<6, 6..<6])
    #expect(parts(6, 0, 6) == [0..<0, 0..<1, 1..<6])
  }

  @Test func `caps that overlap meet where they divide the image in proportion`() {
    #expect(parts(20, 30, 30) == [0..<10, 9..<11, 10..<20])
    #expect(parts(9, 30, 30) == [0..<4, 4..<5, 5..<9])
  }

  @Test func `any number divides an image`() {
    for near in [-CGFloat.infinity, -1, .nan, 1e300, .infinity] {
      for far in [-CGFloat.infinity, -1, .nan, 1e300, .infinity] {
        let division = CapDivision(pixelCount: 5, near: near, far: far)
        #expect(!division.middle.isEmpty && division.far.upperBound == 5)
      }
    }
  }
}
