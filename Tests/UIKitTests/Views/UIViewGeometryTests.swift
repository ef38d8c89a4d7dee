import Testing
import UIKit

@MainActor
@Suite struct UIViewGeometryTests {
  @Test func `frame, bounds and center are one state`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
  }

  @Test func `a scale grows the frame about the anchor and leaves bounds and center`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: -5, y: -20, width: 20, height: 60))
    #expect(view.bounds.size == CGSize(width: 10, height: 20))
    #expect(view.center == CGPoint(x: 5, y: 10))
    view.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 5, y: 10))
    #expect(view.frame == CGRect(x: 5, y: 10, width: 20, height: 60))
  }

  @Test func `setting the frame under a scale divides the bounds`() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.bounds.size == CGSize(width: 10, height: 5))
  }

  @Test func `conversion goes through scrolled bounds and transforms`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    scrolled.bounds.origin = CGPoint(x: 0, y: 50)
    let leaf = UIView(frame: CGRect(x: 5, y: 60, width: 20, height: 20))
    leaf.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(scrolled)
    scrolled.addSubview(leaf)
    #expect(leaf.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 25, y: 30))
    #expect(leaf.convert(CGPoint(x: 25, y: 30), from: root) == CGPoint(x: 10, y: 10))
    #expect(
      leaf.convert(leaf.bounds, to: root) == CGRect(x: 5, y: 10, width: 40, height: 40))
    #expect(root.convert(CGPoint(x: 25, y: 30), to: leaf) == CGPoint(x: 10, y: 10))
  }

  @Test func `nil stands for the window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 7, y: 9, width: 10, height: 10))
    window.addSubview(view)
    #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 8, y: 10))
  }

  @Test func `sizeToFit takes sizeThatFits and keeps the origin`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 34) }
    }
    let view = Fitting(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 12, height: 34))
    let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(plain.sizeThatFits(CGSize(width: 100, height: 100)) == plain.bounds.size)
    #expect(plain.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `insets shrink a rectangle edge by edge`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(rect.inset(by: .zero) == rect)
  }
}
