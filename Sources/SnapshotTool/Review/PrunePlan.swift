import Foundation
import SnapshotCore

/// References that no assertion of a whole run used: what `prune` would remove or move.
package struct PrunePlan: Sendable {
  /// A reference whose picture a snapshot without reference has.
  package struct Move: Sendable {
    package let source: StoredReference
    package let target: PendingSnapshot
  }

  /// A file that stays, and why.
  package struct Kept: Sendable, Equatable {
    package let path: String
    package let reason: String
  }

  package let unused: [StoredReference]
  package let moves: [Move]
  /// Unused files that are not to be removed.
  package let kept: [Kept]
  package let usedCount: Int

  /// - Parameters:
  ///   - runs: Whole together: one run, or one of every shard (see `PruneRefusal`).
  ///   - endedNanoseconds: When the first of them ended, since 1970: what was written later may
  ///     be used by tests that no run knows.
  package init(_ runs: [PendingRun], packageRoot root: String, endedNanoseconds: Int) {
    let contents = Set(runs.map(\.contents))
    let files = StoredReference.all(in: root + "/__Snapshots__")
    let tests = TestFunctions(
      packageRoot: root, folders: Set(files.compactMap { $0.id?.folder }))
    let used = runs.reduce(into: Set<String>()) { $0.formUnion($1.usedPaths) }
    let asserting = Set(used.compactMap { SnapshotID(relativePath: $0) }.map(\.testKey))
    let uncertain = runs.reduce(into: Set<String>()) { $0.formUnion($1.uncertainKeys) }
    var unused: [StoredReference] = []
    var kept: [Kept] = []
    var usedCount = 0
    for file in files {
      if used.contains(file.path) {
        usedCount += 1
      } else if let reason = Self.reasonToKeep(file, contents)
        ?? Self.reasonToKeep(file, endedNanoseconds, uncertain)
      {
        kept.append(Kept(path: file.path, reason: reason))
      } else if let id = file.id, PreviewFolder.isOne(id.folder) {
        // The run drew all previews that exist, so an unused reference of a preview belongs to
        // none.
        unused.append(file)
      } else if let id = file.id,
        let reason = tests.reasonToKeep(
          id, isAsserting: asserting.contains(id.testKey))
      {
        kept.append(Kept(path: file.path, reason: reason))
      } else {
        unused.append(file)
      }
    }
    let missing = runs.flatMap(\.snapshots).filter { $0.kind == .missing }
    let moves = Self.moves(unused, missing)
    let moved = Set(moves.map(\.source.path))
    self.unused = unused.filter { !moved.contains($0.path) }
    self.moves = moves
    self.kept = kept
    self.usedCount = usedCount
  }

  /// Why a file stays that runs did not ask for: they drew no previews, or ran no tests.
  private static func reasonToKeep(
    _ file: StoredReference, _ contents: Set<MirrorContents>
  ) -> String? {
    guard let id = file.id else { return nil }
    if PreviewFolder.isOne(id.folder) {
      return contents.allSatisfy(\.hasPreviews)
        ? nil : "of a preview: only a run with --previews shows whether it is used"
    }
    return contents.allSatisfy(\.hasTests)
      ? nil : "of a test: the run tested only previews"
  }

  /// Why an unused file is kept; nil for one that is a reference of the product's.
  private static func reasonToKeep(
    _ file: StoredReference, _ endedNanoseconds: Int, _ uncertain: Set<String>
  ) -> String? {
    guard let id = file.id else { return "not named as a snapshot" }
    if uncertain.contains(id.snapshotKey) { return "its assertion could not compare it" }
    if file.modifiedNanoseconds > endedNanoseconds { return "written after the run" }
    switch file.content() {
    case .picture(let reference):
      return reference.metadata == nil ? "another program wrote it" : nil
    case .data, .pointer: return nil
    case .unreadable(let reason): return reason
    }
  }

  private static func moves(
    _ unused: [StoredReference], _ missing: [PendingSnapshot]
  ) -> [Move] {
    guard !missing.isEmpty else { return [] }
    var sources: [String: [StoredReference]] = [:]
    for file in unused {
      guard case .picture(let reference) = file.content(), let digest = reference.statedPixelDigest
      else { continue }
      sources[digest, default: []].append(file)
    }
    var moves: [Move] = []
    for target in missing where target.state(isRejected: false).isUndecided {
      guard let digest = target.drawnDigest, sources[digest]?.isEmpty == false,
        let source = sources[digest]?.removeFirst()
      else { continue }
      moves.append(Move(source: source, target: target))
    }
    return moves
  }

  /// Whether the plan has nothing to remove or to move.
  package var isEmpty: Bool { unused.isEmpty && moves.isEmpty }

  package func text(_ style: TextStyle) -> String {
    var lines = moves.map { move in
      "\(style.yellow("move"))    \(move.source.path.singleLine) → \(move.target.path.singleLine)"
        + style.dim("  same picture; the new snapshot has no reference")
    }
    lines += unused.map { file in
      "\(style.red("unused"))  \(file.path.singleLine)"
        + style.dim("  \(NumberText.bytes(file.byteCount))")
    }
    lines += kept.map { file in
      style.dim("kept    \(file.path.singleLine)  \(file.reason.singleLine)")
    }
    if isEmpty {
      lines.append("Every reference is used: \(NumberText.grouped(usedCount)).")
    } else {
      let bytes = unused.reduce(0) { $0 + $1.byteCount }
      var parts: [String] = []
      if !unused.isEmpty {
        parts.append(
          "\(NumberText.counted(unused.count, "reference")) to delete (\(NumberText.bytes(bytes)))")
      }
      if !moves.isEmpty { parts.append("\(NumberText.grouped(moves.count)) to move") }
      lines.append(style.bold(parts.joined(separator: ", ") + "; \(usedCount) used."))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension SnapshotID {
  /// The test: file and function as the path has them.
  var testKey: String { folder + "/" + String(stem.prefix { $0 != "." }) }
  /// The snapshot, whatever its scale and kind.
  var snapshotKey: String { folder + "/" + stem }
}
