/// Shows a view in the place of an attachment.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
  /// The attachment whose place the view takes.
  public private(set) weak var textAttachment: NSTextAttachment?
  /// The layout manager of the text. Differs: nil unless an app's code makes the provider.
  public private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The place of the attachment in the text.
  public let location: any NSTextLocation
  /// Whether the view's bounds are the attachment's.
  open var tracksTextAttachmentViewBounds = false
  /// The view; `loadView()` sets it.
  open var view: UIView?
  private weak var parentView: UIView?
  private var hasLoaded = false

  /// Creates a provider; `loadView()` makes the view when the text is first laid out.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?,
    textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
  ) {
    self.textAttachment = textAttachment
    self.parentView = parentView
    self.textLayoutManager = textLayoutManager
    self.location = location
  }

  /// Makes the view; subclasses override it.
  open func loadView() {}

  /// The view, made when it is first asked for.
  var shownView: UIView? {
    if !hasLoaded {
      hasLoaded = true
      loadView()
    }
    return view
  }

  /// The view's bounds if the provider tracks them, else the attachment's.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    if let view = shownView, tracksTextAttachmentViewBounds { return view.bounds }
    return textAttachment?.attachmentBounds(
      for: attributes, location: location, textContainer: textContainer,
      proposedLineFragment: proposedLineFragment, position: position) ?? .zero
  }
}
