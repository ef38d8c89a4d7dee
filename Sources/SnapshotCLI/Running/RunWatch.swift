import Foundation
import SnapshotCore

/// Ends what would keep a run from ending: processes that outlive the test that started them, and
/// crashed tests whose backtrace never comes.
///
/// `swift test` waits until the last process that holds a test's output has ended, whoever that is.
/// Nothing is found where there is no `/proc`.
package struct RunWatch {
  /// The seconds between two looks.
  static let periodSeconds = 1.0
  /// The seconds that a process may go on after the last test process has ended.
  static let survivorSeconds = 3.0
  /// The seconds that the backtrace of a crash may take.
  static let backtraceSeconds = 30.0
  /// The seconds after which a backtrace that uses no processor's time is taken for stuck.
  static let stuckSeconds = 10.0
  /// The seconds that a crashed process has to end after its backtrace was ended.
  static let crashedSeconds = 2.0
  private static let backtraceName = "swift-backtrace"
  /// The maximum number of characters of a command line that are shown.
  private static let maximumCommand = 120
  /// The share of a processor's time above which processes count as busy, in ticks of a hundredth.
  private static let busyTicks = 5

  /// A program that writes the backtrace of its parent, which crashed.
  private struct Backtracer {
    var since: Double
    var changed: Double
    var ticks: Int
  }

  /// When the processes used the processor last.
  package private(set) var busySeconds = 0.0

  private let root: Int32
  private let variable: String
  private let value: String
  private var lookedSeconds = -Double.infinity
  private var wasTesting = false
  private var ticks = 0
  /// Processes of tests that were seen below `swift test`.
  private var seen: Set<ProcessTree.Member> = []
  /// The groups of tests' processes. A backtrace that outlives its crashed process has nothing else
  /// of the run: its environment is empty.
  private var groups: Set<ProcessTree.Member> = []
  /// Processes that left `swift test` before tests ran: what a build starts stays.
  private var excused: Set<ProcessTree.Member> = []
  private var aloneSince: Double?
  private var backtracers: [ProcessTree.Member: Backtracer] = [:]
  /// Crashed processes whose backtrace was ended, with the time at which they must have ended.
  private var crashed: [ProcessTree.Member: Double] = [:]

  /// - Parameters:
  ///   - root: `swift test`.
  ///   - variable: A variable of the environment, with a value, that the run's processes have.
  package init(root: Int32, variable: String, value: String) {
    self.root = root
    self.variable = variable
    self.value = value
  }

  /// Looks once a second, and when the tests begin.
  ///
  /// - Parameter isTesting: Whether tests may have begun: what goes on before is a build's.
  /// - Returns: What was ended, a sentence each.
  package mutating func look(at seconds: Double, isTesting: Bool) -> [String] {
    guard seconds - lookedSeconds >= Self.periodSeconds || isTesting != wasTesting else {
      return []
    }
    let elapsed = min(seconds - lookedSeconds, 10)
    lookedSeconds = seconds
    wasTesting = isTesting
    let tree = ProcessTree()
    guard let start = tree.entries[root]?.member.start else { return [] }
    let below = tree.descendants(of: root)
    noteTicks(tree, below, seconds, elapsed: elapsed)
    if isTesting { groups.formUnion(tree.groups(below: root)) }
    let outside = survivors(tree, below, since: start)
    guard isTesting else {
      excused = outside
      return []
    }
    seen.formUnion(below)
    return endBacktracers(tree, below, seconds)
      + endSurvivors(tree, outside.subtracting(excused), isAlone: below.isEmpty, seconds)
  }

  /// Ends what is left once `swift test` has ended.
  ///
  /// - Returns: What was ended, a sentence each.
  package mutating func endSurvivors() -> [String] {
    let tree = ProcessTree()
    let left = survivors(tree, [], since: rootStart ?? .max).subtracting(excused)
    return Self.end(left, tree)
  }

  /// When `swift test` started, in ticks.
  private var rootStart: Int?

  /// Processes of the run that are no longer below `swift test`.
  private mutating func survivors(
    _ tree: ProcessTree, _ below: Set<ProcessTree.Member>, since start: Int
  ) -> Set<ProcessTree.Member> {
    rootStart = start
    return tree.members(with: variable, value, since: start)
      .union(seen.filter(tree.isRunning)).union(tree.members(of: groups)).subtracting(below)
      .filter { $0.identifier != root && $0.identifier != getpid() }
  }

  private mutating func noteTicks(
    _ tree: ProcessTree, _ below: Set<ProcessTree.Member>, _ seconds: Double, elapsed: Double
  ) {
    let sum = ([root] + below.map(\.identifier)).reduce(0) { $0 + (tree.entries[$1]?.ticks ?? 0) }
    if Double(sum - ticks) >= Double(Self.busyTicks) * elapsed { busySeconds = seconds }
    ticks = sum
  }

  private mutating func endSurvivors(
    _ tree: ProcessTree, _ survivors: Set<ProcessTree.Member>, isAlone: Bool, _ seconds: Double
  ) -> [String] {
    guard isAlone else {
      aloneSince = nil
      return []
    }
    let since = aloneSince ?? seconds
    aloneSince = since
    guard seconds - since >= Self.survivorSeconds, !survivors.isEmpty else { return [] }
    aloneSince = nil
    return Self.end(survivors, tree)
  }

  private static func end(_ members: Set<ProcessTree.Member>, _ tree: ProcessTree) -> [String] {
    let sentences = members.sorted { $0.identifier < $1.identifier }.map { member in
      if tree.entries[member.identifier]?.name == backtraceName {
        return "A crash’s backtrace outlived its process and was ended."
      }
      let command = tree.command(of: member).singleLine.prefix(maximumCommand)
      return "A test left a process running; it was ended: \(command)"
    }
    ProcessTree.kill(members)
    return sentences
  }

  // MARK: - Crashes

  private mutating func endBacktracers(
    _ tree: ProcessTree, _ below: Set<ProcessTree.Member>, _ seconds: Double
  ) -> [String] {
    ProcessTree.kill(Set(crashed.filter { seconds >= $0.value }.keys))
    crashed = crashed.filter { seconds < $0.value }
    var current: [ProcessTree.Member: Backtracer] = [:]
    var sentences: [String] = []
    for member in below.sorted(by: { $0.identifier < $1.identifier }) {
      guard let entry = tree.entries[member.identifier], entry.name == Self.backtraceName else {
        continue
      }
      var backtracer =
        backtracers[member] ?? Backtracer(since: seconds, changed: seconds, ticks: entry.ticks)
      if entry.ticks != backtracer.ticks { backtracer.changed = seconds }
      backtracer.ticks = entry.ticks
      current[member] = backtracer
      let isLate = seconds - backtracer.since >= Self.backtraceSeconds
      guard isLate || seconds - backtracer.changed >= Self.stuckSeconds else { continue }
      ProcessTree.kill([member])
      if let parent = tree.entries[entry.parent], below.contains(parent.member) {
        crashed[parent.member] = seconds + Self.crashedSeconds
      }
      let time = NumberText.duration(seconds: seconds - backtracer.since)
      sentences.append("A crash’s backtrace took longer than \(time) and was ended.")
    }
    backtracers = current
    return sentences
  }
}
