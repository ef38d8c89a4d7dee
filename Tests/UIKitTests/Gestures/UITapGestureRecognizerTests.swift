import Testing
import UIKit

@MainActor
@Suite struct UITapGestureRecognizerTests: Recognizes {
  let stage = GestureStage()

  @Test func `a finger that moves away does not tap`() {
    _ = add(UITapGestureRecognizer())
    touch.drag(from: middle, to: CGPoint(x: 260, y: 200))
    #expect(log.states == [])
    #expect(view.calls.first == "began")
    #expect(view.calls.last == "ended")
  }

  @Test func `two taps make one double tap, one makes none`() {
    add(UITapGestureRecognizer()).numberOfTapsRequired = 2
    touch.tap(at: middle)
    touch.wait(seconds: 1)
    #expect(log.states == [])
    #expect(view.calls == ["began", "ended"])
    touch.tap(at: middle, count: 2)
    #expect(log.states == [.ended])
  }

  @Test func `two fingers tap where two are asked for`() {
    add(UITapGestureRecognizer()).numberOfTouchesRequired = 2
    view.isMultipleTouchEnabled = true
    touch.tap(at: middle)
    #expect(log.states == [])
    touch.wait(seconds: 1)
    touch.tap(at: middle, fingers: 2)
    #expect(log.states == [.ended])
  }
}
