/// The baseline of an image: symbols have one, and images that were given one.
extension UIImage {
  /// The distance from the lower edge up to the baseline, in points; nil for an image without one.
  public var baselineOffsetFromBottom: CGFloat? {
    if attributes.hidesBaseline { return nil }
    return attributes.baselineOffset ?? attributes.symbol?.baselineOffset
  }

  /// Whether the image has a baseline.
  public var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  /// - Parameter baselineOffset: The distance from the lower edge up to the baseline, in points.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed {
      $0.baselineOffset = baselineOffset
      $0.hidesBaseline = false
    }
  }

  /// The image without its baseline.
  public func imageWithoutBaseline() -> UIImage {
    changed { $0.hidesBaseline = true }
  }
}

/// The baselines of an image view are those of its image, if that has one.
extension UIImageView: TextLayoutProviding {
  package var firstBaselineOffsetFromTop: CGFloat { ownBaselines(in: naturalSize).fromTop }
  package var lastBaselineOffsetFromBottom: CGFloat { ownBaselines(in: naturalSize).fromBottom }

  package func baselineOffsets(in size: CGSize) -> BaselineOffsets { ownBaselines(in: size) }

  package var wrapsContent: Bool { false }
  package func contentSize(wrappedAt width: CGFloat) -> CGSize { intrinsicContentSize }

  private var naturalSize: CGSize { bounds.isEmpty ? intrinsicContentSize : bounds.size }

  private func ownBaselines(in size: CGSize) -> BaselineOffsets {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom,
      image.size.height > 0
    else { return BaselineOffsets(fromTop: 0, fromBottom: 0) }
    let place = contentMode.contentsGravity.place(image.size, in: CGRect(origin: .zero, size: size))
    let baseline = place.maxY - offset * place.height / image.size.height
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : image.scale
    let rounded = PixelRounding.nearest(baseline, scale: scale)
    return baselineOffsets(first: rounded, last: rounded, in: size)
  }
}
