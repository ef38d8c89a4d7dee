import QuartzCore
import Testing

/// Keeps a clock from going, and is only compared.
private struct Held: @unchecked Sendable {
  let clock: MediaClock
}

@Suite struct MediaClockTests {
  @Test func `time stands still until it is advanced`() {
    MediaClock.withOwn { clock in
      #expect(CACurrentMediaTime() == 0)
      clock.advance(to: 1.5)
      #expect(CACurrentMediaTime() == 1.5)
      clock.advance(to: 1)
      #expect(CACurrentMediaTime() == 1.5)
      clock.advance(to: .infinity)
      #expect(CACurrentMediaTime() == 1.5)
    }
  }

  @Test func `a display link fires at every sixtieth of a second`() {
    MediaClock.withOwn { clock in
      var times: [Double] = []
      let link = CADisplayLink { times.append($0.timestamp) }
      link.add(to: .main, forMode: .common)
      link.add(to: .main, forMode: .default)
      clock.advance(to: 0.05)
      let expected: [Double] = [1, 2, 3].map { $0 / 60 }
      #expect(times == expected)
      #expect(abs(link.targetTimestamp - 4.0 / 60) < 1e-12)
      #expect(link.duration == 1.0 / 60)
      link.isPaused = true
      clock.advance(to: 0.1)
      link.isPaused = false
      link.preferredFramesPerSecond = 20
      clock.advance(to: 0.3)
      // At the frames 7, 10, 13 and 16.
      #expect(times.count == 7)
      link.invalidate()
      link.add(to: .main, forMode: .common)
      clock.advance(to: 1)
      #expect(times.count == 7)
    }
  }

  @Test func `a display link fires sixty times a second for long`() {
    MediaClock.withOwn { clock in
      var count = 0
      let link = CADisplayLink { _ in count += 1 }
      link.add(to: .main, forMode: .common)
      for second in 1...100 { clock.advance(to: Double(second)) }
      #expect(count == 6000)
    }
  }

  @Test func `work runs at its time in order, and may ask for more`() {
    MediaClock.withOwn { clock in
      var log: [String] = []
      func note(_ name: String) { log.append("\(name) \(clock.time)") }
      clock.schedule(after: 2) { note("late") }
      clock.schedule(after: 1) { note("a") }
      clock.schedule(after: 1) {
        note("b")
        clock.schedule(after: 0.5) { note("c") }
      }
      clock.schedule(after: 0) { note("now") }
      clock.advance(to: 1.75)
      #expect(log == ["now 0.0", "a 1.0", "b 1.0", "c 1.5"])
    }
  }

  @Test func `work without end waits for the next frame`() {
    MediaClock.withOwn { clock in
      var count = 0
      func again() {
        count += 1
        clock.schedule(after: 0, again)
      }
      again()
      clock.turn()
      #expect(count == MediaClock.maximumRoundCount + 1)
      clock.advance(to: 0.1)
      #expect(clock.time == 0.1)
      #expect(count < 10 * MediaClock.maximumRoundCount)
    }
  }

  @Test func `a session takes back its time, links and work`() {
    MediaClock.withOwn { clock in
      var (before, during) = (0, 0)
      let first = CADisplayLink { _ in before += 1 }
      first.add(to: .main, forMode: .common)
      for _ in 1...2 {
        let session = clock.beginSession()
        let second = CADisplayLink { _ in during += 1 }
        second.add(to: .main, forMode: .common)
        clock.schedule(after: 9) { Issue.record("work of a session that is over") }
        clock.advance(to: 0.1)
        clock.end(session)
        #expect(clock.time == 0)
      }
      #expect(before == 12 && during == 12)
      clock.advance(to: 10)
      #expect(before == 612 && during == 12)
    }
  }

  @Test func `what is taken off the clock stands still for other sessions`() {
    MediaClock.withOwn { clock in
      var log: [String] = []
      let outer = clock.beginSession()
      let layer = CALayer()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 1
      layer.add(fade, forKey: "fade")
      clock.schedule(after: 0.5) { log.append("outer \(clock.time)") }
      let link = CADisplayLink { _ in log.append("link") }
      link.preferredFramesPerSecond = 1
      link.add(to: .main, forMode: .common)
      clock.advance(to: 0.25)
      let pause = clock.pause()
      let inner = clock.beginSession()
      clock.schedule(after: 3) { log.append("inner \(clock.time)") }
      clock.schedule(after: 9) { log.append("never") }
      clock.advance(to: 5)
      #expect(!clock.hasAnimations)
      clock.end(inner)
      #expect(clock.time == 0)
      // One that nobody ends, and work that came for the one that waits.
      _ = clock.beginSession()
      clock.advance(to: 7)
      clock.schedule(after: 90) { log.append("late") }
      clock.resume(pause)
      #expect(log == ["inner 3.0"])
      #expect(clock.time == 0.25 && clock.hasAnimations)
      clock.advance(to: 0.75)
      #expect(log == ["inner 3.0", "outer 0.5"])
      clock.advance(to: 1.5)
      #expect(log == ["inner 3.0", "outer 0.5", "link"])
      #expect(layer.animationKeys() ?? [] == [])
      clock.end(outer)
      #expect(clock.time == 0)
    }
  }

  @Test func `an animation that is added while somebody waits has begun in the session after it`() {
    MediaClock.withOwn { clock in
      clock.advance(to: 3)
      let pause = clock.pause()
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "zPosition")
      animation.fromValue = 5.0
      animation.toValue = 6.0
      animation.duration = 1e6
      layer.add(animation, forKey: nil)
      clock.turn()
      let session = clock.beginSession()
      #expect(clock.time == 0)
      #expect(layer.presentation()?.zPosition == 5)
      clock.end(session)
      clock.resume(pause)
      #expect(clock.time == 3)
    }
  }

  @Test func `threads have clocks of their own`() async {
    MediaClock.current.advance(to: 0)
    // The objects themselves: the address of one that is gone may be another's.
    let other = await withCheckedContinuation { answer in
      Thread { answer.resume(returning: Held(clock: MediaClock.current)) }.start()
    }
    let main = await MainActor.run { Held(clock: MediaClock.current) }
    #expect(other.clock !== main.clock)
    #expect(other.clock !== MediaClock.current)
  }
}
