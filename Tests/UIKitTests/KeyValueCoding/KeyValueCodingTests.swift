import Testing

@testable import UIKit

@Suite @MainActor struct KeyValueCodingTests {
  @Test func `properties of views are found and set by their keys`() {
    let label = UILabel()
    label.setValue("text", forKey: "text")
    label.setValue(NSNumber(value: 2), forKey: "numberOfLines")
    label.setValue(1, forKey: "textAlignment")
    label.setValue(true, forKey: "hidden")
    label.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
    label.setValue(UIColor.red, forKey: "textColor")
    label.setValue(0.25, forKeyPath: "layer.opacity")
    #expect(label.text == "text")
    #expect(label.numberOfLines == 2)
    #expect(label.textAlignment == .center)
    #expect(label.isHidden)
    #expect(label.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(label.textColor == .red)
    #expect(label.alpha == 0.25)
    label.setValue(nil, forKey: "text")
    #expect(label.value(forKey: "text") == nil)
  }

  @Test func `numbers, flags and enumerations are NSNumbers`() {
    let view = UIView()
    view.alpha = 0.5
    view.contentMode = .center
    #expect(view.value(forKey: "alpha") as? NSNumber == 0.5)
    #expect(view.value(forKey: "alpha") as? CGFloat == 0.5)
    #expect(view.value(forKey: "contentMode") as? Int == UIView.ContentMode.center.rawValue)
    #expect(view.value(forKey: "isHidden") as? Bool == false)
    #expect(view.value(forKeyPath: "layer.opacity") as? Double == 0.5)
  }

  @Test func `apps reach parts that no property has`() {
    let field = UITextField()
    field.placeholder = "Name"
    field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
    #expect((field.value(forKey: "placeholderLabel") as? UILabel)?.textColor == .red)
    let application = UIApplication.value(forKey: "sharedApplication") as? UIApplication
    #expect(application === UIApplication.shared)
    let shared = UIApplication.perform(Selector("sharedApplication"))
    #expect(shared?.takeUnretainedValue() === UIApplication.shared)
  }

  @Test func `a tab bar of an own class takes the place of the controller's`() {
    final class Bar: UITabBar {}
    let tabs = UITabBarController()
    let child = UIViewController()
    child.tabBarItem.title = "One"
    tabs.viewControllers = [child]
    tabs.loadViewIfNeeded()
    let bar = Bar()
    tabs.setValue(bar, forKey: "tabBar")
    #expect(tabs.tabBar === bar)
    #expect(bar.items?.map(\.title) == ["One"])
    #expect(tabs.view.subviews.filter { $0 is UITabBar } == [bar])
    tabs.tabBar.layoutIfNeeded()
    let view = child.tabBarItem.value(forKey: "view") as? UIView
    #expect(view?.superview === bar)
  }

  @Test func `a flag is known without its is`() {
    let view = UIView()
    view.setValue(true, forKey: "hidden")
    #expect(view.isHidden)
    #expect(view.value(forKey: "hidden") as? Bool == true)
    #expect(view.value(forKeyPath: "isHidden") as? Bool == true)
  }

  @Test func `a key without a property ends a program that has no harness`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIKitException.setHandler(nil)
      UIView().setValue(1, forKey: "missing")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("NSUnknownKeyException: this class is not key value coding-compliant"))
    #expect(said.contains("missing"))
  }

  @Test func `classes are named as Objective-C names them`() {
    final class Own: UIView {}
    #expect(UIView.description() == "UIView")
    #expect(Own.description().hasPrefix("UIKitTests."))
    #expect(String(cString: class_getName(UILabel.self)) == "UILabel")
    #expect(String(cString: object_getClassName(CALayer())) == "CALayer")
    #expect(object_getClass(UILabel()) == UILabel.self)
    #expect(class_getSuperclass(UILabel.self) == UIView.self)
    #expect(class_getSuperclass(nil) == nil)
  }
}
