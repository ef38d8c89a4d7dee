import Testing
import UIKit

@MainActor
@Suite struct UIViewLayoutTests {
  @Test func `many reasons make one layout`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.frame.size.width = 20
    view.addSubview(UIView())
    #expect(view.layoutCount == 0)
    view.layoutIfNeeded()
    #expect(view.layoutCount == 1)
    view.layoutIfNeeded()
    #expect(view.layoutCount == 1)
  }

  @Test func `a move makes no layout, a new size does`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.frame.origin = CGPoint(x: 50, y: 50)
    view.center.x += 1
    view.layoutIfNeeded()
    #expect(view.layoutCount == 1)
    view.bounds.size.height = 11
    view.layoutIfNeeded()
    #expect(view.layoutCount == 2)
  }

  @Test func `layout goes from the outermost dirty ancestor down, parents first`() {
    let log = CallLog()
    let (outer, middle, inner) = (LayoutView(), LayoutView(), LayoutView())
    outer.onLayout = { log.add("outer") }
    middle.onLayout = { log.add("middle") }
    inner.onLayout = { log.add("inner") }
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.layoutIfNeeded()
    #expect(log.take() == ["outer", "middle", "inner"])
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log.take() == ["outer", "inner"])
  }

  @Test func `subviews are placed by the bounds that layout sees`() {
    final class Halves: UIView {
      let left = UIView()
      override func layoutSubviews() {
        if left.superview == nil { addSubview(left) }
        left.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
      }
    }
    let view = Halves(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.layoutIfNeeded()
    #expect(view.left.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test func `layout runs with the view's traits as the current ones`() {
    let view = LayoutView()
    view.overrideUserInterfaceStyle = .dark
    var seen: UIUserInterfaceStyle?
    view.onLayout = { seen = UITraitCollection.current.userInterfaceStyle }
    view.layoutIfNeeded()
    #expect(seen == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `a changed intrinsic size lays out the superview`() {
    let parent = LayoutView()
    let child = UIView()
    parent.addSubview(child)
    parent.layoutIfNeeded()
    child.invalidateIntrinsicContentSize()
    parent.layoutIfNeeded()
    #expect(parent.layoutCount == 2)
  }

  @Test func `priorities have Apple's defaults and keep what is set`() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 750)
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.init(1), for: .horizontal)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 1)
  }

  @Test func `semantic content decides the direction`() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
  }
}
