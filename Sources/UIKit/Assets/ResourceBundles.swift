import Foundation
internal import Synchronization

/// The asset catalogs of bundles.
enum ResourceBundles {
  private static let catalogs = Mutex<[String: [AssetCatalog]]>([:])

  /// The catalogs of a bundle, in the order of folders and names.
  static func catalogs(of bundle: Bundle?) -> [AssetCatalog] {
    (bundle ?? .main).resourceFolders.flatMap { catalogs(in: $0) }
  }

  /// The catalogs directly in a folder, read once in a process.
  static func catalogs(in folder: String) -> [AssetCatalog] {
    catalogs.withLock { known in
      if let found = known[folder] { return found }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let found = names.filter { $0.hasSuffix(".xcassets") }.sorted().map {
        AssetCatalog(path: folder + "/" + $0)
      }
      known[folder] = found
      return found
    }
  }

  /// The first set of a name. An error of a catalog without such a set is noted, since the set may
  /// be in what could not be read.
  static func set(_ kind: AssetCatalog.Kind, named name: String, in bundle: Bundle?) -> AssetSet? {
    let catalogs = catalogs(of: bundle)
    for catalog in catalogs {
      if let set = catalog.set(kind, named: name) { return set }
    }
    for fault in catalogs.flatMap(\.faults) { note(fault) }
    return nil
  }

  static func note(_ error: any Error) {
    FidelityLedger.note(.assetCatalog, error.subject, birth: UIResponder.birthCount)
  }
}

extension Error {
  /// The description as the subject of a note, which ends its sentence itself.
  var subject: String {
    let text = "\(self)"
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
