import Testing
import UIKit

@MainActor
@Suite struct FrameFormulasTests {
  private final class Card: UIView {}

  private let root = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// An attribute's value as of the last layout, in the space of `container`, whose own edges are
  /// those of its alignment rectangle.
  private func place(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, in container: UIView
  ) -> CGFloat? {
    let rect: CGRect
    if let guide = item as? UILayoutGuide {
      rect = guide.layoutFrame
    } else if let view = item as? UIView {
      rect = view.alignmentRect(
        forFrame: view === container
          ? CGRect(origin: .zero, size: view.bounds.size)
          : view === container.superview ? view.bounds : view.frame)
    } else {
      return nil
    }
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    default: return nil
    }
  }

  @Test func `what a frame implies is the row that was solved`() throws {
    final class Inset: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
      }
    }
    let outer = Inset(frame: CGRect(x: 10, y: 10, width: 216, height: 110))
    let inner = UIView(frame: CGRect(x: 50, y: 20, width: 100, height: 40))
    inner.autoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let follower = SizedView(5, 5)
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(follower)
    let guide = outer.layoutMarginsGuide
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: inner.rightAnchor),
      follower.topAnchor.constraint(equalTo: inner.centerYAnchor),
      follower.rightAnchor.constraint(greaterThanOrEqualTo: guide.leftAnchor),
    ])
    let corner = UIView()
    corner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(corner)
    NSLayoutConstraint.activate([
      corner.rightAnchor.constraint(equalTo: guide.rightAnchor),
      corner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      corner.widthAnchor.constraint(equalToConstant: 4),
      corner.heightAnchor.constraint(equalToConstant: 4),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 50, y: 20, width: 100, height: 40))
    #expect(corner.frame.maxX == 208 && corner.frame.maxY == 102)
    var checked = 0
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let found =
        follower.constraintsAffectingLayout(for: axis)
        + corner.constraintsAffectingLayout(for: axis)
      for constraint in found
      where type(of: constraint) != NSLayoutConstraint.self
        || constraint.firstItem is UILayoutGuide
      {
        guard constraint.firstItem !== follower else { continue }
        let first = try #require(
          place(constraint.firstAttribute, of: constraint.firstItem, in: outer))
        let second = place(constraint.secondAttribute, of: constraint.secondItem, in: outer) ?? 0
        let text = constraint.text(named: { "\(type(of: $0))" })
        let expected = constraint.multiplier * second + constraint.constant
        #expect(abs(first - expected) < 1e-6, "\(text)")
        checked += 1
      }
    }
    #expect(checked >= 6)
    let log = follower.constraintsAffectingLayout(for: .horizontal).map {
      $0.text(named: { "\(type(of: $0))" })
    }
    #expect(
      log.contains {
        $0.contains("h=&&- v=&-& UIView.left == 0.33333*Inset.width - 16.66667")
      }, "\(log)")
  }

  @Test func `autoresizing masks stand for relations to the superview`() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([width, box.heightAnchor.constraint(equalToConstant: 10)])
    root.layoutIfNeeded()
    let resized = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 5))
    resized.autoresizingMask = .flexibleWidth
    box.addSubview(resized)
    let inner = SizedView(10, 5)
    resized.addSubview(inner)
    inner.widthAnchor.constraint(equalTo: resized.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame.width == 40)
    width.constant = 160
    root.layoutIfNeeded()
    #expect(resized.frame == CGRect(x: 10, y: 0, width: 140, height: 5))
    #expect(inner.frame.width == 70)
  }
}
