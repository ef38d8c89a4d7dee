import Testing
import UIKit

@MainActor
@Suite struct UIViewRobustnessTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude])
  func `no number in a frame stops the program`(value: CGFloat) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = LayoutView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleHeight]
    parent.addSubview(child)
    let window = UIWindow()
    window.screenSafeArea = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    window.addSubview(parent)
    parent.frame = CGRect(x: value, y: value, width: value, height: value)
    parent.bounds = CGRect(x: value, y: 0, width: 10, height: value)
    child.center = CGPoint(x: value, y: value)
    child.transform = CGAffineTransform(a: value, b: value, c: value, d: value, tx: 0, ty: value)
    child.anchorPoint = CGPoint(x: value, y: value)
    child.alpha = value
    _ = child.hitTest(CGPoint(x: value, y: value), with: nil)
    _ = child.convert(CGRect(x: value, y: 0, width: value, height: 1), to: nil)
    _ = child.layoutMargins
    window.layoutIfNeeded()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      window.layer.render(in: $0.cgContext)
    }
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(child.layoutCount >= 1)
  }

  @Test func `ten thousand nested views are built, shown, laid out and released`() {
    let window = UIWindow()
    weak var deepest: UIView?
    do {
      let root = LayoutView()
      var last: UIView = root
      for _ in 0..<10_000 {
        let next = LayoutView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        last.addSubview(next)
        last = next
      }
      deepest = last
      window.addSubview(root)
      window.screenTraits = UITraitCollection(
        traitsFrom: [.screenDefault, UITraitCollection(userInterfaceStyle: .dark)])
      window.layoutIfNeeded()
      #expect((last as? LayoutView)?.layoutCount == 1)
      #expect(last.traitCollection.userInterfaceStyle == .dark)
      root.removeFromSuperview()
    }
    #expect(deepest == nil)
  }

  @Test func `callbacks may change the hierarchy`() {
    final class Leaver: UIView {
      override func didMoveToWindow() {
        if window != nil { removeFromSuperview() }
      }
    }
    final class Adder: UIView {
      override func didMoveToSuperview() {
        if superview != nil, subviews.isEmpty { addSubview(UIView()) }
      }
    }
    let window = UIWindow()
    let parent = UIView()
    let (leaver, adder) = (Leaver(), Adder())
    parent.addSubview(leaver)
    parent.addSubview(adder)
    window.addSubview(parent)
    #expect(leaver.superview == nil)
    #expect(leaver.window == nil)
    #expect(parent.subviews == [adder])
    #expect(adder.subviews.count == 1)
  }

  @Test func `layout may add, move and remove views`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.onLayout = { [unowned view] in
      view.subviews.forEach { $0.removeFromSuperview() }
      for _ in 0..<view.layoutCount { view.addSubview(LayoutView()) }
    }
    for _ in 0..<4 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(view.layoutCount >= 4)
    #expect(view.subviews.count == view.layoutCount)
  }
}
