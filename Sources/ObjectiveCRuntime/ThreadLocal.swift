import Foundation

/// A value of which each thread has its own: what holds while a function runs and those that it
/// calls.
///
/// The main actor's code runs on one thread from one suspension to the next. So such a value is the
/// main actor's own while it runs, and a view that is used elsewhere meanwhile does not see it.
package final class ThreadLocal<Value>: @unchecked Sendable {
  private final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let initial: Value
  private let key: pthread_key_t

  /// - Parameter initial: The value of a thread that has set none.
  package init(_ initial: Value) {
    self.initial = initial
    key = makeThreadKey()
  }

  package var value: Value {
    get { box?.value ?? initial }
    set {
      if let box {
        box.value = newValue
        return
      }
      // SAFETY: The key keeps the retained box for this thread alone; its destructor releases it.
      unsafe pthread_setspecific(key, Unmanaged.passRetained(Box(newValue)).toOpaque())
    }
  }

  private var box: Box? {
    // SAFETY: The key holds nil or the box that this thread has set, which lives until it ends.
    guard let pointer = unsafe pthread_getspecific(key) else { return nil }
    return unsafe Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue()
  }
}

private func makeThreadKey() -> pthread_key_t {
  var key = pthread_key_t()
  // SAFETY: The destructor gets the retained pointer of the thread that ends, once.
  let status = unsafe pthread_key_create(&key) { pointer in
    if let pointer = unsafe pointer { unsafe Unmanaged<AnyObject>.fromOpaque(pointer).release() }
  }
  precondition(status == 0, "The system has no more keys for values of threads.")
  return key
}
