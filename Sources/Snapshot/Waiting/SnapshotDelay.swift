import Foundation

/// What a snapshot waits for once its value is on the screen.
struct SnapshotDelay: Sendable {
  /// Something that is to become so.
  struct Condition: Sendable {
    let what: String
    let isSo: @MainActor () -> Bool
  }

  /// The seconds to wait; with a condition, the maximum.
  var seconds: TimeInterval
  var condition: Condition?
}
