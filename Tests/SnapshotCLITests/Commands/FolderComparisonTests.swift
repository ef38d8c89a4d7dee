import Foundation
import Testing

@testable import SnapshotCLI

@Suite struct FolderComparisonTests {
  private func messages(_ count: Int, _ wait: @escaping @Sendable (Int) -> Void) -> [String] {
    var found: [String] = []
    FolderComparison(count: count) { index in
      wait(index)
      return DiffResult(.match, message: "\(index)")
    } deliver: {
      found.append($0.message)
    }.run()
    return found
  }

  @Test func `results come in the order of the pairs, whichever is done first`() {
    // The first of each three takes longest.
    let found = messages(30) { usleep($0 % 3 == 0 ? 5000 : 10) }
    #expect(found == (0..<30).map(String.init))
  }

  @Test func `no pairs have no results`() {
    #expect(messages(0) { _ in } == [])
  }
}
