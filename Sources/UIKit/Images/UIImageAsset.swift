internal import Synchronization

/// Pictures of one thing for different traits. An image of an asset that an image view shows is
/// replaced when the view's traits change.
///
/// The image of an asset catalog has one with the files of its image set; what is registered there
/// besides is asked first.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Entry {
    let image: UIImage
    let traits: UITraitCollection
  }

  private let entries = Mutex<[Entry]>([])

  private let set: CatalogImage?

  public override init() {
    set = nil
    super.init()
  }

  init(set: CatalogImage) {
    self.set = set
    super.init()
  }

  /// Keeps a picture for traits, in place of the one for equal traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    // Without the asset, which would else keep itself.
    let image = image.changed { $0.asset = nil }
    entries.withLock { entries in
      entries.removeAll { $0.traits == traitCollection }
      entries.append(Entry(image: image, traits: traitCollection))
    }
  }

  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  open func unregister(with traitCollection: UITraitCollection) {
    entries.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The picture that was registered for most of the traits and for no others. Where there is
  /// none: that of the image set of a catalog, else the first one registered, else an image of no
  /// size.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let image =
      registered(for: traitCollection)
      ?? (try? set?.image(for: traitCollection, of: self))
      ?? entries.withLock { $0.first?.image }
    return image?.changed { $0.asset = self } ?? UIImage()
  }

  private func registered(for traits: UITraitCollection) -> UIImage? {
    entries.withLock { entries in
      let fitting = entries.filter { traits.containsTraits(in: $0.traits) }
      return fitting.max {
        $0.traits.values.specifiedCount < $1.traits.values.specifiedCount
      }?.image
    }
  }

  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }
}

extension UIImage {
  /// The asset that the image is of; nil for others. Differs: on iOS every image has one.
  public var imageAsset: UIImageAsset? { attributes.asset }

  /// The picture of the same asset that suits these traits, with what was changed of the image;
  /// itself without an asset.
  func resolved(for traits: UITraitCollection) -> UIImage {
    guard let other = attributes.asset?.image(with: traits), other.pixels !== pixels else {
      return self
    }
    if isSymbolImage || other.isSymbolImage { return other }
    return changed { attributes in
      attributes.cgImage = other.attributes.cgImage
      attributes.ciImage = other.attributes.ciImage
      attributes.scale = other.scale
      attributes.orientation = other.imageOrientation
      attributes.assetFile = other.attributes.assetFile
      attributes.vector = other.attributes.vector
      attributes.lacks = other.attributes.lacks
    }
  }
}

extension UIImage.Configuration {
  /// The traits that the configuration asks for; nil for those of whoever draws the image.
  public var traitCollection: UITraitCollection? { traits }

  public convenience init(traitCollection: UITraitCollection) {
    self.init(traits: traitCollection)
  }
}
