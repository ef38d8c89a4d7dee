internal import CoreText

/// A paragraph that is laid out.
open class NSTextLayoutFragment: NSObject {
  /// How far a fragment is laid out.
  public enum State: UInt, Sendable {
    /// The fragment is not laid out.
    case none = 0
    /// Only its size is guessed. Differs: never the state here.
    case estimatedUsageBounds = 1
    /// Only its size is known. Differs: never the state here.
    case calculatedUsageBounds = 2
    /// Its lines are laid out.
    case layoutAvailable = 3
  }

  /// How fragments are visited, and whether they are laid out before.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates the set from the bits of its options.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Fragments are visited from the end to the start.
    public static let reverse = EnumerationOptions(rawValue: 1)
    /// Sizes may be guessed. Has no effect, as all of the text is laid out.
    public static let estimatesSize = EnumerationOptions(rawValue: 2)
    /// Fragments are laid out before the visit, as they always are here.
    public static let ensuresLayout = EnumerationOptions(rawValue: 4)
    /// The empty last line is laid out, too. Has no effect.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
  }

  /// The layout manager that made the fragment.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The element that the fragment shows.
  open private(set) weak var textElement: NSTextElement?
  /// Retained, since a text makes its elements each time they are asked for.
  private let keptElement: NSTextElement
  /// The range in the element that the fragment shows.
  public let rangeInElement: NSTextRange
  private(set) var lines: [TextLayout.Line] = []
  private var containerSize = CGSize.zero
  private var padding: CGFloat = 0

  /// - Parameter rangeInElement: The range in the element; nil for all of it.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    keptElement = textElement
    self.rangeInElement = rangeInElement ?? textElement.elementRange ?? NSTextRange(0..<0)
  }

  func place(_ lines: [TextLayout.Line], _ container: NSTextContainer?) {
    self.lines = lines
    containerSize = container?.size ?? .zero
    padding = container?.lineFragmentPadding ?? 0
  }

  /// Whether the fragment is laid out.
  open var state: State { lines.isEmpty ? .none : .layoutAvailable }

  private var top: CGFloat { lines.first?.top ?? 0 }
  private var bottom: CGFloat { lines.last.map { $0.top + $0.height } ?? 0 }

  /// The frame in the text container: as wide as the widest line with the padding at its ends.
  open var layoutFragmentFrame: CGRect {
    guard !lines.isEmpty else { return .zero }
    let left = lines.map(\.origin.x).min() ?? 0
    let right = lines.map { $0.origin.x + $0.line.visibleWidth }.max() ?? 0
    return CGRect(
      x: left, y: top, width: right - left + 2 * padding, height: bottom - top)
  }

  /// The rectangle that the fragment draws in, relative to its origin.
  open var renderingSurfaceBounds: CGRect {
    var bounds = CGRect(origin: .zero, size: layoutFragmentFrame.size)
    for line in textLineFragments {
      let ink = line.imageBounds
      if !ink.isNull { bounds = bounds.union(ink) }
    }
    return bounds
  }

  /// The room before the text in points; 0 by default.
  open var leadingPadding: CGFloat { 0 }
  /// The room after the text in points; 0 by default.
  open var trailingPadding: CGFloat { 0 }
  /// The room above the fragment in points; 0 by default.
  open var topMargin: CGFloat { 0 }
  /// The room below the fragment in points; 0 by default.
  open var bottomMargin: CGFloat { 0 }

  /// The lines of the fragment, from top to bottom.
  open var textLineFragments: [NSTextLineFragment] {
    let frame = layoutFragmentFrame
    let start = rangeInElement.units.lowerBound
    let text = (keptElement as? NSTextParagraph)?.attributedString
    return lines.map {
      NSTextLineFragment(
        $0, text ?? NSAttributedString(string: ""), start: start,
        offset: CGPoint(x: padding - frame.minX, y: -frame.minY))
    }
  }

  /// The providers of the views that stand for attachments in the fragment.
  open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    lines.flatMap(\.line.runs).compactMap {
      ($0.attributes[.attachment] as? NSTextAttachment)?.provider
    }
  }

  /// The line that a place is in; at a break, the one before it with upstream affinity. Nil if
  /// there is none.
  open func textLineFragment(
    for textLocation: any NSTextLocation, isUpstreamAffinity: Bool
  ) -> NSTextLineFragment? {
    let unit = textLocation.offset
    let index = lines.firstIndex {
      isUpstreamAffinity
        ? $0.line.range.lowerBound < unit && unit <= $0.line.range.upperBound
        : $0.line.range.contains(unit)
    }
    return index.map { textLineFragments[$0] }
  }

  /// Draws the lines, backgrounds first.
  ///
  /// - Parameter point: The fragment's origin in the context.
  open func draw(at point: CGPoint, in context: CGContext) {
    for fragment in textLineFragments {
      fragment.draw(at: point, in: context)
    }
  }

  /// Has all of the text laid out anew.
  open func invalidateLayout() { textLayoutManager?.invalidateLayout(for: rangeInElement) }
}

