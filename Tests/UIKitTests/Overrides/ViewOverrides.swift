import UIKit

private class Logged: UIView {
  var log: OverrideLog?

  convenience init(_ log: OverrideLog, _ width: CGFloat = 40, _ height: CGFloat = 30) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    self.log = log
  }
}

private final class Mover: Logged {
  override func willMove(toSuperview newSuperview: UIView?) {
    log?.add("will move to \(newSuperview == nil ? "none" : "superview")")
  }
  override func didMoveToSuperview() { log?.add("did move, \(superview == nil ? "none" : "in")") }
  override func willMove(toWindow newWindow: UIWindow?) {
    log?.add("will move to \(newWindow == nil ? "no window" : "window")")
  }
  override func didMoveToWindow() { log?.add("did move, window \(window == nil ? "none" : "in")") }
  override func didAddSubview(_ subview: UIView) { log?.add("added \(subview.tag)") }
  override func willRemoveSubview(_ subview: UIView) { log?.add("removes \(subview.tag)") }
}

private final class Layouter: Logged {
  override func layoutSubviews() {
    super.layoutSubviews()
    log?.add("layout \(bounds.size.words)")
    for view in subviews { view.frame = bounds.insetBy(dx: 5, dy: 5) }
  }
  override func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { log?.add("sublayers") }
    super.layoutSublayers(of: layer)
  }
}

private final class Painter: Logged {
  override func draw(_ rect: CGRect) {
    log?.add("draw \(rect.words)")
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
  }
  override func draw(_ layer: CALayer, in ctx: CGContext) {
    log?.add("layer")
    super.draw(layer, in: ctx)
  }
  override func layerWillDraw(_ layer: CALayer) { log?.add("will draw") }
}

private final class Shape: Logged {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

private final class Target: Logged {
  var ignoresAll = false
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    log?.add("hit \(point.words)")
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    log?.add("inside \(point.words)")
    return !ignoresAll && bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

private final class Sized: Logged {
  override var intrinsicContentSize: CGSize {
    log?.add("intrinsic")
    return CGSize(width: 21, height: 13)
  }
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0)
  }
}

private final class Fitting: Logged {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    log?.add("fits \(size.words)")
    return CGSize(width: 7, height: 9)
  }
}

private final class Constrained: Logged {
  override class var requiresConstraintBasedLayout: Bool { true }
  override func updateConstraints() {
    log?.add("constraints")
    super.updateConstraints()
  }
}

private final class Traits: Logged {
  override func tintColorDidChange() { log?.add("tint") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    log?.add("traits \(traitCollection.userInterfaceStyle == .dark ? "dark" : "other")")
  }
  override func safeAreaInsetsDidChange() { log?.add("safe area \(Int(safeAreaInsets.top))") }
  override func layoutMarginsDidChange() { log?.add("margins \(Int(layoutMargins.left))") }
}

private final class Baselines: Logged {
  let inner = UILabel()
  override var forLastBaselineLayout: UIView {
    log?.add("last")
    return inner
  }
  override var forFirstBaselineLayout: UIView {
    log?.add("first")
    return inner
  }
}

private final class Acting: Logged {
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    if event == "opacity" { log?.add("action \(event)") }
    return super.action(for: layer, forKey: event)
  }
}

private final class Placed: Logged {
  override var frame: CGRect {
    get { super.frame }
    set {
      log?.add("frame \(newValue.words)")
      super.frame = newValue.insetBy(dx: 1, dy: 1)
    }
  }
}

extension OverrideTable {
  static func views() -> [OverrideProbe] {
    viewTree() + viewDrawing() + viewLayout() + viewEnvironment() + viewState()
  }

  private static func viewTree() -> [OverrideProbe] {
    [
      OverrideProbe(
        "UIView.willMove(toSuperview:)", "UIView.didMoveToSuperview()",
        "UIView.willMove(toWindow:)", "UIView.didMoveToWindow()",
        expecting: [
          "will move to superview", "did move, in", "will move to window", "did move, window in",
          "will move to no window", "did move, window none", "will move to none",
          "did move, none",
        ]
      ) { log in
        let view = Mover(log)
        let parent = UIView(frame: view.frame)
        parent.addSubview(view)
        let window = UIWindow(frame: view.frame)
        window.addSubview(parent)
        parent.removeFromSuperview()
        view.removeFromSuperview()
      },
      OverrideProbe(
        "UIView.didAddSubview(_:)", "UIView.willRemoveSubview(_:)",
        expecting: ["added 1", "added 2", "removes 1"]
      ) { log in
        let view = Mover(log)
        let (one, two) = (UIView(), UIView())
        (one.tag, two.tag) = (1, 2)
        view.addSubview(one)
        view.insertSubview(two, at: 0)
        one.removeFromSuperview()
      },
      OverrideProbe(
        "UIView.hitTest(_:with:)", "UIView.point(inside:with:)",
        expecting: ["hit -5 4", "inside -5 4", "self", "hit -5 4", "inside -5 4", "none"]
      ) { log in
        let view = Target(log)
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.frame.origin = CGPoint(x: 20, y: 20)
        parent.addSubview(view)
        for ignores in [false, true] {
          view.ignoresAll = ignores
          let hit = parent.hitTest(CGPoint(x: 15, y: 24), with: nil)
          log.add(hit === view ? "self" : "none")
        }
      },
    ]
  }

