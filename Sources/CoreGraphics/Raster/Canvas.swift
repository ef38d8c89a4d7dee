import Synchronization

/// Executes commands on the pixels of a bitmap that lies somewhere in device space.
final class Canvas {
  /// Nil where the canvas is empty or too large for a bitmap.
  let bitmap: Bitmap?
  /// The device pixels that the bitmap holds.
  let bounds: PixelRect
  let scratch: RasterScratch

  /// Makes a transparent canvas.
  ///
  /// - Parameters:
  ///   - scratch: Of another canvas that the same thread draws into.
  ///   - isDeferred: Whether drawing waits until somebody asks for the pixels.
  init(bounds: PixelRect, scratch: RasterScratch, isDeferred: Bool) {
    bitmap = Bitmap(width: bounds.width, height: bounds.height, isDeferred: isDeferred)
    self.bounds = bitmap == nil ? .empty : bounds
    self.scratch = scratch
  }

  /// Makes a canvas without pixels, whose commands go elsewhere.
  init(limit: PixelRect) {
    bitmap = nil
    bounds = limit
    scratch = RasterScratch()
  }

  init(bitmap: Bitmap, x: Int, y: Int, scratch: RasterScratch = RasterScratch()) {
    self.bitmap = bitmap
    bounds = bitmap.size.offsetBy(x: x, y: y)
    self.scratch = scratch
  }

  /// Makes a canvas that carries out commands of deferred drawing.
  init(drawn bitmap: Bitmap, bounds: PixelRect, scratch: RasterScratch) {
    self.bitmap = bitmap
    self.bounds = bounds
    self.scratch = scratch
  }

  func execute(_ command: DrawCommand) { draw(.command(command)) }

  /// Draws, or has it drawn when somebody asks for the pixels.
  func draw(_ piece: DrawnPiece) {
    guard let bitmap else { return }
    if let deferred = bitmap.deferred, deferred.append(piece, to: bitmap, bounds: bounds) { return }
    if case .command(let command) = piece {
      draw([piece], scratch.strips(of: command, in: bounds))
    } else {
      draw(piece, bounds, scratch)
    }
  }

  /// Draws pieces in their order, each thread all of them in some of the rows.
  func draw(_ pieces: [DrawnPiece]) {
    for piece in pieces {
      // What one strip waits for, all would.
      if let source = piece.source { source.deferred?.finish(source) }
    }
    draw(pieces, RasterThreads.strips(of: bounds, count: scratch.threadCount))
  }

  /// - Parameter strips: With no row in common, a thread for each.
  private func draw(_ pieces: [DrawnPiece], _ strips: [PixelRect]) {
    if strips.count > 1 {
      let scratches = scratch.scratches(strips.count)
      RasterThreads.forEach(strips.count) { index in
        for piece in pieces { draw(piece, strips[index], scratches[index]) }
      }
    } else {
      for piece in pieces { draw(piece, bounds, scratch) }
    }
  }

  /// Draws the part of a piece that lies in some of the rows.
  private func draw(_ piece: DrawnPiece, _ rows: PixelRect, _ scratch: RasterScratch) {
    guard let bitmap else { return }
    switch piece {
    case .command(let command):
      let compositor = Compositor(
        bitmap: bitmap, x: bounds.minX, y: bounds.minY, paint: command.paint,
        mode: command.blendMode)
      scratch.draw(command, in: rows, compositor, compositor.solidTarget)
    case .glyphs(let glyphs, let pixel, let clip):
      fill(glyphs, pixel: pixel, clip: clip.intersection(rows))
    case .pictures(let pictures, let alpha, let clip):
      lay(pictures, alpha: alpha, clip: clip.intersection(rows))
    }
  }

  /// Makes the coverage of a command's shape and clip.
  func clipCoverage(_ command: DrawCommand) -> CoverageMask {
    let area = command.geometry.pixelBounds.intersection(command.clip.bounds)
    let mask = CoverageMask(bounds: area)
    scratch.forEachBand(of: command, in: area) { mask.write($0) }
    mask.finish()
    return mask
  }

  /// The alpha, or the luminance, of a command's paint, times the coverage of its shape and
  /// clip.
  func maskCoverage(_ command: DrawCommand, usesLuminance: Bool) -> CoverageMask {
    // SAFETY: The mask and the bitmap have as many pixels, those of `area`, so that an index of the
    // one is of the other. Both live until the end of the function.
    let area = command.geometry.pixelBounds.intersection(command.clip.bounds)
    let mask = CoverageMask(bounds: area)
    guard let pixels = Bitmap(width: area.width, height: area.height) else { return mask }
    Canvas(bitmap: pixels, x: area.minX, y: area.minY, scratch: scratch).execute(command)
    for index in unsafe pixels.pixels.indices {
      let pixel = unsafe pixels.pixels[index]
      if usesLuminance {
        unsafe BitmapFormat.Layout.gray.write(pixel, to: mask.bytes + index)
      } else {
        unsafe mask.bytes[index] = UInt8(truncatingIfNeeded: pixel >> 24)
      }
    }
    mask.finish()
    return mask
  }
}

