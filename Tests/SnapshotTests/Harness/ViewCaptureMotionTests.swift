import Snapshot
import SnapshotCore
import Testing
import UIKit

@MainActor @Suite struct ViewCaptureMotionTests: BarAnimating {
  let folder: TemporaryFolder
  private let traits = UITraitCollection(displayScale: 1)

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `the clock is put back`() throws {
    let before = CACurrentMediaTime()
    _ = take(bar(), .animation(at: [0, 7], traits: traits))
    #expect(CACurrentMediaTime() == before)
  }
}
