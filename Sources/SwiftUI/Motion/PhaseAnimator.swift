internal import QuartzCore

/// A view that goes from phase to phase, with an animation each.
///
/// The first phase is shown until the first frame of time: a picture without a time shows it.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var runner = PhaseRunner()

  /// Goes through the phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: phases, trigger: nil, content: content, animation: animation)
  }

  /// Goes round once when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases: phases, trigger: AnyEquatable(trigger), content: content, animation: animation)
  }

  init(
    phases: some Sequence<Phase>, trigger: AnyEquatable?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = Array(phases)
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// The content for the phase of this moment; nothing is shown without phases.
  public var body: some View {
    if let phase = phases.indices.contains(index) ? phases[index] : phases.first {
      content(phase)
        .onAppear { if trigger == nil { start() } }
        .onChange(of: trigger) { start() }
        .onDisappear { runner.number += 1 }
    }
  }

  private func start() {
    guard phases.count > 1 else { return }
    runner.number += 1
    step(to: 1, runner.number, after: PhaseRunner.frame)
  }

  private func step(to next: Int, _ number: Int, after seconds: TimeInterval) {
    let box = UncheckedResult(value: self)
    MediaClock.current.schedule(after: seconds) {
      MainActor.unchecked { box.value.go(to: next, number) }
    }
  }

  private func go(to next: Int, _ number: Int) {
    guard runner.number == number else { return }
    let next = next % phases.count
    let animation = animation(phases[next])
    withAnimation(animation) { index = next }
    // With a trigger, the first phase is the last one.
    if next == 0, trigger != nil { return }
    let seconds = animation?.curve.logicalDuration ?? 0
    if seconds.isFinite { step(to: next + 1, number, after: max(seconds, PhaseRunner.frame)) }
  }
}

/// Numbers the rounds: a new one ends the one before.
@MainActor final class PhaseRunner {
  var number = 0
  static let frame = 1 / Double(MediaClock.framesPerSecond)
}

/// A value that can be compared, of any type.
struct AnyEquatable: Equatable {
  private let value: any Equatable
  init(_ value: any Equatable) { self.value = value }
  static func == (left: Self, right: Self) -> Bool {
    func isEqual<E: Equatable>(_ left: E) -> Bool { left == right.value as? E }
    return isEqual(left.value)
  }
}

extension View {
  /// Changes the view from phase to phase, round and round.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(content: AnyView(self))
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }

  /// Changes the view from phase to phase, once when a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(content: AnyView(self))
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
  }
}
