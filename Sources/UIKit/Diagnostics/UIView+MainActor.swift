extension UIView {
  /// Records a use of the view outside of the main actor.
  ///
  /// The object itself keeps the record: no state of the main actor's is touched from elsewhere.
  @inline(__always)
  func checkMainActor(_ use: StaticString) {
    if !MediaClock.isMainActor { offMainUse = offMainUse ?? use }
  }

  /// Moves what `checkMainActor` recorded to the diagnostics.
  func noteOffMainUse() {
    guard let use = offMainUse else { return }
    offMainUse = nil
    note(
      .offMainThread,
      advice: "Use views on the main actor alone: hop with `await MainActor.run` or "
        + "`DispatchQueue.main.async`."
    ) { "\($0).\(use) was called outside of the main actor." }
  }
}
