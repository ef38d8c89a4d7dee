/// The animation blocks that run, and whether animations are enabled.
@MainActor
enum ViewAnimation {
  /// The innermost block that runs.
  static var current: (any ViewAnimationRecorder)? {
    get { ongoing.value }
    set { ongoing.value = newValue }
  }

  private static let ongoing = ThreadLocal<(any ViewAnimationRecorder)?>(nil)
  static var isEnabled = true

  /// Runs `animations` with `recorder` as the recorder of changes of views.
  static func record(with recorder: (any ViewAnimationRecorder)?, _ animations: () -> Void) {
    let outer = current
    begin(recorder)
    animations()
    end(outer)
  }

  /// Does the first part of `record`; `end` must follow.
  static func begin(_ recorder: (any ViewAnimationRecorder)?) {
    current = recorder
    LayerActions.blockCount.wrappingAdd(1, ordering: .relaxed)
  }

  /// - Parameter outer: The recorder that was current before.
  static func end(_ outer: (any ViewAnimationRecorder)?) {
    LayerActions.blockCount.wrappingSubtract(1, ordering: .relaxed)
    current = outer
  }

  /// The properties that views do not animate, although layers do.
  static let stillKeys: Set<String> = [
    "contents", "contentsScale", "doubleSided", "hidden", "masksToBounds",
  ]
}

/// Makes animations of the changes that are made while it is the current recorder.
@MainActor
protocol ViewAnimationRecorder: AnyObject {
  /// Called before a property of a view's layer takes the new value.
  func action(for layer: CALayer, key: String, from old: LayerValue, to new: LayerValue)
    -> (any CAAction)?
}

extension UIView {
  /// The action for a change of the view's layer; outside of an animation block it is one without
  /// effect.
  func animationAction(for layer: CALayer, key: String) -> any CAAction {
    guard layer === self.layer, ViewAnimation.isEnabled, let recorder = ViewAnimation.current,
      !ViewAnimation.stillKeys.contains(key), let old = layer.layerValue(forKeyPath: key),
      let new = layer.incomingValue
    else { return NSNull() }
    return recorder.action(for: layer, key: key, from: old, to: new) ?? NSNull()
  }
}

/// Adds an animation under the key of its property, with a number appended if there is one already:
/// animations of one property add up.
final class AddAnimation: CAAction {
  private let animation: CAAnimation

  init(_ animation: CAAnimation) {
    self.animation = animation
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    var key = event
    var number = 1
    while layer.animation(forKey: key) != nil {
      number += 1
      key = "\(event)-\(number)"
    }
    layer.add(animation, forKey: key)
  }
}

extension CABasicAnimation {
  /// Animates from one value to another, below the model's value, which is the end value already.
  ///
  /// Numbers, points and rectangles are animated as the difference to the end value, which is added
  /// to it, as in UIKit since iOS 8: if animations follow each other, the motion stays smooth.
  /// Matrices, colours and other values are animated from the one value to the other.
  func setEnds(of layer: CALayer, key: String, from old: LayerValue, to new: LayerValue) {
    switch new {
    case .number, .point, .size, .rect:
      guard let change = old.subtracting(new), let zero = new.zero else { break }
      fromValue = change.object
      toValue = zero.object
      isAdditive = true
      return
    default: break
    }
    fromValue = (layer.shownValue(forKeyPath: key) ?? old).object
    toValue = new.object
  }
}
