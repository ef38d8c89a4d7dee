import Testing
import UIKit

@MainActor
@Suite struct NSLayoutConstraintActivationTests: AddsViews {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `a constraint is in the closest view that both items are in`() {
    let box = added()
    let one = added(to: box)
    let two = added(to: box)
    let inner = one.leftAnchor.constraint(equalTo: two.rightAnchor)
    let outer = one.leftAnchor.constraint(equalTo: root.leftAnchor)
    let own = one.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([inner, outer, own])
    #expect(box.constraints == [inner])
    #expect(root.constraints == [outer])
    #expect(one.constraints == [own])
    inner.isActive = false
    #expect(box.constraints == [])
    #expect(!inner.isActive && outer.isActive)
  }

  @Test func `a view that leaves takes its own constraints along and loses the others`() {
    let box = added()
    let leaf = added(to: box)
    let own = leaf.widthAnchor.constraint(equalTo: box.widthAnchor, constant: -4)
    let size = box.widthAnchor.constraint(equalToConstant: 50)
    let outer = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)
    NSLayoutConstraint.activate([own, size, outer])
    root.layoutIfNeeded()
    box.removeFromSuperview()
    #expect(own.isActive && size.isActive && !outer.isActive)
    size.constant = 60
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.addSubview(box)
    other.layoutIfNeeded()
    #expect(box.frame.width == 60)
    #expect(leaf.frame.width == 56)
  }

  @Test func `what iOS raises an exception for is reported, and has no effect`() {
    let view = added()
    let stray = UIView()
    let bad = [
      view.leftAnchor.constraint(equalTo: stray.leftAnchor),
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 5),
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top,
        multiplier: 1, constant: 5),
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .leading,
        multiplier: 1, constant: 5),
      view.widthAnchor.constraint(equalToConstant: .nan),
    ]
    let (_, issues) = LayoutDiagnostics.collecting {
      NSLayoutConstraint.activate(bad)
      root.layoutIfNeeded()
    }
    #expect(issues.count == bad.count)
    #expect(bad.map(\.isActive) == [false, false, true, true, true])
    #expect(view.frame == .zero)
  }

  @Test func `a second item that is gone is no constant`() {
    let view = added()
    var other: UIView? = UIView()
    let width = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: other, attribute: .width,
      multiplier: 1, constant: 70)
    other = nil
    let (_, issues) = LayoutDiagnostics.collecting { width.isActive = true }
    #expect(issues.count == 1 && !width.isActive)
  }
}
