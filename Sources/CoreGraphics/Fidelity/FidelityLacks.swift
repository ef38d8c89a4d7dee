/// What a view or layer was asked for and does not draw: notes that hold as long as the properties
/// that they are about have their values.
package struct FidelityLacks: Sendable {
  package private(set) var notes: [FidelityNote] = []

  package init() {}

  package var isEmpty: Bool { notes.isEmpty }

  /// Notes that something is lacking, or that it no longer is. Complexity: O(notes).
  package mutating func set(_ feature: FidelityFeature, _ subject: String, if isLacking: Bool) {
    if !isLacking, notes.isEmpty { return }
    let note = FidelityNote(feature, subject)
    let index = notes.firstIndex(of: note)
    if isLacking, index == nil { notes.append(note) }
    if !isLacking, let index { notes.remove(at: index) }
  }

  /// Puts notes in the place of all that were of some features.
  package mutating func replace(_ features: [FidelityFeature], with new: [FidelityNote]) {
    if new.isEmpty, notes.isEmpty { return }
    notes.removeAll { features.contains($0.feature) }
    notes += new
  }
}
