import Testing
import UIKit

/// A storage with a backing of its own, as editors have it.
private final class BackedStorage: NSTextStorage {
  private let backing = NSMutableAttributedString()

  override var string: String { backing.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    backing.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited(
      [.editedCharacters, .editedAttributes], range: range,
      changeInLength: (str as NSString).length - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    let number = (string as NSString).range(of: "42")
    if number.location != NSNotFound {
      addAttribute(.foregroundColor, value: UIColor.red, range: number)
    }
    super.processEditing()
  }
}

private final class Spacing: NSObject, NSLayoutManagerDelegate, NSTextStorageDelegate {
  var log: [String] = []

  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 10 }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) { log.append("\(editedRange.location) \(editedRange.length) \(delta)") }
}

private final class Tall: NSObject, NSLayoutManagerDelegate {
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool {
    lineFragmentRect.pointee.size.height = 40
    lineFragmentUsedRect.pointee.size.height = 40
    baselineOffset.pointee = 30
    return true
  }
}

private final class Watching: NSLayoutManager {
  var log: [String] = []

  override func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
    forCharacterRange charRange: NSRange, color: UIColor
  ) {
    log.append("background \(charRange.location) \(charRange.length) \(rectArray[0].height)")
    super.fillBackgroundRectArray(
      rectArray, count: rectCount, forCharacterRange: charRange, color: color)
  }

  override func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    log.append("underline \(glyphRange.location) \(glyphRange.length)")
  }
}

@MainActor
@Suite struct TextKitDelegateTests {
  private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  @Test func `a storage of an app's own is laid out as it is`() {
    let storage = BackedStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    storage.append(NSAttributedString(string: "one 42", attributes: body))
    storage.insert(NSAttributedString(string: "a\n", attributes: body), at: 0)
    #expect(storage.string == "a\none 42" && storage.length == 8)
    #expect(manager.glyphRange(for: container).length == 8)
    let color = storage.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor
    #expect(color == .red)
    #expect(storage.attribute(.foregroundColor, at: 3, effectiveRange: nil) == nil)
    #expect(storage.attributedSubstring(from: NSRange(location: 2, length: 3)).string == "one")
    storage.deleteCharacters(in: NSRange(location: 0, length: 2))
    #expect(storage.string == "one 42" && manager.numberOfGlyphs == 6)
    let view = UITextView(frame: .zero, textContainer: container)
    view.selectedRange = NSRange(location: 3, length: 0)
    view.insertText("!")
    #expect(storage.string == "one! 42")
  }

  @Test func `a delegate puts space between lines`() {
    let storage = NSTextStorage(string: "one\ntwo", attributes: body)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    let delegate = Spacing()
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let plain = manager.usedRect(for: container).height
    manager.delegate = delegate
    #expect((manager.usedRect(for: container).height - plain - 10).magnitude < 0.001)
    storage.delegate = delegate
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(delegate.log == ["0 5 2"])
  }

  @Test func `a delegate sets lines' heights and baselines`() {
    let storage = NSTextStorage(string: "one\ntwo", attributes: body)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    let delegate = Tall()
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    manager.delegate = delegate
    #expect(manager.usedRect(for: container).height == 80)
    #expect(manager.location(forGlyphAt: 0).y == 30)
    #expect(manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == 40)
  }

