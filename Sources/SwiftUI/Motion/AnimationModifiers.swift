/// A modifier that has values between two of its own.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A modifier that changes the transactions of its content.
protocol TransactionModifier: ViewModifier where Body == Never {
  func change(_ transaction: inout Transaction, isCurrent: Bool)
  /// Whether what the rule depends on is another now.
  func isOther(than old: Self) -> Bool
}

extension TransactionModifier {
  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    TransactionNode(view, context)
  }
}

final class TransactionNode<Base: View, M: TransactionModifier>: ModifiedNode<Base, M> {
  private var scope: MotionScope?
  private var made: (from: EnvironmentValues, result: EnvironmentValues)?
  private var last: M?

  override func contentEnvironment() -> EnvironmentValues {
    let known = last
    last = modifier
    guard let outer = environment.motionScope else {
      scope = nil
      made = nil
      return environment
    }
    if scope?.outer !== outer {
      let new = MotionScope(outer.motion, outer: outer)
      new.change = { [unowned self] in modifier.change(&$0, isCurrent: $1) }
      scope = new
      made = nil
    } else if let known, modifier.isOther(than: known) {
      scope?.dependencyChanged()
    }
    if let made, made.from.isIdentical(to: environment) { return made.result }
    var result = environment
    result.motionScope = scope
    made = (environment, result)
    return result
  }
}

struct AnimationModifier<Value: Equatable>: TransactionModifier {
  let animation: Animation?
  /// The value whose changes are animated; nil for every change.
  let value: Value?

  func change(_ transaction: inout Transaction, isCurrent: Bool) {
    guard value == nil || isCurrent, !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
  func isOther(than old: Self) -> Bool { value != old.value }
}

struct TransactionChange<Value: Equatable>: TransactionModifier {
  /// The value whose changes are animated; nil for every change.
  let value: Value?
  let transform: (inout Transaction) -> Void

  func change(_ transaction: inout Transaction, isCurrent: Bool) {
    if value == nil || isCurrent { transform(&transaction) }
  }
  func isOther(than old: Self) -> Bool { value != old.value }
}

extension View {
  /// Shows all changes of this view with an animation, whatever changed; nil for none. A picture
  /// without a time shows its end.
  public func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier(animation: animation, value: nil as Int?))
  }

  /// Changes of this view together with those of a value are shown with an animation. A picture
  /// without a time shows its end.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Changes of what `body` adds to this view are shown with an animation; those of the view
  /// itself are not.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(modifier(OuterScopeModifier()))))
      .modifier(AnimationModifier(animation: animation, value: nil as Int?))
      .modifier(BodyScopeModifier())
  }

  /// Changes the transaction in which this view changes, such as its animation.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionChange(value: nil as Int?, transform: transform))
  }

  /// Changes the transaction in which this view changes together with a value.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionChange(value: value, transform: transform))
  }

  /// Changes the transaction in which what `body` adds to this view changes.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(modifier(OuterScopeModifier()))))
      .modifier(TransactionChange(value: nil as Int?, transform: transform))
      .modifier(BodyScopeModifier())
  }
}

extension ViewModifier {
  /// Changes of a view with this modifier are shown with an animation; nil for none. Differs: those
  /// of the view below the modifier, too.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    concat(TransactionChange(value: nil as Int?) { $0.animation = animation })
  }

  /// Changes the transaction in which a view with this modifier changes. Differs: that of the view
  /// below the modifier, too.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    concat(TransactionChange(value: nil as Int?, transform: transform))
  }
}

// MARK: Modifiers with a body of their own

private enum BodyScopeKey: EnvironmentKey { static var defaultValue: MotionScope? { nil } }

extension EnvironmentValues {
  /// The scope around the body of an animation.
  fileprivate var bodyScope: MotionScope? {
    get { self[BodyScopeKey.self] }
    set { self[BodyScopeKey.self] = newValue }
  }
}

/// Remembers the scope around a body.
struct BodyScopeModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) {
    if let scope = environment.motionScope { environment.bodyScope = scope }
  }
}

/// Leads back to the scope around a body.
struct OuterScopeModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) {
    if environment.motionScope != nil { environment.motionScope = environment.bodyScope }
  }
}
