import CoreGraphics
import Foundation

/// Names of attributes as Apple's frameworks spell them.
package enum TextAttribute {
  package static let font = NSAttributedString.Key("NSFont")
  package static let foregroundColor = NSAttributedString.Key("NSColor")
  package static let coreTextForegroundColor = NSAttributedString.Key("CTForegroundColor")
  package static let usesContextColor = NSAttributedString.Key("CTForegroundColorFromContext")
  package static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  package static let coreTextBackgroundColor = NSAttributedString.Key("CTBackgroundColor")
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

/// The font of a text: a `CTFont` or a `UIFont`.
public let kCTFontAttributeName = TextAttribute.font
/// The colour of letters, a `CGColor`; UIKit's `foregroundColor` wins over it.
public let kCTForegroundColorAttributeName = TextAttribute.coreTextForegroundColor
/// Whether letters have the context's fill colour; a colour of the text's own wins.
public let kCTForegroundColorFromContextAttributeName = TextAttribute.usesContextColor
/// The colour behind letters, a `CGColor`; UIKit's `backgroundColor` wins over it.
public let kCTBackgroundColorAttributeName = TextAttribute.coreTextBackgroundColor
/// The room after every character in points; 0 turns the font's kerning off.
public let kCTKernAttributeName = TextAttribute.kern
/// The room after every character in points, with the font's kerning kept. It takes the place of
/// `kCTKernAttributeName` unless that is 0, and turns ligatures off that are not asked for.
public let kCTTrackingAttributeName = TextAttribute.tracking
/// Whether ligatures are used: 0 for none.
public let kCTLigatureAttributeName = TextAttribute.ligature
/// The style of a text's paragraphs: a `CTParagraphStyle` or an `NSParagraphStyle`.
public let kCTParagraphStyleAttributeName = TextAttribute.paragraphStyle
/// The kind of line under a text: Apple's number, as `NSUnderlineStyle` of UIKit has it.
public let kCTUnderlineStyleAttributeName = TextAttribute.underlineStyle
/// The colour of the line under a text; without it, the text's colour.
public let kCTUnderlineColorAttributeName = TextAttribute.underlineColor
/// The width of outlines in hundredths of the font's size; below 0 letters are filled, too.
public let kCTStrokeWidthAttributeName = TextAttribute.strokeWidth
/// The colour of outlines; without it, the text's colour.
public let kCTStrokeColorAttributeName = TextAttribute.strokeColor
/// Nested directions of a text, as numbers, the outermost first.
public let kCTWritingDirectionAttributeName = TextAttribute.writingDirection
/// A tag of BCP 47, such as `ja`: decides in which shapes Chinese characters are drawn.
public let kCTLanguageAttributeName = TextAttribute.language
/// The distance in points by which letters are raised.
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
