import SnapshotCore
import Testing

/// What is told of two trees without a change of pixels.
protocol TreeChanges {
  var metadata: ReferenceMetadata { get }
}

extension TreeChanges {
  /// `view: what` of each change, where no pixel differs.
  func changes(_ old: TestView, _ new: TestView) throws -> [String] {
    let surroundings = SnapshotChange.Surroundings(metadata)
    let change = SnapshotChange(
      from: (try #require(old.tree), surroundings), to: (try #require(new.tree), surroundings),
      mask: nil, scale: 1)
    #expect(change == nil || change?.cause == .structure)
    return change?.views.map { "\($0.view): \($0.what)" } ?? []
  }
}
