import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ColorMeshPictureTests {
  private let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func isNear(_ pixel: [UInt8], _ expected: [Int], by tolerance: Int = 2) -> Bool {
    zip(pixel, expected).allSatisfy { abs(Int($0) - $1) <= tolerance }
  }

  @Test func `four colours are mixed in both directions`() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: square, colors: [.black, .white, .black, .white])
    // Middles of pixels of half a point: 20.25 of 40 points.
    #expect(isNear(try pixel(mesh, 20, 20), [129, 129, 129, 255]))
    #expect(isNear(try pixel(mesh, 0, 20), [2, 2, 2, 255]))
    #expect(isNear(try pixel(mesh, 39, 5), [250, 250, 250, 255]))
    let four = MeshGradient(
      width: 2, height: 2, points: square,
      resolvedColors: [
        .init(red: 1, green: 0, blue: 0), .init(red: 0, green: 1, blue: 0),
        .init(red: 0, green: 0, blue: 1), .init(red: 1, green: 1, blue: 1),
      ])
    #expect(isNear(try pixel(four, 20, 20), [127, 128, 128, 255]))
  }

  @Test func `the background is where the mesh does not reach`() throws {
    let half: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
    let mesh = MeshGradient(
      width: 2, height: 2, points: half, colors: [.red, .red, .red, .red], background: .blue)
    #expect(try pixel(mesh, 10, 20) == (try middle(Color.red)))
    #expect(try pixel(mesh, 30, 20) == (try middle(Color.blue)))
    let clear = MeshGradient(
      width: 2, height: 2, points: half, colors: [.red, .red, .red, .red])
    #expect(try pixel(clear, 30, 20)[3] == 0)
    // The edge is on a pixel's: nothing bleeds over it.
    #expect(try pixel(clear, 20, 20)[3] == 0)
  }

  @Test func `places that are no numbers leave the background`() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [.nan, 0], [0, .infinity], [1, 1]],
      colors: [.red, .red, .red, .red], background: .blue)
    #expect(try middle(mesh) == (try middle(Color.blue)))
    let far = MeshGradient(
      width: 2, height: 2, points: [[-1e30, -1e30], [1e30, 0], [0, 1e30], [1e30, 1e30]],
      colors: [.red, .red, .red, .red])
    _ = try middle(far)
  }
}