extension CoverageMask {
  /// Copies the coverage of spans that lie in the mask.
  func write(_ band: SpanBand) {
    // SAFETY: Spans lie within the bounds that their command was cut to, which are the mask's, and
    // an index is below their number. The band has a span's bytes from its coverage on.
    for index in 0..<band.spanCount {
      let span = unsafe band.spans[index]
      let target = unsafe row(Int(span.y)) + (Int(span.x) - bounds.minX)
      if span.isUniform {
        unsafe target.update(
          repeating: UInt8(truncatingIfNeeded: span.uniformCoverage), count: Int(span.length))
      } else {
        unsafe target.update(from: band.bytes + Int(span.coverage), count: Int(span.length))
      }
    }
  }
}

/// What rasterising needs for a while and keeps for the next time.
///
/// One thread at a time uses it.
final class RasterScratch: @unchecked Sendable {
  private let rasterizer = PathRasterizer()
  private let band = SpanBand()
  private let clipped = SpanBand()
  /// Nil where nobody counts.
  var statistics: RasterStatistics?
  /// Threads that share a large command.
  var threadCount = RasterThreads.defaultCount

  private static let unused = Mutex<[RasterScratch]>([])

  /// Lends a scratch that nobody else uses meanwhile.
  static func lent(_ body: (RasterScratch) -> Void) {
    let scratch = unused.withLock { $0.popLast() } ?? RasterScratch()
    scratch.threadCount = RasterThreads.currentCount
    body(scratch)
    unused.withLock { $0.append(scratch) }
  }

  /// Those of the other threads.
  private var others: [RasterScratch] = []

  /// The rows of a command that each thread draws; counts are taken by one alone.
  fileprivate func strips(of command: DrawCommand, in limit: PixelRect) -> [PixelRect] {
    let area = command.clip.bounds.intersection(limit)
    let isSmall = area.width * area.height < RasterThreads.fewestPixels
    if threadCount == 1 || statistics != nil || isSmall { return [] }
    return RasterThreads.strips(
      of: command.geometry.pixelBounds.intersection(area), count: threadCount)
  }

  fileprivate func scratches(_ count: Int) -> [RasterScratch] {
    while others.count + 1 < count { others.append(RasterScratch()) }
    return [self] + others
  }

  /// Draws what lies in some rows.
  ///
  /// - Parameter target: Where the paint is one colour that is laid over what is there.
  // Swift 6.3's optimiser stops with an error of its own where this is inlined.
  @inline(never)
  fileprivate func draw(
    _ command: DrawCommand, in limit: PixelRect, _ compositor: Compositor,
    _ target: SolidTarget?
  ) {
    if let target, statistics == nil, command.isAntialiased, command.clip.mask == nil,
      case .path(let path, let rule) = command.geometry
    {
      let area = command.clip.bounds.intersection(limit)
      rasterizer.begin(path, rule: rule, bounds: area, isAntialiased: true)
      rasterizer.draw(into: target)
    } else {
      forEachBand(of: command, in: limit) { compositor.draw($0) }
    }
  }

  /// Gives a command's coverage, band by band from the top, clip and all.
  func forEachBand(of command: DrawCommand, in limit: PixelRect, _ body: (SpanBand) -> Void) {
    let area = command.clip.bounds.intersection(limit)
    if area.isEmpty { return }
    statistics?.commands += 1
    switch command.geometry {
    case .everything:
      var spans = RectangleSpans(area.cgRect, bounds: area, isAntialiased: true)
      while spans.next(into: band) { give(command.clip.mask, body) }
    case .rectangle(let rect):
      var spans = RectangleSpans(rect, bounds: area, isAntialiased: command.isAntialiased)
      while spans.next(into: band) { give(command.clip.mask, body) }
    case .mask(let mask):
      var spans = MaskSpans(mask, bounds: area)
      while spans.next(into: band) { give(command.clip.mask, body) }
    case .stretchedMask(let stretched):
      let bounds = stretched.bounds.intersection(area)
      for top in stride(from: bounds.minY, to: bounds.maxY, by: 64) {
        var rows = bounds
        (rows.minY, rows.maxY) = (top, min(top + 64, bounds.maxY))
        band.removeAll()
        stretched.append(rows, to: band)
        give(command.clip.mask, body)
      }
    case .path(let path, let rule):
      rasterizer.begin(path, rule: rule, bounds: area, isAntialiased: command.isAntialiased)
      while rasterizer.next(into: band) { give(command.clip.mask, body) }
      if let statistics { rasterizer.count(in: statistics) }
    }
  }

  private func give(_ mask: CoverageMask?, _ body: (SpanBand) -> Void) {
    if let mask { clipped.replace(byClipping: band, with: mask) }
    let visible = mask == nil ? band : clipped
    statistics?.add(visible)
    body(visible)
  }
}

extension CGContext {
  /// Threads that share large commands; the pixels do not depend on it.
  package var threadCount: Int {
    get { canvas.scratch.threadCount }
    set { canvas.scratch.threadCount = max(newValue, 1) }
  }
}
