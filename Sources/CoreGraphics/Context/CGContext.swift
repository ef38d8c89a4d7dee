/// A place to draw: a bitmap, a state and a path.
///
/// The context turns calls into commands in device space; what those do to pixels is the
/// canvas's business. One thread at a time may use it.
public final class CGContext {
  /// Where commands go: the bitmap, or the innermost open group.
  var canvas: Canvas
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var groups: [OpenGroup] = []
  /// The states at the beginnings of open transparency layers.
  var layerStates: [GraphicsState] = []
  let root: Canvas
  let format: BitmapFormat

  /// From base space to device space, whose unit is a pixel and whose y points down. Offsets
  /// of shadows are in base space, whatever the current transform.
  package let baseTransform: CGAffineTransform

  /// The current path in the user space of `pathTransform`.
  var currentPath = CGMutablePath()
  var pathTransform = CGAffineTransform.identity
  var allowsAntialiasing = true
  var convertedPixels: ConvertedPixels?

  /// The position and shape of text in user space; not part of the saved state.
  public var textMatrix = CGAffineTransform.identity

  /// A context that draws into a bitmap and keeps it.
  package convenience init(bitmap: Bitmap, baseTransform: CGAffineTransform) {
    self.init(bitmap: bitmap, baseTransform: baseTransform, format: .standard)
  }

  init(bitmap: Bitmap, baseTransform: CGAffineTransform, format: BitmapFormat) {
    root = Canvas(bitmap: bitmap, x: 0, y: 0)
    canvas = root
    self.baseTransform = baseTransform
    self.format = format
    state = GraphicsState(ctm: baseTransform, clip: ClipState(bounds: bitmap.size))
  }

  /// A context with pixels of its own or the caller's, whose origin is the bottom left corner.
  ///
  /// - Parameters:
  ///   - data: The caller's memory, drawn into directly; or nothing.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: 0 to let the context choose; with `data`, 4 · `width`.
  ///   - space: RGB, or gray. Pixels are sRGB whichever RGB space it is.
  ///   - bitmapInfo: With `data`, `premultipliedLast` or `noneSkipLast` in memory order RGBA.
  ///     Without it also alpha or filler first, little-endian 32-bit order, 8-bit gray and
  ///     alpha alone.
  /// - Returns: Nothing for any other format, and where a side is below 1, above 32,767, or
  ///   there are more than 2²⁸ pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let format = BitmapFormat(
        bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo, width: width,
        bytesPerRow: bytesPerRow)
    else { return nil }
    let bitmap: Bitmap?
    // SAFETY: as on iOS, the caller promises height · width · 4 bytes that outlive the context.
    if let data {
      guard format.isNative, format.bytesPerRow == width * 4 else { return nil }
      bitmap = Bitmap(width: width, height: height, borrowing: data)
    } else {
      bitmap = Bitmap(width: width, height: height)
    }
    guard let bitmap else { return nil }
    if format.isOpaque { bitmap.makeOpaque() }
    self.init(
      bitmap: bitmap,
      baseTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)),
      format: format)
  }

  // MARK: State

  /// Pushes a copy of the state.
  public func saveGState() {
    savedStates.append(state)
  }

  /// Goes back to the state of the last `saveGState`; without one nothing happens.
  public func restoreGState() {
    // A group or layer has a stack of its own.
    guard savedStates.count > (groups.last?.savedStateCount ?? 0) else { return }
    state = savedStates.removeLast()
  }

  // MARK: Transform

  /// From user space to pixels whose y points up from the bottom row: the identity in a new
  /// bitmap context, and (s, 0, 0, −s, 0, height) where UIKit draws at scale s.
  public var ctm: CGAffineTransform {
    state.ctm.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// From user space to device space, as the conversions below have it.
  ///
  /// Differs: device space has its origin at the top left pixel and y points down.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.ctm = state.ctm.scaledBy(x: x, y: y)
  }

  public func translateBy(x: CGFloat, y: CGFloat) {
    state.ctm = state.ctm.translatedBy(x: x, y: y)
  }

  /// - Parameter angle: Radians from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    state.ctm = state.ctm.rotated(by: angle)
  }

  /// Applies `transform` before what is there.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.ctm.inverted())
  }

  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(state.ctm.inverted())
  }

  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(state.ctm.inverted())
  }

  /// Nothing waits: drawing is done when a call returns.
  public func flush() {}

  /// Nothing waits: drawing is done when a call returns.
  public func synchronize() {}
}
