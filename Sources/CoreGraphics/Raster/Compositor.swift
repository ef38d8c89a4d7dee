/// Draws spans into a bitmap with one paint and one blend mode.
struct Compositor {
  let bitmap: Bitmap
  /// The device pixel of the bitmap's top left one.
  let x: Int
  let y: Int
  let paint: Paint
  let mode: CGBlendMode

  func draw(_ band: SpanBand) {
    switch paint {
    case .solid(let pixel):
      if isSourceOver(pixel) {
        if pixel >> 24 != 0 { drawSolid(band, pixel) }
      } else {
        drawSolid(band, pixel, mode)
      }
    case .gradient(let gradient):
      unsafe drawFetched(band, isOpaque: gradient.isOpaque) {
        unsafe gradient.fetch(x: $0, y: $1, into: $2, count: $3)
        return gradient.isOpaque
      }
    case .image(let image):
      unsafe drawFetched(band, isOpaque: false) {
        unsafe image.fetch(x: $0, y: $1, into: $2, count: $3)
      }
    case .pixels(let pixels):
      if mode == .normal {
        drawPixels(band, pixels)
      } else {
        unsafe drawFetched(band, isOpaque: false) {
          unsafe pixels.fetch(x: $0, y: $1, into: $2, count: $3)
          return false
        }
      }
    }
  }

  /// The pixels and the colour where one colour is laid over what is there.
  var solidTarget: SolidTarget? {
    guard case .solid(let pixel) = paint, pixel >> 24 != 0, isSourceOver(pixel),
      let pixels = unsafe bitmap.drawnPixels.baseAddress
    else { return nil }
    return unsafe SolidTarget(
      base: pixels - (y * bitmap.width + x), width: bitmap.width, color: pixel)
  }

  /// An opaque source replaces what it covers, whichever the mode is called.
  private func isSourceOver(_ pixel: UInt32) -> Bool {
    mode == .normal || (mode == .copy && pixel >> 24 == 255)
  }

  /// The pixel of device column 0 in the row of a span; add x.
  @inline(__always)
  private func row(
    _ base: UnsafeMutablePointer<UInt32>, _ span: Span
  ) -> UnsafeMutablePointer<UInt32> {
    // SAFETY: spans lie in the canvas's bounds, so that adding their x leads into the bitmap.
    unsafe base + ((Int(span.y) &- y) &* bitmap.width &- x)
  }

  private func drawSolid(_ band: SpanBand, _ pixel: UInt32) {
    guard let base = unsafe bitmap.drawnPixels.baseAddress else { return }
    unsafe SourceOver.draw(band, pixel: pixel, base - (y * bitmap.width + x), bitmap.width)
  }

  private func drawSolid(_ band: SpanBand, _ pixel: UInt32, _ mode: CGBlendMode) {
    guard let base = unsafe bitmap.drawnPixels.baseAddress else { return }
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: bitmap.width) { source in
      unsafe source.initialize(repeating: pixel)
      guard let source = source.baseAddress else { return }
      for index in 0..<band.spanCount {
        let span = unsafe band.spans[index]
        // SAFETY: a span is not longer than a row.
        unsafe blend(band, span, row(base, span) + Int(span.x), source)
      }
    }
  }

  /// - Parameter fetch: Tells whether all that it wrote is opaque; `isOpaque` says that of
  ///   everything.
  private func drawFetched(
    _ band: SpanBand, isOpaque: Bool,
    _ fetch: (Int, Int, UnsafeMutablePointer<UInt32>, Int) -> Bool
  ) {
    guard let base = unsafe bitmap.drawnPixels.baseAddress else { return }
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: bitmap.width) { source in
      guard let source = source.baseAddress else { return }
      for index in 0..<band.spanCount {
        let span = unsafe band.spans[index]
        let target = unsafe row(base, span) + Int(span.x)
        let replaces =
          span.coverage == ~255 && (mode == .copy || (mode == .normal && isOpaque))
        // SAFETY: a span is not longer than a row.
        let count = Int(span.length)
        let covers = unsafe fetch(Int(span.x), Int(span.y), replaces ? target : source, count)
        if replaces { continue }
        if covers, mode == .normal, span.coverage == ~255 {
          unsafe target.update(from: source, count: count)
        } else {
          unsafe blend(band, span, target, source)
        }
      }
    }
  }

  private func drawPixels(_ band: SpanBand, _ pixels: PixelPaint) {
    guard let base = unsafe bitmap.drawnPixels.baseAddress,
      let other = unsafe pixels.bitmap.pixels.baseAddress
    else { return }
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: bitmap.width) { scaled in
      guard let scaled = scaled.baseAddress else { return }
      for index in 0..<band.spanCount {
        let span = unsafe band.spans[index]
        let target = unsafe row(base, span) + Int(span.x)
        // SAFETY: commands with this paint are clipped to the bitmap that it reads; a span is
        // not longer than a row.
        let source =
          unsafe other
          + ((Int(span.y) &- pixels.y) &* pixels.bitmap.width &- pixels.x &+ Int(span.x))
        if span.coverage == ~255 {
          unsafe SourceOver.lay(target, source, alpha: pixels.alpha, Int(span.length))
        } else if pixels.alpha == 255 {
          unsafe blend(band, span, target, source)
        } else {
          unsafe pixels.fetch(
            x: Int(span.x), y: Int(span.y), into: scaled, count: Int(span.length))
          unsafe blend(band, span, target, scaled)
        }
      }
    }
  }

  private func blend(
    _ band: SpanBand, _ span: Span, _ target: UnsafeMutablePointer<UInt32>,
    _ source: UnsafeMutablePointer<UInt32>
  ) {
    let count = Int(span.length)
    let coverage = unsafe span.isUniform ? nil : band.bytes + Int(span.coverage)
    let uniform = span.isUniform ? UInt32(truncatingIfNeeded: span.uniformCoverage) : 255
    if mode != .normal {
      unsafe BlendKernels.blend(mode, target, source, coverage, uniform, count)
    } else if let coverage = unsafe coverage {
      unsafe SourceOver.blend(target, source, coverage, count)
    } else {
      unsafe SourceOver.blend(target, source, coverage: uniform, count)
    }
  }
}