  private static func viewDrawing() -> [OverrideProbe] {
    [
      OverrideProbe(
        "UIView.draw(_:)", "UIView.draw(_:in:)", "UIView.layerWillDraw(_:)",
        expecting: ["will draw", "layer", "draw 0 0 40 30", "red"]
      ) { log in
        try OverrideProbe.show(Painter(log)) { host in
          let image = try host.render(scale: 1)
          log.add(image.rgbaRows[1][1] == 0xFF00_00FF ? "red" : "other")
        }
      },
      OverrideProbe("UIView.layerClass", expecting: ["CAShapeLayer"]) { log in
        log.add("\(type(of: Shape(log).layer))")
      },
      OverrideProbe(
        "UIView.action(for:forKey:)", expecting: ["action opacity", "action opacity", "1"]
      ) { log in
        let view = Acting(log)
        try OverrideProbe.show(view) { host in
          // Layers have actions once they were on a screen.
          try host.advance(to: 0)
          log.clear()
          view.alpha = 0.5
          UIView.animate(withDuration: 1) { view.alpha = 0.2 }
          log.add("\(view.layer.animationKeys()?.count ?? 0)")
        }
      },
    ]
  }

  private static func viewLayout() -> [OverrideProbe] {
    [
      OverrideProbe(
        "UIView.layoutSubviews()", "UIView.layoutSublayers(of:)",
        expecting: [
          "sublayers", "layout 40 30", "5 5 30 20", "sublayers", "layout 50 30", "5 5 40 20",
        ]
      ) { log in
        let view = Layouter(log)
        let child = UIView()
        view.addSubview(child)
        view.layoutIfNeeded()
        log.add(child.frame.words)
        view.frame.origin.x = 9
        view.layoutIfNeeded()
        view.frame.size.width = 50
        view.layoutIfNeeded()
        log.add(child.frame.words)
      },
      OverrideProbe(
        "UIView.intrinsicContentSize", "UIView.alignmentRectInsets",
        expecting: ["intrinsic", "-3 0 24 13"]
      ) { log in
        let (host, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), Sized(log))
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        view.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
        host.layoutIfNeeded()
        log.unite()
        log.add(view.frame.words)
      },
      OverrideProbe(
        "UIView.sizeThatFits(_:)", expecting: ["fits 40 30", "0 0 7 9"]
      ) { log in
        let view = Fitting(log)
        view.sizeToFit()
        log.add(view.frame.words)
      },
      OverrideProbe(
        "UIView.updateConstraints()", "UIView.requiresConstraintBasedLayout",
        expecting: ["constraints", "constraints"]
      ) { log in
        let view = Constrained(log)
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        view.setNeedsUpdateConstraints()
        view.layoutIfNeeded()
      },
      OverrideProbe(
        "UIView.forLastBaselineLayout", "UIView.forFirstBaselineLayout",
        expecting: ["last", "first"]
      ) { log in
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        let view = Baselines(log)
        view.addSubview(view.inner)
        host.addSubview(view)
        let other = UILabel()
        for view in [view, view.inner, other] {
          view.translatesAutoresizingMaskIntoConstraints = false
        }
        host.addSubview(other)
        other.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor).isActive = true
        other.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor).isActive = true
        host.layoutIfNeeded()
        log.keep("last", "first")
      },
    ]
  }

  private static func viewEnvironment() -> [OverrideProbe] {
    [
      OverrideProbe(
        "UIView.frame", expecting: ["frame 0 0 40 30", "frame 0 0 60 40", "1 1 58 38"]
      ) { log in
        let view = Placed()
        view.log = log
        let stack = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        stack.addSubview(view)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        view.frame = stack.bounds
        log.add(view.frame.words)
      },
    ]
  }

  private static func viewState() -> [OverrideProbe] {
    [
      OverrideProbe(
        "UIView.tintColorDidChange()", expecting: ["tint", "tint"]
      ) { log in
        let (parent, view) = (UIView(), Traits(log))
        parent.addSubview(view)
        log.clear()
        parent.tintColor = .red
        view.tintColor = .blue
      },
      OverrideProbe(
        "UIView.traitCollectionDidChange(_:)", expecting: ["tint", "traits dark"]
      ) { log in
        let view = Traits(log)
        try OverrideProbe.show(view) { _ in
          log.clear()
          view.overrideUserInterfaceStyle = .dark
          view.layoutIfNeeded()
        }
        // A tint is another colour in the dark.
        log.keep("tint", "traits dark")
      },
      OverrideProbe(
        "UIView.safeAreaInsetsDidChange()", "UIView.layoutMarginsDidChange()",
        expecting: ["safe area 20", "margins 12"]
      ) { log in
        let view = Traits(log)
        try OverrideProbe.show(view) { _ in
          let safe = log.calls.filter { $0.hasPrefix("safe") }
          log.clear()
          if let last = safe.last { log.add(last) }
          view.layoutMargins = UIEdgeInsets(top: 1, left: 12, bottom: 1, right: 1)
          view.layoutIfNeeded()
        }
        // Taken out of the window at the end, it has no safe area.
        log.keep("safe area 20", "margins 12")
      },
    ]
  }
}
