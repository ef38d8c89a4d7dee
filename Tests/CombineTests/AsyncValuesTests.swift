import Combine
import Testing

@Suite struct AsyncValuesTests {
  @Test func `values are awaited one by one, and asked for one by one`() async {
    var requests: [Subscribers.Demand] = []
    var seen: [Int] = []
    let numbers = [1, 2, 3].publisher.handleEvents(receiveRequest: { requests.append($0) })
    for await value in numbers.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
    #expect(requests.allSatisfy { $0 == .max(1) })
  }

  @Test func `a failure is thrown after the values before it`() async {
    let broken = [1, 2].publisher.setFailureType(to: Broken.self)
      .append(Fail(error: Broken()))
    var seen: [Int] = []
    await #expect(throws: Broken.self) {
      for try await value in broken.values { seen.append(value) }
    }
    #expect(seen == [1, 2])
  }

  @Test func `a loop that is left cancels its subscription`() async {
    let subject = CurrentValueSubject<Int, Never>(7)
    var cancels = 0
    for await value in subject.handleEvents(receiveCancel: { cancels += 1 }).values {
      #expect(value == 7)
      break
    }
    #expect(cancels == 1)
  }

  @Test func `a future is awaited`() async throws {
    #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
    await #expect(throws: Broken.self) {
      try await Future<Int, Broken> { $0(.failure(Broken())) }.value
    }
    let late = Future<Int, Never> { promise in
      let box = Promise(promise)
      Task { box.keep(4) }
    }
    #expect(await late.value == 4)
  }

  private struct Promise: @unchecked Sendable {
    let promise: Future<Int, Never>.Promise
    init(_ promise: @escaping Future<Int, Never>.Promise) { self.promise = promise }
    func keep(_ value: Int) { promise(.success(value)) }
  }
}
