import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TouchesTests {
  final class Count { var value = 0 }

  private let log = GestureLog()
  private let middle = CGPoint(x: 100, y: 100)

  private func tap(_ name: String) -> some Gesture {
    TapGesture().onEnded { [log] in log(name) }
  }

  private var view: some View { Color.red.frame(width: 100, height: 100) }

  @Test func `the innermost of two gestures takes the tap`() throws {
    let (outer, inner) = (Count(), Count())
    let hosted = try Hosted(
      ZStack { Color.red.frame(width: 20, height: 20).onTapGesture { inner.value += 1 } }
        .frame(width: 100, height: 100).background(Color.blue)
        .onTapGesture { outer.value += 1 })
    try hosted.tap(100, 100)
    #expect((inner.value, outer.value) == (1, 0))
    try hosted.tap(60, 60)
    #expect((inner.value, outer.value) == (1, 1))
  }

  @Test func `only the content's shape takes touches`() throws {
    let count = Count()
    let hosted = try Hosted(
      Color.clear.frame(width: 100, height: 100).contentShape(Circle())
        .onTapGesture { count.value += 1 })
    try hosted.tap(52, 52)
    #expect(count.value == 0)
    try hosted.tap(100, 100)
    #expect(count.value == 1)
  }

  @Test func `what allows no hit testing lets touches through to what is behind`() throws {
    let count = Count()
    let hosted = try Hosted(
      ZStack {
        Color.red.onTapGesture { count.value += 1 }
        Color.blue.allowsHitTesting(false)
      })
    try hosted.tap(100, 100)
    #expect(count.value == 1)
  }

  @Test func `a scaled view is touched where it is seen`() throws {
    let count = Count()
    let hosted = try Hosted(
      Color.red.frame(width: 20, height: 20).onTapGesture { count.value += 1 }.scaleEffect(4))
    try hosted.tap(70, 70)
    #expect(count.value == 1)
  }

  @Test func `a view in front keeps touches from those behind, an outline does not`() throws {
    let hosted = try Hosted(
      ZStack {
        view.gesture(tap("behind"))
        Color.blue.frame(width: 40, height: 40)
        Circle().stroke(lineWidth: 2).frame(width: 90, height: 90)
        Color.clear
      })
    let touches = try hosted.touches()
    touches.tap(at: middle)
    #expect(log.lines == [])
    touches.tap(at: CGPoint(x: 70, y: 100))
    #expect(log.lines == ["behind"])
  }
}
