import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@MainActor @Suite struct AnimationStripTests: BarAnimating {
  let folder: TemporaryFolder
  private let traits = UITraitCollection(displayScale: 1)

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `frames show what a view starts itself, at their times`() throws {
    let strip = try #require(
      take(bar(), .animation(at: [0, 0.25, 0.5, 1, 2], traits: traits)))
    #expect(strip.times == [0, 0.25, 0.5, 1, 2])
    #expect(strip.frames.map(width) == [0, 10, 20, 40, 40])
  }

  @Test(arguments: [[], [0.2, 0.1], [0.1, 0.1], [-1], [.nan], [.infinity]] as [[Double]])
  func `times that are none fail`(times: [Double]) {
    folder.inProcess {
      let failure = verify(bar(), as: .animation(at: times, traits: traits))
      #expect(failure?.contains("need times: 1 to 1000, ascending") == true)
      #expect(folder.files(in: folder.references) == [])
    }
  }
}
