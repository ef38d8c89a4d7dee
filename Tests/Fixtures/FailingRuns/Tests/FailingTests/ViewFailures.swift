import Snapshot
import Testing
import UIKit
import XCTest

/// The references were drawn in another colour.
@MainActor private func card() -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
  view.backgroundColor = .red
  return view
}

/// A whole class on the main actor. It has to say `@preconcurrency`: without it XCTest's discovery
/// on Linux crashes where every method is synchronous.
@preconcurrency @MainActor final class XCTestViewFailures: XCTestCase {
  func testView() {
    assertSnapshot(of: card(), as: .image, named: "card", record: .never)
  }
}

@MainActor @Suite struct TestingViewFailures {
  @Test func view() {
    assertSnapshot(of: card(), as: .image, named: "card", record: .never)
  }

  @Test func emptyView() {
    assertSnapshot(of: UIView(), as: .image, named: "empty")
  }
}
