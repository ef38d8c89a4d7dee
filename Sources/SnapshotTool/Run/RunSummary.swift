import SnapshotCore

/// The records of a run, merged: one entry per assertion.
package struct RunSummary: Sendable, Equatable {
  /// How an assertion ended, worst first.
  package enum Outcome: Int, Sendable, CaseIterable, Comparable {
    /// It began, and its process went away.
    case crashed
    /// No comparison took place, or two tests share one reference.
    case failed
    case differed
    case missing
    case recorded
    case matched

    package static func < (left: Outcome, right: Outcome) -> Bool {
      left.rawValue < right.rawValue
    }

    /// Whether a person has to do something about it.
    package var isFailure: Bool { self < .recorded }
  }

  package struct Entry: Sendable, Equatable {
    package let outcome: Outcome
    package let record: RunRecord
    /// The failure's text, whole; empty for a match.
    package let message: String
  }

  /// The entries, worst first, then by snapshot.
  package let entries: [Entry]

  /// - Parameter records: The records of all processes, in any order.
  package init(_ records: [RunRecord]) {
    var places: [String: Int] = [:]
    var merged: [RunRecord] = []
    for record in records {
      if let place = places[record.assertion] {
        if record.event == .end { merged[place] = record }
      } else {
        places[record.assertion] = merged.count
        merged.append(record)
      }
    }
    let conflicts = Self.conflicts(merged)
    entries = merged
      .map { Self.entry($0, conflict: conflicts[$0.assertion]) }
      .sorted(by: Self.isBefore)
  }

  package var failures: [Entry] { entries.filter(\.outcome.isFailure) }
  package var recorded: [Entry] { entries.filter { $0.outcome == .recorded } }

  package func count(_ outcome: Outcome) -> Int {
    entries.count { $0.outcome == outcome }
  }

  private static func entry(_ record: RunRecord, conflict: String?) -> Entry {
    let message = record.message ?? ""
    if let conflict {
      // An assertion that found out by itself has said more.
      let known = record.status == .failed && !message.isEmpty
      return Entry(outcome: .failed, record: record, message: known ? message : conflict)
    }
    return switch record.status {
    case .matched: Entry(outcome: .matched, record: record, message: "")
    case .recorded: Entry(outcome: .recorded, record: record, message: message)
    case .differed: Entry(outcome: .differed, record: record, message: message)
    case .missing: Entry(outcome: .missing, record: record, message: message)
    case .failed: Entry(outcome: .failed, record: record, message: message)
    case nil:
      Entry(
        outcome: .crashed, record: record,
        message: ["The test process ended while this snapshot was drawn or compared.", message]
          .filter { !$0.isEmpty }.joined(separator: "\n"))
    }
  }

  /// Different uses of one reference that are held against each other; more are an error.
  private static let maximumSharers = 1_000

  /// What tells one use of a reference from another, as far as conflicts go.
  private struct User: Hashable {
    let reference: String
    let digest: String?

    init(_ record: RunRecord) {
      reference = record.referenceKey
      digest = record.drawnDigest
    }
  }

  /// What is wrong with assertions that share a reference with another picture or text, by
  /// assertion.
  ///
  /// One test that asserts twice with one name is included, whether the reference was written or
  /// compared: no reference can be both. The same picture twice is well in one test. Two tests are
  /// not: each keeps the other's loss from being seen.
  private static func conflicts(_ records: [RunRecord]) -> [String: String] {
    var users: [String: [Int]] = [:]
    var known: Set<User> = []
    // Only the first of those that are alike: a run may have a million of them.
    for (place, record) in records.enumerated() where record.drawnDigest != nil {
      if known.insert(User(record)).inserted {
        users[record.referenceKey, default: []].append(place)
      }
    }
    var conflicts = sharedByTests(records)
    for record in records where record.drawnDigest != nil {
      let sharers = users[record.referenceKey] ?? []
      if sharers.count < 2 { continue }
      if sharers.count > maximumSharers {
        conflicts[record.assertion] =
          "More than \(NumberText.grouped(maximumSharers)) assertions use the reference "
          + "\(record.snapshot). Give each of them another name."
        continue
      }
      let other = sharers.lazy.map { records[$0] }.first {
        $0.assertion != record.assertion && $0.drawnDigest != record.drawnDigest
      }
      guard let other else { continue }
      conflicts[record.assertion] =
        "Two assertions use the reference \(record.snapshot) for different "
        + (record.pixelDigest == nil ? "contents: this one, " : "pictures: this one, ")
        + "and \(other.test) at \(FileAccess.split(other.file).name):\(other.line). "
        + "Give one of them another name."
    }
    return conflicts
  }

  /// What is wrong with assertions of two tests that share one of the package's references, by
  /// assertion.
  private static func sharedByTests(_ records: [RunRecord]) -> [String: String] {
    var firsts: [String: RunRecord] = [:]
    var conflicts: [String: String] = [:]
    for record in records where record.isInPackagesStore {
      guard let first = firsts[record.referenceKey] else {
        firsts[record.referenceKey] = record
        continue
      }
      if first.test == record.test || first.isInherited(as: record) { continue }
      let text = sharing(record.snapshot, first, record)
      conflicts[record.assertion] = text
      conflicts[first.assertion] = conflicts[first.assertion] ?? text
    }
    return conflicts
  }

  /// What to say where two tests have one reference.
  package static func sharing(_ snapshot: String, _ one: RunRecord, _ other: RunRecord) -> String {
    func place(_ record: RunRecord) -> String {
      "\(record.test.singleLine) (\(FileAccess.split(record.file).name.singleLine):\(record.line))"
    }
    return "\(snapshot.singleLine) is the reference of two tests, \(place(one)) and "
      + "\(place(other)). Give one of them another name."
  }

  private static func isBefore(_ left: Entry, _ right: Entry) -> Bool {
    if left.outcome != right.outcome { return left.outcome < right.outcome }
    if left.record.snapshot != right.record.snapshot {
      return left.record.snapshot < right.record.snapshot
    }
    return left.record.assertion < right.record.assertion
  }
}

extension RunRecord {
  /// Tells one picture or text from another.
  fileprivate var drawnDigest: String? { pixelDigest ?? contentDigest }

  /// Whether both are one assertion of a method that a test class inherits from another: it makes
  /// the same snapshot in each of them.
  func isInherited(as other: RunRecord) -> Bool {
    let methods = [test, other.test].map { $0.split(separator: ".").last }
    return methods[0] == methods[1] && file == other.file && line == other.line
  }

  /// Whether the reference is one of the package's: a folder that a test names is its own affair.
  var isInPackagesStore: Bool { store == nil || store == "__Snapshots__" }

  /// The file that is compared or written. Files that differ only in case are one on some disks.
  var referenceKey: String {
    let other = store.flatMap { $0 == "__Snapshots__" ? nil : $0 }
    return ((other ?? "") + " " + snapshot).lowercased()
  }
}

extension RunSummary.Outcome {
  /// The outcome with a count: 3 differ.
  package func counted(_ count: Int) -> String {
    let number = NumberText.grouped(count)
    return switch self {
    case .crashed: number + " crashed"
    case .failed: number + " failed"
    case .differed: number + (count == 1 ? " differs" : " differ")
    case .missing: number + " missing"
    case .recorded: number + " recorded"
    case .matched: number + (count == 1 ? " matches" : " match")
    }
  }
}
