/// Draws a view into a picture, without a window.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view that is drawn.
  public var content: Content
  /// The size in points that the view is offered; the default, unspecified, asks for its ideal
  /// size.
  public var proposedSize = ProposedViewSize.unspecified
  /// The pixels per point of the picture, 1 by default; one not finite or not above 0 counts as 1.
  public var scale: CGFloat = 1
  /// Whether the picture is drawn without an alpha channel; false by default.
  public var isOpaque = false

  /// Makes a renderer of a view, which is laid out anew each time that a picture is asked for.
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
