extension CAAnimation {
  /// An animation of this one's class, through its own `init()`.
  func makeNew() -> CAAnimation { type(of: self).snapshotNew() }

  @_silgen_name("snapshot_CAAnimation_new")
  private static func snapshotNew() -> CAAnimation
}
