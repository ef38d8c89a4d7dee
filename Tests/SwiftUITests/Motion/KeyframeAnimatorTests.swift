import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct KeyframeAnimatorTests {
  private var box: some View { Color.red.frame(width: 10, height: 10) }

  /// The first step comes with the first frame.
  private let frame = 1.0 / 60

  private struct Values: Equatable {
    var x = 0.0
    var y = 0.0
  }

  @Test func `keyframes of two tracks run beside each other`() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(0, duration: 2)
      }
      KeyframeTrack(\.y) {
        MoveKeyframe(4)
        LinearKeyframe(8, duration: 2)
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0) == Values(x: 0, y: 4))
    #expect(timeline.value(time: 0.5) == Values(x: 5, y: 5))
    #expect(timeline.value(time: 2) == Values(x: 5, y: 8))
    #expect(timeline.value(progress: 1) == Values(x: 0, y: 8))
    #expect(timeline.value(time: 9) == Values(x: 0, y: 8))
  }

  @Test func `a keyframe animator shows the value of each frame, and begins again`() throws {
    let view = box.keyframeAnimator(initialValue: 0.0) {
      $0.offset(x: $1)
    } keyframes: { _ in
      KeyframeTrack {
        LinearKeyframe(40, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
    let found4 = try lefts(view, at: [0, 0.5, 1, 1.5, 2.5])
    #expect(found4 == [0, 20, 40, 20, 20])
    let found5 = try lefts(view, at: [0], isMoving: false)
    #expect(found5 == [0])
  }
}
