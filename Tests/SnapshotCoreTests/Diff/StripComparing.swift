import SnapshotCore

/// Compares strips of small pictures.
protocol StripComparing {}

extension StripComparing {
  func compare(
    _ reference: PixelStrip, _ actual: PixelStrip, _ tolerance: Tolerance = .exact
  ) throws -> StripComparison {
    try StripComparison.compare(
      StripReader(reference), StripReader(actual), tolerance: tolerance)
  }
}
