internal import QuartzCore

/// What changes a value over time: one track of keyframes, or several beside each other.
public protocol Keyframes<Value> {
  /// The type of the value that changes.
  associatedtype Value
  /// What the keyframes do, as the animator reads it; apps do not name it.
  var _tracks: _KeyframeTracks<Value> { get }
}

/// What tracks do to a value over time.
public struct _KeyframeTracks<Value> {
  struct Track {
    let duration: TimeInterval
    let apply: (inout Value, TimeInterval) -> Void
  }
  /// Makes the tracks for the value that they begin with.
  let make: [(Value) -> Track]
}

/// Keyframes of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  /// What the keyframes do, as the animator reads it; apps do not name it.
  public let _tracks: _KeyframeTracks<Root>

  /// Makes keyframes of the property at a key path. They begin at the value that it has then.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.init(keyPath, content()._segments.list)
  }

  init(_ keyPath: WritableKeyPath<Root, Value>, _ segments: [KeyframeSegment<Value>]) {
    _tracks = _KeyframeTracks(make: [
      { root in
        let curve = KeyframeCurve(root[keyPath: keyPath], segments)
        return .init(duration: curve.duration) { $0[keyPath: keyPath] = curve.value(at: $1) }
      }
    ])
  }
}

extension KeyframeTrack where Root == Value {
  /// Makes keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
    self.init(\.self, content: content)
  }
}

/// Tracks beside each other.
public struct _KeyframeTrackList<Value>: Keyframes {
  /// The tracks of all of the list.
  public let _tracks: _KeyframeTracks<Value>
}

/// Puts the tracks of keyframes together.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Takes tracks as they are.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  /// Makes a track of the whole value of keyframes without one.
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack(\.self, expression._segments.list)
  }
  /// Puts tracks beside each other, all from the same beginning.
  public static func buildBlock(_ tracks: any Keyframes<Value>...) -> _KeyframeTrackList<Value> {
    _KeyframeTrackList(_tracks: _KeyframeTracks(make: tracks.flatMap { $0._tracks.make }))
  }
}

/// The values of keyframes at all times, for use without a view.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [_KeyframeTracks<Value>.Track]

  /// Makes the values over time of a value to begin with and tracks.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }

  init(_ initial: Value, _ keyframes: some Keyframes<Value>) {
    self.initial = initial
    tracks = keyframes._tracks.make.map { $0(initial) }
  }

  /// The duration of the longest track, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value after some seconds; after the end, the last one.
  public func value(time: TimeInterval) -> Value {
    var value = initial
    update(value: &value, time: time)
    return value
  }
  /// The value at a fraction of the duration, 0 … 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Writes into a value what the tracks say of it after some seconds; the rest stays.
  public func update(value: inout Value, time: TimeInterval) {
    for track in tracks { track.apply(&value, time) }
  }
  /// Writes into a value what the tracks say of it at a fraction of the duration, 0 … 1.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}

/// A view that changes along keyframes.
///
/// A picture without a time shows the first value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
  private let initial: Value
  private let repeats: Bool
  private let trigger: AnyEquatable?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var shown: Value?
  @State private var runner = KeyframeRunner()

  /// Makes a view that runs through its keyframes as it appears.
  ///
  /// - Parameter repeating: Whether it begins again at the end, from the first value.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initial: initialValue, repeats: repeating, trigger: nil, content: content,
      keyframes: keyframes)
  }

  /// Makes a view that runs through its keyframes once whenever a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initial: initialValue, repeats: false, trigger: AnyEquatable(trigger), content: content,
      keyframes: keyframes)
  }

  init(
    initial: Value, repeats: Bool, trigger: AnyEquatable?, content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initial = initial
    self.repeats = repeats
    self.trigger = trigger
    self.content = content
    self.keyframes = keyframes
  }

  /// The content for the value of this moment.
  public var body: some View {
    content(shown ?? initial)
      .onAppear { if trigger == nil { start() } }
      .onChange(of: trigger) { start() }
      .onDisappear { runner.stop() }
  }

  private func start() {
    // A run that is begun on the way goes on from there.
    let value = shown ?? initial
    let timeline = KeyframeTimeline(value, keyframes(value))
    let box = UncheckedResult(value: (view: self, timeline: timeline))
    runner.run { box.value.view.show(box.value.timeline, at: $0) }
  }

  /// - Returns: Whether there is more to come.
  private func show(_ timeline: KeyframeTimeline<Value>, at time: TimeInterval) -> Bool {
    let duration = timeline.duration
    if time < duration {
      shown = timeline.value(time: time)
      return true
    }
    guard repeats, duration > 0 else {
      shown = timeline.value(time: duration)
      return false
    }
    // Each round after the first begins with the first value.
    let again = KeyframeTimeline(initial, keyframes(initial))
    let left = (time - duration).truncatingRemainder(dividingBy: max(again.duration, 1e-3))
    shown = again.value(time: left)
    return true
  }
}

/// Calls at each frame of the display.
@MainActor final class KeyframeRunner {
  private var link: CADisplayLink?

  /// - Parameter frame: Called with the seconds since now, until it answers false.
  func run(_ frame: @escaping @MainActor (TimeInterval) -> Bool) {
    stop()
    let begin = MediaClock.current.time
    let link = CADisplayLink { [weak self] _ in
      MainActor.unchecked {
        if !frame(MediaClock.current.time - begin) { self?.stop() }
      }
    }
    link.add(to: .current, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }
}

extension View {
  /// Changes the view along keyframes, again and again unless `repeating` is false. A picture
  /// without a time shows the first value.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(content: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(view, $0) },
      keyframes: keyframes)
  }

  /// Changes the view along keyframes, once whenever a value changes. A picture without a time
  /// shows the first value.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(content: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(view, $0) },
      keyframes: keyframes)
  }
}
