import Testing
import UIKit

@MainActor
@Suite struct UILayoutGuideTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview == nil { root.addSubview(view) }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func `the margins guide follows the margins`() {
    let view = UIView()
    pin(view, to: root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
    #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
  }

  @Test func `the safe area guide follows the window's safe area`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.addSubview(root)
    let view = UIView()
    pin(view, to: root.safeAreaLayoutGuide)
    window.layoutIfNeeded()
    #expect(view.frame == root.bounds)
    window.screenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 47, width: 300, height: 119))
  }

  @Test func `readable content is as wide as text reads well`() {
    root.frame.size.width = 1000
    let view = UIView()
    pin(view, to: root.readableContentGuide)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 164, y: 8, width: 672, height: 184))
  }

  @Test func `guides of the app's own space views apart`() {
    let (one, two) = (UIView(), UIView())
    let guides = (0..<3).map { _ in UILayoutGuide() }
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 60).isActive = true
    }
    for guide in guides { root.addLayoutGuide(guide) }
    #expect(root.layoutGuides == guides)
    NSLayoutConstraint.activate([
      guides[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      one.leftAnchor.constraint(equalTo: guides[0].rightAnchor),
      guides[1].leftAnchor.constraint(equalTo: one.rightAnchor),
      two.leftAnchor.constraint(equalTo: guides[1].rightAnchor),
      guides[2].leftAnchor.constraint(equalTo: two.rightAnchor),
      guides[2].rightAnchor.constraint(equalTo: root.rightAnchor),
      guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
      guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(one.frame.minX == 60 && two.frame.minX == 180)
    #expect(guides[1].layoutFrame.minX == 120)
    #expect(guides[1].layoutFrame.width == 60)
    root.removeLayoutGuide(guides[1])
    #expect(guides[1].owningView == nil)
    #expect(root.constraints.count == 5)
  }
}
