import Synchronization

/// Notes from before an assertion: of views that a test makes and only then asserts.
///
/// A note belongs to the test that was running, and among that test's assertions to those that host
/// one of the two views or controllers between whose creations it was made. One that no assertion
/// can claim in this way goes to the test's next assertion.
package final class WaitingNotes: Sendable {
  package static let shared = WaitingNotes()

  /// More are dropped: a process that never asserts must not grow.
  private static let maximumCount = 1000

  private struct Waiting {
    let note: FidelityNote
    let owner: Int
    let birth: Int?
    var isClaimed = false
  }

  private struct State {
    var waiting: [Waiting] = []
    var owner: (@Sendable () -> Int?)?
  }

  private let state = Mutex(State())

  package init() {}

  /// Names the test that runs, as soon as somebody can; until then the task stands for it.
  package func setOwner(_ owner: @escaping @Sendable () -> Int?) {
    state.withLock { $0.owner = owner }
  }

  package func add(_ note: FidelityNote, birth: Int?) {
    let owner = currentOwner
    state.withLock { state in
      guard state.waiting.count < Self.maximumCount,
        !state.waiting.contains(where: {
          $0.owner == owner && $0.note == note && $0.birth == birth
        })
      else { return }
      state.waiting.append(Waiting(note: note, owner: owner, birth: birth))
    }
  }

  /// Whether `claim` could give anything; costs less.
  package var isEmpty: Bool { state.withLock { $0.waiting.isEmpty } }

  /// The notes of the test that runs which an assertion must tell of. Notes of other tests stay
  /// while those may still run.
  ///
  /// - Parameter isHosted: Whether the view or controller with a number is in the picture.
  package func claim(isHosted: (Int) -> Bool) -> [FidelityNote] {
    let owners = [currentOwner, Self.task]
    return state.withLock { state in
      var claimed: [FidelityNote] = []
      for index in state.waiting.indices where owners.contains(state.waiting[index].owner) {
        let waiting = state.waiting[index]
        let isNear = waiting.birth.map { isHosted($0) || isHosted($0 + 1) } ?? false
        guard isNear || !waiting.isClaimed else { continue }
        state.waiting[index].isClaimed = true
        claimed.append(waiting.note)
      }
      state.waiting.removeAll { $0.isClaimed && $0.birth == nil }
      return claimed
    }
  }

  /// Forgets the notes of a test that is over.
  package func forget(owner: Int) {
    state.withLock { $0.waiting.removeAll { $0.owner == owner } }
  }

  private var currentOwner: Int { state.withLock { $0.owner }?() ?? Self.task }

  /// Tells the tasks that run at one time apart; 0 outside of tasks.
  package static var task: Int {
    // SAFETY: The task is used in the closure alone, during which it runs and so lives.
    unsafe withUnsafeCurrentTask { unsafe $0?.hashValue ?? 0 }
  }
}
