import Testing

@testable import SwiftUI

@Suite struct AnimationCurveTests {
  private let second = AnimationCurve.timing(.linear, duration: 1)

  /// How much of a way of 100 is done at times; nil once the end is reached.
  private func done(_ curve: AnimationCurve, at times: [TimeInterval]) -> [Double?] {
    times.map { time in
      var state = AnimationStateValues()
      let way = curve.done(of: 100.0, velocity: nil, at: time, &state)
      return way.map { ($0 * 1e6).rounded() / 1e6 }
    }
  }

  @Test func `a speed counts for all inside of it, a delay around it as well as one in it`() {
    let late = AnimationCurve.delayed(.quickened(second, by: 2), by: 0.5)
    #expect(late.duration == 1)
    #expect(done(late, at: [0.25, 0.75, 1]) == [0, 50, nil])
    let quick = AnimationCurve.quickened(.delayed(second, by: 0.5), by: 2)
    #expect(quick.duration == 0.75)
    #expect(done(quick, at: [0.125, 0.5, 0.75]) == [0, 50, nil])
    #expect(AnimationCurve.quickened(second, by: 0).duration == .infinity)
  }

  @Test func `every other round goes back where a repetition reverses`() {
    let back = AnimationCurve.repeated(second, count: 3, autoreverses: true)
    #expect(back.duration == 3)
    #expect(done(back, at: [0.25, 1.25, 2.25, 3]) == [25, 75, 25, nil])
    let again = AnimationCurve.repeated(second, count: 2, autoreverses: false)
    #expect(done(again, at: [0.25, 1.25, 2]) == [25, 25, nil])
    let forever = AnimationCurve.repeated(second, count: nil, autoreverses: true)
    #expect(forever.duration == .infinity)
    #expect(done(forever, at: [1000.5, 1001.25]) == [50, 75])
  }

  @Test func `completions are called when a curve says, and motion goes on`() {
    let early = AnimationCurve.logicallyComplete(second, after: 0.25)
    #expect(early.duration == 1 && early.logicalDuration == 0.25)
    #expect(done(early, at: [0.5]) == [50])
    let spring = AnimationCurve.spring(Spring(duration: 0.5, bounce: 0.2), velocity: 0)
    #expect(abs(spring.logicalDuration - 0.5) < 1e-9)
    #expect(spring.duration > spring.logicalDuration)
  }

  @Test func `springs take over the velocity of a motion, also after a delay, others do not`() {
    let spring = AnimationCurve.spring(Spring(duration: 0.5, bounce: 0.2), velocity: 0)
    #expect(spring.takesOverVelocity)
    #expect(AnimationCurve.delayed(spring, by: 1).takesOverVelocity)
    #expect(!second.takesOverVelocity)
    #expect(!AnimationCurve.repeated(spring, count: 2, autoreverses: true).takesOverVelocity)
  }
}
