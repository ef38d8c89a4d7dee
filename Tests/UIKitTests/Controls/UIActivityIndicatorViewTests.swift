import Testing
import UIKit

@MainActor
@Suite struct UIActivityIndicatorViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    window.isHidden = false
  }

  @Test func `an indicator is hidden unless it turns`() {
    let view = UIActivityIndicatorView(style: .large)
    #expect(view.isHidden && view.intrinsicContentSize == CGSize(width: 37, height: 37))
    view.startAnimating()
    #expect(view.isAnimating && !view.isHidden)
    view.stopAnimating()
    #expect(view.isHidden)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
  }

  @Test func `an activity indicator without a colour has its style's`() {
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.color = .red
    indicator.color = nil
    #expect(indicator.color == .systemGray)
    window.addSubview(indicator)
    indicator.startAnimating()
    indicator.draw(indicator.bounds)
  }
}
