import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct KeyframesTests {
  @Test func `a cubic keyframe is smooth, a spring goes on where it was cut`() {
    let cubic = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        CubicKeyframe(10, duration: 1)
        CubicKeyframe(20, duration: 1)
      }
    }
    #expect(cubic.value(time: 1) == 10)
    let (before, after) = (cubic.value(time: 0.999), cubic.value(time: 1.001))
    #expect(abs((10 - before) - (after - 10)) < 1e-4)
    #expect(cubic.value(time: 2) == 20)

    let spring = Spring(duration: 1, bounce: 0.5)
    let cut = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.25, spring: spring)
      SpringKeyframe(10, spring: spring)
    }
    let whole = spring.value(target: 10.0, time: 0.4)
    #expect(abs(cut.value(time: 0.4) - whole) < 0.02)
  }
}
