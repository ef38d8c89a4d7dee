internal import Synchronization

/// Pictures of one thing for different traits. An image of an asset that an image view shows is
/// replaced when the view's traits change.
///
/// Differs: assets of catalogues are absent.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Entry {
    let image: UIImage
    let traits: UITraitCollection
  }

  private let entries = Mutex<[Entry]>([])

  public override init() { super.init() }

  /// Keeps a picture for traits, in place of the one for equal traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let image = image.changed { $0.asset = self }
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

  /// The picture that was registered for most of the traits and for no others; where there is
  /// none, the first one, and an image of no size of an asset without any.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    entries.withLock { entries in
      let fitting = entries.filter { traitCollection.containsTraits(in: $0.traits) }
      let best = fitting.max { $0.traits.values.specifiedCount < $1.traits.values.specifiedCount }
      return (best ?? entries.first)?.image ?? UIImage()
    }
  }

  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }
}

extension UIImage {
  /// The asset that the image was registered with; nil for others. Differs: on iOS every image has
  /// one.
  public var imageAsset: UIImageAsset? { attributes.asset }

  /// The image of the same asset for traits; itself without one.
  func registered(for traits: UITraitCollection) -> UIImage {
    attributes.asset?.image(with: traits) ?? self
  }
}

extension UIImage.Configuration {
  /// The traits that the configuration asks for; nil for those of whoever draws the image.
  public var traitCollection: UITraitCollection? { traits }

  public convenience init(traitCollection: UITraitCollection) {
    self.init(traits: traitCollection)
  }
}
