import Foundation

/// What a snapshot waits for once its value is on the screen.
struct SnapshotDelay: Sendable {
  /// Something that is to become so.
  struct Condition: Sendable {
    let what: String
    let isSo: @MainActor () -> Bool
  }

  /// Seconds; with a condition, at most.
  var seconds: TimeInterval
  var condition: Condition?
}
