/// A layer's image in its bounds.
extension CALayer {
  /// The contents as they can be drawn.
  var contentsImage: CGImage? { contents as? CGImage }

  /// The rectangle that the contents cover, in the layer's own space.
  var contentsExtent: CGRect? {
    guard let image = contentsImage else { return nil }
    return contentsPlacement(of: image)
  }

  func drawContents(in context: CGContext) {
    guard let image = contentsImage, let target = contentsPlacement(of: image) else { return }
    backingStore?.noteUse(by: self)
    context.saveGState()
    if isGeometryFlipped { context.concatenate(CATransform3DGetAffineTransform(flip)) }
    setFilter(for: image, in: target, of: context)
    if stretchesCentre {
      drawNineParts(of: image, in: target, context)
    } else {
      draw(image, part: contentsRect, in: target, context)
    }
    context.restoreGState()
  }

  /// The rectangle that `contentsRect` of the image is drawn in.
  ///
  /// A backing store that was made for these bounds lies pixel on pixel, though its size is that
  /// of the bounds rounded up to whole pixels.
  private func contentsPlacement(of image: CGImage) -> CGRect? {
    if let backingStore, backingStore.bounds == bounds, contentsRect == Self.unitRect {
      return backingStore.coveredRect
    }
    let scale = contentsScale > 0 ? contentsScale : 1
    let size = CGSize(
      width: CGFloat(image.width) / scale * abs(contentsRect.size.width),
      height: CGFloat(image.height) / scale * abs(contentsRect.size.height))
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    return contentsGravity.place(size, in: bounds)
  }

  private static let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  private func setFilter(for image: CGImage, in target: CGRect, of context: CGContext) {
    let area = target.applying(context.userSpaceToDeviceSpaceTransform)
    let isEnlarged = area.width > CGFloat(image.width) || area.height > CGFloat(image.height)
    let filter = isEnlarged ? magnificationFilter : minificationFilter
    context.interpolationQuality = filter == .nearest ? .none : .default
  }

  /// Draws the part of `image` that `part` gives as a fraction of its size.
  private func draw(_ image: CGImage, part: CGRect, in target: CGRect, _ context: CGContext) {
    guard part != Self.unitRect else { return context.drawUpright(image, in: target) }
    // The whole image, so placed that the part covers the target, and clipped to that.
    let width = target.width / part.width
    let height = target.height / part.height
    context.saveGState()
    context.clip(to: target)
    context.drawUpright(
      image,
      in: CGRect(
        x: target.minX - part.minX * width, y: target.minY - part.minY * height,
        width: width, height: height))
    context.restoreGState()
  }

  // MARK: Nine parts

  private var stretchesCentre: Bool {
    guard contentsCenter != Self.unitRect, contentsRect.width > 0, contentsRect.height > 0,
      contentsRect.minX >= 0, contentsRect.minY >= 0, contentsRect.maxX <= 1,
      contentsRect.maxY <= 1
    else { return false }
    return [.resize, .resizeAspect, .resizeAspectFill].contains(contentsGravity)
  }

