import QuartzCore
import Testing

@MainActor
private final class Target: NSObject {
  var times: [Double] = []

  func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
}

@MainActor
@Suite struct CADisplayLinkTests {
  private func times(_ change: (CADisplayLink) -> Void) -> [Double] {
    MediaClock.withOwn { clock in
      let target = Target()
      let link = CADisplayLink(target: target, selector: Selector("tick:", Target.tick))
      change(link)
      link.add(to: .main, forMode: .common)
      clock.advance(to: 0.1)
      link.invalidate()
      clock.advance(to: 1)
      return target.times
    }
  }

  @Test func `a link calls its target's method at every frame until it is invalidated`() {
    #expect(times { _ in } == (1...6).map { Double($0) / 60 })
  }

  @Test func `a rate range asks for fewer calls`() {
    let thirty = times {
      $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    }
    #expect(thirty == [2, 4, 6].map { Double($0) / 60 })
    #expect(times { $0.preferredFramesPerSecond = 20 } == [3, 6].map { Double($0) / 60 })
  }
}
