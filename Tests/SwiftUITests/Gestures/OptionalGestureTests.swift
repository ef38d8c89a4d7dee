import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct OptionalGestureTests {
  private struct Page: View {
    let log: GestureLog
    @State var isOn = false
    var body: some View {
      VStack(spacing: 0) {
        Color.red.gesture(isOn ? TapGesture().onEnded { log("tap") } : nil)
        Color.blue.onTapGesture { isOn.toggle() }
      }
    }
  }

  @Test func `a gesture that is nil means no touches, until there is one`() throws {
    let log = GestureLog()
    let hosted = try Hosted(Page(log: log))
    let touches = try hosted.touches()
    let (top, bottom) = (CGPoint(x: 100, y: 50), CGPoint(x: 100, y: 150))
    touches.tap(at: top)
    #expect(log.lines == [])
    touches.tap(at: bottom)
    touches.tap(at: top)
    #expect(log.lines == ["tap"])
    touches.tap(at: bottom)
    touches.tap(at: top)
    #expect(log.lines == ["tap"])
  }
}
