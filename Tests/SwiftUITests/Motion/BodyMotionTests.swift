import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct BodyMotionTests {
  @Test func `a body with data of its own runs at each frame`() throws {
    struct Counted: View, @MainActor Animatable {
      var value: Double
      var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View { Color.red.frame(width: CGFloat(value), height: 10) }
    }
    struct Outer: View {
      let model: MotionModel
      var body: some View { Counted(value: model.isOn ? 100 : 20) }
    }
    let model = MotionModel()
    let hosted = try Hosted(Outer(model: model), width: 100, height: 10, isMoving: true)
    let before = hosted.bodyCount(of: Counted.self)
    withAnimation(.linear(duration: 0.5)) { model.isOn = true }
    try hosted.advance(to: 0.25)
    #expect(try hosted.seenBox()?.width == 60)
    try hosted.advance(to: 2)
    #expect(try hosted.seenBox()?.width == 100)
    // One for the change, one for each of 30 frames, none after them.
    #expect(hosted.bodyCount(of: Counted.self) - before == 31)
  }
}
