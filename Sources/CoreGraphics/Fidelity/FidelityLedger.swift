import Synchronization

/// Gathers what the picture of one assertion lacks.
///
/// There is one call for all that is substituted, ignored or not drawn: `FidelityLedger.note`.
/// While a view is hosted or drawn, it reaches the ledger of that assertion. Before that, for
/// instance in the initialiser of a view that a test makes first, notes wait for the next
/// assertion of the same test.
package final class FidelityLedger: Sendable {
  /// The ledger of what is hosted or drawn now.
  @TaskLocal package static var current: FidelityLedger?

  private struct State {
    var notes: [FidelityNote] = []
    var known: Set<FidelityNote> = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Notes that the picture lacks something.
  ///
  /// - Parameters:
  ///   - subject: What the author of the view calls it; see `FidelityNote`.
  ///   - birth: How many views and controllers had been made before; nil where that is not known.
  package static func note(_ feature: FidelityFeature, _ subject: String, birth: Int? = nil) {
    note(FidelityNote(feature, subject), birth: birth)
  }

  package static func note(_ note: FidelityNote, birth: Int? = nil) {
    if let current {
      current.add(note)
    } else {
      WaitingNotes.shared.add(note, birth: birth)
    }
  }

  package func add(_ note: FidelityNote) {
    state.withLock { state in
      if state.known.insert(note).inserted { state.notes.append(note) }
    }
  }

  /// Each once, in the order in which they were noted.
  package var notes: [FidelityNote] { state.withLock { $0.notes } }

  package var isEmpty: Bool { state.withLock { $0.notes.isEmpty } }

  /// The notes of `body` alone, which `current` does not get.
  package static func collecting(_ body: () -> Void) -> [FidelityNote] {
    let ledger = FidelityLedger()
    $current.withValue(ledger, operation: body)
    return ledger.notes
  }
}
