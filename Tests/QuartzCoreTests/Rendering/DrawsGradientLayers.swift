import QuartzCore

/// A suite that draws gradient layers.
protocol DrawsGradientLayers {}

extension DrawsGradientLayers {
  func gradient(
    _ colors: [CGColor], _ width: CGFloat = 4, _ height: CGFloat = 256,
    prepare: (CAGradientLayer) -> Void = { _ in }
  ) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.colors = colors
    prepare(layer)
    return layer
  }
}
