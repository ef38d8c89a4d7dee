import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct HostGestureRecognizerTests {
  private let log = GestureLog()

  private func tap(_ name: String) -> some Gesture {
    TapGesture().onEnded { [log] in log(name) }
  }

  private var view: some View { Color.red.frame(width: 100, height: 100) }

  @Test func `a scroll view of UIKit's takes the touch of a drag's view`() throws {
    let hosted = try Hosted(
      List { ForEach(0..<40, id: \.self) { _ in view.onTapGesture { [log] in log("tap") } } },
      width: 320, height: 480)
    let touches = try hosted.touches()
    let finger = touches.begin(at: [CGPoint(x: 100, y: 300)])
    touches.move(finger, to: [CGPoint(x: 100, y: 280)])
    touches.end(finger)
    #expect(log.lines == [])
    touches.tap(at: CGPoint(x: 60, y: 240))
    #expect(log.lines == ["tap"])
  }
}
