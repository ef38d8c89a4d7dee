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

  /// The baselines of the text, which begins at the top whatever room is left below it.
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

extension UITextView {
  /// The size that the view needs in a width, in points.
  func neededSize(width: CGFloat) -> CGSize {
    let insets = textContainerInset
    let old = textContainer.size
    let hook = layoutManager.onChange
    layoutManager.onChange = nil
    defer {
      textContainer.size = old
      layoutManager.onChange = hook
    }
    let room = width > 0 && width < 1e7 ? max(width - insets.left - insets.right, 1) : 0
    textContainer.size = CGSize(width: room, height: 0)
    var used = layoutManager.usedRect(for: textContainer)
    if textStorage.length == 0 || textStorage.string.hasSuffix("\n") {
      let font = typingAttributes[.font] as? UIFont ?? Self.standardFont
      used.size.height += font.lineHeight + font.leading
    }
    let scale = pixelScale
    return CGSize(
      width: PixelRounding.up(used.maxX + insets.left + insets.right, scale: scale),
      height: PixelRounding.up(used.maxY + insets.top + insets.bottom, scale: scale))
  }

  func drawText() {
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    if let own = ownTextLayoutManager, own.delegate != nil,
      let context = UIGraphicsGetCurrentContext()
    {
      own.draw(at: origin, in: context)
      drawListMarkers(at: origin)
      return
    }
    let range = layoutManager.glyphRange(for: textContainer)
    layoutManager.drawBackground(forGlyphRange: range, at: origin)
    layoutManager.drawGlyphs(forGlyphRange: range, at: origin)
    drawListMarkers(at: origin)
  }

  /// The text with the link attributes at links, and the label colour where it has none.
  func dressed(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    text.forEachRun { attributes, range in
      if attributes[.foregroundColor] == nil {
        result.addAttribute(.foregroundColor, value: UIColor.label, range: range)
      }
      if attributes[.font] == nil {
        result.addAttribute(.font, value: Self.standardFont, range: range)
      }
      if attributes[.link] != nil {
        result.addAttributes(linkTextAttributes ?? [:], range: range)
      }
      prepareAttachment(attributes[.attachment] as? NSTextAttachment, at: range.location)
    }
    indentLists(result)
    return result
  }
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

extension UITextView {
  /// Text of a text style follows the text size.
  func adjustFonts() {
    style.font = style.font?.adjusted(to: traitCollection)
    var changed: [(NSRange, UIFont)] = []
    textStorage.forEachValue(of: .font) { value, range in
      guard let font = value as? UIFont else { return }
      let new = font.adjusted(to: traitCollection)
      if new != font { changed.append((range, new)) }
    }
    for (range, font) in changed { textStorage.addAttribute(.font, value: font, range: range) }
  }
}
