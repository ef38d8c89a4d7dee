import Testing
import UIKit

@MainActor
@Suite struct NSTextElementTests {
  private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

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
}
