import Foundation
import SwiftUI
import UIKit

// What a view shows while it moves. Time is the clock's that animations run on: it stands still
// until a frame is asked for, so that a strip takes no longer than its drawing, and is the same
// every time. It begins when the view is in its window and laid out. What the view asks of the main
// thread for later comes by the same time: work of the main queue, timers, sleeping tasks.
extension Snapshotting where Value == UIView, Format == AnimationStrip {
  /// What a view shows at given times, as one animated picture in which every frame counts.
  ///
  ///     assertSnapshot(of: spinner, as: .animation(at: [0, 0.1, 0.2, 0.3]))
  ///
  /// - Parameters:
  ///   - times: The frames' times, in seconds, ascending. 0 shows where animations begin.
  ///   - tolerance: Holds for each frame.
  ///   - size: The view's size, instead of its own, points.
  ///   - traits: Replace the screen's where they say something.
  ///   - allowsBlank: Whether frames without a visible pixel may match. It is a failure otherwise
  ///     where all are so.
  ///   - animations: Starts what moves. Without it that is what the view starts itself when it
  ///     gets into its window.
  @_disfavoredOverload
  public static func animation(
    at times: [TimeInterval],
    tolerance: Tolerance = .exact,
    size: CGSize? = nil,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false,
    animations: (@MainActor (UIView) -> Void)? = nil
  ) -> Snapshotting {
    .strip(
      of: "the view", at: times, on: ViewImageConfig(size: size, traits: traits), tolerance,
      allowsBlank: allowsBlank, animations: animations
    ) { .view($0) }
  }

  /// What a view shows from 0 to `duration`, as one animated picture in which every frame counts.
  ///
  /// - Parameters:
  ///   - duration: The seconds to the last frame.
  ///   - framesPerSecond: Frames that are drawn, from 0 s on.
  ///   - tolerance: How far the picture may be from its reference.
  ///   - size: The view's size, instead of its own, points.
  ///   - traits: Replace the screen's where they say something.
  ///   - allowsBlank: Whether a picture without a visible pixel may match.
  ///   - animations: Starts what moves. Without it that is what the view starts itself when it
  ///     appears.
  @_disfavoredOverload
  public static func animation(
    duration: TimeInterval,
    framesPerSecond: Double = 10,
    tolerance: Tolerance = .exact,
    size: CGSize? = nil,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false,
    animations: (@MainActor (UIView) -> Void)? = nil
  ) -> Snapshotting {
    .animation(
      at: AnimationStrip.times(duration: duration, framesPerSecond: framesPerSecond),
      tolerance: tolerance, size: size, traits: traits, allowsBlank: allowsBlank,
      animations: animations)
  }
}

extension Snapshotting where Value == UIViewController, Format == AnimationStrip {
  /// What a controller's view shows at given times, as one animated picture in which every frame
  /// counts.
  ///
  /// - Parameters:
  ///   - times: The frames' times, in seconds, ascending, from when the view has appeared. 0 shows
  ///     where animations begin.
  ///   - config: The device: size, safe area, traits. Without it, the view has its own size.
  ///   - tolerance: Holds for each frame.
  ///   - size: The view's size, instead of the device's, points.
  ///   - traits: Replace the device's where they say something.
  ///   - allowsBlank: Whether frames without a visible pixel may match.
  ///   - animations: Starts what moves. Without it that is what the controller starts itself when
  ///     it appears.
  @_disfavoredOverload
  public static func animation(
    at times: [TimeInterval],
    on config: ViewImageConfig = ViewImageConfig(),
    tolerance: Tolerance = .exact,
    size: CGSize? = nil,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false,
    animations: (@MainActor (UIViewController) -> Void)? = nil
  ) -> Snapshotting {
    .strip(
      of: "the controller’s view", at: times, on: config.with(size: size, traits: traits),
      tolerance, allowsBlank: allowsBlank, animations: animations
    ) { .controller($0) }
  }

