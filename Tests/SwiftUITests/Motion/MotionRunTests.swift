import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct MotionRunTests {
  @Test func `a way back begun on the way adds up with the way there`() throws {
    let model = MotionModel()
    let hosted = try Hosted(Mover(model: model), width: 120, height: 20, isMoving: true)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    try hosted.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    try hosted.advance(to: 0.75)
    // There: 25 left of 100; back: 75 left of -100. 0 + 75 - 25 = 50.
    #expect(try hosted.seenBox()?.minX == 50)
    try hosted.advance(to: 1.5)
    #expect(try hosted.seenBox()?.minX == 0)
  }
}
