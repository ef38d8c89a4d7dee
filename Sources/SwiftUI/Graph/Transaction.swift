internal import Synchronization

/// How a change of state is shown.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  var serial = 0

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  var isEmpty: Bool { animation == nil && !disablesAnimations && serial == 0 }

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

/// Runs `body`; the changes of state in it are shown with an animation, of which a still picture
/// shows the end.
///
/// Not drawn: what is on the way (`FidelityFeature.updateMotion`).
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  if animation != nil { noteMotion("withAnimation(_:_:)") }
  return try Transaction.with(Transaction(animation: animation), body)
}

/// Tells of a change that is shown at once.
func noteMotion(_ subject: String) {
  FidelityLedger.note(.updateMotion, subject, birth: UIResponder.birthCount)
}
