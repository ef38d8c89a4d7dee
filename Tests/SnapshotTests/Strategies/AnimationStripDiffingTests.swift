import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@MainActor @Suite struct AnimationStripDiffingTests: BarAnimating {
  let folder: TemporaryFolder
  private let traits = UITraitCollection(displayScale: 1)

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a diffing of one's own tells frames apart`() throws {
    let first = try #require(take(bar(), .animation(at: [0, 0.1], traits: traits)))
    let second = try #require(take(bar(), .animation(at: [0, 0.2], traits: traits)))
    let diffing = Diffing<AnimationStrip>.animation()
    #expect(diffing.diff(first, first) == nil)
    #expect(diffing.diff(first, second) != nil)
    let copy = diffing.fromData(diffing.toData(first))
    #expect(diffing.diff(first, copy) == nil)
  }
}
