/// This product's version.
package enum SnapshotVersion {
  package static let current = "0.1.0"

  /// What every reference says it was drawn with. It changes when pixels change, so that "the
  /// renderer changed" and "the view changed" are told apart.
  package static let renderer = "Snapshot \(current)"
}
