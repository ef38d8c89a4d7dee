internal import CoreText

/// Lays out a text in fragments of paragraphs.
///
/// Differs: there is one text container; the whole text is laid out. The navigation of selections
/// is absent; words are divided only where a paragraph's style asks for it.
open class NSTextLayoutManager: NSObject {
  /// The kinds of segments of a text.
  public enum SegmentType: Int, Sendable {
    /// The rectangles of the text itself.
    case standard = 0
    /// The rectangles of a selection: lines that it goes on from reach to the container's edge.
    case selection = 1
    /// The rectangles of a background, which are those of the text itself.
    case highlight = 2
  }

  /// How segments are visited.
  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates the set from the bits of its options.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The block gets nil for the range.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1)
    /// Lines between the first and the last one are left out.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 2)
    /// The first line reaches to the container's edge. Differs: no effect.
    public static let headSegmentExtended = SegmentOptions(rawValue: 4)
    /// The last line reaches to the container's edge. Differs: no effect.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 8)
    /// A place at a break is on the line before it. Differs: no effect.
    public static let upstreamAffinity = SegmentOptions(rawValue: 16)
  }

  /// The layout manager of TextKit 1 that makes the lines.
  let engine: NSLayoutManager
  private var fragments: [NSTextLayoutFragment]?
  /// Attributes that are drawn and do not change the layout.
  private var rendering: [(range: Range<Int>, attributes: [NSAttributedString.Key: Any])] = []
  private var controller: NSTextViewportLayoutController?

  /// Asked for the fragment of every paragraph.
  open weak var delegate: (any NSTextLayoutManagerDelegate)? {
    didSet { if delegate !== oldValue { invalidate() } }
  }
  /// The text that is laid out.
  open private(set) weak var textContentManager: NSTextContentManager?
  /// Retains the content manager if the layout manager made it.
  private var ownContent: NSTextContentManager?
  /// Whether lines have their fonts' leading between them.
  open var usesFontLeading: Bool {
    get { engine.usesFontLeading }
    set { engine.usesFontLeading = newValue }
  }
  /// Differs: no effect, as lines are laid out however long they are.
  open var limitsLayoutForSuspiciousContents = false
  /// Not drawn: only a paragraph's `hyphenationFactor` divides words
  /// (`FidelityFeature.hyphenation`).
  open var usesHyphenation = false {
    didSet { if usesHyphenation != oldValue { engine.notesHyphenation = usesHyphenation } }
  }
  /// The selections of the text. Kept, not drawn: a text view draws its own.
  open var textSelections: [NSTextSelection] = []

  public override convenience init() {
    self.init(engine: NSLayoutManager())
  }

  init(engine: NSLayoutManager) {
    self.engine = engine
    super.init()
    engine.prepare = { [weak self] in self?.shown($0) ?? $0 }
    engine.onForget = { [weak self] in self?.fragments = nil }
  }

  /// The layout manager of a text view's own system.
  convenience init(sharing engine: NSLayoutManager, _ storage: NSTextStorage) {
    self.init(engine: engine)
    let content = NSTextContentStorage(storage)
    ownContent = content
    content.addTextLayoutManager(self)
  }

  func attach(_ content: NSTextContentManager?) {
    textContentManager = content
    let storage = (content as? NSTextContentStorage)?.textStorage
    if engine.textStorage !== storage {
      engine.textStorage?.removeObserver(engine)
      storage?.addObserver(engine)
      engine.attach(storage)
    }
    invalidate()
  }

  /// Moves the layout manager to another text.
  open func replace(_ textContentManager: NSTextContentManager) {
    self.textContentManager?.removeTextLayoutManager(self)
    textContentManager.addTextLayoutManager(self)
  }

  private var content: NSTextContentStorage? { textContentManager as? NSTextContentStorage }

  private func invalidate() {
    fragments = nil
    engine.textDidChange()
  }

  private func shown(_ text: NSAttributedString) -> NSAttributedString {
    let source = content?.shownText ?? text
    guard !rendering.isEmpty else { return source }
    let result = NSMutableAttributedString(attributedString: source)
    for (range, attributes) in rendering {
      let part = range.clamped(to: 0..<result.length)
      if !part.isEmpty { result.addAttributes(attributes, range: NSRange(part)) }
    }
    return result
  }

  // MARK: Container

  /// The container of the text.
  open var textContainer: NSTextContainer? {
    get { engine.textContainers.first }
    set {
      guard newValue !== textContainer else { return }
      if !engine.textContainers.isEmpty { engine.removeTextContainer(at: 0) }
      if let newValue { engine.addTextContainer(newValue) }
      newValue?.textLayoutManager = self
      fragments = nil
    }
  }

  /// The rectangle around all lines' text, with the padding at their ends.
  open var usageBoundsForTextContainer: CGRect {
    textContainer.map { engine.usedRect(for: $0) } ?? .zero
  }

  /// The controller that finds the visible fragments.
  open var textViewportLayoutController: NSTextViewportLayoutController {
    if let controller { return controller }
    let new = NSTextViewportLayoutController(textLayoutManager: self)
    controller = new
    return new
  }

  /// The range of the whole text.
  open var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(0..<0) }

  /// Lays out the text if it is not laid out yet; all of it, whatever the argument.
  open func ensureLayout(for range: NSTextRange) { _ = laidOut }
  /// Lays out all of the text if it is not laid out yet.
  open func ensureLayout(for bounds: CGRect) { _ = laidOut }
  /// Has all of the text laid out anew.
  open func invalidateLayout(for range: NSTextRange) { invalidate() }

  // MARK: Fragments

  /// One fragment for each paragraph, from top to bottom.
  var laidOut: [NSTextLayoutFragment] {
    if let fragments { return fragments }
    guard let content, let container = textContainer else { return [] }
    var lines = (engine.layout(for: container)?.lines ?? [])[...]
    var result: [NSTextLayoutFragment] = []
    for element in content.textElements(for: content.documentRange) {
      guard let range = element.elementRange?.units else { continue }
      let own = lines.prefix { $0.line.range.lowerBound < range.upperBound }
      lines = lines.dropFirst(own.count)
      let location = TextOffsetLocation(range.lowerBound)
      let fragment =
        delegate?.textLayoutManager(self, textLayoutFragmentFor: location, in: element)
        ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
      fragment.textLayoutManager = self
      fragment.place(Array(own), container)
      if !own.isEmpty { result.append(fragment) }
    }
    fragments = result
    return result
  }

  /// The fragment whose vertical range contains a point of the container.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    laidOut.first { fragment in
      let frame = fragment.layoutFragmentFrame
      return position.y >= frame.minY && position.y < frame.maxY
    }
  }

  /// The fragment that contains a place; nil beyond the text.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    laidOut.first { $0.rangeInElement.contains(location) }
  }

  /// Calls the block for each fragment from a place on, until it returns false.
  ///
  /// - Returns: The end of the last fragment; nil without one.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?,
    options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let isReversed = options.contains(.reverse)
    let start = location?.offset
    let part = laidOut.filter { fragment in
      let range = fragment.rangeInElement.units
      guard let start else { return true }
      return isReversed ? range.lowerBound < start : range.upperBound > start
    }
    var last: (any NSTextLocation)?
    for fragment in isReversed ? part.reversed() : part {
      last = fragment.rangeInElement.endLocation
      if !block(fragment) { break }
    }
    return last
  }

  /// Calls the block for each rectangle that a part of the text takes up, in the container's space,
  /// with the distance of the baseline from its top.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let container = textContainer else { return }
    let range = textRange.units
    let segments = (engine.layout(for: container)?.lines ?? []).filter {
      range.isEmpty
        ? $0.line.range.contains(range.lowerBound) : $0.line.range.overlaps(range)
    }
    for (index, line) in segments.enumerated() {
      let isMiddle = index > 0 && index + 1 < segments.count
      if isMiddle, options.contains(.middleFragmentsExcluded) { continue }
      let part = range.isEmpty ? range : line.line.range.clamped(to: range)
      let edges = [
        line.line.offset(of: part.lowerBound), line.line.offset(of: part.upperBound),
      ].sorted()
      let left = container.lineFragmentPadding + line.origin.x
      var right = left + edges[1]
      if type == .selection, range.upperBound > line.line.range.upperBound,
        line.available.isFinite
      {
        right = max(right, container.size.width - container.lineFragmentPadding)
      }
      let rect = CGRect(
        x: left + edges[0], y: line.top, width: right - left - edges[0], height: line.height)
      let shown = options.contains(.rangeNotRequired) ? nil : NSTextRange(part)
      if !block(shown, rect, line.origin.y - line.top, container) { return }
    }
  }

  // MARK: Rendering attributes

  /// Sets attributes that are drawn and do not change the layout.
  open func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) {
    changeRendering(in: textRange.units) { $0 = [:] }
    rendering.append((textRange.units, renderingAttributes))
    invalidate()
  }

  /// Adds an attribute that is drawn and does not change the layout; nil as the value does nothing.
  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) {
    guard let value else { return }
    rendering.append((textRange.units, [renderingAttribute: value]))
    invalidate()
  }

  /// Removes an attribute from a range; around it the attribute stays.
  open func removeRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
  ) {
    changeRendering(in: textRange.units) { $0[renderingAttribute] = nil }
    invalidate()
  }

  /// Changes the attributes of a range, and leaves those before and behind it.
  private func changeRendering(
    in range: Range<Int>, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    rendering = rendering.flatMap { entry in
      guard entry.range.overlaps(range) else { return [entry] }
      var changed = entry
      changed.range = entry.range.clamped(to: range)
      change(&changed.attributes)
      let before = entry.range.lowerBound..<changed.range.lowerBound
      let behind = changed.range.upperBound..<entry.range.upperBound
      let parts = [(before, entry.attributes), changed, (behind, entry.attributes)]
      return parts.filter { !$0.0.isEmpty && !$0.1.isEmpty }
    }
  }

  /// Has all of the text laid out and drawn anew.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) { invalidate() }

  // MARK: Changes

  /// Puts a text in the place of a range.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    content?.textStorage?.replaceCharacters(in: NSRange(range.units), with: attributedString)
  }

  /// Puts the texts of paragraphs in the place of a range; other elements are left out.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    let text = NSMutableAttributedString(string: "")
    for case let paragraph as NSTextParagraph in textElements {
      text.append(paragraph.attributedString)
    }
    replaceContents(in: range, with: text)
  }

  /// Draws all fragments.
  ///
  /// - Parameter origin: The container's origin in the context.
  func draw(at origin: CGPoint, in context: CGContext) {
    for fragment in laidOut {
      let place = fragment.layoutFragmentFrame.origin
      fragment.draw(at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), in: context)
    }
  }
}

/// Asked while fragments are made.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// The fragment that shows a paragraph: a new one, also of a subclass.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
  ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
  /// Returns a fragment of the whole paragraph.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
  }
}
