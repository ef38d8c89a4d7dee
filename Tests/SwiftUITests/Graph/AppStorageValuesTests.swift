import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct AppStorageValuesTests {
  private enum Level: Int {
    case low = 1
    case high = 9
  }

  @Test func `numbers, bytes and truth values are read as they were written`() throws {
    let store = try emptyDefaults()
    AppStorage(wrappedValue: false, "on", store: store).wrappedValue = true
    AppStorage(wrappedValue: 0.0, "ratio", store: store).wrappedValue = 0.25
    AppStorage(wrappedValue: Data(), "bytes", store: store).wrappedValue = Data([1, 0, 255])
    #expect(AppStorage(wrappedValue: false, "on", store: store).wrappedValue)
    #expect(AppStorage(wrappedValue: 0.0, "ratio", store: store).wrappedValue == 0.25)
    #expect(store.data(forKey: "bytes") == Data([1, 0, 255]))
  }

  @Test func `an address is read as it was written, with all of its parts`() throws {
    let store = try emptyDefaults()
    let first = try #require(URL(string: "https://a.b"))
    let page = try #require(URL(string: "https://example.com/c?d=1#e"))
    AppStorage(wrappedValue: first, "page", store: store).wrappedValue = page
    #expect(AppStorage(wrappedValue: first, "page", store: store).wrappedValue == page)
    #expect(store.url(forKey: "page") == page)
    let file = URL(fileURLWithPath: "/tmp/a b")
    AppStorage<URL?>("page", store: store).wrappedValue = file
    #expect(AppStorage<URL?>("page", store: store).wrappedValue?.path == "/tmp/a b")
  }

  @Test func `a case is kept by its raw number, and one that is none does not count`() throws {
    let store = try emptyDefaults()
    AppStorage(wrappedValue: Level.low, "level", store: store).wrappedValue = .high
    #expect(store.integer(forKey: "level") == 9)
    store.set(5, forKey: "level")
    #expect(AppStorage(wrappedValue: Level.low, "level", store: store).wrappedValue == .low)
    #expect(AppStorage<Level?>("level", store: store).wrappedValue == nil)
  }

  @Test func `a stored 0 is a value, no value is nil`() throws {
    let store = try emptyDefaults()
    #expect(AppStorage<Int?>("count", store: store).wrappedValue == nil)
    #expect(AppStorage(wrappedValue: 5, "count", store: store).wrappedValue == 5)
    store.set(0, forKey: "count")
    #expect(AppStorage<Int?>("count", store: store).wrappedValue == 0)
    #expect(AppStorage(wrappedValue: 5, "count", store: store).wrappedValue == 0)
  }

  @Test func `a scene's value without a first one is nil until somebody writes`() throws {
    struct Page: View {
      @SceneStorage("note") var note: String?
      @SceneStorage("note") var same: String?
      var body: some View { Text(verbatim: note ?? "none").onAppear { same = "some" } }
    }
    #expect(try Hosted(Page()).tree.contains { $0.contains("“some”") })
    struct Other: View {
      @SceneStorage("note") var note: String?
      var body: some View { Text(verbatim: note ?? "none") }
    }
    #expect(try Hosted(Other()).tree.contains { $0.contains("“none”") })
  }
}
