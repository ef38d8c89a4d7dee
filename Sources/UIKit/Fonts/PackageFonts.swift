internal import CoreText

/// Fonts among the resources of the package whose tests run, which an app makes known by
/// `UIAppFonts` in its `Info.plist` and a test by registering them.
enum PackageFonts {
  /// The bundles of resources beside the tests.
  private static let bundles: [String] = {
    let folder = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .map { folder + "/" + $0 }
  }()

  /// The note on a font that is not there: where a file of the package's has it, on that file.
  static func note(onMissing name: String, in bundles: [String] = bundles) -> FidelityNote {
    for bundle in bundles {
      guard let path = FontLibrary.shared.file(named: name, below: bundle) else { continue }
      let file = path.dropFirst(bundle.count + 1)
      return FidelityNote(.unregisteredFont, "“\(name)” of \(file)")
    }
    return FidelityNote(.fontName, name)
  }
}
