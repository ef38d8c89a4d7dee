import Testing
import UIKit

@MainActor
@Suite struct UIViewControllerTests {
  let log = CallLog()

  @Test func `the view is loaded when it is first asked for`() {
    let controller = RecordingController("a", log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(log.take() == [])
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(log.take() == ["a.loadView", "a.viewDidLoad"])
    controller.loadViewIfNeeded()
    #expect(log.take() == [])
    #expect(controller.view.next === controller)
  }
}
