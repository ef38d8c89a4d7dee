import Testing
import UIKit

@MainActor
@Suite struct BarGesturesTests: ShowsBarItems {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `bars hide on a tap where they are told to`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    TouchSimulator(window: window).tap(at: CGPoint(x: 200, y: 400))
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnTap = true
    TouchSimulator(window: window).tap(at: CGPoint(x: 200, y: 400))
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func `a drag from the edge goes back`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    show(navigation)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    let touches = TouchSimulator(window: window)
    touches.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
    #expect(navigation.viewControllers.count == 2)
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    touches.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
    #expect(navigation.viewControllers.count == 1)
  }
}
