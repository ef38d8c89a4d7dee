import Foundation
import Snapshot
import Testing

@Suite struct SnapshottingTests: TextTaking {
  @Test func `a pullback transforms the value first`() {
    #expect(text(41, SimplySnapshotting.lines.pullback { "\($0 + 1)" }) == "42")
  }

  @Test func `a strategy that calls back later is waited for`() throws {
    let folder = try TemporaryFolder()
    let later = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { callback("\(number)") }
      }
    }
    folder.inProcess {
      _ = verifySnapshot(of: 7, as: later, named: "a", snapshotDirectory: folder.references)
    }
    let file = try #require(folder.files(in: folder.references).first)
    #expect(folder.text(folder.references + "/" + file) == "7")
  }

  @Test func `one that never calls back fails after the timeout`() throws {
    let folder = try TemporaryFolder()
    let never = Snapshotting<String, String>.lines.asyncPullback { (_: Int) in
      Async { _ in }
    }
    folder.inProcess {
      let failure = verifySnapshot(
        of: 7, as: never, snapshotDirectory: folder.references, timeout: 0.01)
      #expect(failure?.hasPrefix("Timed out after 10 ms.") == true)
    }
  }
}
