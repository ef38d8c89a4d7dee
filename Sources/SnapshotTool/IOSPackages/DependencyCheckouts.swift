import Foundation
import SnapshotCore
import TranslatorInterface

/// The packages of other repositories that an iOS package needs, fetched by SwiftPM beside the
/// mirror: the iOS package's own manifest may name some that are not needed here, as
/// swift-snapshot-testing is, and that a machine without a network does not have.
package struct DependencyCheckouts {
  /// Has a manifest that names the dependencies, and what SwiftPM fetched.
  private let folder: String

  init(buildFolder: String) {
    folder = buildFolder + "/snapshot-dependencies"
  }

  /// Folders of the packages, by their names.
  var checkouts: String { folder + "/.build/checkouts" }

  /// Fetches `dependencies` and their own dependencies, at the versions of the package's
  /// `Package.resolved` where it has one. Does nothing where requirements and versions are those of
  /// the last time.
  ///
  /// - Throws: `IOSPackageError.missingDependency`, with what SwiftPM says; `.file`.
  func fetch(
    _ dependencies: [PackageManifest.Dependency], resolvedFile: String
  ) throws(IOSPackageError) {
    let known = dependencies.filter { $0.url != nil && $0.requirement != nil }
    guard let first = known.first else { return }
    let manifest = Self.manifest(known)
    var failure: String?
    do throws(FileError) {
      let pins = FileAccess.exists(resolvedFile) ? try FileAccess.read(resolvedFile) : []
      let stamp = Array(manifest.utf8) + pins
      if try !prepare(manifest, pins: pins, stamp: stamp) { return }
      failure = Self.resolve(in: folder)
      if failure == nil { try FileAccess.write(stamp, to: folder + "/fetched") }
    } catch {
      throw .file(error)
    }
    guard let failure else { return }
    let one = known.first { $0.url.map(failure.contains) ?? false } ?? first
    throw .missingDependency(one.identity, url: one.url ?? "", reason: failure)
  }

  /// Writes what SwiftPM reads.
  ///
  /// - Returns: Whether something is to be fetched.
  private func prepare(
    _ manifest: String, pins: [UInt8], stamp: [UInt8]
  ) throws(FileError) -> Bool {
    try FileAccess.makeFolder(folder)
    let place = folder + "/fetched"
    if let old = try? FileAccess.read(place), old == stamp, FileAccess.isFolder(checkouts) {
      return false
    }
    FileAccess.discard(place)
    try FileAccess.write(Array(manifest.utf8), to: folder + "/Package.swift")
    if pins.isEmpty {
      FileAccess.discard(folder + "/Package.resolved")
    } else {
      try FileAccess.write(pins, to: folder + "/Package.resolved")
    }
    return true
  }

  /// - Returns: What SwiftPM says where it fails.
  private static func resolve(in folder: String) -> String? {
    do {
      let result = try ChildCommand.run(["swift", "package", "--package-path", folder, "resolve"])
      if result.status == 0 { return nil }
      let lines = result.errors.split(separator: "\n").filter { $0.contains("error:") }
      return (lines.isEmpty ? result.errors.split(separator: "\n").suffix(3) : lines.prefix(3))
        .joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  package static func manifest(_ dependencies: [PackageManifest.Dependency]) -> String {
    let lines = dependencies.compactMap { dependency -> String? in
      guard let url = dependency.url, let requirement = dependency.requirement else { return nil }
      return "    .package(url: \(SwiftLiteral.quoted(url)), \(requirement.text)),"
    }
    return """
      // swift-tools-version: 5.9
      // Written by `snapshot`: what the package needs of other repositories.
      import PackageDescription

      let package = Package(
        name: "SnapshotDependencies",
        dependencies: [
      \(lines.joined(separator: "\n"))
        ])

      """
  }
}
