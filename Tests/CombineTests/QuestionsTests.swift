import Combine
import Testing

@Suite struct QuestionsTests {
  private let numbers = [3, 1, 2, 1].publisher
  private let none = Empty<Int, Never>()

  @Test func `operators that ask of all values answer once`() {
    #expect(sent(numbers.allSatisfy { $0 < 4 }) == ["true", "end"])
    #expect(sent(numbers.allSatisfy { $0 > 1 }) == ["false", "end"])
    #expect(sent(numbers.contains(2)) == ["true", "end"])
    #expect(sent(numbers.contains(5)) == ["false", "end"])
    #expect(sent(numbers.contains { $0 > 2 }) == ["true", "end"])
    #expect(sent(numbers.count()) == ["4", "end"])
    #expect(sent(numbers.min()) == ["1", "end"])
    #expect(sent(numbers.max()) == ["3", "end"])
    #expect(sent(numbers.last { $0 > 1 }) == ["2", "end"])
    #expect(sent(none.min()) == ["end"])
    #expect(sent(none.count()) == ["0", "end"])
  }

  @Test func `an answer that is known ends the publisher`() {
    let (subject, log) = (PassthroughSubject<Int, Broken>(), Log())
    var cancels = 0
    let subscription = log.add(
      subject.handleEvents(receiveCancel: { cancels += 1 }).contains(2))
    subject.send(1)
    #expect(log.events.isEmpty)
    subject.send(2)
    #expect(log.events == ["true", "end"] && cancels == 1)
    subscription.cancel()
  }

  @Test func `a failure is the answer`() {
    let broken = numbers.setFailureType(to: Broken.self).append(Fail(error: Broken()))
    #expect(sent(broken.count()) == ["error"])
    #expect(sent(broken.max()) == ["error"])
    #expect(sent(broken.replaceEmpty(with: 9)) == ["3", "1", "2", "1", "error"])
    #expect(sent(broken.ignoreOutput()) == ["error"])
  }

  @Test func `the first of the smallest values counts, and the last of the largest`() {
    let pairs = [(1, "a"), (0, "b"), (1, "c"), (0, "d")].publisher
    #expect(sent(pairs.min { $0.0 < $1.0 }.map(\.1)) == ["b", "end"])
    #expect(sent(pairs.max { $0.0 < $1.0 }.map(\.1)) == ["c", "end"])
  }

  @Test func `values are chosen by their indices, and what is behind them is not asked for`() {
    #expect(sent(numbers.output(at: 2)) == ["2", "end"])
    #expect(sent(numbers.output(at: 9)) == ["end"])
    #expect(sent(numbers.output(in: 1..<3)) == ["1", "2", "end"])
    #expect(sent(numbers.output(in: 2...)) == ["2", "1", "end"])
    #expect(sent(numbers.output(in: ...0)) == ["3", "end"])
  }

  @Test func `no values are replaced by one, some stay`() {
    #expect(sent(none.replaceEmpty(with: 9)) == ["9", "end"])
    #expect(sent(numbers.replaceEmpty(with: 9)) == ["3", "1", "2", "1", "end"])
    #expect(sent(numbers.ignoreOutput()) == ["end"])
  }
}
