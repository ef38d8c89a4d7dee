import Testing
import UIKit

@MainActor
@Suite struct LayoutEngineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test(arguments: [CGFloat(1), 2, 3])
  func `origins and sizes lie on the pixels of the scale`(scale: CGFloat) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.screenTraits = UITraitCollection(
      traitsFrom: [.screenDefault, UITraitCollection(displayScale: scale)])
    let view = SizedView(33.4, 10)
    window.addSubview(view)
    view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 25.0 + 1.0 / 6).isActive = true
    window.layoutIfNeeded()
    let expected: [CGFloat: (CGFloat, CGFloat)] = [
      1: (25, 33), 2: (25, 33.5), 3: (25 + 1.0 / 3, 33 + 1.0 / 3),
    ]
    #expect(abs(view.frame.minX - expected[scale]!.0) < 1e-9)
    #expect(abs(view.frame.width - expected[scale]!.1) < 1e-9)
  }

  @Test func `constraints that layoutSubviews changes hold in the same pass`() {
    final class Halves: UIView {
      let half = SizedView(1, 1)
      lazy var width = half.widthAnchor.constraint(equalToConstant: 0)
      override func layoutSubviews() {
        if half.superview == nil { addSubview(half) }
        width.isActive = true
        width.constant = bounds.width / 2
        super.layoutSubviews()
      }
    }
    let view = Halves(frame: root.bounds)
    view.layer.layoutIfNeeded()
    #expect(view.half.frame.width == 150)
  }

  @Test func `a tree that goes away takes its engine along`() {
    weak var leaked: UIView?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let view = SizedView(5, 5)
      root.addSubview(view)
      view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      root.layoutIfNeeded()
      leaked = root
    }
    #expect(leaked == nil)
  }
}
