internal import Synchronization

/// Counts the paths that a view makes while it draws itself.
enum PathCount {
  /// The number of views that draw under watch, one inside of the other.
  private static let watches = Atomic<Int>(0)
  // SAFETY: The main actor alone reads and writes it: `made` is its own, and `note()` asks first
  // whether it runs there.
  @safe nonisolated(unsafe) private static var count = 0

  /// Called for every new path: one load while no view is watched.
  static func note() {
    guard watches.load(ordering: .relaxed) > 0, MediaClock.isMainActor else { return }
    count += 1
  }

  /// The number of paths that `body` makes.
  @MainActor static func made(_ body: () -> Void) -> Int {
    let outer = count
    count = 0
    watches.wrappingAdd(1, ordering: .relaxed)
    defer {
      watches.wrappingSubtract(1, ordering: .relaxed)
      count = outer
    }
    body()
    return count
  }
}
