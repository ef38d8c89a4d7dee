import CoreGraphics

/// How text stands between the edges.
public enum CTTextAlignment: UInt8, Sendable {
  case left = 0
  case right = 1
  case center = 2
  case justified = 3
  case natural = 4
}

/// What happens to text that is too wide.
public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// The base direction of a paragraph.
public enum CTWritingDirection: Int8, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What a setting sets.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// A `CTTextAlignment`, as one byte.
  case alignment = 0
  /// The indent of the first line in points.
  case firstLineHeadIndent = 1
  /// The indent of the other lines in points.
  case headIndent = 2
  /// Where lines end, in points from the start, or from the end if it is not above 0.
  case tailIndent = 3
  /// The distance of tab stops in points.
  case defaultTabInterval = 5
  /// A `CTLineBreakMode`, as one byte.
  case lineBreakMode = 6
  /// The factor of the lines' natural height; 0 for none.
  case lineHeightMultiple = 7
  /// The maximum height of lines in points; 0 for none.
  case maximumLineHeight = 8
  /// The minimum height of lines in points.
  case minimumLineHeight = 9
  /// The room below the paragraph in points.
  case paragraphSpacing = 11
  /// The room above the paragraph in points.
  case paragraphSpacingBefore = 12
  /// A `CTWritingDirection`, as one byte.
  case baseWritingDirection = 13
  /// The maximum room between the lines of a paragraph in points; 0 for none.
  case maximumLineSpacing = 14
  /// The minimum room between the lines of a paragraph in points.
  case minimumLineSpacing = 15
  /// The room in points that is added to the font's own between lines.
  case lineSpacingAdjustment = 16
}

/// A value of a paragraph style, and where it is to be read.
@safe public struct CTParagraphStyleSetting {
  public var spec: CTParagraphStyleSpecifier
  /// The size of the value, in bytes.
  public var valueSize: Int
  /// The place of the value, which is read when the style is made.
  public var value: UnsafeRawPointer

  /// Makes a setting. The memory behind `value` has to stay until the style is made.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    // SAFETY: The address is only kept here; the caller keeps the memory until the style is made.
    self.spec = spec
    self.valueSize = valueSize
    unsafe self.value = unsafe value
  }
}

/// How the lines of a paragraph are laid out.
public final class CTParagraphStyle: ParagraphStyleConvertible, Sendable {
  package let paragraphStyle: ParagraphStyle

  package init(_ style: ParagraphStyle) {
    paragraphStyle = style
  }
}

/// - Parameters:
///   - settings: The settings, `count` of them; one whose value has the wrong size is left out.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ count: Int
) -> CTParagraphStyle {
  // SAFETY: The caller has `count` settings, each with a value of its size, until the style is
  // made, as Apple's documentation asks.
  var style = ParagraphStyle()
  guard let settings = unsafe settings else { return CTParagraphStyle(style) }
  for unsafe setting in unsafe UnsafeBufferPointer(start: settings, count: max(count, 0)) {
    style.apply(setting)
  }
  return CTParagraphStyle(style)
}

extension ParagraphStyle {
  fileprivate mutating func apply(_ setting: CTParagraphStyleSetting) {
    // SAFETY: A value is read only where its size is that of the type it is read as, aligned or
    // not, and its owner keeps it until the style is made.
    if setting.valueSize == 1 {
      unsafe applyChoice(setting.spec, setting.value.loadUnaligned(as: UInt8.self))
    } else if setting.valueSize == MemoryLayout<CGFloat>.size {
      unsafe applyLength(setting.spec, setting.value.loadUnaligned(as: CGFloat.self))
    }
  }

  private mutating func applyChoice(_ spec: CTParagraphStyleSpecifier, _ value: UInt8) {
    switch spec {
    case .alignment:
      let choices: [Alignment] = [.left, .right, .center, .justified, .natural]
      if choices.indices.contains(Int(value)) { alignment = choices[Int(value)] }
    case .lineBreakMode:
      let choices: [LineBreakMode] = [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
        .byTruncatingMiddle,
      ]
      if choices.indices.contains(Int(value)) { lineBreakMode = choices[Int(value)] }
    case .baseWritingDirection:
      baseDirection = value == 0 ? .leftToRight : value == 1 ? .rightToLeft : .natural
    default: break
    }
  }

  private mutating func applyLength(_ spec: CTParagraphStyleSpecifier, _ value: CGFloat) {
    switch spec {
    case .firstLineHeadIndent: firstLineHeadIndent = value
    case .headIndent: headIndent = value
    case .tailIndent: tailIndent = value
    case .defaultTabInterval: defaultTabInterval = value
    case .lineHeightMultiple: lineHeightMultiple = value
    case .maximumLineHeight: maximumLineHeight = value
    case .minimumLineHeight: minimumLineHeight = value
    case .paragraphSpacing: paragraphSpacing = value
    case .paragraphSpacingBefore: paragraphSpacingBefore = value
    case .minimumLineSpacing: minimumLineSpacing = value
    case .maximumLineSpacing: maximumLineSpacing = value
    case .lineSpacingAdjustment: lineSpacing = value
    case .alignment, .lineBreakMode, .baseWritingDirection: break
    }
  }
}
