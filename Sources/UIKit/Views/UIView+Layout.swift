extension UIView {
  /// Runs the layer's layout pass: safe area, controller, the view, controller, with the view's
  /// traits as the current ones.
  func layoutContents(of layer: CALayer) {
    guard layer === self.layer else { return }
    resolvedTraits.withCurrent {
      updateSafeArea()
      if !hasUpdatedProperties || extras?.needsProperties == true {
        hasUpdatedProperties = true
        extras?.needsProperties = false
        updateProperties()
      }
      if extras?.corners != nil { applyCorners() }
      if layoutStateIfAny != nil { systemGuidesMayHaveChanged() }
      controller?.updateContentUnavailableIfNeeded()
      if let recording = LayoutRecording.current {
        recording.watchLayout(of: self)
      } else {
        controller?.viewWillLayoutSubviews()
        demandSuper("layoutSubviews()") { layoutSubviews() }
        controller?.viewDidLayoutSubviews()
      }
    }
  }

  /// Lays out also the superview, which may place this view by its intrinsic size.
  func intrinsicSizeDidChange() {
    layoutMayHaveChanged()
    superview?.layoutMayHaveChanged()
    contentDidChangeForConstraints()
  }

  /// Requests a layout that no app asked for. A view that changes a property in its own layout
  /// places its subviews there, and where constraints place them, the engine reports every new
  /// place.
  func layoutMayHaveChanged() {
    if !layer.isLayingOut { setNeedsLayout() }
  }

  // MARK: Priorities

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
  }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    noteIllegalContentPriority(priority)
    guard priority != hugging(axis) else { return }
    if axis == .horizontal {
      priorities.horizontalHugging = priority
    } else {
      priorities.verticalHugging = priority
    }
    intrinsicSizeDidChange()
  }

  func compression(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? priorities.horizontalCompression : priorities.verticalCompression
  }

  func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    noteIllegalContentPriority(priority)
    guard priority != compression(axis) else { return }
    if axis == .horizontal {
      priorities.horizontalCompression = priority
    } else {
      priorities.verticalCompression = priority
    }
    intrinsicSizeDidChange()
  }

  /// The frame of a view whose alignment rectangle this is.
  func frame(around rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  private func noteIllegalContentPriority(_ priority: UILayoutPriority) {
    guard priority.rawValue != 0, !priority.isLegal else { return }
    LayoutDiagnostics.report(
      .illegalNumber(
        subject: "A content priority of \(LayoutNaming.path(self))",
        number: "\(priority.rawValue)", rule: "Priorities are from 0 to 1000",
        consequence: priority.rawValue > 0 ? "it counts as 1000" : "it counts as 0"))
  }

  // MARK: Direction

  /// The direction that the view's content runs in.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let trait = traitCollection.layoutDirection
    return UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: trait == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction of content with `attribute` in a left-to-right interface.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction of content with an attribute, relative to an interface's direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  package var isRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

/// The priorities with which a view keeps its intrinsic size, by axis.
///
/// Source: the defaults are those that Apple documents for views made in code.
package struct ContentPriorities {
  package var horizontalHugging = UILayoutPriority.defaultLow
  package var verticalHugging = UILayoutPriority.defaultLow
  package var horizontalCompression = UILayoutPriority.defaultHigh
  package var verticalCompression = UILayoutPriority.defaultHigh

  package init() {}
}
