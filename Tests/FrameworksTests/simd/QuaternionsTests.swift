import Testing
import simd

@Suite struct QuaternionsTests {
  @Test func `a quarter turn about z takes x to y, as its matrix does`() {
    let turn = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    #expect(distance(turn.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)) < 1e-12)
    #expect(distance(simd_double3x3(turn) * SIMD3(1, 0, 0), SIMD3(0, 1, 0)) < 1e-12)
    #expect(distance(turn.inverse.act(SIMD3(0, 1, 0)), SIMD3(1, 0, 0)) < 1e-12)
    #expect(abs(turn.angle - .pi / 2) < 1e-12)
  }

  @Test func `half the way between two turns is half the angle`() {
    let start = simd_quatf(angle: 0, axis: SIMD3(0, 1, 0))
    let end = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 1, 0))
    #expect(abs(simd_slerp(start, end, 0.5).angle - .pi / 4) < 1e-5)
  }

  @Test func `a turn is found from two directions and from its matrix`() {
    let turn = simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(0, 0, 1))
    #expect(distance(turn.act(SIMD3(1, 0, 0)), SIMD3(0, 0, 1)) < 1e-12)
    let opposite = simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0))
    #expect(distance(opposite.act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)) < 1e-12)
    let matrix = simd_double3x3(simd_quatd(angle: 2.5, axis: normalize(SIMD3(1, 2, 3))))
    let again = simd_double3x3(simd_quatd(matrix))
    for column in 0..<3 { #expect(distance(matrix[column], again[column]) < 1e-12) }
  }
}
