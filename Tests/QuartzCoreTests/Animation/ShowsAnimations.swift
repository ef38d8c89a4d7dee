import QuartzCore

/// A suite that looks at what animations show.
protocol ShowsAnimations {}

extension ShowsAnimations {
  func widths(_ animation: CABasicAnimation, layerWidth: CGFloat = 10) -> [CGFloat] {
    let layer = CAShapeLayer()
    layer.lineWidth = layerWidth
    return shown(by: layer, with: [animation], at: [0, 0.25, 1]) {
      ($0 as? CAShapeLayer)?.lineWidth ?? -1
    }
  }
}
