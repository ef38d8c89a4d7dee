internal import Synchronization

extension UIView {
  /// Records a use of the view outside of the main actor.
  ///
  /// The object itself keeps the record: no state of the main actor's is touched from elsewhere.
  @inline(__always)
  func checkMainActor(_ use: StaticString) {
    if !MediaClock.isMainActor { recordOffMainUse(use) }
  }

  private nonisolated func recordOffMainUse(_ use: StaticString) {
    // SAFETY: The address is kept as a number, which is written whole whoever else writes one.
    let address = unsafe UInt(bitPattern: use.utf8Start)
    _ = offMainUse.compareExchange(expected: 0, desired: address, ordering: .relaxed)
  }

  /// Moves what `checkMainActor` recorded to the diagnostics.
  func noteOffMainUse() {
    guard offMainUse.load(ordering: .relaxed) != 0 else { return }
    let address = offMainUse.exchange(0, ordering: .relaxed)
    // SAFETY: The address is that of a literal's bytes, which `recordOffMainUse` alone writes: they
    // end with a zero and are never freed.
    guard let name = unsafe UnsafePointer<CChar>(bitPattern: address) else { return }
    let use = unsafe String(cString: name)
    note(
      .offMainThread,
      advice: "Use views on the main actor alone: hop with `await MainActor.run` or "
        + "`DispatchQueue.main.async`."
    ) { "\($0).\(use) was called outside of the main actor." }
  }
}
