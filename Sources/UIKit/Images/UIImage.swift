internal import ImageIO

/// A picture: its pixels, their number per point, and their orientation.
///
/// Immutable, and usable on any thread.
///
/// Differs: PNG, JPEG and GIF files are read, and SVG and PDF files of asset catalogs. An animated
/// image shows its first picture. For symbols see `init(systemName:)`.
open class UIImage: NSObject, NSCopying, @unchecked Sendable, _ExpressibleByImageLiteral {
  /// The turn that makes the pixels upright. Raw values are Apple's.
  public enum Orientation: Int, Sendable {
    /// The pixels are upright as they are.
    case up = 0
    /// The pixels are turned by half a turn.
    case down = 1
    /// The pixels are turned a quarter counter-clockwise.
    case left = 2
    /// The pixels are turned a quarter clockwise.
    case right = 3
    /// The pixels are mirrored left to right.
    case upMirrored = 4
    /// The pixels are mirrored top to bottom.
    case downMirrored = 5
    /// The pixels are mirrored at the diagonal from the top left: rows become columns.
    case leftMirrored = 6
    /// The pixels are mirrored at the diagonal from the top right.
    case rightMirrored = 7
  }

  /// Whether the colours of the pixels are shown, or only their opacity in a tint.
  public enum RenderingMode: Int, Sendable {
    /// The mode that the place where the image is used prefers.
    case automatic = 0
    /// The pixels are drawn in their own colours.
    case alwaysOriginal = 1
    /// The opacity of the pixels is drawn in the tint colour.
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable image fills its place.
  public enum ResizingMode: Int, Sendable {
    /// The middle is repeated at its own size.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }

  var attributes: Attributes

  /// Everything that a copy with one changed attribute keeps.
  struct Attributes {
    /// The pixels, also those made of `ciImage`.
    var cgImage: CGImage?
    var ciImage: CIImage?
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var isResizable = false
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    /// The distance from the lower edge up to the baseline in points; nil for a symbol's own, or
    /// none.
    var baselineOffset: CGFloat?
    var hidesBaseline = false
    var symbol: Symbol?
    /// The size in points of the letters that the symbol was drawn for.
    var symbolPointSize: CGFloat = 0
    /// The fonts that text among the pixels was drawn with, as far as they are known.
    var fonts: [DrawnFont] = []
    /// The features that pictures showing the image lack.
    var lacks: [FidelityNote] = []
    /// The asset with the image's pictures for other traits.
    var asset: UIImageAsset?
    /// The file of an asset catalog that the pixels come from.
    var assetFile: String?
    /// The drawing that is drawn anew at each size, if the set asks for it.
    var vector: (any VectorDrawing)?
    var frames: [UIImage]?
    var duration: TimeInterval = 0
  }

  init(attributes: Attributes) {
    self.attributes = attributes
  }

  /// The image of an image literal: `UIImage(named:)`, or an image without pixels if there is none
  /// of the name, which is noted; iOS ends the program then.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(attributes: UIImage(named: name)?.attributes ?? Attributes())
  }

  /// An empty image of size zero.
  public override convenience init() {
    self.init(attributes: Attributes())
  }

  /// An image of the pixels at one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// - Parameter scale: Pixels per point; 0 and below count as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var attributes = Attributes()
    attributes.cgImage = cgImage
    attributes.scale = scale > 0 ? scale : 1
    attributes.orientation = orientation
    self.init(attributes: attributes)
  }

  /// The pixels; nil for an image that Core Image calculates.
  open var cgImage: CGImage? { attributes.ciImage == nil ? attributes.cgImage : nil }
  /// The pixels, whatever made them; nil for an image without any.
  package var pixels: CGImage? { attributes.cgImage }
  /// Pixels per point.
  open var scale: CGFloat { attributes.scale }
  /// The turn that makes the pixels upright.
  open var imageOrientation: Orientation { attributes.orientation }

  /// The size of the upright picture in points.
  open var size: CGSize {
    guard let image = pixels else { return .zero }
    let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
    switch imageOrientation {
    case .up, .down, .upMirrored, .downMirrored:
      return CGSize(width: width, height: height)
    case .left, .right, .leftMirrored, .rightMirrored:
      return CGSize(width: height, height: width)
    }
  }

  /// Whether the pixels' colours are shown, or only their opacity in a tint.
  open var renderingMode: RenderingMode { attributes.renderingMode }
  /// The margins that keep their size when the image is resized, in points.
  open var capInsets: UIEdgeInsets { attributes.capInsets }
  /// Whether the middle of a resizable image is tiled or stretched.
  open var resizingMode: ResizingMode { attributes.resizingMode }
  /// The insets from the image's edges to the part that views align, in points.
  open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }
  /// Whether image views mirror the image in right-to-left interfaces.
  open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

  /// The pictures of an animated image; nil for any other.
  open var images: [UIImage]? { attributes.frames }
  /// The seconds that all pictures of an animated image take.
  open var duration: TimeInterval { attributes.duration }

  /// An image of several pictures; nil if `images` is empty.
  ///
  /// Not drawn: the pictures after the first (`FidelityFeature.animatedImage`).
  ///
  /// - Parameter duration: The seconds that all pictures take; 0 stands for a thirtieth for each.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.changed {
      $0.frames = images
      $0.lacks.append(FidelityNote(.animatedImage, "UIImage.animatedImage(with:duration:)"))
      $0.duration = duration > 0 ? duration : Double(images.count) / 30
    }
  }

  // MARK: Copies

  /// The image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// A resizable image whose middle is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// A resizable image whose middle is tiled or stretched.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// The image with other alignment insets, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// An image that image views mirror in right-to-left interfaces.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// The image mirrored left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  func changed(_ change: (inout Attributes) -> Void) -> UIImage {
    var copy = attributes
    change(&copy)
    return UIImage(attributes: copy)
  }

  open override func copy() -> Any { self }

  /// The image itself, as images do not change; `zone` is ignored.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two images show the same pixels object in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    if let symbol = attributes.symbol {
      return other.attributes.symbol == symbol && other.scale == scale
        && other.renderingMode == renderingMode
        && other.baselineOffsetFromBottom == baselineOffsetFromBottom
    }
    return other.pixels === pixels && other.scale == scale
      && other.imageOrientation == imageOrientation && other.renderingMode == renderingMode
      && other.capInsets == capInsets && other.resizingMode == resizingMode
      && other.alignmentRectInsets == alignmentRectInsets
      && other.flipsForRightToLeftLayoutDirection == flipsForRightToLeftLayoutDirection
      && other.baselineOffsetFromBottom == baselineOffsetFromBottom
  }

  open override var hash: Int {
    attributes.symbol?.hashValue ?? pixels.map { ObjectIdentifier($0).hashValue } ?? 0
  }

  /// A text of size in points and scale, without an address.
  open override var description: String {
    "<UIImage {\(size.width), \(size.height)} scale \(scale)>"
  }
}

extension UIImage.Orientation {
  /// The orientation of the picture as seen in a mirror beside it.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// Maps the unit square of the pixels (y down) to that of the upright picture.
  var unitTransform: CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(-1, 0, 0, -1, 1, 1)
    case .left: CGAffineTransform(0, -1, 1, 0, 0, 1)
    case .right: CGAffineTransform(0, 1, -1, 0, 1, 0)
    case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 1, 0)
    case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 1)
    case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
    case .rightMirrored: CGAffineTransform(0, -1, -1, 0, 1, 1)
    }
  }
}
