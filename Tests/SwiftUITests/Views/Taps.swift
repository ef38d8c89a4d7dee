import SwiftUI
import Testing
import UIKit

extension Hosted {
  /// Taps the window that shows the view, and lets it settle.
  func tap(_ x: CGFloat, _ y: CGFloat, count: Int = 1) throws {
    try touches().tap(at: CGPoint(x: x, y: y), count: count)
    try settle()
  }
}
