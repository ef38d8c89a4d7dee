import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct CoordinateSpacesTests {
  @Test func `a named space is that of the view with the name`() throws {
    var frames: [CGRect] = []
    _ = try Hosted(
      VStack(spacing: 0) {
        Color.red.frame(height: 10)
        GeometryReader { proxy in
          let _ =
            frames = [
              proxy.frame(in: .named("stack")), proxy.frame(in: .local),
              proxy.frame(in: .global), proxy.bounds(of: .named("stack")) ?? .null,
            ]
          Color.blue
        }
      }.coordinateSpace(.named("stack")).padding(5), width: 50, height: 50)
    #expect(
      frames == [
        CGRect(x: 0, y: 10, width: 40, height: 30), CGRect(x: 0, y: 0, width: 40, height: 30),
        CGRect(x: 5, y: 15, width: 40, height: 30), CGRect(x: 0, y: -10, width: 40, height: 40),
      ])
  }

  @Test func `a change of geometry is told with the first value, then with both`() throws {
    struct Sized: View {
      let width: CGFloat
      let told: (CGFloat, CGFloat) -> Void
      var body: some View {
        Color.red.frame(width: width)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { told($0, $1) })
      }
    }
    var told: [[CGFloat]] = []
    let hosted = try Hosted(
      Sized(width: 10) { told.append([$0, $1]) }, width: 50, height: 50)
    hosted.controller.rootView = Sized(width: 25) { told.append([$0, $1]) }
    try hosted.settle()
    #expect(told == [[10, 10], [10, 25]])
  }
}
