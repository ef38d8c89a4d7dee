/// An animation of the value that a key path names, such as "opacity" or "transform.rotation.z".
///
/// Use a subclass: this class animates nothing.
open class CAPropertyAnimation: CAAnimation {
  /// Makes an animation of a key path. A subclass says from which value to which.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the animated value.
  open var keyPath: String?

  /// Whether the animation's value is added to what the layer shows without it.
  open var isAdditive = false

  /// Whether every repeat starts from where the one before ended.
  open var isCumulative = false

  /// Turns numbers into the matrix of a move, for the key path "transform".
  open var valueFunction: CAValueFunction?

  override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  override func apply(to layer: CALayer, at moment: AnimationMoment) {
    guard let keyPath else { return }
    let progress: Double
    var cycle = 0.0
    if let pacer {
      guard let paced = pacer.progress(of: self, atMediaTime: moment.mediaTime) else { return }
      progress = paced
    } else {
      guard let instant = instant(at: moment) else { return }
      progress = self.progress(at: instant, moment)
      cycle = instant.cycle
    }
    let base = layer.layerValue(forKeyPath: keyPath)
    guard var value = value(at: progress, base: base) else { return }
    if isCumulative, cycle > 0, let whole = self.value(at: 1, base: base)?.multiplied(by: cycle),
      let sum = whole.adding(value)
    {
      value = sum
    }
    if let valueFunction {
      guard let matrix = valueFunction.matrix(for: value) else { return }
      value = .transform(matrix)
    }
    if isAdditive, let sum = base?.adding(value) { value = sum }
    layer.setLayerValue(value, forKeyPath: keyPath)
    finish(on: layer, at: progress)
  }

  /// The part of the way at an instant, with the pace.
  func progress(at instant: MediaTiming.Instant, _ moment: AnimationMoment) -> Double {
    timingFunction?.value(at: instant.fraction) ?? instant.fraction
  }

  /// The animation's own value.
  ///
  /// - Parameters:
  ///   - progress: 0…1; outside of it where a pace overshoots.
  ///   - base: What the layer shows without the animation.
  func value(at progress: Double, base: LayerValue?) -> LayerValue? { nil }

  /// Called after the value was set.
  func finish(on layer: CALayer, at progress: Double) {}
}
