import SnapshotCore

/// Compares the views of a picture with those that its reference was drawn from.
struct TreeVerification {
  private let tree: ViewTree?
  /// As it is written into references.
  let record: TreeRecord?
  private let metadata: ReferenceMetadata

  init(_ tree: ViewTree?, metadata: ReferenceMetadata) {
    self.tree = tree
    self.metadata = metadata
    record = tree.flatMap(TreeRecord.init)
  }

  /// What changed where the pixels did not.
  ///
  /// Of views that are the same only two digests are looked at. A tree that cannot be used is
  /// passed over: the pixels match.
  func structureChange(from reference: Reference) -> SnapshotChange? {
    guard let digest = reference.treeDigest, digest != record?.digest else { return nil }
    return try? change(from: reference, mask: nil, scale: 1)
  }

  /// What changed with the pixels, and a line on why that is not known.
  ///
  /// - Parameter scale: Pixels a point.
  func change(
    from reference: Reference, _ result: SnapshotCore.ComparisonResult, scale: Double
  ) -> (change: SnapshotChange?, problem: String?) {
    do throws(TreeError) {
      return (try change(from: reference, mask: result.mask, scale: scale), nil)
    } catch {
      return (nil, "\(error)")
    }
  }

  private func change(
    from reference: Reference, mask: DifferenceMask?, scale: Double
  ) throws(TreeError) -> SnapshotChange? {
    guard let tree, let old = try reference.tree(), let oldMetadata = reference.metadata else {
      return nil
    }
    return SnapshotChange(
      from: (old, SnapshotChange.Surroundings(oldMetadata)),
      to: (tree, SnapshotChange.Surroundings(metadata)), mask: mask, scale: scale)
  }
}
