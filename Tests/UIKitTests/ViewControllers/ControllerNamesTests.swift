import Testing
import UIKit

private final class SceneWindow: UIWindow {
  init(with controller: UIViewController) {
    super.init(windowScene: UIWindow().windowScene!)
    rootViewController = controller
  }

  required init?(coder: NSCoder) { nil }
}

private final class FrameWindow: UIWindow {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite struct ControllerNamesTests {
  @Test func `windows of subclasses are made by frame or scene`() {
    #expect(FrameWindow(frame: CGRect(x: 0, y: 0, width: 5, height: 6)).bounds.height == 6)
    let window = SceneWindow(with: UIViewController())
    #expect(window.bounds == UIScreen.main.bounds && window.isHidden)
    #expect(UIWindow().bounds == UIScreen.main.bounds)
  }

  @Test func `the keyboard's guide lies below the safe area`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.leftAnchor.constraint(equalTo: view.leftAnchor),
      bar.widthAnchor.constraint(equalToConstant: 10),
      bar.heightAnchor.constraint(equalToConstant: 20),
    ])
    view.layoutIfNeeded()
    #expect(bar.frame.maxY == 200 && view.keyboardLayoutGuide === view.keyboardLayoutGuide)
  }

  private final class Inset: UIView {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    }
  }

  @Test func `the keyboard's guide has its frame before a layout and after`() {
    let view = Inset(frame: CGRect(x: 5, y: 5, width: 100, height: 200))
    let guide = view.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 166, width: 100, height: 34))
    guide.usesBottomSafeArea = false
    #expect(guide.layoutFrame == CGRect(x: 0, y: 200, width: 100, height: 0))
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let frame = plain.keyboardLayoutGuide.layoutFrame
    plain.layoutIfNeeded()
    #expect(frame == CGRect(x: 0, y: 200, width: 100, height: 0))
    #expect(plain.keyboardLayoutGuide.layoutFrame == frame)
  }

  @Test func `a segue does what it was made with, or shows its destination`() {
    let (source, other) = (Parent(), UIViewController())
    let navigation = UINavigationController(rootViewController: source)
    let segue = UIStoryboardSegue(identifier: "next", source: source, destination: other)
    source.prepare(for: segue, sender: nil)
    segue.perform()
    #expect(source.log == ["prepare next"] && navigation.topViewController === other)
    var count = 0
    UIStoryboardSegue(identifier: nil, source: source, destination: other) { count += 1 }.perform()
    #expect(count == 1)
  }

  @Test func `the edit button changes with the controller`() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item.title == "Edit" && item === controller.editButtonItem)
    controller.isEditing = true
    #expect(item.title == "Done" && item.style == .done && controller.isEditing)
    controller.setEditing(false, animated: true)
    #expect(item.title == "Edit" && !controller.isEditing)
  }

  @Test func `the screen's space is that of windows`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
    window.addSubview(view)
    let space = UIScreen.main.coordinateSpace
    #expect(space.convert(CGPoint(x: 1, y: 1), from: view) == CGPoint(x: 11, y: 21))
    #expect(view.convert(CGPoint(x: 11, y: 21), from: space) == CGPoint(x: 1, y: 1))
    #expect(space.bounds == UIScreen.main.bounds)
  }
}
