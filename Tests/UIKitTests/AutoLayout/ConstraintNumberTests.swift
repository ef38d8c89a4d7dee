import Testing
import UIKit

/// Numbers for which iOS raises an exception: none stops the process, and each is told.
@MainActor
@Suite struct ConstraintNumberTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let numbers: [CGFloat] = [.nan, .infinity, -.infinity, .signalingNaN]

  private func added(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func issues(_ body: () -> Void) -> [LayoutIssue] {
    LayoutDiagnostics.collecting {
      body()
      root.layoutIfNeeded()
      _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }.issues
  }

  @Test func `constants and multipliers of every constructor`() {
    let (one, other) = (added(), added())
    for number in numbers {
      let made = [
        one.widthAnchor.constraint(equalToConstant: number),
        one.widthAnchor.constraint(lessThanOrEqualToConstant: number),
        one.widthAnchor.constraint(greaterThanOrEqualToConstant: number),
        one.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: number),
        one.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 1, constant: number),
        one.leftAnchor.constraint(equalTo: other.leftAnchor, constant: number),
        one.leadingAnchor.constraint(
          equalToSystemSpacingAfter: other.trailingAnchor, multiplier: number),
        one.topAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: number),
        NSLayoutConstraint(
          item: one, attribute: .top, relatedBy: .equal, toItem: other, attribute: .top,
          multiplier: number, constant: 0),
      ]
      for constraint in made {
        #expect(issues { constraint.isActive = true }.count == 1, "\(constraint)")
        constraint.isActive = false
      }
    }
  }

  @Test func `constants that change while the constraint is active`() {
    let view = added()
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    for number in numbers {
      #expect(issues { width.constant = number }.count == 1)
      #expect(issues { width.constant = 20 } == [])
      #expect(view.frame.width == 20)
    }
  }

  @Test func `priorities that constraints cannot have`() {
    let view = added()
    for number in [Float.nan, .infinity, -.infinity, 0, -1, 1000.5] {
      let width = view.widthAnchor.constraint(equalToConstant: 20)
      width.priority = UILayoutPriority(number)
      #expect(issues { width.isActive = true }.count == 1, "\(number)")
      #expect(view.frame.width == (number > 1000 ? 20 : 0), "\(number)")
      #expect(issues { width.priority = .required } == [])
      #expect(view.frame.width == 20)
      #expect(issues { width.priority = UILayoutPriority(number) }.count == 1, "\(number)")
      width.isActive = false
    }
  }

  @Test func `content priorities, margins, spacings and fitting targets`() {
    let view = added(SizedView(20, 10))
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    for number in [Float.nan, .infinity, -5] {
      #expect(
        issues { view.setContentHuggingPriority(UILayoutPriority(number), for: .horizontal) }
          .count == 1)
      view.setContentHuggingPriority(.defaultLow, for: .horizontal)
    }
    let stack = UIStackView(arrangedSubviews: [SizedView(1, 1), SizedView(1, 1)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    for number in numbers {
      #expect(!issues { stack.spacing = number }.isEmpty)
      #expect(issues { stack.spacing = 0 } == [])
      #expect(issues { root.layoutMargins.left = number }.count == 1)
      root.layoutMargins = .zero
      let target = CGSize(width: number, height: 10)
      #expect(
        LayoutDiagnostics.collecting { root.systemLayoutSizeFitting(target) }.issues.count == 1)
    }
    #expect(
      LayoutDiagnostics.collecting {
        root.systemLayoutSizeFitting(
          .zero, withHorizontalFittingPriority: UILayoutPriority(.nan),
          verticalFittingPriority: .required)
      }.issues.count == 1)
  }

  @Test func `metrics of a visual format`() {
    let view = added()
    for number in numbers {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-(gap)-[view(size@rank)]",
        metrics: ["gap": number, "size": number, "rank": number], views: ["view": view])
      #expect(issues { NSLayoutConstraint.activate(made) }.count >= made.count)
      NSLayoutConstraint.deactivate(made)
    }
  }
}
