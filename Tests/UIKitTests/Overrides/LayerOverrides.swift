import UIKit

private class Logged: CALayer {
  let log: OverrideLog?

  init(_ log: OverrideLog) {
    self.log = log
    super.init()
    frame = CGRect(x: 0, y: 0, width: 20, height: 10)
  }

  override init(layer: Any) {
    log = (layer as? Logged)?.log
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  fileprivate func write(_ call: String) {
    let log = log
    MainActor.assumeIsolated { log?.add(call) }
  }
}

private final class Drawing: Logged {
  override func draw(in ctx: CGContext) {
    write("draw \(bounds.size.words)")
    ctx.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    ctx.fill(bounds)
  }
}

private final class Displaying: Logged {
  override func display() {
    write("display")
    contents = nil
  }
}

private final class Arranging: Logged {
  override func layoutSublayers() {
    super.layoutSublayers()
    write("sublayers \(bounds.size.words)")
    for layer in sublayers ?? [] { layer.frame = bounds }
  }
}

private final class Keyed: Logged {
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "level" || super.needsDisplay(forKey: key)
  }
  override class func defaultValue(forKey key: String) -> Any? {
    key == "level" ? 3 : super.defaultValue(forKey: key)
  }
  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    event == "level" ? CABasicAnimation(keyPath: "level") : super.defaultAction(forKey: event)
  }
}

private final class Acting: Logged {
  override func action(forKey event: String) -> (any CAAction)? {
    if event == "opacity" { write("action \(event)") }
    return event == "opacity" ? CABasicAnimation(keyPath: event) : nil
  }
  override func add(_ anim: CAAnimation, forKey key: String?) {
    write("add \(key ?? "-")")
    super.add(anim, forKey: key)
  }
}

private final class Round: Logged {
  override func contains(_ p: CGPoint) -> Bool {
    write("contains \(p.words)")
    return p.x > 10
  }
  override func hitTest(_ p: CGPoint) -> CALayer? {
    write("hit \(p.words)")
    return super.hitTest(p)
  }
}

extension OverrideTable {
  static func layers() -> [OverrideProbe] {
    [
      OverrideProbe("CALayer.draw(in:)", expecting: ["draw 20 10", "shown"]) { log in
        let layer = Drawing(log)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.displayIfNeeded()
        log.add(layer.contents == nil ? "empty" : "shown")
      },
      OverrideProbe("CALayer.display()", expecting: ["display"]) { log in
        let layer = Displaying(log)
        layer.displayIfNeeded()
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
      },
      OverrideProbe(
        "CALayer.layoutSublayers()",
        expecting: ["sublayers 20 10", "0 0 20 10", "sublayers 30 10", "0 0 30 10"]
      ) { log in
        let (layer, child) = (Arranging(log), CALayer())
        layer.addSublayer(child)
        layer.layoutIfNeeded()
        log.add(child.frame.words)
        layer.bounds.size.width = 30
        layer.layoutIfNeeded()
        log.add(child.frame.words)
      },
      OverrideProbe(
        "CALayer.needsDisplay(forKey:)", "CALayer.defaultValue(forKey:)",
        "CALayer.defaultAction(forKey:)",
        expecting: ["3", "clean", "dirty", "animates"]
      ) { log in
        let layer = Keyed(log)
        log.add("\(layer.value(forKey: "level") ?? "-")")
        log.add(layer.needsDisplay() ? "dirty" : "clean")
        layer.setValue(5, forKey: "level")
        log.add(layer.needsDisplay() ? "dirty" : "clean")
        log.add(layer.action(forKey: "level") is CABasicAnimation ? "animates" : "still")
      },
      OverrideProbe(
        "CALayer.action(forKey:)", "CALayer.add(_:forKey:)",
        expecting: ["action opacity", "add opacity"]
      ) { log in
        let layer = Acting(log)
        let root = CALayer()
        root.addSublayer(layer)
        root.markSeen()
        layer.opacity = 0.5
      },
      OverrideProbe(
        "CALayer.contains(_:)", "CALayer.hitTest(_:)",
        expecting: ["hit 5 5", "contains 5 5", "none", "hit 15 5", "contains 15 5", "layer"]
      ) { log in
        let (root, layer) = (CALayer(), Round(log))
        root.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        root.addSublayer(layer)
        for x in [5, 15] {
          let hit = root.hitTest(CGPoint(x: x, y: 5))
          log.add(hit === layer ? "layer" : "none")
        }
      },
    ]
  }
}
