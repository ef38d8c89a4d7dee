import Foundation

/// The name of a data set.
public typealias NSDataAssetName = String

/// The data of a data set in an asset catalog.
open class NSDataAsset: NSObject {
  /// The name that the asset was found by.
  public let name: NSDataAssetName
  /// The contents of the data set's file.
  public let data: Data
  /// The uniform type identifier; `public.data` if the catalog has none.
  public let typeIdentifier: String

  /// A data asset of the main bundle; see `init(name:bundle:)`.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }

  /// A data asset of a bundle; nil if no catalog of it has the name (`FidelityFeature.dataName`) or
  /// its set cannot be read (`FidelityFeature.assetCatalog`); both are noted.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let set = ResourceBundles.set(.data, named: name, in: bundle) else {
      FidelityLedger.note(.dataName, name, birth: UIResponder.birthCount)
      return nil
    }
    do {
      let variants = try set.variants()
      guard let item = variants.best(for: .current) else { throw AssetError.empty(set: set.path) }
      let file = try set.file(of: item)
      guard let data = FileManager.default.contents(atPath: file) else {
        throw AssetError.missingFile(path: file, set: set.path)
      }
      self.name = name
      self.data = data
      typeIdentifier = item.typeIdentifier ?? "public.data"
    } catch {
      ResourceBundles.note(error)
      return nil
    }
    super.init()
  }
}
