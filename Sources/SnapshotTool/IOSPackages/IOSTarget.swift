import Foundation
import SnapshotCore
import TranslatorInterface

/// A target of an iOS package, with the files that it consists of.
package struct IOSTarget {
  let name: String
  let isTest: Bool
  /// The absolute path of the target's folder.
  package let folder: String
  /// The absolute paths of the sources, sorted.
  let sources: [String]
  package let resources: [Resource]
  let conditions: [String]
  /// `swiftSettings` of the manifest, as Swift.
  let settings: [String]
  /// The language mode: `5` or `6`.
  let languageMode: String
  /// Names of targets and products, for iOS.
  let dependencies: [PackageManifest.TargetDependency]

  package struct Resource: Equatable {
    /// The path below the target's folder.
    package let path: String
    package let isProcessed: Bool
  }

  package init(
    _ target: PackageManifest.Target, of manifest: PackageManifest, in root: String
  ) throws(IOSPackageError) {
    name = target.name
    isTest = target.type == "test"
    folder = try Self.folder(target, manifest, root)
    let files = Self.files(in: folder, target)
    if let objectiveC = files.first(where: { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }) {
      throw .objectiveC(folder + "/" + objectiveC, target: target.name)
    }
    // An app begins in main.swift, and its tests elsewhere.
    sources = files.filter { $0.hasSuffix(".swift") && FileAccess.split($0).name != "main.swift" }
      .map { [folder] in folder + "/" + $0 }
    resources = Self.resources(target, folder, files)
    let own = target.settings.filter { $0.tool == "swift" && $0.isForIOS }
    conditions = own.filter { $0.kind == "define" }.map(\.value)
    settings = own.compactMap(Self.text)
    languageMode =
      own.first { $0.kind == "swiftLanguageMode" }.map { $0.value.hasPrefix("6") ? "6" : "5" }
      ?? manifest.languageMode
    dependencies = target.dependencies.filter(\.isForIOS)
  }

  private static func folder(
    _ target: PackageManifest.Target, _ manifest: PackageManifest, _ root: String
  ) throws(IOSPackageError) -> String {
    let candidates: [String]
    if let path = target.path {
      candidates = [path.hasPrefix("/") ? path : root + (path == "." ? "" : "/" + path)]
    } else {
      let folders =
        target.type == "test"
        ? ["Tests", "Sources", "Source", "src", "srcs"]
        : ["Sources", "Source", "src", "srcs"]
      candidates =
        folders.map { root + "/" + $0 + "/" + target.name }
        + (target.type == "test" ? [] : [root + "/Sources"])
    }
    guard let found = candidates.first(where: FileAccess.isFolder) else {
      throw .missingTarget(target.name, package: manifest.name, looked: candidates)
    }
    return URL(fileURLWithPath: found).standardizedFileURL.path
  }

  /// Paths below the folder, sorted, without what the manifest excludes. Folders that are one
  /// thing, as asset catalogs are, are listed and not gone into.
  private static func files(in folder: String, _ target: PackageManifest.Target) -> [String] {
    let excluded = target.exclude.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    let chosen = target.sources?.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    func isBelow(_ path: String, _ list: [String]) -> Bool {
      list.contains { path == $0 || path.hasPrefix($0 + "/") || $0 == "." }
    }
    var found: [String] = []
    var pending = [""]
    while let prefix = pending.popLast() {
      let place = folder + (prefix.isEmpty ? "" : "/" + prefix)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      where !name.hasPrefix(".") {
        let path = prefix.isEmpty ? name : prefix + "/" + name
        if isBelow(path, excluded) { continue }
        if !FileAccess.isFolder(folder + "/" + path) {
          if name.hasSuffix(".swift"), let chosen, !isBelow(path, chosen) { continue }
          found.append(path)
        } else if isOneThing(name) {
          found.append(path)
        } else if name != "__Snapshots__" {
          pending.append(path)
        }
      }
    }
    return found.sorted()
  }

  private static func isOneThing(_ name: String) -> Bool {
    [".xcassets", ".bundle", ".xcdatamodeld", ".framework", ".xcframework", ".docc", ".lproj"]
      .contains(where: name.hasSuffix)
  }

  /// What the manifest declares, and what Xcode takes without being told.
  private static func resources(
    _ target: PackageManifest.Target, _ folder: String, _ files: [String]
  ) -> [Resource] {
    var found: [Resource] = []
    func add(_ path: String, isProcessed: Bool) {
      if !found.contains(where: { $0.path == path }) {
        found.append(Resource(path: path, isProcessed: isProcessed))
      }
    }
    for resource in target.resources {
      let path = resource.path.hasSuffix("/") ? String(resource.path.dropLast()) : resource.path
      guard resource.isProcessed, FileAccess.isFolder(folder + "/" + path), !isOneThing(path)
      else {
        add(path, isProcessed: resource.isProcessed && !path.hasSuffix(".xcassets"))
        continue
      }
      // Files of a processed folder lie side by side in the bundle; a catalog stays whole.
      for file in files where file.hasPrefix(path + "/") && !file.hasSuffix(".swift") {
        add(file, isProcessed: !file.hasSuffix(".xcassets") && !file.hasSuffix(".bundle"))
      }
    }
    let known = [".xcassets", ".xib", ".storyboard", ".xcstrings", ".lproj"]
    for file in files where known.contains(where: file.hasSuffix) {
      // Where a language's folder has a file that is declared by itself, the folder has it.
      found.removeAll { $0.isProcessed && $0.path.hasPrefix(file + "/") }
      let isDeclared = found.contains { file == $0.path || file.hasPrefix($0.path + "/") }
      if !isDeclared { add(file, isProcessed: !file.hasSuffix(".xcassets")) }
    }
    return found
  }

  private static func text(_ setting: PackageManifest.Setting) -> String? {
    let value = SwiftLiteral.quoted(setting.value)
    switch setting.kind {
    case "define": return ".define(\(value))"
    case "enableUpcomingFeature": return ".enableUpcomingFeature(\(value))"
    case "enableExperimentalFeature": return ".enableExperimentalFeature(\(value))"
    case "defaultIsolation":
      return setting.value == "MainActor" ? ".defaultIsolation(MainActor.self)" : nil
    default: return nil
    }
  }
}
