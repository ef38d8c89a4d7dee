import Testing
import UIKit

@MainActor
@Suite struct RenderHostTests {
  @Test func `a view is drawn at the size, scale and style asked for`() throws {
    let view = UIView()
    view.backgroundColor = .systemBackground
    let host = RenderHost(
      size: CGSize(width: 2, height: 1),
      traits: UITraitCollection {
        $0.displayScale = 2
        $0.userInterfaceStyle = .dark
      })
    host.host(view)
    try host.settle()
    #expect(view.traitCollection.displayScale == 2)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    #expect(
      try host.render(scale: 2).rgbaRows
        == Array(repeating: Array(repeating: Pixel.black, count: 4), count: 2))
    host.tearDown()
  }

  @Test func `tearing down puts a view back where it was`() throws {
    let parent = UIView()
    let (before, view, after) = (UIView(), UIView(), UIView())
    for subview in [before, view, after] { parent.addSubview(subview) }
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let host = RenderHost(size: CGSize(width: 10, height: 10))
    host.host(view)
    try host.settle()
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
    host.tearDown()
    #expect(parent.subviews == [before, view, after])
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.window == nil)
  }

  @Test func `a view keeps the origin of its frame while it is drawn`() throws {
    final class Card: UIView {
      var origins: [CGPoint] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        origins.append(convert(CGPoint.zero, to: nil))
      }
    }
    let view = Card(frame: CGRect(x: 30, y: 40, width: 5, height: 4))
    view.backgroundColor = .red
    let host = RenderHost(size: CGSize(width: 10, height: 8))
    host.host(view)
    try host.settle()
    #expect(view.frame == CGRect(x: 30, y: 40, width: 10, height: 8))
    #expect(view.origins.last == CGPoint(x: 30, y: 40))
    let rows = try host.render(scale: 1).rgbaRows
    #expect(rows == Array(repeating: Array(repeating: 0xFF00_00FF, count: 10), count: 8))
    host.tearDown()
    #expect(view.frame == CGRect(x: 30, y: 40, width: 5, height: 4))
  }

  @Test func `in a window that is drawn, controllers appear to the end`() throws {
    final class Screen: UIViewController {
      var log: [String] = []
      override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
    }
    let screen = Screen()
    let own = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
    own.rootViewController = UINavigationController(rootViewController: screen)
    own.makeKeyAndVisible()
    let host = RenderHost(size: own.bounds.size)
    host.host(own)
    try host.settle()
    #expect(screen.log == ["appeared"])
    host.tearDown()
  }

  @Test func `a controller appears and disappears once`() throws {
    final class Counter: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("will") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did") }
      override func viewWillDisappear(_ animated: Bool) { calls.append("willNot") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("didNot") }
    }
    let counter = Counter()
    let host = RenderHost(
      size: CGSize(width: 10, height: 20),
      safeAreaInsets: UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    host.host(counter)
    try host.settle()
    try host.settle()
    #expect(counter.calls == ["will", "did"])
    #expect(counter.view.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(counter.view.safeAreaInsets.top == 5)
    host.tearDown()
    host.tearDown()
    #expect(counter.calls == ["will", "did", "willNot", "didNot"])
    #expect(counter.view.superview == nil)
  }

  @Test func `layout that asks for more layout settles`() throws {
    let view = LayoutView()
    view.onLayout = { [unowned view] in
      if view.layoutCount < 5 { view.setNeedsLayout() }
    }
    let host = RenderHost(size: CGSize(width: 10, height: 10))
    host.host(view)
    try host.settle()
    #expect(view.layoutCount == 5)
    host.tearDown()
  }

  @Test func `subviews that are placed while drawing are laid out`() throws {
    final class Late: UIView {
      let child = LayoutView()
      override func draw(_ rect: CGRect) {
        addSubview(child)
        child.frame = rect
      }
    }
    let view = Late()
    let host = RenderHost(size: CGSize(width: 10, height: 10))
    host.host(view)
    try host.settle()
    #expect(view.child.layoutCount == 1)
    host.tearDown()
  }

  @Test func `nothing to draw is an error that says so`() throws {
    let empty = RenderHost(size: CGSize(width: 0, height: 10))
    #expect(throws: HostError.nothingHosted) { try empty.settle() }
    empty.host(UIView())
    #expect(throws: HostError.noArea(view: "UIView", size: CGSize(width: 0, height: 10))) {
      try empty.render(scale: 1)
    }
    let size = CGSize(width: 40_000, height: 1)
    let large = RenderHost(size: size)
    large.host(UIView())
    #expect(throws: HostError.tooLarge(view: "UIView", size: size, scale: 1)) {
      try large.render(scale: 1)
    }
    #expect(HostError.noArea(view: "CardView", size: size).description.contains("CardView"))
  }

  @Test func `a view keeps its scrolled bounds and ignores its own transform`() throws {
    let view = UIView()
    view.bounds.origin = CGPoint(x: 0, y: 5)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let dot = UIView(frame: CGRect(x: 0, y: 5, width: 1, height: 1))
    dot.backgroundColor = .red
    view.addSubview(dot)
    let host = RenderHost(size: CGSize(width: 2, height: 1))
    host.host(view)
    try host.settle()
    #expect(try host.render(scale: 1).rgbaRows == [[Pixel.red, Pixel.clear]])
    host.tearDown()
  }
}
