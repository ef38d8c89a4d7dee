package import CoreText

/// A picture among the characters of a text: what U+FFFC stands for.
open class NSTextAttachment: NSObject {
  private let header = CoreFoundationHeader()
  open var image: UIImage?
  /// Relative to the place on the baseline, points, y upwards. Without a size it is the image's,
  /// standing on the baseline.
  open var bounds = CGRect.zero

  public override init() {
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSTextAttachment: TextAttachmentDrawing {
  package func textBounds(font: CTFont) -> CGRect {
    if bounds.width != 0 || bounds.height != 0 { return bounds }
    return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
  }

  package func draw(in rect: CGRect, context: CGContext) {
    UIGraphicsPushContext(context)
    image?.draw(in: rect)
    UIGraphicsPopContext()
  }
}

extension NSAttributedString {
  /// The one character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(Character(NSTextAttachment.scalar)), attributes: [.attachment: attachment])
  }
}

extension NSTextAttachment {
  /// What stands for an attachment in a string.
  public static let character = 0xFFFC

  fileprivate static let scalar: Unicode.Scalar = "\u{FFFC}"
}
