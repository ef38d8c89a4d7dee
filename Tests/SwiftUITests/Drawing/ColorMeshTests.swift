import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ColorMeshTests {
  private func isNear(_ pixel: [UInt8], _ expected: [Int], by tolerance: Int = 2) -> Bool {
    zip(pixel, expected).allSatisfy { abs(Int($0) - $1) <= tolerance }
  }

  private func grid(_ width: Int, _ height: Int) -> [SIMD2<Float>] {
    (0..<height).flatMap { row in
      (0..<width).map {
        SIMD2(Float($0) / Float(width - 1), Float(row) / Float(height - 1))
      }
    }
  }

  @Test func `a regular grid has its colours where its vertices are`() throws {
    let colors: [Color] = [
      .black, .black, .black, .black, .white, .black, .black, .black, .black,
    ]
    let mesh = MeshGradient(width: 3, height: 3, points: grid(3, 3), colors: colors)
    #expect(isNear(try pixel(mesh, 20, 20), [254, 254, 254, 255]))
    #expect(isNear(try pixel(mesh, 0, 0), [0, 0, 0, 255]))
  }

  // Half-way between vertices of 0, 0, 1 and 1: Catmull and Rom's cubic has 0.5; a quarter of the
  // way 0.0742 less than the straight line's 0.25 at ends that are level.
  @Test func `smooth colours follow a curve, others a line`() throws {
    let colors = [0, 0, 1, 1].flatMap { [Color(white: Double($0))] }
    func mesh(_ isSmooth: Bool) -> MeshGradient {
      MeshGradient(
        width: 4, height: 2, points: grid(4, 2), colors: colors + colors,
        smoothsColors: isSmooth)
    }
    // 13.33 to 26.67 points are the middle patch; 16.75 points are 0.25625 of the way.
    let t = (16.75 - 40.0 / 3) / (40.0 / 3)
    let slope = 0.5
    let curve =
      slope * (t * t * t - 2 * t * t + t) + (3 * t * t - 2 * t * t * t)
      + slope * (t * t * t - t * t)
    let smooth = Int((curve * 255).rounded())
    let straight = Int((t * 255).rounded())
    #expect(abs(smooth - straight) > 3)
    #expect(isNear(try subpixel(mesh(true), 16.75), [smooth, smooth, smooth, 255]))
    #expect(isNear(try subpixel(mesh(false), 16.75), [straight, straight, straight, 255]))
  }

  /// The pixel whose middle is so many points from the left, in the middle row.
  private func subpixel<V: View>(_ view: V, _ x: CGFloat) throws -> [UInt8] {
    let bytes = try Hosted(view, width: 40, height: 40).image().straightRGBA()
    let start = 4 * (40 * 80 + Int(x * 2))
    return Array(bytes[start..<start + 4])
  }

  @Test func `a moved vertex takes its colour along`() throws {
    var points = grid(3, 3)
    points[4] = [0.8, 0.2]
    let colors: [Color] = [
      .black, .black, .black, .black, .white, .black, .black, .black, .black,
    ]
    let mesh = MeshGradient(width: 3, height: 3, points: points, colors: colors)
    #expect(try pixel(mesh, 32, 8)[0] > 240)
    #expect(try pixel(mesh, 20, 20)[0] < 230)
  }

  @Test func `control points bend the edges`() throws {
    func point(_ x: Float, _ y: Float, _ leading: SIMD2<Float>, _ trailing: SIMD2<Float>)
      -> MeshGradient.BezierPoint
    {
      MeshGradient.BezierPoint(
        position: [x, y], leadingControlPoint: leading, topControlPoint: [x, y],
        trailingControlPoint: trailing, bottomControlPoint: [x, y])
    }
    let mesh = MeshGradient(
      width: 2, height: 2,
      bezierPoints: [
        point(0, 0, [0, 0], [0.33, 0.4]), point(1, 0, [0.67, 0.4], [1, 0]),
        point(0, 1, [0, 1], [0.33, 1]), point(1, 1, [0.67, 1], [1, 1]),
      ], colors: [.red, .red, .red, .red])
    // The upper edge sinks to 0.3 of the height.
    #expect(try pixel(mesh, 20, 8)[3] == 0)
    #expect(try pixel(mesh, 20, 14)[3] == 255)
  }
}
