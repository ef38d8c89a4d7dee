import Testing
import UIKit

@MainActor
@Suite struct NSTextLayoutFragmentTests {
  private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

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
}
