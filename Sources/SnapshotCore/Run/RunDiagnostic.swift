/// A mistake of a view or controller that was found while its snapshot was taken, as runs tell of
/// it: constraints that contradict each other, a layout that is ambiguous. What a picture lacks is
/// told apart (`PictureLack`).
package struct RunDiagnostic: Sendable, Codable, Hashable {
  /// `ViewDiagnostic.Kind`'s raw value. A report may be of a run of a later version.
  package var kind: String
  /// What is wrong and what to do about it; may have several lines.
  package var text: String
  /// Whether the test fails on it. Of others it is only warned.
  package var isFailure: Bool

  package init(kind: String, text: String, isFailure: Bool) {
    self.kind = kind
    self.text = text
    self.isFailure = isFailure
  }

  /// The first line.
  package var title: String { text.split(separator: "\n").first.map(String.init) ?? kind }
}
