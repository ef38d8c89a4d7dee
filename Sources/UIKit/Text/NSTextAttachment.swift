package import CoreText

/// A picture among the characters of a text, for which U+FFFC stands.
open class NSTextAttachment: NSObject {
  private let header = CoreFoundationHeader()
  /// The picture; nil for that of `contents`.
  open var image: UIImage?
  /// The bounds relative to the place on the baseline, in points, y upwards. Without a size it is
  /// the image's, standing on the baseline.
  open var bounds = CGRect.zero
  /// The bytes of a file, from which an image is made if there is none.
  open var contents: Data? { didSet { contentsImage = nil } }
  /// The file's uniform type identifier, such as `public.png`.
  open var fileType: String?
  /// The free room on both sides, in points.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may take the attachment's place.
  open var allowsTextAttachmentView = true
  /// Whether a view takes the attachment's place.
  open var usesTextAttachmentView: Bool { provider != nil }

  /// The provider of the view that a text view shows in its place.
  var provider: NSTextAttachmentViewProvider?
  private var contentsImage: UIImage?

  public override init() {
    super.init()
  }

  /// Creates an attachment from a file's bytes; an image in them is shown.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// Creates an attachment that shows an image in its own size.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  private var shownImage: UIImage? {
    if let image { return image }
    if contentsImage == nil, let contents { contentsImage = UIImage(data: contents) }
    return contentsImage
  }

  // MARK: What subclasses override

  /// The attachment's bounds, relative to the place on the baseline, y upwards.
  ///
  /// - Parameters:
  ///   - lineFrag: As wide as the container of a text view, and of unlimited width elsewhere; as
  ///     high as a line of the font around.
  ///   - position: Differs: always the origin.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    if bounds.width != 0 || bounds.height != 0 { return bounds }
    return CGRect(origin: bounds.origin, size: shownImage?.size ?? .zero)
  }

  /// The attachment's bounds in TextKit 2; TextKit 1's unless a subclass overrides it.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? TextOffsetLocation)?.offset ?? 0)
  }

  /// The image that is drawn: `image`, else one decoded from `contents`; nil draws none.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? { shownImage }

  /// The image that is drawn in TextKit 2; TextKit 1's unless a subclass overrides it.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any],
    location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> UIImage? {
    image(
      forBounds: bounds, textContainer: textContainer,
      characterIndex: (location as? TextOffsetLocation)?.offset ?? 0)
  }

  /// A provider of the class registered for the file type, for a text view; nil for none.
  @MainActor
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard allowsTextAttachmentView, let fileType,
      let kind = Self.textAttachmentViewProviderClass(forFileType: fileType)
        as? NSTextAttachmentViewProvider.Type
    else { return nil }
    return NSTextAttachmentViewProvider.make(kind, self, parentView, location)
  }

  // MARK: Classes of views

  private static let registry = ProviderRegistry()

  /// The class of providers for a file type; nil for none.
  open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    registry.kind(of: fileType)
  }

  /// Has a class of `NSTextAttachmentViewProvider` show attachments of a file type in text views.
  open class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) { registry.register(textAttachmentViewProviderClass, fileType) }
}

extension NSTextAttachment: TextAttachmentDrawing {
  package func textBounds(font: CTFont) -> CGRect {
    var result: CGRect
    if let size = providerSize {
      result = CGRect(origin: bounds.origin, size: size)
    } else {
      let container = ThreadState.current.textContainer
      let width = container.map { $0.size.width - 2 * $0.lineFragmentPadding } ?? 0
      let line = CGRect(
        x: 0, y: 0, width: width > 0 && width < 1e7 ? width : 1e7, height: font.lineHeight)
      result = attachmentBounds(
        for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
      if result.isNull || !result.minX.isFinite || !result.width.isFinite { result = .zero }
    }
    result.size.width += 2 * lineLayoutPadding
    return result
  }

  /// The size that the provider's view asks for; nil without one.
  private var providerSize: CGSize? {
    guard let provider else { return nil }
    return MainActor.unchecked {
      // A provider decides when it makes its view whether the view's bounds count.
      let view = provider.shownView
      return provider.tracksTextAttachmentViewBounds ? view?.bounds.size : nil
    }
  }

  package func draw(in rect: CGRect, context: CGContext) {
    // A view is drawn by itself.
    guard provider == nil else { return }
    UIGraphicsPushContext(context)
    let rect = rect.insetBy(dx: lineLayoutPadding, dy: 0)
    image(forBounds: rect, textContainer: ThreadState.current.textContainer, characterIndex: 0)?
      .draw(in: rect)
    UIGraphicsPopContext()
  }
}

/// The classes of providers by file type.
private final class ProviderRegistry: @unchecked Sendable {
  // SAFETY: The lock guards it wherever it is read or written.
  private var kinds: [String: AnyClass] = [:]
  private let lock = NSLock()

  func kind(of fileType: String) -> AnyClass? { lock.withLock { kinds[fileType] } }

  func register(_ kind: AnyClass, _ fileType: String) {
    lock.withLock { kinds[fileType] = kind }
  }
}

extension NSAttributedString {
  /// A string of the one character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(Character(NSTextAttachment.scalar)), attributes: [.attachment: attachment])
  }

  /// A string of that character with other attributes.
  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) {
    self.init(
      string: String(Character(NSTextAttachment.scalar)),
      attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}

extension NSTextAttachment {
  /// The character that stands for an attachment in a string.
  public static let character = 0xFFFC

  fileprivate static let scalar: Unicode.Scalar = "\u{FFFC}"
}
