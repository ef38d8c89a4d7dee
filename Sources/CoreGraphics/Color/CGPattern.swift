/// How cells are fitted to the pixels of the device.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells keep their shape; the distance between them differs by up to a pixel.
  case noDistortion
  /// Cells lie whole pixels apart, and are stretched by up to a pixel for that.
  case constantSpacingMinimalDistortion
  /// This is the same as `constantSpacingMinimalDistortion` here. Differs: Apple's may distort
  /// cells more.
  case constantSpacing
}

/// Draws one cell, in pattern space.
///
/// Differs: Apple's type is a C function pointer, which cannot capture anything; this one can.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Called with the pattern's `info` when the pattern is released.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
@safe public struct CGPatternCallbacks {
  /// The version of the structure, which is 0.
  public var version: UInt32
  /// Draws one cell; nil makes no pattern.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called when the pattern is released; may be nil.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates the callbacks; the version has to be 0.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    // SAFETY: The functions are only kept here; `CGPattern` calls them with the information that
    // they came with.
    self.version = version
    unsafe self.drawPattern = unsafe drawPattern
    unsafe self.releaseInfo = unsafe releaseInfo
  }
}

/// A drawing that is repeated to fill an area.
///
/// A cell is drawn once for each fill and then copied, on whole pixels. Under a map that turns or
/// shears, it is drawn upright and pixels are blended from that. Patterns inside patterns go
/// eight deep.
public final class CGPattern: @unchecked Sendable {
  /// The bounds of a cell, in pattern space; what is drawn outside is cut off.
  let bounds: CGRect
  /// The map from pattern space to the base space of the context.
  let matrix: CGAffineTransform
  let xStep: CGFloat
  let yStep: CGFloat
  let tiling: CGPatternTiling
  /// Whether cells have colours of their own; else they are drawn in the fill or stroke colour,
  /// and what they draw counts by its alpha alone.
  let isColored: Bool
  private let drawing: (CGContext) -> Void
  private let release: () -> Void

  /// Makes a pattern that draws its cells through `callbacks`.
  ///
  /// - Parameters:
  ///   - info: Handed to the callbacks.
  ///   - bounds: The bounds of a cell, in pattern space; what is drawn outside is cut off.
  ///   - matrix: The map from pattern space to the base space of the context, which the current
  ///     transform does not change. With UIKit's contexts, y points down there.
  ///   - xStep: The distance from a cell to the next, in pattern space.
  ///   - yStep: The distance from a row of cells to the next, in pattern space.
  ///   - isColored: Whether cells have colours of their own.
  /// - Returns: Nil if the bounds have no area, if a step is 0 or not finite, or if no function
  ///   draws.
  public convenience init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    // SAFETY: The caller's callbacks are copied during the call. The information is the app's own:
    // it is handed back as it came, and never read here.
    let callbacks = unsafe callbacks.pointee
    guard let draw = unsafe callbacks.drawPattern else { return nil }
    self.init(
      bounds: bounds, matrix: matrix, xStep: xStep, yStep: yStep, tiling: tiling,
      isColored: isColored, release: { unsafe callbacks.releaseInfo?(info) },
      drawing: { unsafe draw(info, $0) })
  }

  package init?(
    bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, release: @escaping () -> Void = {},
    drawing: @escaping (CGContext) -> Void
  ) {
    let bounds = bounds.standardized
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite,
      bounds.minX.isFinite, bounds.minY.isFinite, xStep != 0, yStep != 0, xStep.isFinite,
      yStep.isFinite
    else { return nil }
    self.bounds = bounds
    self.matrix = matrix
    self.xStep = abs(xStep)
    self.yStep = abs(yStep)
    self.tiling = tiling
    self.isColored = isColored
    self.release = release
    self.drawing = drawing
  }

  deinit { release() }

  /// Draws one cell into a context whose user space is pattern space.
  func draw(in context: CGContext) {
    context.clip(to: bounds)
    drawing(context)
  }
}