  @Test func `a subclass draws backgrounds and underlines in its own way`() {
    let text = NSMutableAttributedString(string: "one two", attributes: body)
    text.addAttribute(
      .backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 4, length: 3))
    let storage = NSTextStorage(attributedString: text)
    let manager = Watching()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 30)).image { _ in
      let all = NSRange(location: 0, length: 7)
      manager.drawBackground(forGlyphRange: all, at: .zero)
      manager.drawGlyphs(forGlyphRange: all, at: .zero)
    }
    let height = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(manager.log == ["background 0 3 \(height)", "underline 4 3"])
    #expect(image.rgbaRows.joined().contains(Pixel.red))
  }

  @Test func `rectangles and ranges are found in each other`() {
    let storage = NSTextStorage(string: "one\ntwo\n", attributes: body)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let second = CGRect(x: 0, y: 25, width: 200, height: 5)
    #expect(
      manager.glyphRange(forBoundingRect: second, in: container)
        == NSRange(location: 4, length: 4))
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 1, length: 5),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
    ) { rect, _ in rects.append(rect) }
    #expect(rects.count == 2 && rects[0].minX > 5 && rects[1].minX == 5)
    #expect(manager.extraLineFragmentRect.minY > 40)
    #expect(
      manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    container.size.width = 40
    storage.replaceCharacters(in: NSRange(location: 0, length: 8), with: "The quick brown")
    let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(cut.location > 0 && cut.location + cut.length == 15)
  }

  // MARK: TextKit 2

  private final class Bubble: NSTextLayoutFragment {
    override func draw(at point: CGPoint, in context: CGContext) {
      context.setFillColor(UIColor.green.cgColor)
      context.fill(CGRect(origin: point, size: layoutFragmentFrame.size))
      super.draw(at: point, in: context)
    }
  }

  private final class Bubbles: NSObject, NSTextLayoutManagerDelegate {
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager,
      textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
      Bubble(textElement: textElement, range: textElement.elementRange)
    }
  }

  @Test func `paragraphs are elements, fragments and lines`() throws {
    let content = NSTextContentStorage()
    let manager = NSTextLayoutManager()
    manager.textContainer = NSTextContainer(size: CGSize(width: 100, height: 0))
    content.addTextLayoutManager(manager)
    content.attributedString = NSAttributedString(
      string: "The quick brown fox\ntwo", attributes: body)
    var frames: [CGRect] = []
    var counts: [Int] = []
    manager.enumerateTextLayoutFragments(from: content.documentRange.location) {
      frames.append($0.layoutFragmentFrame)
      counts.append($0.textLineFragments.count)
      return true
    }
    #expect(counts == [2, 1] && frames[1].minY == frames[0].maxY)
    let place = try #require(content.location(content.documentRange.location, offsetBy: 21))
    let fragment = try #require(manager.textLayoutFragment(for: place))
    #expect((fragment.textElement as? NSTextParagraph)?.attributedString.string == "two")
    let line = try #require(fragment.textLineFragments.first)
    #expect(line.characterRange == NSRange(location: 0, length: 3))
    #expect(line.locationForCharacter(at: 1).x > 5 && line.characterIndex(for: .zero) == 0)
    #expect(content.location(place, offsetBy: 9) == nil)
    content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 20), with: "")
    #expect(manager.usageBoundsForTextContainer.height < 25)
    #expect(content.offset(from: place, to: content.documentRange.location) == -21)
  }

  /// The letters of a line of TextKit 2 that a red background is drawn behind.
  private func redLetters(_ manager: NSTextLayoutManager) throws -> [Int] {
    let place = try #require(manager.textContentManager).documentRange.location
    let fragment = try #require(manager.textLayoutFragment(for: place))
    let line = try #require(fragment.textLineFragments.first)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let rows = UIGraphicsImageRenderer(
      size: CGSize(width: 100, height: 20), format: format
    ).image { fragment.draw(at: .zero, in: $0.cgContext) }.rgbaRows
    return (0..<line.characterRange.length).filter { index in
      let ends = [index, index + 1].map { line.locationForCharacter(at: $0).x }
      return rows[10][Int((ends[0] + ends[1]) / 2)] == Pixel.red
    }
  }

  @Test func `attributes for drawing are removed from a part of their range`() throws {
    let content = NSTextContentStorage()
    let manager = NSTextLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    container.lineFragmentPadding = 0
    manager.textContainer = container
    content.addTextLayoutManager(manager)
    content.attributedString = NSAttributedString(
      string: "mmmmm",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.clear])
    func range(_ start: Int, _ end: Int) throws -> NSTextRange {
      let first = content.documentRange.location
      let place = try #require(content.location(first, offsetBy: start))
      let last = try #require(content.location(first, offsetBy: end))
      return try #require(NSTextRange(location: place, end: last))
    }
    manager.addRenderingAttribute(.backgroundColor, value: UIColor.red, for: try range(0, 5))
    #expect(try redLetters(manager) == [0, 1, 2, 3, 4])
    manager.removeRenderingAttribute(.backgroundColor, for: try range(1, 3))
    #expect(try redLetters(manager) == [0, 3, 4])
    // Setting replaces the attributes of the range alone.
    manager.setRenderingAttributes([.kern: 0], for: try range(4, 5))
    #expect(try redLetters(manager) == [0, 3])
  }

  @Test func `a text view of TextKit 2 draws fragments of an app's own`() throws {
    let view = UITextView(usingTextLayoutManager: true)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    view.traitOverrides.displayScale = 1
    view.attributedText = NSAttributedString(string: "one", attributes: body)
    let delegate = Bubbles()
    let manager = try #require(view.textLayoutManager)
    manager.delegate = delegate
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let rows = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
      .image { view.layer.render(in: $0.cgContext) }.rgbaRows
    #expect(rows[10][1] == Pixel.green)
    #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
  }

  @Test func `segments of a selection reach to the edge`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.attributedText = NSAttributedString(string: "one\ntwo", attributes: body)
    view.layoutIfNeeded()
    var rects: [CGRect] = []
    if let manager = view.textLayoutManager {
      manager.enumerateTextSegments(in: manager.documentRange, type: .selection) { _, rect, _, _ in
        rects.append(rect)
        return true
      }
    }
    #expect(rects.count == 2 && rects[0].maxX == 95 && rects[1].maxX < 60)
  }

  @Test func `a manager can be taken to another text`() {
    let (one, other) = (NSTextStorage(string: "one"), NSTextStorage(string: "other"))
    let manager = NSLayoutManager()
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 100)))
    one.addLayoutManager(manager)
    manager.replaceTextStorage(other)
    #expect(manager.textStorage === other && one.layoutManagers.isEmpty)
    #expect(other.layoutManagers == [manager])
    var actual = NSRange(location: 9, length: 9)
    let range = NSRange(location: 1, length: 2)
    manager.invalidateGlyphs(
      forCharacterRange: range, changeInLength: 0, actualCharacterRange: &actual)
    #expect(actual == range && manager.numberOfGlyphs == 5)
  }

  private final class Hiding: NSObject, NSLayoutManagerDelegate {
    var asked: [Int] = []
    var answer: NSLayoutManager.ControlCharacterAction?
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
      forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction {
      asked.append(charIndex)
      return answer ?? action
    }
  }

  @Test func `a control character's other action is noted`() {
    let storage = NSTextStorage(string: "a\tb\nc")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let delegate = Hiding()
    manager.delegate = delegate
    #expect(FidelityLedger.collecting { manager.ensureLayout(for: container) }.isEmpty)
    #expect(delegate.asked == [1, 3])
    delegate.answer = .zeroAdvancement
    manager.invalidateGlyphs(
      forCharacterRange: NSRange(location: 0, length: 5), changeInLength: 0,
      actualCharacterRange: nil)
    let notes = FidelityLedger.collecting { manager.ensureLayout(for: container) }
    #expect(notes.map(\.feature) == [.textAttribute])
  }

  @Test func `a subclass of a text view may have a storage of its own`() {
    final class Own: UITextView {
      let own = NSTextStorage(string: "own")
      override var textStorage: NSTextStorage { own }
    }
    #expect(Own().text == "own")
  }
}
