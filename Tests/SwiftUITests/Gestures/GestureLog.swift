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

/// Tests of gestures that say what they hear.
@MainActor protocol LogsGestures {
  var log: GestureLog { get }
}

extension LogsGestures {
  var middle: CGPoint { CGPoint(x: 100, y: 100) }

  func tap(_ name: String) -> some Gesture {
    TapGesture().onEnded { [log] in log(name) }
  }

  func drag(_ name: String) -> some Gesture {
    DragGesture().onChanged { [log] _ in log(name) }.onEnded { [log] _ in log("\(name) ended") }
  }
}
