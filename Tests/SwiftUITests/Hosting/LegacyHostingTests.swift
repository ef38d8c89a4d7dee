import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LegacyHostingTests {
  @Test func `a hosting view's content can be changed`() throws {
    let view = _UIHostingView(rootView: Text("One"))
    view.rootView = Text("Longer")
    #expect(view.sizeThatFits(CGSize(width: 300, height: 300)).height > 0)
    let controller = UIHostingController(rootView: Text("One"))
    controller._forEachIdentifiedView { _ in Issue.record("Nothing asked to be found.") }
  }

  @Test func `a context is handed on in the environment`() {
    var values = EnvironmentValues()
    let context = values.managedObjectContext
    #expect(values.managedObjectContext !== context)
    values.managedObjectContext = context
    #expect(values.managedObjectContext === context)
  }
}
