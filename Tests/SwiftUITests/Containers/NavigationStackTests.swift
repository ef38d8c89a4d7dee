import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct NavigationStackTests {
  @Test func `values of a path are pages`() throws {
    struct Pages: View {
      @State var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationTitle("Root")
            .navigationDestination(for: Int.self) { number in
              Text("Page \(number)").navigationTitle("Page \(number)")
            }
        }
      }
    }
    let hosted = try onScreen(Pages())
    let titles = try hosted.stack().viewControllers.map(\.navigationItem.title)
    #expect(titles == ["Root", "Page 1", "Page 2"])
    #expect(hosted.tree.contains { $0.contains("“Page 2”") })
    #expect(!hosted.tree.contains { $0.contains("“Root”") && $0.contains("Text ") })
  }

  @Test func `dismissing goes back`() throws {
    struct Second: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Text("Second").onAppear { dismiss() } }
    }
    struct Pages: View {
      @State var path = NavigationPath(["a"])
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: String.self) { _ in Second() }
        }
      }
    }
    let hosted = try onScreen(Pages())
    #expect(try hosted.stack().viewControllers.count == 1)
  }

  @Test func `a page that a binding shows is there`() throws {
    let hosted = try onScreen(
      NavigationStack {
        Text("Root").navigationDestination(isPresented: .constant(true)) { Text("Shown") }
      })
    #expect(try hosted.stack().viewControllers.count == 2)
    #expect(hosted.tree.contains { $0.contains("“Shown”") })
  }

  @Test func `state above a stack changes its pages`() throws {
    struct Page: View {
      @State var name = "Old"
      var body: some View {
        NavigationStack { Text(name).navigationTitle(name) }.onAppear { name = "New" }
      }
    }
    let hosted = try onScreen(Page())
    #expect(try hosted.stack().topViewController?.navigationItem.title == "New")
    #expect(hosted.tree.contains { $0.contains("“New”") })
  }

  @Test func `of several views in a navigation view the first is the root`() throws {
    let hosted = try Hosted(
      NavigationView {
        Text(verbatim: "First")
        Text(verbatim: "Second")
      }, width: 320, height: 480)
    #expect(hosted.tree.contains { $0.contains("“First”") })
    #expect(!hosted.tree.contains { $0.contains("“Second”") })
  }
}
