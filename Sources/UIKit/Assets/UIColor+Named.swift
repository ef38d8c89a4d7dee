import Foundation

extension UIColor {
  /// A colour of an asset catalog in the main bundle; see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A colour of an asset catalog: dynamic, so that each trait collection gets its own variant.
  ///
  /// Nil if no catalog has the name, which is noted (`FidelityFeature.colorName`), or if the set
  /// cannot be read, which is noted as well (`FidelityFeature.assetCatalog`).
  ///
  /// - Parameters:
  ///   - name: The name, with those of folders that provide a namespace: `Brand/Accent`.
  ///   - bundle: The bundle; nil for the main one, and here also those of the package's targets.
  ///   - traitCollection: Nil for the dynamic colour; else the variant for only these traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let set = ResourceBundles.set(.color, named: name, in: bundle) else {
      FidelityLedger.note(.colorName, name, birth: UIResponder.birthCount)
      return nil
    }
    do {
      let color = try CatalogColor(name: name, set: set)
      if let traitCollection {
        let resolved = color.color(for: traitCollection).resolvedColor(with: traitCollection)
        self.init(source: resolved.source)
      } else {
        self.init(source: .catalog(color))
      }
    } catch {
      ResourceBundles.note(error)
      return nil
    }
  }

  /// The colour of a generated symbol such as `ColorResource.accent`; clear if the catalog does not
  /// have it, which is noted.
  public convenience init(resource: ColorResource) {
    let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(source: found?.source ?? UIColor.clear.source)
  }
}

/// A colour set as a colour refers to it.
struct CatalogColor: Sendable {
  let name: String
  let set: AssetSet
  private let variants: AssetVariants
  private let colors: [UIColor]

  /// Reads every variant, so that an error is found where the name is used.
  init(name: String, set: AssetSet) throws {
    self.name = name
    self.set = set
    variants = try set.variants()
    colors = try variants.items.compactMap { try $0.color?.color(set: set.path) }
  }

  /// The variant that suits the traits; the first one if none does.
  func color(for traits: UITraitCollection) -> UIColor {
    colors[variants.bestIndex(for: traits) ?? 0]
  }
}

/// A colour of an asset catalog, by name and bundle. Xcode 15 and later write one for each colour
/// set; so does the tool for a package that it builds.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let path: String

  /// A reference to a colour of a bundle. The catalog is read only when the colour is made.
  public init(name: String, bundle: Bundle) {
    self.name = name
    path = bundle.bundlePath
  }

  var bundle: Bundle { Bundle(path: path) ?? .main }
}

/// An image of an asset catalog, by name and bundle; see `ColorResource`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let path: String

  /// A reference to an image of a bundle. The catalog is read only when the image is made.
  public init(name: String, bundle: Bundle) {
    self.name = name
    path = bundle.bundlePath
  }

  var bundle: Bundle { Bundle(path: path) ?? .main }
}
