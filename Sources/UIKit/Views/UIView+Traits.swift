/// An object that has traits of its own.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that the object has in its place.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed, with the ones before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// The traits that replace the inherited ones for this view and its descendants.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraits }
    set {
      guard let values = newValue as? TraitValues else { return }
      changeOwnTraits { $0 = values }
    }
  }

  func changeOwnTraits(_ change: (inout TraitValues) -> Void) {
    let old = ownTraits
    change(&ownTraits)
    if ownTraits != old { updateTraits() }
  }

  /// Computes the traits anew for this view and, if they changed, its descendants.
  ///
  /// Traits come down the view hierarchy: those of the superview, changed by the controller whose
  /// view this is and then by the view. A view without a superview keeps the traits that it
  /// inherited last; a new one starts with the traits that are current where it is made.
  func updateTraits() {
    visitDescendants { $0.updateOwnTraits() }
  }

  /// - Returns: Whether the traits changed.
  private func updateOwnTraits() -> Bool {
    if let parent {
      inheritedTraits = parent.resolvedTraits
    } else if let window = self as? UIWindow {
      inheritedTraits = window.screenTraits
    }
    var traits = inheritedTraits
    if let controller { traits = controller.updateTraits(inherited: traits) }
    if ownTraits != TraitValues() {
      traits = UITraitCollection(values: traits.values.overridden(by: ownTraits))
    }
    traits = tinted(limitedText(traits))
    guard traits !== resolvedTraits else { return false }
    let old = resolvedTraits
    resolvedTraits = traits
    guard traits != old else { return false }
    traitsDidChange(from: old)
    return true
  }

  private func traitsDidChange(from old: UITraitCollection) {
    applyContentScale()
    if resolvedTraits.hasDifferentColorAppearance(comparedTo: old) {
      if plainBackground.color != nil, layer.backgroundColor == plainBackground.resolved {
        applyBackground()
      }
      markForDisplay(nil)
      resolvedTraits.withCurrent { tintColorDidChange() }
    }
    setNeedsLayout()
    if resolvedTraits.layoutDirection != old.layoutDirection { layoutDirectionDidChange() }
    applyOwnAppearance()
    if resolvedTraits.typesettingLanguage != old.typesettingLanguage {
      setLack(
        .property, "UITraitCollection.typesettingLanguage",
        if: resolvedTraits.typesettingLanguage != nil)
    }
    resolvedTraits.withCurrent {
      traitCollectionDidChange(old)
      TraitObserver.notify(traitObservers, of: self, from: old, to: resolvedTraits)
    }
  }
}

// MARK: - Limits of the text size

extension UIView {
  private func limitedText(_ traits: UITraitCollection) -> UITraitCollection {
    let size = traits.preferredContentSizeCategory
    var limited = size
    if let maximumContentSizeCategory { limited = min(limited, maximumContentSizeCategory) }
    if let minimumContentSizeCategory { limited = max(limited, minimumContentSizeCategory) }
    guard limited != size, size != .unspecified else { return traits }
    return UITraitCollection(traitsFrom: [
      traits, UITraitCollection(preferredContentSizeCategory: limited),
    ])
  }

  var contentSizeLimits: String {
    var lines: [String] = []
    var view: UIView? = self
    while let current = view {
      let minimum = current.minimumContentSizeCategory?.rawValue
      let maximum = current.maximumContentSizeCategory?.rawValue
      if minimum != nil || maximum != nil {
        lines.append(
          "\(type(of: current)): minimum \(minimum ?? "none"), maximum \(maximum ?? "none")")
      }
      view = current.superview
    }
    return lines.joined(separator: "\n")
  }
}

// MARK: - Tint

extension UIView {
  var inheritedTintAdjustment: TintAdjustmentMode {
    guard ownTintAdjustment == .automatic else { return ownTintAdjustment }
    return superview?.tintAdjustmentMode ?? .normal
  }

  func setTintAdjustment(_ mode: TintAdjustmentMode) {
    let old = tintAdjustmentMode
    ownTintAdjustment = mode
    setLack(.property, "UIView.tintAdjustmentMode", if: mode == .dimmed)
    if tintAdjustmentMode != old { visitDescendants { $0.tintAdjustmentDidChange() } }
  }

  /// - Returns: Whether subviews follow the change.
  private func tintAdjustmentDidChange() -> Bool {
    resolvedTraits.withCurrent { tintColorDidChange() }
    return true
  }
}

extension UIView {
  func setTint(_ color: UIColor?) {
    explicitTintColor = color
    updateTint()
  }

  /// Computes the tint anew for this view and, if it changed, its descendants.
  func updateTint() {
    visitDescendants { view in
      let tint = view.explicitTintColor ?? view.parent?.resolvedTintColor ?? .systemBlue
      guard tint !== view.resolvedTintColor else { return false }
      let old = view.resolvedTintColor
      view.resolvedTintColor = tint
      view.carryTint()
      guard tint != old else { return true }
      view.resolvedTraits.withCurrent { view.tintColorDidChange() }
      return true
    }
  }
}
