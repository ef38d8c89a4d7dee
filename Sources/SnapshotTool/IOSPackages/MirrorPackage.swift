import Foundation
import SnapshotCore
import TranslatorInterface

/// An iOS package's second self, in the build folder: its sources translated, its resources linked,
/// and a manifest that brings UIKit. The package itself is only read; what is written goes through
/// `MirrorFolder`.
package struct MirrorPackage: Sendable {
  /// Reads the manifest of the package in a folder.
  package typealias ManifestReader = (String) throws(IOSPackageError) -> PackageManifest

  /// The mirror's folder: its tests are run in place of the package's.
  package let folder: String
  /// The translated files.
  package let files: [TranslationResponse.File]
  /// What is left out, not translated, or not wholly.
  package let notes: [TranslationNote]
  /// The notes to tell of: all of the package itself, and those of its dependencies that no run has
  /// told of.
  package let newNoteLines: [String]
  /// Folders with sources of other packages, and what leaving them out is asked by: the target's
  /// name, or the package's identity where it is built as it is.
  private let otherFolders: [String: String]
  /// The number of previews that have become tests.
  package let previewCount: Int

  static let assetSymbolsName = "GeneratedAssetSymbols.swift"

  /// Brings the mirror up to date.
  ///
  /// - Parameters:
  ///   - root: The iOS package.
  ///   - buildFolder: Its build folder.
  ///   - contents: Which tests it gets.
  ///   - broken: Names of targets that did not compile before, and are left out.
  ///   - readManifest: Asks SwiftPM, unless another way is given.
  package init(
    of root: String, buildFolder: String, engine: EngineFolder, contents: MirrorContents = .tests,
    broken: Set<String> = [], readManifest: ManifestReader? = nil
  ) throws(IOSPackageError) {
    let mirror = try MirrorFolder(buildFolder: buildFolder)
    folder = mirror.path
    let temporaryPath = mirror.temporaryPath
    let graph = try PackageGraph(
      root: root, checkouts: [buildFolder + "/checkouts", root + "/.build/checkouts"],
      fetched: DependencyCheckouts(buildFolder: buildFolder, temporaryPath: temporaryPath)
    ) { (folder) throws(IOSPackageError) in
      if let readManifest { return try readManifest(folder) }
      return try PackageGraph.manifest(in: folder, temporaryPath: temporaryPath)
    }
    var plan = try MirrorPlan(graph, contents, buildFolder: buildFolder, broken: broken)
    // First of all what is stale goes: links above all, since files may be written where they are.
    do throws(FileError) { try mirror.sweep(keeping: plan.tree) } catch { throw .file(error) }
    let missing = MissingNames(in: mirror, engine: engine).names
    let response = try Self.translate(plan, folder: folder, engine: engine, missing: missing)
    notes = plan.notes + response.notes
    otherFolders = plan.otherFolders(below: folder)
      .merging(graph.foreignFolders) { first, _ in first }
    let errors = notes.filter { $0.severity == .error }
    if !errors.isEmpty { throw .translation(errors) }
    files = response.files
    previewCount = response.previews.count
    let previews = PreviewTests(response.previews)
    if previews == nil { plan.leaveOutPreviews() }
    do throws(FileError) {
      try Self.write(plan, response, previews, to: mirror)
      let (own, others) = plan.parted(notes)
      newNoteLines =
        try own.map(\.description) + DependencyNotes(others).takeNewLines(in: mirror)
    } catch {
      throw .file(error)
    }
  }

  /// What of other packages errors of the compiler are in: nothing where one of them is in the
  /// package itself, as leaving others out would not help.
  ///
  /// - Parameter errors: Lines of the compiler, with the author's paths.
  package func brokenTargets(_ errors: [String]) -> Set<String> {
    var found: Set<String> = []
    for line in errors where line.hasPrefix("/") && line.contains(": error: ") {
      let path = String(line.prefix { $0 != ":" })
      let folders = otherFolders.keys.filter { RelativePath.isBelow(path, $0) }
      guard let folder = folders.max(by: { $0.utf8.count < $1.utf8.count }),
        let name = otherFolders[folder]
      else { return [] }
      found.insert(name)
    }
    return found
  }

  private static func write(
    _ plan: MirrorPlan, _ response: TranslationResponse, _ previews: PreviewTests?,
    to mirror: MirrorFolder
  ) throws(FileError) {
    try mirror.sweep(keeping: plan.tree)
    try mirror.link(plan.tree)
    for file in response.files {
      if let text = file.text { try mirror.write(text, to: mirror.relative(file.translatedPath)) }
    }
    if plan.manifest.nimblePackage != nil {
      try mirror.write(NimbleSnapshots.source, to: "Sources/" + NimbleSnapshots.path)
    }
    for entry in plan.targets where entry.needsAppleGeometry {
      try mirror.write(
        AppleGeometry.text, to: "Sources/" + entry.target.name + "/" + AppleGeometry.fileName)
    }
    for entry in plan.targets {
      guard let symbols = entry.assetSymbols else { continue }
      let declared = AssetSymbols.staticMembers(ofFiles: entry.target.sources)
      try mirror.write(
        symbols.text(isDeclared: declared.contains),
        to: "Sources/" + entry.target.name + "/" + assetSymbolsName)
    }
    var manifest = plan.manifest
    if let previews {
      manifest.addTests(of: previews.modules.compactMap(plan.targetName))
      try mirror.write(previews.text, to: "Sources/" + MirrorPlan.previewsPath(plan.manifest))
    }
    try mirror.write(manifest.text, to: "Package.swift")
    for memory in response.memories {
      try mirror.write(memory.text, to: mirror.relative(memory.path))
    }
  }

  private static func translate(
    _ plan: MirrorPlan, folder: String, engine: EngineFolder, missing: [String]
  ) throws(IOSPackageError) -> TranslationResponse {
    let modules = plan.targets.map { entry in
      var module = entry.request(below: folder)
      module.missingNames = missing
      return module
    }
    do {
      let request = TranslationRequest(modules: modules, others: plan.otherModules)
      let input = try JSONEncoder().encode(request)
      let result = try ChildCommand.run([engine.translator], input: [UInt8](input))
      guard result.status == 0 else {
        let culprit = TranslatorCrash(engine.translator, modules).path
        throw IOSPackageError.translator(
          status: result.status, errors: result.errors, path: culprit)
      }
      return try JSONDecoder().decode(TranslationResponse.self, from: Data(result.output))
    } catch let error as IOSPackageError {
      throw error
    } catch let error as ChildCommand.Failure {
      throw .command(error)
    } catch {
      throw .otherTranslator(engine.translator)
    }
  }
}
