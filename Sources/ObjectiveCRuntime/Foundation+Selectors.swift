import Foundation

/// A class whose instances an initialiser may make as those of a subclass.
public protocol _SelectorTimed {}

extension Timer: _SelectorTimed {
  /// A timer that calls a method, in the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer.make(ti, aTarget, aSelector, userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

extension _SelectorTimed where Self: Timer {
  /// A timer that calls a method, with itself as the argument. The target is kept until the timer
  /// is invalidated.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let timer = SelectorTimer.make(ti, aTarget, aSelector, userInfo, repeats: yesOrNo)
    guard let timer = timer as? Self else {
      preconditionFailure("Timers of a subclass are made by closures.")
    }
    self = timer
  }

  /// A timer that calls a method, as the other initialiser's does, and fires first at a date.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    fireDate = date
  }
}

/// Foundation's own timer forgets what it was made with.
private final class SelectorTimer: Timer {
  private var info: Any?

  override var userInfo: Any? { info }

  static func make(
    _ interval: TimeInterval, _ target: Any, _ selector: Selector, _ info: Any?, repeats: Bool
  ) -> SelectorTimer {
    let timer = SelectorTimer(
      fire: Date(timeIntervalSinceNow: max(interval, 0.0001)), interval: interval,
      repeats: repeats, block: block(target, selector))
    timer.info = info
    return timer
  }

  private static func block(
    _ target: Any, _ selector: Selector
  ) -> @Sendable (Timer) -> Void {
    // SAFETY: The target and the timer are used on the main actor, or else on the thread whose run
    // loop the timer was added to, which is the app's choice, as on iOS.
    @safe nonisolated(unsafe) let target = target as AnyObject
    return { timer in
      @safe nonisolated(unsafe) let timer = timer
      MainActor.unchecked {
        _ = selector.send(to: target, sender: timer)
      }
    }
  }
}

extension NSAttributedString {
  /// An empty text. Differs: Foundation on Linux has no `init()`, and an extension cannot add one
  /// without an argument.
  public convenience init(_empty: Void = ()) { self.init(string: "") }
}

extension NotificationCenter {
  /// Calls a method of the observer, an object or a class, with each notification. The observer
  /// is not kept, and need not be removed.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    // SAFETY: What crosses here is used where the notification is posted or, as a method of the
    // main actor's, there alone. The closure is immutable but for a weak reference, which any
    // thread may read.
    let target = observer as AnyObject
    let token = NotificationObservers.Token()
    weak let weakTarget = target
    // A class has no object of its own that could be gone.
    let type: AnyClass? = observer as? AnyClass
    @safe nonisolated(unsafe) let receiver = { type.map { $0 as AnyObject } ?? weakTarget }
    token.value = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak self] notification in
      @safe nonisolated(unsafe) let notification = notification
      guard let target = receiver() else {
        if let value = token.value { self?.removeObserver(value) }
        return
      }
      @safe nonisolated(unsafe) let object = target
      let send: @Sendable () -> Void = {
        MainActor.unchecked { _ = aSelector.send(to: object, sender: notification) }
      }
      // The method is the main actor's; a notification from another thread is told there.
      if MainQueue.isCurrent { send() } else { DispatchQueue.main.async(execute: send) }
    }
    NotificationObservers.add(
      NotificationObservers.Entry(
        center: self, target: target, name: aName, object: anObject as AnyObject?, token: token))
  }

  /// Removes an observer, of whichever kind.
  public func removeObserver(_ observer: AnyObject) {
    removeSelectors(of: observer, name: nil, object: nil)
    removeObserver(observer as Any)
  }

  /// Takes an observer away, for a name and an object where they are given.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    removeSelectors(of: observer, name: aName, object: anObject)
    removeObserver(observer as Any, name: aName, object: anObject)
  }

  private func removeSelectors(
    of observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    let entries = NotificationObservers.remove(
      center: self, target: observer, name: name, object: object as AnyObject?)
    for entry in entries { if let value = entry.token.value { removeObserver(value as Any) } }
  }
}

private enum NotificationObservers {
  final class Token: @unchecked Sendable { var value: (any NSObjectProtocol)? }

  struct Entry {
    weak var center: NotificationCenter?
    weak var target: AnyObject?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let token: Token

    init(
      center: NotificationCenter, target: AnyObject, name: NSNotification.Name?,
      object: AnyObject?, token: Token
    ) {
      self.center = center
      self.target = target
      self.name = name
      self.object = object
      self.token = token
    }
  }

  private static let lock = NSLock()
  // SAFETY: The list is read and written under `lock` alone.
  @safe nonisolated(unsafe) private static var entries: [Entry] = []

  static func add(_ entry: Entry) {
    lock.withLock {
      entries.removeAll { $0.target == nil }
      entries.append(entry)
    }
  }

  static func remove(
    center: NotificationCenter, target: AnyObject, name: NSNotification.Name?, object: AnyObject?
  ) -> [Entry] {
    lock.withLock {
      let isMeant = { (entry: Entry) in
        entry.center === center && entry.target === target
          && (name == nil || entry.name == name) && (object == nil || entry.object === object)
      }
      let removed = entries.filter(isMeant)
      entries.removeAll(where: isMeant)
      return removed
    }
  }
}
