import SwiftUI
import Testing
import UIKit

private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var count = 3
}

@MainActor @Suite struct AppTests {
  private struct Sample: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      WindowGroup { Text("Main") }.onChange(of: phase) {}
      WindowGroup("Details", id: "details") { Text("Details") }
    }
  }

  @Test func `an app states its scenes, and has its delegate made`() {
    let app = Sample()
    #expect(app.delegate.count == 3)
    #expect("\(type(of: app.body))".hasPrefix("_TupleScene"))
  }

  @Test func `a scene may depend on a condition`() {
    struct Optional: Scene {
      let isThere: Bool
      var body: some Scene { if isThere { WindowGroup { Text("Main") } } }
    }
    #expect("\(type(of: Optional(isThere: true).body))".hasPrefix("_OptionalScene"))
  }
}
