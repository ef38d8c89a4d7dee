import Foundation
import SnapshotCore

/// An iOS package with those that it depends on, as far as Linux has no better.
package struct PackageGraph {
  struct Package {
    let identity: String
    let root: String
    let manifest: PackageManifest
    /// Whether its sources are for iOS, and translated.
    let isTranslated: Bool
  }

  /// The package itself first.
  let packages: [Package]

  /// Packages whose products are this project's own.
  static let replaced: Set<String> = ["swift-snapshot-testing", "snapshot"]

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
    var packages = [
      Package(
        identity: RelativePath.name(root).lowercased(), root: root, manifest: own,
        isTranslated: true)
    ]
    var pending = own.dependencies
    while !pending.isEmpty {
      let dependency = pending.removeFirst()
      if Self.replaced.contains(dependency.identity) { continue }
      if packages.contains(where: { $0.identity == dependency.identity }) { continue }
      guard Self.isNeeded(dependency, by: packages) else { continue }
      let folder = try Self.folder(dependency, checkouts, fetched) { () throws(IOSPackageError) in
        let needed = own.dependencies.filter {
          !Self.replaced.contains($0.identity) && Self.isNeeded($0, by: [packages[0]])
        }
        try fetched.fetch(needed, resolvedFile: root + "/Package.resolved")
      }
      let manifest = try readManifest(folder)
      // This project, in a folder of another name.
      if manifest.products.contains(where: { $0.name == "SnapshotEngine" }) { continue }
      packages.append(
        Package(
          identity: dependency.identity, root: folder, manifest: manifest,
          isTranslated: Self.needsTranslation(folder)))
      pending += manifest.dependencies
    }
    self.packages = packages
  }

  /// Whether a library or test of the packages takes a product of it: one that brings plugins
  /// alone is not built.
  private static func isNeeded(
    _ dependency: PackageManifest.Dependency, by packages: [Package]
  ) -> Bool {
    packages.contains { package in
      guard package.manifest.dependencies.contains(where: { $0.identity == dependency.identity })
      else { return false }
      let names = Set(package.manifest.targets.map(\.name))
      return package.manifest.targets.contains { target in
        guard ["regular", "test", "executable"].contains(target.type) else { return false }
        return target.dependencies.contains { use in
          use.isForIOS
            && (use.packageName.map { $0.lowercased() == dependency.identity }
              ?? !names.contains(use.name))
        }
      }
    }
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

  /// Whether a package's sources import UIKit or SwiftUI, or need Objective-C; another builds as
  /// it is.
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
      if frameworks.contains(where: { text.contains("import \($0)") }) || text.contains("@objc")
        || text.contains("#selector")
      {
        return true
      }
    }
    return false
  }
}
