import SwiftUI
import Testing
import UIKit

/// What gestures told, in order.
@MainActor final class GestureLog {
  private(set) var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
}

extension Hosted {
  /// Fingers on the window that shows the view.
  func touches() throws -> TouchSimulator {
    TouchSimulator(window: try #require(controller.view.window))
  }
}

extension CGSize {
  /// Whole points, for logs.
  var log: String { "\(Int(width.rounded())),\(Int(height.rounded()))" }
}

extension CGPoint {
  /// Whole points, for logs.
  var log: String { "\(Int(x.rounded())),\(Int(y.rounded()))" }
}
