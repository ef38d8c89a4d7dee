import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GestureTests {
  private let log = GestureLog()
  private let middle = CGPoint(x: 100, y: 100)

  @Test func `a gesture with a body is what its body is`() throws {
    struct Swipe: Gesture {
      let action: (CGFloat) -> Void
      var body: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 30).onEnded { action($0.translation.width) }
      }
    }
    let hosted = try Hosted(Color.red.gesture(Swipe { [log] in log("\(Int($0))") }))
    try hosted.touches().drag(from: middle, to: CGPoint(x: 60, y: 100))
    #expect(log.lines == ["-40"])
  }
}
