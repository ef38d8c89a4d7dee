import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct MeshGradientTests {
  private let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  @Test(arguments: [0, 1, -3, Int.max])
  func `a grid without vertices is its background`(width: Int) throws {
    let mesh = MeshGradient(
      width: width, height: width, points: square, colors: [.red, .red, .red, .red],
      background: .blue)
    #expect(try middle(mesh) == (try middle(Color.blue)))
  }

  @Test func `shapes and texts are filled with a mesh`() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: square, colors: [.red, .red, .red, .red])
    #expect(try middle(Circle().fill(mesh)) == (try middle(Color.red)))
    #expect(try pixel(Circle().fill(mesh), 0, 0)[3] == 0)
    #expect(
      try middle(Text("I").font(.system(size: 60, weight: .black)).foregroundStyle(mesh))
        == (try middle(Color.red)))
  }

  @Test func `a mesh moves to one of as many vertices`() throws {
    struct Moved: View {
      let isOther: Bool
      let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
      var body: some View {
        MeshGradient(
          width: 2, height: 2, points: points,
          colors: Array(repeating: isOther ? Color.white : .black, count: 4)
        )
        .animation(.linear(duration: 1), value: isOther)
      }
    }
    let hosted = try Hosted(Moved(isOther: false), width: 20, height: 20, isMoving: true)
    hosted.controller.rootView = Moved(isOther: true)
    try hosted.advance(to: 0.5)
    #expect(abs(Int(try hosted.pixel(10, 10)[0]) - 128) <= 6)
  }
}
