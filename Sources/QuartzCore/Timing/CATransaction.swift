/// A group of changes to layers, one stack of groups a thread.
///
/// Changes take effect at once; what a transaction adds is how they are animated, which nested
/// ones inherit, and the block that runs when the animations begun in it have ended. Outside of
/// every explicit transaction there is an implicit one, which ends with the clock's turn.
open class CATransaction: NSObject {
  /// Opens a transaction inside the current one.
  open class func begin() {
    let stack = Stack.current
    stack.levels.append(Level(inheriting: stack.used))
  }

  /// Commits the innermost transaction. Does nothing without an open one.
  open class func commit() { Stack.current.levels.popLast()?.group.close() }

  /// Ends the implicit transaction. Those that are open stay open.
  open class func flush() {
    let stack = Stack.current
    guard stack.isImplicitUsed else { return }
    let group = stack.implicit.group
    stack.implicit = Level()
    stack.isImplicitUsed = false
    group.close()
  }

  private static let sharedLock = NSRecursiveLock()

  /// Keeps other threads that ask for the lock out until `unlock()`.
  open class func lock() { sharedLock.lock() }

  /// Lets the next thread have the lock.
  open class func unlock() { sharedLock.unlock() }

  /// Whether changes of properties run no actions, and so are not animated.
  open class func disableActions() -> Bool { Stack.current.top.disablesActions }

  /// Sets whether changes of properties run no actions, in the innermost transaction.
  open class func setDisableActions(_ flag: Bool) {
    Stack.current.change { $0.disablesActions = flag }
  }

  /// How long animations take that do not say it themselves, seconds; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval { Stack.current.top.duration }

  /// Sets the duration of animations that have none of their own, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    Stack.current.change { $0.duration = dur }
  }

  /// The pace of animations that do not say it themselves.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    Stack.current.top.timingFunction
  }

  /// Sets the pace of animations that have none of their own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Stack.current.change { $0.timingFunction = function }
  }

  /// Sets a block that runs once every animation added from now on in the transaction has ended or
  /// was removed.
  ///
  /// Without an animation it runs when the transaction is committed, and in the implicit one at the
  /// clock's next turn. A block that it replaces waits for the animations up to here.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    Stack.current.change { level in
      level.group.close()
      level.group = TransactionGroup(block, inside: level.group.outer)
    }
    // The implicit transaction ends with the clock's next turn, which must come.
    if block != nil, Stack.current.levels.isEmpty { MediaClock.current.schedule(after: 0) {} }
  }

  /// The block that runs at the end of the transaction's animations.
  open class func completionBlock() -> (() -> Void)? { Stack.current.top.group.block }

  /// Sets the property that one of the `kCATransaction…` keys names. Other keys and values of a
  /// wrong type are ignored.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let number = LayerValue(anObject)?.number { setAnimationDuration(number) }
    case kCATransactionDisableActions:
      if let number = LayerValue(anObject)?.number { setDisableActions(number != 0) }
    case kCATransactionAnimationTimingFunction:
      if let function = anObject as? CAMediaTimingFunction { setAnimationTimingFunction(function) }
    case kCATransactionCompletionBlock:
      if let block = anObject as? () -> Void { setCompletionBlock(block) }
    default: break
    }
  }

  /// The property that one of the `kCATransaction…` keys names; nil for other keys.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
    case kCATransactionDisableActions: NSNumber(value: disableActions())
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }

  /// What an animation that is added now reports its end to.
  static var currentGroup: TransactionGroup { Stack.current.used.group }

  private struct Level {
    var disablesActions = false
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var group: TransactionGroup

    init() { group = TransactionGroup(nil, inside: nil) }

    init(inheriting outer: Level) {
      disablesActions = outer.disablesActions
      duration = outer.duration
      timingFunction = outer.timingFunction
      group = TransactionGroup(nil, inside: outer.group)
    }
  }

  private final class Stack {
    var levels: [Level] = []
    /// The settings outside of every explicit transaction.
    var implicit = Level()
    var isImplicitUsed = false

    var top: Level { levels.last ?? implicit }

    /// The innermost transaction; the implicit one then waits for a flush.
    var used: Level {
      if levels.isEmpty { isImplicitUsed = true }
      return top
    }

    func change(_ body: (inout Level) -> Void) {
      if levels.isEmpty {
        isImplicitUsed = true
        body(&implicit)
      } else {
        body(&levels[levels.count - 1])
      }
    }

    static var current: Stack {
      let key = "QuartzCore.CATransaction"
      if let stack = Thread.current.threadDictionary[key] as? Stack { return stack }
      let stack = Stack()
      Thread.current.threadDictionary[key] = stack
      return stack
    }
  }
}

/// Counts the animations that a completion block waits for.
final class TransactionGroup {
  fileprivate let block: (() -> Void)?
  /// The group of the transaction around, whose block waits for this one's animations, too.
  fileprivate let outer: TransactionGroup?
  private var pendingCount = 1

  fileprivate init(_ block: (() -> Void)?, inside outer: TransactionGroup?) {
    self.block = block
    self.outer = outer
    outer?.begin()
  }

  /// An animation was added.
  func begin() { pendingCount += 1 }

  /// An animation ended or was removed.
  func end() {
    pendingCount -= 1
    guard pendingCount == 0 else { return }
    block?()
    outer?.end()
  }

  /// Says that no more animations will be added.
  fileprivate func close() { end() }
}

/// The key of `animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"
