import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct UIViewRepresentableTests {
  @Test func `a view is made once, updated with each value and dismantled`() throws {
    struct Page: View {
      let log: BlockLog
      let number: Int
      var body: some View { if number >= 0 { BlockView(number: number, log: log) } }
    }
    let log = BlockLog()
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
