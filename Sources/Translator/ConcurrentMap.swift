import Dispatch
import Synchronization

extension Array {
  /// Maps the elements on all processors; the results are in the elements' order.
  func concurrentMap<Value>(_ transform: (Element) -> Value) -> [Value] {
    if count < 2 { return map(transform) }
    // SAFETY: `concurrentPerform` returns after the last call of `transform`, which the callers let
    // read only what no other thread changes. Each call's value goes into its own place under the
    // lock.
    @safe nonisolated(unsafe) let (elements, transform) = (self, transform)
    @safe nonisolated(unsafe) var values = [Value?](repeating: nil, count: count)
    let lock = Mutex(())
    DispatchQueue.concurrentPerform(iterations: count) { index in
      @safe nonisolated(unsafe) let value = transform(elements[index])
      lock.withLock { _ in values[index] = value }
    }
    return values.compactMap { $0 }
  }
}
