/// The shape that a command covers, in device space: pixels, y down.
enum Geometry {
  /// Everything that the clip lets through.
  case everything
  /// An axis-parallel rectangle; fractional edges cover pixels in part.
  case rectangle(CGRect)
  case path(FlatPath, CGPathFillRule)
  /// Coverage that was made before.
  case mask(CoverageMask)
  /// The same, kept without what repeats.
  case stretchedMask(StretchedMask)

  /// A path, as a rectangle if it is one: that covers the same.
  init(_ path: FlatPath, _ rule: CGPathFillRule) {
    if let rect = path.rectangle {
      self = .rectangle(rect)
    } else {
      self = .path(path, rule)
    }
  }

  /// Moves it by a distance in device space; coverage that was made before, by whole pixels.
  func offsetBy(x: CGFloat, y: CGFloat) -> Geometry {
    switch self {
    case .everything: return self
    case .rectangle(let rect): return .rectangle(rect.offsetBy(dx: x, dy: y))
    case .mask(let mask):
      let limit = CGFloat(PixelRect.limit)
      guard abs(x) <= limit, abs(y) <= limit else { return .mask(CoverageMask(bounds: .empty)) }
      // In range: just compared.
      return .mask(mask.offsetBy(x: Int(x.rounded()), y: Int(y.rounded())))
    case .stretchedMask(let stretched):
      let limit = CGFloat(PixelRect.limit)
      guard abs(x) <= limit, abs(y) <= limit else { return .mask(CoverageMask(bounds: .empty)) }
      // In range: just compared.
      return .stretchedMask(stretched.offsetBy(x: Int(x.rounded()), y: Int(y.rounded())))
    case .path(var path, let rule):
      for index in path.points.indices {
        path.points[index].x += x
        path.points[index].y += y
      }
      return .path(path, rule)
    }
  }

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
    case .stretchedMask(let stretched): stretched.bounds
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
  /// The intersection of the rectangles between pixels that the mask comes from; nil without any.
  var rectangle: CGRect?
  /// The mask without them.
  var maskOfPaths: CoverageMask?

  init(bounds: PixelRect, mask: CoverageMask? = nil) {
    self.bounds = bounds
    self.mask = mask
  }

  var isEmpty: Bool { bounds.isEmpty }
}
