import QuartzCore
import UIKit

extension Snapshotting where Value == CALayer, Format == AnimationStrip {
  /// What a layer shows at given times, as one animated picture in which every frame counts: its
  /// bounds, with what its animations and those below it do.
  ///
  /// - Parameters:
  ///   - times: The frames' times, in seconds, ascending. 0 shows where animations begin.
  ///   - tolerance: Holds for each frame.
  ///   - traits: The display scale, and the appearance in which dynamic colours are resolved.
  ///   - allowsBlank: Whether frames without a visible pixel may match. It is a failure otherwise
  ///     where all are so.
  ///   - animations: Starts what moves, besides the animations that the layer has already.
  @_disfavoredOverload
  public static func animation(
    at times: [TimeInterval],
    tolerance: Tolerance = .exact,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false,
    animations: (@MainActor (CALayer) -> Void)? = nil
  ) -> Snapshotting {
    let diffing = Diffing.animation(tolerance: tolerance)
      .thatMustDraw(allowsBlank ? nil : "the layer")
    let config = ViewImageConfig(traits: traits)
    return .capturing(
      pathExtension: "png", diffing, fitting: { _ in config }, passesTime: true,
      { (layer: CALayer) in .view(LayerStage(layer)) }
    ) { capture, layer in
      capture.strip(at: times) { animations?(layer) }
    }
  }

  /// What a layer shows from 0 to `duration`, as one animated picture in which every frame counts.
  ///
  /// - Parameters:
  ///   - duration: The seconds to the last frame.
  ///   - framesPerSecond: Frames that are drawn, from 0 s on.
  ///   - tolerance: How far the picture may be from its reference.
  ///   - traits: Replace the screen's where they say something.
  ///   - allowsBlank: Whether a picture without a visible pixel may match.
  ///   - animations: Starts what moves. Without it that is what the view starts itself when it
  ///     appears.
  @_disfavoredOverload
  public static func animation(
    duration: TimeInterval,
    framesPerSecond: Double = 10,
    tolerance: Tolerance = .exact,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false,
    animations: (@MainActor (CALayer) -> Void)? = nil
  ) -> Snapshotting {
    .animation(
      at: AnimationStrip.times(duration: duration, framesPerSecond: framesPerSecond),
      tolerance: tolerance, traits: traits, allowsBlank: allowsBlank, animations: animations)
  }
}

/// A view that shows a layer's bounds. When it leaves its window the layer gets its own place back.
private final class LayerStage: UIView {
  private let shown: CALayer
  private let place: (superlayer: CALayer?, index: Int)
  private let position: CGPoint
  private let map: CATransform3D

  init(_ layer: CALayer) {
    shown = layer
    let index = layer.superlayer?.sublayers?.firstIndex { $0 === layer }
    place = (layer.superlayer, index ?? 0)
    position = layer.position
    map = layer.transform
    super.init(frame: CGRect(origin: .zero, size: layer.bounds.size))
    quietly {
      layer.transform = CATransform3DIdentity
      layer.position = CGPoint(
        x: layer.anchorPoint.x * bounds.width, y: layer.anchorPoint.y * bounds.height)
      self.layer.addSublayer(layer)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { return }
    quietly {
      shown.removeFromSuperlayer()
      shown.transform = map
      shown.position = position
      place.superlayer?.insertSublayer(shown, at: UInt32(place.index))
    }
  }

  private func quietly(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
}
