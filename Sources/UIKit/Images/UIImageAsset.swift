internal import Synchronization

/// The pictures of one image for different traits. An image view that shows an image of an asset
/// replaces it when its traits change.
///
/// An image of an asset catalog has an asset with the files of its image set; pictures registered
/// there are asked for first.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Entry {
    let image: UIImage
    let traits: UITraitCollection
  }

  private let entries = Mutex<[Entry]>([])

  private let set: CatalogImage?

  /// An asset without pictures, to which they are registered.
  public override init() {
    set = nil
    super.init()
  }

  init(set: CatalogImage) {
    self.set = set
    super.init()
  }

  /// Keeps a picture for traits, in place of one for equal traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    // The picture is kept without the asset, which would otherwise keep itself alive.
    let image = image.changed { $0.asset = nil }
    entries.withLock { entries in
      entries.removeAll { $0.traits == traitCollection }
      entries.append(Entry(image: image, traits: traitCollection))
    }
  }

  /// Keeps a picture for the traits of a configuration, in place of one for equal traits.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the picture for equal traits.
  open func unregister(with traitCollection: UITraitCollection) {
    entries.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the picture for traits that equal those of a configuration.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The picture that was registered for most of the traits and for no others. If there is none,
  /// that of the catalog's image set, else the first one registered, else an image of size zero.
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

  /// The picture for the traits of a configuration, or for the current ones if it has none.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }
}

extension UIImage {
  /// The asset of the image; nil without one. Differs: on iOS every image has one.
  public var imageAsset: UIImageAsset? { attributes.asset }

  /// The picture of the same asset for these traits, with the image's own changes applied; the
  /// image itself without an asset.
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
  /// The traits that the configuration asks for; nil for those of the view that draws the image.
  public var traitCollection: UITraitCollection? { traits }

  /// A configuration that asks for traits, and for no size, weight or colour of a symbol.
  public convenience init(traitCollection: UITraitCollection) {
    self.init(traits: traitCollection)
  }
}
