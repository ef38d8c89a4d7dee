import Testing
import UIKit

/// Constraints, then layout, then drawing; each as often as it was asked for, once a turn.
@MainActor
@Suite struct UpdateCycleTests {
  private final class CycleView: UIView {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      super.updateConstraints()
      log.add("\(name).updateConstraints")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.add("\(name).layoutSubviews")
    }
    override func draw(_ rect: CGRect) { log.add("\(name).draw") }
  }

  private let log = CallLog()
  private let host = RenderHost(size: CGSize(width: 20, height: 20))

  @Test func `constraints come first, children before parents, then layout, then drawing`() throws {
    let (outer, inner) = (CycleView("outer", log), CycleView("inner", log))
    outer.addSubview(inner)
    host.host(outer)
    try host.settle()
    #expect(
      log.take() == [
        "inner.updateConstraints", "outer.updateConstraints", "outer.layoutSubviews",
        "inner.layoutSubviews", "outer.draw", "inner.draw",
      ])
    try host.settle()
    #expect(log.take() == [])
    host.tearDown()
  }

  @Test func `what is asked for many times is done once, and nothing else with it`() throws {
    let (outer, inner) = (CycleView("outer", log), CycleView("inner", log))
    outer.addSubview(inner)
    host.host(outer)
    try host.settle()
    _ = log.take()
    for _ in 0..<3 {
      inner.setNeedsDisplay()
      inner.setNeedsLayout()
      inner.setNeedsUpdateConstraints()
    }
    #expect(log.take() == [])
    try host.settle()
    #expect(log.take() == ["inner.updateConstraints", "inner.layoutSubviews", "inner.draw"])
    inner.setNeedsDisplay()
    try host.settle()
    #expect(log.take() == ["inner.draw"])
    host.tearDown()
  }

  @Test func `layout is due for a view that comes and its superview, and where one left`() {
    let (outer, view) = (UIView(), UIView())
    outer.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(!outer.layer.needsLayout() && !view.layer.needsLayout())
    outer.addSubview(view)
    #expect(outer.layer.needsLayout() && view.layer.needsLayout())
    outer.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(outer.layer.needsLayout())
  }

  @Test func `a new size lays out the view and its superview, a new place or look neither`() {
    let (outer, view) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    outer.addSubview(view)
    outer.layoutIfNeeded()
    view.center = CGPoint(x: 40, y: 40)
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.alpha = 0.5
    view.backgroundColor = .red
    #expect(!outer.layer.needsLayout() && !view.layer.needsLayout())
    view.transform = .identity
    view.frame.size.width = 10
    #expect(outer.layer.needsLayout() && view.layer.needsLayout())
  }

  @Test func `the current traits are the view's wherever a view answers to a change`() throws {
    final class Reader: UIView {
      var styles: [String: UIUserInterfaceStyle] = [:]
      private func read(_ call: String) {
        styles[call] = UITraitCollection.current.userInterfaceStyle
      }
      override func updateConstraints() {
        super.updateConstraints()
        read("updateConstraints")
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        read("layoutSubviews")
      }
      override func draw(_ rect: CGRect) { read("draw") }
      override func tintColorDidChange() {
        super.tintColorDidChange()
        read("tintColorDidChange")
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        read("traitCollectionDidChange")
      }
    }
    let reader = Reader(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    reader.overrideUserInterfaceStyle = .dark
    host.host(reader)
    reader.tintColor = .red
    try host.settle()
    let calls = [
      "updateConstraints", "layoutSubviews", "draw", "tintColorDidChange",
      "traitCollectionDidChange",
    ]
    for call in calls { #expect(reader.styles[call] == .dark, "\(call)") }
    host.tearDown()
  }
}
