extension CGContext {
  /// Draws the blurred shape of a path, fast where its sides are straight in the middle.
  ///
  /// The shadow of a rounded rectangle is the same along its straight sides, and the same for
  /// every size: the blur is done for the smallest rectangle with these corners, kept, and
  /// stretched by copying its middle row and column. The pixels are those of `drawShadow(of:)`,
  /// but for corners that are placed to 1/65,536 of a pixel here.
  ///
  /// - Parameters:
  ///   - path: In user space; filled by winding number.
  ///   - offset: Device pixels, y down; fractions are kept.
  ///   - sigmaPixels: σ of the Gaussian; 0 draws the hard shape.
  ///   - hidden: A rectangle of user space that will be covered by opaque pixels afterwards:
  ///     nothing needs drawing there.
  package func drawShadow(
    ofStretchable path: CGPath, offset: CGSize, sigmaPixels: Double, color: CGColor,
    hiddenBelow hidden: CGRect = .null
  ) {
    if state.clip.isEmpty { return }
    let moved = state.ctm.concatenating(
      CGAffineTransform(translationX: offset.width, y: offset.height))
    guard sigmaPixels > 0, let shape = StretchableShape(path, moved, sigmaPixels) else {
      drawShadow(
        of: path, using: .winding, offset: offset, sigmaPixels: sigmaPixels, color: color)
      return
    }
    let patch = StretchablePatches.shared.patch(for: shape)
    let paint = Paint.solid(color.premultiplied(alpha: state.alpha.native))
    let whole = shape.bounds(of: patch).intersection(state.clip.bounds)
    for area in whole.subtracting(hiddenPixels(hidden)) {
      execute(.mask(shape.coverage(of: patch, in: area)), with: paint, blendMode: state.blendMode)
    }
  }

  /// Whole pixels inside a rectangle that will be covered; none where the clip lets only a part
  /// of what covers them through.
  private func hiddenPixels(_ rect: CGRect) -> PixelRect {
    let ctm = state.ctm
    guard !rect.isNull, state.clip.mask == nil, state.blendMode == .normal,
      (ctm.b == 0 && ctm.c == 0) || (ctm.a == 0 && ctm.d == 0)
    else { return .empty }
    return PixelRect(containing: rect.applying(ctm)).insetBy(1)
  }
}

extension PixelRect {
  /// What is left without another rectangle, in up to four.
  fileprivate func subtracting(_ other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    if hole.isEmpty { return isEmpty ? [] : [self] }
    return [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
      PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
      PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }
}

/// A shape in device space whose blur repeats along a straight stretch in x, in y or in both.
struct StretchableShape {
  /// What is blurred: the shape without its stretches, near the origin.
  struct Key: Hashable {
    var verbs: [PathVerb]
    /// In 1/65,536 pixel.
    var coordinates: [Int64]
    var sigmaPixels: Double
  }

  /// Pixels along one axis.
  private struct Stretch {
    /// A pixel of the shortened shape that is as its neighbours are.
    var place = 0
    /// How many more like it there are in the shape.
    var count = 0
  }

  private static let greatestPointCount = 128
  /// Pixels; beyond that, a 1/65,536 is not told apart, and nothing is drawn in any case.
  private static let farthest = 1e6

  let key: Key
  private let originX: Int
  private let originY: Int
  private let columns: Stretch
  private let rows: Stretch

  /// Nothing where the shape has no straight stretch that is worth it.
  ///
  /// - Parameter transform: From user to device space.
  init?(_ path: CGPath, _ transform: CGAffineTransform, _ sigmaPixels: Double) {
    guard path.points.count > 2, path.points.count <= Self.greatestPointCount else { return nil }
    let points = path.points.map { $0.applying(transform) }
    let (xs, ys) = (points.map(\.x.native), points.map(\.y.native))
    guard let left = xs.min(), let top = ys.min(),
      xs.allSatisfy({ abs($0) < Self.farthest }), ys.allSatisfy({ abs($0) < Self.farthest })
    else { return nil }
    let reach = GaussianBlur.reach(sigmaPixels: sigmaPixels)
    (originX, originY) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    let gapX = Self.straightGap(path.verbs, along: xs, across: ys)
    let gapY = Self.straightGap(path.verbs, along: ys, across: xs)
    columns = Self.stretch(in: gapX, origin: originX, reach: reach)
    rows = Self.stretch(in: gapY, origin: originY, reach: reach)
    guard columns.count > 0 || rows.count > 0 else { return nil }
    var coordinates: [Int64] = []
    coordinates.reserveCapacity(2 * points.count)
    for (x, y) in zip(xs, ys) {
      let column = x - Double(originX + (x > gapX.lowerBound ? columns.count : 0))
      let row = y - Double(originY + (y > gapY.lowerBound ? rows.count : 0))
      coordinates.append(Int64((column * 65_536).rounded()))
      coordinates.append(Int64((row * 65_536).rounded()))
    }
    key = Key(verbs: path.verbs, coordinates: coordinates, sigmaPixels: sigmaPixels)
  }

