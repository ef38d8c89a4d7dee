import Testing
import UIKit

@MainActor
@Suite struct UITextViewLayoutTests {
  private func view(_ text: String, width: CGFloat = 200) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    view.traitOverrides.displayScale = 2
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.layoutIfNeeded()
    return view
  }

  @Test func `a line needs its height and 8 points above and below`() {
    let view = view("Hello")
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 36.5)
    #expect(view.contentSize == CGSize(width: 200, height: 36.5))
    view.text = ""
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 36.5)
    view.textContainerInset = .zero
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 20.5)
  }

  /// Boxes of SwiftUI libraries that Apple's platforms recorded: 22 points a line of body text, 28
  /// of a title, the last line included.
  @Test func `lines in a text style's font have its leading below them`() {
    let lines: [(UIFont.TextStyle, CGFloat)] = [(.body, 22), (.title2, 28)]
    for (style, line) in lines {
      let view = view("Hello")
      view.textContainerInset = .zero
      view.font = .preferredFont(forTextStyle: style)
      let one = view.sizeThatFits(CGSize(width: 200, height: 0)).height
      #expect(abs(one - line) <= 0.5, "\(style.rawValue) \(one)")
      view.text = "Hello\nthere\n"
      let three = view.sizeThatFits(CGSize(width: 200, height: 0)).height
      #expect(abs(three - 3 * line) <= 0.5, "\(style.rawValue) \(three)")
    }
  }

  @Test func `text without a font is set in 12 points of Helvetica`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Hello"
    #expect(view.font == UIFont(name: "Helvetica", size: 12))
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 30)
  }

  @Test func `text wraps in the view's width less insets and padding`() {
    let width = "one two".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    let view = view("one two one two", width: width + 10.5)
    #expect(view.contentSize.height == 57)
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 36.5)
  }

  @Test func `a view that does not scroll has the size of its text`() {
    let view = view("Hello")
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == 36.5)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    container.traitOverrides.displayScale = 2
    view.text = "one two three four five six"
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 120, height: 0)).height)
    #expect(view.frame.height > 50)
  }
}
