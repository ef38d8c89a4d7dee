import Foundation
import SnapshotCore
import SnapshotTool

/// What a run needs to know of a package that is written for iOS and does not know of this
/// project: it is built from a mirror.
struct IOSPackageBuild: Sendable {
  let mirror: MirrorPackage
  private let engine: EngineFolder

  /// Which tests the mirror has.
  let contents: MirrorContents

  /// Brings the mirror of a package up to date; nil where the package takes the library
  /// `Snapshot` itself and is built as it is.
  ///
  /// - Parameters:
  ///   - broken: Names of targets that did not compile before, and are left out.
  ///   - previews: Whether previews become tests. `#Preview` is translated: of a package
  ///   that takes the library, a mirror has the tests of previews alone.
  static func prepare(
    root: String, buildFolder: String, previews: Bool, broken: Set<String> = [],
    _ console: Console
  ) throws -> IOSPackageBuild? {
    // The mirror is whole, or as it was, when a signal ends this: children and temporary files go.
    Interruption.watch()
    let isForeign = try isForeign(root)
    guard isForeign || previews else { return nil }
    let contents: MirrorContents =
      previews ? (isForeign ? .testsAndPreviews : .previews) : .tests
    let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let engine = try EngineFolder.find(besides: executable)
    let mirror = try MirrorPackage(
      of: root, buildFolder: buildFolder, engine: engine, contents: contents,
      broken: broken)
    for line in mirror.newNoteLines { console.error(line + "\n") }
    if previews, mirror.previewCount == 0 {
      guard isForeign else { throw IOSPackageError.noPreviews(root) }
      console.error("snapshot: the package has no top-level #Preview.\n")
    }
    if contents == .previews {
      console.error(
        "snapshot: testing only previews. Run the package’s own tests without --previews.\n")
    }
    return IOSPackageBuild(mirror: mirror, engine: engine, contents: contents)
  }

  /// Whether a package is for iOS and does not take the library: its manifest names iOS or
  /// swift-snapshot-testing, or a source imports UIKit. The text of the manifest is read for it,
  /// since SwiftPM takes most of a second to read a manifest.
  ///
  /// - Throws: Where there is something by the name of `Package.swift` that is no readable file,
  ///   which SwiftPM might wait for without end.
  static func isForeign(_ root: String) throws(FileError) -> Bool {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileAccess.read(root + "/Package.swift")
    } catch {
      if error.isMissing { return XcodeFolder(root) != nil }
      throw error
    }
    let manifest = String(decoding: bytes, as: UTF8.self)
    let reader = ManifestReader(manifest)
    if reader.takesSnapshot { return false }
    return reader.namesIOS || PackageGraph.needsTranslation(root)
  }

  /// The folder in which the mirror is built, which the package's own `swift build` leaves alone.
  static func scratchPath(_ buildFolder: String) -> String { buildFolder + "/snapshot-build" }

  /// The arguments for `swift test` and `swift build`.
  func arguments(buildFolder: String) -> [String] {
    ["--package-path", mirror.folder, "--scratch-path", Self.scratchPath(buildFolder)]
      + engine.buildArguments
  }

  /// Learns from the errors of a build which names belong to frameworks that are not here.
  ///
  /// - Returns: Whether another build may get farther, once the mirror is prepared again.
  func learnMissingNames(
    from errors: [String], buildFolder: String
  ) throws(IOSPackageError) -> Bool {
    try MissingNames.learn(
      from: errors, notes: mirror.notes, buildFolder: buildFolder, engine: engine)
  }

  /// What turns messages about translated lines into messages about the author’s.
  var authorLines: AuthorLines { AuthorLines(mirror.files) }
}
