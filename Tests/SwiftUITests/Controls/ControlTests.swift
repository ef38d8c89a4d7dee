import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ControlTests {
  private func control<T: UIView, V: View>(_ type: T.Type, in hosted: Hosted<V>) throws -> T {
    try #require(hosted.controller.view.subviews.compactMap { $0 as? T }.first)
  }

  @Test func `a toggle's switch lies at the trailing edge and writes to the binding`() throws {
    struct Page: View {
      @State var isOn = true
      var body: some View { Toggle(isOn ? "On" : "Off", isOn: $isOn) }
    }
    let hosted = try Hosted(Page())
    let control = try control(UISwitch.self, in: hosted)
    #expect(control.isOn)
    #expect(control.frame.maxX == 200)
    #expect(hosted.tree.contains { $0.contains("“On”") })
    control.isOn = false
    control.sendActions(for: .valueChanged)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“Off”") })
  }

  @Test func `a toggle without its label is the switch alone`() throws {
    let hosted = try Hosted(Toggle("Sound", isOn: .constant(true)).labelsHidden())
    #expect(hosted.frames("Text").isEmpty)
    #expect(try control(UISwitch.self, in: hosted).frame.midX == 100)
  }

  @Test func `a toggle style of one's own gets label and binding`() throws {
    struct Style: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(configuration.isOn ? "yes" : "no")
        }
      }
    }
    let hosted = try Hosted(Toggle("Sound", isOn: .constant(true)).toggleStyle(Style()))
    #expect(hosted.tree.contains { $0.contains("“yes”") })
  }

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
    let control = try control(UISlider.self, in: hosted)
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
    let control = try control(UIStepper.self, in: hosted)
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
    let control = try control(UIStepper.self, in: hosted)
    control.value = 1
    control.sendActions(for: .valueChanged)
    #expect(told == ["editing true", "up", "editing false"])
  }

  @Test func `progress is a line where the end is known and a wheel where it is not`() throws {
    let line = try Hosted(ProgressView("Loading", value: 3, total: 4))
    #expect(try control(UIProgressView.self, in: line).progress == 0.75)
    let wheel = try Hosted(ProgressView())
    #expect(try control(UIActivityIndicatorView.self, in: wheel).isAnimating)
  }

  @Test func `an icon of any size lies in the middle of the title's first line`() throws {
    func middles(_ label: some View) throws -> (icon: CGFloat, title: CGFloat) {
      let hosted = try Hosted(label)
      let icon = try #require((hosted.frames("Image") + hosted.frames("Color")).first)
      return (icon.midY, try #require(hosted.frames("Text").first).midY)
    }
    let small = try middles(
      Label {
        Text("Title").font(.system(size: 30))
      } icon: {
        Image(systemName: "circle.fill").font(.system(size: 8))
      })
    #expect(abs(small.icon - small.title) < 1)
    let high = try middles(
      Label {
        VStack {
          Text("Title")
          Text("Subtitle")
        }
      } icon: {
        Color.red.frame(width: 40, height: 40)
      })
    #expect(abs(high.icon - high.title) < 1)
  }

  @Test func `a label's style chooses between icon and title`() throws {
    let both = try Hosted(Label("Title", systemImage: "star"))
    #expect(both.frames("Text").count == 1 && both.frames("Image").count == 1)
    let icon = try Hosted(Label("Title", systemImage: "star").labelStyle(.iconOnly))
    #expect(icon.frames("Text").isEmpty && icon.frames("Image").count == 1)
    let title = try Hosted(Label("Title", systemImage: "star").labelStyle(.titleOnly))
    #expect(title.frames("Text").count == 1 && title.frames("Image").isEmpty)
  }

  @Test func `labelled content puts its value at the trailing edge`() throws {
    let hosted = try Hosted(LabeledContent("Name", value: "Anna"))
    let frames = hosted.frames("Text")
    #expect(frames.first?.minX == 0)
    #expect(frames.last?.maxX == 200)
  }

  @Test func `a link opens its page with the environment's action`() throws {
    var opened: [String] = []
    let url = try #require(URL(string: "https://example.com"))
    let action = OpenURLAction {
      opened.append($0.absoluteString)
      return .handled
    }
    let hosted = try Hosted(
      Link(destination: url) { Color.red }.environment(\.openURL, action))
    let window = try #require(hosted.controller.view.window)
    TouchSimulator(window: window).tap(at: CGPoint(x: 100, y: 100))
    #expect(opened == ["https://example.com"])
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
    let control = try control(UISlider.self, in: hosted)
    #expect(control.maximumValue == 100)
    control.value = 60
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“50.0 late”") })
  }

  /// The values that a stepper shows after its increment or its decrement.
  private func stepped<V: Strideable>(
    from start: V, in bounds: ClosedRange<V>, step: V.Stride, isUp: Bool
  ) throws -> V {
    var value = start
    let hosted = try Hosted(
      Stepper("Steps", value: Binding(get: { value }, set: { value = $0 }), in: bounds, step: step))
    let control = try control(UIStepper.self, in: hosted)
    control.value = isUp ? 1 : -1
    control.sendActions(for: .valueChanged)
    return value
  }

  @Test func `a stepper stops at a bound that its step would pass, at the type's end too`() throws {
    #expect(try stepped(from: UInt(1), in: 0...9, step: 2, isUp: false) == 0)
    #expect(try stepped(from: Int.max - 1, in: Int.min...Int.max, step: 5, isUp: true) == .max)
    #expect(try stepped(from: Int8(-120), in: -128...127, step: 100, isUp: false) == -128)
    #expect(try stepped(from: UInt8(10), in: 0...255, step: 1000, isUp: true) == 255)
    #expect(try stepped(from: 5, in: 0...9, step: -2, isUp: true) == 3)
    #expect(try stepped(from: 1, in: 0...9, step: -2, isUp: true) == 0)
    #expect(try stepped(from: 0.5, in: 0...1, step: 0.25, isUp: true) == 0.75)
  }
}
