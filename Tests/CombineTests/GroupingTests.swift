import Combine
import Testing

@Suite struct GroupingTests {
  @Test func `values are gathered by number, the rest at the end`() {
    #expect(sent([1, 2, 3, 4, 5].publisher.collect(2)) == ["[1, 2]", "[3, 4]", "[5]", "end"])
    #expect(sent([1, 2].publisher.collect(2)) == ["[1, 2]", "end"])
    #expect(sent(Empty<Int, Never>().collect(2)) == ["end"])
    let broken = [1, 2, 3].publisher.setFailureType(to: Broken.self)
      .append(Fail(error: Broken()))
    #expect(sent(broken.collect(2)) == ["[1, 2]", "error"])
  }

  @Test func `no more groups are sent than are asked for`() {
    let asker = Asker<[Int], Never>()
    [1, 2, 3, 4].publisher.collect(2).subscribe(asker)
    asker.subscription?.request(.max(1))
    #expect(asker.values == [[1, 2]] && asker.completions == 0)
    asker.subscription?.request(.max(1))
    #expect(asker.values == [[1, 2], [3, 4]] && asker.completions == 1)
  }

  @Test func `values are gathered by time, and by number as well`() {
    let (clock, subject, log) = (ManualScheduler(), PassthroughSubject<Int, Broken>(), Log())
    let subscriptions = [
      log.add(subject.collect(.byTime(clock, 10)), "t"),
      log.add(subject.collect(.byTimeOrCount(clock, 10, 2)), "c"),
    ]
    for value in 1...3 { subject.send(value) }
    clock.advance(by: 0)
    #expect(log.events == ["c[1, 2]"])
    clock.advance(by: 10)
    #expect(log.events == ["c[1, 2]", "t[1, 2, 3]", "c[3]"])
    clock.advance(by: 10)
    #expect(log.events.count == 3)
    subject.send(4)
    subject.send(completion: .finished)
    clock.advance(by: 0)
    #expect(log.events.suffix(4) == ["t[4]", "tend", "c[4]", "cend"])
    clock.advance(by: 50)
    #expect(log.events.count == 7)
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `gathered values are lost with a failure or a cancel`() {
    let (clock, subject, log) = (ManualScheduler(), PassthroughSubject<Int, Broken>(), Log())
    let cancelled = log.add(subject.collect(.byTime(clock, 10)), "a")
    let failed = log.add(subject.collect(.byTime(clock, 10)), "b")
    subject.send(1)
    cancelled.cancel()
    subject.send(completion: .failure(Broken()))
    clock.advance(by: 30)
    #expect(log.events == ["berror"])
    failed.cancel()
  }
}
