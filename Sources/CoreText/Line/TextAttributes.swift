import CoreGraphics
import Foundation

/// Names of attributes as Apple's frameworks spell them.
package enum TextAttribute {
  package static let font = NSAttributedString.Key("NSFont")
  package static let foregroundColor = NSAttributedString.Key("NSColor")
  package static let coreTextForegroundColor = NSAttributedString.Key("CTForegroundColor")
  package static let usesContextColor = NSAttributedString.Key("CTForegroundColorFromContext")
  package static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  package static let kern = NSAttributedString.Key("NSKern")
  package static let tracking = NSAttributedString.Key("CTTracking")
  package static let ligature = NSAttributedString.Key("NSLigature")
  package static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  package static let underlineStyle = NSAttributedString.Key("NSUnderline")
  package static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  package static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  package static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  package static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  package static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  package static let shadow = NSAttributedString.Key("NSShadow")
  package static let attachment = NSAttributedString.Key("NSAttachment")
  package static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  package static let obliqueness = NSAttributedString.Key("NSObliqueness")
  package static let expansion = NSAttributedString.Key("NSExpansion")
  package static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  package static let language = NSAttributedString.Key("NSLanguage")
  package static let textEffect = NSAttributedString.Key("NSTextEffect")
}

public let kCTFontAttributeName = TextAttribute.font
public let kCTForegroundColorAttributeName = TextAttribute.coreTextForegroundColor
public let kCTForegroundColorFromContextAttributeName = TextAttribute.usesContextColor
public let kCTBackgroundColorAttributeName = NSAttributedString.Key("CTBackgroundColor")
public let kCTKernAttributeName = TextAttribute.kern
public let kCTTrackingAttributeName = TextAttribute.tracking
public let kCTLigatureAttributeName = TextAttribute.ligature
public let kCTParagraphStyleAttributeName = TextAttribute.paragraphStyle
public let kCTUnderlineStyleAttributeName = TextAttribute.underlineStyle
public let kCTUnderlineColorAttributeName = TextAttribute.underlineColor
public let kCTStrokeWidthAttributeName = TextAttribute.strokeWidth
public let kCTStrokeColorAttributeName = TextAttribute.strokeColor
public let kCTWritingDirectionAttributeName = TextAttribute.writingDirection
/// A tag of BCP 47, such as `ja`: decides in which shapes Chinese characters are drawn.
public let kCTLanguageAttributeName = TextAttribute.language
public let kCTBaselineOffsetAttributeName = TextAttribute.baselineOffset

/// What stands for a font in an attributed string: UIKit's own, for one.
package protocol CTFontConvertible {
  var ctFont: CTFont { get }
}

/// What stands for a colour; asked when text is drawn, since it may depend on the moment.
package protocol CGColorConvertible {
  var cgColor: CGColor { get }
}

/// What stands for a paragraph style.
package protocol ParagraphStyleConvertible {
  var paragraphStyle: ParagraphStyle { get }
}

/// What stands for a shadow.
package protocol TextShadowConvertible {
  var textShadow: TextShadow? { get }
}

/// The shadow of text, its offset in user space, y downwards.
package struct TextShadow {
  package let offset: CGSize
  package let blur: CGFloat
  package let color: CGColor

  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}

/// A picture, or anything else, in the place of a character.
package protocol TextAttachmentDrawing: AnyObject {
  /// The attachment's bounds relative to its place on the baseline, y upwards.
  func textBounds(font: CTFont) -> CGRect
  /// - Parameter rect: The attachment's rectangle in user space, y downwards.
  func draw(in rect: CGRect, context: CGContext)
}

extension CTFont: CTFontConvertible {
  package var ctFont: CTFont { self }
}

extension CGColor: CGColorConvertible {
  package var cgColor: CGColor { self }
}
