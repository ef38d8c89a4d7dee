import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct PhaseAnimatorTests {
  private var box: some View { Color.red.frame(width: 10, height: 10) }

  /// The first step comes with the first frame.
  private let frame = 1.0 / 60

  @Test func `phases follow each other, round and round`() throws {
    let view = box.phaseAnimator([0.0, 20, 60]) {
      $0.offset(x: $1)
    } animation: { _ in
      .linear(duration: 1)
    }
    let found1 = try lefts(view, at: [0])
    #expect(found1 == [0])
    let frames = [0, 1.5, 31.5, 61.5, 91.5, 121.5, 151.5]
    let found2 = try lefts(view, at: frames.map { $0 / 60 })
    #expect(found2 == [0, 0, 10, 20, 40, 60, 30])
  }

  @Test func `a picture without a time shows the first phase`() throws {
    let view = box.phaseAnimator([5.0, 20]) { $0.offset(x: $1) }
    let found3 = try lefts(view, at: [0], isMoving: false)
    #expect(found3 == [5])
  }

  @MainActor @Observable final class Model { var count = 0 }

  @Test func `phases with a trigger go round once`() throws {
    struct Triggered: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: 10, height: 10)
          .phaseAnimator([0.0, 20], trigger: model.count) {
            $0.offset(x: $1)
          } animation: { _ in
            .linear(duration: 1)
          }.frame(width: 100, height: 10, alignment: .leading)
      }
    }
    let model = Model()
    let hosted = try Hosted(Triggered(model: model), width: 100, height: 10, isMoving: true)
    try hosted.advance(to: 1)
    #expect(try hosted.seenBox()?.minX == 0)
    model.count = 1
    try hosted.advance(to: 1.5 + frame)
    #expect(try hosted.seenBox()?.minX == 10)
    try hosted.advance(to: 2.5 + frame)
    #expect(try hosted.seenBox()?.minX == 10)
    try hosted.advance(to: 5)
    #expect(try hosted.seenBox()?.minX == 0)
  }
}
