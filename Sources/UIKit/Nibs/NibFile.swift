import Foundation

/// Finds the interface file of a name.
///
/// iOS looks for compiled files; here it is the XML itself, in the places of those: in the bundle,
/// its `Base.lproj` and the folders of its languages. If the bundle is the main one, or none is
/// given, the resource bundles of packages are searched as well, first that of the module which
/// asks: SwiftPM puts a target's resources there.
@MainActor
enum NibFile {
  struct Found {
    let path: String
    /// The bundle for images, and for the strings beside the file.
    let bundle: Bundle
  }

  private static let known = LockedTable<String, NibDocument>()

  static func find(
    _ name: String, kind: NibDocument.Kind, bundle: Bundle?, asker: AnyClass?
  ) throws(NibError) -> Found {
    let type = kind == .nib ? "xib" : "storyboard"
    var folders: [String] = []
    var hasCompiled = false
    for bundle in bundles(bundle, asker) {
      guard let folder = bundle.resourcePath ?? Optional(bundle.bundlePath) else { continue }
      for place in places(bundle) {
        let place = place.isEmpty ? folder : folder + "/" + place
        for variant in variants(name) {
          let path = place + "/" + variant + "." + type
          if FileManager.default.fileExists(atPath: path) {
            return Found(path: path, bundle: bundle)
          }
          let compiled = place + "/" + variant + (kind == .nib ? ".nib" : ".storyboardc")
          if FileManager.default.fileExists(atPath: compiled) { hasCompiled = true }
        }
      }
      folders.append(folder)
    }
    throw NibError(
      hasCompiled
        ? .compiled
        : .missing(name: name, kind: kind == .nib ? "NIB" : "storyboard", folders: folders),
      file: name)
  }

  private static let absent = LockedTable<String, Bool>()

  /// Whether there is a nib. A missing one is remembered for the main bundle, where none appears
  /// later: every controller asks.
  static func exists(_ name: String, bundle: Bundle?, asker: AnyClass?) -> Bool {
    if bundle == nil, absent[name] == true { return false }
    let isThere = (try? find(name, kind: .nib, bundle: bundle, asker: asker)) != nil
    if bundle == nil, !isThere { absent[name] = true }
    return isThere
  }

  /// The document of a file, read once as long as the file does not change.
  static func document(_ found: Found) throws(NibError) -> NibDocument {
    let info = try? FileManager.default.attributesOfItem(atPath: found.path)
    let size = (info?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= NibLimits.byteCount else {
      throw NibError(.tooLarge("\(NibLimits.byteCount >> 20) MiB"), file: found.path)
    }
    let date = (info?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    // The key has the language, as the texts are in the test's language.
    let key = "\(found.path)|\(size)|\(date)|\(TextLanguage.current ?? "")"
    if let document = known[key] { return document }
    guard let data = FileManager.default.contents(atPath: found.path) else {
      throw NibError(.unreadable, file: found.path)
    }
    let document = try NibDocument(
      data: data, file: found.path, strings: strings(for: found))
    known.insert(document, for: key, maximumCount: 64)
    return document
  }

  // MARK: - Where

  private static func bundles(_ bundle: Bundle?, _ asker: AnyClass?) -> [Bundle] {
    let main = Bundle.main
    guard bundle == nil || bundle?.bundlePath == main.bundlePath else { return [bundle ?? main] }
    let packages = Bundle.targetBundlePaths
    let module = asker.map { String(reflecting: $0).prefix { $0 != "." } } ?? ""
    let own = packages.filter {
      let name = $0.split(separator: "/").last ?? ""
      return !module.isEmpty && name.split(separator: ".").first?.hasSuffix("_" + module) == true
    }
    let order = own + packages.filter { !own.contains($0) }
    return [main] + order.compactMap { Bundle(path: $0) }
  }

  /// The folders in a bundle, in the order in which they are searched.
  private static func places(_ bundle: Bundle) -> [String] {
    var places = [""]
    places += TextLookup.languages(of: bundle).map { $0 + ".lproj" }
    return places + ["en.lproj", "Base.lproj", "English.lproj"]
  }

  private static func variants(_ name: String) -> [String] {
    switch UITraitCollection.current.userInterfaceIdiom {
    case .pad: [name + "~ipad", name]
    default: [name + "~iphone", name]
    }
  }

  /// The texts beside `Base.lproj/Main.storyboard`: `fr.lproj/Main.strings`.
  private static func strings(for found: Found) -> [String: String] {
    let parts = found.path.split(separator: "/")
    guard parts.dropLast().last == "Base.lproj", let last = parts.last,
      let folder = found.bundle.resourcePath
    else { return [:] }
    let stem = last.prefix { $0 != "." && $0 != "~" }
    for language in TextLookup.languages(of: found.bundle) {
      let path = "\(folder)/\(language).lproj/\(stem).strings"
      guard let data = FileManager.default.contents(atPath: path),
        let list = try? PropertyListDecoder().decode([String: String].self, from: data)
      else { continue }
      return list
    }
    return [:]
  }
}
