/// What assistive technology may ask of an element.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable { case standard, escape, magicTap, delete, named(Text), showMenu }
  let kind: Kind
  /// The action of a double tap.
  public static let `default` = AccessibilityActionKind(kind: .standard)
  /// The action of the gesture that leaves a dialogue.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The action of a double tap with two fingers, for what matters most in the app.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  /// An action called “Delete”.
  public static let delete = AccessibilityActionKind(kind: .delete)
  /// An action called “Show Menu”.
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)
  init(kind: Kind) { self.kind = kind }
  /// Makes an action that is chosen by its name.
  public init(named name: Text) { kind = .named(name) }
}

/// Whether a value is to grow or to shrink.
public enum AccessibilityAdjustmentDirection: Equatable, Hashable, Sendable {
  case increment, decrement
}

/// The level of a heading, as in a document.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// An element that does what the view's modifiers say.
final class ItemElement: UIAccessibilityElement {
  var actions = AccessibilityActions()

  override func accessibilityActivate() -> Bool { run(actions.activate) }
  override func accessibilityPerformEscape() -> Bool { run(actions.escape) }
  override func accessibilityPerformMagicTap() -> Bool { run(actions.magicTap) }
  override func accessibilityIncrement() { actions.adjust?(.increment) }
  override func accessibilityDecrement() { actions.adjust?(.decrement) }

  private func run(_ action: (() -> Void)?) -> Bool {
    action?()
    return action != nil
  }
}

/// What an element does for assistive technology.
struct AccessibilityActions {
  var activate: (() -> Void)?
  var escape: (() -> Void)?
  var magicTap: (() -> Void)?
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var custom: [(name: Text, action: () -> Void)] = []
  var inputLabels: [Text] = []
  var isInteractive: Bool?
  /// The rank in which it is read: a higher one earlier.
  var priority = 0.0
  /// The environment; nil until an action asks for it.
  var environment: EnvironmentValues?

  var isEmpty: Bool {
    activate == nil && escape == nil && magicTap == nil && adjust == nil && custom.isEmpty
      && inputLabels.isEmpty && isInteractive == nil
  }

  @MainActor func apply(to element: ItemElement) {
    element.actions = self
    let environment = environment ?? EnvironmentValues()
    if !custom.isEmpty {
      element.accessibilityCustomActions = custom.map { entry in
        UIAccessibilityCustomAction(name: entry.name.string(in: environment)) { _ in
          entry.action()
          return true
        }
      }
    }
    if !inputLabels.isEmpty {
      element.accessibilityUserInputLabels = inputLabels.map { $0.string(in: environment) }
    }
    if let isInteractive { element.accessibilityRespondsToUserInteraction = isInteractive }
  }
}

struct AccessibilityActionModifier: ItemModifier {
  let change: (inout AccessibilityEntry) -> Void

  final class Item: UnaryItem {
    var change: (inout AccessibilityEntry) -> Void = { _ in }
    var environment = EnvironmentValues()
    override func addAccessibility(to list: inout AccessibilityList) {
      list.changed { content.addAccessibility(to: &$0) } _: {
        $0.actions.environment = environment
        change(&$0)
      }
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) {
    item.change = change
    item.environment = environment
  }
  var shown: (String, String)? { nil }
}

extension View {
  private func actions(_ change: @escaping (inout AccessibilityActions) -> Void) -> some View {
    modifier(AccessibilityActionModifier { change(&$0.actions) })
  }

  /// Adds an action that accessibility can call; one of a gesture replaces the view's own.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    actions { actions in
      switch actionKind.kind {
      case .standard: actions.activate = handler
      case .escape: actions.escape = handler
      case .magicTap: actions.magicTap = handler
      case .delete: actions.custom.append((Text(verbatim: "Delete"), handler))
      case .showMenu: actions.custom.append((Text(verbatim: "Show Menu"), handler))
      case .named(let name): actions.custom.append((name, handler))
      }
    }
  }
  /// Adds an action that accessibility offers by a name.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(AccessibilityActionKind(named: name), handler) }
  /// Adds an action that accessibility offers by a localized name.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }
  /// Adds an action that accessibility offers by a name that is taken as it is.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }

  /// Makes the view's value one that accessibility can raise and lower.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(
      AccessibilityActionModifier {
        $0.actions.adjust = handler
        $0.traits.insert(.adjustable)
      })
  }
  /// Sets the names by which voice control knows the view, the most fitting one first.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    actions { $0.inputLabels = inputLabels }
  }
  /// Sets the names by which voice control knows the view, as localized texts.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }
  /// Sets the names by which voice control knows the view, as texts that are taken as they are.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }
  /// Among the elements of the same container, those with higher priority are read first.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    actions { $0.priority = sortPriority }
  }
  /// Says whether accessibility treats the view as one to act on.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { actions { $0.isInteractive = respondsToUserInteraction } }
  /// Makes the view a heading for accessibility. The level has no effect.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(AccessibilityActionModifier { $0.traits.insert(.header) })
  }
  /// Has no effect: colours are never inverted here.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Has no effect: the viewer opens by a long press, which nobody makes.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Has no effect: nobody presses the view for it.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
}

extension EnvironmentValues {
  /// Whether motion is to be reduced.
  public var accessibilityReduceMotion: Bool { UIAccessibility.isReduceMotionEnabled }
  /// Whether transparency is to be reduced.
  public var accessibilityReduceTransparency: Bool {
    UIAccessibility.isReduceTransparencyEnabled
  }
  /// Whether differences must not be shown by colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    UIAccessibility.shouldDifferentiateWithoutColor
  }
  /// Whether the screen's colours are inverted.
  public var accessibilityInvertColors: Bool { UIAccessibility.isInvertColorsEnabled }
  /// Whether VoiceOver is running.
  public var accessibilityVoiceOverEnabled: Bool { UIAccessibility.isVoiceOverRunning }
  /// Whether Switch Control is running.
  public var accessibilitySwitchControlEnabled: Bool {
    UIAccessibility.isSwitchControlRunning
  }
  /// Whether buttons are to show their shapes.
  public var accessibilityShowButtonShapes: Bool { UIAccessibility.buttonShapesEnabled }
  /// Whether the viewer of large content is on: always false, since there is none here.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether flashing lights are dimmed: always false, since there are none here.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images may play: always true.
  public var accessibilityPlayAnimatedImages: Bool { true }
}
