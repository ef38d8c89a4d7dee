import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ButtonTests {
  final class Count { var value = 0 }

  private func tap<V: View>(
    _ hosted: Hosted<V>, _ x: CGFloat, _ y: CGFloat, count: Int = 1
  ) throws {
    let window = try #require(hosted.controller.view.window)
    TouchSimulator(window: window).tap(at: CGPoint(x: x, y: y), count: count)
    try hosted.settle()
  }

  @Test func `a tap on a button runs its action, one beside it does not`() throws {
    let count = Count()
    let hosted = try Hosted(
      Button { count.value += 1 } label: { Color.red.frame(width: 40, height: 40) })
    try tap(hosted, 100, 100)
    #expect(count.value == 1)
    try tap(hosted, 10, 10)
    #expect(count.value == 1)
  }

  @Test func `a disabled button takes no tap`() throws {
    let count = Count()
    let hosted = try Hosted(
      Button { count.value += 1 } label: { Color.red }.disabled(true))
    try tap(hosted, 100, 100)
    #expect(count.value == 0)
  }

  @Test func `the innermost of two gestures takes the tap`() throws {
    let (outer, inner) = (Count(), Count())
    let hosted = try Hosted(
      ZStack { Color.red.frame(width: 20, height: 20).onTapGesture { inner.value += 1 } }
        .frame(width: 100, height: 100).background(Color.blue)
        .onTapGesture { outer.value += 1 })
    try tap(hosted, 100, 100)
    #expect((inner.value, outer.value) == (1, 0))
    try tap(hosted, 60, 60)
    #expect((inner.value, outer.value) == (1, 1))
  }

  @Test func `two taps run the action of a double tap once`() throws {
    let count = Count()
    let hosted = try Hosted(Color.red.onTapGesture(count: 2) { count.value += 1 })
    try tap(hosted, 100, 100)
    #expect(count.value == 0)
    try tap(hosted, 100, 100, count: 2)
    #expect(count.value == 1)
  }

  @Test func `only the content's shape takes touches`() throws {
    let count = Count()
    let hosted = try Hosted(
      Color.clear.frame(width: 100, height: 100).contentShape(Circle())
        .onTapGesture { count.value += 1 })
    try tap(hosted, 52, 52)
    #expect(count.value == 0)
    try tap(hosted, 100, 100)
    #expect(count.value == 1)
  }

  @Test func `what allows no hit testing lets touches through to what is behind`() throws {
    let count = Count()
    let hosted = try Hosted(
      ZStack {
        Color.red.onTapGesture { count.value += 1 }
        Color.blue.allowsHitTesting(false)
      })
    try tap(hosted, 100, 100)
    #expect(count.value == 1)
  }

  @Test func `a scaled view is touched where it is seen`() throws {
    let count = Count()
    let hosted = try Hosted(
      Color.red.frame(width: 20, height: 20).onTapGesture { count.value += 1 }.scaleEffect(4))
    try tap(hosted, 70, 70)
    #expect(count.value == 1)
  }

  @Test func `a style knows whether the button is pressed, and reads the environment`() throws {
    struct Style: ButtonStyle {
      @Environment(\.isEnabled) var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : isEnabled ? 1 : 0.25)
      }
    }
    let hosted = try Hosted(
      VStack(spacing: 0) {
        Button("A") {}.buttonStyle(Style())
        Button("B") {}.buttonStyle(Style()).disabled(true)
      })
    #expect(hosted.tree.filter { $0.contains("opacity=0.25") }.count == 1)
    let window = try #require(hosted.controller.view.window)
    let touches = TouchSimulator(window: window)
    let began = touches.begin(at: [CGPoint(x: 100, y: 95)])
    try hosted.settle()
    #expect(hosted.tree.filter { $0.contains("opacity=0.5") }.count == 1)
    touches.end(began)
    try hosted.settle()
    #expect(hosted.tree.filter { $0.contains("opacity=0.5") }.isEmpty)
  }

  @Test func `the lines of a label are centred`() throws {
    struct Reader: View {
      @Environment(\.multilineTextAlignment) var alignment
      var body: some View { Color.red.frame(width: alignment == .center ? 10 : 20) }
    }
    let hosted = try Hosted(
      VStack {
        Button {} label: { Reader() }
        Button {} label: { Reader() }.buttonStyle(.bordered)
        Reader()
      })
    #expect(hosted.frames("Color").map(\.width) == [10, 10, 20])
  }

  @Test func `a primitive style triggers the action itself`() throws {
    struct Style: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
      }
    }
    let count = Count()
    let hosted = try Hosted(
      Button { count.value += 1 } label: { Color.red }.buttonStyle(Style()))
    try tap(hosted, 100, 100)
    #expect(count.value == 0)
    try tap(hosted, 100, 100, count: 2)
    #expect(count.value == 1)
  }

  @Test(arguments: [ControlSize.mini, .small, .regular, .large])
  func `a bordered button is as large as UIKit's`(size: ControlSize) throws {
    let hosted = UIHostingController(
      rootView: Button("Pay now") {}.buttonStyle(.bordered).controlSize(size).fixedSize())
    let button = UIButton(configuration: .bordered())
    button.configuration?.title = "Pay now"
    button.configuration?.buttonSize =
      switch size {
      case .mini: .mini
      case .small: .small
      case .regular: .medium
      default: .large
      }
    let (own, theirs) = (hosted.sizeThatFits(in: .zero), button.intrinsicContentSize)
    #expect(abs(own.width - theirs.width) <= 1 && abs(own.height - theirs.height) <= 1)
  }

  @Test func `a foreground style around a button goes before the tint`() throws {
    func color<V: View>(_ change: (Button<Square>) -> V) throws -> [Int] {
      try Hosted(change(Button {} label: { Square() })).pixel(100, 100)
    }
    let red = try color { $0.foregroundColor(Color(red: 1, green: 0, blue: 0)) }
    #expect(red == [255, 0, 0, 255])
    #expect(
      try color { $0.foregroundStyle(Color(red: 1, green: 0, blue: 0)).disabled(true) } == red)
    #expect(
      try color {
        $0.buttonStyle(.borderedProminent).foregroundStyle(Color(red: 1, green: 0, blue: 0))
      } == red)
    let tinted = try color { $0.tint(Color(red: 0, green: 1, blue: 0)) }
    #expect(tinted == [0, 255, 0, 255])
    #expect(
      try color { $0.foregroundColor(nil).tint(Color(red: 0, green: 1, blue: 0)) } == tinted)
  }

  /// What the foreground style fills.
  private struct Square: View {
    var body: some View { Rectangle().frame(width: 40, height: 40) }
  }
}
