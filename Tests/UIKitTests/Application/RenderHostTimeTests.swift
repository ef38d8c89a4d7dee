import Testing
import UIKit

@MainActor
@Suite struct RenderHostTimeTests {
  /// A red square that an animation moves over 10 points in a second.
  private final class Slider: UIView {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    var completed = false
    var layoutCount = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      addSubview(square)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { layoutCount += 1 }

    func slide() {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.square.frame.origin.x = 10
      } completion: { _ in
        self.completed = true
        self.setNeedsLayout()
      }
    }
  }

  private func columns(_ host: RenderHost) throws -> [Int] {
    let bytes = try host.render(scale: 1).straightRGBA()
    return (0..<11).filter { bytes[4 * $0 + 3] > 0 }
  }

  private func host(_ view: UIView) throws -> RenderHost {
    let host = RenderHost(size: CGSize(width: 11, height: 1))
    host.host(view)
    try host.settle()
    return host
  }

  @Test func `views are drawn with their end values until a time is asked for`() throws {
    try MediaClock.withOwn { clock in
      let view = Slider()
      view.slide()
      let host = try host(view)
      #expect(try columns(host) == [10])
      try host.advance(to: 0)
      #expect(try columns(host) == [0])
      try host.advance(to: 0.5)
      #expect(try columns(host) == [5])
      #expect(!view.completed)
      try host.advance(to: 1)
      #expect(try columns(host) == [10] && view.completed && view.layoutCount > 1)
      host.tearDown()
      #expect(clock.time == 0)
    }
  }

  @Test func `each picture begins at 0`() throws {
    try MediaClock.withOwn { _ in
      let view = Slider()
      view.slide()
      for _ in 1...2 {
        let host = try host(view)
        try host.advance(to: 0.25)
        // Two and a half points to the right, half in each of two pixels.
        #expect(try columns(host) == [2, 3])
        host.tearDown()
      }
    }
  }

  @Test func `a display link of the view's own moves it`() throws {
    final class Ticker: UIView {
      var link: CADisplayLink?
      override func didMoveToWindow() {
        link?.invalidate()
        link = window == nil ? nil : CADisplayLink { [weak self] in self?.tick($0) }
        link?.add(to: .main, forMode: .common)
      }
      func tick(_ link: CADisplayLink) { setNeedsLayout() }
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    try MediaClock.withOwn { _ in
      let view = Ticker()
      let host = try host(view)
      let before = view.count
      try host.advance(to: 0.5)
      #expect(view.count == before + 30)
      host.tearDown()
      #expect(view.link == nil)
    }
  }

  @Test func `a layer of its own animates by itself once it was seen`() throws {
    try MediaClock.withOwn { _ in
      let view = UIView()
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      layer.backgroundColor = .black
      view.layer.addSublayer(layer)
      let host = try host(view)
      layer.position.x += 1
      #expect(layer.animationKeys() == nil)
      try host.advance(to: 0.1)
      layer.position.x += 8
      #expect(layer.animationKeys() == ["position"])
      try host.advance(to: 0.1 + 1e-9)
      #expect(try columns(host) == [1])
      try host.advance(to: 0.4)
      #expect(try columns(host) == [9])
      host.tearDown()
    }
  }
}
