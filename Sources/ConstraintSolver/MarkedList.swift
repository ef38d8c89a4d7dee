/// A list of small numbers, each at most once, in the order in which they came.
struct MarkedList: Sendable {
  private(set) var items: [Int] = []
  private var isMarked: [Bool] = []

  /// Empties the list, and makes room for numbers below `count`.
  mutating func reset(count: Int) {
    removeAll()
    while isMarked.count < count { isMarked.append(false) }
  }

  @inline(__always)
  mutating func insert(_ item: Int) {
    if isMarked[item] { return }
    isMarked[item] = true
    items.append(item)
  }

  mutating func removeAll() {
    for item in items { isMarked[item] = false }
    items.removeAll(keepingCapacity: true)
  }
}
