import Snapshot
import Testing
import UIKit

@MainActor @Suite struct ViewTextTests {
  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
    var text: String?
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  private final class CardView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }

  @Test func `a view prints what is set on it, and its subviews`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50.5))
    let card = CardView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    card.backgroundColor = .red
    card.alpha = 0.5
    card.tag = 7
    card.clipsToBounds = true
    view.addSubview(card)
    #expect(
      text(view, .recursiveDescription) == """
        <UIView; frame = (0 0; 100 50.5); layer = <CALayer>>
           | <SnapshotTests.ViewTextTests.CardView; frame = (1 2; 3 4); clipsToBounds = YES; \
        alpha = 0.5; tag = 7; layer = <CAShapeLayer>>
        """)
  }

  private final class PriceLabel: UILabel {}

  @Test func `views print in UIKit's words`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = PriceLabel(frame: CGRect(x: 1.0 / 3, y: 0, width: 10, height: 20))
    label.text = "it's 2"
    label.isHidden = true
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    turned.transform = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.1, tx: 1, ty: 0)
    turned.addGestureRecognizer(UITapGestureRecognizer())
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.text = "a"
    field.placeholder = "b"
    for subview in [label, turned, field] { view.addSubview(subview) }
    let lines = text(view, .recursiveDescription)?.split(separator: "\n").map(String.init) ?? []
    #expect(
      lines.dropFirst().first == """
           | <SnapshotTests.ViewTextTests.PriceLabel; baseClass = UILabel; \
        frame = (0.333333 0; 10 20); text = 'it's 2'; hidden = YES; \
        userInteractionEnabled = NO; layer = <_UILabelLayer>>
        """)
    #expect(
      lines.dropFirst(2).first == """
           | <UIView; frame = (3.5 4.5; 5 1); \
        transform = [0.5, 0, 0, 0.10000000000000001, 1, 0]; gestureRecognizers = <NSArray>; \
        layer = <CALayer>>
        """)
    #expect(
      lines.dropFirst(3).first == """
           | <UITextField; frame = (0 0; 20 20); text = 'a'; opaque = NO; placeholder = b; \
        borderStyle = None; background = <_UITextFieldNoBackgroundProvider: \
        textfield=<UITextField>>; layer = <CALayer>>
        """)
  }

  @Test func `a scroll view prints what it shows`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50),
      collectionViewLayout: UICollectionViewFlowLayout())
    let line = text(view, .recursiveDescription) ?? ""
    #expect(
      line.hasSuffix(
        "layer = <CALayer>; contentOffset: {0, 0}; contentSize: {100, 0}; "
          + "adjustedContentInset: {0, 0, 0, 0}; layout: <UICollectionViewFlowLayout>; "
          + "dataSource: (null)>"))
  }

  @Test func `a description is of the laid-out view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child)
    #expect(
      text(view, .recursiveDescription(size: CGSize(width: 30, height: 20))) == """
        <UIView; frame = (0 0; 30 20); layer = <CALayer>>
           | <UIView; frame = (0 0; 30 20); autoresize = W+H; layer = <CALayer>>
        """)
  }

  @Test func `a layout trace has frames and constraints`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    for (one, other) in [
      (child.leadingAnchor, view.leadingAnchor), (view.trailingAnchor, child.trailingAnchor),
    ] {
      one.constraint(equalTo: other, constant: 8).isActive = true
    }
    child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    child.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5).isActive = true
    let trace = text(view, .layoutTrace) ?? ""
    #expect(trace.hasPrefix("•UIView (0 0; 100 50), layouts: "))
    #expect(
      trace.split(separator: "\n").dropFirst().map(String.init) == [
        "|   - H:|-(8)-[UIView]", "|   - H:[UIView]-(8)-|", "|   - V:|-(0)-[UIView]",
        "|   - UIView.height == 0.5*self.height", "|   *UIView (8 0; 84 25), layouts: 1",
      ])
  }

  private final class Child: UIViewController {}

  @Test func `a hierarchy has the children and their states`() {
    let parent = UIViewController()
    let (shown, hidden) = (Child(), Child())
    for child in [shown, hidden] { parent.addChild(child) }
    parent.view.addSubview(shown.view)
    #expect(
      text(parent, .hierarchy) == """
        <UIViewController>, state: appeared, view: <UIView>
           | <SnapshotTests.ViewTextTests.Child>, state: appeared, view: <UIView>
           | <SnapshotTests.ViewTextTests.Child>, state: disappeared, view: (view not loaded)
        """)
  }

  @Test func `a hierarchy tells what is not in the window`() {
    let tabs = UITabBarController()
    let (first, second) = (UINavigationController(rootViewController: Child()), Child())
    tabs.viewControllers = [first, second]
    _ = second.view
    #expect(
      text(tabs as UIViewController, .hierarchy) == """
        <UITabBarController>, state: appeared, view: <UILayoutContainerView>
           | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           |    | <SnapshotTests.ViewTextTests.Child>, state: appeared, view: <UIView>
           | <SnapshotTests.ViewTextTests.Child>, state: disappeared, view: <UIView> \
        not in the window
        """)
  }

  @Test func `a colour whose components are no numbers does no harm`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.backgroundColor = UIColor(red: .nan, green: .infinity, blue: -1e300, alpha: 1)
    #expect(text(view, .recursiveDescription)?.contains("frame = (0 0; 1 1)") == true)
  }
}
