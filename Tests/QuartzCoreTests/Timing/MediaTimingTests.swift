import QuartzCore
import Testing

/// A number in a box, animated from 0 to 1 linearly, and what a layer shows of it.
private final class Probe {
  let layer = CALayer()

  init(_ configure: (CABasicAnimation) -> Void) {
    layer.opacity = 0.9
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 2
    animation.isRemovedOnCompletion = false
    configure(animation)
    layer.add(animation, forKey: "probe")
  }

  /// The opacity at instants of a clock of its own; 0.9 where the animation shows nothing.
  static func values(
    at times: [Double], _ configure: (CABasicAnimation) -> Void
  ) -> [Float] {
    MediaClock.withOwn { clock in
      let probe = Probe(configure)
      return times.map { time in
        clock.advance(to: time)
        return probe.layer.presentation()?.opacity ?? -1
      }
    }
  }
}

@Suite struct MediaTimingTests {
  @Test func `an animation is seen from its beginning until just before its end`() {
    #expect(Probe.values(at: [0, 0.5, 1, 1.5, 2, 3]) { _ in } == [0, 0.25, 0.5, 0.75, 0.9, 0.9])
  }

  @Test func `a begin time delays, and fill modes hold the ends`() {
    let times = [0, 0.5, 1, 2, 3, 4.0]
    func values(_ mode: CAMediaTimingFillMode) -> [Float] {
      Probe.values(at: times) {
        $0.beginTime = 1
        $0.fillMode = mode
      }
    }
    #expect(values(.removed) == [0.9, 0.9, 0, 0.5, 0.9, 0.9])
    #expect(values(.backwards) == [0, 0, 0, 0.5, 0.9, 0.9])
    #expect(values(.forwards) == [0.9, 0.9, 0, 0.5, 1, 1])
    #expect(values(.both) == [0, 0, 0, 0.5, 1, 1])
  }

  @Test func `speed shortens the active time, and 0 shows the instant of the offset`() {
    #expect(Probe.values(at: [0.5, 0.75, 1]) { $0.speed = 2 } == [0.5, 0.75, 0.9])
    let still = Probe.values(at: [0, 1, 100]) {
      $0.speed = 0
      $0.timeOffset = 0.5
    }
    #expect(still == [0.25, 0.25, 0.25])
  }

  @Test func `an offset enters the loop in its middle`() {
    let values = Probe.values(at: [0, 0.5, 1, 1.25, 1.75, 2]) { $0.timeOffset = 1 }
    #expect(values == [0.5, 0.75, 1, 0.125, 0.375, 0.9])
  }

  @Test func `a negative speed runs from the end`() {
    #expect(Probe.values(at: [0, 0.5, 1.5, 2]) { $0.speed = -1 } == [1, 0.75, 0.25, 0.9])
  }

  @Test func `runs repeat by count, by time and for ever`() {
    #expect(Probe.values(at: [1, 2, 3, 4, 5]) { $0.repeatCount = 2.5 } == [0.5, 0, 0.5, 0, 0.9])
    #expect(Probe.values(at: [1, 2.5, 3]) { $0.repeatDuration = 3 } == [0.5, 0.25, 0.9])
    for count in [Float.infinity, .greatestFiniteMagnitude] {
      #expect(Probe.values(at: [1, 200, 2001]) { $0.repeatCount = count } == [0.5, 0, 0.5])
    }
  }

  @Test func `a run there and back takes twice as long`() {
    let values = Probe.values(at: [1, 2, 3, 3.5, 4]) { $0.autoreverses = true }
    #expect(values == [0.5, 1, 0.5, 0.25, 0.9])
    let twice = Probe.values(at: [5, 6, 7, 8]) {
      $0.autoreverses = true
      $0.repeatCount = 2
    }
    #expect(twice == [0.5, 1, 0.5, 0.9])
  }

  @Test func `what fills after a half run keeps the half`() {
    let values = Probe.values(at: [1, 9]) {
      $0.repeatCount = 0.5
      $0.fillMode = .forwards
    }
    #expect(values == [0.5, 0.5])
  }

  @Test func `times that are no numbers show nothing`() {
    #expect(Probe.values(at: [0, 1]) { $0.beginTime = .nan } == [0.9, 0.9])
    #expect(Probe.values(at: [0, 1]) { $0.duration = .infinity }.count == 2)
  }

  @Test func `layers have times of their own inside each other`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.speed = 2
    outer.beginTime = 1
    inner.timeOffset = 10
    inner.speed = 0.5
    #expect(outer.convertTime(3, from: nil) == 4)
    #expect(inner.convertTime(3, from: nil) == 12)
    #expect(inner.convertTime(12, to: nil) == 3)
    #expect(inner.convertTime(4, from: outer) == 12)
    #expect(outer.convertTime(12, from: inner) == 4)
    #expect(CALayer().convertTime(5, from: nil) == 5)
  }

  @Test func `a layer's time moves its animations and those below`() {
    MediaClock.withOwn { clock in
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.duration = 1
      inner.add(fade, forKey: nil)
      outer.speed = 0
      outer.timeOffset = 0.25
      clock.advance(to: 50)
      #expect(inner.presentation()?.opacity == 0.25)
      #expect(outer.presentation()?.sublayers?.first?.opacity == 0.25)
      // Pausing as Apple's QA1673 does, and going on.
      outer.beginTime = clock.time - 0.25
      outer.timeOffset = 0
      outer.speed = 1
      clock.advance(to: 50.5)
      #expect(inner.presentation()?.opacity == 0.75)
    }
  }
}
