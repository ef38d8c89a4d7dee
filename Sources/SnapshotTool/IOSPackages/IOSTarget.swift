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
  /// What of the manifest and of the folder is left out, for the author.
  package let notes: [TranslationNote]

  package struct Resource: Equatable {
    /// The path below the target's folder.
    package let path: String
    package let isProcessed: Bool
  }

  package init(
    _ target: PackageManifest.Target, of manifest: PackageManifest, in root: String,
    buildFolder: String? = nil
  ) throws(IOSPackageError) {
    name = target.name
    isTest = target.type == "test"
    if let fault = RelativePath.fault(inName: name) {
      throw .targetName(name, package: manifest.name, reason: fault)
    }
    folder = try Self.folder(target, manifest, root)
    let rules = TargetRules(target, in: folder)
    let files = try TargetFiles(
      in: folder, buildFolder: buildFolder, skips: rules.skips)
    let code = files.paths.filter { !rules.isResource($0) }
    if let objectiveC = code.first(where: { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }) {
      throw .objectiveC(folder + "/" + objectiveC, target: target.name)
    }
    // An app begins in main.swift, and its tests elsewhere.
    let own = code.filter {
      $0.hasSuffix(".swift") && RelativePath.name($0) != "main.swift" && rules.isChosen($0)
    }
    sources = own.map { [folder] in folder + "/" + $0 }
    let resources = TargetResources(rules, files.paths, sources: own)
    self.resources = resources.resources
    notes = rules.notes + files.notes + resources.notes
    let settings = target.settings.filter { $0.tool == "swift" && $0.isForIOS }
    conditions = settings.filter { $0.kind == "define" }.map(\.value)
    self.settings = settings.compactMap(Self.text)
    languageMode =
      settings.first { $0.kind == "swiftLanguageMode" }.map { $0.value.hasPrefix("6") ? "6" : "5" }
      ?? manifest.languageMode
    dependencies = target.dependencies.filter(\.isForIOS)
  }

  private static func folder(
    _ target: PackageManifest.Target, _ manifest: PackageManifest, _ root: String
  ) throws(IOSPackageError) -> String {
    let candidates: [String]
    if let path = target.path {
      guard let inside = RelativePath.normalized(path) else {
        throw .outside(path, target: target.name, package: manifest.name)
      }
      candidates = [root + (inside.isEmpty ? "" : "/" + inside)]
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
