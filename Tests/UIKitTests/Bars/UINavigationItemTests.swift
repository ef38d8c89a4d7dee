import Testing
import UIKit

@MainActor
@Suite struct UINavigationItemTests: ShowsBarItems {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test(arguments: [
    (UINavigationItem.BackButtonDisplayMode.default, "Before"), (.generic, "Back"), (.minimal, ""),
  ])
  func `the back button shows as much as its mode says`(
    mode: UINavigationItem.BackButtonDisplayMode, title: String
  ) throws {
    let before = UIViewController()
    before.title = "Before"
    before.navigationItem.backButtonDisplayMode = mode
    let navigation = UINavigationController(rootViewController: before)
    navigation.pushViewController(UIViewController(), animated: false)
    show(navigation)
    let back = try #require(
      all(UIButton.self, in: navigation.navigationBar).first { !$0.isHidden })
    #expect(back.currentTitle == title)
    #expect(back.accessibilityLabel == "Before")
  }

  @Test func `a back action goes before going back`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let second = UIViewController()
    var count = 0
    second.navigationItem.backAction = UIAction { _ in count += 1 }
    navigation.pushViewController(second, animated: false)
    show(navigation)
    let back = try #require(
      all(UIButton.self, in: navigation.navigationBar).first { !$0.isHidden })
    back.sendActions(for: .touchUpInside)
    #expect(count == 1 && navigation.topViewController === second)
  }

  @Test func `a prompt makes the bar 74 points high`() {
    let content = UIViewController()
    content.navigationItem.prompt = "Prompt"
    let navigation = UINavigationController(rootViewController: content)
    show(navigation)
    #expect(navigation.navigationBar.frame.height == 74)
    content.navigationItem.prompt = nil
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func `an automatic title is as the one before`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.prefersLargeTitles = true
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(UIViewController(), animated: false)
    show(navigation)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .always
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
  }
}
