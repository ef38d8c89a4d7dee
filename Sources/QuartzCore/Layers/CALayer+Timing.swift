/// A layer's own time, in that of its superlayer. A layer without a superlayer has its time in that
/// of the clock.
extension CALayer: CAMediaTiming {
  /// When the layer's time begins, in the superlayer's time.
  public var beginTime: CFTimeInterval {
    get { animationState?.timing.beginTime ?? 0 }
    set { needState.timing.beginTime = newValue }
  }
  /// Infinite unless it is set. It has no effect on what is shown.
  public var duration: CFTimeInterval {
    get { animationState?.timing.duration ?? .infinity }
    set { needState.timing.duration = newValue }
  }
  /// How fast the animations of this layer and those below run; 0 stops them at `timeOffset`.
  public var speed: Float {
    get { animationState?.timing.speed ?? 1 }
    set { needState.timing.speed = newValue }
  }
  /// Seconds added to the layer's time.
  public var timeOffset: CFTimeInterval {
    get { animationState?.timing.timeOffset ?? 0 }
    set { needState.timing.timeOffset = newValue }
  }
  /// It has no effect on what is shown, and neither have `repeatDuration`, `autoreverses` and
  /// `fillMode`.
  public var repeatCount: Float {
    get { animationState?.timing.repeatCount ?? 0 }
    set { needState.timing.repeatCount = newValue }
  }
  /// The seconds for which the layer's time is repeated. Kept; it has no effect on what is shown.
  public var repeatDuration: CFTimeInterval {
    get { animationState?.timing.repeatDuration ?? 0 }
    set { needState.timing.repeatDuration = newValue }
  }
  /// Whether the layer's time runs backwards afterwards. Kept; it has no effect on what is shown.
  public var autoreverses: Bool {
    get { animationState?.timing.autoreverses ?? false }
    set { needState.timing.autoreverses = newValue }
  }
  /// What is seen outside of the layer's active time. Kept; it has no effect on what is shown.
  public var fillMode: CAMediaTimingFillMode {
    get { animationState?.timing.fillMode ?? .removed }
    set { needState.timing.fillMode = newValue }
  }
}
