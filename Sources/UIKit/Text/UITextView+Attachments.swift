internal import CoreText

// Views in the places of attachments.
extension UITextView {
  /// Asks an attachment for its view, once.
  func prepareAttachment(_ attachment: NSTextAttachment?, at offset: Int) {
    guard let attachment, attachment.provider == nil else { return }
    attachment.provider = attachment.viewProvider(
      for: self, location: TextOffsetLocation(offset), textContainer: textContainer)
  }

  func layOutAttachments() {
    var views: [UIView] = []
    for line in layoutManager.layout(for: textContainer)?.lines ?? [] {
      for run in line.line.runs where run.kind == .attachment {
        guard let attachment = run.attributes[.attachment] as? NSTextAttachment,
          let view = attachment.provider?.shownView
        else { continue }
        let bounds = run.attachmentRect
        let x =
          textContainerInset.left + textContainer.lineFragmentPadding + line.origin.x + bounds.minX
        let frame = CGRect(
          x: x + attachment.lineLayoutPadding,
          y: textContainerInset.top + line.origin.y - bounds.maxY,
          width: bounds.width - 2 * attachment.lineLayoutPadding, height: bounds.height)
        if view.superview !== canvas { canvas.addSubview(view) }
        view.frame = pixelAligned(frame)
        views.append(view)
      }
    }
    for old in attachmentViews where !views.contains(old) { old.removeFromSuperview() }
    attachmentViews = views
  }
}
