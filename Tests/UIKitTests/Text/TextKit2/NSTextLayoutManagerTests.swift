import Testing
import UIKit

@MainActor
@Suite struct NSTextLayoutManagerTests {
  private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

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
}
