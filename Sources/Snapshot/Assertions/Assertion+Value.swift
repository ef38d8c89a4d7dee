extension Assertion {
  /// Makes the value and its snapshot, which runs later. Views are made on the main actor, which
  /// the caller waits for; anything else, such as an image, is made where the test runs, as the
  /// main actor may be long at work on other tests.
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
    guard Snapshotting<Value, Format>.takesViews || strategy.makesViews else { return try make() }
    sink.noteOffMainThread()
    return try MainTurn.take(patienceSeconds: timeoutSeconds, make)
  }
}
