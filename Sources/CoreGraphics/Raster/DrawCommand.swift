/// The shape that a command covers, in device space: pixels, y down.
enum Geometry {
  /// Everything that the clip lets through.
  case everything
  /// An axis-parallel rectangle; fractional edges cover pixels in part.
  case rectangle(CGRect)
  case path(FlatPath, CGPathFillRule)
  /// Coverage that was made before.
  case mask(CoverageMask)

  /// The pixels that it can touch.
  var pixelBounds: PixelRect {
    switch self {
    case .everything:
      PixelRect(
        minX: -PixelRect.limit, minY: -PixelRect.limit, maxX: PixelRect.limit,
        maxY: PixelRect.limit)
    case .rectangle(let rect): PixelRect(containing: rect)
    case .path(let path, _): path.pixelBounds
    case .mask(let mask): mask.bounds
    }
  }
}

/// One thing to draw, told without reference to where its pixels are kept.
///
/// A command is complete: it can be kept and executed later, whole or for a part of the canvas
/// at a time, and gives the same bytes.
struct DrawCommand {
  var geometry: Geometry
  var paint: Paint
  var blendMode: CGBlendMode
  var clip: ClipState
  /// Whether edges cover pixels in part; else a pixel is covered where half of it is.
  var isAntialiased: Bool
}

/// Where drawing shows: pixels inside `bounds`, as much of each as `mask` says.
struct ClipState {
  var bounds: PixelRect
  /// Covers `bounds` at least; nothing means all of it.
  var mask: CoverageMask?

  init(bounds: PixelRect, mask: CoverageMask? = nil) {
    self.bounds = bounds
    self.mask = mask
  }

  var isEmpty: Bool { bounds.isEmpty }
}
