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

  /// Notes one subject of a feature in place of all others of it; nil takes them away.
  package mutating func replace(_ feature: FidelityFeature, with subject: String?) {
    if subject == nil, notes.isEmpty { return }
    notes.removeAll { $0.feature == feature && $0.subject != subject }
    if let subject { set(feature, subject, if: true) }
  }
}
