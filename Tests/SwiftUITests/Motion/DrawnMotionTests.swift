import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct DrawnMotionTests {
  @Test func `a gradient is drawn anew on the way, in its size`() throws {
    struct Bar: View {
      let model: MotionModel
      var body: some View {
        RoundedRectangle(cornerRadius: 8)
          .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
          .frame(width: model.isOn ? 100 : 20, height: 20)
          .frame(width: 100, alignment: .leading)
      }
    }
    let model = MotionModel()
    let hosted = try Hosted(Bar(model: model), width: 100, height: 20, isMoving: true)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    try hosted.advance(to: 0)
    _ = try hosted.image()
    try hosted.advance(to: 0.5)
    // Corners stay as round as they are: 8 points from the edge, all of the height is covered.
    #expect(try hosted.pixel(9, 0.5)[3] == 255)
    #expect(try hosted.pixel(50, 0.5)[3] == 255)
    #expect(try hosted.pixel(1, 0.5)[3] < 20)
  }
}
