import Testing
import simd

@Suite struct VectorFunctionsTests {
  @Test func `lengths and products are those of geometry`() {
    #expect(length(SIMD2<Float>(3, 4)) == 5)
    #expect(simd_distance(simd_float3(1, 2, 3), simd_float3(1, 2, 8)) == 5)
    #expect(dot(SIMD3<Double>(1, 2, 3), SIMD3(4, 5, 6)) == 32)
    #expect(cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(simd_normalize(SIMD2<Double>(0, -8)) == SIMD2(0, -1))
    #expect(reflect(SIMD2<Float>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
  }

  @Test func `values are mixed, cut and stepped element by element`() {
    #expect(mix(SIMD2<Float>(0, 10), SIMD2(10, 20), t: 0.5) == SIMD2(5, 15))
    #expect(simd_clamp(SIMD2<Float>(-1, 9), SIMD2(0, 0), SIMD2(5, 5)) == SIMD2(0, 5))
    #expect(simd_step(SIMD2<Float>(1, 1), SIMD2(0, 2)) == SIMD2(0, 1))
    #expect(simd_smoothstep(SIMD2<Double>(0, 0), SIMD2(1, 1), SIMD2(0.5, 2)) == SIMD2(0.5, 1))
    #expect(simd.sign(SIMD3<Float>(-3, 0, 2)) == SIMD3(-1, 0, 1))
    #expect(simd.abs(SIMD2<Float>(-3, 4)) == SIMD2(3, 4))
    #expect(reduce_max(SIMD4<Float>(1, 7, 3, 2)) == 7)
  }
}
