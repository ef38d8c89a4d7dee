internal import QuartzCore
internal import Synchronization

/// How a change of state is shown.
public struct Transaction {
  /// The animation of the changes; nil for none.
  public var animation: Animation?
  /// Whether `animation(_:value:)` adds no animation, and there is none at all.
  public var disablesAnimations = false
  /// Whether the change is one of a series, as of a drag. A value for apps to read.
  public var isContinuous = false
  /// Whether an animation may begin with the speed of a gesture. A value for apps to read.
  public var tracksVelocity = false
  var serial = 0
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a transaction without an animation.
  public init() {}
  /// Makes a transaction with an animation; nil for none.
  public init(animation: Animation?) { self.animation = animation }

  /// A value of an app's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls back when the animation that is set now is over.
  ///
  /// Differs: the animation alone decides when that is, also where no value moves; without an
  /// animation, it is called at the clock's next turn.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    let curve = animation?.curve
    let seconds = criteria == .removed ? curve?.duration : curve?.logicalDuration
    guard (seconds ?? 0).isFinite else { return }
    MediaClock.current.schedule(after: seconds ?? 0, completion)
  }

  var isEmpty: Bool {
    animation == nil && !disablesAnimations && serial == 0 && values.isEmpty
  }

  /// The animation that counts.
  var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  /// Whether writes under both are one update.
  func isSame(as other: Transaction) -> Bool {
    serial == other.serial && animation == other.animation
      && disablesAnimations == other.disablesAnimations
  }

  @TaskLocal private static var local: TransactionBox?

  static var current: Transaction { local?.transaction ?? Transaction() }

  static func with<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    var transaction = transaction
    transaction.serial = TransactionSerial.next()
    return try $local.withValue(TransactionBox(transaction: transaction), operation: body)
  }
}

/// A value that a transaction carries.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a transaction in which none was written.
  static var defaultValue: Value { get }
}

/// The moment at which an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let number: Int
  /// The animation looks over, though a spring still trembles.
  public static let logicallyComplete = AnimationCompletionCriteria(number: 0)
  /// No value moves any more.
  public static let removed = AnimationCompletionCriteria(number: 1)
}

private struct TransactionBox: @unchecked Sendable { let transaction: Transaction }

private enum TransactionSerial {
  private static let count = Mutex(0)
  static func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}

/// Runs `body`; the changes of state in it are shown with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.with(transaction, body)
}

/// Runs `body`; the changes of state in it are shown with a value in their transaction.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try Transaction.with(transaction, body)
}

/// Runs `body`; the changes of state in it are shown with an animation. A picture without a time
/// shows its end.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.with(Transaction(animation: animation), body)
}

/// Runs `body`; the changes of state in it are shown with an animation, at whose end `completion`
/// is called.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try Transaction.with(transaction, body)
}
