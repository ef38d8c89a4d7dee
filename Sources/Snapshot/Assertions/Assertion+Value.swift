import SwiftUI

extension Assertion {
  /// Makes the value and its snapshot, which runs later. Views and pictures are made on the main
  /// actor, which the caller waits for.
  ///
  /// - Returns: Nil where the main actor is blocked.
  func made<Value, Format>(
    _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>, _ sink: DiagnosticSink
  ) throws -> DiagnosticSink.Made<Value, Format>? {
    func make() throws -> DiagnosticSink.Made<Value, Format> {
      let value = try value()
      let owners = OwnerCount.owners(of: value)
      return (value, DiagnosticSink.PendingSnapshot(strategy.snapshot(value)), owners)
    }
    if MainExecution.isCurrent {
      MainTurn.noteProgress()
      return try make()
    }
    let isView =
      Value.self is UIResponder.Type || Value.self is CALayer.Type || Value.self is any View.Type
    guard isView || strategy.diffing.picture != nil || strategy.diffing.strip != nil else {
      return try make()
    }
    sink.noteOffMainThread()
    let made = try MainTurn.take(
      patienceSeconds: timeoutSeconds, isOptional: !isView, make)
    // Pictures of other values, such as images, can be drawn on any thread.
    return isView ? made : try made ?? make()
  }
}
