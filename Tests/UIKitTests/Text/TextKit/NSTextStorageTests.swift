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

@MainActor
@Suite struct NSTextStorageTests {
  private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

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
    final class Witness: NSObject, NSTextStorageDelegate {
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
}
