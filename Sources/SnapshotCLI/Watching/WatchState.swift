import SnapshotCore
import SnapshotTool

/// What `watch` does next: one run at a time, and a change during a run starts it anew with what
/// both touch.
package struct WatchState: Sendable {
  package enum Key: Sendable, Equatable {
    case all, failing, again, review, quit

    package init?(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a"): self = .all
      case UInt8(ascii: "f"): self = .failing
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .again
      case UInt8(ascii: "r"): self = .review
      // Control-D, as in a shell.
      case UInt8(ascii: "q"), 4: self = .quit
      default: return nil
      }
    }
  }

  package enum Action: Sendable, Equatable {
    case nothing
    case run(TestSelection, reason: String)
    /// End the run; `runEnded` follows.
    case stop
    case review
    case quit
    case say(String)
  }

  private enum Phase: Sendable, Equatable {
    case idle
    case running
    case stopping(next: Action)
  }

  private var phase = Phase.idle
  private var selection = TestSelection.all
  private var reason = ""
  /// Whether the last run went through: what it was to verify is verified.
  private var isSettled = true

  package init() {}

  package mutating func start(_ selection: TestSelection, reason: String) -> Action {
    let next = Action.run(selection, reason: reason)
    switch phase {
    case .idle:
      phase = .running
      self.selection = selection
      self.reason = reason
      return next
    case .running:
      phase = .stopping(next: next)
      return .stop
    case .stopping:
      phase = .stopping(next: next)
      return .nothing
    }
  }

  /// A change also asks for what an unfinished run leaves undone.
  package mutating func changed(_ selection: TestSelection, reason: String) -> Action {
    switch phase {
    case .idle:
      return start(isSettled ? selection : selection.union(self.selection), reason: reason)
    case .running:
      return start(selection.union(self.selection), reason: reason)
    case .stopping(.run(let pending, _)):
      return start(selection.union(pending), reason: reason)
    case .stopping:
      return .nothing
    }
  }

  /// - Parameter isWhole: Whether it verified all that it was to.
  package mutating func runEnded(isWhole: Bool) -> Action {
    let ended = phase
    phase = .idle
    isSettled = isWhole
    switch ended {
    case .stopping(.run(let selection, let reason)): return start(selection, reason: reason)
    case .stopping(let next): return next
    case .idle, .running: return .nothing
    }
  }

  /// - Parameter failing: Filters of the tests whose snapshots do not match.
  package mutating func pressed(_ key: Key, failing: [String]) -> Action {
    switch key {
    case .all: return start(.all, reason: "all tests")
    case .again: return start(selection, reason: "again")
    case .failing:
      guard let tests = TestSelection(failing) else { return .say("No snapshot fails.") }
      return start(tests, reason: "failing tests")
    case .review, .quit:
      let next = key == .quit ? Action.quit : .review
      if phase == .idle { return next }
      phase = .stopping(next: next)
      return .stop
    }
  }
}
