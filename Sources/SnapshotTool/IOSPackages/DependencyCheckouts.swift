import Foundation
import SnapshotCore
import TranslatorInterface

/// The packages of other repositories that an iOS package needs, fetched by SwiftPM beside the
/// mirror: the iOS package's own manifest may name some that are not needed here, as
/// swift-snapshot-testing is, and that a machine without a network does not have.
package struct DependencyCheckouts {
  /// Has a manifest that names the dependencies, and what SwiftPM fetched.
  private let folder: String
  private let buildFolder: String
  private let temporaryPath: String

  private static let name = "snapshot-dependencies"

  /// - Parameter temporaryPath: The folder for SwiftPM's temporary files.
  init(buildFolder: String, temporaryPath: String) {
    self.buildFolder = buildFolder
    self.temporaryPath = temporaryPath
    folder = buildFolder + "/" + Self.name
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
      let place = try OpenFolder(buildFolder).folder(Self.name, creates: true)
      if try !prepare(manifest, pins: pins, stamp: stamp, in: place) { return }
      failure = resolve()
      if failure == nil { try place.replace("fetched", with: stamp) }
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
    _ manifest: String, pins: [UInt8], stamp: [UInt8], in place: borrowing OpenFolder
  ) throws(FileError) -> Bool {
    if let old = try? place.read("fetched", maximumBytes: 1 << 24), old == stamp,
      FileAccess.isFolder(checkouts)
    {
      return false
    }
    try place.removeTree("fetched")
    try place.replace("Package.swift", with: Array(manifest.utf8))
    if pins.isEmpty {
      try place.removeTree("Package.resolved")
    } else {
      try place.replace("Package.resolved", with: pins)
    }
    return true
  }

  /// - Returns: What SwiftPM says where it fails.
  private func resolve() -> String? {
    do throws(ChildCommand.Failure) {
      let result = try ChildCommand.run(
        ["swift", "package", "--package-path", folder, "resolve"],
        variables: ["TMPDIR": temporaryPath])
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
