import Foundation

extension Bundle {
  /// The folders in which a bundle's resources are looked for, in order: its own; for the main
  /// bundle also those of the bundles of the package's targets, in the order of their names.
  ///
  /// Differs: on iOS an app's own resources are in the main bundle. Tests of a package have them in
  /// the bundles of its targets, beside the program.
  package var resourceFolders: [String] {
    let own = resourcePath ?? bundlePath
    guard bundlePath == Bundle.main.bundlePath else { return [own] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: own)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    return [own] + bundles.sorted().map { own + "/" + $0 }
  }
}
