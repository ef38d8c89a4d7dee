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
}
