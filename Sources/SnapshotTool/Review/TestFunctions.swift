import Foundation
import SnapshotCore

/// The functions of the package's Swift files, by the names that references have of them.
///
/// Words of the sources, not their syntax: it is asked whether a test could still be there, and a
/// function too many only keeps a file.
package struct TestFunctions: Sendable {
  /// `testKey` of `SnapshotID`.
  private let keys: Set<String>

  package init(packageRoot root: String) {
    var keys: Set<String> = []
    for path in Self.sources(below: root) {
      guard let bytes = try? FileAccess.read(path, greatestBytes: 1 << 24) else { continue }
      let file = FileAccess.split(path).name
      for name in Self.names(String(decoding: bytes, as: UTF8.self)) {
        let id = SnapshotID(testFile: file, testName: name, name: "1")
        keys.insert(id.testKey)
      }
    }
    self.keys = keys
  }

  package func contains(_ id: SnapshotID) -> Bool { keys.contains(id.testKey) }

  /// Swift files of the package, without build folders and those of packages inside.
  private static func sources(below root: String) -> [String] {
    var found: [String] = []
    var pending = [root]
    while let folder = pending.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where !name.hasPrefix(".") && name != "__Snapshots__" {
        let path = folder + "/" + name
        if name.hasSuffix(".swift") {
          found.append(path)
        } else if FileAccess.isFolder(path), !FileAccess.exists(path + "/Package.swift") {
          pending.append(path)
        }
      }
    }
    return found
  }

  /// What follows `func`, with its backticks removed.
  static func names(_ text: String) -> [String] {
    var names: [String] = []
    for part in text.components(separatedBy: "func ").dropFirst() {
      if part.hasPrefix("`") {
        names.append(String(part.dropFirst().prefix { $0 != "`" }))
      } else {
        names.append(String(part.prefix { $0 == "_" || $0.isLetter || $0.isNumber }))
      }
    }
    return names
  }
}
