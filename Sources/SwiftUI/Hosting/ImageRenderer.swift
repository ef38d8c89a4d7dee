/// Draws a view into a picture, without a window.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  /// What the view is offered; nil lengths for its ideal ones.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether the picture has no alpha.
  public var isOpaque = false

  public init(content view: Content) { content = view }

  /// A picture of the view; nil for a view without area.
  public var uiImage: UIImage? {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let hosting = _UIHostingView(rootView: content)
    hosting.traitOverrides.displayScale = scale
    let size = hosting.size(proposedSize)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    hosting.bounds.size = size
    hosting.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image {
      hosting.layer.render(in: $0.cgContext)
    }
  }

  /// The picture as Core Graphics has it; nil for a view without area.
  public var cgImage: CGImage? { uiImage?.cgImage }
}