  /// Corners keep their size in points, edges stretch along themselves, the centre both ways.
  ///
  /// The cuts are rounded to whole pixels of the image and of the device, so that no part shows
  /// its neighbour's colours and no seam shows between them.
  private func drawNineParts(of image: CGImage, in target: CGRect, _ context: CGContext) {
    let scale = contentsScale > 0 ? contentsScale : 1
    let device = context.userSpaceToDeviceSpaceTransform
    let columns = Self.bands(
      of: image.width, within: (contentsRect.minX, contentsRect.maxX),
      from: contentsCenter.minX, to: contentsCenter.maxX, scale: scale,
      start: target.minX, end: target.maxX, unitPixels: device.b == 0 ? abs(device.a) : 0,
      origin: device.tx)
    let rows = Self.bands(
      of: image.height, within: (contentsRect.minY, contentsRect.maxY),
      from: contentsCenter.minY, to: contentsCenter.maxY, scale: scale,
      start: target.minY, end: target.maxY, unitPixels: device.c == 0 ? abs(device.d) : 0,
      origin: device.ty)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.pixels.lowerBound, y: row.pixels.lowerBound,
          width: column.pixels.count, height: row.pixels.count)
        guard let part = image.cropping(to: source) else { continue }
        context.drawUpright(part, x: column.extent, y: row.extent, shownIn: column.shown, row.shown)
      }
    }
  }

  /// A run of an image's pixels and where it goes.
  private struct Band {
    let pixels: Range<Int>
    /// The interval that the pixels fill.
    let extent: ClosedRange<CGFloat>
    /// The interval in which they are shown.
    let shown: ClosedRange<CGFloat>
  }

  /// The bands of one direction that are not empty, at most three.
  private static func bands(
    of side: Int, within part: (low: CGFloat, high: CGFloat), from low: CGFloat,
    to high: CGFloat, scale: CGFloat,
    start: CGFloat, end: CGFloat, unitPixels: CGFloat, origin: CGFloat
  ) -> [Band] {
    // In range: `stretchesCentre` has seen that the part is within 0…1.
    let firstPixel = Int((part.low * CGFloat(side)).rounded())
    let count = Int((part.high * CGFloat(side)).rounded()) - firstPixel
    guard count > 0 else { return [] }
    let (low, high) = (low.clamped(to: 0...1), max(low, high).clamped(to: 0...1))
    let division = CapDivision(
      pixelCount: count, near: low * CGFloat(count), far: (1 - high) * CGFloat(count))
    var near = CGFloat(division.near.count) / scale
    var far = CGFloat(division.far.count) / scale
    if near + far > end - start {
      let shrink = (end - start) / (near + far)
      (near, far) = (near * shrink, far * shrink)
    }
    func snapped(_ value: CGFloat) -> CGFloat {
      guard unitPixels > 0 else { return value }
      return ((value * unitPixels + origin).rounded() - origin) / unitPixels
    }
    let (a, b) = (snapped(start + near), snapped(end - far))
    var bands: [Band] = []
    func add(_ pixels: Range<Int>, _ low: CGFloat, _ high: CGFloat, isMiddle: Bool = false) {
      guard low < high, !pixels.isEmpty else { return }
      bands.append(
        Band(
          pixels: firstPixel + pixels.lowerBound..<firstPixel + pixels.upperBound,
          extent: isMiddle ? division.extent(ofMiddleShownIn: low...high) : low...high,
          shown: low...high))
    }
    add(division.near, start, a)
    add(division.middle, a, b, isMiddle: true)
    add(division.far, b, end)
    return bands
  }
}

extension CGContext {
  /// Draws an image upright where two intervals meet, of which only the part is shown where two
  /// others do.
  package func drawUpright(
    _ image: CGImage, x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>,
    shownIn shownX: ClosedRange<CGFloat>, _ shownY: ClosedRange<CGFloat>
  ) {
    func rect(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) -> CGRect {
      CGRect(
        x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
        height: y.upperBound - y.lowerBound)
    }
    guard x != shownX || y != shownY else { return drawUpright(image, in: rect(x, y)) }
    saveGState()
    clip(to: rect(shownX, shownY))
    drawUpright(image, in: rect(x, y))
    restoreGState()
  }
}

extension CALayerContentsGravity {
  /// The rectangle for contents of a size in the bounds. An unknown gravity counts as `center`, as
  /// Apple's.
  package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .resize: return bounds
    case .resizeAspect: return scaled(size, in: bounds, choose: min)
    case .resizeAspectFill: return scaled(size, in: bounds, choose: max)
    default: break
    }
    var x = bounds.midX - size.width / 2
    var y = bounds.midY - size.height / 2
    if [.left, .topLeft, .bottomLeft].contains(self) { x = bounds.minX }
    if [.right, .topRight, .bottomRight].contains(self) { x = bounds.maxX - size.width }
    if [.bottom, .bottomLeft, .bottomRight].contains(self) { y = bounds.minY }
    if [.top, .topLeft, .topRight].contains(self) { y = bounds.maxY - size.height }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  private func scaled(
    _ size: CGSize, in bounds: CGRect, choose: (CGFloat, CGFloat) -> CGFloat
  ) -> CGRect {
    let scale = choose(bounds.width / size.width, bounds.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}
