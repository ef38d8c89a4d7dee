import Testing
import UIKit

/// Lengths beyond what Auto Layout knows count as the largest one.
@MainActor
@Suite struct LargestLengthTests {
  private final class Wide: UIView {
    var length = CGFloat.greatestFiniteMagnitude

    override var intrinsicContentSize: CGSize {
      CGSize(width: length, height: UIView.noIntrinsicMetric)
    }
  }

  private func width(_ length: CGFloat, pinned: Bool) -> CGFloat {
    let wide = Wide()
    wide.length = length
    let stack = UIStackView(arrangedSubviews: [wide])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    host.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: host.topAnchor),
      stack.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20),
    ])
    stack.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -20).isActive = pinned
    host.layoutIfNeeded()
    return wide.frame.width
  }

  @Test(arguments: [CGFloat.greatestFiniteMagnitude, .infinity, 1e9, 3_000_000])
  func `an endless intrinsic width takes what there is`(_ length: CGFloat) {
    #expect(width(length, pinned: true) == 353)
    #expect(width(length, pinned: false) == 2_777_777)
  }

  @Test func `an intrinsic width that Auto Layout knows is kept, NaN is left out`() {
    #expect(width(10_000, pinned: false) == 10_000)
    #expect(width(.nan, pinned: false) == 0)
  }

  @Test func `a constant beyond the largest length is that length`() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (equal, limited) = (UIView(), UIView())
    for view in [equal, limited] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    let wide = equal.widthAnchor.constraint(equalToConstant: .greatestFiniteMagnitude)
    let loose = limited.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude)
    let own = limited.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([wide, loose, own])
    let found = LayoutDiagnostics.collecting { host.layoutIfNeeded() }.1
    #expect(found.isEmpty)
    #expect(equal.frame.width == 2_777_777 && limited.frame.width == 40)
    #expect(wide.constant == .greatestFiniteMagnitude)
    wide.constant = 50
    host.layoutIfNeeded()
    #expect(equal.frame.width == 50)
    wide.constant = 1e12
    host.layoutIfNeeded()
    #expect(equal.frame.width == 2_777_777)
  }

  @Test func `attributes that do not go together stay active, and no layout heeds them`() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    host.addSubview(view)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: host, attribute: .top,
      multiplier: 1, constant: 40)
    let found = LayoutDiagnostics.collecting { constraint.isActive = true }.1
    #expect(found.count == 1)
    #expect(constraint.isActive && host.constraints.contains(constraint))
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    constraint.isActive = false
    #expect(host.constraints.isEmpty)
  }
}
