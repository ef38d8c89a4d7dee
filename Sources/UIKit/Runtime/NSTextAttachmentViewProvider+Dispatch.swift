/// The other half of `NSTextAttachmentViewProvider+Instantiation.swift`: the symbol that it calls.
extension NSTextAttachmentViewProvider {
  @_silgen_name("snapshot_NSTextAttachmentViewProvider_new")
  convenience init(
    dispatching attachment: NSTextAttachment, parentView: UIView?,
    textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
  ) {
    self.init(
      textAttachment: attachment, parentView: parentView, textLayoutManager: textLayoutManager,
      location: location)
  }
}
