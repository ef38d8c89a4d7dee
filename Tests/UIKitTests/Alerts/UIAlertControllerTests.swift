import Testing
import UIKit

@MainActor @Suite struct UIAlertControllerTests: ShowsAlerts {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  @Test func `a tap ends the alert, and then runs the action`() {
    var log: [String] = []
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [root] in
        log.append("\($0.title ?? "") \(root.presentedViewController == nil)")
      })
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    present(alert)
    let yes = actionViews(alert)[1]
    TouchSimulator(window: window).tap(at: yes.convert(CGPoint(x: 60, y: 20), to: nil))
    window.layoutIfNeeded()
    #expect(log == ["Yes true"])
    #expect(root.presentedViewController == nil)
  }
}
