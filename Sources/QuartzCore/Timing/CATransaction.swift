/// A group of changes to layers, one stack of groups a thread.
///
/// Changes take effect at once, here as ever; what a transaction adds is its settings, which
/// nested ones inherit, and the block that runs when it is committed.
open class CATransaction: NSObject {
  /// Opens a transaction inside the current one.
  open class func begin() {
    let stack = Stack.current
    stack.levels.append(Level(inheriting: stack.levels.last))
  }

  /// Closes the innermost transaction and runs its completion block: no animation is left to wait
  /// for. Without an open transaction nothing happens.
  open class func commit() {
    Stack.current.levels.popLast()?.completionBlock?()
  }

  /// Whether implicit animations are off. There are none so far; the value is kept and inherited.
  open class func disableActions() -> Bool { Stack.current.top.disablesActions }

  open class func setDisableActions(_ flag: Bool) { Stack.current.top.disablesActions = flag }

  /// Seconds; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval { Stack.current.top.duration }

  open class func setAnimationDuration(_ dur: CFTimeInterval) { Stack.current.top.duration = dur }

  /// Runs when the current transaction is committed; outside of one, at once, for there is no run
  /// loop that would commit.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let stack = Stack.current
    if stack.levels.isEmpty { block?() } else { stack.top.completionBlock = block }
  }

  open class func completionBlock() -> (() -> Void)? { Stack.current.top.completionBlock }

  private struct Level {
    var disablesActions = false
    var duration: CFTimeInterval = 0.25
    var completionBlock: (() -> Void)?

    init(inheriting outer: Level? = nil) {
      guard let outer else { return }
      disablesActions = outer.disablesActions
      duration = outer.duration
    }
  }

  private final class Stack {
    var levels: [Level] = []
    /// The settings outside of every explicit transaction.
    private var implicit = Level()

    var top: Level {
      get { levels.last ?? implicit }
      set {
        if levels.isEmpty { implicit = newValue } else { levels[levels.count - 1] = newValue }
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
