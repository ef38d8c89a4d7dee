import Testing
import UIKit

@Suite @MainActor struct MetatypeTests {
  private class Badge: UIView {
    static var count = 0
    var madeBy = ""

    override init(frame: CGRect) {
      super.init(frame: frame)
      madeBy = "frame"
      Self.count += 1
    }

    required init?(coder: NSCoder) { fatalError("Nothing decodes a badge.") }

    isolated deinit { Self.count -= 1 }

    class func standard() -> Self { self.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
  }

  private final class Star: Badge {}

  private final class Cell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .value1, reuseIdentifier: (reuseIdentifier ?? "") + "!")
    }

    required init?(coder: NSCoder) { fatalError("Nothing decodes a cell.") }
  }

  private func made<View: UIView>(_ type: View.Type) -> View { View() }
  private func placed<View: UIView>(_ type: View.Type) -> View {
    View(frame: CGRect(x: 5, y: 0, width: 6, height: 7))
  }

  @Test func `a type parameter makes views of the class that it stands for`() {
    let badge = made(Star.self)
    #expect(type(of: badge) == Star.self)
    #expect(badge.madeBy == "frame")
    #expect(placed(Badge.self).frame == CGRect(x: 5, y: 0, width: 6, height: 7))
  }

  @Test func `a metatype's value makes views of the class that it is at run time`() {
    let type: UIView.Type = Star.self
    #expect(type.init() is Star)
    let view = type.init(frame: CGRect(x: 0, y: 0, width: 8, height: 9))
    #expect((view as? Star)?.madeBy == "frame")
    #expect(view.bounds.size == CGSize(width: 8, height: 9))
    #expect(Swift.type(of: view).init(frame: .zero) is Star)
  }

  @Test func `a class method makes an object of its own class`() {
    #expect(Star.standard().frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(type(of: Star.standard()) == Star.self)
  }

  @Test func `cells and controllers and layers are made by their own initialisers`() {
    let cell: UITableViewCell.Type = Cell.self
    let name = String(repeating: "card", count: 8)
    #expect(cell.init(style: .default, reuseIdentifier: name).reuseIdentifier == name + "!")
    let controller: UIViewController.Type = UITabBarController.self
    #expect(controller.init() is UITabBarController)
    #expect(controller.init(nibName: nil, bundle: nil) is UITabBarController)
    let layer: CALayer.Type = CAShapeLayer.self
    let shape = layer.init()
    shape.opacity = 0.5
    #expect(layer.init(layer: shape).opacity == 0.5)
    let object: NSObject.Type = Star.self
    #expect(object.init() is Star)
  }

  @Test func `colours are made by class methods of extensions`() {
    #expect(UIColor.level(0.5) == UIColor(white: 0.5, alpha: 1))
  }

  @Test func `what is made this way is let go`() {
    let before = Badge.count
    do {
      let types: [UIView.Type] = [Badge.self, Star.self]
      let views = types.map { $0.init(frame: .zero) } + [made(Star.self)]
      #expect(Badge.count == before + views.count)
    }
    #expect(Badge.count == before)
  }
}

extension UIColor {
  fileprivate class func level(_ white: CGFloat) -> Self { self.init(white: white, alpha: 1) }
}
