import Testing

@testable import UIKit

@Suite @MainActor struct KeyValueCodingTests {
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
