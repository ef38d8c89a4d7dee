import CoreGraphics

/// Something that a picture lacks compared with a device's, as runs and references tell of it: one
/// of `FidelityFeature`, and the views concerned.
package struct PictureLack: Sendable, Codable, Hashable {
  /// `FidelityFeature`'s raw value. A report may be of a run of a later version.
  package var feature: String
  /// `FidelityFeature.Kind`'s raw value.
  package var kind: String
  /// The thing concerned, as the author of the view wrote it: an image's name, a character, a
  /// property.
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
