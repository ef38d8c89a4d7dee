import SnapshotCore
import SnapshotTool

/// Says which tests take long, and which take too long.
///
/// A method of XCTest has a process and a time of its own. Functions of Swift Testing begin all at
/// once and wait for each other: their time counts from the last one that began or ended, so that
/// nobody is accused who waits for a turn.
package struct LongTests: Sendable {
  /// The seconds after which a test is named first; then after twice as many, and so on.
  package static let firstSeconds = 30.0
  /// Tests that one line names; where more run at once, most of them only wait for a turn.
  private static let maximumNames = 3
  /// The seconds after which tests that cannot be named are told of: begun together, they may take
  /// long to end although all is well.
  private static let crowdSeconds = 120.0

  private struct Running {
    var name: String
    var start: Double
    /// Since when nobody else's end can have been waited for.
    var alone: Double
  }

  private var tail = EventTail(path: "")
  private var directory = ""
  /// Methods of XCTest, with the time when they were seen first.
  private var methods: [String: Double] = [:]
  private var toldSeconds: [String: Double] = [:]

  package init() {}

  /// Follows another process of `swift test`.
  ///
  /// - Parameters:
  ///   - directory: The folder of the run.
  ///   - eventsPath: The path of the event stream of Swift Testing, which may not be there yet.
  package mutating func begin(directory: String, eventsPath: String) {
    self = LongTests()
    self.directory = directory
    tail = EventTail(path: eventsPath)
  }

  /// Looks at what has begun and ended.
  package mutating func update(at seconds: Double) {
    tail.update(at: seconds)
    let found = RunningTests.names(in: directory)
    methods = Dictionary(found.map { ($0, methods[$0] ?? seconds) }, uniquingKeysWith: min)
    let open = Set(current.map(\.name))
    toldSeconds = toldSeconds.filter { open.contains($0.key) }
  }

  /// The longest first.
  private var current: [Running] {
    let methods = methods.keys.sorted().map { name in
      Running(name: name, start: self.methods[name] ?? 0, alone: self.methods[name] ?? 0)
    }
    let functions = tail.started.map { test, start in
      Running(
        name: TestEvents.name(of: test), start: start, alone: max(start, tail.lastChange ?? start))
    }
    return (methods + functions).sorted { ($0.start, $0.name) < ($1.start, $1.name) }
  }

  /// The line to print now about tests that have been running for long; nil where there is no news.
  ///
  /// - Parameter isAsserting: Whether the test is known to be within an assertion; where many tests
  ///   are running, only those are named.
  package mutating func line(
    at seconds: Double, isAsserting: (String) -> Bool = { _ in false }
  ) -> String? {
    let long = current.filter { test in
      let told = toldSeconds[test.name]
      return seconds - test.alone >= Self.firstSeconds
        && seconds - test.start >= (told.map { $0 * 2 } ?? Self.firstSeconds)
    }
    guard let last = long.map(\.alone).max() else { return nil }
    let named = long.count <= Self.maximumNames ? long : long.filter { isAsserting($0.name) }
    if named.isEmpty, seconds - last < Self.crowdSeconds { return nil }
    for test in long { toldSeconds[test.name] = seconds - test.start }
    var names = named.prefix(Self.maximumNames).map { test in
      "\(test.name.singleLine) (\(NumberText.duration(seconds: seconds - test.start)))"
    }
    let rest = long.count - names.count
    if rest > 0 {
      let quiet = NumberText.duration(seconds: seconds - last)
      let count = names.isEmpty
        ? NumberText.counted(rest, "test") : NumberText.counted(rest, "other")
      names.append("\(count), none of which ended for \(quiet)")
    }
    return "Still running: " + names.joined(separator: ", ")
  }

  /// The tests that have begun and not ended, the longest first.
  package var running: [String] { current.map(\.name) }

  /// The tests that have run longer than they may.
  package func overdue(at seconds: Double, limitSeconds: Double) -> [String] {
    current.filter { seconds - $0.alone >= limitSeconds }.map(\.name)
  }
}
