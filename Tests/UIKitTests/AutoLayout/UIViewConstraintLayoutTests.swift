import Testing
import UIKit

@MainActor
@Suite struct UIViewConstraintLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func `views without constraints have their intrinsic size at the origin`() {
    let view = SizedView(40, 20)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    view.size.width = 50
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test func `content in a superview without a size gives it one`() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let view = SizedView(70, 30)
    box.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: box.topAnchor),
      view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 110, y: 85, width: 80, height: 30))
    #expect(view.frame == CGRect(x: 5, y: 0, width: 70, height: 30))
  }

  @Test func `constraints are updated once, children first, and again when asked`() {
    final class Updating: UIView {
      var onUpdate: () -> Void = {}
      override func updateConstraints() {
        onUpdate()
        super.updateConstraints()
      }
    }
    let log = CallLog()
    let (outer, inner) = (Updating(), Updating())
    outer.onUpdate = { log.add("outer") }
    inner.onUpdate = { log.add("inner") }
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(log.take() == ["inner", "outer"])
    outer.layoutIfNeeded()
    #expect(log.take() == [])
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
    outer.updateConstraintsIfNeeded()
    #expect(log.take() == ["inner"])
  }

  @Test func `without super's layoutSubviews the subviews stay where they are`() {
    final class Forgetful: UIView {
      override func layoutSubviews() {}
    }
    let view = SizedView(10, 10)
    let forgetful = Forgetful(frame: root.bounds)
    forgetful.addSubview(view)
    forgetful.layoutIfNeeded()
    #expect(view.frame == .zero)
  }
}
