import CoreGraphics
import Foundation

/// What the attributes of a part of a string come to.
struct TextStyle {
  var font: CTFont
  /// The points added after every character; 0 leaves pairs of letters unkerned. Nil where tracking
  /// takes its place.
  var kern: CGFloat?
  var tracking: CGFloat = 0
  var hasLigatures = true
  var baselineOffset: CGFloat = 0
  var attachment: (any TextAttachmentDrawing)?
  /// Embeddings and overrides from the outermost in: bit 0 for right to left, bit 1 for overrides.
  var directions: [Int] = []
  /// The language of the text, as a tag of BCP 47.
  var language: String?
  let attributes: [NSAttributedString.Key: Any]

  /// - Parameter font: The font that the attributes name, or the one where they name none.
  init(_ attributes: [NSAttributedString.Key: Any], font: CTFont) {
    self.attributes = attributes
    self.font = font
    kern = AttributeValue.number(attributes[TextAttribute.kern])
    if let value = AttributeValue.number(attributes[TextAttribute.tracking]) {
      tracking = value
      // Kerning counts beside it only where it turns the font's off.
      if kern != 0 { kern = nil }
    }
    let ligatures = AttributeValue.number(attributes[TextAttribute.ligature])
    hasLigatures = ligatures.map { $0 != 0 } ?? (tracking == 0)
    baselineOffset = AttributeValue.number(attributes[TextAttribute.baselineOffset]) ?? 0
    attachment = attributes[TextAttribute.attachment] as? any TextAttachmentDrawing
    let slant = AttributeValue.number(attributes[TextAttribute.obliqueness]) ?? 0
    let expansion = AttributeValue.number(attributes[TextAttribute.expansion]) ?? 0
    if slant != 0 || expansion != 0 { self.font = font.shaped(slant: slant, expansion: expansion) }
    language = attributes[TextAttribute.language] as? String
    directions =
      (attributes[TextAttribute.writingDirection] as? [Any])?.compactMap {
        AttributeValue.number($0).map { Int(clamping: $0) }
      } ?? []
  }

  /// The features that shaping takes.
  var features: [FontFeature] {
    var features = font.appearance.features
    if kern == 0 { features.append(FontFeature("kern", 0)) }
    if !hasLigatures { features += [FontFeature("liga", 0), FontFeature("clig", 0)] }
    return features
  }

  /// The points to add after every character.
  var spacing: Double { Double((kern ?? 0) + tracking) }

  func color(_ key: NSAttributedString.Key) -> CGColor? {
    (attributes[key] as? any CGColorConvertible)?.cgColor
  }

  /// The text's colour; nil where the context's fill colour is used.
  var fillColor: CGColor? {
    if let color = color(TextAttribute.foregroundColor) { return color }
    if let color = color(TextAttribute.coreTextForegroundColor) { return color }
    let usesContext = attributes[TextAttribute.usesContextColor] as? Bool ?? false
    return usesContext ? nil : .black
  }

  /// The colour behind the text; nil for none.
  var backgroundColor: CGColor? {
    color(TextAttribute.backgroundColor) ?? color(TextAttribute.coreTextBackgroundColor)
  }

  /// A style's number, 0 for none.
  func lineStyle(_ key: NSAttributedString.Key) -> Int {
    if let number = AttributeValue.number(attributes[key]) { return Int(clamping: number) }
    if let style = attributes[key] as? any RawRepresentable, let value = style.rawValue as? Int {
      return value
    }
    return 0
  }
}
