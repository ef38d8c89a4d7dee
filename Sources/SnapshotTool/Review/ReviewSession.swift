import CoreGraphics
import Foundation
import SnapshotCore

/// Decisions about what a run left: accepting replaces references, rejecting only marks.
///
/// Every decision is in the journal before it is carried out, with what it replaces kept: a
/// process that is killed at any moment loses nothing, and the next session goes on.
package final class ReviewSession {
  private let journal: ReviewJournal

  /// - Parameter folder: Of the run.
  package init(folder: String) throws(ReviewError) {
    journal = try ReviewJournal(folder: folder)
  }

  package convenience init(_ run: PendingRun) throws(ReviewError) {
    try self.init(folder: run.folder)
  }

  /// - Complexity: O(bytes) of its two files.
  package func state(_ snapshot: PendingSnapshot) -> PendingSnapshot.State {
    let last = ReviewJournal.lastActions(journal.entries)[snapshot.referencePath]
    return snapshot.state(isRejected: last == .reject)
  }

  package func isSkipped(_ snapshot: PendingSnapshot) -> Bool {
    ReviewJournal.lastActions(journal.entries)[snapshot.referencePath] == .skip
  }

  /// Puts the actual file in the place of the reference, if that is still the one that was
  /// compared. One that has the bytes already is left.
  ///
  /// - Parameters:
  ///   - step: Of `nextStep`; what shares it is taken back together.
  ///   - movedFrom: Path of a reference with the same picture, which is removed then.
  package func accept(
    _ snapshot: PendingSnapshot, step: Int, movedFrom: String? = nil
  ) throws(ReviewError) {
    let new = try snapshot.actualBytes()
    switch snapshot.state(isRejected: false) {
    case .accepted: return
    case .stale(let reason): throw ReviewError.stale(snapshot.path, reason: reason)
    case .gone(let reason): throw ReviewError.gone(snapshot.path, reason: reason)
    case .undecided, .rejected: break
    }
    var entry = ReviewJournal.Entry(
      action: .accept, reference: snapshot.referencePath, step: step)
    do throws(FileError) {
      if let old = try snapshot.store.read(snapshot.id) {
        entry.old = try journal.keep(old)
      } else if let movedFrom {
        entry.old = try journal.keep(FileAccess.read(movedFrom))
        entry.movedFrom = movedFrom
      }
      entry.new = SHA256.digest(of: new).description
      try journal.append(entry)
      try snapshot.store.write(new, for: snapshot.id)
      if let movedFrom { try FileAccess.remove(movedFrom) }
    } catch {
      throw ReviewError.file(error)
    }
  }

  /// Marks the snapshot as wrong: it is not asked about again, and fails until the code changes.
  package func reject(_ snapshot: PendingSnapshot, step: Int) throws(ReviewError) {
    try note(.init(action: .reject, reference: snapshot.referencePath, step: step))
  }

  package func skip(_ snapshot: PendingSnapshot, step: Int) throws(ReviewError) {
    try note(.init(action: .skip, reference: snapshot.referencePath, step: step))
  }

  private func note(_ entry: ReviewJournal.Entry) throws(ReviewError) {
    do throws(FileError) {
      try journal.append(entry)
    } catch {
      throw ReviewError.file(error)
    }
  }

  /// For the next decision.
  package var nextStep: Int { (journal.entries.map(\.step).max() ?? 0) + 1 }

  /// Takes back the last step that holds: references get the bytes back that they had, all of
  /// them or none.
  ///
  /// - Returns: Paths of the references that it was about; nothing where nothing was decided.
  @discardableResult
  package func undo() throws(ReviewError) -> [String]? {
    let standing = ReviewJournal.standing(journal.entries)
    guard let step = standing.last?.step else { return nil }
    let entries = standing.reversed().prefix { $0.step == step }
    var written: [ReviewJournal.Entry] = []
    var changed: String?
    do throws(FileError) {
      for entry in entries where entry.action == .accept {
        let now = FileAccess.exists(entry.reference)
          ? SHA256.digest(of: try FileAccess.read(entry.reference)).description : nil
        if now == entry.new { written.append(entry) }
        // Killed before it was written, it has what it had.
        let before = entry.movedFrom == nil ? entry.old : nil
        if now != entry.new, now != before { changed = changed ?? entry.reference }
      }
      if changed == nil {
        for entry in written { try restore(entry) }
        try journal.append(.init(action: .undo, reference: "", step: step))
      }
    } catch {
      throw ReviewError.file(error)
    }
    if let changed { throw ReviewError.changedSince(changed) }
    return entries.map(\.reference)
  }

  private func restore(_ entry: ReviewJournal.Entry) throws(FileError) {
    let old: [UInt8]? = if let digest = entry.old { try journal.kept(digest) } else { nil }
    if let old {
      let path = entry.movedFrom ?? entry.reference
      try FileAccess.makeFolder(FileAccess.split(path).folder)
      try FileAccess.write(old, to: path)
    }
    if old == nil || entry.movedFrom != nil { try FileAccess.remove(entry.reference) }
  }
}
