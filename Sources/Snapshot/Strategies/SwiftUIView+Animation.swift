import Foundation
import SwiftUI

// What a SwiftUI view shows while it moves: what its state changes with an animation when it
// appears, or what `animations` changes. Frames are those of a display of 60 a second.
extension Snapshotting where Value: SwiftUI.View, Format == AnimationStrip {
  /// What a SwiftUI view shows at given times, as one animated picture in which every frame counts.
  ///
  ///     assertSnapshot(of: Spinner(), as: .animation(at: [0, 0.1, 0.2, 0.3]))
  ///
  /// - Parameters:
  ///   - times: The frames' times, in seconds, ascending, from when the view has appeared. 0 shows
  ///     where animations begin.
  ///   - tolerance: Holds for each frame.
  ///   - layout: The size; see the `image` of SwiftUI's views.
  ///   - traits: Replace the device's or screen's where they say something.
  ///   - allowsBlank: Whether frames without a visible pixel may match.
  ///   - animations: Starts what moves, once the view is laid out: it may change an observable
  ///     model of the view `withAnimation`.
  @_disfavoredOverload
  public static func animation(
    at times: [TimeInterval],
    tolerance: Tolerance = .exact,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false,
    animations: (@MainActor () -> Void)? = nil
  ) -> Snapshotting {
    .strip(
      of: "the view", at: times, fitting: { $0.config(layout, traits) }, tolerance,
      allowsBlank: allowsBlank, animations: { _ in animations?() },
      { .controller(UIHostingController(rootView: $0)) })
  }

  /// What a SwiftUI view shows from 0 to `duration`, as one animated picture in which every frame
  /// counts.
  ///
  /// - Parameters:
  ///   - duration: The seconds to the last frame.
  ///   - framesPerSecond: Frames that are drawn, from 0 s on.
  ///   - tolerance: How far the picture may be from its reference.
  ///   - layout: The size in which the view is drawn.
  ///   - traits: Replace the screen's where they say something.
  ///   - allowsBlank: Whether a picture without a visible pixel may match.
  ///   - animations: Starts what moves. Without it that is what the view starts itself when it
  ///     appears.
  @_disfavoredOverload
  public static func animation(
    duration: TimeInterval,
    framesPerSecond: Double = 10,
    tolerance: Tolerance = .exact,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false,
    animations: (@MainActor () -> Void)? = nil
  ) -> Snapshotting {
    .animation(
      at: AnimationStrip.times(duration: duration, framesPerSecond: framesPerSecond),
      tolerance: tolerance, layout: layout, traits: traits, allowsBlank: allowsBlank,
      animations: animations)
  }
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  /// What a SwiftUI view shows at one instant, compared pixel by pixel.
  ///
  /// `image` without a time draws what animations go to.
  ///
  /// - Parameters:
  ///   - time: The seconds from when the view has appeared.
  ///   - tolerance: How far the picture may be from its reference.
  ///   - layout: The size; see the `image` of SwiftUI's views.
  ///   - traits: Replace the screen's where they say something.
  ///   - allowsBlank: Whether a picture without a visible pixel may match.
  ///   - animations: Starts what moves, once the view is laid out.
  @_disfavoredOverload
  public static func image(
    at time: TimeInterval,
    tolerance: Tolerance = .exact,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false,
    animations: (@MainActor () -> Void)? = nil
  ) -> Snapshotting {
    SimplySnapshotting.drawing("the view", tolerance, allowsBlank: allowsBlank).instant(
      time, fitting: { $0.config(layout, traits) }, { _ in animations?() },
      { .controller(UIHostingController(rootView: $0)) })
  }
}
