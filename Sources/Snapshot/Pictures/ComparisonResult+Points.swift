import SnapshotCore
import struct SnapshotCore.ComparisonResult

extension ComparisonResult {
  /// What differs between two pictures: points as well where the sizes do.
  ///
  /// - Parameter scale: Pixels per point.
  func text(scale: Double) -> String {
    guard status == .size else { return description }
    func points(_ size: PixelSize) -> String {
      func side(_ pixels: Int) -> String {
        NumberText.decimal(Double(pixels) / scale, places: 2)
      }
      return side(size.width) + " × " + side(size.height)
    }
    var text = "The size is \(points(actualSize)) points (\(actualSize) pixels), "
    text += "the reference’s \(points(referenceSize)) (\(referenceSize) pixels)."
    return text
  }
}
