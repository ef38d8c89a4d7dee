import Combine
import Testing

@Suite struct DemandTests {
  private typealias Demand = Subscribers.Demand

  @Test func `demands add up and end at none`() {
    var demand = Demand.none
    demand += .max(3)
    demand += 2
    #expect(demand == .max(5) && demand.max == 5)
    demand -= 1
    demand -= .max(2)
    #expect(demand == 2 && demand * 3 == .max(6))
    #expect(demand - 7 == Demand.none)
    #expect(Demand.max(1) - .unlimited == .none)
  }

  @Test func `what has no limit keeps none`() {
    #expect(Demand.unlimited - 5 == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.unlimited.max == nil && Demand.unlimited * 2 == .unlimited)
    #expect(Demand.max(.max - 1) + 5 == .unlimited)
    #expect(Demand.max(.max / 2) * 3 == .unlimited)
  }

  @Test func `demands are compared with numbers`() {
    #expect(Demand.max(1) > 0 && Demand.max(1) >= 1 && Demand.max(1) <= 1 && !(Demand.none > 0))
    #expect(Demand.unlimited > Int.max && !(Demand.unlimited == Int.max))
    #expect(1 < Demand.max(2) && 2 == Demand.max(2) && 3 != Demand.max(2) && 3 > Demand.max(2))
    #expect("\(Demand.max(2)) \(Demand.unlimited)" == "max(2) unlimited")
  }

  @Test func `a demand is neither more nor less than its own number`() {
    let two = Demand.max(2)
    #expect(!(two > 2) && !(two < 2) && two >= 2 && two <= 2 && two == 2 && !(two != 2))
    #expect(!(2 > two) && !(2 < two) && 2 >= two && 2 <= two && 2 == two && !(2 != two))
    #expect(!(two >= 3) && !(two <= 1) && !(3 <= two) && !(1 >= two))
    #expect(1 <= two && 3 >= two && two < .unlimited && !(Demand.unlimited < .unlimited))
  }

  @Test func `products and negative numbers end at none`() {
    var demand = Demand.max(3)
    demand *= 2
    #expect(demand == .max(6))
    demand *= -1
    #expect(demand == Demand.none && Demand.max(2) + -5 == Demand.none)
    #expect(Demand.max(2) - Int.min == .unlimited && Demand.max(2) - -3 == .max(5))
    #expect(Demand.max(.max / 2) * -3 == Demand.none)
  }

  /// A subscriber that asks for what it is told to.
  private final class Asker: Subscriber {
    var subscription: (any Subscription)?
    var values: [Int] = []
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  @Test func `a demand for no values begins no publisher`() {
    let asker = Asker()
    [1, 2].publisher.subscribe(asker)
    asker.subscription?.request(.none)
    #expect(asker.values.isEmpty)
    asker.subscription?.request(.unlimited)
    #expect(asker.values == [1, 2])
  }
}
