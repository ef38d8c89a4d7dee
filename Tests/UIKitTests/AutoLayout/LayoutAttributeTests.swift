import Testing
import UIKit

@MainActor
@Suite struct LayoutAttributeTests: AddsViews {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

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
}
