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
