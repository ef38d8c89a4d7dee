import Foundation
import SnapshotCore

/// An iOS package with those that it depends on, as far as Linux has no better.
package struct PackageGraph {
  struct Package {
    let identity: String
    let root: String
    let manifest: PackageManifest
    /// Whether its sources are for iOS, and translated.
    var isTranslated: Bool
    /// Its enabled traits.
    let traits: Set<String>
  }

  /// The package itself first.
  private(set) var packages: [Package] = []
  /// Why packages are not there, by their identity.
  private var missing: [String: IOSPackageError] = [:]
  /// Whether Nimble-Snapshots is wanted, in place of which the mirror has matchers of its own.
  private(set) var needsNimbleSnapshots = false

  private struct Pending {
    let dependency: PackageManifest.Dependency
    /// Whether SwiftPM finds it itself where a package that is built as it is needs it.
    let isOptional: Bool
  }

  /// - Parameters:
  ///   - root: The package's folder.
  ///   - checkouts: Folders in which repositories of other packages lie, by their identity.
  ///   - fetched: Where those are fetched that lie in none of them.
  ///   - readManifest: Reads the manifest of the package in a folder.
  init(
    root: String, checkouts: [String], fetched: DependencyCheckouts,
    readManifest: MirrorPackage.ManifestReader
  ) throws(IOSPackageError) {
    let own = try readManifest(root)
    packages = [
      Package(
        identity: RelativePath.name(root).lowercased(), root: root, manifest: own,
        isTranslated: true, traits: own.traits())
    ]
    let resolvedFile = XcodeFolder(root)?.resolvedFile ?? root + "/Package.resolved"
    var fetchFailure: IOSPackageError?
    var pending = own.dependencies.map { Pending(dependency: $0, isOptional: false) }
    repeat {
      while !pending.isEmpty {
        let next = pending.removeFirst()
        let dependency = next.dependency
        if packages.contains(where: { $0.identity == dependency.identity }) { continue }
        guard isNeeded(dependency) else { continue }
        if dependency.identity == NimbleSnapshots.identity {
          needsNimbleSnapshots = true
          pending.append(Pending(dependency: NimbleSnapshots.nimble, isOptional: false))
        }
        if ReplacedLibraries.identities.contains(dependency.identity) { continue }
        let folder: String
        do throws(IOSPackageError) {
          folder = try Self.folder(dependency, checkouts, fetched) { () throws(IOSPackageError) in
            if let fetchFailure { throw fetchFailure }
            do throws(IOSPackageError) {
              try fetched.fetch(remote(own), resolvedFile: resolvedFile)
            } catch {
              fetchFailure = error
              throw error
            }
          }
        } catch {
          guard case .missingDependency = error else { throw error }
          if !next.isOptional, missing[dependency.identity] == nil {
            missing[dependency.identity] = error
          }
          continue
        }
        pending += try take(dependency, in: folder, try readManifest(folder))
      }
      pending = translateDependents()
    } while !pending.isEmpty
  }

  /// The dependencies of a package that are not there.
  private mutating func take(
    _ dependency: PackageManifest.Dependency, in folder: String, _ manifest: PackageManifest
  ) throws(IOSPackageError) -> [Pending] {
    // This project, in a folder of another name.
    if manifest.products.contains(where: { $0.name == "SnapshotEngine" }) { return [] }
    let isTranslated = Self.needsTranslation(folder)
    packages.append(
      Package(
        identity: dependency.identity, root: folder, manifest: manifest,
        isTranslated: isTranslated, traits: manifest.traits(enabling: dependency.traits)))
    return manifest.dependencies.map { Pending(dependency: $0, isOptional: !isTranslated) }
  }

  /// Packages that would be built as they are, and need one that is translated, are translated as
  /// well.
  ///
  /// - Returns: What they depend on.
  private mutating func translateDependents() -> [Pending] {
    var pending: [Pending] = []
    var changed = true
    while changed {
      changed = false
      for index in packages.indices where !packages[index].isTranslated {
        let package = packages[index]
        let needsTranslated = package.manifest.dependencies.contains { dependency in
          Self.uses(dependency, package, platform: "linux", packages)
            && packages.contains { $0.identity == dependency.identity && $0.isTranslated }
        }
        guard needsTranslated else { continue }
        packages[index].isTranslated = true
        pending += package.manifest.dependencies.map { Pending(dependency: $0, isOptional: false) }
        changed = true
      }
    }
    return pending
  }

  /// What SwiftPM is to fetch for the package itself.
  private func remote(_ own: PackageManifest) -> [PackageManifest.Dependency] {
    let needed = own.dependencies.filter {
      !ReplacedLibraries.identities.contains($0.identity)
        && Self.uses($0, packages[0], platform: "ios", [])
    }
    let hasNimble = needed.contains { $0.identity == NimbleSnapshots.nimble.identity }
    return needed + (needsNimbleSnapshots && !hasNimble ? [NimbleSnapshots.nimble] : [])
  }

  /// Whether a library or test of the packages takes a product of it: one that brings plugins
  /// alone is not built.
  private func isNeeded(_ dependency: PackageManifest.Dependency) -> Bool {
    if needsNimbleSnapshots, dependency.identity == NimbleSnapshots.nimble.identity { return true }
    return packages.contains { package in
      Self.uses(
        dependency, package, platform: package.isTranslated ? "ios" : "linux", packages)
    }
  }

  /// Whether a target of a package takes a product of a dependency. A product that is named
  /// without its package is one of the package of that name, or of any that no other name tells.
  private static func uses(
    _ dependency: PackageManifest.Dependency, _ package: Package, platform: String,
    _ packages: [Package]
  ) -> Bool {
    let all = package.manifest.dependencies
    guard all.contains(where: { $0.identity == dependency.identity }) else { return false }
    let isRoot = packages.first.map { $0.root == package.root } ?? true
    let kinds = ["regular", "executable", "macro"] + (isRoot ? ["test"] : [])
    let targets = Set(package.manifest.targets.map(\.name))
    return package.manifest.targets.contains { target in
      guard kinds.contains(target.type) else { return false }
      return target.dependencies.contains { use in
        guard use.condition.isMet(on: platform, traits: package.traits), !use.isTarget else {
          return false
        }
        if let name = use.packageName { return dependency.isCalled(name) }
        if targets.contains(use.name) { return false }
        if all.contains(where: { $0.isCalled(use.name) }) { return dependency.isCalled(use.name) }
        return !ReplacedLibraries.products.contains(use.name)
          && !packages.dropFirst().contains { other in
            other.identity != dependency.identity
              && other.manifest.products.contains { $0.name == use.name }
          }
      }
    }
  }

  /// Why the package of a product is not there; nil where it is, or is not known.
  func missing(_ dependency: PackageManifest.TargetDependency) -> IOSPackageError? {
    if missing.isEmpty || dependency.isTarget { return nil }
    if ReplacedLibraries.products.contains(dependency.name) { return nil }
    let name = (dependency.packageName ?? dependency.name).lowercased()
    let named = packages.flatMap(\.manifest.dependencies).first { $0.isCalled(name) }
    if let named { return missing[named.identity] }
    return missing.sorted { $0.key < $1.key }.first?.value
  }

  /// The folder of Nimble where Nimble-Snapshots is wanted, and Nimble is there.
  var nimbleFolder: String? {
    guard needsNimbleSnapshots else { return nil }
    return packages.first { $0.identity == NimbleSnapshots.nimble.identity }?.root
  }

  /// The folders of packages that are built as they are, with their identities.
  var foreignFolders: [String: String] {
    Dictionary(
      packages.filter { !$0.isTranslated }.map { ($0.root, $0.identity) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Modules of packages that are built as they are.
  var foreignModules: [String] {
    let modules = packages.filter { !$0.isTranslated }.flatMap(\.manifest.targets)
      .filter { ["regular", "system"].contains($0.type) }.map { MirrorPlan.moduleName($0.name) }
    return modules + (needsNimbleSnapshots ? [NimbleSnapshots.moduleName] : [])
  }

  private static func folder(
    _ dependency: PackageManifest.Dependency, _ checkouts: [String],
    _ fetched: DependencyCheckouts, fetch: () throws(IOSPackageError) -> Void
  ) throws(IOSPackageError) -> String {
    if let path = dependency.path, FileAccess.exists(path + "/Package.swift") { return path }
    let url = dependency.url ?? dependency.path ?? ""
    var name = String(url.split(separator: "/").last ?? Substring(dependency.identity))
    if name.hasSuffix(".git") { name.removeLast(4) }
    let spellings = [name, dependency.identity]
    func find(in folders: [String]) -> String? {
      let candidates = folders.flatMap { folder in spellings.map { folder + "/" + $0 } }
      return candidates.first { FileAccess.exists($0 + "/Package.swift") }
    }
    if let found = find(in: checkouts) { return found }
    if dependency.url != nil { try fetch() }
    if let found = find(in: [fetched.checkouts]) { return found }
    throw .missingDependency(
      dependency.identity, url: url,
      reason: "Looked in " + (checkouts + [fetched.checkouts]).joined(separator: ", ") + ".")
  }

  /// Asks SwiftPM.
  ///
  /// - Parameter temporaryPath: The folder for SwiftPM's temporary files.
  static func manifest(
    in folder: String, temporaryPath: String
  ) throws(IOSPackageError) -> PackageManifest {
    if let project = XcodeFolder(folder) { return try project.manifest() }
    // SwiftPM would wait at a FIFO.
    do throws(FileError) {
      _ = try FileAccess.read(folder + "/Package.swift")
    } catch {
      throw .file(error)
    }
    let result: ChildCommand.Result
    do throws(ChildCommand.Failure) {
      result = try ChildCommand.run(
        ["swift", "package", "--package-path", folder, "dump-package"],
        variables: ["TMPDIR": temporaryPath])
    } catch {
      throw .command(error)
    }
    guard result.status == 0 else {
      let reason = result.errors.split(separator: "\n").prefix(8).joined(separator: "\n")
      throw .manifest(path: folder, reason: reason)
    }
    return try manifest(json: result.output, path: folder)
  }

  /// - Parameter json: What `swift package dump-package` printed.
  package static func manifest(
    json: [UInt8], path: String
  ) throws(IOSPackageError) -> PackageManifest {
    do {
      return try PackageManifest(json: json)
    } catch {
      throw .manifest(
        path: path,
        reason: "The output of `swift package dump-package` is not understood. The tool is "
          + "for Swift 6.3; check `swift --version`.")
    }
  }

  /// Whether a package's sources import UIKit or SwiftUI, or need Objective-C also where `#if`
  /// asks for it; another builds as it is.
  package static func needsTranslation(_ root: String) -> Bool {
    let frameworks = ["UIKit", "SwiftUI"]
    let folder = root + "/Sources"
    let start = FileAccess.isFolder(folder) ? folder : root
    guard let files = FileManager.default.enumerator(atPath: start) else { return false }
    for case let name as String in files where name.hasSuffix(".swift") {
      guard !name.hasPrefix("."), !name.hasPrefix("Tests/"), !name.hasPrefix("Example"),
        let bytes = try? FileAccess.read(start + "/" + name)
      else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      if frameworks.contains(where: { text.contains("import \($0)") }) { return true }
      guard text.contains("@objc") || text.contains("#selector") else { continue }
      let lines = LinuxConditions(text).activeLines
      if lines.contains(where: { $0.contains("@objc") || $0.contains("#selector") }) {
        return true
      }
    }
    return false
  }
}
