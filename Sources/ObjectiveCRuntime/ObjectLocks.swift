import Foundation
import Synchronization

/// Locks by object, of those that somebody holds or waits for.
private enum ObjectLocks {
  private final class Entry: @unchecked Sendable {
    let lock = NSRecursiveLock()
    /// Whoever holds the lock or waits for it, as often as it entered.
    var users = 0
    /// The thread that holds the lock, and how often it entered.
    var owner: ObjectIdentifier?
    var depth = 0
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func enter(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    let entry = entries.withLock { entries in
      let entry = entries[id] ?? Entry()
      entry.users += 1
      entries[id] = entry
      return entry
    }
    entry.lock.lock()
    entries.withLock { _ in
      entry.owner = ObjectIdentifier(Thread.current)
      entry.depth += 1
    }
  }

  static func exit(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    let entry = entries.withLock { entries -> Entry? in
      guard let entry = entries[id], entry.owner == ObjectIdentifier(Thread.current) else {
        return nil
      }
      entry.depth -= 1
      if entry.depth == 0 { entry.owner = nil }
      entry.users -= 1
      if entry.users == 0 { entries[id] = nil }
      return entry
    }
    entry?.lock.unlock()
    return entry != nil
  }
}

/// Waits until no other thread is between `objc_sync_enter` and `objc_sync_exit` of the object.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.enter(obj as AnyObject)
  return 0
}

/// - Returns: 0; -1, with the lock as it was, where this thread has not entered.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.exit(obj as AnyObject) ? 0 : -1
}
