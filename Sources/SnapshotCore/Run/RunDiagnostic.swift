import Foundation

/// A mistake of a view or controller that was found while its snapshot was taken, as runs tell of
/// it: constraints that contradict each other, a layout that is ambiguous. What a picture lacks is
/// told apart (`PictureLack`).
package struct RunDiagnostic: Sendable, Codable, Hashable {
  /// `ViewDiagnostic.Kind`'s raw value, or `clockKind`. A report may be of a later version's run.
  package var kind: String
  /// What is wrong and what to do about it; may have several lines.
  package var text: String
  /// Whether the test fails on it. Of others it is only warned.
  package var isFailure: Bool
  /// What the mistake has in common with those in other snapshots that are of the same class and
  /// cause; nil in records of earlier versions.
  package var cause: String?
  /// The number of views that have it; nil in records of earlier versions.
  package var count: Int?

  /// The kind of a text that is another than the reference's because time went by.
  package static let clockKind = "clockText"

  package init(
    kind: String, text: String, isFailure: Bool, cause: String? = nil, count: Int? = nil
  ) {
    self.kind = kind
    self.text = text
    self.isFailure = isFailure
    self.cause = cause
    self.count = count
  }

  /// The first line.
  package var title: String { text.split(separator: "\n").first.map(String.init) ?? kind }

  /// What the title says nothing without, one per line: of constraints that contradict each other,
  /// each of them, and which one was given up.
  package var details: [String] {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let opening = lines.firstIndex(of: "("),
      let closing = lines[opening...].firstIndex(of: ")"),
      let recovery = lines[closing...].firstIndex(where: { $0.hasSuffix("breaking constraint") }),
      recovery + 1 < lines.count
    else { return [] }
    let broken = lines[recovery + 1]
    return lines[(opening + 1)..<closing].map { line in
      let constraint = line.trimmingCharacters(in: CharacterSet(charactersIn: "\","))
      return constraint == broken ? constraint + "  (given up)" : constraint
    }
  }
}
