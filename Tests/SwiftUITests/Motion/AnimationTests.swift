import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct AnimationTests {
  private struct Turner: View {
    @State private var isOn = false
    let animation: Animation
    var body: some View {
      Color.red.frame(width: 10, height: 10).opacity(isOn ? 1 : 0)
        .onAppear { withAnimation(animation) { isOn = true } }
    }
  }

  private func alphas(_ animation: Animation, at times: [TimeInterval]) throws -> [Int] {
    let hosted = try Hosted(
      Turner(animation: animation), width: 10, height: 10, isMoving: true)
    return try times.map { time in
      try hosted.advance(to: time)
      return try hosted.pixel(5, 5)[3]
    }
  }

  @Test func `an effect begun on appearance moves`() throws {
    #expect(try alphas(.linear(duration: 1), at: [0, 0.5, 1]) == [0, 128, 255])
  }

  @Test func `a delay waits, a speed makes shorter`() throws {
    #expect(
      try alphas(.linear(duration: 1).delay(0.5), at: [0, 0.5, 1, 1.5]) == [0, 0, 128, 255])
    #expect(try alphas(.linear(duration: 1).speed(2), at: [0, 0.25, 0.5]) == [0, 128, 255])
    #expect(
      try alphas(.linear(duration: 1).delay(0.5).speed(2), at: [0.25, 0.5, 0.75])
        == [0, 128, 255])
  }

  @Test func `a repetition goes there and back, and ends where the value is`() throws {
    let there = Animation.linear(duration: 1).repeatCount(3)
    #expect(try alphas(there, at: [0.5, 1.25, 2.5, 3, 3.5]) == [128, 191, 128, 255, 255])
    let again = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect(try alphas(again, at: [0.5, 1.25, 10.5]) == [128, 64, 128])
  }

  @Test func `a spring overshoots where it bounces`() throws {
    let model = MotionModel()
    let hosted = try Hosted(Mover(model: model), width: 220, height: 20, isMoving: true)
    withAnimation(.spring(duration: 0.5, bounce: 0.5)) { model.isOn = true }
    var all: [CGFloat] = []
    for frame in 0..<120 {
      try hosted.advance(to: Double(frame) / 60)
      all.append(try hosted.seenBox()?.minX ?? -1)
    }
    #expect(all[0] == 0)
    #expect((all.max() ?? 0) == 220 - 0.5 || (all.max() ?? 0) > 200)
    #expect(all[119] == 200)
  }
}
