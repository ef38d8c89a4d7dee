import Testing
import UIKit

@MainActor
@Suite struct TextKitTests {
  private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  /// Whoever makes a text system keeps its storage.
  private struct System {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: String, size: CGSize, _ attributes: [NSAttributedString.Key: Any]) {
      storage = NSTextStorage(string: text, attributes: attributes)
      container = NSTextContainer(size: size)
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }
  }

  private func system(_ text: String, size: CGSize) -> System {
    System(text, size: size, body)
  }

  private func fragments(_ manager: NSLayoutManager) -> [NSRange] {
    var ranges: [NSRange] = []
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in
      ranges.append(range)
    }
    return ranges
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

  @Test func `a change of the text is laid out anew`() {
    let system = system("a", size: CGSize(width: 200, height: 0))
    defer { withExtendedLifetime(system) {} }
    let (storage, manager, container) = (system.storage, system.manager, system.container)
    #expect(manager.glyphRange(for: container).length == 1)
    storage.append(NSAttributedString(string: "\nb", attributes: body))
    #expect(fragments(manager).count == 2)
    storage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: 1))
    #expect(manager.usedRect(for: container).height > 60)
    storage.deleteCharacters(in: NSRange(location: 1, length: 2))
    #expect(fragments(manager).count == 1)
  }

  @Test func `edits between begin and end are told once`() {
    final class Witness: NSTextStorageDelegate {
      var edits: [(NSRange, Int)] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { edits.append((editedRange, delta)) }
    }
    let storage = NSTextStorage(string: "abc")
    let witness = Witness()
    storage.delegate = witness
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 2))
    #expect(witness.edits.isEmpty)
    storage.endEditing()
    #expect(witness.edits.count == 1)
    #expect(witness.edits.first?.0 == NSRange(location: 0, length: 5))
    #expect(witness.edits.first?.1 == 2)
    #expect(storage.string == "xyzbc")
  }

  @Test func `text flows from one container into the next`() {
    let system = system("a\nb\nc\nd", size: CGSize(width: 100, height: 45))
    defer { withExtendedLifetime(system) {} }
    let (manager, first) = (system.manager, system.container)
    let second = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(second)
    #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 4))
    #expect(manager.glyphRange(for: second) == NSRange(location: 4, length: 3))
    #expect(manager.textContainer(forGlyphAt: 5, effectiveRange: nil) === second)
    #expect(manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == 0)
  }

  @Test func `lines keep out of exclusion paths`() {
    let text = Array(repeating: "word", count: 60).joined(separator: " ")
    let system = system(text, size: CGSize(width: 200, height: 0))
    defer { withExtendedLifetime(system) {} }
    let (manager, container) = (system.manager, system.container)
    let plain = manager.usedRect(for: container).height
    let hole = CGRect(x: 80, y: 30, width: 60, height: 60)
    container.exclusionPaths = [UIBezierPath(rect: hole)]
    #expect(manager.usedRect(for: container).height > plain)
    var sides: Set<String> = []
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, _, _ in
      #expect(used.maxX <= rect.maxX + 0.01)
      guard rect.maxY > hole.minY, rect.minY < hole.maxY else { return }
      #expect(rect.intersection(hole).width < 10.01)
      sides.insert(rect.midX < hole.midX ? "left" : "right")
    }
    #expect(sides == ["left", "right"])
  }

  @Test func `an exclusion as wide as the container moves lines below it`() {
    let system = system("word", size: CGSize(width: 200, height: 0))
    defer { withExtendedLifetime(system) {} }
    let (manager, container) = (system.manager, system.container)
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 40))]
    #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minY == 40)
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
}
