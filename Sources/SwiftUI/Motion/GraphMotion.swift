internal import QuartzCore

/// The animations of a graph: the transaction of the update that runs, and frames on the clock
/// while a value is moving.
///
/// Pictures without a time show the values that animations lead to, so this is not used for them:
/// views move where their traits say so (`MotionTrait`).
@MainActor final class GraphMotion {
  /// The transaction of the changes that are being applied.
  var transaction = Transaction() {
    didSet {
      if transaction.animation != nil || transaction.disablesAnimations {
        frameTransaction = transaction
      }
    }
  }
  /// Frames are known after all changes, so that one animation is for all of them: the last.
  fileprivate var frameTransaction = Transaction()
  /// Numbers the updates: what is applied and then shown together is one.
  private(set) var update = 0
  private var isShown = false
  /// The time on the clock at which all values have arrived.
  private var end = -Double.infinity
  private var link: CADisplayLink?
  /// Nodes whose bodies depend on the time.
  private var moving: [WeakNode] = []
  /// Shows what moves where it is now.
  var onCatchUp: () -> Void = {}
  /// The times of the last frame, and of the last change that was shown.
  private var frameTime = -Double.infinity
  private var shownTime = -Double.infinity
  /// Called at each frame, after the nodes.
  var onFrame: () -> Void = {}
  private(set) lazy var rootScope = MotionScope(self, outer: nil)

  /// The clock's time, in seconds.
  var time: TimeInterval { MediaClock.current.time }

  /// Begins an update, unless what was applied was not shown yet.
  func beginUpdate() {
    guard isShown else { return }
    isShown = false
    update += 1
    transaction = Transaction()
    frameTransaction = Transaction()
  }

  func didShow() {
    isShown = true
    shownTime = time
  }

  /// Brings moving values up to date before a change is applied: the way from the last frame to
  /// this one is no part of the change, and is not animated.
  func catchUp() {
    guard time < end || frameTime == time, shownTime < time else { return }
    onCatchUp()
  }

  /// Keeps frames coming while an animation that begins now lasts.
  func lasts(_ animation: Animation) { lasts(for: animation.curve.duration) }

  func lasts(for duration: TimeInterval) {
    end = max(end, time + duration)
    start()
  }

  private func start() {
    let link = link ?? CADisplayLink { [weak self] _ in
      MainActor.unchecked { self?.frame() }
    }
    self.link = link
    link.add(to: .current, forMode: .common)
  }

  func refreshAtNextFrame(_ node: _ViewNode) {
    moving.append(WeakNode(node: node))
    start()
  }

  private func frame() {
    frameTime = time
    if time >= end, moving.isEmpty { link?.remove(from: .current, forMode: .common) }
    beginUpdate()
    let nodes = moving
    moving = []
    for entry in nodes { entry.node?.markDirty() }
    onFrame()
  }

  func stop() {
    link?.invalidate()
    link = nil
    end = -.infinity
  }
}

/// A part of the tree with a rule for its transactions.
///
/// It comes down the environment. Modifiers such as `animation` make one each, and what
/// changes below asks it for the transaction that holds: that of the update, as these rules change
/// it on the way.
@MainActor final class MotionScope {
  enum Part { case values, frames }

  let motion: GraphMotion
  let outer: MotionScope?
  /// Changes a transaction; it is told whether what the rule depends on changed in this update.
  var change: (inout Transaction, _ isCurrent: Bool) -> Void = { _, _ in }
  private var update = -1

  init(_ motion: GraphMotion, outer: MotionScope?) {
    self.motion = motion
    self.outer = outer
  }

  func dependencyChanged() { update = motion.update }

  /// The transaction of what changes here now.
  func transaction(for part: Part = .values) -> Transaction {
    var transaction =
      outer?.transaction(for: part)
      ?? (part == .values ? motion.transaction : motion.frameTransaction)
    change(&transaction, update == motion.update)
    return transaction
  }
}

/// Whether SwiftUI's views show what is on the way, and not where it leads to.
package struct MotionTrait: UITraitDefinition {
  package static let defaultValue = false
  package static let name = "Motion"
}