  private static func stretch(
    in gap: ClosedRange<Double>, origin: Int, reach: Int
  ) -> Stretch {
    // A pixel more on each side, for coordinates that are rounded.
    let place = Int(gap.lowerBound.rounded(.up)) - origin + reach + 1
    let end = Int(gap.upperBound.rounded(.down)) - origin - reach - 2
    return end > place ? Stretch(place: place, count: end - place) : Stretch()
  }

  /// The widest range of one coordinate in which the outline has nothing but lines along it.
  private static func straightGap(
    _ verbs: [PathVerb], along: [Double], across: [Double]
  ) -> ClosedRange<Double> {
    let sorted = along.sorted()
    var (low, high) = (sorted[0], sorted[0])
    for (a, b) in zip(sorted, sorted.dropFirst()) where b - a > high - low { (low, high) = (a, b) }
    let none = low...low
    var (next, start) = (0, 0)
    for verb in verbs {
      switch verb {
      case .move: start = next
      case .line, .close:
        let end = verb == .close ? start : next
        let isAcross = (along[next - 1] > low) != (along[end] > low)
        if isAcross && across[next - 1] != across[end] { return none }
      case .quad, .cubic:
        let isBeyond = along[next - 1] > low
        for index in next..<next + verb.pointCount where (along[index] > low) != isBeyond {
          return none
        }
      }
      next += verb.pointCount
    }
    return low...high
  }

  /// The pixels that the shape's shadow touches.
  func bounds(of patch: CoverageMask) -> PixelRect {
    PixelRect(
      minX: patch.bounds.minX + originX, minY: patch.bounds.minY + originY,
      maxX: patch.bounds.maxX + originX + columns.count,
      maxY: patch.bounds.maxY + originY + rows.count)
  }

  /// The shape's shadow in a part of its bounds.
  func coverage(of patch: CoverageMask, in area: PixelRect) -> CoverageMask {
    let result = CoverageMask(bounds: area)
    var previous: Int?
    for y in area.minY..<area.maxY {
      let row = Self.unstretched(y - originY, rows)
      // SAFETY: both rows have as many bytes as the area is wide.
      if row == previous {
        result.row(y).update(from: result.row(y - 1), count: area.width)
      } else {
        copy(patch.row(row), first: patch.bounds.minX, to: result.row(y), area)
      }
      previous = row
    }
    result.finish()
    return result
  }

  private func copy(
    _ source: UnsafeMutablePointer<UInt8>, first: Int, to target: UnsafeMutablePointer<UInt8>,
    _ area: PixelRect
  ) {
    // Columns of the area where the copies of the repeated one begin and end.
    let start = max(area.minX, min(area.maxX, columns.place + originX))
    let end = max(area.minX, min(area.maxX, columns.place + columns.count + originX))
    // SAFETY: the area lies in the bounds of the stretched patch, so that the columns read lie in
    // the patch, whose first one is at `source`.
    let left = source + (area.minX - originX - first)
    target.update(from: left, count: start - area.minX)
    (target + (start - area.minX)).update(
      repeating: source[columns.place - first], count: end - start)
    (target + (end - area.minX)).update(
      from: source + (end - originX - columns.count - first), count: area.maxX - end)
  }

  private static func unstretched(_ place: Int, _ stretch: Stretch) -> Int {
    if place < stretch.place { return place }
    return max(place - stretch.count, stretch.place)
  }
}

/// Blurred shapes without their stretches, for the next time.
///
/// What is drawn does not depend on what is kept.
private final class StretchablePatches: @unchecked Sendable {
  static let shared = StretchablePatches()
  private static let greatestByteCount = 8 << 20

  private let lock = NSLock()
  private var patches: [StretchableShape.Key: CoverageMask] = [:]
  private var byteCount = 0

  func patch(for shape: StretchableShape) -> CoverageMask {
    lock.lock()
    let known = patches[shape.key]
    lock.unlock()
    if let known { return known }
    let patch = Self.blurred(shape.key)
    let size = patch.bounds.width * patch.bounds.height
    lock.lock()
    defer { lock.unlock() }
    if byteCount + size > Self.greatestByteCount {
      patches = [:]
      byteCount = 0
    }
    if size <= Self.greatestByteCount, patches.updateValue(patch, forKey: shape.key) == nil {
      byteCount += size
    }
    return patch
  }

  private static func blurred(_ key: StretchableShape.Key) -> CoverageMask {
    let points = stride(from: 0, to: key.coordinates.count, by: 2).map { index in
      CGPoint(
        x: Double(key.coordinates[index]) / 65_536,
        y: Double(key.coordinates[index + 1]) / 65_536)
    }
    let path = CGPath(verbs: key.verbs, points: points)
    let shape = Geometry(path.flattened(.identity), .winding)
    let area = shape.pixelBounds
    let canvas = Canvas(bounds: .empty, scratch: RasterScratch())
    let coverage = canvas.clipCoverage(
      DrawCommand(
        geometry: shape, paint: .solid(0xff00_0000), blendMode: .normal,
        clip: ClipState(bounds: area), isAntialiased: true))
    return coverage.blurred(sigmaPixels: key.sigmaPixels, within: nil)
  }
}
