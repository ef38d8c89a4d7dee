import Foundation
import SnapshotCore
import TranslatorInterface

/// A target of an iOS package, with the files that it consists of.
package struct IOSTarget {
  let name: String
  let isTest: Bool
  /// The absolute path of the target's folder.
  package let folder: String
  /// The absolute paths of the sources in Swift, sorted.
  private(set) var sources: [String]
  /// Paths of sources in C and C++ below the folder.
  let cSources: [String]
  /// Paths of sources in Objective-C below the folder.
  let objectiveCSources: [String]
  package let resources: [Resource]
  let conditions: [String]
  /// `swiftSettings` of the manifest, as Swift.
  let settings: [String]
  /// The language mode: `5` or `6`.
  let languageMode: String
  /// Names of targets and products, for iOS.
  let dependencies: [PackageManifest.TargetDependency]
  /// What of the manifest and of the folder is left out, for the author.
  package private(set) var notes: [TranslationNote]

  package struct Resource: Equatable {
    /// The path below the target's folder.
    package let path: String
    package let isProcessed: Bool
  }

  package init(
    _ target: PackageManifest.Target, of manifest: PackageManifest, in root: String,
    traits: Set<String> = [], buildFolder: String? = nil
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
    func sources(_ endings: [String]) -> [String] {
      code.filter { path in endings.contains(where: path.hasSuffix) && rules.isChosen(path) }
    }
    objectiveCSources = sources([".m", ".mm"])
    cSources = sources([".c", ".cc", ".cpp", ".cxx"])
    // An app begins in main.swift, and its tests elsewhere.
    let own = code.filter {
      $0.hasSuffix(".swift") && RelativePath.name($0) != "main.swift" && rules.isChosen($0)
    }
    self.sources = own.map { [folder] in folder + "/" + $0 }
    let resources = TargetResources(rules, files.paths, sources: own)
    self.resources = resources.resources
    notes = rules.notes + files.notes + resources.notes
    let settings = target.settings.filter {
      $0.tool == "swift" && $0.condition.isMet(on: "ios", traits: traits)
    }
    let enabled = traits.sorted()
    conditions = settings.filter { $0.kind == "define" }.map(\.value) + enabled
    self.settings =
      settings.compactMap(Self.text) + enabled.map { ".define(\(SwiftLiteral.quoted($0)))" }
    languageMode =
      settings.first { $0.kind == "swiftLanguageMode" }.map { $0.value.hasPrefix("6") ? "6" : "5" }
      ?? manifest.languageMode
    dependencies = target.dependencies.filter { $0.condition.isMet(on: "ios", traits: traits) }
    if !self.sources.isEmpty, let first = objectiveCSources.first {
      let count = NumberText.counted(objectiveCSources.count, "file")
      notes.append(
        TranslationNote(
          severity: .warning, path: folder + "/" + first,
          message: "\(count) in Objective-C, which Linux lacks, left out of the target "
            + "\(name.singleLine)."))
    }
  }

  /// Leaves out the sources that import one of the modules.
  ///
  /// - Returns: Their paths.
  mutating func leaveOutSources(importing absent: [String: IOSPackageError]) -> [String] {
    let out = sources.filter { SourceImports.modules(ofFile: $0).contains { absent[$0] != nil } }
    sources.removeAll(where: out.contains)
    return out
  }

  private static func folder(
    _ target: PackageManifest.Target, _ manifest: PackageManifest, _ root: String
  ) throws(IOSPackageError) -> String {
    let candidates = try candidates(target, manifest, root)
    guard let found = candidates.first(where: FileAccess.isFolder) else {
      throw .missingTarget(target.name, package: manifest.name, looked: candidates)
    }
    return found
  }

  /// Where SwiftPM looks for a target's folder.
  private static func candidates(
    _ target: PackageManifest.Target, _ manifest: PackageManifest, _ root: String
  ) throws(IOSPackageError) -> [String] {
    if let path = target.path {
      guard let inside = RelativePath.normalized(path) else {
        throw .outside(path, target: target.name, package: manifest.name)
      }
      return [root + (inside.isEmpty ? "" : "/" + inside)]
    }
    let sources = ["Sources", "Source", "src", "srcs"]
    let folders =
      switch target.type {
      case "test": ["Tests"] + sources
      case "plugin": ["Plugins"]
      default: sources
      }
    // The only target of its kind may have the folder to itself.
    let isTest = target.type == "test"
    let isOnly = manifest.targets.filter { ($0.type == "test") == isTest }.count == 1
    return folders.map { root + "/" + $0 + "/" + target.name }
      + (isOnly || !isTest ? [root + "/" + folders[0]] : [])
  }

  private static func text(_ setting: PackageManifest.Setting) -> String? {
    let value = SwiftLiteral.quoted(setting.value)
    switch setting.kind {
    case "define": return ".define(\(value))"
    case "enableUpcomingFeature": return ".enableUpcomingFeature(\(value))"
    case "enableExperimentalFeature": return ".enableExperimentalFeature(\(value))"
    case "interoperabilityMode": return ".interoperabilityMode(.\(setting.value))"
    case "defaultIsolation":
      return setting.value == "MainActor" ? ".defaultIsolation(MainActor.self)" : nil
    default: return nil
    }
  }
}
