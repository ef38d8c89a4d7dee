import SnapshotCore
import Testing

/// Changes of the views of a card.
protocol CardChanges {
  var font: ReferenceMetadata { get }
}

extension CardChanges {
  /// Everything in a rectangle of a picture of 200 × 100 pixels differs.
  func mask(_ x: Range<Int>, _ y: Range<Int>) -> DifferenceMask {
    var mask = DifferenceMask(width: 200, height: 100)
    for y in y { for x in x { mask.insert(x: x, y: y) } }
    return mask
  }

  func change(
    _ old: TestView, _ new: TestView, _ mask: DifferenceMask?, scale: Double = 1,
    from before: ReferenceMetadata? = nil, to after: ReferenceMetadata? = nil
  ) throws -> SnapshotChange {
    let (first, second) = (try #require(old.tree), try #require(new.tree))
    let change = SnapshotChange(
      from: (first, SnapshotChange.Surroundings(before ?? font)),
      to: (second, SnapshotChange.Surroundings(after ?? font)), mask: mask, scale: scale)
    return try #require(change)
  }
}
