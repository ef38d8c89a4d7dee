import Combine
import Foundation
import Testing

@Suite struct WatchingTests {
  private final class Lines: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }

  @Test func `what passes is told, and itself unchanged`() {
    var events: [String] = []
    let asker = Asker<Int, Never>()
    [1, 2, 3].publisher.handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("\($0)") },
      receiveCompletion: { _ in events.append("end") },
      receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append("\($0)") }
    ).subscribe(asker)
    asker.subscription?.request(.max(1))
    #expect(asker.values == [1])
    asker.subscription?.request(.max(2))
    #expect(asker.values == [1, 2, 3])
    // What has ended is not cancelled.
    asker.subscription?.cancel()
    #expect(events == ["subscription", "max(1)", "1", "max(2)", "2", "3", "end"])
  }

  @Test func `a cancel is told once`() {
    let subject = PassthroughSubject<Int, Never>()
    var cancels = 0
    let subscription = subject.handleEvents(receiveCancel: { cancels += 1 }).sink { _ in }
    subscription.cancel()
    subscription.cancel()
    #expect(cancels == 1)
  }

  @Test func `events are printed line by line`() {
    let lines = Lines()
    let broken = [1].publisher.setFailureType(to: Broken.self).append(Fail(error: Broken()))
    #expect(sent(broken.print("a", to: lines)) == ["1", "error"])
    let parts = lines.text.split(separator: "\n").map(String.init)
    #expect(parts[0].hasPrefix("a: receive subscription: ("))
    #expect(
      parts.dropFirst() == [
        "a: request unlimited", "a: receive value: (1)", "a: receive error: (Broken())",
      ])
  }

  @Test func `breakpoints that nobody wants leave all as it is`() {
    let numbers = [1, 2].publisher
    #expect(sent(numbers.breakpoint(receiveOutput: { $0 > 5 })) == ["1", "2", "end"])
    #expect(sent(numbers.breakpointOnError()) == ["1", "2", "end"])
    #expect(sent(numbers.assertNoFailure()) == ["1", "2", "end"])
  }
}
