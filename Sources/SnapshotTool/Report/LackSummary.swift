import SnapshotCore

/// What the pictures of many snapshots lack, the most frequent first.
package struct LackSummary: Sendable, Equatable {
  package struct Entry: Sendable, Equatable, Encodable {
    package let feature: String
    package let kind: String
    package let subject: String
    package let sentence: String
    /// How many snapshots lack it.
    package fileprivate(set) var count: Int
    /// The first few of them.
    package fileprivate(set) var snapshots: [String]
  }

  private struct Key: Hashable {
    let feature: String
    let subject: String
  }

  /// Snapshots that are named for each thing.
  package static let maximumSnapshots = 5

  package private(set) var entries: [Entry] = []

  /// `3 pictures lack something that a device shows`.
  package var headline: String {
    NumberText.counted(snapshotCount, "picture") + (snapshotCount == 1 ? " lacks" : " lack")
      + " something that a device shows"
  }
  /// The number of snapshots that lack something.
  package private(set) var snapshotCount = 0

  /// - Parameter snapshots: Names, with what each picture lacks.
  package init(_ snapshots: [(name: String, lacks: [PictureLack])]) {
    var index: [Key: Int] = [:]
    for (name, lacks) in snapshots where !lacks.isEmpty {
      snapshotCount += 1
      for lack in lacks {
        let key = Key(feature: lack.feature, subject: lack.subject)
        guard let known = index[key] else {
          index[key] = entries.count
          entries.append(
            Entry(
              feature: lack.feature, kind: lack.kind, subject: lack.subject,
              sentence: lack.sentence, count: 1, snapshots: [name]))
          continue
        }
        entries[known].count += 1
        if entries[known].snapshots.count < Self.maximumSnapshots {
          entries[known].snapshots.append(name)
        }
      }
    }
    // Swift's sort is stable: equally frequent ones stay in the order of the snapshots.
    entries.sort { $0.count > $1.count }
  }
}
