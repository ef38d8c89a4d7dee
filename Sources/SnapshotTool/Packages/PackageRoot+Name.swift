import Foundation
import SnapshotCore

extension PackageRoot {
  /// What the manifest calls the package, read from its text, since SwiftPM takes most of a second
  /// to evaluate it; where the text does not say so plainly, the name of the folder.
  ///
  /// Parts of one run on several machines have the same name, whatever their folders are called.
  ///
  /// - Parameter root: The package's folder.
  package static func name(of root: String) -> String {
    let bytes = (try? FileAccess.read(root + "/Package.swift")) ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    let plain = /Package\(\s*name:\s*"([^"\\\n]+)"/
    if let match = text.firstMatch(of: plain) { return String(match.1) }
    return FileAccess.split(root).name
  }
}
