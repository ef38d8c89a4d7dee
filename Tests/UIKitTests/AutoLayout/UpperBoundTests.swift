import Testing
import UIKit

/// What constraints leave open: lengths are as small as may be, as on iOS, and places keep to
/// their bounds.
@MainActor
@Suite struct UpperBoundTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func added(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test func `a width that is at most 70 is 0`() {
    let view = added()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 70),
      view.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 0, height: 0))
    #expect(view.ambiguousDimensions == ["width", "height"])
  }

  @Test func `a view between a fixed edge and a bound is 0 wide at the fixed edge`() {
    let (one, other) = (added(), added())
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      one.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
      other.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      other.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
      one.heightAnchor.constraint(equalToConstant: 5),
      other.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(one.frame.minX == 10 && one.frame.width == 0)
    #expect(other.frame.minX == 310 && other.frame.width == 0)
  }

  @Test func `places with bounds alone are at their bounds`() {
    let (near, far) = (added(), added())
    NSLayoutConstraint.activate([
      near.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 16),
      near.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 30),
      far.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      far.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -40),
    ])
    for view in [near, far] {
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    root.layoutIfNeeded()
    #expect(near.frame == CGRect(x: 16, y: 30, width: 50, height: 20))
    #expect(far.frame == CGRect(x: 254, y: 420, width: 50, height: 20))
  }

  @Test func `a lower bound and an intrinsic size still count`() {
    let (bounded, sized) = (added(), added(SizedView(40, 10)))
    NSLayoutConstraint.activate([
      bounded.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bounded.widthAnchor.constraint(lessThanOrEqualToConstant: 70),
      bounded.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      sized.leadingAnchor.constraint(equalTo: bounded.trailingAnchor, constant: 8),
      sized.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      sized.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(bounded.frame.width == 30)
    #expect(sized.frame.minX == 38 && sized.frame.width == 40)
  }

  @Test func `a guide that is only bounded takes no room`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = added(SizedView(40, 10))
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: 25),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 0)
    #expect(view.frame.minX == 5)
  }
}
