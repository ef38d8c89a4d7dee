import Foundation
import Snapshot
import SnapshotCore
import UIKit
import XCTest

/// Virtual time in synchronous XCTest methods on the main thread.
@preconcurrency @MainActor final class VirtualTimeXCTests: XCTestCase, BarAnimating {
  lazy var folder: TemporaryFolder = {
    guard let folder = try? TemporaryFolder() else { preconditionFailure("No temporary folder.") }
    return folder
  }()
  private let traits = UITraitCollection(displayScale: 1)

  func testAStripHasWhatComesLater() {
    let steps: [ChainedBar.Step] = [
      .async, .grow(0.5), .after(0.25), .timer(0.25), .sleep(0.5), .background, .grow(0.5),
    ]
    let strip = take(
      ChainedBar(steps) as UIView, .animation(at: [0.25, 0.5, 1.5, 1.75, 2], traits: traits))
    XCTAssertEqual(strip?.frames.map(width), [5, 10, 10, 15, 20])
  }

  func testAWaitEndsTheChain() throws {
    var image: UIImage?
    let strategy = Snapshotting<UIView, UIImage>.wait(for: 0.2, on: .image(traits: traits))
    let steps: [ChainedBar.Step] = [.grow(0.05), .after(0.05), .grow(0.05), .sleep(0.04), .jump]
    strategy.snapshot(ChainedBar(steps)).run { image = $0 }
    XCTAssertEqual(width(try XCTUnwrap(image)), 30)
  }

  func testOthersWorkGoesOnByTheWallClockInAWait() throws {
    nonisolated(unsafe) var isDone = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { isDone = true }
    let strategy = Snapshotting<UIView, UIImage>.wait(for: 0.1, on: .image(traits: traits))
    var doneWhenTaken: Bool?
    strategy.snapshot(ChainedBar([])).run { _ in doneWhenTaken = isDone }
    XCTAssertEqual(doneWhenTaken, true)
  }
}
