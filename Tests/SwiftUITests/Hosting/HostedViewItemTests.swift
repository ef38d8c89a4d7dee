import QuartzCore
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct HostedViewItemTests {
  private struct Page: View {
    @State var value = 0.5
    var tint: Color?
    var body: some View {
      VStack {
        Slider(value: $value).onAppear {
          UISlider.appearance().minimumTrackTintColor = .red
          UISwitch.appearance().onTintColor = .green
        }
        Toggle(isOn: .constant(true)) { Text(verbatim: "On") }.tint(tint)
      }
    }
  }

  private struct Label: UIViewRepresentable {
    let label: UILabel
    func makeUIView(context: Context) -> UILabel { label }
    func updateUIView(_ label: UILabel, context: Context) {}
  }

  @Test func `a view that hugs weakly fills the offer, and none below its resistance`() throws {
    let hosted = try Hosted(BlockView())
    #expect(hosted.frames("BlockView") == [CGRect(x: 0, y: 0, width: 200, height: 200)])
    let small = UIHostingController(rootView: BlockView())
    #expect(small.sizeThatFits(in: .zero) == CGSize(width: 40, height: 20))
    let yielding = UIHostingController(rootView: BlockView(resistance: .defaultLow))
    #expect(yielding.sizeThatFits(in: .zero) == .zero)
  }

  @Test func `a view that hugs firmly keeps its intrinsic size`() throws {
    let hosted = try Hosted(BlockView(hugging: .required))
    #expect(hosted.frames("BlockView") == [CGRect(x: 80, y: 90, width: 40, height: 20)])
    #expect(
      hosted.controller.view.subviews.first?.frame
        == CGRect(x: 80, y: 90, width: 40, height: 20))
  }

  @Test func `a representable's own answer counts before the intrinsic size`() throws {
    let hosted = try Hosted(BlockView(ownSize: CGSize(width: 10, height: 30)))
    #expect(hosted.frames("BlockView") == [CGRect(x: 95, y: 85, width: 10, height: 30)])
  }

  @Test func `a view takes colour scheme, tint and availability from the environment`() throws {
    let hosted = try Hosted(BlockView().colorScheme(.dark).tint(.red).disabled(true))
    let view = try #require(hosted.controller.view.subviews.first)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(!view.isUserInteractionEnabled)
  }

  @Test func `an appearance that is set when a view appears counts for what is in it`() throws {
    let hosted = try Hosted(Page())
    let slider = try #require(hosted.views(UISlider.self).first)
    let toggle = try #require(hosted.views(UISwitch.self).first)
    #expect(slider.minimumTrackTintColor == .red)
    #expect(toggle.onTintColor == .green)
    hosted.controller.rootView = Page(tint: Color(.blue))
    try hosted.settle()
    #expect(toggle.onTintColor != .green)
  }

  @Test func `a view of UIKit's with another intrinsic size is measured again`() throws {
    let label = UILabel()
    label.text = "A"
    label.setContentHuggingPriority(.required, for: .horizontal)
    let hosted = try Hosted(
      HStack(spacing: 0) {
        Label(label: label)
        Color.red.frame(width: 10, height: 10)
      })
    let before = hosted.frames("Color")[0].minX
    label.text = "Several words"
    try hosted.settle()
    let fresh = try Hosted(
      HStack(spacing: 0) {
        Text("Several words")
        Color.red.frame(width: 10, height: 10)
      })
    #expect(hosted.frames("Color")[0].minX > before)
    #expect(abs(hosted.frames("Color")[0].minX - fresh.frames("Color")[0].minX) < 2)
  }
}
