import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GraphMotionTests {
  @Test func `a view moves to its new place, and is there at the end`() throws {
    let model = MotionModel()
    let hosted = try Hosted(Mover(model: model), width: 120, height: 20, isMoving: true)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    var lefts: [CGFloat?] = []
    for time in [0, 0.25, 0.5, 1, 1.5] {
      try hosted.advance(to: time)
      lefts.append(try hosted.seenBox()?.minX)
    }
    #expect(lefts == [0, 25, 50, 100, 100])
  }

  @Test func `a picture without a time shows where it leads to`() throws {
    let model = MotionModel()
    let hosted = try Hosted(Mover(model: model), width: 120, height: 20)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    try hosted.settle()
    #expect(try hosted.seenBox()?.minX == 100)
  }

  @Test func `a change without an animation is there at once, also on the way`() throws {
    let model = MotionModel()
    let hosted = try Hosted(Mover(model: model), width: 120, height: 20, isMoving: true)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    try hosted.advance(to: 0.5)
    model.isOn = false
    try hosted.advance(to: 0.6)
    #expect(try hosted.seenBox()?.minX == 0)
  }
}
