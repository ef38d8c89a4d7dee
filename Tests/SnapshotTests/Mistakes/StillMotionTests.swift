import Foundation
import Snapshot
import Synchronization
import Testing
import UIKit

/// A strip in which nothing moves says so beside the test.
@MainActor @Suite struct StillMotionTests: BarAnimating {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The warnings, and what the test failed with: at least that there was no reference.
  private func warnings(
    _ view: UIView, at times: [Double], failOn: ViewDiagnostics? = nil,
    animations: (@MainActor (UIView) -> Void)? = nil
  ) -> (warnings: [String], failure: String) {
    let collected = Mutex<[String]>([])
    let strategy = Snapshotting<UIView, AnimationStrip>.animation(
      at: times, traits: UITraitCollection(displayScale: 1), animations: animations)
    let message = folder.inProcess(onWarning: { text in collected.withLock { $0.append(text) } }) {
      verifySnapshot(
        of: view, as: strategy, named: "a", record: .all, snapshotDirectory: folder.references,
        failOn: failOn, testName: "test()")
    }
    return (collected.withLock { $0 }, message ?? "")
  }

  @Test func `frames that are all equal are told, and fail a test that asks for it`() {
    let (warnings, failure) = warnings(bar(startsItself: false), at: [0, 0.25, 1.5])
    #expect(!failure.contains("the same picture") && warnings.count == 1)
    let text = warnings.first ?? ""
    #expect(text.contains("All 3 frames, up to 1.5 s, show the same picture. No animation began."))
    let strict = self.warnings(
      bar(startsItself: false), at: [0, 1], failOn: .stillMotions)
    #expect(strict.failure.contains("All 2 frames, up to 1 s, show the same picture."))
    #expect(strict.warnings == [])
  }

  @Test func `an animation that nobody sees is told otherwise`() {
    let late = warnings(bar(startsItself: false), at: [0, 0.5]) { view in
      UIView.animate(withDuration: 1, delay: 0.5) { view.alpha = 0.5 }
    }
    #expect(late.warnings.first?.contains("The animations change nothing visible") == true)
  }

  @Test func `frames that differ, and one alone, are not told`() {
    #expect(warnings(bar(), at: [0, 0.5]).warnings == [])
    #expect(warnings(bar(), at: [0.5]).warnings == [])
    #expect(warnings(ChainedBar([.after(1), .jump]), at: [0, 0.5, 1]).warnings == [])
  }
}
