import CoreGraphics

/// Something that a picture lacks compared with a device's, as runs and references tell of it: one
/// of `FidelityFeature`, and the views concerned.
package struct PictureLack: Sendable, Codable, Hashable {
  /// `FidelityFeature`'s raw value. A report may be of a run of a later version.
  package var feature: String
  /// `FidelityFeature.Kind`'s raw value.
  package var kind: String
  /// As the author of the view wrote it: an image's name, a character, a property.
  package var subject: String
  package var sentence: String
  /// Paths of the views concerned, in the order in which they were drawn; may be empty.
  package var places: [String]

  package init(_ note: FidelityNote, places: [String] = []) {
    feature = note.feature.rawValue
    kind = note.feature.kind.rawValue
    subject = note.subject
    sentence = note.sentence
    self.places = places
  }

  /// One for every thing that is lacking, in the order in which they were noted.
  package static func grouped(_ notes: [FidelityNote]) -> [PictureLack] {
    var index: [FidelityNote: Int] = [:]
    var lacks: [PictureLack] = []
    for note in notes {
      let place = note.place.map { [$0] } ?? []
      if let known = index[note.key] {
        lacks[known].places += place
      } else {
        index[note.key] = lacks.count
        lacks.append(PictureLack(note, places: place))
      }
    }
    return lacks
  }

  /// The sentence, and where: `… (Card.UIImageView and 3 others)`.
  package var description: String {
    guard let first = places.first else { return sentence }
    let others = places.count - 1
    let more = others == 0 ? "" : " and \(NumberText.counted(others, "other"))"
    let end = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    return end + " (\(first)\(more))."
  }
}

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
  /// Snapshots that lack something.
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
