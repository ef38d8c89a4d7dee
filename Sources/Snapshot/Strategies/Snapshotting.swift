import Foundation
import SwiftUI

/// How a value becomes a snapshot: what is stored for it, and how two of these are compared.
///
/// Views become images, models become text. Make a strategy of your own from one that exists:
///
///     extension Snapshotting where Value == Price, Format == String {
///       static var price: Snapshotting {
///         Snapshotting<String, String>.lines.pullback { $0.formatted() }
///       }
///     }
public struct Snapshotting<Value, Format> {
  /// The reference's file name extension, without the dot.
  public var pathExtension: String?

  /// How two snapshots are compared, and turned into the bytes of a file.
  public var diffing: Diffing<Format>

  /// Takes a value's snapshot.
  public var snapshot: (Value) -> Async<Format> {
    didSet { delayedSnapshot = nil }
  }

  /// Takes the snapshot some time after the value was put on the screen, where the strategy has
  /// one: `wait(for:on:)` uses it.
  var delayedSnapshot: ((Value, [SnapshotDelay]) -> Async<Format>)?

  /// Seconds that a snapshot takes at least: the assertion's timeout begins after them.
  var delaySeconds: TimeInterval = 0

  /// Whether the strategy makes views, or layers, of values that are none: those are made on the
  /// main actor.
  var makesViews = false

  /// A strategy whose snapshots may take time.
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A strategy whose snapshots are there at once.
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in
      Async(value: snapshot(value))
    }
  }

  /// This strategy for values that can be turned into its own.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// This strategy for values that can be turned into its own, given time.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    var strategy = Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing
    ) { (value: NewValue) in
      transform(value).flatMap(snapshot)
    }
    strategy.delaySeconds = delaySeconds
    strategy.makesViews = makesViews || Self.takesViews
    if let delayed = delayedSnapshot {
      strategy.delayedSnapshot = { value, delays in
        transform(value).flatMap { delayed($0, delays) }
      }
    }
    return strategy
  }

  /// Whether the strategy's values are views, controllers or layers.
  static var takesViews: Bool {
    Value.self is UIResponder.Type || Value.self is CALayer.Type
      || Value.self is any SwiftUI.View.Type
  }
}

/// A strategy whose values are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy for values that are snapshots already.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
