/// The reason why a view could not be drawn.
package enum HostError: Error, Hashable, CustomStringConvertible {
  /// The view has no area, or its size is NaN or infinite.
  case noArea(view: String, size: CGSize)
  /// The picture would be larger than a bitmap can be.
  case tooLarge(view: String, size: CGSize, scale: CGFloat)
  /// The host has no view and no controller.
  case nothingHosted

  package var description: String {
    switch self {
    case .noArea(let view, let size):
      """
      \(view) has no area: its size is \(size.width) × \(size.height) points. \
      Give it a frame, or pass a size.
      """
    case .tooLarge(let view, let size, let scale):
      """
      \(view) is too large to draw: \(size.width) × \(size.height) points at \(scale)x. \
      A picture may be \(Bitmap.maximumSide) pixels wide or high and have \
      \(Bitmap.maximumPixelCount) pixels. Pass a smaller size or scale.
      """
    case .nothingHosted:
      "No view was hosted. Call host(_:) before settle() and render(scale:)."
    }
  }
}
