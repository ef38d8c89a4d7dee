import Foundation
import SnapshotCore
import TranslatorInterface

/// Names that the compiler did not find in files that import a framework which is not available.
///
/// Only the compiler can tell which names belong to an unknown framework. What uses them is left
/// out at the next translation; a mirror keeps them as long as its engine does not change.
package struct MissingNames: Codable, Sendable, Equatable {
  private let engine: String
  package private(set) var names: [String]

  private static let fileName = ".missing-names.json"
  private static let maximumBytes = 1 << 20

  /// Those that a mirror keeps; none where its file is not one that `learn` wrote.
  init(in mirror: MirrorFolder, engine: EngineFolder) {
    self.engine = engine.version
    names = []
    if let bytes = try? mirror.read(Self.fileName, maximumBytes: Self.maximumBytes),
      let kept = try? JSONDecoder().decode(MissingNames.self, from: Data(bytes)),
      kept.engine == self.engine
    {
      names = kept.names
    }
  }

  /// Learns names from the errors of a build.
  ///
  /// - Parameters:
  ///   - errors: Lines of the compiler about the author's files.
  ///   - notes: What was said of those files when they were translated.
  /// - Returns: Whether there was a new one: then another build may get farther.
  package static func learn(
    from errors: [String], notes: [TranslationNote], buildFolder: String, engine: EngineFolder
  ) throws(IOSPackageError) -> Bool {
    let files = Set(notes.filter { $0.message.contains(" not available on Linux") }.map(\.path))
    let found = errors.compactMap { name(in: $0, of: files) }
    if found.isEmpty { return false }
    let mirror = try MirrorFolder(buildFolder: buildFolder)
    var missing = MissingNames(in: mirror, engine: engine)
    let all = Set(missing.names).union(found)
    if all.count == missing.names.count { return false }
    missing.names = all.sorted()
    do throws(FileError) {
      try mirror.write(JSONText.string(missing) + "\n", to: fileName)
    } catch {
      throw .file(error)
    }
    return true
  }

  /// The name of `path:3:10: error: cannot find type 'Name' in scope`, for one of some files.
  static func name(in line: String, of files: Set<String>) -> String? {
    let parts = line.split(separator: ":", maxSplits: 3)
    guard parts.count == 4, files.contains(String(parts[0])),
      let start = ["error: cannot find type '", "error: cannot find '"].lazy
        .compactMap({ parts[3].firstRange(of: $0) }).first,
      let end = parts[3][start.upperBound...].firstIndex(of: "'"),
      parts[3][end...].hasPrefix("' in scope")
    else { return nil }
    return String(parts[3][start.upperBound..<end])
  }
}
