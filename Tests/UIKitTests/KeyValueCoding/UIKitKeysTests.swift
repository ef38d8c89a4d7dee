import Testing

@testable import UIKit

@Suite @MainActor struct UIKitKeysTests {
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
}
