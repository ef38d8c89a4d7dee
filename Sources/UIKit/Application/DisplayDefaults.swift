/// The screen that views are made for where nothing says otherwise: a 6.1-inch iPhone's.
package enum DisplayDefaults {
  /// Points.
  package static let size = CGSize(width: 390, height: 844)
  /// Pixels per point.
  package static let scale: CGFloat = 3
}
