import Testing

@testable import CoreGraphics

@Suite struct PrimariesMatrixTests {
  @Test func `a matrix after its inverse leaves everything in its place`() throws {
    let matrix = PrimariesMatrix(red: [2, 0, 0], green: [1, 4, 0], blue: [0, 0, 0.5])
    #expect(matrix.applied(to: SIMD3(1, 1, 1)) == [2, 5, 0.5])
    let inverse = try #require(matrix.inverse)
    #expect(inverse.after(matrix) == .identity)
    #expect(PrimariesMatrix(red: [1, 1, 0], green: [2, 2, 0], blue: [0, 0, 1]).inverse == nil)
    #expect(PrimariesMatrix(columns: [[1, 2, 3], [4, 5, 6], [7, 8, 9]]).red == [1, 4, 7])
  }

  @Test func `white stays white between primaries`() throws {
    let matrix = try #require(
      PrimariesMatrix.toStandard(
        white: [0.3457, 0.3585],
        primaries: [[0.7347, 0.2653], [0.1596, 0.8404], [0.0366, 0.0001]]))
    let white = matrix.applied(to: SIMD3(1, 1, 1))
    #expect(abs(white.x - 1) < 1e-9 && abs(white.y - 1) < 1e-9 && abs(white.z - 1) < 1e-9)
    #expect(PrimariesMatrix.toStandard(primaries: [[0.3, 0.3], [0.3, 0.3], [0.3, 0.3]]) == nil)
  }
}
