import Testing
import UIKit

@MainActor
@Suite struct NSLayoutConstraintDescriptionTests: AddsViews {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

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
