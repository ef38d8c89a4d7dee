internal import QuartzCore

/// The item of a view of UIKit's: it is a subview of the hosting view, and its layer lies among
/// those of the views around it.
class HostedViewItem: LayoutItem {
  final let view: UIView
  /// Makes the view a subview of what shows it.
  final lazy var attach: (UIView) -> Void = { [unowned view] in $0.addSubview(view) }
  /// The representable's own answer; nil for what the view asks for.
  final var ownSize: (ProposedViewSize) -> CGSize? = { _ in nil }

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let size = ownSize(proposal) { return size }
    let ideal = view.intrinsicContentSize
    return CGSize(
      width: length(ideal.width, proposal.width, .horizontal),
      height: length(ideal.height, proposal.height, .vertical))
  }

  /// A view's length in a proposal. From a priority of 750 up, it keeps its own.
  private func length(
    _ own: CGFloat, _ proposal: CGFloat?, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard own != UIView.noIntrinsicMetric else { return max(proposal ?? 0, 0) }
    let keepsMinimum = view.contentCompressionResistancePriority(for: axis) >= .defaultHigh
    let keepsMaximum = view.contentHuggingPriority(for: axis) >= .defaultHigh
    var length = proposal ?? own
    if keepsMaximum { length = min(length, own) }
    return max(length, keepsMinimum ? own : 0)
  }

  /// The frame of the view in the hosting view.
  var heldFrame: CGRect { frame }

  /// Views that reach into the safe area do not move.
  private func movedFrame(in list: LayerList) -> CGRect {
    heldFrame == frame ? shownFrame(in: list) : heldFrame
  }

  /// On iOS a view enters its window after `onAppear` ran, so that an appearance set there counts.
  /// Here it is in the window when it is measured, and takes the appearance once more.
  ///
  /// Source: pictures of appearances of `UISlider` and `UIPageControl` set in `onAppear`.
  private var wasShown = false

  override func addLayers(to list: inout LayerList) {
    let place = list.local(list.onPixels(movedFrame(in: list)))
    guard place.width.isFinite, place.height.isFinite else { return }
    if view.bounds.size != place.size { view.bounds.size = place.size }
    let center = CGPoint(x: place.midX, y: place.midY)
    if view.center != center { view.center = center }
    if let host = list.host, view.superview !== host { attach(host) }
    if !wasShown {
      wasShown = true
      view.applyAppearance()
    }
    list.layers.append(view.layer)
  }

  override func addAccessibility(to list: inout AccessibilityList) {
    if view.isAccessibilityElement {
      list.add(
        AccessibilityEntry(
          frame: heldFrame, label: view.accessibilityLabel, value: view.accessibilityValue,
          hint: view.accessibilityHint, traits: view.accessibilityTraits,
          identifier: view.accessibilityIdentifier))
    } else {
      list.add(AccessibilityEntry(frame: heldFrame, container: view))
    }
  }

  /// Passes on what SwiftUI's environment says to UIKit.
  final func apply(_ environment: EnvironmentValues) {
    var overrides = view.traitOverrides
    let traits = environment.traits
    if view.traitCollection.userInterfaceStyle != traits.userInterfaceStyle {
      overrides.userInterfaceStyle = traits.userInterfaceStyle
    }
    if view.traitCollection.layoutDirection != traits.layoutDirection {
      overrides.layoutDirection = traits.layoutDirection
    }
    if view.traitCollection.preferredContentSizeCategory != traits.preferredContentSizeCategory {
      overrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
    }
    view.traitOverrides = overrides
    if let tint = environment.tintColor {
      let color = UIColor(cgColor: tint.cgColor(in: environment))
      if view.tintColor != color { view.tintColor = color }
    }
    if let control = view as? UIControl {
      if control.isEnabled != environment.isEnabled { control.isEnabled = environment.isEnabled }
    } else if view.isUserInteractionEnabled != environment.isEnabled {
      view.isUserInteractionEnabled = environment.isEnabled
    }
  }
}

/// The item of a view that holds a whole screen's content, a list or bars with pages: it takes all
/// that it is offered, and the safe area beside it as well.
final class ContainerViewItem: HostedViewItem {
  private var grown: CGRect?

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let size = ownSize(proposal) { return size }
    return proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() { grown = SafeArea.current?.grown(frame, .all) }
  override var heldFrame: CGRect { grown ?? frame }
  /// How far the view reaches below what it was offered: under bars of SwiftUI's, too.
  var bottomReach: CGFloat { heldFrame.maxY - frame.maxY }
}
