import SnapshotCore

/// Filters of `swift test` that choose given tests and no other.
///
/// A filter is a regular expression that is searched for in `Target.Suite/function()`, behind
/// which Swift Testing has `/File.swift:12:3`. XCTest's side understands ICU's syntax, Swift
/// Testing's that of `Regex`: what is written here means the same in both.
package enum TestFilter {
  /// Bytes of one filter: Linux takes 131,072 an argument, and long alternations match slowly.
  package static let maximumBytes = 8192

  /// The filters of a part of a plan; together they choose its tests.
  package static func patterns(_ units: [ShardPlan.Unit]) -> [String] {
    var groups: [(head: String, tail: String, names: [String])] = []
    func add(_ name: String, head: String, tail: String) {
      if let index = groups.firstIndex(where: { $0.head == head && $0.tail == tail }) {
        groups[index].names.append(name)
      } else {
        groups.append((head, tail, [name]))
      }
    }
    for unit in units {
      let first = unit.tests[0]
      let module = "^" + escaped(first.module) + "\\."
      if let suite = first.suite, unit.isWholeSuite {
        add(escaped(suite), head: module, tail: "/")
        continue
      }
      for test in unit.tests {
        let folder = test.components.dropLast().map { escaped($0) + "/" }.joined()
        add(escaped(test.components.last ?? ""), head: module + folder, tail: "(?:/|$)")
      }
    }
    return groups.flatMap { alternations($0.names, head: $0.head, tail: $0.tail) }
  }

  /// The filter of all tests of some test targets.
  package static func targets(_ names: [String]) -> [String] {
    alternations(names.map(escaped), head: "^", tail: "\\.")
  }

  /// A filter for a test function by the name that its records have: type and function without
  /// arguments.
  package static func recorded(_ test: String) -> String {
    var name = test.replacing("/", with: ".")
    if name.hasSuffix(")"), let parenthesis = name.lastIndex(of: "(") {
      name = String(name[..<parenthesis])
    }
    return name.split(separator: ".").suffix(2).map { escaped(String($0)) }
      .joined(separator: "[./]")
  }

  /// Letters, digits and what is no operator stay as they are.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\^$.|?*+()[]{}".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// `head(?:a|b|c)tail`, in as many expressions as their length asks for.
  static func alternations(_ names: [String], head: String, tail: String) -> [String] {
    var patterns: [String] = []
    var group: [String] = []
    var bytes = 0
    func close() {
      guard !group.isEmpty else { return }
      let choice = group.count == 1 ? group[0] : "(?:" + group.joined(separator: "|") + ")"
      patterns.append(head + choice + tail)
      group = []
      bytes = 0
    }
    for name in names {
      if bytes + name.utf8.count > maximumBytes { close() }
      group.append(name)
      bytes += name.utf8.count + 1
    }
    close()
    return patterns
  }
}
