import Testing
import UIKit

@MainActor
@Suite struct UIViewControllerTraitsTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  @Test func `traits come from the window and may be replaced for a child`() {
    window.screenTraits = UITraitCollection(
      traitsFrom: [.screenDefault, UITraitCollection(userInterfaceStyle: .dark)])
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    child.overrideUserInterfaceStyle = .light
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `layout callbacks have the controller's traits`() {
    final class Reader: UIViewController {
      var style: UIUserInterfaceStyle?
      override func viewWillLayoutSubviews() {
        style = UITraitCollection.current.userInterfaceStyle
      }
    }
    let reader = Reader()
    reader.overrideUserInterfaceStyle = .dark
    reader.view.layoutIfNeeded()
    #expect(reader.style == .dark)
  }
}
