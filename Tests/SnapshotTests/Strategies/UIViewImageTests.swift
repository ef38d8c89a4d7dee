import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

@MainActor @Suite struct UIViewImageTests: ImageVerifying {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private final class SquareView: UIView {
    var asked: [CGSize] = []
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      asked.append(size)
      return CGSize(width: max(size.width, 4), height: 5)
    }
  }


  private final class Controller: UIViewController {
    var calls: [String] = []
    var insets = UIEdgeInsets.zero

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .blue
      calls.append("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("viewDidDisappear")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      insets = view.safeAreaInsets
    }
  }


  @Test func `a view is drawn at the screen's scale, which is 3`() throws {
    expect(try drawn(view(width: 2, height: 1), as: .image), 6, 3, [255, 0, 0, 255])
    #expect(folder.files(in: folder.references) == ["test.a@3x.png"])
  }

  @Test func `the traits' display scale and a size replace the view's`() throws {
    let strategy = Snapshotting<UIView, UIImage>.image(
      size: CGSize(width: 3, height: 4), traits: UITraitCollection(displayScale: 2))
    expect(try drawn(view(width: 2, height: 1), as: strategy), 6, 8, [255, 0, 0, 255])
    #expect(folder.files(in: folder.references) == ["test.a@2x.png"])
  }

  @Test func `the traits decide what a dynamic colour is`() throws {
    let dark = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 1),
    ])
    let drawn = try drawn(
      view(width: 2, height: 1, .systemBackground), as: .image(traits: dark))
    expect(drawn, 2, 1, [0, 0, 0, 255])
  }

  @Test func `a screen shows an animation where it is, a layer where it leads to`() throws {
    func fading() -> UIView {
      let view = view(width: 1, height: 1)
      let animation = CABasicAnimation(keyPath: "backgroundColor")
      animation.fromValue = UIColor.green.cgColor
      animation.toValue = UIColor.red.cgColor
      // So slow that it does not matter when it began.
      animation.duration = 1e6
      view.layer.add(animation, forKey: nil)
      return view
    }
    let traits = UITraitCollection(displayScale: 1)
    let shown = try drawn(
      fading(), as: .image(drawHierarchyInKeyWindow: true, traits: traits))
    expect(shown, 1, 1, [0, 255, 0, 255])
    try FileManager.default.removeItem(atPath: folder.references)
    let plain = try drawn(
      fading(), as: .image(drawHierarchyInKeyWindow: false, traits: traits))
    expect(plain, 1, 1, [255, 0, 0, 255])
  }

  @Test func `a view is put back where it was`() {
    let parent = view(width: 50, height: 50)
    let (first, child, last) = (UIView(), view(width: 4, height: 4), UIView())
    for view in [first, child, last] { parent.addSubview(view) }
    _ = verify(child, as: .image(size: CGSize(width: 9, height: 9)))
    #expect(child.superview === parent)
    #expect(parent.subviews == [first, child, last])
    #expect(child.frame == CGRect(x: 5, y: 7, width: 4, height: 4))
  }

  @Test func `a view of no size fails`() {
    let failure = verify(UIView(), as: .image)
    #expect(
      failure?.hasPrefix("UIView is 0 × 0 points: there is nothing to compare.") == true)
    #expect(verify(view(width: 4, height: 0), as: .image)?.contains("4 × 0 points") == true)
    #expect(folder.files(in: folder.references) == [])
  }

  @Test func `a view without an area is measured by sizeToFit`() throws {
    let square = SquareView()
    square.backgroundColor = .red
    expect(
      try drawn(square, as: .image(traits: UITraitCollection(displayScale: 1))), 4, 5,
      [255, 0, 0, 255])
    #expect(square.asked == [.zero])
    #expect(square.bounds == .zero, "it is put back as it was")
  }

  @Test func `a view without a height keeps its width for sizeToFit`() throws {
    let square = SquareView(frame: CGRect(x: 0, y: 0, width: 7, height: 0))
    square.backgroundColor = .red
    expect(
      try drawn(square, as: .image(traits: UITraitCollection(displayScale: 1))), 7, 5,
      [255, 0, 0, 255])
    #expect(square.asked == [CGSize(width: 7, height: 0)])
  }

  @Test func `a label without a size is measured with the strategy's traits`() throws {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Text"
    func height(_ category: UIContentSizeCategory) throws -> Int {
      let traits = UITraitCollection { traits in
        traits.displayScale = 1
        traits.preferredContentSizeCategory = category
      }
      let size = try drawn(label, as: .image(traits: traits)).size
      try FileManager.default.removeItem(atPath: folder.references + "/test.a.png")
      return size.height
    }
    // Body is 17 points high at .large, and 53 at the greatest size: San Francisco's lines.
    #expect(try height(.large) == 21)
    #expect(try height(.accessibilityExtraExtraExtraLarge) == 64)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `a size that is no number fails`(side: CGFloat) {
    let failure = verify(
      view(width: 1, height: 1), as: .image(size: CGSize(width: side, height: 10)))
    #expect(failure?.contains("a size must be finite") == true)
  }

  @Test func `a view larger than a bitmap fails`() {
    let failure = verify(view(width: 20_000, height: 20_000), as: .image)
    #expect(failure?.contains("above the limit of a picture, 32,767 pixels a side") == true)
  }

  @Test func `a view that draws nothing fails, whatever its reference`() {
    let strategy = Snapshotting<UIView, UIImage>.image(
      traits: UITraitCollection(displayScale: 1))
    let failure = verify(view(width: 4, height: 4, nil), as: strategy)
    #expect(failure?.hasPrefix("Every pixel of the view is transparent") == true)
    #expect(failure?.contains("give it time: `.wait(for: 0.1, on: .image)`") == true)
    #expect(folder.files(in: folder.references) == [])

    let blank = Snapshotting<UIView, UIImage>.image(
      traits: UITraitCollection(displayScale: 1), allowsBlank: true)
    #expect(verify(view(width: 4, height: 4, nil), as: blank)?.contains("One was recorded") == true)
    #expect(verify(view(width: 4, height: 4, nil), as: blank) == nil)
    #expect(verify(view(width: 4, height: 4, nil), as: strategy) != nil)
  }

  @Test func `a layout that never settles is drawn`() throws {
    let view = view(width: 4, height: 4)
    view.addSubview(RestlessView())
    expect(try drawn(view, as: .image), 12, 12, [255, 0, 0, 255])
  }

  @Test func `a controller appears and disappears once`() {
    let controller = Controller()
    _ = verify(controller, as: .image(size: CGSize(width: 5, height: 5)))
    #expect(
      controller.calls == [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear",
      ])
  }

  @Test func `a device gives size, scale and safe area`() throws {
    let controller = Controller()
    let image = try drawn(controller, as: .image(on: .iPhoneX))
    #expect(image.size == PixelSize(width: 1125, height: 2436))
    #expect(controller.insets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  }

  @Test func `a size and traits replace the device's`() throws {
    let strategy = Snapshotting<UIViewController, UIImage>.image(
      on: .iPhoneX, size: CGSize(width: 3, height: 2),
      traits: UITraitCollection(displayScale: 1))
    expect(try drawn(Controller(), as: strategy), 3, 2, [0, 0, 255, 255])
  }
}
