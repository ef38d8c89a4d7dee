import Testing
import UIKit

@MainActor
@Suite struct UIProgressViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    window.isHidden = false
  }

  @Test func `progress is within nought and one, and fills from the leading side`() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.intrinsicContentSize.height == 4)
    view.progress = 2
    #expect(view.progress == 1)
    view.setProgress(0.25, animated: true)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.subviews.last?.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
  }
}
