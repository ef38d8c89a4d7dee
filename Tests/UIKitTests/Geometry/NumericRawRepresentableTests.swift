import Testing
import UIKit

@MainActor @Suite struct NumericRawRepresentableTests {
  @Test func `a priority is one less than required`() {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.priority = .required - 1
    #expect(width.priority == UILayoutPriority(999))
    width.priority -= 2
    #expect(width.priority.rawValue == 997)
    #expect(width.priority < .required && width.priority > .defaultHigh)
    #expect(UILayoutPriority.defaultHigh - .defaultLow == 500)
  }

  @Test func `a window's level is above another`() {
    let window = UIWindow()
    window.windowLevel = .alert + 1
    #expect(window.windowLevel.rawValue == 2001)
    #expect(1 + UIWindow.Level.statusBar == UIWindow.Level(1001))
  }

  @Test func `weights have an order`() {
    #expect([UIFont.Weight.bold, .regular, .light].sorted() == [.light, .regular, .bold])
  }
}
