import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct NavigationLinkActiveTests {
  private func titles<V: View>(_ view: V) throws -> [String?] {
    let hosted = try Hosted(view, width: 320, height: 480)
    let stack = try #require(hosted.controller.children.first as? UINavigationController)
    return stack.viewControllers.map(\.navigationItem.title)
  }

  private func page(_ title: String) -> some View {
    Text(title).navigationBarTitle(Text(title), displayMode: .inline)
  }

  @Test func `a link's page is shown while a value says so`() throws {
    func stack(_ isActive: Bool) -> some View {
      NavigationStack {
        NavigationLink(destination: page("Second"), isActive: .constant(isActive)) {
          Text("Open")
        }
        .navigationBarTitle("First")
      }
    }
    #expect(try titles(stack(true)) == ["First", "Second"])
    #expect(try titles(stack(false)) == ["First"])
  }

  @Test func `a link's page is shown while its tag is chosen`() throws {
    let stack = NavigationStack {
      VStack {
        NavigationLink("One", destination: page("One"), tag: 1, selection: .constant(2))
        NavigationLink("Two", destination: page("Two"), tag: 2, selection: .constant(2))
      }
      .navigationBarTitle("First")
    }
    #expect(try titles(stack) == ["First", "Two"])
  }

  @Test func `a tap shows the page and tells the value`() throws {
    struct Pages: View {
      @State var isActive = false
      var body: some View {
        NavigationStack {
          NavigationLink(isActive: $isActive) { Text("Second") } label: { Text("Open") }
            .navigationBarTitle(isActive ? "Active" : "First")
        }
      }
    }
    let hosted = try Hosted(Pages(), width: 320, height: 480)
    let window = try #require(hosted.controller.view.window)
    let link = try #require(hosted.frames("Text").first)
    TouchSimulator(window: window).tap(at: CGPoint(x: link.midX, y: link.midY))
    try hosted.settle()
    let stack = try #require(hosted.controller.children.first as? UINavigationController)
    #expect(stack.viewControllers.count == 2)
    #expect(stack.viewControllers.first?.navigationItem.title == "Active")
  }
}
