import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@MainActor @Suite struct MainExecutionTests: ImageVerifying {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a view is drawn on the main actor wherever the assertion is`() async throws {
    let view = view(width: 2, height: 1)
    let strategy = Snapshotting<UIView, UIImage>.image
    nonisolated(unsafe) let parts = (view, strategy, folder)
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread {
        let (view, strategy, folder) = parts
        folder.inProcess {
          _ = verifySnapshot(
            of: view, as: strategy, named: "a", snapshotDirectory: folder.references,
            testName: "test()")
        }
        done.resume()
      }
    }
    #expect(folder.files(in: folder.references) == ["test.a@3x.png"])
  }

  @Test func `a value without a window cannot be waited for where that blocks the main actor`() {
    let failure = folder.inProcess {
      verifySnapshot(
        of: "a", as: .wait(for: 0.01, on: .lines), named: "a",
        snapshotDirectory: folder.references, testName: "test()")
    }
    #expect(failure?.contains("needs the main actor, which the assertion blocks") == true)
  }

  @Test func `a view is given its time on the clock of animations there`() {
    let failure = verify(view(width: 2, height: 1), as: .wait(for: 0.01, on: .image))
    #expect(failure?.contains("needs the main actor, which the assertion blocks") == false)
    #expect(folder.files(in: folder.references) == ["test.a@3x.png"])
  }
}
