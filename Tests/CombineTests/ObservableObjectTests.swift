import Combine
import Testing

@Suite struct ObservableObjectTests {
  private final class Counter: ObservableObject {
    @Published var value: Int
    init(_ value: Int) { self.value = value }
  }

  @Test func `properties that share their publisher share their value`() {
    let (first, second) = (Counter(1), Counter(2))
    first.$value = second.$value
    #expect(first.value == 2)
    second.value = 5
    #expect(first.value == 5)
    var seen: [Int] = []
    let subscription = second.$value.sink { seen.append($0) }
    first.value = 7
    #expect(seen == [5, 7] && second.value == 7)
    subscription.cancel()
  }

  private class Person: ObservableObject {
    @Published var name = "A"
    @Published var age = 1
    var note = ""
  }
  private final class Pupil: Person { @Published var form = 1 }

  @Test func `an object says before each change of a published property`() {
    let person = Person()
    var seen: [String] = []
    let subscription = person.objectWillChange.sink { [unowned person] in
      seen.append("\(person.name)\(person.age)")
    }
    person.name = "B"
    person.age = 2
    person.note = "unpublished"
    person.age = 2
    #expect(seen == ["A1", "B1", "B2"])
    subscription.cancel()
    person.age = 3
    #expect(seen.count == 3)
  }

  @Test func `a subclass and its superclass say it by the same publisher`() {
    let pupil = Pupil()
    var count = 0
    let subscription = pupil.objectWillChange.sink { count += 1 }
    pupil.form = 2
    pupil.name = "B"
    #expect(count == 2)
    subscription.cancel()
  }

  private final class Plain: Person { var form = 1 }

  @Test func `a subclass without published properties says the changes of its superclass`() {
    let plain = Plain()
    var count = 0
    let subscription = plain.objectWillChange.sink { count += 1 }
    plain.form = 2
    plain.name = "B"
    #expect(count == 1)
    subscription.cancel()
  }

  @Test func `each object says its own changes alone`() {
    let (one, other) = (Person(), Person())
    var count = 0
    let subscription = one.objectWillChange.sink { count += 1 }
    other.age = 5
    #expect(count == 0)
    one.age = 5
    #expect(count == 1)
    subscription.cancel()
  }

  @Test func `a property sends its value, then each new one before it has it`() {
    let counter = Counter(1)
    var seen: [String] = []
    let subscription = counter.$value.sink { [unowned counter] in
      seen.append("\($0) at \(counter.value)")
    }
    counter.value = 2
    counter.value += 1
    #expect(seen == ["1 at 1", "2 at 1", "3 at 2"] && counter.value == 3)
    subscription.cancel()
    counter.value = 4
    #expect(seen.count == 3)
  }

  @Test func `the object says that it changes before the property sends`() {
    let counter = Counter(1)
    var events: [String] = []
    let subscriptions = [
      counter.$value.dropFirst().sink { events.append("value \($0)") },
      counter.objectWillChange.sink { events.append("object") },
    ]
    counter.value = 2
    #expect(events == ["object", "value 2"])
    subscriptions.forEach { $0.cancel() }
  }

  @Test func `a property's publisher begins with the value at the time of its subscription`() {
    let counter = Counter(1)
    let publisher = counter.$value
    counter.value = 2
    let log = Log()
    let subscription = log.add(publisher)
    #expect(log.events == ["2"])
    subscription.cancel()
  }

  private final class Model: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    var count = 0 { willSet { objectWillChange.send("count \(newValue)") } }
  }

  @Test func `an object may say its changes by a publisher of its own`() {
    let (model, log) = (Model(), Log())
    let subscription = log.add(model.objectWillChange)
    model.count = 3
    #expect(log.events == ["count 3"])
    subscription.cancel()
  }

  private final class Manual: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
  }

  @Test func `an object without published properties says its changes by hand`() {
    let (model, other) = (Manual(), Manual())
    var seen: [Int] = []
    let subscription = model.objectWillChange.sink { [unowned model] in seen.append(model.count) }
    other.count = 9
    model.count = 3
    model.count = 4
    #expect(seen == [0, 3])
    subscription.cancel()
    model.count = 5
    #expect(seen.count == 2)
  }

  @Test func `an object has one publisher for as long as it is used`() {
    let model = Manual()
    let publisher = model.objectWillChange
    #expect(publisher === model.objectWillChange)
    #expect(publisher !== Manual().objectWillChange)
    let person = Person()
    #expect(person.objectWillChange !== Person().objectWillChange)
    let known = person.objectWillChange
    #expect(known === person.objectWillChange)
  }

  @Test func `neither an object nor its publisher outlives its use`() {
    weak var object: Manual?
    weak var publisher: ObservableObjectPublisher?
    do {
      let model = Manual()
      let subscription = model.objectWillChange.sink {}
      (object, publisher) = (model, model.objectWillChange)
      #expect(publisher != nil)
      subscription.cancel()
    }
    #expect(object == nil && publisher == nil)
  }

  @Test func `a subscription goes on after its object is gone, and another object is not heard`() {
    var count = 0
    var publisher: ObservableObjectPublisher?
    let subscription: AnyCancellable
    do {
      let model = Manual()
      publisher = model.objectWillChange
      subscription = model.objectWillChange.sink { count += 1 }
    }
    // New objects may have the address of the old one.
    for _ in 0..<100 { Manual().count = 1 }
    #expect(count == 0)
    publisher?.send()
    #expect(count == 1)
    publisher = nil
    subscription.cancel()
  }

  @Test func `objects may be asked for their publishers on several threads`() async {
    final class Box: @unchecked Sendable { let models = (0..<200).map { _ in Manual() } }
    let box = Box()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for model in box.models { model.objectWillChange.sink {}.cancel() }
        }
      }
    }
    for model in box.models {
      let publisher = model.objectWillChange
      #expect(publisher === model.objectWillChange)
    }
  }

  @Test func `values are assigned to a published property until it is gone`() {
    let subject = PassthroughSubject<Int, Never>()
    var counter: Counter? = Counter(1)
    var changes = 0
    let subscription = counter?.objectWillChange.sink { changes += 1 }
    if let counter { subject.assign(to: &counter.$value) }
    subject.send(4)
    #expect(counter?.value == 4 && changes == 1)
    weak let known = counter
    counter = nil
    #expect(known == nil)
    subject.send(5)
    #expect(changes == 1)
    subscription?.cancel()
  }
}