/// A line of a paragraph that is laid out.
open class NSTextLineFragment: NSObject {
  /// The paragraph's text.
  public let attributedString: NSAttributedString
  /// The line's range in the paragraph, in UTF-16 units.
  public let characterRange: NSRange
  private let line: TextLayout.Line?
  private let start: Int
  /// The offset from the line's places to the fragment's space.
  private let shift: CGPoint

  init(
    _ line: TextLayout.Line, _ text: NSAttributedString, start: Int, offset: CGPoint
  ) {
    attributedString = text
    let range = line.line.range
    characterRange = NSRange(range.lowerBound - start..<range.upperBound - start)
    self.line = line
    self.start = start
    shift = offset
  }

  /// A line of a text that is laid out by itself.
  public init(attributedString: NSAttributedString, range: NSRange) {
    self.attributedString = attributedString
    let part = attributedString.attributedSubstring(from: range)
    line = TextLayout(StyledText(part), options: TextLayout.Options(maximumLines: 1)).lines.first
    characterRange = range
    start = -range.location
    shift = .zero
  }

  /// Creates a line of a string's range with the same attributes throughout.
  public convenience init(
    string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    self.init(
      attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
  }

  /// The line's bounds in the space of the layout fragment, y downwards.
  open var typographicBounds: CGRect {
    guard let line else { return .zero }
    return CGRect(
      x: line.origin.x + shift.x, y: line.top + shift.y, width: line.line.visibleWidth,
      height: line.height)
  }

  /// The left end of the baseline, in the space of the line's bounds.
  open var glyphOrigin: CGPoint {
    line.map { CGPoint(x: 0, y: $0.origin.y - $0.top) } ?? .zero
  }

  var imageBounds: CGRect {
    guard let line else { return .null }
    let ink = line.line.imageBounds
    if ink.isNull { return .null }
    return CGRect(
      x: line.origin.x + shift.x + ink.minX, y: line.origin.y + shift.y - ink.maxY,
      width: ink.width, height: ink.height)
  }

  /// - Parameter point: The origin of the layout fragment in the context, y downwards.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let line else { return }
    let transform = context.userSpaceToDeviceSpaceTransform
    let scale = transform.b == 0 && transform.c == 0 ? transform.d.magnitude : 0
    var y = point.y + shift.y + line.origin.y
    if scale > 0 { y = PixelRounding.nearest(y, scale: scale) }
    line.line.draw(in: context, at: CGPoint(x: point.x + shift.x + line.origin.x, y: y))
  }

  /// The caret's place before a character of the paragraph, in the space of the line's bounds.
  open func locationForCharacter(at index: Int) -> CGPoint {
    guard let line else { return .zero }
    return CGPoint(x: line.line.offset(of: index + start), y: line.origin.y - line.top)
  }

  /// The index of the character at a point of the line.
  open func characterIndex(for point: CGPoint) -> Int {
    guard let line else { return 0 }
    return line.line.index(at: point.x) - start
  }

  /// How far a point lies through the glyph at it, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    guard let line else { return 0 }
    let runs = line.line.runs
    for run in runs {
      for (x, width) in zip(run.positions.map(\.x), run.advances)
      where width > 0 && point.x >= x && point.x < x + width {
        let part = (point.x - x) / width
        return run.isRightToLeft ? 1 - part : part
      }
    }
    return 0
  }
}
