/// A wheel of colours around the origin: the hue goes counter-clockwise from red on the right, the
/// saturation outwards.
struct HueSaturationSource: PixelSource {
  let radius: Double
  let value: Double
  let space: CGColorSpace

  /// Not drawn: the softness, whose curve Apple does not publish, and the dithering
  /// (`FidelityFeature.property`); views set both to 0. The rim is smooth over one pixel.
  static func image(_ inputs: FilterInputs) -> CIImage {
    for key in ["inputSoftness", "inputDither"] where inputs.number(key) != 0 {
      FidelityLedger.note(.property, "CIHueSaturationValueGradient.\(key)")
    }
    let radius = max(inputs.number(kCIInputRadiusKey), 0)
    let value = min(max(inputs.number("inputValue"), 0), 1)
    let space = inputs.values["inputColorSpace"] as? CGColorSpace ?? .standard
    return CIImage(
      extent: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius),
      HueSaturationSource(radius: radius, value: value, space: space))
  }

  func pixels(in rect: PixelRect, working: PixelBlock.Encoding) -> PixelBlock {
    var block = PixelBlock(rect, .encoded)
    guard radius > 0 else { return block }
    let isPlain = space == .standard || space == CGColorSpaceCreateDeviceRGB()
    block.fill { x, y in
      let distance = DeterministicMath.hypot(x, y)
      let coverage = min(max(radius + 0.5 - distance, 0), 1)
      guard coverage > 0 else { return .zero }
      let turn = DeterministicMath.atan2(y, x) / (2 * Double.pi)
      var color = Self.color(
        hue: turn < 0 ? turn + 1 : turn, saturation: min(distance / radius, 1), value: value)
      if !isPlain { color = Self.converted(color, from: space) }
      return SIMD4(color * coverage, coverage)
    }
    return block
  }

  /// The colour of a hue, saturation and value, by Smith's hexcone.
  static func color(hue: Double, saturation: Double, value: Double) -> SIMD3<Double> {
    func channel(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return value - value * saturation * max(0, min(place, 4 - place, 1))
    }
    return SIMD3(channel(5), channel(3), channel(1))
  }

  private static func converted(
    _ color: SIMD3<Double>, from space: CGColorSpace
  ) -> SIMD3<Double> {
    guard space.model == .rgb else { return color }
    let values = space.standardComponents([CGFloat(color.x), CGFloat(color.y), CGFloat(color.z)])
    return SIMD3(values.red, values.green, values.blue)
  }
}

extension SIMD4<Float> {
  fileprivate init(_ color: SIMD3<Double>, _ alpha: Double) {
    self.init(Float(color.x), Float(color.y), Float(color.z), Float(alpha))
  }
}

/// Each straight channel is a sum of all of them and a bias.
struct ColorMatrixSource: PixelSource {
  let image: CIImage
  let rows: [SIMD4<Float>]
  let bias: SIMD4<Float>

  init(_ image: CIImage, _ inputs: FilterInputs) {
    func row(_ key: String) -> SIMD4<Float> {
      let vector = inputs.vector(key)
      return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
    }
    self.image = image
    rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map(row)
    bias = row("inputBiasVector")
  }

  func pixels(in rect: PixelRect, working: PixelBlock.Encoding) -> PixelBlock {
    var block = image.cropped(to: rect.cgBounds).source.pixels(in: rect, working: working)
      .encoded(as: working)
    for index in block.pixels.indices {
      let pixel = block.pixels[index]
      let alpha = pixel.w
      let straight =
        alpha > 0
        ? SIMD4(pixel.x / alpha, pixel.y / alpha, pixel.z / alpha, alpha) : SIMD4<Float>.zero
      var result = bias
      for channel in 0..<4 { result[channel] += (rows[channel] * straight).sum() }
      let opacity = min(max(result.w, 0), 1)
      block.pixels[index] = SIMD4(
        result.x * opacity, result.y * opacity, result.z * opacity, opacity)
    }
    return block
  }
}

/// One image over another.
struct SourceOverSource: PixelSource {
  let image: CIImage
  let background: CIImage

  func pixels(in rect: PixelRect, working: PixelBlock.Encoding) -> PixelBlock {
    func pixels(_ image: CIImage) -> PixelBlock {
      image.cropped(to: rect.cgBounds).source.pixels(in: rect, working: working)
        .encoded(as: working)
    }
    let (top, bottom) = (pixels(image), pixels(background))
    var block = PixelBlock(rect, working)
    for index in block.pixels.indices {
      let pixel = top.pixels[index]
      block.pixels[index] = pixel + bottom.pixels[index] * (1 - pixel.w)
    }
    return block
  }
}

/// A Gaussian in both directions, cut at three times its deviation.
struct BlurSource: PixelSource {
  let image: CIImage
  let weights: [Float]

  /// - Parameter sigma: The standard deviation in pixels; at most 512.
  static func image(_ image: CIImage, sigma: Double) -> CIImage {
    guard sigma > 0 else { return image }
    // In range: finite and above 0.
    let sigma = min(sigma, 512)
    let reach = Int((3 * sigma).rounded(.up))
    let values = (-reach...reach).map { distance in
      DeterministicMath.exp(-Double(distance * distance) / (2 * sigma * sigma))
    }
    let sum = values.reduce(0, +)
    let extent =
      image.extent.isInfinite || image.extent.isNull
      ? image.extent : image.extent.insetBy(dx: CGFloat(-reach), dy: CGFloat(-reach))
    return CIImage(
      extent: extent, BlurSource(image: image, weights: values.map { Float($0 / sum) }))
  }

  func pixels(in rect: PixelRect, working: PixelBlock.Encoding) -> PixelBlock {
    let reach = weights.count / 2
    let area = rect.insetBy(-reach)
    let inner = image.cropped(to: area.cgBounds).source.pixels(in: area, working: working)
      .encoded(as: working)
    var rows = PixelBlock(
      PixelRect(minX: rect.minX, minY: area.minY, maxX: rect.maxX, maxY: area.maxY), working)
    for y in 0..<area.height {
      for x in 0..<rect.width {
        var sum = SIMD4<Float>.zero
        let start = y * area.width + x
        for (offset, weight) in weights.enumerated() {
          sum += inner.pixels[start + offset] * weight
        }
        rows.pixels[y * rect.width + x] = sum
      }
    }
    var block = PixelBlock(rect, working)
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        var sum = SIMD4<Float>.zero
        for (offset, weight) in weights.enumerated() {
          sum += rows.pixels[(y + offset) * rect.width + x] * weight
        }
        block.pixels[y * rect.width + x] = sum
      }
    }
    return block
  }
}
