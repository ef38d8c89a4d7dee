import SnapshotCore

/// What the pictures of many snapshots lack, the most frequent first.
package struct LackSummary: Sendable, Equatable {
  package struct Entry: Sendable, Equatable, Encodable {
    package let feature: String
    package let kind: String
    package let subject: String
    package let sentence: String
    /// How many snapshots lack it.
    package let count: Int
    /// The first few of them.
    package let snapshots: [String]
  }

  private struct Key: Hashable {
    let feature: String
    let subject: String
  }

  package let entries: [Entry]

  /// `3 pictures lack something that a device shows`.
  package var headline: String {
    NumberText.counted(snapshotCount, "picture") + (snapshotCount == 1 ? " lacks" : " lack")
      + " something that a device shows"
  }
  /// The number of snapshots that lack something.
  package let snapshotCount: Int

  /// - Parameter snapshots: Names, with what each picture lacks.
  package init(_ snapshots: [(name: String, lacks: [PictureLack])]) {
    let shared = SharedThings(snapshots.map { ($0.name, $0.lacks) }) {
      Key(feature: $0.feature, subject: $0.subject)
    }
    snapshotCount = shared.snapshotCount
    entries = shared.entries.map { entry in
      let lack = entry.thing
      return Entry(
        feature: lack.feature, kind: lack.kind, subject: lack.subject, sentence: lack.sentence,
        count: entry.count, snapshots: entry.snapshots)
    }
  }
}
