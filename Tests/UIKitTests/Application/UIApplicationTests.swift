import Foundation
import Testing
import UIKit

@MainActor @Suite struct UIApplicationTests {
  private final class Receiver: UIView {
    var received: [String] = []
    func tapped(_ sender: UIControl) { received.append("\(type(of: sender))") }
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class Bare: NSObject, UIApplicationDelegate {}

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow? = UIWindow()
  }

  @Test func `a delegate's window is optional twice for who does not know its class`() {
    let own = Delegate()
    let controller = UIViewController()
    own.window = UIWindow()
    own.window?.rootViewController = controller
    let delegate: (any UIApplicationDelegate)? = own
    #expect(delegate?.window??.rootViewController === controller)
    #expect((delegate?.window ?? nil) === own.window)
    if let window = own.window { #expect(window.rootViewController === controller) }
    let bare: any UIApplicationDelegate = Bare()
    #expect(bare.window == UIWindow??.some(nil))
    let scene: any UIWindowSceneDelegate = SceneDelegate()
    #expect(scene.window??.isHidden == true)
  }

  @Test func `the status bar is as it was set`() {
    let app = UIApplication.shared
    app.setStatusBarHidden(true, with: .fade)
    app.setStatusBarStyle(.lightContent, animated: true)
    #expect(app.isStatusBarHidden)
    #expect(app.statusBarStyle == .lightContent)
    app.isStatusBarHidden = false
    app.statusBarStyle = .default
    #expect(!app.isStatusBarHidden)
  }

  private var tapped: Selector { Selector("tapped(_:)", Receiver.tapped) }

  @Test func `what is asked of surroundings follows the key window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
    window.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === window)
    #expect(UIApplication.shared.windows == [window])
    #expect(UIApplication.shared.statusBarFrame.width == 844)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(UIApplication.shared.connectedScenes.first is UIWindowScene)
  }

  @Test func `there is a key window before a test makes one, and again after it`() throws {
    do {
      let window = UIWindow()
      window.makeKey()
      #expect(UIApplication.shared.keyWindow === window)
    }
    let first = try #require(UIApplication.shared.keyWindow)
    #expect(UIApplication.shared.windows == [first])
    #expect(first.windowScene?.windows == [first])
    #expect(first.windowScene?.keyWindow === first)
    #expect(first.isKeyWindow && !first.isHidden)
    #expect(first.bounds == UIScreen.main.bounds)
    let other = UIWindow()
    other.makeKey()
    #expect(!first.isKeyWindow && other.isKeyWindow)
    first.makeKey()
    #expect(first.isKeyWindow && !other.isKeyWindow)
    #expect(UIApplication.shared.applicationState == .active)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
  }

  @Test func `an action without a target goes up the responder chain`() {
    let receiver = Receiver()
    let button = UIButton()
    receiver.addSubview(button)
    #expect(UIApplication.shared.sendAction(tapped, to: nil, from: button, for: nil))
    #expect(UIApplication.shared.sendAction(tapped, to: receiver, from: button, for: nil))
    #expect(receiver.received == ["UIButton", "UIButton"])
    #expect(!UIApplication.shared.sendAction(tapped, to: nil, from: UIButton(), for: nil))
  }

  @Test func `a link is not opened, and the caller is told`() throws {
    let url = try #require(URL(string: "https://example.com"))
    var answer: Bool?
    UIApplication.shared.open(url) { answer = $0 }
    #expect(answer == false)
    #expect(!UIApplication.shared.canOpenURL(url))
  }
}
