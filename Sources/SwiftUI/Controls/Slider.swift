/// A control that picks a value on a line. UIKit's slider draws it; its label is not shown, and
/// names it for accessibility.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let editing: (Bool) -> Void
  private let label: Label
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?,
    _ label: Label, _ minimumLabel: ValueLabel, _ maximumLabel: ValueLabel,
    _ editing: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { (new: Double) in value.wrappedValue = V(new) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
    self.editing = editing
  }

  /// The line between the labels of both bounds.
  public var body: some View {
    HStack {
      minimumLabel
      SliderControl(value: value, bounds: bounds, step: step, editing: editing)
        .accessibilityLabelled(by: label)
      maximumLabel
    }
  }
}

extension Slider {
  /// Makes a slider without steps, with labels at both ends.
  ///
  /// - Parameter onEditingChanged: Told when a finger takes and leaves the slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
  /// Makes a slider with steps from the lower bound on, with labels at both ends.
  ///
  /// - Parameter onEditingChanged: Told when a finger takes and leaves the slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, V(step), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider without steps.
  ///
  /// - Parameter onEditingChanged: Told when a finger takes and leaves the slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
  /// Makes a slider with steps from the lower bound on.
  ///
  /// - Parameter onEditingChanged: Told when a finger takes and leaves the slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider without steps or a label.
  ///
  /// - Parameter onEditingChanged: Told when a finger takes and leaves the slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
  /// Makes a slider with steps from the lower bound on, without a label.
  ///
  /// - Parameter onEditingChanged: Told when a finger takes and leaves the slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

/// UIKit's slider.
private struct SliderControl: UIViewRepresentable {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let editing: (Bool) -> Void

  /// What the slider is now: bounds, steps and closures may be others than at first.
  @MainActor final class Coordinator: TintCoordinator {
    let value = ControlCoordinator<Double>()
    var shown: SliderControl?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UISlider {
    let control = UISlider()
    let coordinator = context.coordinator
    coordinator.value.follow(control) { [weak coordinator] control in
      let raw = Double(control.value)
      return coordinator?.shown?.stepped(raw) ?? raw
    }
    control.addAction(
      UIAction { [weak coordinator] _ in coordinator?.shown?.editing(true) }, for: .touchDown)
    control.addAction(
      UIAction { [weak coordinator] _ in coordinator?.shown?.editing(false) },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    return control
  }
  private func stepped(_ raw: Double) -> Double {
    guard let step, step > 0 else { return raw }
    let steps = ((raw - bounds.lowerBound) / step).rounded()
    return min(max(bounds.lowerBound + steps * step, bounds.lowerBound), bounds.upperBound)
  }
  func updateUIView(_ control: UISlider, context: Context) {
    context.coordinator.shown = self
    context.coordinator.value.value = value
    control.minimumValue = Float(bounds.lowerBound)
    control.maximumValue = Float(bounds.upperBound)
    control.value = Float(value.wrappedValue)
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISlider, context: Context
  ) -> CGSize? {
    CGSize(width: max(proposal.width ?? 100, 0), height: uiView.intrinsicContentSize.height)
  }
}

/// Two buttons that change a value. UIKit's stepper draws them.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let editing: (Bool) -> Void
  @Environment(\.labelsHidden) private var hidesLabel

  /// Makes a stepper of two actions; the button of one that is nil is disabled.
  ///
  /// - Parameter onEditingChanged: Told true before an action, and false after it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    editing = onEditingChanged
  }

  /// Makes a stepper of a value within bounds, at which its buttons are disabled.
  ///
  /// - Parameter onEditingChanged: Told true before a change, and false after it.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    func change(isUp: Bool) -> () -> Void {
      {
        let end = isUp == (step > 0) ? bounds.upperBound : bounds.lowerBound
        let new = StepperArithmetic.value(after: now, step, isUp: isUp) ?? end
        value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
      }
    }
    self.init(
      label: label, onIncrement: now < bounds.upperBound ? change(isUp: true) : nil,
      onDecrement: now > bounds.lowerBound ? change(isUp: false) : nil,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value without bounds; an integer stays as it is where its type ends.
  ///
  /// - Parameter onEditingChanged: Told true before a change, and false after it.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func change(isUp: Bool) -> () -> Void {
      {
        let now = value.wrappedValue
        value.wrappedValue = StepperArithmetic.value(after: now, step, isUp: isUp) ?? now
      }
    }
    self.init(
      label: label, onIncrement: change(isUp: true), onDecrement: change(isUp: false),
      onEditingChanged: onEditingChanged)
  }

  /// The label and UIKit's stepper at the ends of a row.
  public var body: some View {
    if hidesLabel {
      StepperControl(increment: increment, decrement: decrement, editing: editing)
    } else {
      HStack {
        LabelColumn(label: label)
        Spacer()
        StepperControl(increment: increment, decrement: decrement, editing: editing)
      }
    }
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of a value within bounds, with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }
  /// Makes a stepper of a value without bounds, with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  /// Makes a stepper of a value within bounds, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
  /// Makes a stepper of two actions, with a title; the button of one that is nil is disabled.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

/// UIKit's stepper: its own value says which button was pressed.
private struct StepperControl: UIViewRepresentable {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let editing: (Bool) -> Void

  final class Coordinator {
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
    var editing: (Bool) -> Void = { _ in }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIStepper {
    let control = UIStepper()
    let coordinator = context.coordinator
    control.addAction(
      UIAction { [weak control] _ in
        guard let control else { return }
        let isUp = control.value > 0
        control.value = 0
        coordinator.editing(true)
        isUp ? coordinator.increment?() : coordinator.decrement?()
        coordinator.editing(false)
      }, for: .valueChanged)
    return control
  }
  func updateUIView(_ control: UIStepper, context: Context) {
    context.coordinator.increment = increment
    context.coordinator.decrement = decrement
    context.coordinator.editing = editing
    control.minimumValue = decrement == nil ? 0 : -1
    control.maximumValue = increment == nil ? 0 : 1
    control.value = 0
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIStepper, context: Context
  ) -> CGSize? { uiView.intrinsicContentSize }
}
