import Foundation

extension Bundle {
  /// The folders in which a bundle's resources are looked for, in order: its own; for the main
  /// bundle also those of the bundles of the package's targets, in the order of their names.
  ///
  /// Differs: on iOS an app's own resources are in the main bundle. Tests of a package have them in
  /// the bundles of its targets, beside the program.
  package var resourceFolders: [String] {
    let own = resourcePath ?? bundlePath
    return bundlePath == Bundle.main.bundlePath ? [own] + Self.targetBundlePaths : [own]
  }

  /// The bundles beside the program, sorted. Listed once in a process: every name that is looked up
  /// in the main bundle asks, in a build folder of a thousand files.
  package static let targetBundlePaths: [String] = {
    let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .map { folder + "/" + $0 }
  }()
}
