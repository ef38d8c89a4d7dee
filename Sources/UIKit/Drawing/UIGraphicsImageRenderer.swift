/// The scale, opacity and colour range of the images that a renderer makes.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// The ranges of colours that images may have.
  public enum Range: Int, Sendable {
    /// Nothing in particular is asked for.
    case unspecified = -1
    /// The range follows the screen and what is drawn.
    case automatic = 0
    /// Colours outside of sRGB are kept on iOS; here they are not.
    case extended = 1
    /// The range of sRGB.
    case standard = 2
  }

  /// Pixels per point, 3 by default; 0 stands for the main screen's.
  open var scale: CGFloat = DisplayDefaults.scale

  /// Whether images start black instead of transparent; false by default.
  open var opaque = false

  /// The range of colours asked for. Differs: images have 8 bits per channel in sRGB whatever it
  /// is; on iOS an extended range keeps colours outside of sRGB.
  open var preferredRange = Range.automatic

  /// Whether `preferredRange` is the extended one.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// The format of the main screen: 3 pixels per point, with transparency.
  public required init() {
    super.init()
  }

  /// The format for `traitCollection`: its display scale, or the main screen's if it has none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The format for the main screen.
  open class func preferred() -> Self { self.init() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
      copy.preferredRange = preferredRange
    }
    return copy
  }
}

/// The context that an image renderer's drawing code gets.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageFormat: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, imageFormat: UIGraphicsImageRendererFormat) {
    self.imageFormat = imageFormat
    super.init(cgContext: cgContext, format: imageFormat)
  }

  open override var format: UIGraphicsImageRendererFormat { imageFormat }

  /// An image of what is drawn so far, in the renderer's scale.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: imageFormat.scale, orientation: .up)
  }
}

/// Draws images: its actions run with a context of the renderer's size as the current one.
///
/// A renderer without area, or larger than a bitmap can be (32,767 pixels a side), runs its actions
/// on one throwaway pixel and returns an empty image. Works on any thread.
///
/// Differs: on iOS the default format keeps an extended colour range on wide-gamut screens; here
/// pixels are always 8-bit sRGB.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Draws an image with its context as the current one.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  /// A renderer of an empty rectangle.
  public override convenience init() { self.init(bounds: .zero) }

  /// A renderer of a rectangle in points. The format is copied; one whose scale is not above 0 gets
  /// that of the main screen.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let checked = format.copy() as? UIGraphicsImageRendererFormat ?? .preferred()
    if !(checked.scale > 0) { checked.scale = DisplayDefaults.scale }
    checked.bounds = bounds
    imageFormat = checked
    super.init(checkedFormat: checked)
  }

  /// A renderer of the format for the main screen; bounds are in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// A renderer of a size in points. The format is copied.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of the format for the main screen; the size is in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  open override var format: UIGraphicsImageRendererFormat { imageFormat }

  /// The image that `actions` draws, in the renderer's size and scale.
  open func image(actions: DrawingActions) -> UIImage {
    let whole = CGContext.forImage(
      bounds: imageFormat.bounds, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard let target = whole ?? CGContext.forImage(bounds: pixel, scale: 1, isOpaque: false)
    else { return UIImage() }
    let context = UIGraphicsImageRendererContext(cgContext: target, imageFormat: imageFormat)
    UIGraphicsPushContext(target)
    defer { UIGraphicsPopContext() }
    actions(context)
    return whole == nil ? UIImage() : context.currentImage
  }

  /// The image that `actions` draws, as a PNG file.
  ///
  /// Empty if the renderer has no area. See `UIImage.pngData()`.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The image that `actions` draws, as a JPEG file.
  ///
  /// Empty if the renderer has no area. See `UIImage.jpegData(compressionQuality:)`.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
