import Testing
import UIKit

/// A view with a natural size.
final class SizedView: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

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

  @Test func `the view that hugs less stretches, the one that resists less shrinks`() {
    let (one, two) = (SizedView(60, 20), SizedView(60, 20))
    for view in [one, two] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    two.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 60 && two.frame.width == 240)
    two.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 240 && two.frame.width == 60)
    root.frame.size.width = 100
    one.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 60 && two.frame.width == 40)
  }

  @Test func `among equals the item that a constraint mentions first stretches`() {
    for isReversed in [false, true] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let views = [SizedView(60, 20), SizedView(60, 20)]
      for view in isReversed ? views.reversed() : views { root.addSubview(view) }
      NSLayoutConstraint.activate([
        views[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
        views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      ])
      root.layoutIfNeeded()
      #expect(views[1].frame.width == 240 && views[0].frame.width == 60)
    }
  }

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

  @Test func `autoresizing masks stand for relations to the superview`() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([width, box.heightAnchor.constraint(equalToConstant: 10)])
    root.layoutIfNeeded()
    let resized = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 5))
    resized.autoresizingMask = .flexibleWidth
    box.addSubview(resized)
    let inner = SizedView(10, 5)
    resized.addSubview(inner)
    inner.widthAnchor.constraint(equalTo: resized.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame.width == 40)
    width.constant = 160
    root.layoutIfNeeded()
    #expect(resized.frame == CGRect(x: 10, y: 0, width: 140, height: 5))
    #expect(inner.frame.width == 70)
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
