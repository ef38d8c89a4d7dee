import Combine
import Testing

@Suite struct CombineTests {
  private final class Box {
    var value = 0
    var seen: [Int] = []
  }

  @Test func `a cancellable runs its closure once, at the latest when it is released`() {
    var count = 0
    let cancellable = AnyCancellable { count += 1 }
    #expect(count == 0)
    cancellable.cancel()
    cancellable.cancel()
    #expect(count == 1)
    var other: AnyCancellable? = AnyCancellable { count += 10 }
    #expect(other != nil && count == 1)
    other = nil
    #expect(count == 11)
  }

  @Test func `stored cancellables live as long as what they are stored in`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var set: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    subject.sink { received.append($0) }.store(in: &set)
    subject.sink { received.append(-$0) }.store(in: &list)
    subject.send(1)
    #expect(set.count == 1 && list.count == 1)
    set = []
    subject.send(2)
    list = []
    subject.send(3)
    #expect(received == [1, -1, -2])
  }

  @Test func `a passthrough subject sends to those who are there, and remembers only its end`() {
    let subject = PassthroughSubject<Int, Broken>()
    subject.send(1)
    let log = Log()
    let subscriptions = [log.add(subject, "a"), log.add(subject, "b")]
    subject.send(2)
    subject.send(completion: .failure(Broken()))
    subject.send(completion: .finished)
    subject.send(3)
    #expect(log.events == ["a2", "b2", "aerror", "berror"])
    #expect(sent(subject) == ["error"])
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `a current value subject begins with its value, which is that it sent last`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let log = Log()
    let first = log.add(subject, "a")
    subject.send(2)
    #expect(subject.value == 2)
    let second = log.add(subject, "b")
    subject.value = 3
    #expect(log.events == ["a1", "a2", "b2", "a3", "b3"])
    first.cancel()
    subject.send(4)
    #expect(log.events.last == "b4" && log.events.count == 6)
    second.cancel()
  }

  @Test func `the value is set before subscribers get it`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    let subscription = subject.sink { [unowned subject] _ in values.append(subject.value) }
    subject.send(2)
    #expect(values == [1, 2])
    subscription.cancel()
  }

  @Test func `a subscriber may send while it receives`() {
    let passing = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let one = passing.sink { value in
      received.append(value)
      if value < 3 { passing.send(value + 1) }
    }
    passing.send(1)
    #expect(received == [1, 2, 3])
    one.cancel()
    // Its first value is already an occasion to send.
    let current = CurrentValueSubject<Int, Never>(1)
    received = []
    let other = current.sink { value in
      received.append(value)
      if value < 3 { current.send(value + 1) }
    }
    #expect(received == [1, 2, 3] && current.value == 3)
    other.cancel()
  }

  @Test func `a subscriber may cancel itself and others while it receives`() {
    let subject = PassthroughSubject<Int, Never>()
    let (first, second) = (Asker<Int, Never>(), Asker<Int, Never>())
    subject.subscribe(first)
    subject.subscribe(second)
    first.subscription?.request(.unlimited)
    second.subscription?.request(.unlimited)
    first.onValue = { asker in
      asker.subscription?.cancel()
      second.subscription?.cancel()
    }
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(first.values == [1] && second.values.isEmpty)
    #expect(first.completions == 0 && second.completions == 0)
  }

  @Test func `a subscription comes once, and before any request nothing is sent`() {
    let asker = Asker<Int, Never>()
    Just(1).subscribe(asker)
    #expect(asker.subscriptions == 1 && asker.values.isEmpty && asker.completions == 0)
    asker.subscription?.request(.max(1))
    asker.subscription?.request(.max(1))
    #expect(asker.values == [1] && asker.completions == 1)
  }

  /// A publisher that breaks the rule that a subscription comes once.
  private struct Twice: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let subject: PassthroughSubject<Int, Never>
    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subject.receive(subscriber: subscriber)
      subject.receive(subscriber: subscriber)
    }
  }

  @Test func `a second subscription is cancelled, so that values come once`() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let subscription = log.add(Twice(subject: subject))
    subject.send(1)
    #expect(log.events == ["1"])
    subscription.cancel()
  }

  @Test func `a subscription that was cancelled before its request sends nothing`() {
    let asker = Asker<Int, Never>()
    Just(1).subscribe(asker)
    asker.subscription?.cancel()
    asker.subscription?.request(.unlimited)
    #expect(asker.values.isEmpty && asker.completions == 0)
  }

  @Test func `a subscription lets go of its subscriber at the end and with a cancel`() {
    let subject = PassthroughSubject<Int, Never>()
    weak var cancelled: Asker<Int, Never>?
    weak var ended: Asker<Int, Never>?
    do {
      let (one, other) = (Asker<Int, Never>(), Asker<Int, Never>())
      (cancelled, ended) = (one, other)
      for asker in [one, other] {
        subject.subscribe(asker)
        asker.subscription?.request(.unlimited)
      }
      one.subscription?.cancel()
    }
    #expect(cancelled == nil && ended != nil)
    subject.send(completion: .finished)
    #expect(ended == nil)
  }

  @Test func `assigned values reach the object, which is kept until the end`() {
    let subject = PassthroughSubject<Int, Never>()
    weak var kept: Box?
    var subscription: AnyCancellable?
    do {
      let box = Box()
      kept = box
      subscription = subject.assign(to: \.value, on: box)
    }
    subject.send(4)
    #expect(kept?.value == 4)
    subject.send(completion: .finished)
    #expect(kept == nil)
    subscription?.cancel()
  }

  @Test func `assigned values keep the object no longer than the cancel`() {
    let subject = PassthroughSubject<Int, Never>()
    weak var kept: Box?
    var subscription: AnyCancellable?
    do {
      let box = Box()
      kept = box
      subscription = subject.assign(to: \.value, on: box)
    }
    #expect(kept != nil)
    subscription?.cancel()
    #expect(kept == nil)
  }

  @Test func `an erased publisher is subscribed to anew by each subscriber`() {
    var count = 0
    let erased = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }.eraseToAnyPublisher()
    #expect(sent(erased) == ["1", "end"])
    #expect(sent(erased) == ["2", "end"])
  }

  @Test func `completions are equal where their errors are`() {
    typealias Completion = Subscribers.Completion<Broken>
    #expect(Completion.finished == .finished)
    #expect(Completion.failure(Broken()) == .failure(Broken()))
    #expect(Completion.finished != .failure(Broken()))
  }

  @Test func `an ended subject has its last value, and sends the end alone`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    subject.value = 4
    #expect(subject.value == 2)
    #expect(sent(subject) == ["end"])
  }
}
