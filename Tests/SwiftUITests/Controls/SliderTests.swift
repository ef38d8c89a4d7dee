import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct SliderTests {
  @Test func `a slider shows its value in its bounds and steps`() throws {
    struct Page: View {
      @State var value = 4.0
      var body: some View {
        VStack {
          Text(verbatim: "\(value)")
          Slider(value: $value, in: 0...10, step: 2)
        }
      }
    }
    let hosted = try Hosted(Page())
    let control = try hosted.control(UISlider.self)
    #expect((control.minimumValue, control.maximumValue, control.value) == (0, 10, 4))
    #expect(control.frame.width == 200)
    control.value = 6.8
    control.sendActions(for: .valueChanged)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“6.0”") })
    #expect(control.value == 6)
  }

  @Test func `a stepper goes no further than its bounds`() throws {
    struct Page: View {
      @State var value = 1
      var body: some View { Stepper("\(value)", value: $value, in: 0...2) }
    }
    let hosted = try Hosted(Page())
    let control = try hosted.control(UIStepper.self)
    for _ in 0..<3 {
      control.value = control.maximumValue
      if control.value > 0 { control.sendActions(for: .valueChanged) }
      try hosted.settle()
    }
    #expect(hosted.tree.contains { $0.contains("“2”") })
    #expect(control.maximumValue == 0)
  }

  @Test func `a stepper tells of editing around each step`() throws {
    var told: [String] = []
    let hosted = try Hosted(
      Stepper("Steps", onIncrement: { told.append("up") }, onDecrement: nil) {
        told.append("editing \($0)")
      })
    let control = try hosted.control(UIStepper.self)
    control.value = 1
    control.sendActions(for: .valueChanged)
    #expect(told == ["editing true", "up", "editing false"])
  }

  @Test func `a slider's later bounds, steps and closure count`() throws {
    struct Page: View {
      @State var value = 4.0
      @State var isLarge = false
      @State var told = ""
      var body: some View {
        VStack {
          Text(verbatim: "\(value) \(told)")
          Slider(value: $value, in: 0...(isLarge ? 100 : 10), step: isLarge ? 25 : 2) { _ in
            told = isLarge ? "late" : "early"
          }
        }.onAppear { isLarge = true }
      }
    }
    let hosted = try Hosted(Page())
    let control = try hosted.control(UISlider.self)
    #expect(control.maximumValue == 100)
    control.value = 60
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“50.0 late”") })
  }
}
