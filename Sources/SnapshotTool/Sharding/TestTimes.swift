import Foundation
import SnapshotCore

/// How long tests took at their snapshots in earlier runs: what the parts of a run are balanced
/// by.
///
/// Tests are known by what records call them, which leaves out the test target: two suites of
/// one name in two targets share their times.
package struct TestTimes: Sendable, Equatable {
  private static let version = 1
  /// The maximum time of one test, so that sums stay far from the integers' end. Files may come
  /// from other machines.
  private static let maximumMilliseconds = 1_000_000_000
  /// The maximum size of a file with times that is read, in bytes.
  package static let maximumFileBytes = 64 << 20

  private struct File: Codable {
    var version: Int
    var milliseconds: [String: Int]
  }

  /// The milliseconds of each test, by `key(of:)`.
  private var milliseconds: [String: Int] = [:]

  package init() {}

  /// The times of a run's tests, the assertions of each added up.
  package init(_ summary: RunSummary) {
    var seconds: [String: Double] = [:]
    for entry in summary.entries {
      guard let duration = entry.record.durationSeconds, duration.isFinite else { continue }
      seconds[Self.key(of: entry.record.test), default: 0] += max(duration, 0)
    }
    milliseconds = seconds.mapValues { Int(($0 * 1000).clamped(to: 0...1e9).rounded()) }
  }

  /// - Parameter bytes: A file that `bytes` made.
  package init(bytes: [UInt8], path: String) throws(TestTimesError) {
    guard let file = try? JSONDecoder().decode(File.self, from: Data(bytes)) else {
      throw TestTimesError.unreadable(path: path)
    }
    guard file.version == Self.version else {
      throw TestTimesError.unknownVersion(path: path, version: file.version)
    }
    milliseconds = file.milliseconds.mapValues { min(max($0, 0), Self.maximumMilliseconds) }
  }

  package var isEmpty: Bool { milliseconds.isEmpty }

  package var bytes: [UInt8] {
    JSONText.encode(File(version: Self.version, milliseconds: milliseconds))
      + [UInt8(ascii: "\n")]
  }

  /// These times, those of `other` where both know a test.
  package func updated(with other: TestTimes) -> TestTimes {
    var times = self
    times.milliseconds.merge(other.milliseconds) { $1 }
    return times
  }

  /// The longer time where both know a test: the same whichever comes first.
  package func longer(with other: TestTimes) -> TestTimes {
    var times = self
    times.milliseconds.merge(other.milliseconds, uniquingKeysWith: max)
    return times
  }

  /// Notes that a test ran without a snapshot, unless a time of it is known.
  package mutating func noteRun(of test: ListedTest) {
    milliseconds[Self.key(of: test), default: 0] += 0
  }

  package func milliseconds(of test: ListedTest) -> Int? { milliseconds[Self.key(of: test)] }

  /// The median of the times above 0, in milliseconds; nil where there is none.
  package var median: Int? {
    let times = milliseconds.values.filter { $0 > 0 }.sorted()
    return times.isEmpty ? nil : times[times.count / 2]
  }

  /// XCTest's `CardTests.testShadow` and Swift Testing's `CardTests/shadow()` in one form.
  private static func key(of recorded: String) -> String {
    recorded.replacing("`", with: "").replacing("/", with: ".")
  }

  private static func key(of test: ListedTest) -> String {
    key(of: test.components.joined(separator: "/"))
  }
}

/// Why times of earlier runs cannot be used.
package enum TestTimesError: Error, Equatable, CustomStringConvertible {
  case unreadable(path: String)
  case unknownVersion(path: String, version: Int)

  package var description: String {
    switch self {
    case .unreadable(let path):
      "\(path.singleLine) does not hold times of tests. Pass the snapshot-times.json that "
        + "`snapshot verify` writes next to its report."
    case .unknownVersion(let path, let version):
      "\(path.singleLine) has times in version \(version) of the format, which this version of "
        + "snapshot does not support. Write it again with `snapshot verify`."
    }
  }
}
