/// Draws spans into a bitmap with one paint and one blend mode.
struct Compositor {
  let bitmap: Bitmap
  /// The device pixel of the bitmap's top left one.
  let x: Int
  let y: Int
  let paint: Paint
  let mode: CGBlendMode

  func draw(_ band: SpanBand) {
    // SAFETY: `drawFetched` gives the paints a place for as many pixels as it asks for: in a row of
    // the bitmap, or in memory for one.
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
    // SAFETY: The bitmap keeps the pixels and the compositor the bitmap. The address of the
    // device's first pixel may lie before them: it is only added to, for pixels of the bitmap.
    guard case .solid(let pixel) = paint, pixel >> 24 != 0, isSourceOver(pixel),
      let pixels = unsafe bitmap.drawnPixels.baseAddress
    else { return nil }
    return unsafe SolidTarget(
      base: pixels - (y * bitmap.width + x), width: bitmap.width, color: pixel)
  }

  /// Whether a colour is laid over. An opaque source replaces what it covers in either mode.
  private func isSourceOver(_ pixel: UInt32) -> Bool {
    mode == .normal || (mode == .copy && pixel >> 24 == 255)
  }

  /// Gives the address of device column 0 in the row of a span, to which x is to be added.
  @inline(__always)
  private func row(
    _ base: UnsafeMutablePointer<UInt32>, _ span: Span
  ) -> UnsafeMutablePointer<UInt32> {
    // SAFETY: Spans lie in the canvas's bounds, so that adding their x leads into the bitmap; the
    // address before that may lie outside, and is only added to.
    unsafe base + ((Int(span.y) &- y) &* bitmap.width &- x)
  }

  private func drawSolid(_ band: SpanBand, _ pixel: UInt32) {
    // SAFETY: The bitmap keeps the pixels. Spans lie in the canvas's bounds, so that what
    // `SourceOver` adds to the address of the device's first pixel leads into the bitmap.
    guard let base = unsafe bitmap.drawnPixels.baseAddress else { return }
    unsafe SourceOver.draw(band, pixel: pixel, base - (y * bitmap.width + x), bitmap.width)
  }

  private func drawSolid(_ band: SpanBand, _ pixel: UInt32, _ mode: CGBlendMode) {
    // SAFETY: The memory holds a row of pixels, all filled, and a span is not longer than a row.
    // Spans lie in the canvas's bounds, and an index is below their number.
    guard let base = unsafe bitmap.drawnPixels.baseAddress else { return }
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: bitmap.width) { source in
      unsafe source.initialize(repeating: pixel)
      guard let source = source.baseAddress else { return }
      for index in 0..<band.spanCount {
        let span = unsafe band.spans[index]
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
    // SAFETY: The memory holds a row of pixels, and a span is not longer: what is fetched fits, and
    // is written before it is read. Spans lie in the canvas's bounds, so that they are in the
    // bitmap.
    guard let base = unsafe bitmap.drawnPixels.baseAddress else { return }
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: bitmap.width) { source in
      guard let source = source.baseAddress else { return }
      for index in 0..<band.spanCount {
        let span = unsafe band.spans[index]
        let target = unsafe row(base, span) + Int(span.x)
        let replaces =
          span.coverage == ~255 && (mode == .copy || (mode == .normal && isOpaque))
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
    // SAFETY: Commands with this paint are clipped to the bitmap that it reads, so that a span lies
    // in a row of both bitmaps, which are kept. A span is not longer than a row, for which the
    // memory has room.
    guard let base = unsafe bitmap.drawnPixels.baseAddress,
      let other = unsafe pixels.bitmap.pixels.baseAddress
    else { return }
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: bitmap.width) { scaled in
      guard let scaled = scaled.baseAddress else { return }
      for index in 0..<band.spanCount {
        let span = unsafe band.spans[index]
        let target = unsafe row(base, span) + Int(span.x)
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
    // SAFETY: The callers have the span's pixels at `target` and as many at `source`, and the band
    // has its bytes of coverage from the span's number on.
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
