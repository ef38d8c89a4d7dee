import Foundation

/// The assertions of one call: while one's snapshot is taken, the one before it is compared on
/// another core.
///
/// Snapshots are taken one after the other, where the call stands: views belong to the main actor.
/// What pictures are compared with, and what is written of them, needs nothing of it. Failures,
/// records and attachments come in the order of the assertions, each as soon as those before it
/// are there.
struct SnapshotSeries {
  /// Pictures that wait to be compared, besides the one that is.
  private static let greatestBacklog = 1

  private let queue = DispatchQueue(label: "Snapshot.comparison")
  private let room = DispatchSemaphore(value: 1 + SnapshotSeries.greatestBacklog)
  private let site: AssertionSite
  private var waiting: ArraySlice<Slot> = []

  private final class Slot {
    let snapshot: TakenSnapshot
    let isDone = DispatchSemaphore(value: 0)
    var verdict: Verdict?

    init(_ snapshot: TakenSnapshot) { self.snapshot = snapshot }
  }

  init(site: AssertionSite) {
    self.site = site
  }

  mutating func add(_ snapshot: TakenSnapshot) {
    nonisolated(unsafe) let slot = Slot(snapshot)
    waiting.append(slot)
    if snapshot.canBeComparedAnywhere {
      room.wait()
      // Only the queue touches the slot until it says that it is done.
      queue.async { [room] in
        slot.verdict = slot.snapshot.compare()
        slot.isDone.signal()
        room.signal()
      }
    } else {
      slot.verdict = snapshot.compare()
      slot.isDone.signal()
    }
    while let first = waiting.first, first.isDone.wait(timeout: .now()) == .success {
      deliver(waiting.removeFirst())
    }
  }

  /// Waits for what is still being compared.
  mutating func finish() {
    while let first = waiting.popFirst() {
      first.isDone.wait()
      deliver(first)
    }
  }

  private func deliver(_ slot: Slot) {
    guard let verdict = slot.verdict else { return }
    let failure = slot.snapshot.assertion.report(slot.snapshot.ended(verdict))
    if let failure { FailureReporting.fail(failure, at: site) }
  }
}
