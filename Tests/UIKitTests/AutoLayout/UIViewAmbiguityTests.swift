import Testing
import UIKit

@MainActor
@Suite struct UIViewAmbiguityTests {
  private final class Card: UIView {}

  private let root = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func `ambiguity is seen, named and exercised`() {
    let (one, two) = (SizedView(20, 10), SizedView(20, 10))
    for view in [one, two] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      two.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(one.frame.width == 280)
    #expect(one.hasAmbiguousLayout && one.ambiguousDimensions == ["width"])
    #expect(two.ambiguousDimensions == ["minX", "width"])
    #expect(!root.hasAmbiguousLayout)
    one.exerciseAmbiguityInLayout()
    #expect(one.frame.width == 20 && two.frame.width == 280)
    two.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(!one.hasAmbiguousLayout)
    root.layoutIfNeeded()
    #expect(one.frame.width == 280)
  }

  @Test func `the constraints that affect a view are those that move it`() {
    let (one, two) = (SizedView(20, 10), SizedView(20, 10))
    for view in [one, two] { root.addSubview(view) }
    let left = one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let next = two.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 5)
    let top = two.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([left, next, top])
    let found = two.constraintsAffectingLayout(for: .horizontal)
    #expect(found.contains(left) && found.contains(next) && !found.contains(top))
    let implied = found.filter { $0 !== left && $0 !== next }.map {
      $0.text(named: { $0 === one ? "one" : $0 === two ? "two" : "root" })
    }
    #expect(
      implied.sorted()
        == [
          "<NSContentSizeLayoutConstraint one.width <= 20 @250   (active)>",
          "<NSContentSizeLayoutConstraint one.width >= 20 @750   (active)>",
          "<NSContentSizeLayoutConstraint two.width <= 20 @250   (active)>",
          "<NSContentSizeLayoutConstraint two.width >= 20 @750   (active)>",
        ].sorted())
    #expect(two.constraintsAffectingLayout(for: .vertical).contains(top))
  }
}
