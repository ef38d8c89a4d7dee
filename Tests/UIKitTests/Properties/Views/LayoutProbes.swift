import UIKit

extension PropertyTable {
  static func stackViews() -> [PropertyProbe] {
    var family = PropertyFamily("UIStackView") {
      let stack = UIStackView()
      for (text, size, color) in [
        ("one", 10, UIColor.red), ("two", 20, .green), ("three", 9, .yellow),
      ] as [(String, CGFloat, UIColor)] {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.backgroundColor = color
        stack.addArrangedSubview(label)
      }
      return Specimen(
        stack, showing: Sample.root(with: stack, frame: CGRect(x: 2, y: 2, width: 96, height: 90)))
    }
    family.probe("axis", \.axis, .vertical)
    family.probe("distribution", \.distribution, .fillEqually)
    family.probe("alignment", \.alignment, .top)
    family.probe("spacing", \.spacing, 5)
    family.probe(
      "isBaselineRelativeArrangement", \.isBaselineRelativeArrangement, true,
      given: { stack in
        stack.axis = .vertical
        stack.spacing = 30
        stack.removeArrangedSubview(stack.arrangedSubviews[2])
      })
    family.probe("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement, true)
    return family.probes
  }

  static func constraints() -> [PropertyProbe] {
    var family = PropertyFamily("NSLayoutConstraint") {
      let inner = Sample.block(.zero, .red)
      inner.translatesAutoresizingMaskIntoConstraints = false
      let root = Sample.root(with: inner, frame: nil)
      let width = inner.widthAnchor.constraint(equalToConstant: 30)
      width.priority = .defaultHigh
      let other = inner.widthAnchor.constraint(equalToConstant: 60)
      other.priority = .defaultLow
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: root.topAnchor),
        inner.leftAnchor.constraint(equalTo: root.leftAnchor),
        inner.heightAnchor.constraint(equalToConstant: 30), width, other,
      ])
      return Specimen(width, showing: root)
    }
    family.probe("constant", \.constant, 50)
    family.probe("priority", \.priority, .fittingSizeLevel)
    family.probe("isActive", \.isActive, false)
    family.probe(
      "identifier", \.identifier, "other",
      .listed(.identity, "What messages about constraints call it."))
    family.probe(
      "shouldBeArchived", \.shouldBeArchived, true,
      .listed(.behaviour, "Decides whether the constraint is encoded with its view."))
    var guides = PropertyFamily("UILayoutGuide") {
      let view = UIView()
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      return Specimen(guide, showing: Sample.root(with: view))
    }
    guides.probe(
      "identifier", \.identifier, "other",
      .listed(.identity, "What messages about constraints call it."))
    return family.probes + guides.probes
  }

  static func geometry() -> [PropertyProbe] {
    var insets = PropertyFamily("UIEdgeInsets") {
      let view = UITextView()
      view.text = Sample.text
      view.isScrollEnabled = false
      return Specimen(
        UIEdgeInsets.zero, showing: Sample.root(with: view),
        measures: { _ in ["\(view.sizeThatFits(CGSize(width: 90, height: 900)))"] },
        use: { view.textContainerInset = $0 })
    }
    insets.probe("top", \.top, 9)
    insets.probe("left", \.left, 9)
    insets.probe("bottom", \.bottom, 9)
    insets.probe("right", \.right, 9)
    var directional = PropertyFamily("NSDirectionalEdgeInsets") {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      let button = UIButton(configuration: configuration)
      return Specimen(
        NSDirectionalEdgeInsets.zero, showing: Sample.root(with: button),
        use: { button.configuration?.contentInsets = $0 })
    }
    directional.probe("top", \.top, 9)
    directional.probe("leading", \.leading, 9)
    directional.probe("bottom", \.bottom, 9)
    directional.probe("trailing", \.trailing, 9)
    var offsets = PropertyFamily<Void>("UIOffset") { nothing() }
    for name in ["horizontal", "vertical"] {
      offsets.list(name, .requirement, "A part of a value that no public property takes.")
    }
    return insets.probes + directional.probes + offsets.probes
  }

  static func scrollViews() -> [PropertyProbe] {
    var family = PropertyFamily("UIScrollView") { scrolled() }
    let insets = UIEdgeInsets(top: 12, left: 8, bottom: 4, right: 4)
    family.probe("contentSize", \.contentSize, CGSize(width: 300, height: 300))
    family.probe("contentOffset", \.contentOffset, CGPoint(x: 10, y: 20))
    family.probe("contentInset", \.contentInset, insets)
    family.probe("bounds", \.bounds, CGRect(x: 5, y: 5, width: 50, height: 50))
    family.probe(
      "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, .never,
      on: {
        let specimen = scrolled()
        specimen.stage.host.window.screenSafeArea.top = 24
        specimen.subject.frame.origin.y = 0
        specimen.subject.contentSize = CGSize(width: 10, height: 400)
        return specimen
      })
    family.probe("minimumZoomScale", \.minimumZoomScale, 0.9, on: { zoomed(to: 0.6) })
    family.probe("maximumZoomScale", \.maximumZoomScale, 2, on: { zoomed(to: 3) })
    family.probe("zoomScale", \.zoomScale, 2, on: { zoomed(to: nil) })
    family.probe("isScrollEnabled", \.isScrollEnabled, false, drag)
    family.probe("isPagingEnabled", \.isPagingEnabled, true, drag)
    family.probe("isDirectionalLockEnabled", \.isDirectionalLockEnabled, true, drag)
    family.probe("bounces", \.bounces, false, drag)
    family.probe("alwaysBounceVertical", \.alwaysBounceVertical, true, drag)
    family.probe("alwaysBounceHorizontal", \.alwaysBounceHorizontal, true, drag)
    family.probe("decelerationRate", \.decelerationRate, .fast, drag)
    family.probe("bouncesZoom", \.bouncesZoom, false, drag)
    family.probe("delaysContentTouches", \.delaysContentTouches, false, drag)
    family.probe("canCancelContentTouches", \.canCancelContentTouches, false, drag)
    family.probe(
      "scrollsToTop", \.scrollsToTop, false,
      .listed(.behaviour, "Decides whether a touch of the status bar scrolls."))
    family.probe(
      "keyboardDismissMode", \.keyboardDismissMode, .onDrag,
      .listed(.behaviour, "Decides whether a drag takes the keyboard away."))
    family.probe("delegate", \.delegate, nil, .listed(.behaviour, "Who is told of scrolling."))
    let bars = Verdict.listed(
      .motion, "Indicators are seen while the content moves, and fade when it rests.")
    family.probe("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, false, bars)
    family.probe("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, false, bars)
    family.probe("indicatorStyle", \.indicatorStyle, .white, bars)
    family.probe("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets, insets, bars)
    family.probe(
      "horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets, insets, bars)
    family.probe(
      "automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets,
      false, bars)
    family.probe("scrollIndicatorInsets", \.scrollIndicatorInsets, insets, bars)
    return family.probes
  }

  private static let drag = Verdict.listed(.behaviour, "Decides what a drag or a pinch does.")

  private static func scrolled() -> Specimen<UIScrollView> {
    let view = UIScrollView()
    let root = Sample.root(with: view)
    view.addSubview(Sample.block(CGRect(x: 0, y: 0, width: 50, height: 30), .red))
    view.contentSize = CGSize(width: 200, height: 200)
    return Specimen(view, showing: root, measures: { ["\($0.contentSize)"] })
  }

  private final class Zoomer: NSObject, UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
  }

  private static func zoomed(to scale: CGFloat?) -> Specimen<UIScrollView> {
    let zoomer = Zoomer()
    let view = UIScrollView()
    let root = Sample.root(with: view)
    view.addSubview(Sample.block(CGRect(x: 0, y: 0, width: 50, height: 30), .red))
    view.contentSize = CGSize(width: 50, height: 30)
    view.delegate = zoomer
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 4
    return Specimen(
      view, showing: root, keeping: [zoomer],
      use: { view in if let scale { view.zoomScale = scale } })
  }
}
