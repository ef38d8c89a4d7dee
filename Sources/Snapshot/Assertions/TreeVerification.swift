import SnapshotCore

/// Compares the views of a picture with those that its reference was drawn from.
struct TreeVerification {
  private let tree: ViewTree?
  /// The tree as it is written into references.
  let record: TreeRecord?
  private let metadata: ReferenceMetadata

  init(_ tree: ViewTree?, metadata: ReferenceMetadata) {
    self.tree = tree
    self.metadata = metadata
    record = tree.flatMap(TreeRecord.init)
  }

  /// What changed where the pixels did not.
  ///
  /// Of views that are the same only two digests are looked at: the reference's own was checked
  /// with its pixels. A tree of another version is passed over, as the pixels match: see
  /// `obstacle(in:)`.
  func structureChange(from reference: Reference) -> SnapshotChange? {
    guard let digest = reference.treeDigest, digest != record?.digest else { return nil }
    return try? change(from: reference, mask: nil, scale: 1)
  }

  /// Why the drawn views cannot be compared with the reference's; nil where they can, and where
  /// none are known.
  func obstacle(in reference: Reference) -> String? {
    guard let record, reference.treeDigest != record.digest else { return nil }
    do throws(TreeError) {
      let isThere = try reference.tree() != nil
      return isThere ? nil : "The reference does not contain the views it was drawn from."
    } catch {
      return "\(error)"
    }
  }

  /// What changed with the pixels, and a line on why that is not known.
  ///
  /// - Parameter scale: Pixels per point.
  func change(
    from reference: Reference, _ result: SnapshotCore.ComparisonResult, scale: Double
  ) -> (change: SnapshotChange?, problem: String?) {
    do throws(TreeError) {
      return (try change(from: reference, mask: result.mask, scale: scale), nil)
    } catch {
      return (nil, "\(error)")
    }
  }

  /// What changed in the first frame whose pixels did, and a line on why that is not known.
  func change(
    from reference: Reference, _ result: StripComparison, scale: Double
  ) -> (change: SnapshotChange?, problem: String?) {
    guard let frame = result.differing.first(where: { $0.result?.mask != nil }),
      let (old, new) = frame.indices
    else { return (nil, nil) }
    do throws(TreeError) {
      let change = try change(
        from: reference, frames: (old, new), mask: frame.result?.mask, scale: scale)
      return (change, nil)
    } catch {
      return (nil, "\(error)")
    }
  }

  /// - Parameter frames: The frames of strips that are looked at.
  private func change(
    from reference: Reference, frames: (old: Int, new: Int)? = nil, mask: DifferenceMask?,
    scale: Double
  ) throws(TreeError) -> SnapshotChange? {
    guard var tree, var old = try reference.tree(), let oldMetadata = reference.metadata else {
      return nil
    }
    if let frames {
      guard let first = old.frame(frames.old), let second = tree.frame(frames.new) else {
        return nil
      }
      (old, tree) = (first, second)
    }
    return SnapshotChange(
      from: (old, SnapshotChange.Surroundings(oldMetadata)),
      to: (tree, SnapshotChange.Surroundings(metadata)), mask: mask, scale: scale)
  }
}
