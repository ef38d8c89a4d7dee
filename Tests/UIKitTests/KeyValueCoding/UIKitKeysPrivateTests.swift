import Testing
import UIKit

@MainActor
@Suite struct UIKitKeysPrivateTests {
  @Test func `the radius of the display's corners is a number`() {
    let radius = UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat
    #expect(radius != nil)
  }

  @Test(arguments: ["titleTextColor", "image", "imageTintColor"])
  func `an alert's action takes what apps are known to set`(_ key: String) {
    let action = UIAlertAction(title: "Go", style: .default)
    action.setValue(UIColor.red, forKey: key)
    #expect(action.value(forKey: key) == nil)
  }

  @Test func `a variable's name finds the property`() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.value(forKey: "_placeholderLabel") is UILabel)
    field.setValue(UIColor.green, forKeyPath: "_placeholderLabel.textColor")
    #expect((field.value(forKey: "placeholderLabel") as? UILabel)?.textColor == .green)
  }
}
