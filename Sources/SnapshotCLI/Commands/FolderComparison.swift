import Foundation
import SnapshotCore

/// Compares pairs of files on all cores, and hands the results on in the order of the pairs.
///
/// A pair's pictures are gone before its core takes the next one, and results wait only for the
/// slowest of those at work: memory does not grow with the number of pairs.
final class FolderComparison: @unchecked Sendable {
  private let count: Int
  private let compare: @Sendable (Int) -> DiffResult
  private let lock = NSLock()
  private var next = 0
  private var written = 0
  private var waiting: [Int: DiffResult] = [:]
  private let deliver: (DiffResult) -> Void

  /// - Parameters:
  ///   - compare: The result of a pair; called on several threads.
  ///   - deliver: Takes the results, one after the other.
  init(
    count: Int, compare: @escaping @Sendable (Int) -> DiffResult,
    deliver: @escaping (DiffResult) -> Void
  ) {
    self.count = count
    self.compare = compare
    self.deliver = deliver
  }

  func run() {
    let workers = min(count, max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while let index = claim() {
        let result = compare(index)
        lock.withLock { hand(on: result, index) }
      }
    }
  }

  private func claim() -> Int? {
    lock.withLock {
      guard next < count else { return nil }
      next += 1
      return next - 1
    }
  }

  private func hand(on result: DiffResult, _ index: Int) {
    waiting[index] = result
    while let first = waiting.removeValue(forKey: written) {
      deliver(first)
      written += 1
    }
  }
}
