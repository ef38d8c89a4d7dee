import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ButtonStylesTests {
  @Test func `the lines of a label are centred`() throws {
    struct Reader: View {
      @Environment(\.multilineTextAlignment) var alignment
      var body: some View { Color.red.frame(width: alignment == .center ? 10 : 20) }
    }
    let hosted = try Hosted(
      VStack {
        Button {
        } label: {
          Reader()
        }
        Button {
        } label: {
          Reader()
        }.buttonStyle(.bordered)
        Reader()
      })
    #expect(hosted.frames("Color").map(\.width) == [10, 10, 20])
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
      try Hosted(
        change(
          Button {
          } label: {
            Square()
          })
      ).pixel(100, 100)
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
