import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct AppStorageTests {
  private enum Theme: String { case light, dark }

  private struct Reader: View {
    @AppStorage("count") var count = 3
    @AppStorage("theme") var theme = Theme.light
    @AppStorage("name") var name: String?
    var body: some View { Text(verbatim: "\(count) \(theme.rawValue) \(name ?? "nobody")") }
  }

  @Test func `without a stored value the initial one is shown`() throws {
    let hosted = try Hosted(Reader().defaultAppStorage(try emptyDefaults()))
    #expect(hosted.tree.contains { $0.contains("“3 light nobody”") })
  }

  @Test func `stored values are shown, a raw value of no case is not`() throws {
    let store = try emptyDefaults()
    store.set(7, forKey: "count")
    store.set("sepia", forKey: "theme")
    store.set("Ada", forKey: "name")
    let hosted = try Hosted(Reader().defaultAppStorage(store))
    #expect(hosted.tree.contains { $0.contains("“7 light Ada”") })
  }

  @Test func `what one view writes, all that read the key show, and the defaults keep`() throws {
    struct Page: View {
      @AppStorage("count") var count = 1
      var body: some View {
        Reader()
        Button("More") { count += 1 }
      }
    }
    let store = try emptyDefaults()
    let hosted = try Hosted(Page().defaultAppStorage(store))
    let other = try Hosted(Reader().defaultAppStorage(store))
    AppStorage(wrappedValue: 0, "count", store: store).wrappedValue = 9
    try hosted.settle()
    try other.settle()
    #expect(hosted.tree.contains { $0.contains("“9 light nobody”") })
    #expect(other.tree.contains { $0.contains("“9 light nobody”") })
    #expect(store.integer(forKey: "count") == 9)
  }

  @Test func `writing nil removes the value, and a binding writes`() throws {
    let store = try emptyDefaults()
    let name = AppStorage<String?>("name", store: store)
    name.projectedValue.wrappedValue = "Ada"
    #expect(store.string(forKey: "name") == "Ada")
    name.wrappedValue = nil
    #expect(store.object(forKey: "name") == nil)
  }

  @Test func `other defaults in the environment bring their values`() throws {
    struct Page: View {
      let store: UserDefaults
      var body: some View { Reader().defaultAppStorage(store) }
    }
    let (one, two) = (try emptyDefaults("one"), try emptyDefaults("two"))
    one.set(1, forKey: "count")
    two.set(2, forKey: "count")
    let hosted = try Hosted(Page(store: one))
    hosted.controller.rootView = Page(store: two)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“2 light nobody”") })
  }

  @Test func `views of a scene share its values, those of another do not`() throws {
    struct Tab: View {
      @SceneStorage("tab") var tab = 1
      var body: some View { Text(verbatim: "tab \(tab)") }
    }
    struct Page: View {
      @SceneStorage("tab") var tab = 1
      var body: some View {
        Tab()
        Color.red.onAppear { tab = 2 }
      }
    }
    let (page, tab) = (try Hosted(Page()), try Hosted(Tab()))
    #expect(page.tree.contains { $0.contains("“tab 2”") })
    #expect(tab.tree.contains { $0.contains("“tab 1”") })
  }
}
