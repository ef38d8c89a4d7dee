internal import CoreText

extension UITextView: LayoutDirectionFollowing {
  func followLayoutDirection() {
    layoutManager.naturalAlignment = isRightToLeft ? .right : .left
    canvas.setNeedsDisplay()
  }
}

extension UITextView: TextLayoutProviding {
  package var firstBaselineOffsetFromTop: CGFloat {
    let baseline = layoutManager.layout(for: textContainer)?.firstBaseline ?? 0
    return PixelRounding.nearest(
      textContainerInset.top + baseline, scale: pixelScale)
  }

  package var lastBaselineOffsetFromBottom: CGFloat {
    guard let layout = layoutManager.layout(for: textContainer) else { return 0 }
    return PixelRounding.nearest(
      textContainerInset.bottom + layout.size.height - layout.lastBaseline,
      scale: pixelScale)
  }

  /// The text begins at the top, whatever is left below it.
  package func baselineOffsets(in size: CGSize) -> BaselineOffsets {
    guard let layout = layoutManager.layout(for: textContainer) else {
      return naturalBaselineOffsets
    }
    let (first, last) = (layout.firstBaseline, layout.lastBaseline)
    return baselineOffsets(
      first: PixelRounding.nearest(textContainerInset.top + first, scale: pixelScale),
      last: PixelRounding.nearest(textContainerInset.top + last, scale: pixelScale), in: size)
  }

  package var wrapsContent: Bool { !isScrollEnabled }

  package func contentSize(wrappedAt width: CGFloat) -> CGSize { neededSize(width: width) }
}

/// Draws a text view's text; it is as large as the content.
final class _UITextContainerView: UIView {
  weak var textView: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { textView?.drawText() }
}
