import CoreGraphics
import Foundation
import SnapshotCore

/// Decisions about what a run left: accepting replaces references, rejecting only marks.
///
/// Every decision is in the journal before it is carried out, with what it replaces kept: a process
/// may be killed at any moment without a loss, and the next session goes on.
package final class ReviewSession {
  private let journal: ReviewJournal

  /// The package's folder here; nil where there is none, and so no reference to write.
  private let packageRoot: String?

  /// - Parameters:
  ///   - folder: The folder of the run.
  ///   - packageRoot: The package whose references the run is about.
  package init(folder: String, packageRoot: String?) throws(ReviewError) {
    journal = try ReviewJournal(folder: folder)
    self.packageRoot = packageRoot
  }

  package convenience init(_ run: PendingRun) throws(ReviewError) {
    try self.init(folder: run.folder, packageRoot: run.packageRoot)
  }

  /// The actions of so many entries of the journal, as they were last worked out.
  private var knownActions: (entries: Int, actions: [String: ReviewJournal.Action]) = (0, [:])

  private var lastActions: [String: ReviewJournal.Action] {
    if knownActions.entries != journal.entries.count {
      knownActions = (journal.entries.count, ReviewJournal.lastActions(journal.entries))
    }
    return knownActions.actions
  }

  /// - Complexity: O(bytes) of its two files.
  package func state(_ snapshot: PendingSnapshot) -> PendingSnapshot.State {
    snapshot.state(isRejected: lastActions[snapshot.referencePath] == .reject)
  }

  package func isSkipped(_ snapshot: PendingSnapshot) -> Bool {
    lastActions[snapshot.referencePath] == .skip
  }

  /// Puts the actual file in the place of the reference, if that is still the one that was
  /// compared. One that has the bytes already is left.
  ///
  /// - Parameters:
  ///   - step: The number that `nextStep` gave; what shares it is taken back together.
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

  /// The number of the next decision.
  package var nextStep: Int { (journal.entries.map(\.step).max() ?? 0) + 1 }

  /// Takes back the last step that holds: references get the bytes back that they had, all of
  /// them or none.
  ///
  /// The journal may be another machine's: it names references of the package alone, what is
  /// overwritten or removed has the digest of what accepting wrote, and what is written has the
  /// digest that names it.
  ///
  /// - Returns: Paths of the references that it was about; nil where no decision was made.
  @discardableResult
  package func undo() throws(ReviewError) -> [String]? {
    let standing = ReviewJournal.standing(journal.entries)
    guard let step = standing.last?.step else { return nil }
    let entries = standing.reversed().prefix { $0.step == step }
    var restorations: [Restoration] = []
    let accepted = entries.filter { $0.action == .accept }
    if !accepted.isEmpty {
      guard let packageRoot else {
        throw ReviewError.refused(journal.folder, reason: "this is not a package")
      }
      restorations = try self.restorations(accepted, packageRoot)
    }
    for restoration in restorations { try restore(restoration) }
    do throws(FileError) {
      try journal.append(.init(action: .undo, reference: "", step: step))
    } catch {
      throw ReviewError.file(error)
    }
    return entries.map(\.reference)
  }

  private typealias Place = (store: ReferenceStore, id: SnapshotID)

  /// A decision that can be taken back.
  private struct Restoration {
    let place: Place
    /// The place where the old bytes belong.
    let oldPlace: Place
    /// Digest of the bytes before; nil where there was no reference.
    let old: String?
  }

  private func restorations(
    _ entries: [ReviewJournal.Entry], _ packageRoot: String
  ) throws(ReviewError) -> [Restoration] {
    var rule = ReferenceRule(packageRoot: packageRoot)
    var restorations: [Restoration] = []
    for entry in entries {
      if let restoration = try restoration(entry, &rule) { restorations.append(restoration) }
    }
    return restorations
  }

  /// What taking an entry back needs, checked; nil where it was never carried out.
  private func restoration(
    _ entry: ReviewJournal.Entry, _ rule: inout ReferenceRule
  ) throws(ReviewError) -> Restoration? {
    let place = try Self.place(entry.reference, &rule)
    let now = try Self.digest(place)
    if now != entry.new || now == nil {
      // Killed before it was written, it has what it had.
      let before = entry.movedFrom == nil ? entry.old : nil
      if now == before { return nil }
      throw ReviewError.changedSince(entry.reference)
    }
    var oldPlace = place
    if let movedFrom = entry.movedFrom {
      oldPlace = try Self.place(movedFrom, &rule)
      let there = try Self.digest(oldPlace)
      if there != nil, there != entry.old { throw ReviewError.changedSince(movedFrom) }
    }
    if let old = entry.old { _ = try journal.kept(old) }
    return Restoration(place: place, oldPlace: oldPlace, old: entry.old)
  }

  private static func place(
    _ path: String, _ rule: inout ReferenceRule
  ) throws(ReviewError) -> Place {
    do throws(ReferenceRule.Refusal) {
      return try rule.reference(atPath: path)
    } catch {
      throw ReviewError.refused(path, reason: error.reason)
    }
  }

  private static func digest(_ place: Place) throws(ReviewError) -> String? {
    do throws(FileError) {
      return try place.store.read(place.id).map { SHA256.digest(of: $0).description }
    } catch {
      throw ReviewError.file(error)
    }
  }

  private func restore(_ restoration: Restoration) throws(ReviewError) {
    let place = restoration.place
    let oldPlace = restoration.oldPlace
    let old: [UInt8]? = if let digest = restoration.old { try journal.kept(digest) } else { nil }
    do throws(FileError) {
      if let old { try oldPlace.store.write(old, for: oldPlace.id) }
      let isMoved = oldPlace.store.path(of: oldPlace.id) != place.store.path(of: place.id)
      if old == nil || isMoved { try place.store.remove(place.id) }
    } catch {
      throw ReviewError.file(error)
    }
  }
}
