/// Frees the memory that a bitmap context was made with.
public typealias CGBitmapContextReleaseDataCallback = (
  UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
) -> Void

/// A place to draw: a bitmap, a state and a path.
///
/// The context turns calls into commands in device space; what those do to pixels is the
/// canvas's business. One thread at a time may use it.
public final class CGContext {
  /// The place that commands draw into: the bitmap, or the innermost open group.
  var canvas: Canvas
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var groups: [OpenGroup] = []
  /// The states at the beginnings of open transparency layers.
  var layerStates: [GraphicsState] = []
  let root: Canvas
  let format: BitmapFormat

  /// The map from base space to device space, whose unit is a pixel and whose y points down.
  /// Offsets of shadows are in base space, whatever the current transform.
  package let baseTransform: CGAffineTransform

  /// The current path in the user space of `pathTransform`.
  var currentPath = CGMutablePath()
  var pathTransform = CGAffineTransform.identity
  var allowsAntialiasing = true
  /// The outlines of text that is being drawn in a mode that clips, in user space.
  var textClip: CGMutablePath?
  /// The caller's pixels in another format than the canvas's; nil where the canvas draws in the
  /// context's memory.
  let storedPixels: StoredPixels?
  private let releaseData: () -> Void
  /// The recorder of a PDF page; nil for a context of a bitmap.
  let pdf: PDFRecorder?
  /// How many patterns' cells this draws inside each other.
  var patternDepth = 0

  /// The position and shape of text in user space; not part of the saved state.
  public var textMatrix = CGAffineTransform.identity

  /// A context that draws into a bitmap and keeps it.
  package convenience init(bitmap: Bitmap, baseTransform: CGAffineTransform) {
    self.init(bitmap: bitmap, baseTransform: baseTransform, format: .standard)
  }

  init(
    bitmap: Bitmap, baseTransform: CGAffineTransform, format: BitmapFormat,
    storedPixels: StoredPixels? = nil, releaseData: @escaping () -> Void = {}
  ) {
    self.storedPixels = storedPixels
    self.releaseData = releaseData
    pdf = nil
    root = Canvas(bitmap: bitmap, x: 0, y: 0)
    canvas = root
    self.baseTransform = baseTransform
    self.format = format
    state = GraphicsState(ctm: baseTransform, clip: ClipState(bounds: bitmap.size))
  }

  /// A context of pages. Its pixels are there for clips and for what is no shape.
  init(recorder: PDFRecorder) {
    storedPixels = nil
    releaseData = {}
    pdf = recorder
    root = Canvas(limit: recorder.pixels)
    canvas = root
    baseTransform = Self.toDevice(recorder.box)
    format = .standard
    state = GraphicsState(ctm: baseTransform, clip: ClipState(bounds: recorder.pixels))
  }

  deinit {
    releaseData()
    pdf?.close()
  }

  /// Makes a context with a bitmap of its own or in the caller's memory. Its origin is the bottom
  /// left corner.
  ///
  /// Any layout but RGBA is drawn in RGBA and converted after every call: the pixels are the same,
  /// but it is slower. Differs: other layouts that iOS has are absent: 16 and 32 bits per
  /// component, 5 bits per component, CMYK.
  ///
  /// - Parameters:
  ///   - data: The caller's memory, `height` rows of `bytesPerRow`, which must outlive the context;
  ///     nil for memory of the context's own.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: Bytes from a row to the next; 0 for what a row takes.
  ///   - space: RGB, or gray. Pixels are sRGB whichever RGB space it is.
  ///   - bitmapInfo: With RGB, alpha that is premultiplied or a filler to skip, last or first, in
  ///     memory order or that of 32-bit little-endian integers; with gray, no alpha; alpha alone
  ///     with either.
  /// - Returns: Nil for any other format, if a side is below 1 or above 32,767, and if there are
  ///   more than 2²⁸ pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    // SAFETY: The pointers are nil or the caller's, and are handed on with what the caller says of
    // them.
    unsafe self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, releaseCallback: nil,
      releaseInfo: nil)
  }

  /// Makes a bitmap context, and says when it no longer needs the caller's memory.
  ///
  /// The parameters that are not listed are those of the initialiser without a callback.
  ///
  /// - Parameters:
  ///   - releaseCallback: Called with `releaseInfo` and `data` when the context is gone.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32,
    releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
  ) {
    // SAFETY: The caller has `height` rows of the format's bytes that outlive the context, as
    // Apple's documentation asks, and gets them and its information back when the context is gone;
    // nil stands for memory of the context's own.
    guard
      let format = BitmapFormat(
        bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo, width: width,
        bytesPerRow: bytesPerRow)
    else { return nil }
    var bitmap: Bitmap?
    var storedPixels: StoredPixels?
    let isDirect = format.isNative && format.bytesPerRow == width * 4
    if let data = unsafe data, isDirect {
      bitmap = unsafe Bitmap(width: width, height: height, borrowing: data)
    }
    if bitmap == nil {
      bitmap = Bitmap(width: width, height: height)
      if bitmap != nil, unsafe data != nil || !isDirect {
        storedPixels = unsafe StoredPixels(data, format: format, height: height)
      }
    }
    guard let bitmap else { return nil }
    if format.isOpaque, storedPixels == nil { bitmap.makeOpaque(bitmap.size) }
    self.init(
      bitmap: bitmap,
      baseTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)),
      format: format, storedPixels: storedPixels,
      releaseData: { unsafe releaseCallback?(releaseInfo, data) })
  }

  // MARK: State

  /// Saves a copy of the state, which `restoreGState()` brings back.
  public func saveGState() {
    savedStates.append(state)
  }

  /// Restores the state that the last `saveGState` saved. Does nothing if none is left.
  public func restoreGState() {
    // A group or layer has a stack of its own.
    guard savedStates.count > (groups.last?.savedStateCount ?? 0) else { return }
    state = savedStates.removeLast()
  }

  // MARK: Transform

  /// The map from user space to pixels whose y points up from the bottom row.
  ///
  /// It is the identity in a new bitmap context, and (s, 0, 0, −s, 0, height) where UIKit draws at
  /// scale s.
  public var ctm: CGAffineTransform {
    state.ctm.concatenating(
      pdf?.toPage ?? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// The map from user space to device space, which the `convertTo…Space` methods use.
  ///
  /// Differs: device space has its origin at the top left pixel and y points down.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Scales user space about its origin, for everything drawn from now on.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.ctm = state.ctm.scaledBy(x: x, y: y)
  }

  /// Moves the origin of user space, for everything drawn from now on.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.ctm = state.ctm.translatedBy(x: x, y: y)
  }

  /// Turns user space about its origin, for everything drawn from now on.
  ///
  /// - Parameter angle: Radians from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    state.ctm = state.ctm.rotated(by: angle)
  }

  /// Applies `transform` to user space before the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  /// A point of user space in device space, whose y points down here.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
  /// A size of user space in device space, without the translation.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
  /// The smallest rectangle of device space around a mapped one of user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

  /// A point of device space in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.ctm.inverted())
  }

  /// A size of device space in user space, without the translation.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(state.ctm.inverted())
  }

  /// The smallest rectangle of user space around a mapped one of device space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(state.ctm.inverted())
  }

  /// Whether drawing waits until somebody asks for the pixels, which nobody can see otherwise.
  package var isDeferred: Bool { root.bitmap?.isDeferred ?? false }

  /// Does nothing: every drawing call has finished when it returns.
  public func flush() {}

  /// Does nothing: every drawing call has finished when it returns.
  public func synchronize() {}
}
