/// Whether something that Swift's runtime does not promise works in a test's process, as the first
/// record of the process tells it.
package struct RecordedRuntimeCheck: Sendable, Codable, Hashable {
  /// What was looked at: `counts of owners`.
  package var name: String
  /// What is lost, as a sentence; nil where it works.
  package var loss: String?
  /// Whether pictures are wrong without it; nil where it works.
  package var changesPictures: Bool?

  package init(name: String, loss: String? = nil, changesPictures: Bool? = nil) {
    self.name = name
    self.loss = loss
    self.changesPictures = changesPictures
  }
}
