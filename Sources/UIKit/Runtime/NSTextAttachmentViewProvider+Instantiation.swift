/// View providers of classes that are known only at run time, because they were registered; see
/// `UITableViewCell+Instantiation.swift`.
extension NSTextAttachmentViewProvider {
  static func make(
    _ type: NSTextAttachmentViewProvider.Type, _ attachment: NSTextAttachment,
    _ parentView: UIView?, _ location: any NSTextLocation
  ) -> NSTextAttachmentViewProvider {
    type.snapshotNew(attachment, parentView, nil, location)
  }

  @_silgen_name("snapshot_NSTextAttachmentViewProvider_new")
  private static func snapshotNew(
    _ attachment: consuming NSTextAttachment, _ parentView: consuming UIView?,
    _ manager: consuming NSTextLayoutManager?, _ location: consuming any NSTextLocation
  ) -> NSTextAttachmentViewProvider
}
