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
    case .solid(let pixel): drawSolid(band, pixel)
    case .gradient(let gradient):
      drawFetched(band) { gradient.fetch(x: $0, y: $1, into: $2, count: $3) }
    case .image(let image): drawFetched(band) { image.fetch(x: $0, y: $1, into: $2, count: $3) }
    case .pixels(let pixels):
      drawFetched(band) { pixels.fetch(x: $0, y: $1, into: $2, count: $3) }
    }
  }

  private func target(_ span: Span) -> UnsafeMutablePointer<UInt32>? {
    // SAFETY: spans lie in the canvas's bounds.
    bitmap.pixels.baseAddress.map { $0 + (Int(span.y) - y) * bitmap.width + Int(span.x) - x }
  }

  private func drawSolid(_ band: SpanBand, _ pixel: UInt32) {
    var source = [UInt32](repeating: pixel, count: 0)
    for index in 0..<band.spanCount {
      let span = band.spans[index]
      guard let target = target(span) else { return }
      let count = Int(span.length)
      if mode == .normal {
        if span.isUniform {
          SourceOver.blend(
            target, pixel: PixelMath.scaled(pixel, by: UInt32(span.uniformCoverage)), count)
        } else {
          SourceOver.blend(target, pixel: pixel, band.bytes + Int(span.coverage), count)
        }
        continue
      }
      if source.count < count { source = [UInt32](repeating: pixel, count: max(count, 256)) }
      source.withUnsafeMutableBufferPointer {
        guard let base = $0.baseAddress else { return }
        BlendKernels.blend(
          mode, target, base, span.isUniform ? nil : band.bytes + Int(span.coverage),
          span.isUniform ? UInt32(span.uniformCoverage) : 255, count)
      }
    }
  }

  private func drawFetched(
    _ band: SpanBand, _ fetch: (Int, Int, UnsafeMutablePointer<UInt32>, Int) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: bitmap.width) { source in
      guard let source = source.baseAddress else { return }
      for index in 0..<band.spanCount {
        let span = band.spans[index]
        guard let target = target(span) else { return }
        let count = Int(span.length)
        // SAFETY: a span is not longer than a row.
        fetch(Int(span.x), Int(span.y), source, count)
        BlendKernels.blend(
          mode, target, source, span.isUniform ? nil : band.bytes + Int(span.coverage),
          span.isUniform ? UInt32(span.uniformCoverage) : 255, count)
      }
    }
  }
}
