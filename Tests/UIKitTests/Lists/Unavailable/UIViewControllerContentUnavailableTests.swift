import Testing
import UIKit

@MainActor
@Suite struct UIViewControllerContentUnavailableTests {
  private final class Controller: UIViewController {
    var isEmpty = true
    var updateCount = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updateCount += 1
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "Empty"
      contentUnavailableConfiguration = isEmpty ? empty : nil
    }
  }

  @Test func `a controller is asked before its first layout, and when it says so`() {
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = controller
    window.isHidden = false
    for _ in 0..<4 { window.layoutIfNeeded() }
    #expect(controller.updateCount == 1)
    let shown = controller.view.subviews.last as? UIContentUnavailableView
    #expect(shown?.frame == controller.view.bounds)
    controller.isEmpty = false
    controller.setNeedsUpdateContentUnavailableConfiguration()
    for _ in 0..<4 { window.layoutIfNeeded() }
    #expect(controller.updateCount == 2)
    #expect(controller.view.subviews.isEmpty)
    #expect(controller.contentUnavailableConfiguration == nil)
  }
}
