import Foundation
import Synchronization

/// Locks by object, of those that somebody holds or waits for.
private enum ObjectLocks {
  private final class Entry: @unchecked Sendable {
    let lock = NSRecursiveLock()
    /// Whoever holds the lock or waits for it, as often as it entered.
    var users = 0
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
  }

  static func exit(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    let entry = entries.withLock { entries -> Entry? in
      guard let entry = entries[id] else { return nil }
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

/// - Returns: 0; -1 where nobody entered.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.exit(obj as AnyObject) ? 0 : -1
}
