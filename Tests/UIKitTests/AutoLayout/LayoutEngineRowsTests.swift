import Testing
import UIKit

@MainActor
@Suite struct LayoutEngineRowsTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func `no size is negative, and what would make it so is a contradiction`() {
    let view = SizedView(10, 10)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
    ])
    root.frame.size.width = 30
    let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
    #expect(issues.count == 1)
    #expect(view.frame.width >= 0)
  }

  @Test func `an intrinsic size that must hold gives way to a constraint that must`() {
    let view = SizedView(60, 20)
    root.addSubview(view)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
    #expect(issues == [])
    #expect(view.frame.width == 30)
    width.priority = UILayoutPriority(999)
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  @Test func `alignment rectangles leave the insets out`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
      }
    }
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 6, y: 8, width: 62, height: 58))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 50, height: 50))
  }
}
