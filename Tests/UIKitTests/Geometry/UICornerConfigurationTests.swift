import Testing
import UIKit

@MainActor
@Suite struct UICornerConfigurationTests {
  private func view(_ configuration: UICornerConfiguration, _ size: CGSize) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.cornerConfiguration = configuration
    view.layoutIfNeeded()
    return view
  }

  @Test func `a capsule follows the view's size`() {
    let capsule = view(.capsule(), CGSize(width: 80, height: 30))
    #expect(capsule.layer.cornerRadius == 15)
    capsule.frame.size.height = 50
    capsule.layoutIfNeeded()
    #expect(capsule.layer.cornerRadius == 25)
    #expect(view(.capsule(maximumRadius: 8), CGSize(width: 80, height: 30)).layer.cornerRadius == 8)
  }

  @Test func `corners without a radius are square`() {
    let top = view(.uniformTopRadius(12), CGSize(width: 80, height: 60))
    #expect(top.layer.cornerRadius == 12)
    #expect(top.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(top.effectiveRadius(corner: .topLeft) == 12)
    #expect(top.effectiveRadius(corner: .bottomRight) == 0)
  }

  @Test func `a radius is no larger than half the shorter side`() {
    let fixed = view(.corners(radius: .fixed(100)), CGSize(width: 80, height: 30))
    #expect(fixed.layer.cornerRadius == 15)
  }

  @Test func `a concentric corner goes with its container's`() {
    let outer = view(.corners(radius: 30), CGSize(width: 200, height: 100))
    let inner = UIView(frame: outer.bounds.insetBy(dx: 12, dy: 12))
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(inner.layer.cornerRadius == 18)
    inner.frame = outer.bounds.insetBy(dx: 40, dy: 40)
    inner.layoutIfNeeded()
    #expect(inner.layer.cornerRadius == 0)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
    inner.layoutIfNeeded()
    #expect(inner.layer.cornerRadius == 5)
  }

  @Test func `uniform corners have the largest radius of them`() {
    let outer = view(.corners(radius: 30), CGSize(width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    outer.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(inner.effectiveRadius(corner: .topLeft) == 20)
    #expect(inner.effectiveRadius(corner: .topRight) == 0)
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(inner.effectiveRadius(corner: .topRight) == 20)
  }

  @Test func `without a configuration the layer's radius counts`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.layer.cornerRadius = 7
    #expect(view.effectiveRadius(corner: .allCorners) == 7)
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 7)
  }
}
