import Foundation

/// A dictionary that threads share, for what is found out once: the fields of a type, a file that
/// was read.
///
/// Two threads may find out the same at once; the later one's answer stays.
package final class LockedTable<Key: Hashable, Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]

  package init() {}

  package subscript(key: Key) -> Value? {
    get { lock.withLock { values[key] } }
    set { lock.withLock { values[key] = newValue } }
  }

  /// Adds a value; before that it forgets all others where there are `maximumCount` of them.
  package func insert(_ value: Value, for key: Key, maximumCount: Int) {
    lock.withLock {
      if values.count >= maximumCount { values.removeAll() }
      values[key] = value
    }
  }
}
