import Testing
import simd

@Suite struct SquareMatrixTests {
  @Test func `a matrix times its inverse changes nothing`() {
    let matrix = simd_double3x3(SIMD3(0, 2, 1), SIMD3(3, 0, 4), SIMD3(1, 1, 5))
    let product = matrix * matrix.inverse
    for column in 0..<3 {
      #expect(length(product[column] - matrix_identity_double3x3[column]) < 1e-12)
    }
    #expect(abs(matrix.determinant - -19) < 1e-12)
  }

  @Test func `a matrix without inverse says so`() {
    let flat = simd_float2x2(SIMD2(1, 2), SIMD2(2, 4))
    #expect(flat.determinant == 0)
    #expect(flat.inverse[0].x.isNaN)
  }

  @Test func `rows and columns change places`() {
    let matrix = float2x2(rows: [SIMD2(1, 2), SIMD2(3, 4)])
    #expect(matrix[0] == SIMD2(1, 3))
    #expect(matrix[1, 0] == 2)
    #expect(matrix.transpose[0] == SIMD2(1, 2))
    #expect(matrix * SIMD2(1, 0) == SIMD2(1, 3))
    #expect(simd_mul(matrix, matrix_identity_float2x2) == matrix)
  }
}