  /// What a controller's view shows from 0 to `duration`, as one animated picture in which every
  /// frame counts.
  ///
  /// - Parameters:
  ///   - duration: The seconds to the last frame.
  ///   - framesPerSecond: Frames that are drawn, from 0 s on.
  ///   - config: The device: size, safe area, traits. Without it, the view has its own size.
  ///   - tolerance: How far the picture may be from its reference.
  ///   - size: The view's size, instead of its own, points.
  ///   - traits: Replace the screen's where they say something.
  ///   - allowsBlank: Whether a picture without a visible pixel may match.
  ///   - animations: Starts what moves. Without it that is what the view starts itself when it
  ///     appears.
  @_disfavoredOverload
  public static func animation(
    duration: TimeInterval,
    framesPerSecond: Double = 10,
    on config: ViewImageConfig = ViewImageConfig(),
    tolerance: Tolerance = .exact,
    size: CGSize? = nil,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false,
    animations: (@MainActor (UIViewController) -> Void)? = nil
  ) -> Snapshotting {
    .animation(
      at: AnimationStrip.times(duration: duration, framesPerSecond: framesPerSecond), on: config,
      tolerance: tolerance, size: size, traits: traits, allowsBlank: allowsBlank,
      animations: animations)
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// What a view shows at one instant, compared pixel by pixel.
  ///
  /// `image` without a time draws what animations go to.
  ///
  /// - Parameters:
  ///   - time: Seconds; see `animation(at:tolerance:size:traits:allowsBlank:animations:)`.
  ///   - tolerance: How far the picture may be from its reference.
  ///   - size: The view's size, instead of its own, points.
  ///   - traits: Replace the screen's where they say something.
  ///   - allowsBlank: Whether a picture without a visible pixel may match.
  ///   - animations: Starts what moves. Without it that is what the view starts itself when it gets
  ///     into its window.
  @_disfavoredOverload
  public static func image(
    at time: TimeInterval,
    tolerance: Tolerance = .exact,
    size: CGSize? = nil,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false,
    animations: (@MainActor (UIView) -> Void)? = nil
  ) -> Snapshotting {
    SimplySnapshotting.drawing("the view", tolerance, allowsBlank: allowsBlank).instant(
      time, on: ViewImageConfig(size: size, traits: traits), animations
    ) { .view($0) }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// What a controller's view shows at one instant, compared pixel by pixel.
  ///
  /// - Parameters:
  ///   - time: The seconds from when the view has appeared.
  ///   - config: The device; without it, the view has its own size.
  ///   - tolerance: How far the picture may be from its reference.
  ///   - size: The view's size, instead of its own, points.
  ///   - traits: Replace the screen's where they say something.
  ///   - allowsBlank: Whether a picture without a visible pixel may match.
  ///   - animations: Starts what moves. Without it that is what the controller starts itself when
  ///     it appears.
  @_disfavoredOverload
  public static func image(
    at time: TimeInterval,
    on config: ViewImageConfig = ViewImageConfig(),
    tolerance: Tolerance = .exact,
    size: CGSize? = nil,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false,
    animations: (@MainActor (UIViewController) -> Void)? = nil
  ) -> Snapshotting {
    SimplySnapshotting.drawing("the controller’s view", tolerance, allowsBlank: allowsBlank)
      .instant(time, on: config.with(size: size, traits: traits), animations) { .controller($0) }
  }
}

extension Snapshotting where Format == AnimationStrip {
  fileprivate static func strip(
    of subject: String, at times: [TimeInterval], on config: ViewImageConfig,
    _ tolerance: Tolerance, allowsBlank: Bool, animations: (@MainActor (Value) -> Void)?,
    _ hosted: @escaping @MainActor (Value) -> ViewCapture.Subject
  ) -> Snapshotting {
    .strip(
      of: subject, at: times, fitting: { _ in config }, tolerance, allowsBlank: allowsBlank,
      animations: animations, hosted)
  }

  /// - Parameter config: The surroundings in which the value is drawn, which may depend on them.
  static func strip(
    of subject: String, at times: [TimeInterval],
    fitting config: @escaping @MainActor (Value) -> ViewImageConfig,
    _ tolerance: Tolerance, allowsBlank: Bool, animations: (@MainActor (Value) -> Void)?,
    _ hosted: @escaping @MainActor (Value) -> ViewCapture.Subject
  ) -> Snapshotting {
    let diffing = Diffing.animation(tolerance: tolerance)
      .thatMustDraw(allowsBlank ? nil : subject)
    return .capturing(
      pathExtension: "png", diffing, fitting: { config($0).showingMotion },
      passesTime: true, hosted
    ) { capture, value in
      capture.strip(at: times) { animations?(value) }
    }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  fileprivate func instant<Hosted>(
    _ time: TimeInterval, on config: ViewImageConfig,
    _ animations: (@MainActor (Hosted) -> Void)?,
    _ hosted: @escaping @MainActor (Hosted) -> ViewCapture.Subject
  ) -> Snapshotting<Hosted, UIImage> {
    instant(time, fitting: { _ in config }, animations, hosted)
  }

  func instant<Hosted>(
    _ time: TimeInterval, fitting config: @escaping @MainActor (Hosted) -> ViewImageConfig,
    _ animations: (@MainActor (Hosted) -> Void)?,
    _ hosted: @escaping @MainActor (Hosted) -> ViewCapture.Subject
  ) -> Snapshotting<Hosted, UIImage> {
    .capturing(
      pathExtension: pathExtension, diffing, fitting: { config($0).showingMotion },
      passesTime: true, hosted
    ) { capture, value in
      capture.strip(at: [time]) { animations?(value) }.map { $0.frames[0] }
    }
  }
}

extension ViewImageConfig {
  /// This one, in which SwiftUI's views show what is on the way.
  fileprivate var showingMotion: ViewImageConfig {
    with(size: nil, traits: UITraitCollection { $0[MotionTrait.self] = true })
  }
}
