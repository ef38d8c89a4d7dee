import QuartzCore

/// Draws a value of its own, and says whose copy it is.
final class ProgressLayer: CALayer {
  var tag = "model"

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    tag = "copy of \((layer as? ProgressLayer)?.tag ?? "?")"
  }

  required init?(coder: NSCoder) { nil }

  var progress: CGFloat {
    get { value(forKey: "progress") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "progress") }
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func draw(in ctx: CGContext) {
    ctx.setFillColor(.red)
    ctx.fill(CGRect(x: 0, y: 0, width: progress, height: bounds.height))
  }
}
