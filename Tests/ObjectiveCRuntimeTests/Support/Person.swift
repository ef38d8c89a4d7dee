import Foundation

@testable import ObjectiveCRuntime

/// An object as translated sources have it: a class that says its members, and properties that tell
/// when they are set.
class Person: NSObject, _ObjectiveCMemberSource {
  var name: String { didSet { _objectiveCDidChange(self, "name", from: oldValue) } }
  var age = 0 { didSet { _objectiveCDidChange(self, "age", from: oldValue) } }
  var isMember = false { didSet { _objectiveCDidChange(self, "isMember", from: oldValue) } }
  var friend: Person? { didSet { _objectiveCDidChange(self, "friend", from: oldValue) } }
  /// A property that does not say when it is set.
  var height = 1.5

  init(_ name: String = "Ann", age: Int = 7) {
    self.name = name
    self.age = age
  }

  @MainActor func greet() -> String { "I am \(name)" }

  @MainActor class var _objectiveCMembers: [ObjectiveCTable.Member] {
    [
      .key("name", of: \Person.name), .key("age", of: \Person.age),
      .key("isMember", of: \Person.isMember), .key("friend", of: \Person.friend),
      .key("height", of: \Person.height),
      .property("initial", get: { ($0 as? Person)?.name.first.map(String.init) }),
      .method("greet") { person, _ in (person as? Person)?.greet() },
      .method("getTwice") { person, _ in (person as? Person).map { $0.age * 2 } },
      .method("add:to:") { _, values in
        let (one, other): (Int, Int) = (try values.value(0), try values.value(1))
        return one + other
      },
      .action("rename:") { person, values in
        (person as? Person)?.name = try values.value(0)
      },
      .classMethod("kind") { type, _ in "\(type)" },
      .classMethod("repeat:") { _, values in
        let text: String = try values.value(0)
        return text + text
      },
    ]
  }
}
