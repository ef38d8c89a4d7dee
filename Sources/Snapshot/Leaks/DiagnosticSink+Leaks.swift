import UIKit

extension DiagnosticSink {
  /// A value that was made, its snapshot, and the number of its owners before there was one.
  typealias Made<Value, Format> = (Value, PendingSnapshot<Format>, owners: Int)

  /// A snapshot that is taken once, and not kept.
  final class PendingSnapshot<Format> {
    private var snapshot: Async<Format>?

    init(_ snapshot: Async<Format>) { self.snapshot = snapshot }

    func take() -> Async<Format> {
      defer { snapshot = nil }
      return snapshot ?? Async(.failure(.other("A snapshot was taken twice.")))
    }
  }

  /// Takes the snapshot of a value and notes who owns the value before and after.
  ///
  /// - Returns: Nil where the value could not be made.
  func watchOwners<Value, Format, Result>(
    making make: () throws -> Made<Value, Format>?, _ take: (Async<Format>) -> Result
  ) rethrows -> Result? {
    let births = UIResponder.birthCount
    guard let (value, snapshot, before) = try make() else { return nil }
    let result = take(snapshot.take())
    // Work that the snapshot started may still be on its way out.
    MainExecution.wait(until: { OwnerCount.owners(of: value) <= before })
    let after = OwnerCount.owners(of: value)
    ownership = Ownership(
      birthCount: births, isUnshared: before > 0 && before <= OwnerCount.unshared,
      hasGainedOwners: after > before)
    return result
  }

  /// Looks for what is still there although the value is gone. Call it when it is.
  func findLeaks() {
    guard let subject else { return }
    let ownership = ownership
    let limit = ownership.birthCount
    let isTemporary = ownership.isUnshared && subject.birth > limit
    // Made for the snapshot, so that no variable of the test's can be the owner.
    let temporaries = hosted.filter { $0.birth > limit && $0.birth != subject.birth }
    MainExecution.wait(until: {
      subject.object == nil ? temporaries.allSatisfy { $0.object == nil } : !isTemporary
    })
    var leaked: [HostedObjects.Entry] = []
    if subject.object != nil {
      if isTemporary || ownership.hasGainedOwners { leaked = [subject] }
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
