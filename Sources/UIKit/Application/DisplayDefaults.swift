/// The screen that views are made for by default: that of a 6.1-inch iPhone.
package enum DisplayDefaults {
  /// The size in points.
  package static let size = CGSize(width: 390, height: 844)
  /// Pixels per point.
  package static let scale: CGFloat = 3
}
