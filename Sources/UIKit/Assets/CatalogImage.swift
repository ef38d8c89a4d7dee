import Foundation
internal import Synchronization

/// An image set as an image refers to it: which of its files suits is asked again for other traits.
struct CatalogImage: Sendable, Equatable {
  let name: String
  let set: AssetSet
  let variants: [AssetItem]
  let intent: String?

  static func == (one: CatalogImage, other: CatalogImage) -> Bool {
    one.set.path == other.set.path
  }

  init(name: String, set: AssetSet) throws {
    self.name = name
    self.set = set
    variants = try set.variants().items
    intent = try set.contents().properties?.templateRenderingIntent
  }

  /// The best file for traits, as an image; throws where it cannot be read or nothing suits.
  func image(for traits: UITraitCollection) throws -> UIImage {
    guard let item = AssetVariants(items: variants).best(for: traits) else {
      throw AssetError.empty(set: set.path)
    }
    let file = try set.file(of: item)
    guard let loaded = UIImage.cached(contentsOfFile: file, scale: item.pixelsPerPoint ?? 1) else {
      throw AssetError.unreadableImage(path: file)
    }
    return loaded.changed { attributes in
      attributes.asset = self
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

extension UIImage {
  /// The file that suits these traits, with what was changed of the image; itself for an image that
  /// is of no catalog.
  func resolved(for traits: UITraitCollection) -> UIImage {
    guard let asset = attributes.asset, let other = try? asset.image(for: traits),
      other.attributes.assetFile != attributes.assetFile
    else { return self }
    return changed { attributes in
      attributes.cgImage = other.attributes.cgImage
      attributes.scale = other.scale
      attributes.assetFile = other.attributes.assetFile
    }
  }

  /// Images of files, as long as somebody has them: on iOS, too, a name gives the same pixels twice.
  private static let files = Mutex<[String: WeakPixels]>([:])

  private struct WeakPixels: @unchecked Sendable {
    weak var image: CGImage?
  }

  /// - Parameter scale: Pixels per point.
  static func cached(contentsOfFile path: String, scale: CGFloat) -> UIImage? {
    if let image = files.withLock({ $0[path]?.image }) {
      return UIImage(cgImage: image, scale: scale, orientation: .up)
    }
    guard let data = FileManager.default.contents(atPath: path),
      let image = UIImage(data: data, scale: scale)
    else { return nil }
    if let pixels = image.cgImage {
      files.withLock { files in
        files = files.filter { $0.value.image != nil }
        files[path] = WeakPixels(image: pixels)
      }
    }
    return image
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
  /// The caps keep their size; a centre that is tiled or stretched lies between them. What a set
  /// says of the centre's size is left out of what is drawn, as the caps at the other end begin
  /// after it: the space between them is hidden on iOS, too.
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
