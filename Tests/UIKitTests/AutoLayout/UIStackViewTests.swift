import ConstraintSolver
import Testing
import UIKit

@MainActor
@Suite struct UIStackViewTests {
  @Test func `hiding and showing, adding and removing lay out anew`() {
    let views = [SizedView(30, 10), SizedView(40, 10), SizedView(50, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 10
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 100))
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 140, height: 10))
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 90)
    #expect(views[2].frame.minX == 40)
    views[1].isHidden = false
    views[0].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    #expect(stack.frame.width == 100)
    stack.insertArrangedSubview(views[0], at: 1)
    root.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 50, y: 0, width: 30, height: 10))
    stack.removeArrangedSubview(views[0])
    root.layoutIfNeeded()
    #expect(stack.frame.width == 100)
    #expect(views[0].superview === stack)
  }

  @Test func `a row runs from the right in a right-to-left interface`() {
    let views = [SizedView(30, 10), SizedView(40, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.frame.size = CGSize(width: 70, height: 10)
    stack.layoutIfNeeded()
    #expect(views[0].frame.minX == 40 && views[1].frame.minX == 0)
  }

  @Test func `stacks nest`() {
    let inner = UIStackView(arrangedSubviews: [SizedView(50, 20), SizedView(70, 30)])
    inner.axis = .vertical
    inner.spacing = 4
    let icon = SizedView(48, 48)
    icon.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let outer = UIStackView(arrangedSubviews: [icon, inner])
    outer.spacing = 12
    outer.alignment = .center
    outer.frame.size = CGSize(width: 311, height: 60)
    outer.layoutIfNeeded()
    #expect(outer.arrangedSubviews[0].frame == CGRect(x: 0, y: 6, width: 48, height: 48))
    #expect(inner.frame == CGRect(x: 60, y: 3, width: 251, height: 54))
    #expect(inner.arrangedSubviews[1].frame == CGRect(x: 0, y: 24, width: 251, height: 30))
  }

  @Test func `a column may be spaced between baselines`() {
    final class Line: UIView, TextLayoutProviding {
      let firstBaselineOffsetFromTop: CGFloat = 15
      let lastBaselineOffsetFromBottom: CGFloat = 5
      let wrapsContent = false
      func contentSize(wrappedAt width: CGFloat) -> CGSize { intrinsicContentSize }
      override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
    }
    let stack = UIStackView(arrangedSubviews: [Line(), Line()])
    stack.axis = .vertical
    stack.spacing = 30
    stack.isBaselineRelativeArrangement = true
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 60, height: 50))
    stack.axis = .horizontal
    stack.alignment = .firstBaseline
    stack.addArrangedSubview(SizedView(10, 40))
    stack.frame.size = CGSize(width: 200, height: 100)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[2].frame.minY == stack.arrangedSubviews[0].frame.minY + 15)
  }
}
