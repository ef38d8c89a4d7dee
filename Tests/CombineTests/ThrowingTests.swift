import Combine
import Testing

@Suite struct ThrowingTests {
  private let numbers = [1, 2, 3, 2, 4].publisher

  private func check(_ value: Int) throws -> Int {
    if value == 4 { throw Broken() }
    return value
  }

  @Test func `what a closure throws is the end`() {
    #expect(sent(numbers.tryMap(check)) == ["1", "2", "3", "2", "error"])
    #expect(sent(numbers.tryCompactMap { try check($0) == 2 ? nil : $0 }) == ["1", "3", "error"])
    #expect(sent(numbers.tryFilter { try check($0) > 1 }) == ["2", "3", "2", "error"])
    #expect(sent(numbers.tryScan(0) { try $0 + check($1) }) == ["1", "3", "6", "8", "error"])
    #expect(sent(numbers.tryReduce(0) { try $0 + check($1) }) == ["error"])
    #expect(
      sent(numbers.tryRemoveDuplicates { try check($1) - 1 == $0 }) == ["1", "3", "2", "error"])
    #expect(sent(numbers.tryDrop { try check($0) != 3 }) == ["3", "2", "4", "end"])
    #expect(sent(numbers.tryDrop { try check($0) != 9 }) == ["error"])
    #expect(sent(numbers.tryPrefix { try check($0) < 3 }) == ["1", "2", "end"])
    #expect(sent(numbers.tryPrefix { try check($0) < 9 }) == ["1", "2", "3", "2", "error"])
    #expect(sent(numbers.tryFirst { try check($0) == 3 }) == ["3", "end"])
    #expect(sent(numbers.tryLast { try check($0) == 2 }) == ["error"])
    #expect(sent(numbers.tryAllSatisfy { try check($0) < 9 }) == ["error"])
    #expect(sent(numbers.tryAllSatisfy { try check($0) < 3 }) == ["false", "end"])
    #expect(sent(numbers.tryContains { try check($0) == 3 }) == ["true", "end"])
    #expect(sent(numbers.tryContains { try check($0) == 9 }) == ["error"])
    #expect(sent(numbers.tryMin { try check($0) < $1 }) == ["error"])
  }

  @Test func `without an error they are as the operators that do not throw`() {
    let few = numbers.prefix(4)
    #expect(sent(few.tryReduce(0) { try $0 + check($1) }) == ["8", "end"])
    #expect(sent(few.tryLast { try check($0) == 2 }) == ["2", "end"])
    #expect(sent(few.tryMin { try check($0) < $1 }) == ["1", "end"])
    #expect(sent(few.tryMax { try check($0) < $1 }) == ["3", "end"])
    #expect(sent(few.tryAllSatisfy { try check($0) < 9 }) == ["true", "end"])
  }

  @Test func `an error is handled by another publisher, or by another error`() {
    let broken = Fail<Int, Broken>(error: Broken())
    #expect(sent(broken.tryCatch { _ in Just(7) }) == ["7", "end"])
    #expect(sent(broken.tryCatch { _ -> Just<Int> in throw Broken() }) == ["error"])
  }

  @Test func `an error cancels the publisher`() {
    let subject = PassthroughSubject<Int, Never>()
    var cancels = 0
    let log = Log()
    let subscription = log.add(
      subject.handleEvents(receiveCancel: { cancels += 1 }).tryMap(check))
    for value in [1, 4, 2] { subject.send(value) }
    #expect(log.events == ["1", "error"] && cancels == 1)
    subscription.cancel()
    #expect(cancels == 1)
  }
}
