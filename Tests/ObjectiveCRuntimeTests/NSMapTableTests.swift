import Foundation
import Testing

@testable import ObjectiveCRuntime

@Suite struct NSMapTableTests {
  @Test func `a table forgets what is gone`() {
    let table = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
    let kept = NSObject()
    table.setObject(NSString(string: "a"), forKey: kept)
    do {
      let gone = NSObject()
      table.setObject(NSString(string: "b"), forKey: gone)
      #expect(table.count == 2)
    }
    #expect(table.count == 1)
    #expect(table.object(forKey: kept) == NSString(string: "a"))
    table.removeObject(forKey: kept)
    #expect(table.object(forKey: kept) == nil)
  }

  @Test func `equal keys are one key unless identity counts`() {
    let table = NSMapTable<NSString, NSObject>()
    let value = NSObject()
    table.setObject(value, forKey: NSString(string: "key"))
    #expect(table.object(forKey: NSString(string: "key")) === value)
    let exact = NSMapTable<NSString, NSObject>(keyOptions: .objectPointerPersonality)
    exact.setObject(value, forKey: NSString(string: "key"))
    #expect(exact.object(forKey: NSString(string: "key")) == nil)
  }

  @Test func `each kind of table keeps what its name says`() {
    for (table, keepsKey, keepsValue) in [
      (NSMapTable<NSObject, NSObject>.strongToStrongObjects(), true, true),
      (.weakToStrongObjects(), false, true), (.strongToWeakObjects(), true, false),
      (.weakToWeakObjects(), false, false),
    ] {
      let (key, value) = (NSObject(), NSObject())
      do { table.setObject(value, forKey: NSObject()) }
      #expect(table.count == (keepsKey ? 1 : 0))
      table.removeAllObjects()
      do { table.setObject(NSObject(), forKey: key) }
      #expect(table.count == (keepsValue ? 1 : 0))
      #expect((table.object(forKey: key) != nil) == keepsValue)
    }
  }

  @Test func `a key has the value that was set last, and nil takes it away`() {
    let (table, key) = (NSMapTable<NSString, NSString>(), NSString(string: "k"))
    table.setObject("a", forKey: key)
    table.setObject("b", forKey: key)
    #expect(table.count == 1 && table.object(forKey: key) == "b")
    table.setObject(nil, forKey: key)
    #expect(table.count == 0 && table.object(forKey: nil) == nil)
  }

  @Test func `keys, values and the dictionary are those of entries that are still there`() {
    let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    let (one, two) = (NSNumber(value: 1), NSNumber(value: 2))
    table.setObject(one, forKey: "one")
    do { table.setObject(NSObject(), forKey: "gone") }
    table.setObject(two, forKey: "two")
    #expect(table.keyEnumerator().allObjects as? [NSString] == ["one", "two"])
    #expect(table.objectEnumerator()?.allObjects as? [NSNumber] == [one, two])
    #expect(table.dictionaryRepresentation() as NSDictionary == ["one": 1, "two": 2])
  }
}
