import CoreGraphics
import SnapshotCore

/// Which part of a run takes which tests: every test in one part, the parts about equally long.
///
/// Whoever has the same tests, times and number of parts gets the same plan. Suites stay whole
/// unless they are long: their filters are short, and what they set up is set up once.
///
/// - Source: Graham, "Bounds on Multiprocessing Timing Anomalies", 1969: longest first, each to
///   the part that has least. The longest part is at most 4/3 of the best possible.
package struct ShardPlan: Sendable, Equatable {
  /// A suite, or one test of a long suite.
  package struct Unit: Sendable, Equatable {
    /// The tests in order of their names.
    package let tests: [ListedTest]
    /// Whether these are all the tests of their suite.
    package let isWholeSuite: Bool
    package let milliseconds: Int

    fileprivate var name: String { tests[0].name }
  }

  /// What a test takes beside its snapshots: its process, where XCTest starts one for each.
  private static let minimumMilliseconds = 20
  /// What a test weighs where no time is known at all.
  private static let unknownMilliseconds = 1000
  /// A suite is divided where it is longer than this share of a part.
  private static let maximumShare = 8

  /// The units of each part, in order of their names.
  package let parts: [[Unit]]
  package let testCount: Int
  /// SHA-256 of the whole plan.
  package let digest: String

  /// - Parameters:
  ///   - tests: Each once.
  ///   - others: Tests of the package that are in no part.
  /// - Complexity: O(n log n + n · count).
  package init(
    tests: [ListedTest], others: [ListedTest] = [], times: TestTimes, count: Int
  ) {
    let partial = Set(others.compactMap(Self.suiteName))
    let units = Self.units(tests.sorted(), partial, times: times, count: count)
    var loads = [Int](repeating: 0, count: count)
    var parts = [[Unit]](repeating: [], count: count)
    for unit in units.sorted(by: Self.isLonger) {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[least] += unit.milliseconds
      parts[least].append(unit)
    }
    self.parts = parts.map { $0.sorted { $0.name < $1.name } }
    testCount = tests.count
    digest = Self.digest(self.parts)
  }

  package func units(of shard: Shard) -> [Unit] { parts[shard.index - 1] }

  package func tests(of shard: Shard) -> [ListedTest] { units(of: shard).flatMap(\.tests).sorted() }

  /// The expected milliseconds of each part.
  package var loads: [Int] { parts.map { $0.reduce(0) { $0 + $1.milliseconds } } }

  package func share(of shard: Shard) -> ShardShare {
    ShardShare(
      shard: shard, tests: units(of: shard).reduce(0) { $0 + $1.tests.count },
      totalTests: testCount, planDigest: digest)
  }

  private static func isLonger(_ left: Unit, _ right: Unit) -> Bool {
    left.milliseconds == right.milliseconds
      ? left.name < right.name : left.milliseconds > right.milliseconds
  }

  private static func suiteName(_ test: ListedTest) -> String? {
    test.suite.map { test.module + "." + $0 }
  }

  /// - Parameter partial: Suites of which some tests are in no part.
  private static func units(
    _ tests: [ListedTest], _ partial: Set<String>, times: TestTimes, count: Int
  ) -> [Unit] {
    let weights = weights(tests, times)
    let limit = weights.reduce(0, +) / (count * maximumShare)
    // The tests of a suite need not stand together: `A.B` sorts before `A/c()`.
    var suites: [String: [Int]] = [:]
    var units: [Unit] = []
    for (index, test) in tests.enumerated() {
      if let suite = suiteName(test) {
        suites[suite, default: []].append(index)
      } else {
        units.append(
          Unit(tests: [test], isWholeSuite: false, milliseconds: weights[index]))
      }
    }
    for name in suites.keys.sorted() {
      let members = suites[name] ?? []
      let sum = members.reduce(0) { $0 + weights[$1] }
      if sum > limit, members.count > 1 {
        units += members.map {
          Unit(tests: [tests[$0]], isWholeSuite: false, milliseconds: weights[$0])
        }
      } else {
        units.append(
          Unit(
            tests: members.map { tests[$0] }, isWholeSuite: !partial.contains(name),
            milliseconds: sum))
      }
    }
    return units
  }

  /// A test of unknown time weighs as the median. In a target without any known time, while other
  /// targets have some, it weighs next to nothing: such a target has no snapshots.
  private static func weights(_ tests: [ListedTest], _ times: TestTimes) -> [Int] {
    let known = tests.map(times.milliseconds)
    let targets = Set(zip(tests, known).filter { $0.1 != nil }.map(\.0.module))
    let median = times.median ?? unknownMilliseconds
    return zip(tests, known).map { test, time in
      let unknown = targets.isEmpty || targets.contains(test.module) ? median : 0
      return max(time ?? unknown, minimumMilliseconds)
    }
  }

  private static func digest(_ parts: [[Unit]]) -> String {
    var hash = SHA256()
    for (index, units) in parts.enumerated() {
      for test in units.flatMap(\.tests).sorted() {
        hash.update(Array("\(index)\t\(test.name)\n".utf8))
      }
    }
    return hash.digest().description
  }
}
