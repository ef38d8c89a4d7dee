import Testing
import UIKit

@MainActor @Suite struct AlertActionViewTests: ShowsAlerts {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  @Test func `an action that is not enabled does nothing`() {
    var count = 0
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Yes", style: .default) { _ in count += 1 }
    alert.addAction(action)
    present(alert)
    action.isEnabled = false
    window.layoutIfNeeded()
    let touch = TouchSimulator(window: window)
    touch.tap(at: actionViews(alert)[0].convert(CGPoint(x: 60, y: 20), to: nil))
    #expect(count == 0 && root.presentedViewController === alert)
    action.isEnabled = true
    window.layoutIfNeeded()
    touch.tap(at: actionViews(alert)[0].convert(CGPoint(x: 60, y: 20), to: nil))
    window.layoutIfNeeded()
    #expect(count == 1)
  }
}
