import Foundation
internal import ImageIO
internal import Synchronization

/// An image set as an image refers to it: its best file is searched for again for other traits.
struct CatalogImage: Sendable, Equatable {
  let name: String
  let set: AssetSet
  let variants: [AssetItem]
  let intent: String?
  private let preservesVector: Bool

  static func == (one: CatalogImage, other: CatalogImage) -> Bool {
    one.set.path == other.set.path
  }

  init(name: String, set: AssetSet) throws {
    self.name = name
    self.set = set
    variants = try set.variants().items
    let properties = try set.contents().properties
    intent = properties?.templateRenderingIntent
    preservesVector = properties?.preservesVectorRepresentation ?? false
  }

  /// The best file for traits, as an image; throws if it cannot be read or no file suits.
  ///
  /// - Parameter asset: The asset that the image belongs to; nil for one of its own.
  func image(
    for traits: UITraitCollection, of asset: UIImageAsset? = nil
  ) throws -> UIImage {
    guard let item = AssetVariants(items: variants).best(for: traits) else {
      throw AssetError.empty(set: set.path)
    }
    let file = try set.file(of: item)
    let loaded = try load(file, scale: item.pixelsPerPoint, traits: traits)
    return loaded.changed { attributes in
      attributes.asset = asset ?? UIImageAsset(set: self)
      attributes.assetFile = file
      attributes.alignmentRectInsets = item.alignmentInsets?.points(scale: loaded.scale) ?? .zero
      attributes.flipsForRightToLeft = false
      item.resizing?.apply(to: &attributes, size: loaded.size)
      switch intent {
      case "template": attributes.renderingMode = .alwaysTemplate
      case "original": attributes.renderingMode = .alwaysOriginal
      default: break
      }
    }
  }
}

extension CatalogImage {
  /// - Parameter scale: The pixels per point that a file of pixels is made for; nil is 1.
  private func load(
    _ file: String, scale: CGFloat?, traits: UITraitCollection
  ) throws -> UIImage {
    do throws(ImageFileError) {
      guard ImageFileName.isDrawing(file) else {
        return try UIImage.cached(contentsOfFile: file, scale: scale ?? 1)
      }
      let display = traits.displayScale > 0 ? traits.displayScale : DisplayDefaults.scale
      let image = try UIImage.cached(drawingOfFile: file, scale: display)
      return preservesVector ? image : image.changed { $0.vector = nil }
    } catch {
      throw AssetError.unreadableImage(path: file, reason: "\(error)")
    }
  }
}

extension ImageFileName {
  static func isDrawing(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".svg") || name.hasSuffix(".pdf")
  }
}

extension UIImage {
  /// The images of files while they are in use: on iOS, too, a name gives the same pixels twice.
  private static let files = Mutex<[String: CachedFile]>([:])

  private struct CachedFile: @unchecked Sendable {
    weak var pixels: CGImage?
    /// The image without its pixels.
    let attributes: Attributes
  }

  private static func cached(
    _ key: String, _ make: () throws(ImageFileError) -> UIImage
  ) throws(ImageFileError) -> UIImage {
    if let known = files.withLock({ $0[key] }), let pixels = known.pixels {
      var attributes = known.attributes
      attributes.cgImage = pixels
      return UIImage(attributes: attributes)
    }
    let image = try make()
    if let pixels = image.attributes.cgImage {
      var attributes = image.attributes
      attributes.cgImage = nil
      let entry = CachedFile(pixels: pixels, attributes: attributes)
      files.withLock { files in
        files = files.filter { $0.value.pixels != nil }
        files[key] = entry
      }
    }
    return image
  }

  /// - Parameter scale: Pixels per point.
  static func cached(
    contentsOfFile path: String, scale: CGFloat
  ) throws(ImageFileError) -> UIImage {
    try cached("\(path) \(scale)") { () throws(ImageFileError) in
      let data = FileManager.default.contents(atPath: path) ?? Data()
      return try UIImage(pixelsOf: data, scale: scale)
    }
  }

  /// The image of a file of an SVG or PDF drawing at its own size.
  static func cached(
    drawingOfFile path: String, scale: CGFloat
  ) throws(ImageFileError) -> UIImage {
    try cached("\(path) \(scale)") { () throws(ImageFileError) in
      let file = try ImageFile.read(FileManager.default.contents(atPath: path) ?? Data())
      guard let drawing = file.vector else {
        throw .unsupportedFeature(file.format, feature: "pixels under a name of a drawing")
      }
      guard let pixels = drawing.image(scale: scale) else {
        throw .tooManyPixels(
          file.format, width: Int(clamping: drawing.size.width.native * scale.native),
          height: Int(clamping: drawing.size.height.native * scale.native), limit: 1 << 28)
      }
      let image = UIImage(cgImage: pixels, scale: scale, orientation: .up)
      image.attributes.vector = drawing
      image.attributes.lacks += drawing.lacks
      return image
    }
  }
}

extension AssetItem.Insets {
  func points(scale: CGFloat) -> UIEdgeInsets {
    func points(_ number: AssetNumber?) -> CGFloat { max(number?.value ?? 0, 0) / scale }
    return UIEdgeInsets(
      top: points(top), left: points(left), bottom: points(bottom), right: points(right))
  }
}

extension AssetItem.Resizing {
  /// Sets the caps, which keep their size, with a tiled or stretched centre between them. A set's
  /// centre size is ignored in drawing, as the caps at the other end begin after it: the space
  /// between them is hidden on iOS, too.
  func apply(to attributes: inout UIImage.Attributes, size: CGSize) {
    guard let mode, let capInsets else { return }
    var insets = capInsets.points(scale: attributes.scale)
    switch mode {
    case "3-part-horizontal": (insets.top, insets.bottom) = (0, 0)
    case "3-part-vertical": (insets.left, insets.right) = (0, 0)
    default: break
    }
    attributes.capInsets = insets
    attributes.isResizable = true
    attributes.resizingMode = center?.mode == "tile" ? .tile : .stretch
  }
}
