import Combine
import Testing

@Suite struct RetryingTests {
  /// Fails so many times, then sends a value.
  private func flaky(_ failures: Int, _ attempts: @escaping () -> Void)
    -> AnyPublisher<Int, Broken>
  {
    var count = 0
    return Deferred { () -> AnyPublisher<Int, Broken> in
      attempts()
      count += 1
      let start = Just(count).setFailureType(to: Broken.self)
      return count <= failures
        ? start.append(Fail(error: Broken())).eraseToAnyPublisher() : start
    }.eraseToAnyPublisher()
  }

  @Test func `a publisher that fails is subscribed to anew, so many times at most`() {
    var attempts = 0
    #expect(sent(flaky(2) { attempts += 1 }.retry(3)) == ["1", "2", "3", "end"])
    #expect(attempts == 3)
    #expect(sent(flaky(9) { attempts += 1 }.retry(1)) == ["1", "2", "error"])
    #expect(attempts == 5)
    #expect(sent(flaky(1) { attempts += 1 }.retry(0)) == ["1", "error"])
  }

  @Test func `many failures at once do not need a deep stack`() {
    var attempts = 0
    let log = Log()
    let endless = Fail<Int, Broken>(error: Broken())
      .handleEvents(receiveSubscription: { _ in attempts += 1 })
    log.add(endless.retry(20_000)).cancel()
    #expect(log.events == ["error"] && attempts == 20_001)
  }

  @Test func `a later failure is answered by another subscription, none follows a cancel`() {
    var subjects: [PassthroughSubject<Int, Broken>] = []
    let source = Deferred { () -> PassthroughSubject<Int, Broken> in
      subjects.append(PassthroughSubject())
      return subjects[subjects.count - 1]
    }
    let log = Log()
    let subscription = log.add(source.retry(5))
    subjects[0].send(1)
    subjects[0].send(completion: .failure(Broken()))
    #expect(subjects.count == 2)
    subjects[1].send(2)
    subscription.cancel()
    subjects[1].send(completion: .failure(Broken()))
    #expect(log.events == ["1", "2"] && subjects.count == 2)
  }
}
