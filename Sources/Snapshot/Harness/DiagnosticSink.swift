import Foundation
import Synchronization
import UIKit

/// What an assertion finds out about its view or controller besides the snapshot.
///
/// The harness fills it on the main actor, and the assertion reads it where it runs.
final class DiagnosticSink: Sendable {
  private struct State {
    var diagnostics: [ViewDiagnostic] = []
    var known: Set<ViewDiagnostic> = []
    var exceptions: [UIKitException] = []
    var subject: HostedObjects.Entry?
    var hosted: [HostedObjects.Entry] = []
    var birthCount = Int.max
    var isUnshared = false
    var hasGainedOwners = false
    /// Numbers of the views and controllers that were hosted, while anybody asks for them.
    var births: Set<Int> = []
  }

  /// What pictures lack compared with a device's, noted by strategies that host no view and while
  /// the value is made.
  let ledger = FidelityLedger()

  private let state = Mutex(State())

  init() {}

  func add(_ diagnostics: [ViewDiagnostic]) {
    state.withLock { state in
      for diagnostic in diagnostics where state.known.insert(diagnostic).inserted {
        state.diagnostics.append(diagnostic)
      }
    }
  }

  /// Something that iOS would not have gone on after.
  func add(_ exception: UIKitException) {
    state.withLock { state in
      if !state.exceptions.contains(exception) { state.exceptions.append(exception) }
    }
  }

  /// The exceptions, each once, in their order.
  var exceptions: [UIKitException] { state.withLock { $0.exceptions } }

  /// Each once, in the order in which they were found.
  var diagnostics: [ViewDiagnostic] { state.withLock { $0.diagnostics } }

  /// The class of what was hosted.
  var subjectName: String? { state.withLock { $0.subject?.name } }

  @MainActor func host(_ subject: UIResponder) {
    let entry = HostedObjects.Entry(subject)
    state.withLock { $0.subject = entry }
  }

  func add(hosted: [HostedObjects.Entry]) {
    state.withLock { $0.hosted += hosted }
  }

  // MARK: What pictures lack

  func add(_ notes: [FidelityNote], births: Set<Int>) {
    for note in notes { ledger.add(note) }
    if !births.isEmpty { state.withLock { $0.births.formUnion(births) } }
  }

  /// All that the pictures lack, with what was noted in the test before the assertion.
  ///
  /// - Parameter withMotion: Whether the picture is of a motion.
  func takeNotes(withMotion: Bool) -> [FidelityNote] {
    if !WaitingNotes.shared.isEmpty {
      let births = state.withLock { $0.births }
      for note in WaitingNotes.shared.claim(isHosted: births.contains) { ledger.add(note) }
    }
    return ledger.notes.filter { withMotion || $0.feature.kind != .motion }
  }

  // MARK: Leaks

  /// Takes the snapshot of a value and notes who owns the value before and after.
  func watchOwners<Value, Result>(
    of value: () throws -> Value, _ take: (Value) -> Result
  ) rethrows -> Result {
    let births = UIResponder.birthCount
    let value = try value()
    let before = OwnerCount.owners(of: value)
    let result = take(value)
    // Work that the snapshot started may still be on its way out.
    MainExecution.wait(until: { OwnerCount.owners(of: value) <= before })
    let after = OwnerCount.owners(of: value)
    state.withLock { state in
      state.birthCount = births
      state.isUnshared = before > 0 && before <= OwnerCount.unshared
      state.hasGainedOwners = after > before
    }
    return result
  }

  /// Looks for what is still there although the value is gone. Call it when it is.
  func findLeaks() {
    let (subject, hosted, limit, isUnshared, hasGained) = state.withLock {
      ($0.subject, $0.hosted, $0.birthCount, $0.isUnshared, $0.hasGainedOwners)
    }
    guard let subject else { return }
    let isTemporary = isUnshared && subject.birth > limit
    // Made for the snapshot, so that no variable of the test's can be the owner.
    let temporaries = hosted.filter { $0.birth > limit && $0.birth != subject.birth }
    MainExecution.wait(until: {
      subject.object == nil ? temporaries.allSatisfy { $0.object == nil } : !isTemporary
    })
    var leaked: [HostedObjects.Entry] = []
    if subject.object != nil {
      if isTemporary || hasGained { leaked = [subject] }
    } else {
      leaked = temporaries.filter { $0.object != nil }
    }
    guard !leaked.isEmpty else { return }
    let entries = leaked
    let report = MainExecution.run { .success(LeakReport.diagnostics(of: entries)) }
    if case .success(let found) = SnapshotWait.result(of: report, timeoutSeconds: 5) {
      add(found)
    }
  }
}
