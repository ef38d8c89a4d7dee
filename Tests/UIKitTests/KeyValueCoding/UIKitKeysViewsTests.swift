import Testing

@testable import UIKit

@Suite @MainActor struct UIKitKeysViewsTests {
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
}
