import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct AnimatorTests {
  private func lefts(
    _ view: some View, at times: [TimeInterval], isMoving: Bool = true
  ) throws -> [CGFloat?] {
    let hosted = try Hosted(
      view.frame(width: 100, height: 10, alignment: .leading), width: 100, height: 10,
      isMoving: isMoving)
    return try times.map { time in
      if time > 0 { try hosted.advance(to: time) }
      return try hosted.seenBox()?.minX
    }
  }

  private var box: some View { Color.red.frame(width: 10, height: 10) }
  /// The first step comes with the first frame.
  private let frame = 1.0 / 60

  @Test func `phases follow each other, round and round`() throws {
    let view = box.phaseAnimator([0.0, 20, 60]) { $0.offset(x: $1) } animation: { _ in
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
          .phaseAnimator([0.0, 20], trigger: model.count) { $0.offset(x: $1) } animation: { _ in
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

  @Test func `a keyframe animator shows the value of each frame, and begins again`() throws {
    let view = box.keyframeAnimator(initialValue: 0.0) { $0.offset(x: $1) } keyframes: { _ in
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

  @Test func `a timeline begins at the reference date and follows the clock`() throws {
    let timeline = TimelineView(.animation) { context in
      box.offset(x: context.date.timeIntervalSinceReferenceDate * 10)
    }
    let found6 = try lefts(timeline, at: [0, 1, 2.5])
    #expect(found6 == [0, 10, 25])
    let found7 = try lefts(timeline, at: [0], isMoving: false)
    #expect(found7 == [0])
    let steps = TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) {
      box.offset(x: $0.date.timeIntervalSinceReferenceDate * 10)
    }
    let found8 = try lefts(steps, at: [0.9, 1, 2.5])
    #expect(found8 == [0, 10, 20])
  }

  @Test func `schedules have the dates of Apple's`() {
    // As OpenSwiftUI's compatibility tests have them.
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func seconds(_ dates: some Sequence<Date>) -> [Double] {
      dates.prefix(3).map(\.timeIntervalSinceReferenceDate)
    }
    let later = Date(timeIntervalSinceReferenceDate: 12)
    #expect(
      seconds(PeriodicTimelineSchedule(from: start, by: 5).entries(from: later, mode: .normal))
        == [10, 15, 20])
    let frames = AnimationTimelineSchedule(minimumInterval: 1.5)
    #expect(seconds(frames.entries(from: start, mode: .normal)) == [0, 1.5, 3])
    #expect(seconds(frames.entries(from: start, mode: .lowFrequency)) == [])
    let paused = AnimationTimelineSchedule(paused: true)
    #expect(seconds(paused.entries(from: start, mode: .normal)) == [])
  }

  @Test func `a schedule that begins later begins with its first date`() throws {
    let start = Date(timeIntervalSinceReferenceDate: 5000)
    let steps = TimelineView(.periodic(from: start, by: 1)) {
      box.offset(x: $0.date.timeIntervalSince(start) * 10)
    }
    let found9 = try lefts(steps, at: [0, 1, 2.5])
    #expect(found9 == [0, 10, 20])
  }
}
