import Testing
import UIKit

/// A subview at 20, 20 of 60 by 60 in a superview that goes from 100 to 200 points: margins of
/// 20 on each side.
@MainActor
@Suite struct UIViewAutoresizingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let mask: UIView.AutoresizingMask
    let x: CGFloat
    let width: CGFloat
    var testDescription: String { "mask \(mask.rawValue)" }
  }

  @Test(arguments: [
    Case(mask: [], x: 20, width: 60),
    Case(mask: .flexibleRightMargin, x: 20, width: 60),
    Case(mask: .flexibleLeftMargin, x: 120, width: 60),
    Case(mask: .flexibleWidth, x: 20, width: 160),
    Case(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 70, width: 60),
    Case(mask: [.flexibleLeftMargin, .flexibleWidth], x: 45, width: 135),
    Case(mask: [.flexibleWidth, .flexibleRightMargin], x: 20, width: 135),
    Case(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 40, width: 120),
  ])
  func `the change is shared in proportion to the flexible parts`(_ example: Case) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    child.autoresizingMask = example.mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.frame == CGRect(x: example.x, y: 20, width: example.width, height: 60))
  }

  @Test func `the vertical parts follow the height alone`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 30))
    child.autoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    parent.addSubview(child)
    parent.bounds.size.height = 50
    #expect(child.frame == CGRect(x: 0, y: 5, width: 100, height: 15))
  }

  @Test func `unequal margins grow in proportion, not by half each`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 60, height: 10))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    parent.addSubview(child)
    parent.frame.size.width = 140
    #expect(child.frame.minX == 20)
  }

  @Test func `margins of a view in a superview without a size become equal`() {
    let superview = UIView()
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    icon.autoresizingMask = [
      .flexibleLeftMargin, .flexibleTopMargin, .flexibleRightMargin, .flexibleBottomMargin,
    ]
    superview.addSubview(icon)
    superview.frame.size = CGSize(width: 80, height: 30)
    #expect(icon.frame == CGRect(x: 30, y: 5, width: 20, height: 20))
  }

  @Test func `parts that add up to nothing get equal shares`() {
    let parent = UIView()
    let child = UIView()
    child.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 100, height: 0)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 0))
  }

  @Test func `a superview may keep its subviews as they are`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.autoresizesSubviews = false
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size.width = 10
    #expect(child.frame.width == 100)
  }
}
