import Foundation
import Testing

@testable import ObjectiveCRuntime

private final class Counter: NSObject {}

@Suite struct NSHashTableTests {
  @Test func `a table of objects forgets those that are gone`() {
    let table = NSHashTable<Counter>.weakObjects()
    let kept = Counter()
    table.add(kept)
    table.add(kept)
    do {
      let gone = Counter()
      table.add(gone)
      #expect(table.count == 2)
    }
    #expect(table.allObjects == [kept] && table.contains(kept))
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test func `a strong table keeps its objects, in the order in which they came`() {
    let table = NSHashTable<Counter>()
    weak var first: Counter?
    do {
      let (one, two) = (Counter(), Counter())
      first = one
      table.add(one)
      table.add(two)
      table.add(one)
    }
    #expect(table.count == 2 && table.anyObject === first)
    table.removeAllObjects()
    #expect(table.count == 0 && first == nil)
  }

  @Test func `the weak option decides, among others as well`() {
    let table = NSHashTable<Counter>(options: [.weakMemory, .objectPointerPersonality])
    do { table.add(Counter()) }
    #expect(table.allObjects.isEmpty)
    let strong = NSHashTable<Counter>(options: .objectPointerPersonality, capacity: 4)
    do { strong.add(Counter()) }
    #expect(strong.count == 1)
  }

  @Test func `a member is the object itself, nil is none and is not added`() {
    let (table, object) = (NSHashTable<Counter>.weakObjects(), Counter())
    table.add(nil)
    #expect(table.count == 0 && !table.contains(nil) && table.member(object) == nil)
    table.add(object)
    #expect(table.member(object) === object && !table.contains(Counter()))
    table.remove(Counter())
    #expect(table.count == 1)
  }
}
