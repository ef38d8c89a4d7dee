/// The pictures that drawing goes into: the given context, and unfinished ones over it.
struct PictureStack {
  private struct Picture {
    let outer: CGContext
    let outerCanvas: PixelRect
    let outerOversampling: Double
    let bitmap: Bitmap
    /// The device pixel of the outer context that the bitmap's first one is.
    let x: Int
    let y: Int
    /// Whether its pixels lie on those of the outer context.
    let isAligned: Bool
    /// What a mask is being drawn for.
    var kept: RasterGroup?
  }

  /// The context that is drawn into at the moment.
  private(set) var context: CGContext
  /// The whole of the context's bitmap that is asked for, in its device pixels, whatever part of
  /// it is drawn this time.
  private(set) var canvas: PixelRect
  /// How many times as fine as the first context's pixels those of the context are, because they
  /// will be seen in perspective.
  private(set) var oversampling = 1.0
  private var pictures: [Picture] = []
  private var pixelCount = 0

  init(_ context: CGContext) {
    self.context = context
    canvas = PixelRect(minX: 0, minY: 0, maxX: context.width, maxY: context.height)
  }

  /// Sends drawing into a transparent picture with the same user space.
  ///
  /// - Parameter area: What it holds, device pixels of the context. It may reach beyond the clip.
  /// - Returns: Whether that can be: not where the area is empty or more than a bitmap holds, nor
  ///   with too many open pictures.
  mutating func open(_ area: PixelRect) -> Bool {
    let shift = CGAffineTransform(translationX: -CGFloat(area.minX), y: -CGFloat(area.minY))
    return open(
      area, context.userSpaceToDeviceSpaceTransform.concatenating(shift),
      canvas: canvas.offsetBy(x: -area.minX, y: -area.minY), isAligned: true)
  }

  /// Sends drawing into a transparent picture with another user space.
  ///
  /// - Parameters:
  ///   - size: Its pixels, the first of which is its own pixel (0, 0).
  ///   - transform: The map from user space to the pixels of the picture.
  ///   - finer: What `oversampling` is multiplied by.
  mutating func open(
    _ size: PixelRect, _ transform: CGAffineTransform, finer: Double
  ) -> Bool {
    guard open(size, transform, canvas: size, isAligned: false) else { return false }
    oversampling *= finer
    return true
  }

  private mutating func open(
    _ area: PixelRect, _ transform: CGAffineTransform, canvas newCanvas: PixelRect,
    isAligned: Bool
  ) -> Bool {
    let newCount = pixelCount + area.width * area.height
    if area.isEmpty { return false }
    guard pictures.count < LayerRenderer.maximumPictureCount,
      newCount <= LayerRenderer.maximumPixelCount,
      let bitmap = Bitmap(
        width: area.width, height: area.height, isDeferred: context.isDeferred)
    else {
      FidelityLedger.note(
        .nestingLimit,
        pictures.count < LayerRenderer.maximumPictureCount
          ? "A layer tree with pictures of \(newCount) pixels inside each other"
          : "A layer tree with \(pictures.count + 1) pictures inside each other")
      return false
    }
    pictures.append(
      Picture(
        outer: context, outerCanvas: canvas, outerOversampling: oversampling, bitmap: bitmap,
        x: area.minX, y: area.minY, isAligned: isAligned))
    pixelCount = newCount
    context = CGContext(bitmap: bitmap, baseTransform: transform)
    canvas = newCanvas
    return true
  }

  /// Goes back to where drawing went before, and hands over what was drawn.
  mutating func close(_ use: (RasterGroup, CGContext) -> Void) {
    guard let picture = pictures.popLast() else { return }
    (context, canvas) = (picture.outer, picture.outerCanvas)
    oversampling = picture.outerOversampling
    pixelCount -= picture.bitmap.width * picture.bitmap.height
    use(RasterGroup(bitmap: picture.bitmap, x: picture.x, y: picture.y), context)
  }

  /// Keeps what was drawn, and goes on with an empty picture of the same area: the mask.
  mutating func keepAndOpen(_ area: PixelRect) {
    var drawn: RasterGroup?
    close { picture, _ in drawn = picture }
    guard open(area) else { return }
    pictures[pictures.count - 1].kept = drawn
  }

  /// Hands over what was kept, and the mask.
  mutating func closeMask(_ use: (RasterGroup, RasterGroup, CGContext) -> Void) {
    guard let kept = pictures.last?.kept else { return }
    close { mask, context in use(kept, mask, context) }
  }

  // MARK: What is there

  /// All that there are pixels for, beyond those of the innermost picture, in its device pixels.
  var wholePixels: PixelRect {
    let whole = alignedPictures
    let context = whole.pictures.first?.outer ?? context
    return PixelRect(minX: 0, minY: 0, maxX: context.width, maxY: context.height)
      .offsetBy(x: -whole.x, y: -whole.y)
  }

  /// What has been drawn so far, all open pictures over one another.
  ///
  /// - Parameter area: The area, in device pixels of the context.
  func sample(_ area: PixelRect) -> Bitmap? {
    let whole = alignedPictures
    return sample(area, whole.pictures.map(\.outer) + [context], whole.x, whole.y, whole.pictures)
  }

  /// What has been drawn below the innermost picture, as large as that.
  func sampleBelow() -> Bitmap? {
    guard let last = pictures.last else { return nil }
    let area = PixelRect(
      minX: 0, minY: 0, maxX: last.bitmap.width, maxY: last.bitmap.height)
    let whole = alignedPictures
    return sample(area, whole.pictures.map(\.outer), whole.x, whole.y, whole.pictures)
  }

  /// The innermost pictures that lie pixel on pixel, and where the first pixel of the context is
  /// in the outermost of what they lie on.
  private var alignedPictures: (pictures: ArraySlice<Picture>, x: Int, y: Int) {
    let first = pictures.lastIndex { !$0.isAligned }.map { $0 + 1 } ?? 0
    let aligned = pictures[first...]
    return (aligned, aligned.reduce(0) { $0 + $1.x }, aligned.reduce(0) { $0 + $1.y })
  }

  /// - Parameters:
  ///   - contexts: The contexts from the outermost on.
  ///   - x: The outermost context's pixel that the area's own first pixel counts from.
  ///   - y: Likewise.
  private func sample(
    _ area: PixelRect, _ contexts: [CGContext], _ x: Int, _ y: Int,
    _ aligned: ArraySlice<Picture>
  ) -> Bitmap? {
    guard let bitmap = Bitmap(width: area.width, height: area.height) else { return nil }
    let target = CGContext(bitmap: bitmap, baseTransform: .identity)
    var (left, top) = (-x - area.minX, -y - area.minY)
    var steps = aligned.makeIterator()
    for context in contexts {
      context.copyPixels(to: target, x: left, y: top)
      if let step = steps.next() {
        left += step.x
        top += step.y
      }
    }
    return bitmap
  }
}
