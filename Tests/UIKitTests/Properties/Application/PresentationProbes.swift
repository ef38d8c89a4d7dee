import UIKit

extension PropertyTable {
  private static func controllers(
    _ style: UIModalPresentationStyle
  ) -> (below: UIViewController, above: UIViewController, button: UIView) {
    let (below, above) = (UIViewController(), UIViewController())
    below.view.backgroundColor = .orange
    above.view.backgroundColor = .green
    above.modalPresentationStyle = style
    let button = Sample.block(CGRect(x: 60, y: 60, width: 20, height: 20), .red)
    below.view.addSubview(button)
    return (below, above, button)
  }

  private static func sheet(
    _ horizontal: UIUserInterfaceSizeClass = .compact,
    _ vertical: UIUserInterfaceSizeClass = .regular, _ style: UIModalPresentationStyle = .pageSheet
  ) -> Specimen<UISheetPresentationController> {
    let (below, above, _) = controllers(style)
    above.preferredContentSize = horizontal == .regular ? .zero : CGSize(width: 90, height: 70)
    let specimen = Specimen(
      above.sheetPresentationController!, showing: below, keeping: [above],
      use: { _ in below.present(above, animated: false) })
    let window = specimen.stage.host.window
    window.screenTraits = UITraitCollection(traitsFrom: [
      window.screenTraits, UITraitCollection(horizontalSizeClass: horizontal),
      UITraitCollection(verticalSizeClass: vertical),
    ])
    return specimen
  }

  private static func popover(
    _ prepare: (UIPopoverPresentationController) -> Void = { _ in }
  ) -> Specimen<UIPopoverPresentationController> {
    let (below, above, button) = controllers(.popover)
    above.preferredContentSize = CGSize(width: 60, height: 50)
    let popover = above.popoverPresentationController!
    popover.sourceView = button
    prepare(popover)
    let specimen = Specimen(
      popover, showing: below, keeping: [above],
      use: { _ in below.present(above, animated: false) })
    let window = specimen.stage.host.window
    window.screenTraits = UITraitCollection(traitsFrom: [
      window.screenTraits, UITraitCollection(horizontalSizeClass: .regular),
    ])
    return specimen
  }

  static func sheets() -> [PropertyProbe] {
    let medium: @MainActor @Sendable (inout UISheetPresentationController) -> Void = {
      $0.detents = [.medium()]
    }
    var family = PropertyFamily("UISheetPresentationController") { sheet() }
    family.list("delegate", .behaviour, "Who is told of detents.")
    family.probe("detents", \.detents, [.medium()])
    family.probe("selectedDetentIdentifier", \.selectedDetentIdentifier, .large) {
      $0.detents = [.medium(), .large()]
    }
    family.probe(
      "largestUndimmedDetentIdentifier", \.largestUndimmedDetentIdentifier, .medium,
      given: medium)
    family.probe("prefersGrabberVisible", \.prefersGrabberVisible, true)
    family.probe("preferredCornerRadius", \.preferredCornerRadius, 30)
    family.probe(
      "prefersScrollingExpandsWhenScrolledToEdge", \.prefersScrollingExpandsWhenScrolledToEdge,
      false, .listed(.behaviour, "What a touch that scrolls does."))
    family.probe(
      "prefersEdgeAttachedInCompactHeight", \.prefersEdgeAttachedInCompactHeight, true,
      on: { sheet(.compact, .compact) })
    family.probe(
      "widthFollowsPreferredContentSizeWhenEdgeAttached",
      \.widthFollowsPreferredContentSizeWhenEdgeAttached, true, on: { sheet(.compact, .compact) }
    ) { $0.prefersEdgeAttachedInCompactHeight = true }
    family.probe(
      "prefersPageSizing", \.prefersPageSizing, true,
      on: { sheet(.regular, .regular, .formSheet) })
    family.probe(
      "sourceView", \.sourceView, nil,
      on: {
        let specimen = sheet(.regular)
        specimen.subject.presentedViewController.preferredContentSize = CGSize(
          width: 60, height: 60)
        let source = specimen.stage.host.hostedView?.subviews.first
        specimen.subject.sourceView = source
        return specimen
      })
    func dressed() -> Specimen<UIPresentationController> {
      let specimen = sheet()
      specimen.subject.presentedViewController.view.backgroundColor = .systemBackground
      return Specimen(
        specimen.subject, in: specimen.stage,
        use: { presentation in
          specimen.stage.host.hostedView?.window?.rootViewController?.present(
            presentation.presentedViewController, animated: false)
        })
    }
    var any = PropertyFamily("UIPresentationController") { dressed() }
    any.probe(
      "overrideTraitCollection", \.overrideTraitCollection,
      UITraitCollection(userInterfaceStyle: .dark))
    var controllers = PropertyFamily<Void>("UIViewController") { nothing() }
    controllers.list(
      "providesPresentationContextTransitionStyle", .motion,
      "Decides by which motion a presentation comes.")
    return family.probes + any.probes + controllers.probes
  }

  static func popovers() -> [PropertyProbe] {
    var family = PropertyFamily("UIPopoverPresentationController") { popover() }
    family.list("delegate", .behaviour, "Who is asked what the popover points at.")
    family.probe("sourceView", \.sourceView, nil)
    family.probe("sourceRect", \.sourceRect, CGRect(x: 0, y: 0, width: 4, height: 2))
    family.probe("sourceItem", \.sourceItem, nil) { $0.sourceItem = $0.sourceView?.superview }
    family.probe("barButtonItem", \.sourceItem, UIBarButtonItem())
    family.probe("permittedArrowDirections", \.permittedArrowDirections, .down)
    family.probe(
      "popoverLayoutMargins", \.popoverLayoutMargins,
      UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 0))
    family.probe("backgroundColor", \.backgroundColor, .purple) {
      $0.presentedViewController.view.backgroundColor = .clear
    }
    family.probe("popoverBackgroundViewClass", \.popoverBackgroundViewClass, ProbedBubble.self)
    family.probe("canOverlapSourceViewRect", \.canOverlapSourceViewRect, true) {
      $0.permittedArrowDirections = .down
      $0.presentedViewController.preferredContentSize.height = 120
    }
    family.probe(
      "passthroughViews", \.passthroughViews, [], .listed(.behaviour, "What touches reach."))
    var bubbles = PropertyFamily("UIPopoverBackgroundView") {
      let view = ProbedBubble(frame: .zero)
      return Specimen(view, showing: Sample.root(with: view))
    }
    bubbles.probe("arrowOffset", \.arrowOffset, 12)
    bubbles.probe("arrowDirection", \.arrowDirection, .left)
    return family.probes + bubbles.probes
  }
}

/// A bubble of an app's own.
private final class ProbedBubble: UIPopoverBackgroundView {
  override class func arrowBase() -> CGFloat { 20 }
  override class func arrowHeight() -> CGFloat { 10 }
  override class func contentViewInsets() -> UIEdgeInsets {
    UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
  }

  private let mark = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if mark.superview == nil { addSubview(mark) }
    mark.backgroundColor = arrowDirection == .left ? .blue : .purple
    mark.frame = CGRect(x: 10 + arrowOffset, y: 0, width: 10, height: 10)
  }
}
