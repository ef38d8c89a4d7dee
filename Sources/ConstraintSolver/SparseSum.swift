/// A sum of terms by variable that gives its newest variable first.
struct SparseSum: Sendable {
  private var sum: [Double]
  private var isPresent: [Bool]
  /// Max-heap of the variables that are present.
  private var heap: [Int32] = []

  init(variableCount: Int) {
    sum = Array(repeating: 0, count: variableCount)
    isPresent = Array(repeating: false, count: variableCount)
  }

  /// - Complexity: O(log n) in the variables that are present; O(1) if this one is.
  mutating func add(_ variable: Int32, _ coefficient: Double) {
    let index = Int(variable)
    if isPresent[index] {
      sum[index] += coefficient
      return
    }
    isPresent[index] = true
    sum[index] = coefficient
    heap.append(variable)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if heap[parent] >= variable { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = variable
  }

  /// Takes out the variable of the highest index.
  mutating func popNewest() -> (variable: Int32, coefficient: Double)? {
    guard let newest = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty { sink(last) }
    isPresent[Int(newest)] = false
    return (newest, sum[Int(newest)])
  }

  /// Takes out everything, newest first.
  mutating func drain() -> [(variable: Int32, coefficient: Double)] {
    heap.sort(by: >)
    let all = heap.map { (variable: $0, coefficient: sum[Int($0)]) }
    clear()
    return all
  }

  mutating func clear() {
    for variable in heap { isPresent[Int(variable)] = false }
    heap.removeAll(keepingCapacity: true)
  }

  private mutating func sink(_ variable: Int32) {
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= heap.count { break }
      if child + 1 < heap.count, heap[child + 1] > heap[child] { child += 1 }
      if heap[child] <= variable { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = variable
  }
}
