import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct UIViewRepresentableTests {
  /// What happened to a representable, in order.
  final class Log { var entries: [String] = [] }

  final class Block: UIView {
    var own = CGSize(width: 40, height: 20)
    override var intrinsicContentSize: CGSize { own }
  }

  struct BlockView: UIViewRepresentable {
    var number = 0
    var log = Log()
    var hugging = UILayoutPriority.defaultLow
    var resistance = UILayoutPriority.defaultHigh
    var ownSize: CGSize?

    func makeCoordinator() -> Log {
      log.entries.append("coordinator")
      return log
    }
    func makeUIView(context: Context) -> Block {
      context.coordinator.entries.append("make")
      let view = Block()
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentHuggingPriority(hugging, for: axis)
        view.setContentCompressionResistancePriority(resistance, for: axis)
      }
      return view
    }
    func updateUIView(_ uiView: Block, context: Context) {
      context.coordinator.entries.append("update \(number)")
      uiView.tag = number
    }
    static func dismantleUIView(_ uiView: Block, coordinator: Log) {
      coordinator.entries.append("dismantle")
    }
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: Block, context: Context
    ) -> CGSize? { ownSize }
  }

  @Test func `a view is made once, updated with each value and dismantled`() throws {
    struct Page: View {
      let log: Log
      let number: Int
      var body: some View { if number >= 0 { BlockView(number: number, log: log) } }
    }
    let log = Log()
    let hosted = try Hosted(Page(log: log, number: 1))
    #expect(log.entries == ["coordinator", "make", "update 1"])
    hosted.controller.rootView = Page(log: log, number: 2)
    try hosted.settle()
    #expect(log.entries.last == "update 2")
    #expect(log.entries.filter { $0 == "make" }.count == 1)
    hosted.controller.rootView = Page(log: log, number: -1)
    try hosted.settle()
    #expect(log.entries.last == "dismantle")
    #expect(hosted.controller.view.subviews.isEmpty)
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

  @Test func `a view is drawn between those of SwiftUI, with their effects`() throws {
    struct Red: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.backgroundColor = .red
        return view
      }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    let hosted = try Hosted(
      ZStack {
        Color.white
        Red().frame(width: 20, height: 20).opacity(0.5)
      }, width: 40, height: 40)
    let bytes = try hosted.image().straightRGBA()
    let middle = 4 * (40 * 80 + 40)
    #expect(bytes[middle] == 255 && (127...128).contains(bytes[middle + 1]))
    #expect(Array(bytes[0..<4]) == [255, 255, 255, 255])
  }

  @Test func `a controller is a child of the hosting controller while its view is shown`() throws {
    struct Child: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        controller.title = "Child"
      }
    }
    struct Page: View {
      let isShown: Bool
      var body: some View { if isShown { Child() } }
    }
    let hosted = try Hosted(Page(isShown: true))
    let child = try #require(hosted.controller.children.first)
    #expect(child.title == "Child")
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    hosted.controller.rootView = Page(isShown: false)
    try hosted.settle()
    #expect(hosted.controller.children.isEmpty)
    #expect(child.view.superview == nil)
  }
}
