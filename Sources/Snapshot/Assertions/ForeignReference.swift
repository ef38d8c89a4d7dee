import Foundation
import SnapshotCore

/// A picture of another program where a reference of this engine is looked for: Apple's
/// simulator's, most likely, by swift-snapshot-testing. It is overwritten only where
/// `--replace-foreign` says so: otherwise what is recorded stands beside it.
struct ForeignReference {
  let reference: Reference
  /// Whether it has the place of this assertion's reference; else it is where
  /// swift-snapshot-testing keeps its own.
  let isInPlace: Bool
  /// The file's path below the package's folder; absolute outside of it.
  let name: String
}

extension ReferencePlace {
  /// The path at which swift-snapshot-testing keeps the file of a snapshot; nil where it keeps
  /// none.
  func foreignPath(test: String, name: String, pathExtension: String) -> String? {
    foreignFolder.map { folder in
      folder + "/" + Self.foreignName(test) + "." + Self.foreignName(name) + "." + pathExtension
    }
  }

  /// A file name as swift-snapshot-testing makes it: runs of characters that are no letter, digit
  /// or `_` become one `-`, and none stands at the ends.
  private static func foreignName(_ text: String) -> String {
    text.split { character in
      !character.unicodeScalars.allSatisfy {
        $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType == .decimal
          || $0.properties.generalCategory == .nonspacingMark
      }
    }.joined(separator: "-")
  }

  /// A path as messages name it.
  func shown(_ path: String) -> String {
    guard let packageRoot, path.hasPrefix(packageRoot + "/") else { return path }
    return String(path.dropFirst(packageRoot.count + 1))
  }
}

extension Assertion {
  /// The picture of another program that this assertion has; nil where there is none, or it cannot
  /// be read.
  ///
  /// - Parameter old: What is in the reference's place, and is not this engine's.
  func foreignReference(_ id: SnapshotID, name: String, _ old: Reference?) -> ForeignReference? {
    if let old {
      return ForeignReference(reference: old, isInPlace: true, name: place.shown(old.path))
    }
    let path = place.foreignPath(
      test: site.testName, name: name, pathExtension: id.pathExtension)
    guard let path, path != place.store.path(of: id), FileAccess.exists(path),
      let bytes = try? FileAccess.read(path, maximumBytes: ReferenceStore.maximumBytes),
      let reference = try? Reference(bytes, path: path), reference.metadata == nil
    else { return nil }
    return ForeignReference(reference: reference, isInPlace: false, name: place.shown(path))
  }
}

extension Assertion {
  /// Text or other bytes where swift-snapshot-testing keeps them; nil where there are none.
  func foreignData(_ id: SnapshotID, name: String) -> (name: String, path: String, bytes: Data)? {
    let path = place.foreignPath(
      test: site.testName, name: name, pathExtension: id.pathExtension)
    guard let path, path != place.store.path(of: id), FileAccess.exists(path),
      let bytes = try? FileAccess.read(path, maximumBytes: ReferenceStore.maximumBytes),
      GitLFSPointer(bytes) == nil
    else { return nil }
    return (place.shown(path), path, Data(bytes))
  }
}

extension ReferenceVerification {
  /// The verdict where another program's picture stands in for the reference: it is never
  /// overwritten, and what is recorded stands beside it.
  func verdict(_ id: SnapshotID, _ foreign: ForeignReference) throws -> Verdict {
    let environment = assertion.surroundings.environment
    let own = foreign.isInPlace ? id.besideForeign : id
    if foreign.isInPlace {
      if environment.replacesForeign { return try compared(id, foreign.reference) }
      if let ours = try assertion.place.store.reference(own) { return try compared(own, ours) }
    }
    let asked = environment.foreignTolerance ?? (foreign.isInPlace ? tolerance : nil)
    func found() throws -> SnapshotCore.ComparisonResult {
      self.result(try compare(with: foreign.reference, tolerance: asked ?? tolerance))
    }
    let result = foreign.isInPlace ? try found() : try? found()
    var verdict: Verdict
    if asked != nil, result?.isMatch == true {
      assertion.place.artifacts.remove(own)
      verdict = Verdict(.matched)
      verdict.referencePath = foreign.reference.path
    } else {
      let comparison = result.map { $0.text(scale: scale) }
      verdict = try written(own, .missing) ?? missing(own, foreign: (foreign, comparison))
    }
    verdict.id = own
    verdict.foreign = foreign.name
    verdict.result = result
    return verdict
  }
}

extension FailureMessage {
  /// What to say of a text that another platform wrote.
  static func foreignData(_ name: String, difference: String?, _ id: SnapshotID) -> String {
    let tool = ToolCommand.name
    let what = difference.map { "It differs:\n\($0)" } ?? "It says the same."
    return """
      \(name.singleLine) is there, as swift-snapshot-testing keeps it. \(what)
      compare     \(tool) verify --foreign-tolerance recommended, which takes it for the reference
      beside it   \(tool) record --mode missing, which writes \(id.relativePath)
      """
  }

  /// What to say of another program's picture, and what to do.
  static func foreign(
    _ foreign: ForeignReference, _ comparison: String?, _ id: SnapshotID
  ) -> String {
    let tool = ToolCommand.name
    var lines = [
      "\(foreign.name.singleLine) was not made by this engine. It may have been recorded in "
        + "Apple’s simulator, with other fonts and another renderer. It is not overwritten."
    ]
    if let comparison { lines.append("Compared with it: \(comparison)") }
    lines.append("compare     \(tool) verify --foreign-tolerance recommended")
    lines.append("beside it   \(tool) record --mode missing, which writes \(id.relativePath)")
    if foreign.isInPlace {
      lines.append("in place    \(tool) record --replace-foreign, which overwrites it")
    }
    return lines.joined(separator: "\n")
  }
}
