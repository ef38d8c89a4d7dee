import Foundation
import SnapshotCore
import TranslatorInterface

/// An iOS package's second self, in the build folder: its sources translated, its resources linked,
/// and a manifest that brings UIKit. The package itself is only read.
package struct MirrorPackage: Sendable {
  /// The mirror's folder: its tests are run in place of the package's.
  package let folder: String
  /// The way back from columns of translated lines, by the author's path.
  package let columns: [String: ColumnMap]
  /// What is not translated, or not wholly.
  package let notes: [TranslationNote]
  /// The number of previews that have become tests.
  package let previewCount: Int

  /// Brings the mirror up to date.
  ///
  /// - Parameters:
  ///   - root: The iOS package.
  ///   - buildFolder: Its build folder.
  ///   - contents: Which tests it gets.
  package init(
    of root: String, buildFolder: String, engine: EngineFolder, contents: MirrorContents = .tests
  ) throws(IOSPackageError) {
    folder = buildFolder + "/snapshot-package"
    let checkouts = [buildFolder + "/checkouts", root + "/.build/checkouts"]
    let graph = try PackageGraph(
      root: root, checkouts: checkouts,
      fetched: DependencyCheckouts(buildFolder: buildFolder))
    let plan = try MirrorPlan(graph, contents)
    let response = try Self.translate(plan, folder: folder, engine: engine)
    let previews = PreviewTests(response.previews)
    previewCount = response.previews.count
    columns = Dictionary(
      response.files.map { ($0.path, $0.columns) }, uniquingKeysWith: { first, _ in first })
    notes = response.notes
    let errors = notes.filter { $0.severity == .error }
    if !errors.isEmpty { throw .translation(errors) }
    do throws(FileError) {
      for entry in plan.targets {
        let place = folder + "/Sources/" + entry.target.name
        try MirrorResources(of: entry.target, in: place).link()
      }
      for entry in plan.targets {
        try Self.writeAssetSymbols(of: entry.target, folder: folder)
        try Self.writeGeometry(of: entry.target, folder: folder)
      }
      var manifest = plan.manifest
      if let previews {
        let target = manifest.addTests(of: previews.modules.compactMap(plan.targetName))
        try FileAccess.makeFolder(folder + "/Sources/" + target)
        try Self.write(previews.text, to: folder + "/Sources/" + target + "/Previews.swift")
      }
      try Self.write(manifest.text, to: folder + "/Package.swift")
    } catch {
      throw .file(error)
    }
  }

  private static func translate(
    _ plan: MirrorPlan, folder: String, engine: EngineFolder
  ) throws(IOSPackageError) -> TranslationResponse {
    let modules = plan.targets.map { entry in
      TranslationRequest.Module(
        name: moduleName(entry.target.name), files: entry.target.sources,
        root: entry.target.folder, imports: entry.reached.map(moduleName),
        conditions: entry.target.conditions + ["DEBUG"], languageMode: entry.target.languageMode,
        output: folder + "/Sources/" + entry.target.name, makesPreviews: entry.makesPreviews)
    }
    do {
      let input = try JSONEncoder().encode(TranslationRequest(modules: modules))
      let result = try ChildCommand.run([engine.translator], input: [UInt8](input))
      guard result.status == 0 else {
        throw IOSPackageError.translator(result.errors)
      }
      return try JSONDecoder().decode(TranslationResponse.self, from: Data(result.output))
    } catch let error as IOSPackageError {
      throw error
    } catch {
      throw .translator("\(error)")
    }
  }

  /// SwiftPM's name of a target's module.
  fileprivate static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  private static func writeAssetSymbols(
    of target: IOSTarget, folder: String
  ) throws(FileError) {
    let path = folder + "/Sources/" + target.name + "/GeneratedAssetSymbols.swift"
    let catalogs = target.resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
    guard let symbols = AssetSymbols(catalogs: catalogs.map { target.folder + "/" + $0 }) else {
      FileAccess.discard(path)
      return
    }
    let declared = AssetSymbols.staticMembers(ofFiles: target.sources)
    try write(symbols.text(isDeclared: declared.contains), to: path)
  }

  private static func writeGeometry(of target: IOSTarget, folder: String) throws(FileError) {
    let path = folder + "/Sources/" + target.name + "/GeneratedGeometry.swift"
    guard AppleGeometry.isNeeded(byFiles: target.sources) else { return FileAccess.discard(path) }
    try write(AppleGeometry.text, to: path)
  }

  private static func write(_ text: String, to path: String) throws(FileError) {
    let bytes = Array(text.utf8)
    if let known = try? FileAccess.read(path), known == bytes { return }
    try FileAccess.write(bytes, to: path)
  }
}

/// Which targets a mirror has, each after those that it depends on.
struct MirrorPlan {
  struct Entry {
    let target: IOSTarget
    /// Names of targets of the mirror that it sees, directly or through others.
    let reached: [String]
    /// Whether its previews become tests: not those of other packages, and of tests.
    let makesPreviews: Bool
  }

  let targets: [Entry]
  let manifest: MirrorManifest

  func targetName(ofModule module: String) -> String? {
    targets.first { MirrorPackage.moduleName($0.target.name) == module }?.target.name
  }

  init(_ graph: PackageGraph, _ contents: MirrorContents) throws(IOSPackageError) {
    var byName: [String: (target: IOSTarget, package: PackageGraph.Package)] = [:]
    var productsByName: [String: (targets: [String], package: PackageGraph.Package)] = [:]
    for package in graph.packages {
      for product in package.manifest.products {
        productsByName[product.name] = (product.targets, package)
      }
      guard package.isTranslated else { continue }
      let isRoot = package.root == graph.packages[0].root
      for target in package.manifest.targets
      where ["regular", "executable"].contains(target.type)
        || (target.type == "test" && isRoot && contents.hasTests)
      {
        byName[target.name] = (
          try IOSTarget(target, of: package.manifest, in: package.root), package
        )
      }
    }
    var entries: [Entry] = []
    var manifest: [MirrorManifest.Target] = []
    var packages: [String] = []
    var visiting: Set<String> = []
    func reached(_ names: [String]) -> [String] {
      var found: [String] = []
      for name in names {
        for one in (entries.first { $0.target.name == name }?.reached ?? []) + [name]
        where !found.contains(one) { found.append(one) }
      }
      return found
    }
    func add(_ name: String) {
      guard let (target, package) = byName[name], visiting.insert(name).inserted else { return }
      var targets: [String] = []
      var foreign: [(String, String)] = []
      for dependency in target.dependencies {
        if byName[dependency.name] != nil {
          targets.append(dependency.name)
        } else if let (members, package) = productsByName[dependency.name] {
          if package.isTranslated {
            targets += members.filter { byName[$0] != nil }
          } else {
            foreign.append((dependency.name, FileAccess.split(package.root).name.lowercased()))
            if !packages.contains(package.root) { packages.append(package.root) }
          }
        }
      }
      for other in targets { add(other) }
      let isOwn = package.root == graph.packages[0].root && !target.isTest
      entries.append(
        Entry(
          target: target, reached: reached(targets),
          makesPreviews: isOwn && contents.hasPreviews))
      manifest.append(
        MirrorManifest.Target(target: target, targets: targets, products: foreign))
    }
    // An app is built for the tests of what is in it alone.
    for target in graph.packages[0].manifest.targets where target.type != "executable" {
      add(target.name)
    }
    targets = entries
    self.manifest = MirrorManifest(
      name: graph.packages[0].manifest.name,
      defaultLocalization: graph.packages[0].manifest.defaultLocalization, targets: manifest,
      packages: packages)
  }
}
