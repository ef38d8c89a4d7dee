import QuartzCore.CALayer
import Testing
import UIKit.UIGestureRecognizerSubclass
import UIKit.UIView

/// A file that names submodules alone sees the frameworks.
@MainActor @Suite struct SubmoduleTests {
  @Test func `importing a submodule imports its framework`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.layer.addSublayer(CAShapeLayer())
    #expect(view.gestureRecognizers?.count == 1)
  }
}
