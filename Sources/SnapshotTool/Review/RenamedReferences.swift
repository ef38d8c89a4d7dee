import CoreGraphics
import Foundation
import SnapshotCore

/// References that a run did not use, by their pictures: what is missing may be there under
/// another name.
///
/// No file is read before the first question.
package final class RenamedReferences {
  private let run: PendingRun
  private let root: String
  private lazy var pathOfDigest = unusedPictures()
  private lazy var movablePaths = moves()

  package init(_ run: PendingRun, packageRoot root: String) {
    self.run = run
    self.root = root
  }

  /// Path, below the package, of an unused reference with the picture of a snapshot that has
  /// none. After a run of some tests another test may use it.
  ///
  /// - Complexity: O(bytes) of all unused references, once.
  package func source(of snapshot: PendingSnapshot) -> String? {
    guard snapshot.kind == .missing, let digest = snapshot.drawnDigest else { return nil }
    return pathOfDigest[digest].map { "__Snapshots__/" + $0 }
  }

  /// The absolute path of a reference that no test uses and that can be moved to a snapshot. There
  /// is one only after a run of all tests, as `PrunePlan` says.
  package func movableSource(of snapshot: PendingSnapshot) -> String? {
    snapshot.kind == .missing ? movablePaths[snapshot.referencePath] : nil
  }

  private func moves() -> [String: String] {
    guard run.snapshots.contains(where: { $0.kind == .missing }),
      let plan = try? PrunePlan(runFolders: [run.folder], packageRoot: root)
    else { return [:] }
    return Dictionary(
      plan.moves.map { ($0.target.referencePath, $0.source.absolutePath) },
      uniquingKeysWith: { first, _ in first })
  }

  private func unusedPictures() -> [String: String] {
    var paths: [String: String] = [:]
    let used = run.usedPaths
    for file in StoredReference.all(in: root + "/__Snapshots__") where !used.contains(file.path) {
      guard case .picture(let reference) = file.content(), let digest = reference.statedPixelDigest
      else { continue }
      if paths[digest] == nil { paths[digest] = file.path }
    }
    return paths
  }
}
