import Testing
import UIKit

@MainActor
@Suite struct NSLayoutConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func added(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  @Test func `edges and a height place a view`() {
    let view = added()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 288, height: 44))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 368, height: 44))
  }

  @Test func `every attribute reads the rectangle that it names`() {
    let view = added()
    let other = UIView(frame: CGRect(x: 100, y: 60, width: 80, height: 40))
    root.addSubview(other)
    func place(_ one: NSLayoutConstraint.Attribute, _ two: NSLayoutConstraint.Attribute) -> CGRect {
      let constraints = [
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: one,
          multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: other, attribute: two,
          multiplier: 1, constant: 0),
      ]
      NSLayoutConstraint.activate(constraints)
      defer { NSLayoutConstraint.deactivate(constraints) }
      root.layoutIfNeeded()
      return view.frame
    }
    #expect(place(.left, .top).origin == CGPoint(x: 100, y: 60))
    #expect(place(.right, .bottom).origin == CGPoint(x: 180, y: 100))
    #expect(place(.centerX, .centerY).origin == CGPoint(x: 140, y: 80))
    #expect(place(.leftMargin, .topMargin).origin == CGPoint(x: 108, y: 68))
    #expect(place(.rightMargin, .bottomMargin).origin == CGPoint(x: 172, y: 92))
    #expect(place(.centerXWithinMargins, .centerYWithinMargins).origin == CGPoint(x: 140, y: 80))
    #expect(place(.left, .lastBaseline).origin == CGPoint(x: 100, y: 100))
    #expect(place(.left, .firstBaseline).origin == CGPoint(x: 100, y: 60))
  }

  @Test func `multipliers, inequalities and priorities count`() {
    let view = added()
    let half = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 10)
    half.priority = .defaultHigh
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    NSLayoutConstraint.activate([half, view.heightAnchor.constraint(equalToConstant: 1)])
    root.layoutIfNeeded()
    #expect(view.frame.width == 170)
    most.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    most.priority = .defaultLow
    root.layoutIfNeeded()
    #expect(view.frame.width == 170)
    half.constant = -20
    root.layoutIfNeeded()
    #expect(view.frame.width == 140)
  }

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

  @Test func `leading and trailing follow the direction of the view that holds them`() {
    let view = added()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 260)
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
  }

  @Test func `distances from leading edges are counted from the right where the text is`() {
    let (one, other) = (added(), added())
    let leading = one.leadingAnchor.constraint(
      greaterThanOrEqualTo: root.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      leading,
      one.widthAnchor.constraint(equalToConstant: 50),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      other.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
      root.leadingAnchor.anchorWithOffset(to: one.leadingAnchor)
        .constraint(lessThanOrEqualToConstant: 30),
      other.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(one.frame.maxX <= 310 && one.frame.maxX >= 290)
    #expect(other.frame.maxX == one.frame.minX - 8)
    leading.constant = 25
    root.layoutIfNeeded()
    #expect(one.frame.maxX <= 295)
  }

  @Test func `a view between two others in the tree passes its place on`() {
    let box = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    root.addSubview(box)
    let view = added(to: box)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -400),
      view.widthAnchor.constraint(equalToConstant: 5),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 35, width: 5, height: 5))
    box.frame.origin.x = 0
    root.layoutIfNeeded()
    #expect(view.frame.minX == 50)
  }

  @Test func `what iOS raises an exception for is told, and without effect`() {
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
    #expect(bad.map(\.isActive) == [false, false, false, false, true])
    #expect(view.frame == .zero)
  }

  @Test(arguments: [
    NSLayoutConstraint.Attribute.width, .height, .notAnAttribute, .left,
  ])
  func `a length without a second item is a constant, whatever the second attribute`(
    second: NSLayoutConstraint.Attribute
  ) {
    let view = added()
    let constraints = [NSLayoutConstraint.Attribute.width, .height].map {
      NSLayoutConstraint(
        item: view, attribute: $0, relatedBy: .equal, toItem: nil, attribute: second,
        multiplier: 1, constant: 70)
    }
    let (_, issues) = LayoutDiagnostics.collecting {
      NSLayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
    }
    #expect(issues == [])
    #expect(constraints.allSatisfy { $0.secondAttribute == .notAnAttribute && $0.isActive })
    #expect(constraints.allSatisfy { $0.secondItem == nil })
    #expect(view.frame.size == CGSize(width: 70, height: 70))
  }

  @Test func `a location without a second item is refused, whatever the second attribute`() {
    let view = added()
    let bad = [NSLayoutConstraint.Attribute.left, .top, .leading, .centerX, .lastBaseline].map {
      NSLayoutConstraint(
        item: view, attribute: $0, relatedBy: .equal, toItem: nil, attribute: $0, multiplier: 1,
        constant: 70)
    }
    let (_, issues) = LayoutDiagnostics.collecting { NSLayoutConstraint.activate(bad) }
    #expect(issues.count == 5)
    #expect(bad.allSatisfy { !$0.isActive })
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

  @Test func `bounds beyond every layout hold by themselves`() {
    let view = added()
    let (_, issues) = LayoutDiagnostics.collecting {
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
        view.widthAnchor.constraint(equalToConstant: 30),
      ])
      root.layoutIfNeeded()
    }
    #expect(issues == [])
    #expect(view.frame.width == 30)
  }

  @Test func `descriptions have the form of iOS's logs`() {
    let view = added()
    let next = added()
    let name = { (object: AnyObject) in object === view ? "A" : object === next ? "B" : "R" }
    func text(_ constraint: NSLayoutConstraint) -> String {
      constraint.isActive = true
      defer { constraint.isActive = false }
      return constraint.text(named: name)
    }
    #expect(
      text(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16))
        == "<NSLayoutConstraint H:|-(16)-[A]   (active, names: '|':R)>")
    #expect(
      text(root.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 4))
        == "<NSLayoutConstraint V:[A]-(>=4)-|   (active, names: '|':R)>")
    #expect(
      text(next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8))
        == "<NSLayoutConstraint H:[A]-(8)-[B]   (active)>")
    let width = view.widthAnchor.constraint(equalToConstant: 100.5)
    width.identifier = "wide"
    width.priority = UILayoutPriority(999)
    #expect(text(width) == "<NSLayoutConstraint 'wide' A.width == 100.5 @999   (active)>")
    #expect(
      text(view.widthAnchor.constraint(equalTo: next.heightAnchor, multiplier: 2, constant: -3))
        == "<NSLayoutConstraint A.width == 2*B.height - 3   (active)>")
    #expect(width.description.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(width.description.hasSuffix("(inactive)>"))
  }
}
