import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GestureModifiersTests {
  private let log = GestureLog()
  private let middle = CGPoint(x: 100, y: 100)

  private func tap(_ name: String) -> some Gesture {
    TapGesture().onEnded { [log] in log(name) }
  }

  private var view: some View { Color.red.frame(width: 100, height: 100) }

  @Test func `a mask turns gestures off, inside or the own one`() throws {
    for (mask, expected): (GestureMask, [String]) in [
      (.all, ["in"]), (.gesture, ["out"]), (.subviews, ["in"]), (.none, []),
    ] {
      log.clear()
      let hosted = try Hosted(view.gesture(tap("in")).gesture(tap("out"), including: mask))
      try hosted.touches().tap(at: middle)
      #expect(log.lines == expected)
    }
    log.clear()
    let off = try Hosted(view.gesture(tap("off"), isEnabled: false))
    try off.touches().tap(at: middle)
    let disabled = try Hosted(view.gesture(tap("disabled")).disabled(true))
    try disabled.touches().tap(at: middle)
    #expect(log.lines == [])
  }
}
