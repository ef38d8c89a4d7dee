import Testing
import UIKit

@MainActor
@Suite struct NSLayoutConstraintTests: AddsViews {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

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
}
