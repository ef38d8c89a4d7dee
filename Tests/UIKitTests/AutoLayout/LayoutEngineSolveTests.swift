import Testing
import UIKit

@MainActor
@Suite struct LayoutEngineSolveTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func `the view that hugs less stretches, the one that resists less shrinks`() {
    let (one, two) = (SizedView(60, 20), SizedView(60, 20))
    for view in [one, two] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    two.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 60 && two.frame.width == 240)
    two.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 240 && two.frame.width == 60)
    root.frame.size.width = 100
    one.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 60 && two.frame.width == 40)
  }

  @Test func `among equals the item that a constraint mentions first stretches`() {
    for isReversed in [false, true] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let views = [SizedView(60, 20), SizedView(60, 20)]
      for view in isReversed ? views.reversed() : views { root.addSubview(view) }
      NSLayoutConstraint.activate([
        views[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      ])
      root.layoutIfNeeded()
      #expect(views[1].frame.width == 240 && views[0].frame.width == 60)
    }
  }
}
