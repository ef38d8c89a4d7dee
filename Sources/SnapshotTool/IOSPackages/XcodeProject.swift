import Foundation
import SnapshotCore

/// An Xcode project, as its `project.pbxproj` says it.
package struct XcodeProject {
  /// A target with sources of its own.
  package struct Target: Equatable {
    package var name: String
    /// The name of its module.
    package var module: String
    /// Such as `com.apple.product-type.application`.
    package var productType: String
    /// Absolute paths of sources, and of folders with sources.
    package var sources: [String] = []
    /// Absolute paths of resources.
    package var resources: [String] = []
    /// Absolute paths that are in a folder of `sources` and not of the target.
    package var excluded: [String] = []
    /// Names of targets of the project, or of others.
    package var dependencies: [String] = []
    /// Products of packages.
    package var products: [String] = []
    package var conditions: [String] = []
    /// `5` or `6`.
    package var languageMode = "5"
    package var isolatesToMainActor = false

    package var isTest: Bool { productType.hasSuffix("bundle.unit-test") }
  }

  /// A package that the project takes.
  package enum Package: Equatable {
    case local(path: String)
    case remote(url: String, PackageRequirement)
  }

  package private(set) var targets: [Target] = []
  package private(set) var packages: [Package] = []

  private let objects: OldPropertyList
  private let root: OldPropertyList
  /// The folder in which the project is.
  private let folder: String
  /// The absolute paths of files and folders, by their objects.
  private var paths: [String: String] = [:]

  /// - Parameter path: The `.xcodeproj`; nil where it cannot be read.
  package init?(_ path: String) {
    guard let bytes = try? FileAccess.read(path + "/project.pbxproj", maximumBytes: 1 << 28),
      let list = OldPropertyList(bytes), let objects = list["objects"],
      let root = list["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    self.objects = objects
    self.root = root
    let parent = FileAccess.split(path).folder
    let directory = root["projectDirPath"]?.text ?? ""
    folder = directory.isEmpty ? parent : Self.joined(parent, directory)
    if let main = root["mainGroup"]?.text { addPaths(main, in: folder, depth: 0) }
    let ids = root["targets"]?.texts ?? []
    targets = ids.compactMap { id in objects[id].flatMap { target($0, id) } }
    packages = readPackages()
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/")
      ? path : URL(fileURLWithPath: folder + "/" + path).standardizedFileURL.path
  }

  // MARK: Paths

  /// Gives each file and folder below a group its path.
  private mutating func addPaths(_ id: String, in parent: String, depth: Int) {
    guard depth < 200, paths[id] == nil, let object = objects[id] else { return }
    let name = object["path"]?.text ?? ""
    let place: String
    switch object["sourceTree"]?.text {
    case "<group>": place = name.isEmpty ? parent : Self.joined(parent, name)
    case "SOURCE_ROOT": place = Self.joined(folder, name)
    case "<absolute>": place = name
    default: return
    }
    paths[id] = place
    for child in object["children"]?.texts ?? [] { addPaths(child, in: place, depth: depth + 1) }
  }

  // MARK: Targets

  private func target(_ object: OldPropertyList, _ id: String) -> Target? {
    guard object["isa"]?.text == "PBXNativeTarget", let name = object["name"]?.text else {
      return nil
    }
    let settings = settings(of: object)
    let module =
      settings.expanded("PRODUCT_MODULE_NAME", targetName: name)
      ?? settings.expanded("PRODUCT_NAME", targetName: name) ?? name
    var target = Target(
      name: name, module: MirrorPlan.moduleName(module),
      productType: object["productType"]?.text ?? "")
    for phase in (object["buildPhases"]?.texts ?? []).compactMap({ objects[$0] }) {
      addFiles(of: phase, to: &target)
    }
    for group in object["fileSystemSynchronizedGroups"]?.texts ?? [] {
      addFolder(group, id, to: &target)
    }
    for link in (object["dependencies"]?.texts ?? []).compactMap({ objects[$0] }) {
      let named = link["target"]?.text.flatMap { objects[$0]?["name"]?.text } ?? link["name"]?.text
      if let named { target.dependencies.append(named) }
    }
    target.products += (object["packageProductDependencies"]?.texts ?? []).compactMap {
      objects[$0]?["productName"]?.text
    }
    target.conditions = settings.conditions
    target.languageMode = settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? "6" : "5"
    target.isolatesToMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    return target
  }

  private func addFiles(of phase: OldPropertyList, to target: inout Target) {
    let files = (phase["files"]?.texts ?? []).compactMap { objects[$0] }
    switch phase["isa"]?.text {
    case "PBXSourcesBuildPhase": target.sources += files.flatMap(paths)
    case "PBXResourcesBuildPhase": target.resources += files.flatMap(paths)
    case "PBXFrameworksBuildPhase":
      for file in files {
        if let product = file["productRef"]?.text.flatMap({ objects[$0]?["productName"]?.text }) {
          target.products.append(product)
        } else if let reference = file["fileRef"]?.text, let name = owner(ofProduct: reference) {
          target.dependencies.append(name)
        }
      }
    default: break
    }
  }

  /// The files that an entry of a phase stands for: a group has one for each language.
  private func paths(of file: OldPropertyList) -> [String] {
    guard let reference = file["fileRef"]?.text, let object = objects[reference] else { return [] }
    if object["isa"]?.text == "PBXVariantGroup" {
      return (object["children"]?.texts ?? []).compactMap { paths[$0] }
    }
    return paths[reference].map { [$0] } ?? []
  }

  /// The name of the target that makes a product.
  private func owner(ofProduct reference: String) -> String? {
    (root["targets"]?.texts ?? []).lazy.compactMap { objects[$0] }
      .first { $0["productReference"]?.text == reference }?["name"]?.text
  }

  /// A folder all of whose files are the target's, but for those that are named.
  private func addFolder(_ id: String, _ targetID: String, to target: inout Target) {
    guard let folder = paths[id], let object = objects[id] else { return }
    target.sources.append(folder)
    for exception in (object["exceptions"]?.texts ?? []).compactMap({ objects[$0] })
    where exception["target"]?.text == targetID {
      target.excluded += (exception["membershipExceptions"]?.texts ?? []).map {
        Self.joined(folder, $0)
      }
    }
  }

  // MARK: Settings

  private func settings(of target: OldPropertyList) -> BuildSettings {
    var settings = BuildSettings()
    for owner in [root, target] {
      guard let configuration = configuration(of: owner) else { continue }
      if let file = configuration["baseConfigurationReference"]?.text.flatMap({ paths[$0] }) {
        settings.add(fileAt: file)
      }
      settings.add(configuration["buildSettings"])
    }
    return settings
  }

  /// The configuration for debugging, or the first.
  private func configuration(of owner: OldPropertyList) -> OldPropertyList? {
    let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let all = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    return all.first { $0["name"]?.text?.lowercased().contains("debug") == true } ?? all.first
  }

  // MARK: Packages

  private func readPackages() -> [Package] {
    var found: [Package] = []
    for reference in (root["packageReferences"]?.texts ?? []).compactMap({ objects[$0] }) {
      if let path = reference["relativePath"]?.text {
        found.append(.local(path: Self.joined(folder, path)))
      } else if let url = reference["repositoryURL"]?.text,
        let requirement = Self.requirement(reference["requirement"])
      {
        found.append(.remote(url: url, requirement))
      }
    }
    // Older projects show a local package as a folder.
    for path in paths.values.sorted() where FileAccess.exists(path + "/Package.swift") {
      if !found.contains(.local(path: path)) { found.append(.local(path: path)) }
    }
    return found
  }

  private static func requirement(_ list: OldPropertyList?) -> PackageRequirement? {
    let text = { (key: String) in list?[key]?.text }
    switch text("kind") {
    case "upToNextMajorVersion":
      return text("minimumVersion").map { .range(lower: $0, upper: next($0, place: 0)) }
    case "upToNextMinorVersion":
      return text("minimumVersion").map { .range(lower: $0, upper: next($0, place: 1)) }
    case "versionRange":
      guard let lower = text("minimumVersion"), let upper = text("maximumVersion") else {
        return nil
      }
      return .range(lower: lower, upper: upper)
    case "exactVersion": return text("version").map { .exact($0) }
    case "branch": return text("branch").map { .branch($0) }
    case "revision": return text("revision").map { .revision($0) }
    default: return nil
    }
  }

  private static func next(_ version: String, place: Int) -> String {
    var numbers = version.split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 }
    while numbers.count < 3 { numbers.append(0) }
    let (next, isOver) = numbers[place].addingReportingOverflow(1)
    numbers[place] = isOver ? numbers[place] : next
    for later in (place + 1)..<3 { numbers[later] = 0 }
    return numbers.prefix(3).map(String.init).joined(separator: ".")
  }
}
