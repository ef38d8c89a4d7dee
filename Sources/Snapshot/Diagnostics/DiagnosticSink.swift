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
    var ownership = Ownership()
    var isOffMainThread = false
    /// Numbers of the views and controllers that were hosted, while anybody asks for them.
    var births: Set<Int> = []
  }

  /// Who owns the value, as far as it is known.
  struct Ownership: Sendable {
    /// The number of views and controllers that had been made before the value.
    var birthCount = Int.max
    /// Whether nobody but the assertion had the value.
    var isUnshared = false
    /// Whether the value had more owners after its snapshot than before.
    var hasGainedOwners = false
  }

  /// What pictures lack compared with a device's, noted by strategies that host no view and while
  /// the value is made.
  let ledger = FidelityLedger()

  /// Seconds for which the assertion waits for its turn on the main actor.
  let patienceSeconds: Double

  private let state = Mutex(State())

  init(patienceSeconds: Double = 5) {
    self.patienceSeconds = patienceSeconds
  }

  func add(_ diagnostics: [ViewDiagnostic]) {
    state.withLock { state in
      for diagnostic in diagnostics {
        // The test runs elsewhere, which was noted once for all of its views.
        if state.isOffMainThread, diagnostic.kind == .offMainThread { continue }
        if state.known.insert(diagnostic).inserted { state.diagnostics.append(diagnostic) }
      }
    }
  }

  /// Notes that the assertion itself runs outside of the main actor.
  func noteOffMainThread() {
    let diagnostic = ViewDiagnostic(
      .offMainThread, path: "", className: "",
      sentence: "This test uses views outside the main actor.",
      advice: "The assertion created and drew its view on the main actor. Mark the test, or "
        + "its suite, `@MainActor`: whatever else the test does with views may run concurrently "
        + "with other tests.")
    add([diagnostic])
    state.withLock { $0.isOffMainThread = true }
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

  /// What the snapshot was taken of; nil until that is hosted.
  var subject: HostedObjects.Entry? { state.withLock(\.subject) }

  /// All that was hosted for the snapshot.
  var hosted: [HostedObjects.Entry] { state.withLock(\.hosted) }

  var ownership: Ownership {
    get { state.withLock(\.ownership) }
    set { state.withLock { $0.ownership = newValue } }
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
}
