import Testing
import UIKit

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

@MainActor
@Suite struct NSLayoutManagerTests {
  private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  private func system(_ text: String, size: CGSize) -> System {
    System(text, size: size, body)
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

  @Test func `lines have padding at both ends`() {
    let system = system("Hello", size: CGSize(width: 200, height: 0))
    defer { withExtendedLifetime(system) {} }
    let (manager, container) = (system.manager, system.container)
    let width = "Hello".size(withAttributes: body).width
    let used = manager.usedRect(for: container)
    #expect((used.width - width - 10).magnitude < 0.001)
    #expect((used.height - 20.2871).magnitude < 0.001)
    #expect(manager.location(forGlyphAt: 0).x == 5)
    let rect = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(rect.width == 200)
    container.lineFragmentPadding = 0
    #expect(manager.location(forGlyphAt: 0).x == 0)
  }

  @Test func `a point finds its character, and a range its box`() {
    let system = system("HHH HHH\nxx", size: CGSize(width: 300, height: 0))
    defer { withExtendedLifetime(system) {} }
    let (manager, container) = (system.manager, system.container)
    let third = manager.boundingRect(
      forGlyphRange: NSRange(location: 2, length: 1), in: container)
    #expect(manager.glyphIndex(for: CGPoint(x: third.midX, y: 5), in: container) == 2)
    #expect(manager.glyphIndex(for: CGPoint(x: 5, y: 30), in: container) == 8)
    let word = "HHH".size(withAttributes: body).width
    let box = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: container)
    #expect((box.width - word).magnitude < 0.001)
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

  @Test func `points are told from where glyphs begin, whichever way text runs`() {
    // The first Hebrew letter of a line from right to left, and of one from left to right.
    for (text, index) in [("\u{5D0}\u{5D1}\u{5D2}", 0), ("ab \u{5D0}\u{5D1}", 3)] {
      let system = system(text, size: CGSize(width: 200, height: 0))
      defer { withExtendedLifetime(system) {} }
      let (manager, container) = (system.manager, system.container)
      let letter = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1), in: container)
      for part: CGFloat in [0.25, 0.75] {
        let point = CGPoint(x: letter.maxX - part * letter.width, y: letter.midY)
        #expect(manager.glyphIndex(for: point, in: container) == index)
        let fraction = manager.fractionOfDistanceThroughGlyph(for: point, in: container)
        #expect((fraction - part).magnitude < 1e-6)
      }
    }
  }
}
