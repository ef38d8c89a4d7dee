import Testing
import UIKit

@MainActor
@Suite struct UIWindowTests {
  @Test func `a window is hidden and of the screen's size at first`() {
    let window = UIWindow()
    #expect(window.isHidden)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(window.screen === UIScreen.main)
    #expect(UIScreen.main.scale == 3)
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1170, height: 2532))
    #expect(window.window === window)
  }

  @Test func `one window is the key window`() {
    final class KeyWindow: UIWindow {
      var calls: [String] = []
      override func becomeKey() { calls.append("become") }
      override func resignKey() { calls.append("resign") }
    }
    let (first, second) = (KeyWindow(), KeyWindow())
    first.makeKeyAndVisible()
    #expect(first.isKeyWindow)
    #expect(!first.isHidden)
    second.makeKeyAndVisible()
    #expect(!first.isKeyWindow)
    #expect(first.calls == ["become", "resign"])
    #expect(second.calls == ["become"])
  }

  @Test func `a window that is taken out of its scene is no longer the key window`() throws {
    let window = UIWindow()
    let scene = try #require(window.windowScene)
    window.makeKeyAndVisible()
    window.windowScene = nil
    #expect(window.windowScene == nil)
    #expect(!window.isKeyWindow)
    window.windowScene = scene
    window.makeKey()
    #expect(window.isKeyWindow)
    #expect(scene.delegate == nil)
  }

  @Test func `levels are in order and can be counted up`() {
    #expect(UIWindow.Level.normal < .statusBar)
    #expect(UIWindow.Level.alert + 1 > .alert)
    #expect((UIWindow.Level.alert - 1).rawValue == 1999)
  }

  @Test func `the root view follows the window's size`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.frame.size = CGSize(width: 200, height: 50)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
  }
}
