import Testing
import UIKit

@MainActor
@Suite struct NSLayoutAnchorTests {
  private let one = SizedView(10, 10)
  private let two = SizedView(10, 10)

  @Test func `a constraint of two anchors has their items and is not active`() {
    let made = one.leadingAnchor.constraint(lessThanOrEqualTo: two.trailingAnchor, constant: 8)
    #expect(made.firstItem === one && made.firstAttribute == .leading)
    #expect(made.secondItem === two && made.secondAttribute == .trailing)
    #expect(made.relation == .lessThanOrEqual && made.constant == 8 && made.multiplier == 1)
    #expect(!made.isActive && made.priority == .required)
  }

  @Test func `the system's spacing is 8 points times the multiplier`() {
    let after = one.leadingAnchor.constraint(
      equalToSystemSpacingAfter: two.trailingAnchor, multiplier: 2)
    #expect(after.constant == 16 && after.relation == .equal)
    let below = one.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: two.bottomAnchor, multiplier: 0.5)
    #expect(below.constant == 4 && below.relation == .greaterThanOrEqual)
  }

  @Test func `anchors of one attribute of one view are equal`() {
    #expect(one.leadingAnchor == one.leadingAnchor)
    #expect(one.leadingAnchor != one.trailingAnchor)
    #expect(one.leadingAnchor != two.leadingAnchor)
    #expect(one.leadingAnchor.name == "leading" && one.leadingAnchor.item === one)
  }

  @Test func `the distance from one anchor to another is a length`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(one)
    root.addSubview(two)
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      one.leftAnchor.anchorWithOffset(to: two.leftAnchor).constraint(equalToConstant: 30),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      one.topAnchor.anchorWithOffset(to: two.topAnchor).constraint(equalToConstant: 7),
    ])
    root.layoutIfNeeded()
    #expect(two.frame == CGRect(x: 35, y: 7, width: 10, height: 10))
  }
}
